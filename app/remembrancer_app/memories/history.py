"""What became of a memory: its versions, what each changed, when and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer_app.memories.words import changed_words, one_line
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer.model.memory import Version
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_SHOWN = 12
_WAS_CHARACTERS = 44


class HistoryBlock(QWidget):
    """The newest version first. A click opens the text a version had; another one closes it.

    Signals:
        restore_wanted: make this Version's values current again.
    """

    restore_wanted = Signal(object)

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self._theme = theme
        self._day_words = day_words
        self._versions: tuple[Version, ...] = ()
        self._read_only = False
        self._all = False
        self._open_number = 0
        self.entries: list[HistoryEntry] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        head = QHBoxLayout()
        self.title = PlainText(theme, self.tr("History"), style=TextStyle.SECONDARY_EMPHASIS)
        head.addWidget(self.title)
        head.addStretch(1)
        column.addLayout(head)
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        column.addWidget(self._list)

    def show_history(self, versions: tuple[Version, ...], *, read_only: bool) -> None:
        """Show these versions, all closed."""
        if versions and self._versions and versions[0].memory.id != self._versions[0].memory.id:
            self._all = False
        self._versions = versions
        self._read_only = read_only
        self._open_number = 0
        self._build()

    def focus_first(self) -> None:
        if self.entries:
            self.entries[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _build(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.entries = []
        shown = self._versions if self._all else self._versions[:_SHOWN]
        for place, version in enumerate(shown):
            last = place == len(self._versions) - 1
            entry = HistoryEntry(
                self._theme, self._title(place, version), self._by(version), newest=place == 0, last=last
            )
            entry.clicked.connect(lambda _checked=False, version=version: self._toggle(version))
            self._column.addWidget(entry)
            # At once, so that it can take the focus; the layout would show it a little later.
            entry.show()
            self.entries.append(entry)
            if version.memory.number == self._open_number:
                entry.set_open()
                self._column.addWidget(self._text_of(version, newest=place == 0))
        if len(shown) < len(self._versions):
            more = Button(
                self._theme,
                self.tr("Show all {0} versions").format(self.locale().toString(len(self._versions))),
                size=ControlSize.ROW,
            )
            more.clicked.connect(self._show_all)
            self._column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_all(self) -> None:
        self._all = True
        self._build()

    def _toggle(self, version: Version) -> None:
        number = version.memory.number
        self._open_number = 0 if self._open_number == number else number
        self._build()
        for entry, each in zip(self.entries, self._versions, strict=False):
            if each is version:
                entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _title(self, place: int, version: Version) -> str:
        words = changed_words(version)
        first = place == len(self._versions) - 1
        text_differs = len(self._versions) > 1 and version.memory.content != self._versions[0].memory.content
        if first and text_differs:
            return self.tr("Created as “{0}”").format(one_line(version.memory.content, _WAS_CHARACTERS))
        return words

    def _by(self, version: Version) -> str:
        actor = self.tr("You") if version.actor_kind == "person" else version.actor
        words = f"{self._day_words.moment(version.opened)} · {actor}"
        return f"{words} · {one_line(version.reason)}" if version.reason else words

    def _text_of(self, version: Version, *, newest: bool) -> QWidget:
        theme = self._theme
        card = Card(theme, padding=10, ground=Role.SUNKEN, edge=None)
        card.setObjectName("version_text")
        words = self.tr("Version {0}").format(self.locale().toString(version.memory.number))
        if version.memory.title:
            words = f"{words} · {version.memory.title}"
        card.column.setSpacing(theme.px(6))
        card.column.addWidget(PlainText(theme, words, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True))
        card.column.addWidget(StatementText(theme, version.memory.content, style=TextStyle.BODY, name=words))
        if not newest and not self._read_only:
            restore = Button(theme, self.tr("Make this current again"), icon=Icon.ROTATE_CCW, size=ControlSize.ROW)
            restore.clicked.connect(lambda: self.restore_wanted.emit(version))
            card.column.addWidget(restore, 0, Qt.AlignmentFlag.AlignLeft)
        return card


class HistoryEntry(Painted, QAbstractButton):
    """A dot on a line, what changed, and when by whom."""

    def __init__(self, theme: Theme, title: str, by: str, *, newest: bool, last: bool) -> None:
        QAbstractButton.__init__(self)
        self._by = by
        self._newest, self._last = newest, last
        self._open = False
        self.setText(title)
        self.setAccessibleName(f"{title}, {by}")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_open(self) -> None:
        self._open = True
        self.setAccessibleDescription(self.tr("open"))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        if self.underMouse() or self._open:
            paint_rounded(painter, outer, theme.px(measures.RADIUS), fill=theme.color(Role.HOVER))
        dot = theme.px(9)
        centre = theme.px(6)
        top = theme.px(8)
        if not self._last:
            line = QRect(centre, top + dot + theme.px(3), 1, outer.height())
            painter.fillRect(mirrored(line, outer, direction), theme.color(Role.LINE))
        if not self._newest:
            above = QRect(centre, 0, 1, top - theme.px(3))
            painter.fillRect(mirrored(above, outer, direction), theme.color(Role.LINE))
        circle = mirrored(QRect(centre - dot // 2, top, dot, dot), outer, direction)
        paint_rounded(painter, circle, dot / 2, fill=theme.color(Role.ACCENT if self._newest else Role.LINE2))
        left = theme.px(22)
        painter.setFont(theme.font(TextStyle.SECONDARY_EMPHASIS if self._newest else TextStyle.SECONDARY))
        title = QRect(left, theme.px(4), outer.width() - left - theme.px(4), theme.px(17))
        paint_line(painter, mirrored(title, outer, direction), self.text(), theme.color(Role.TEXT))
        painter.setFont(theme.font(TextStyle.CAPTION))
        by = QRect(left, theme.px(20), title.width(), theme.px(16))
        paint_line(painter, mirrored(by, outer, direction), self._by, theme.color(Role.TEXT2))
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, theme.px(measures.RADIUS))
