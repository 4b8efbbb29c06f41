"""Dates as people read them, in their own zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo

from remembrancer.wording.templates import Counted, Template, Translate

_MONTH_NAMES = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_FULL_MONTH_NAMES = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_WEEKDAY_NAMES = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")

MONTHS = tuple(Template(f"month.{number}", name) for number, name in enumerate(_MONTH_NAMES, 1))
FULL_MONTHS = tuple(Template(f"month.{number}.full", name) for number, name in enumerate(_FULL_MONTH_NAMES, 1))
WEEKDAYS = tuple(Template(f"weekday.{number}", name) for number, name in enumerate(_WEEKDAY_NAMES, 1))

FULL_WEEKDAYS = tuple(
    Template(f"weekday.{number}.full", name)
    for number, name in enumerate(("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"), 1)
)

_DAY = Template("date.day", "{day} {month}")
_DAY_OF_YEAR = Template("date.day_of_year", "{day} {month} {year}")
_LONG_DAY = Template("date.long_day", "{day} {month} {year}")
_MONTH = Template("date.month", "{month} {year}")
_MOMENT = Template("date.moment", "{date}, {time}")
_TIME = Template("date.time", "{hour}:{minute}")
_FULL = Template("date.full", "{weekday} {date}, {hour}:{minute}:{second} {zone}")
_WITH_WEEKDAY = Template("date.with_weekday", "{weekday} {date}")
_JUST_NOW = Template("ago.now", "just now")
_MINUTES_AGO = Counted("ago.minutes", "{count} min ago", "{count} min ago")
_HOURS_AGO = Counted("ago.hours", "{count} h ago", "{count} h ago")
_TODAY = Template("due.today", "{date}, today")
_TOMORROW = Template("due.tomorrow", "{date}, tomorrow")
_IN_DAYS = Counted("due.in_days", "{date}, in {count} day", "{date}, in {count} days")
_OVERDUE = Counted("due.overdue", "{date}, {count} day overdue", "{date}, {count} days overdue")
_MICROSECOND = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class DateWords:
    """Writes instants as seen at ``now`` from ``zone``. ``now`` and all instants are aware."""

    now: datetime
    zone: tzinfo
    translate: Translate

    def day(self, instant: datetime) -> str:
        """``24 Feb`` in this year, ``11 Nov 2025`` in another."""
        return self._date(self._local(instant).date())

    def day_with_year(self, instant: datetime) -> str:
        """``24 Feb 2026``."""
        return self._date(self._local(instant).date(), always_year=True)

    def month(self, instant: datetime) -> str:
        """``March 2026``."""
        local = self._local(instant)
        return _MONTH.fill(
            self.translate, month=FULL_MONTHS[local.month - 1].fill(self.translate), year=str(local.year)
        )

    def year(self, instant: datetime) -> str:
        return str(self._local(instant).year)

    def moment(self, instant: datetime) -> str:
        """``24 Feb 2026, 16:42``, as details show it."""
        return _MOMENT.fill(self.translate, date=self.day_with_year(instant), time=self.time(instant))

    def time(self, instant: datetime) -> str:
        """``16:42``."""
        local = self._local(instant)
        return _TIME.fill(self.translate, hour=f"{local.hour:02}", minute=f"{local.minute:02}")

    def full(self, instant: datetime) -> str:
        """``Tue 24 Feb 2026, 16:42:07 CET``, as tooltips show it."""
        local = self._local(instant)
        return _FULL.fill(
            self.translate,
            weekday=WEEKDAYS[local.weekday()].fill(self.translate),
            date=self.day_with_year(instant),
            hour=f"{local.hour:02}",
            minute=f"{local.minute:02}",
            second=f"{local.second:02}",
            zone=local.tzname() or "",
        ).rstrip()

    def recent(self, instant: datetime) -> str:
        """``3 h ago`` for what is less than a day past, else the day."""
        age = self.now - instant
        if not timedelta() <= age < timedelta(days=1):
            return self.day(instant)
        if age < timedelta(minutes=1):
            return _JUST_NOW.fill(self.translate)
        if age < timedelta(hours=1):
            return _MINUTES_AGO.fill(self.translate, age // timedelta(minutes=1))
        return _HOURS_AGO.fill(self.translate, age // timedelta(hours=1))

    def due(self, instant: datetime) -> str:
        """``Wed 15 Apr 2026, in 28 days``, counted in days of the calendar."""
        local = self._local(instant).date()
        written = _WITH_WEEKDAY.fill(
            self.translate,
            weekday=WEEKDAYS[local.weekday()].fill(self.translate),
            date=self._date(local, always_year=True),
        )
        days = (local - self._local(self.now).date()).days
        if days in (0, 1):
            return (_TODAY, _TOMORROW)[days].fill(self.translate, date=written)
        return (_IN_DAYS if days > 0 else _OVERDUE).fill(self.translate, abs(days), date=written)

    def short_day(self, day: date) -> str:
        """``24 Feb``, with the year where it is another."""
        return self._date(day)

    def long_day(self, day: date) -> str:
        """``Tuesday 24 February 2026``."""
        weekday = FULL_WEEKDAYS[day.weekday()].fill(self.translate)
        month = FULL_MONTHS[day.month - 1].fill(self.translate)
        date_words = _LONG_DAY.fill(self.translate, day=str(day.day), month=month, year=str(day.year))
        return _WITH_WEEKDAY.fill(self.translate, weekday=weekday, date=date_words)

    def is_midnight(self, instant: datetime) -> bool:
        """True if a day begins then: also the first moment of a day whose midnight the clocks skip."""
        local = self._local(instant)
        return datetime.combine(local.date(), datetime.min.time(), self.zone) == instant

    def ends_day(self, instant: datetime) -> bool:
        """True of the last microsecond of a day, which stands for the day where a vault or a truth is looked at."""
        return self.is_midnight(instant + _MICROSECOND)

    def local_day(self, instant: datetime) -> date:
        return self._local(instant).date()

    def _local(self, instant: datetime) -> datetime:
        return instant.astimezone(self.zone)

    def _date(self, day: date, *, always_year: bool = False) -> str:
        month = MONTHS[day.month - 1].fill(self.translate)
        if always_year or day.year != self._local(self.now).year:
            return _DAY_OF_YEAR.fill(self.translate, day=str(day.day), month=month, year=str(day.year))
        return _DAY.fill(self.translate, day=str(day.day), month=month)
