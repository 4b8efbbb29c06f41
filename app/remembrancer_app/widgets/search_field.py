"""The search field of the header."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QInputMethodEvent, QPainter, QTextCharFormat
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.key_cap import KeyCap
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_rounded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class Highlight:
    """A stretch of the text to colour: the position and length in UTF-16 units, as QLineEdit counts."""

    start: int
    length: int
    role: Role = Role.LINK


class SearchField(Painted, QFrame):
    """An icon, a line of text, and a key cap while it is empty or help and clear buttons while it is not.

    `highlights` says which stretches of a text to colour; it is asked at every change.
    """

    text_changed = Signal(str)
    submitted = Signal(str)
    help_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        *,
        name: str,
        placeholder: str = "",
        key: str = "",
        icon: Icon = Icon.SEARCH,
        helps: bool = False,
        highlights: Callable[[str], Sequence[Highlight]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        QFrame.__init__(self, parent)
        self._highlights = highlights
        self._helps = helps
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.line = QLineEdit(self)
        self.line.setProperty("bare", True)
        self.line.setFrame(False)
        self.line.setAccessibleName(name)
        self.line.setPlaceholderText(placeholder)
        self.line.textChanged.connect(self._text_changed)
        self.line.returnPressed.connect(self._submit)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self._help = Button(
            theme,
            kind=ButtonKind.GHOST,
            icon=Icon.CIRCLE_QUESTION_MARK,
            name=self.tr("How to search"),
            size=ControlSize.ROW,
        )
        self._help.clicked.connect(self.help_wanted)
        self._clear = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Clear the search"), size=ControlSize.ROW
        )
        self._clear.clicked.connect(self._clear_text)
        self._cap = KeyCap(theme, key)
        self._row = QHBoxLayout(self)
        self._row.addWidget(IconLabel(theme, icon))
        self._row.addWidget(self.line, 1)
        for widget in (self._cap, self._help, self._clear):
            self._row.addWidget(widget)
        self.follow(theme)
        self._show_buttons("")

    def text(self) -> str:
        return self.line.text()

    def set_text(self, text: str) -> None:
        self.line.setText(text)

    def set_key(self, key: str) -> None:
        """Another key that leads here, as its cap shows it; an empty text for none."""
        self._cap.setText(key)
        self._cap.updateGeometry()
        self._show_buttons(self.line.text())

    def highlight_again(self) -> None:
        """Colour the text anew, because what is known about its parts changed."""
        formats = []
        if self._highlights is not None:
            formats = [self._attribute(part) for part in self._highlights(self.line.text())]
        # QLineEdit has no formats of its own; those of an input method without any text of it remain.
        QApplication.sendEvent(self.line, QInputMethodEvent("", formats))

    def take_theme(self) -> None:
        theme = self._theme
        self.line.setFont(theme.font(TextStyle.BODY))
        self.setFixedHeight(theme.px(measures.CONTROL_HEIGHT))
        self._row.setContentsMargins(theme.px(11), 0, theme.px(6), 0)
        self._row.setSpacing(theme.px(8))
        self.highlight_again()
        super().take_theme()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(measures.SEARCH_WIDTH), self._theme.px(measures.CONTROL_HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.SURFACE), edge=theme.color(Role.LINE2))
        if self.line.hasFocus():
            paint_focus_ring(theme, painter, self.rect(), radius)

    def _attribute(self, part: Highlight) -> QInputMethodEvent.Attribute:
        look = QTextCharFormat()
        look.setForeground(self._theme.color(part.role))
        look.setFontWeight(QFont.Weight.Medium)
        # Positions count from the cursor.
        start = part.start - self.line.cursorPosition()
        return QInputMethodEvent.Attribute(QInputMethodEvent.AttributeType.TextFormat, start, part.length, look)

    def _show_buttons(self, text: str) -> None:
        self._cap.setVisible(not text and bool(self._cap.text()))
        self._help.setVisible(bool(text) and self._helps)
        self._clear.setVisible(bool(text))

    @Slot(str)
    def _text_changed(self, text: str) -> None:
        self._show_buttons(text)
        self.highlight_again()
        self.text_changed.emit(text)

    @Slot()
    def _submit(self) -> None:
        self.submitted.emit(self.line.text())

    @Slot()
    def _clear_text(self) -> None:
        self.line.clear()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
