"""What is scrolled up and down, on the ground of what it lies on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class Scroller(QScrollArea):
    """Shows ``inside`` as wide as there is room, and never scrolls across."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        # Both would fill themselves with the colour of a window.
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
