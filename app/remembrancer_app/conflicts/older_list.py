"""The older statements of a case with more than two, to choose which one is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.conflicts.words import role_face, writer_words
from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.cases import CaseStatement, ConflictCase
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_WIDTH = 168


class OlderList(QWidget):
    """One button a statement; exactly one is chosen.

    Signals:
        chosen: another one is to be compared (its position in the case).
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("older")
        self._theme = theme
        self._day_words = day_words
        self.setAccessibleName(self.tr("Older statements"))
        self.setFixedWidth(theme.px(_WIDTH))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        self._title = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, tone=Role.TEXT2)
        column.addWidget(self._title)
        self._place = QVBoxLayout()
        self._place.setSpacing(theme.px(2))
        column.addLayout(self._place)
        column.addStretch(1)
        self._group = QButtonGroup(self)
        self.buttons: list[OlderButton] = []

    def show_statements(self, case: ConflictCase, statements: Sequence[CaseStatement], chosen: int) -> None:
        self._title.setText(self.tr("{0} older statements").format(self.locale().toString(len(statements))))
        for button in self.buttons:
            self._group.removeButton(button)
            self._place.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for statement in statements:
            by = self.tr("{0}, {1}").format(writer_words(statement), self._day_words.brief(statement.written))
            button = OlderButton(self._theme, statement.memory.content, by, role_face(case, statement).text)
            button.setChecked(statement.position == chosen)
            button.clicked.connect(lambda _checked=False, place=statement.position: self.chosen.emit(place))
            self._group.addButton(button)
            self._place.addWidget(button)
            button.show()
            self.buttons.append(button)


class OlderButton(Painted, QAbstractButton):
    """The beginning of a statement, and by whom and when."""

    def __init__(self, theme: Theme, text: str, by: str, standing: str) -> None:
        QAbstractButton.__init__(self)
        self._by = by
        self.setText(one_line(text, 60))
        self.setAccessibleName(one_line(text, 200))
        self.setAccessibleDescription(f"{standing}, {by}")
        self.setToolTip(plain_tooltip(text))
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(46))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        if self.isChecked():
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, outer, radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif self.underMouse():
            paint_rounded(painter, outer, radius, fill=theme.color(Role.HOVER))
        start = Qt.AlignmentFlag.AlignLeft
        if direction == Qt.LayoutDirection.RightToLeft:
            start = Qt.AlignmentFlag.AlignRight
        room = outer.width() - theme.px(16)
        for words, style, tone, top in (
            (self.text(), TextStyle.SECONDARY_CONTROL, Role.TEXT, 5),
            (self._by, TextStyle.CAPTION, Role.TEXT2, 23),
        ):
            painter.setFont(theme.font(style))
            line = QRect(theme.px(8), theme.px(top), room, theme.px(18))
            paint_line(painter, mirrored(line, outer, direction), words, theme.color(tone), start)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, radius)
