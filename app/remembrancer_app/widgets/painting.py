"""Shapes that several widgets and delegates draw alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from remembrancer_app.theme.measures import FOCUS_WIDTH
from remembrancer_app.theme.roles import Role

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

DISABLED_OPACITY = 0.45


def paint_rounded(
    painter: QPainter,
    box: QRect | QRectF,
    radius: float,
    *,
    fill: QColor | None = None,
    edge: QColor | None = None,
    width: float = 1.0,
) -> None:
    """A rounded rectangle whose edge lies wholly inside `box`, so that neighbours line up."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = width / 2 if edge is not None else 0.0
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
    corner = max(0.0, radius - half)
    painter.drawRoundedRect(QRectF(box).adjusted(half, half, -half, -half), corner, corner)
    painter.restore()


def paint_focus_ring(theme: Theme, painter: QPainter, box: QRect | QRectF, radius: float) -> None:
    """The 2 px ring inside the edge of what has the keyboard focus."""
    paint_rounded(painter, box, radius, edge=theme.color(Role.FOCUS), width=FOCUS_WIDTH)


def paint_line(
    painter: QPainter, box: QRect, text: str, colour: QColor, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> None:
    """One line of plain text in the middle of the height of `box`, cut with an ellipsis where it is too long.

    The painter's font must be set.
    """
    painter.setPen(colour)
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    flags = alignment | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(box, int(flags), shown)


def mirrored(box: QRect, outer: QRect, direction: Qt.LayoutDirection) -> QRect:
    """`box` as it lies in `outer` for that reading direction."""
    if direction == Qt.LayoutDirection.LeftToRight:
        return box
    return QRect(outer.left() + outer.right() - box.right(), box.top(), box.width(), box.height())
