"""Bars from 0 to 1, in one piece or stacked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer_app.theme.roles import SERIES, Role
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class MeterPart:
    """A piece of a bar: its share of the whole length, 0 to 1."""

    share: float
    role: Role = Role.ACCENT


def series_parts(shares: Sequence[float]) -> tuple[MeterPart, ...]:
    """Pieces in the colours of the chart series, at most four."""
    return tuple(MeterPart(share, role) for share, role in zip(shares, SERIES, strict=False))


def paint_meter(
    theme: Theme,
    painter: QPainter,
    box: QRect,
    parts: Sequence[MeterPart],
    *,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
) -> None:
    """A bar with round ends that fills `box`; pieces stand in order with 1 px of track between them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    radius = min(3.0 * theme.appearance.text_size, box.height() / 2)
    outline.addRoundedRect(QRectF(box), radius, radius)
    painter.setClipPath(outline)
    painter.fillRect(box, theme.color(Role.LINE))
    left = float(box.left())
    end = float(box.left() + box.width())
    for number, part in enumerate(parts):
        width = min(max(0.0, part.share) * box.width(), end - left)
        if width <= 0:
            continue
        gap = 1.0 if number + 1 < len(parts) and width > 2 else 0.0
        piece = QRectF(left, box.top(), width - gap, box.height())
        if direction == Qt.LayoutDirection.RightToLeft:
            piece.moveRight(box.left() + end - left)
        _fill(painter, piece, theme.color(part.role), round_end=len(parts) == 1, radius=radius)
        left += width
    painter.restore()


def _fill(painter: QPainter, piece: QRectF, colour: QColor, *, round_end: bool, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if round_end:
        painter.drawRoundedRect(piece, radius, radius)
    else:
        painter.fillRect(piece, colour)


class MeterBar(Painted, QWidget):
    """A bar as a widget. It cannot be set by hand, and says its value in words through its accessible name."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        parts: Sequence[MeterPart] = (),
        *,
        height: int = 6,
        width: int = 64,
        stretches: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        QWidget.__init__(self, parent)
        self._parts = tuple(parts)
        self._height = height
        self._width = width
        across = QSizePolicy.Policy.Expanding if stretches else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.follow(theme)

    def set_parts(self, parts: Sequence[MeterPart], name: str) -> None:
        """New pieces, and the sentence that says them ("Match 0.83: Meaning 0.50, Words 0.20")."""
        self._parts = tuple(parts)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._width), self._theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(24), self._theme.px(self._height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        height = self._theme.px(self._height)
        box = QRect(0, (self.height() - height) // 2, self.width(), height)
        paint_meter(self._theme, QPainter(self), box, self._parts, direction=self.layoutDirection())
