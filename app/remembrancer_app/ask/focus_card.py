"""A card whose edge shows the focus of the text in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent, QPainter

from remembrancer_app.theme import Role, measures
from remembrancer_app.widgets.painting import paint_focus_ring
from remembrancer_app.widgets.pane import Card

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QTextEdit, QWidget

    from remembrancer_app.theme import Theme
    from remembrancer_app.widgets.painted import Painted


class FocusCard(Card):
    """Draws the ring that a text without an edge of its own has no room for."""

    def __init__(
        self, theme: Theme, *, padding: int, ground: Role, edge: Role | None, parent: QWidget | None = None
    ) -> None:
        self._text: Painted | None = None
        super().__init__(theme, padding=padding, ground=ground, edge=edge, parent=parent)

    def ring_for(self, text: QTextEdit) -> None:
        """Show the focus of this text, which is a :class:`Painted`."""
        self._text = text  # type: ignore[assignment]
        text.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) or event.type() == QEvent.Type.KeyPress:
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._text is not None and self._text.shows_focus:
            radius = self._theme.px(measures.RADIUS_LARGE if self._edge is not None else measures.RADIUS)
            paint_focus_ring(self._theme, QPainter(self), self.rect(), radius)
