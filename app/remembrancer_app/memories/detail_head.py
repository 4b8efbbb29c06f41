"""The top of the detail: type, standing, and the buttons for what is done most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.memories.words import standings
from remembrancer_app.theme import Icon, Role, Standing, TextStyle, type_word
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import Chip, ChipFace, StatusChip
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

_CHIPS = 2


class DetailHead(QWidget):
    """The badge and word of the type, chips for what is out of the ordinary, and three buttons.

    Signals:
        wanted: "edit", "pin" or "more".
    """

    wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.px(8))
        self._badge = TypeBadge(theme, "fact")
        self._type = PlainText(theme, style=TextStyle.EMPHASIS)
        self._row.addWidget(self._badge)
        self._row.addWidget(self._type)
        self._chips_place = self._row.count()
        self._chips: list[Chip] = []
        self._row.addStretch(1)
        self.edit = self._button(Icon.PENCIL, self.tr("Edit"), "edit")
        self.pin = self._button(Icon.PIN, self.tr("Pin"), "pin")
        self.more = self._button(Icon.ELLIPSIS, self.tr("More actions"), "more")

    def _button(self, icon: Icon, name: str, action: str) -> Button:
        button = Button(self._theme, kind=ButtonKind.GHOST, icon=icon, name=name, size=ControlSize.TOOLBAR)
        button.clicked.connect(lambda: self.wanted.emit(action))
        self._row.addWidget(button)
        return button

    def show_memory(self, memory: Memory, *, read_only: bool, version: str = "") -> None:
        """`version` names the version in the past ("Version 2 of 2")."""
        self._badge.set_memory_type(memory.type)
        self._type.setText(type_word(memory.type))
        for chip in self._chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = []
        if version:
            self._add(Chip(self._theme, ChipFace(version, Icon.HISTORY, Role.PAST)))
        for standing in [each for each in standings(memory) if each is not Standing.PINNED][:_CHIPS]:
            self._add(StatusChip(self._theme, standing))
        for button in (self.edit, self.pin):
            button.setVisible(not read_only)
        pin = self.tr("Unpin") if memory.pinned else self.tr("Pin")
        self.pin.setAccessibleName(pin)
        self.pin.setToolTip(f"{pin} (P)")
        self.pin.set_drawing(Icon.PIN_OFF if memory.pinned else Icon.PIN)

    def _add(self, chip: Chip) -> None:
        self._row.insertWidget(self._chips_place + len(self._chips), chip, 0, Qt.AlignmentFlag.AlignVCenter)
        self._chips.append(chip)
