"""What the person looks at: the span of days, the chosen range, the cursor, the lanes. Every view of it follows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from remembrancer_app.timeline.bins import SINGLE_MARKS, Bin, bin_for
from remembrancer_app.timeline.points import TYPES, Points, nothing

SHORTEST_SPAN = 3.0
_ROOM_AROUND = 0.04
"""The share of the span left free after today, so that the line and its word stand clear of the edge."""


@dataclass(frozen=True, slots=True)
class DayRange:
    """The days ``first`` to ``last``, both included."""

    first: int
    last: int

    @classmethod
    def between(cls, one: int, other: int) -> DayRange:
        return cls(min(one, other), max(one, other))


@dataclass(frozen=True, slots=True)
class Cell:
    """A bar of one lane: the first day of its bin, and the type's place in the fixed order."""

    day: int
    lane: int


class Viewing(QObject):
    """The state of the timeline, without any painting. Days are numbers of local days.

    Signals:
        points_changed: other memories.
        span_changed: the visible days moved or were zoomed.
        range_changed: another range, or none.
        cursor_changed: the cursor stands elsewhere.
        lanes_changed: lanes were hidden or shown.
    """

    points_changed = Signal()
    span_changed = Signal()
    range_changed = Signal()
    cursor_changed = Signal()
    lanes_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._points = nothing()
        self._points_shown = False
        self._today = 0
        self._start, self._end = 0.0, 84.0
        self._width = 900
        self._chosen: DayRange | None = None
        self._anchor = 0
        self._cursor: Cell | None = None
        self._cursor_place = -1
        self._lanes = tuple(range(len(TYPES)))

    # What is there

    @property
    def points(self) -> Points:
        return self._points

    @property
    def points_shown(self) -> bool:
        """Whether memories were ever given, be it none."""
        return self._points_shown

    @property
    def today(self) -> int:
        return self._today

    def set_points(self, points: Points, today: int) -> None:
        """Other memories in the same view; the span stays where it is."""
        self._points = points
        self._points_shown = True
        self._cursor_place = -1  # places are those of other points now
        self._today = today
        self.points_changed.emit()
        self.set_span(self._start, self._end)

    @property
    def extent(self) -> tuple[int, int]:
        """The first day and the last day there is anything to see on; today always belongs to them."""
        if not len(self._points):
            return self._today, self._today
        return min(self._points.first_day, self._today), max(self._points.last_day, self._today)

    # The span

    @property
    def start(self) -> float:
        return self._start

    @property
    def end(self) -> float:
        return self._end

    @property
    def length(self) -> float:
        return self._end - self._start

    @property
    def pixels_per_day(self) -> float:
        return self._width / self.length

    @property
    def bin(self) -> Bin:
        return bin_for(self.pixels_per_day)

    @property
    def shows_single_marks(self) -> bool:
        return self.pixels_per_day > SINGLE_MARKS

    @property
    def visible_days(self) -> DayRange:
        """The days that are wholly or partly to be seen, those before and after everything left out."""
        first, last = self.extent
        start = min(max(int(self._start // 1), first), last)
        end = max(min(int(-(-self._end // 1)) - 1, last), start)
        return DayRange(start, end)

    def set_width(self, pixels: int) -> None:
        """The chart has another width; the span stays."""
        if pixels != self._width and pixels > 0:
            self._width = pixels
            self.span_changed.emit()

    def set_span(self, start: float, end: float) -> None:
        """Show these days. The span is kept within what there is: its middle never leaves it."""
        first, last = self.extent
        longest = max((last + 1 - first) * 1.15, 2 * SHORTEST_SPAN, 28.0)
        length = min(max(end - start, SHORTEST_SPAN), longest)
        middle = min(max((start + end) / 2, float(first)), float(last + 1))
        start, end = middle - length / 2, middle + length / 2
        if (start, end) != (self._start, self._end):
            self._start, self._end = start, end
            self.span_changed.emit()

    def zoom(self, factor: float, anchor: float | None = None) -> None:
        """Make the span ``factor`` times as long; the day ``anchor`` stays where it is on the screen."""
        if anchor is None:
            anchor = self._start + self.length / 2
            if self._cursor is not None and self._cursor_in_sight():
                anchor = self._cursor.day + 0.5
        length = min(max(self.length * factor, SHORTEST_SPAN), 1e6)
        share = (anchor - self._start) / self.length
        self.set_span(anchor - share * length, anchor + (1 - share) * length)

    def pan(self, days: float) -> None:
        self.set_span(self._start + days, self._end + days)

    def show_days(self, days: float) -> None:
        """A span of that many days: around the cursor or the range if they are in sight, else up to today."""
        if self._chosen is not None:
            middle = (self._chosen.first + self._chosen.last + 1) / 2
        elif self._cursor is not None and self._cursor_in_sight():
            middle = self._cursor.day + 0.5
        else:
            middle = self._start + self.length / 2
        end = min(middle + days / 2, self._today + 1 + _ROOM_AROUND * days)
        if self._today + 1 <= self._end:
            # Who sees today goes on seeing it.
            end = self._today + 1 + _ROOM_AROUND * days
        self.set_span(end - days, end)

    def show_all(self) -> None:
        first, last = self.extent
        length = last + 1 - first
        self.set_span(first - _ROOM_AROUND / 2 * length, last + 1 + _ROOM_AROUND * length)

    def fit(self) -> None:
        """The range if there is one, else everything."""
        if self._chosen is None:
            self.show_all()
            return
        length = self._chosen.last + 1 - self._chosen.first
        margin = max(length * 0.1, 0.5)
        self.set_span(self._chosen.first - margin, self._chosen.last + 1 + margin)

    def reveal(self, first: int, last: int) -> None:
        """Move the span just so far that these days are in it."""
        margin = min(self.length * 0.03, 2.0)
        if first < self._start:
            self.pan(first - margin - self._start)
        elif last + 1 > self._end:
            self.pan(last + 1 + margin - self._end)

    # The range

    @property
    def chosen(self) -> DayRange | None:
        return self._chosen

    @property
    def listed(self) -> DayRange:
        """The days whose memories are listed: the range, or what is in sight."""
        return self._chosen or self.visible_days

    def choose(self, chosen: DayRange | None) -> None:
        if chosen != self._chosen:
            self._chosen = chosen
            self.range_changed.emit()

    def choose_to(self, anchor: int, day: int) -> None:
        """A range of whole bins from the one of ``anchor`` to that of ``day``, whichever comes first."""
        one, other = self.bin.bounds(anchor), self.bin.bounds(day)
        self.choose(DayRange(min(one[0], other[0]), max(one[1], other[1])))

    # The lanes

    @property
    def lanes(self) -> tuple[int, ...]:
        """The lanes shown, in order."""
        return self._lanes

    def show_lanes(self, lanes: tuple[int, ...]) -> None:
        """Show these lanes and hide the others; none at all means all of them."""
        lanes = tuple(sorted(set(lanes))) or tuple(range(len(TYPES)))
        if lanes != self._lanes:
            self._lanes = lanes
            if self._cursor is not None and self._cursor.lane not in lanes:
                self.set_cursor(None)
            self.lanes_changed.emit()

    # The cursor

    @property
    def cursor(self) -> Cell | None:
        return self._cursor

    @property
    def cursor_days(self) -> DayRange | None:
        """The days of the cursor's bin."""
        return DayRange(*self.bin.bounds(self._cursor.day)) if self._cursor is not None else None

    @property
    def cursor_place(self) -> int:
        """The memory meant: the one the cursor was set on, else the latest of its bar; -1 if there is none."""
        if self._cursor is None:
            return -1
        there = self.memories_at(self._cursor)
        return self._cursor_place if self._cursor_place in there else next(iter(there), -1)

    def set_cursor(self, cursor: Cell | None, place: int = -1) -> None:
        """On a bar, and there on the memory at that place of the points, if one is named."""
        if cursor != self._cursor or place != self._cursor_place:
            self._cursor, self._cursor_place = cursor, place
            self.cursor_changed.emit()

    def memories_at(self, cell: Cell) -> tuple[int, ...]:
        """The places of the memories of a bar, the latest first."""
        return tuple(int(place) for place in self._points.of_type(*self.bin.bounds(cell.day), cell.lane)[::-1])

    def move_cursor(self, bins: int, lanes: int, *, extends: bool = False) -> None:
        """By bins and lanes. ``extends`` carries the range along, from where the cursor was when that began."""
        if self._cursor is None:
            self._place_cursor()
            if not extends:
                return
        cursor = self._cursor
        if cursor is None:
            return
        if extends and self._chosen is None:
            self._anchor = cursor.day
        place = self._lanes.index(cursor.lane)
        lane = self._lanes[min(max(place + lanes, 0), len(self._lanes) - 1)]
        first, last = self.extent
        day = min(max(self.bin.moved(cursor.day, bins), self.bin.bounds(first)[0]), last) if bins else cursor.day
        self._go(Cell(day, lane), extends=extends)

    def move_cursor_to(self, day: int, *, extends: bool = False) -> None:
        """To a day in the same lane."""
        if self._cursor is None:
            self._place_cursor()
        if self._cursor is None:
            return
        if extends and self._chosen is None:
            self._anchor = self._cursor.day
        self._go(Cell(self.bin.bounds(day)[0], self._cursor.lane), extends=extends)

    def move_cursor_to_next(self, step: int) -> None:
        """To the next bar of the same lane that is not empty, or back to the one before."""
        if self._cursor is None:
            self._place_cursor()
            return
        first, last = self.bin.bounds(self._cursor.day)
        points, lane = self._points, self._cursor.lane
        if step > 0:
            found = points.of_type(last + 1, points.last_day, lane)[:1]
        else:
            found = points.of_type(points.first_day, first - 1, lane)[-1:]
        for place in found:
            self.move_cursor_to(int(points.positions[place] // 1))

    def _go(self, cell: Cell, *, extends: bool) -> None:
        self.set_cursor(cell)
        first, last = self.bin.bounds(cell.day)
        if extends:
            self.choose_to(self._anchor, cell.day)
        self.reveal(first, last)

    def anchor_at(self, day: int) -> None:
        """Ranges by keyboard start here."""
        self._anchor = day

    def _place_cursor(self) -> None:
        """Where a first arrow key puts it: on the latest memory in sight, else on the last visible day."""
        days = self.visible_days
        places = self._points.of_types(days.first, days.last, self._lanes)
        if len(places):
            place = int(places[-1])
            day, lane = int(self._points.positions[place] // 1), int(self._points.types[place])
        else:
            day, lane = days.last, self._lanes[0]
        self.set_cursor(Cell(self.bin.bounds(day)[0], lane))

    def _cursor_in_sight(self) -> bool:
        return self._cursor is not None and self._start <= self._cursor.day <= self._end
