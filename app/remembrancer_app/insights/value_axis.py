"""The vertical axis of the charts of Insights: few ticks, the unit on the topmost alone."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, Any

import pyqtgraph
from PySide6.QtGui import QFontMetrics

from remembrancer_app.theme import TextStyle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from remembrancer_app.theme import Theme

_WIDTH, _BESIDE = 48, 12


class ValueAxis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """``write`` gives a value in words; ``values`` are the ticks."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("left")
        self._theme = theme
        self.setStyle(tickLength=0, showValues=True)
        self._widest = ""
        self._take_width()
        theme.changed.connect(self._take_width)

    def show_values(
        self, values: Sequence[float], write: Callable[[float], str], write_top: Callable[[float], str] | None = None
    ) -> None:
        """These ticks. ``write_top`` gives the topmost in words, with its unit."""
        top = max(values, default=0.0)
        words = [(value, (write_top or write)(value) if value == top else write(value)) for value in values]
        self._widest = max((text for _, text in words), key=len, default="")
        self.setTicks([words])
        self._take_width()

    def drawPicture(self, painter: Any, _axis: Any, ticks: Any, texts: Any) -> None:
        # Without the line along the axis: the grid is enough.
        super().drawPicture(painter, (pyqtgraph.mkPen(None), _axis[1], _axis[2]), ticks, texts)

    def _take_width(self) -> None:
        font = self._theme.font(TextStyle.CAPTION, tabular=True)
        beside = self._theme.px(_BESIDE)
        self.setWidth(max(self._theme.px(_WIDTH), QFontMetrics(font).horizontalAdvance(self._widest) + beside))


def nice_values(low: float, high: float, count: int = 4, *, whole: bool = False) -> list[float]:
    """Round values from below ``low`` to above ``high``, about ``count`` of them; ``whole`` for what is counted."""
    span = max(high - low, 1e-9)
    rough = span / max(count - 1, 1)
    power = 10.0 ** _floor_log10(rough)
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough - 1e-12)
    if whole:
        step = float(ceil(step - 1e-9))
    first = _floor_to(low, step)
    values = [first]
    while values[-1] < high - 1e-9:
        values.append(values[-1] + step)
    return values


def _floor_log10(value: float) -> int:
    return floor(log10(value))


def _floor_to(value: float, step: float) -> float:
    return floor(value / step + 1e-9) * step
