"""Dates in words, in the language of the window."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from remembrancer_app.charts.calendar_ticks import Words


def _formatted(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def long_day(day: date) -> str:
    """As "11 March 2026"."""
    return _formatted(day, QCoreApplication.translate("Dates", "d MMMM yyyy"))


def short_day(day: date, this_year: int) -> str:
    """As "11 Mar", with the year where it is not this one."""
    if day.year == this_year:
        return _formatted(day, QCoreApplication.translate("Dates", "d MMM"))
    return day_of_year(day)


def day_of_year(day: date) -> str:
    """As "11 Mar 2026"."""
    return _formatted(day, QCoreApplication.translate("Dates", "d MMM yyyy"))


def month_of_year(day: date) -> str:
    """As "March 2026"."""
    return _formatted(day, QCoreApplication.translate("Dates", "MMMM yyyy"))


def short_month(day: date) -> str:
    """As "Mar", and "Jan 2026" where a year begins."""
    return _formatted(day, QCoreApplication.translate("Dates", "MMM yyyy") if day.month == 1 else "MMM")


def long_moment(moment: datetime) -> str:
    """As "11 March 2026, 15:10"; only the day where the time is midnight, which is how a mere date is stored."""
    if moment.hour == moment.minute == moment.second == 0:
        return long_day(moment.date())
    clock = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("Dates", "{0}, {1}").format(long_day(moment.date()), clock)


def days_between(first: date, last: date, this_year: int) -> str:
    """As "11 March", "2 to 11 March", "28 February to 3 March"; years where they are needed."""
    day_month = QCoreApplication.translate("Dates", "d MMMM")
    full = QCoreApplication.translate("Dates", "d MMMM yyyy")
    end_pattern = day_month if first.year == last.year == this_year else full
    if first == last:
        return _formatted(last, end_pattern)
    if (first.year, first.month) == (last.year, last.month):
        start_pattern = QCoreApplication.translate("Dates", "d", "the first day of a range within one month")
    else:
        start_pattern = day_month if first.year == last.year else full
    words = QCoreApplication.translate("Dates", "{0} to {1}")
    return words.format(_formatted(first, start_pattern), _formatted(last, end_pattern))


def axis_words() -> Words:
    """The words of calendar axes."""
    return Words(
        month=lambda day: QLocale().standaloneMonthName(day.month),
        month_and_year=month_of_year,
        short_month=lambda day: QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat),
        weekday=lambda day: QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.ShortFormat),
        year=lambda day: str(day.year),
    )
