"""Dates that follow the day the sample vault is built: offsets in days, and placeholders inside texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

# English whatever the machine's locale says: the sample's texts are English.
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

_PLACEHOLDER = re.compile(r"\{(?P<form>date|weekday|month|year)(?::(?P<offset>[+-]\d+))?\}")


@dataclass(frozen=True, slots=True)
class BuildCalendar:
    """Turns day offsets (0 is the build day, -1 the day before) into dates and instants of one time zone."""

    build_day: date
    zone: tzinfo

    def day(self, offset: int) -> date:
        return self.build_day + timedelta(days=offset)

    def instant(self, offset: int, at: time) -> datetime:
        """The instant, in UTC, at which the zone's clocks show ``at`` on that day."""
        return datetime.combine(self.day(offset), at, tzinfo=self.zone).astimezone(UTC)

    def start(self, offset: int) -> datetime:
        """The first instant of that local day."""
        return self.instant(offset, time(0, 0))

    def render(self, text: str) -> str:
        """``text`` with each placeholder replaced: ``{date:+12}`` 15 April, ``{weekday:-3}`` Sunday, ``{month:-60}``
        February, ``{year}`` 2026. Without an offset the build day is meant. Other braces stay as they are.
        """  # noqa: D205
        return _PLACEHOLDER.sub(self._replacement, text)

    def _replacement(self, match: re.Match[str]) -> str:
        day = self.day(int(match["offset"] or 0))
        match match["form"]:
            case "date":
                return f"{day.day} {_MONTHS[day.month - 1]}"
            case "weekday":
                return _WEEKDAYS[day.weekday()]
            case "month":
                return _MONTHS[day.month - 1]
            case _:
                return str(day.year)
