"""Where things lie on the chart, in pixels of the plot."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer_app.timeline.viewing import Cell, Viewing

_LANE_PADDING = 2


@dataclass(frozen=True, slots=True)
class Layout:
    """The plot's ``width`` and ``height``, the days at its edges, and the lanes from top to bottom."""

    width: float
    height: float
    start: float
    end: float
    lanes: tuple[int, ...]

    @classmethod
    def of(cls, viewing: Viewing, width: float, height: float) -> Layout:
        return cls(width, height, viewing.start, viewing.end, viewing.lanes)

    @property
    def pixels_per_day(self) -> float:
        return self.width / (self.end - self.start)

    def x(self, position: float) -> float:
        return (position - self.start) * self.pixels_per_day

    def position(self, x: float) -> float:
        return self.start + x / self.pixels_per_day

    def lane_top(self, place: int) -> int:
        """The upper edge of the lane at that place from the top; whole pixels, so that lines stay sharp."""
        return round(place * self.height / len(self.lanes))

    def lane_room(self, place: int) -> tuple[int, int]:
        """The upper edge and the height of what bars of a lane may fill."""
        top = self.lane_top(place) + _LANE_PADDING
        return top, max(1, self.lane_top(place + 1) - _LANE_PADDING - top)

    def place_at(self, y: float) -> int:
        """Which lane from the top lies there; the nearest where there is none."""
        return min(max(int(y * len(self.lanes) / max(self.height, 1.0)), 0), len(self.lanes) - 1)

    def cell_at(self, x: float, y: float, viewing: Viewing) -> Cell:
        day = int(self.position(x) // 1)
        return Cell(viewing.bin.bounds(day)[0], self.lanes[self.place_at(y)])
