"""What the timeline remembers between starts: span, range, hidden lanes, clock, and how high the list is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from remembrancer.model.types import TimeAxis
from remembrancer_app.charts.calendar_days import to_date, to_day
from remembrancer_app.timeline.points import TYPES
from remembrancer_app.timeline.viewing import DayRange

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.state.private_state import PrivateState
    from remembrancer_app.timeline.viewing import Viewing

DEFAULT_DAYS = 84.0
_RANGE = "timeline.range"


@dataclass(frozen=True, slots=True)
class RememberedSpan:
    """A span of ``days`` that ended ``end`` days from 1970, or that many days after today if it ``follows_today``."""

    days: float
    end: float
    follows_today: bool

    def bounds(self, today: int) -> tuple[float, float]:
        end = self.end + today if self.follows_today else self.end
        return end - self.days, end


class TimelineMemory:
    """Reads and writes the page's state. What cannot be read is as if it had never been written."""

    def __init__(self, state: PageState, private: PrivateState) -> None:
        self._state = state
        self._private = private

    def save_view(self, viewing: Viewing) -> None:
        follows = viewing.start <= viewing.today <= viewing.end
        self._state.set_value("days", viewing.length)
        self._state.set_value("end", viewing.end - viewing.today if follows else viewing.end)
        self._state.set_value("follows_today", follows)
        chosen = viewing.chosen
        words = f"{to_date(chosen.first)}..{to_date(chosen.last)}" if chosen is not None else ""
        self._private.keep(_RANGE, words)
        self._state.set_value("lanes", [TYPES[lane] for lane in viewing.lanes])

    def span(self) -> RememberedSpan:
        days = self._state.value("days", DEFAULT_DAYS)
        end = self._state.value("end", 1.0 + 0.04 * DEFAULT_DAYS)
        # Also false for what is not a number.
        if not (1.0 <= days <= 1e5 and abs(end) <= 1e6):
            return RememberedSpan(DEFAULT_DAYS, 1.0 + 0.04 * DEFAULT_DAYS, follows_today=True)
        return RememberedSpan(days, end, self._state.value("follows_today", True))

    def chosen(self) -> DayRange | None:
        first, _, last = self._private.value(_RANGE).partition("..")
        try:
            return DayRange.between(to_day(date.fromisoformat(first)), to_day(date.fromisoformat(last)))
        except ValueError:
            return None

    def lanes(self) -> tuple[int, ...]:
        """The lanes shown; all of them if nothing is known."""
        names = self._state.value("lanes", list(TYPES))
        return tuple(lane for lane, name in enumerate(TYPES) if name in names)

    def axis(self) -> TimeAxis:
        try:
            return TimeAxis(self._state.value("axis", TimeAxis.LIFE.value))
        except ValueError:
            return TimeAxis.LIFE

    def save_axis(self, axis: TimeAxis) -> None:
        self._state.set_value("axis", axis.value)
