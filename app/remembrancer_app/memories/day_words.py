"""Times in words, and as a person types them, seen from the present of a clock."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.wording import DateWords
from remembrancer.wording.dates import WEEKDAYS
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from remembrancer.model.clock import Clock

_DAY_ENDS = ((0, 0), (23, 59))
"""Local times that stand for a day without an hour."""


class DayWords:
    """Words for instants. Unlike :class:`DateWords` it does not stand still: every call looks at the clock.

    In the past it is the moment that is looked at from which "3 h ago" and "in 28 days" are told.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._as_of: datetime | None = None

    def look_from(self, as_of: datetime | None) -> None:
        """Tell times as seen from this instant; None for the present, as it goes on."""
        self._as_of = as_of

    @property
    def _now(self) -> datetime:
        return self._as_of or self._clock.now()

    @property
    def dates(self) -> DateWords:
        """The words as of now."""
        return DateWords(self._now, self._clock.zone(), translate)

    def brief(self, instant: datetime) -> str:
        """``24 Feb``, and ``3 h ago`` for what is less than a day past."""
        return self.dates.recent(instant)

    def moment(self, instant: datetime) -> str:
        """``24 Feb 2026, 16:42``, always with the time."""
        return self.dates.moment(instant)

    def day_or_moment(self, instant: datetime) -> str:
        """``24 Feb 2026``, with the time where it says more than the day."""
        return self.dates.day_with_year(instant) if self._is_day(instant) else self.dates.moment(instant)

    def weekday(self, instant: datetime) -> str:
        """``Wed 15 Apr 2026``, with the time where it says more than the day."""
        return self._with_weekday(instant, self.day_or_moment(instant))

    def short_weekday(self, instant: datetime) -> str:
        """``Fri 4 Dec``, with the year where it is not this one and the time where it says more than the day."""
        words = self._with_weekday(instant, self.dates.day(instant))
        return words if self._is_day(instant) else f"{words}, {self.dates.time(instant)}"

    def due(self, instant: datetime) -> str:
        """``Wed 15 Apr 2026, in 28 days``."""
        return self.dates.due(instant)

    def full(self, instant: datetime) -> str:
        """Day, time and zone, for tooltips."""
        return self.dates.full(instant)

    def is_over(self, instant: datetime) -> bool:
        return instant < self._now

    def typed(self, instant: datetime | None) -> str:
        """As a person may type it into a field: "2026-04-15" or "2026-04-15 16:30"; nothing for None."""
        if instant is None:
            return ""
        local = instant.astimezone(self._clock.zone())
        return local.strftime("%Y-%m-%d") if self._is_day(instant) else local.strftime("%Y-%m-%d %H:%M")

    def read(self, text: str, *, end_of_day: bool = False) -> datetime | None:
        """What `typed` gives, read back as an aware instant; None for an empty text.

        A day alone is its beginning, or its last minute with `end_of_day`.

        Raises:
            ValueError: it is neither a day nor a day with a time.
        """
        words = text.strip()
        if not words:
            return None
        local = datetime.fromisoformat(words)
        if len(words) <= len("2026-04-15") and end_of_day:
            local = local.replace(hour=23, minute=59)
        return local if local.tzinfo is not None else local.replace(tzinfo=self._clock.zone())

    def _with_weekday(self, instant: datetime, day: str) -> str:
        weekday = WEEKDAYS[self.dates.local_day(instant).weekday()].fill(translate)
        return QCoreApplication.translate("DayWords", "{0} {1}").format(weekday, day)

    def _is_day(self, instant: datetime) -> bool:
        local = instant.astimezone(self._clock.zone())
        return (local.hour, local.minute) in _DAY_ENDS
