"""The type of what is being written: guessed, with its reason, until the person chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer.wording import explain_type
from remembrancer_app.memories.type_menu import type_menu
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import TYPE_ICONS, Role, TextStyle, type_word
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel

if TYPE_CHECKING:
    from remembrancer.model.memory import TypeReason
    from remembrancer.model.types import MemoryType
    from remembrancer_app.theme import Theme

_SURE = 0.8
_FAIRLY_SURE = 0.5


class TypeLine(QWidget):
    """A button with the type and, behind it, why it is that.

    Signals:
        chosen: the person chose a type (a MemoryType).
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._guess: tuple[MemoryType, TypeReason] | None = None
        self._choice: MemoryType | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        self.button = Button(theme, self.tr("Type"), size=ControlSize.TOOLBAR, drops=True)
        self.button.clicked.connect(self._ask)
        self.reason = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.reason.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(self.button)
        row.addWidget(self.reason, 1)
        theme.changed.connect(self._show)
        self._show()

    @property
    def choice(self) -> MemoryType | None:
        """What the person chose, None where the guess stands."""
        return self._choice

    @property
    def guessed(self) -> MemoryType | None:
        return None if self._guess is None else self._guess[0]

    def set_choice(self, choice: MemoryType | None) -> None:
        self._choice = choice
        self._show()

    def show_guess(self, kind: MemoryType, reason: TypeReason) -> None:
        self._guess = (kind, reason)
        self._show()

    def forget_guess(self) -> None:
        self._guess = None
        self._show()

    @Slot()
    def _show(self) -> None:
        kind = self._choice or self.guessed
        if kind is None:
            self.button.setText(self.tr("Type"))
            self.button.set_drawing(None)
            self.reason.setText(self.tr("Guessed while you write"))
        else:
            self.button.setText(type_word(kind))
            self.button.set_drawing(TYPE_ICONS[kind], self._theme.type_color(kind))
            self.reason.setText(self._reason())
        self.button.setAccessibleName(self.tr("Type: {0}").format(self.button.text()))
        self.button.updateGeometry()
        self.reason.update()

    def _reason(self) -> str:
        if self._choice is not None:
            return self.tr("You chose it.")
        if self._guess is None:
            return ""
        reason = self._guess[1]
        if reason.certainty >= _SURE:
            certainty = self.tr("Sure")
        elif reason.certainty >= _FAIRLY_SURE:
            certainty = self.tr("Fairly sure")
        else:
            certainty = self.tr("A guess")
        return self.tr("{0}: {1}").format(certainty, explain_type(reason, translate))

    @Slot()
    def _ask(self) -> None:
        menu = type_menu(self._theme, self, self._choice or self.guessed, self._choose)
        menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def _choose(self, kind: MemoryType) -> None:
        self.set_choice(kind)
        self.chosen.emit(kind)
