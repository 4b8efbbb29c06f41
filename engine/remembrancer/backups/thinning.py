"""Which backups are kept: all of a day, then one a day, one a week, one a month."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta, tzinfo
from typing import Final

from remembrancer.model.backups import Backup

ALL_FOR: Final = timedelta(hours=24)
DAILY_FOR: Final = timedelta(days=14)
WEEKLY_FOR: Final = timedelta(weeks=8)
MONTHLY_FOR: Final = timedelta(days=366)

_Period = tuple[int, ...]
_RULES: Final[tuple[tuple[timedelta, Callable[[datetime], _Period]], ...]] = (
    (DAILY_FOR, lambda day: (day.year, day.month, day.day)),
    (WEEKLY_FOR, lambda day: day.isocalendar()[:2]),
    (MONTHLY_FOR, lambda day: (day.year, day.month)),
)


def superfluous(backups: Iterable[Backup], now: datetime, zone: tzinfo) -> tuple[Backup, ...]:
    """Those that no rule keeps. The last of each period is kept; days, weeks and months are those of ``zone``.

    The newest of all is kept whatever its age, and so is what lies in the future: a clock may have been wrong.
    """
    ordered = sorted(backups, key=lambda each: each.made_at, reverse=True)
    kept: set[tuple[timedelta, _Period]] = set()
    gone = []
    for number, backup in enumerate(ordered):
        age = now - backup.made_at
        if number == 0 or age <= ALL_FOR:
            continue
        periods = {(span, period(backup.made_at.astimezone(zone))) for span, period in _RULES if age <= span}
        if periods <= kept:
            gone.append(backup)
        kept |= periods
    return tuple(gone)
