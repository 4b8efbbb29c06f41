"""Small drawings that recur in every row, drawn once and then copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from remembrancer_app.theme import Role, measures
from remembrancer_app.widgets.painting import paint_rounded
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer_app.theme import Theme

_Key = tuple[str, int, int, float]


class Stamps:
    """Type badges and the grey shapes of rows that are still to come, kept until the theme changes.

    Rounded shapes are smoothed at their edges, which costs more than all the rest of a cell.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[_Key, QPixmap] = {}
        theme.changed.connect(self._kept.clear)

    def badge(self, painter: QPainter, box: QRect, memory_type: str) -> None:
        def draw(stamp: QPainter, inside: QRect) -> None:
            paint_type_badge(self._theme, stamp, inside, memory_type)

        self._stamp(painter, box, memory_type, draw)

    def shape(self, painter: QPainter, box: QRect) -> None:
        """A grey shape: a square with soft corners, or a bar with round ends."""
        square = box.width() == box.height()
        radius = self._theme.px(measures.RADIUS_SMALL) if square else box.height() / 2

        def draw(stamp: QPainter, inside: QRect) -> None:
            paint_rounded(stamp, inside, radius, fill=self._theme.color(Role.SKELETON))

        self._stamp(painter, box, "", draw)

    def _stamp(self, painter: QPainter, box: QRect, name: str, draw: Callable[[QPainter, QRect], None]) -> None:
        ratio = painter.device().devicePixelRatioF()
        key = (name, box.width(), box.height(), ratio)
        kept = self._kept.get(key)
        if kept is None:
            kept = QPixmap(QSize(round(box.width() * ratio), round(box.height() * ratio)))
            kept.setDevicePixelRatio(ratio)
            kept.fill(Qt.GlobalColor.transparent)
            with QPainter(kept) as stamp:
                draw(stamp, QRect(0, 0, box.width(), box.height()))
            self._kept[key] = kept
        painter.drawPixmap(box.topLeft(), kept)
