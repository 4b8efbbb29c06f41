"""One of a few choices that need a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.checks import RadioButton
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from remembrancer_app.theme import Icon, Theme


class ChoiceCard(Card):
    """A card with a radio button, an icon, a title and a sentence. A click anywhere on it chooses it.

    Signals:
        chosen: it is the chosen one now.
    """

    chosen = Signal()

    def __init__(self, theme: Theme, icon: Icon, title: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=12, parent=parent)
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        self.radio = RadioButton(theme, name=title)
        self.radio.setAccessibleDescription(sentence)
        self.radio.toggled.connect(self._toggled)
        row.addWidget(self.radio, 0, Qt.AlignmentFlag.AlignVCenter)
        self._icon = icon
        self._drawing = IconLabel(theme, icon)
        row.addWidget(self._drawing, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
        words.addWidget(PlainText(theme, sentence, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        row.addLayout(words, 1)
        self.column.addLayout(row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.isEnabled():
            self.radio.setChecked(True)
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def _toggled(self, checked: bool) -> None:
        self.set_chosen(checked)
        self._drawing.set_drawing(self._icon, Role.ACCENT if checked else Role.TEXT2)
        if checked:
            self.chosen.emit()
