"""Mixing colours."""

from __future__ import annotations

from PySide6.QtGui import QColor


def mixed(top: QColor, share: float, ground: QColor) -> QColor:
    """`top` at `share` (0 to 1) laid over the opaque `ground`, mixed in sRGB as a translucent layer would be."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        top.redF() * share + ground.redF() * keep,
        top.greenF() * share + ground.greenF() * keep,
        top.blueF() * share + ground.blueF() * keep,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` with `alpha` (0 to 1) of its own opacity."""
    result = QColor(colour)
    result.setAlphaF(colour.alphaF() * alpha)
    return result
