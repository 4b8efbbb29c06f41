"""Keeps what stands below two texts side by side at one height, so that it can be read across."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

if TYPE_CHECKING:
    from remembrancer_app.conflicts.side import StatementSide
    from remembrancer_app.theme import Theme

_MOST = 90
"""Further apart (about three lines) the shorter side would be mostly empty, and its values out of sight."""


class EvenTexts(QObject):
    """Gives the shorter of both texts the room of the longer one."""

    def __init__(self, theme: Theme, sides: tuple[StatementSide, StatementSide], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sides = sides
        for side in sides:
            side.text.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            heights = [side.text.height() for side in self._sides]
            is_near = max(heights) - min(heights) <= self._theme.px(_MOST)
            for side in self._sides:
                side.give_text_room(max(heights) if is_near else 0)
        return super().eventFilter(watched, event)
