"""Words of the timeline that depend on values."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from remembrancer.model.memory import Source
from remembrancer.model.types import SourceKind
from remembrancer_app.charts.calendar_days import to_date
from remembrancer_app.charts.dates import axis_words, days_between
from remembrancer_app.memories.words import source_words
from remembrancer_app.timeline.bins import Bin

_HEIGHTS = {
    Bin.DAY: str(QT_TRANSLATE_NOOP("Timeline", "Bar height: memories that day")),
    Bin.WEEK: str(QT_TRANSLATE_NOOP("Timeline", "Bar height: memories that week")),
    Bin.MONTH: str(QT_TRANSLATE_NOOP("Timeline", "Bar height: memories that month")),
    Bin.YEAR: str(QT_TRANSLATE_NOOP("Timeline", "Bar height: memories that year")),
}
_MORE = {
    Bin.DAY: str(QT_TRANSLATE_NOOP("Timeline", "{0} more that day")),
    Bin.WEEK: str(QT_TRANSLATE_NOOP("Timeline", "{0} more that week")),
    Bin.MONTH: str(QT_TRANSLATE_NOOP("Timeline", "{0} more that month")),
    Bin.YEAR: str(QT_TRANSLATE_NOOP("Timeline", "{0} more that year")),
}
_NAMES = {
    Bin.DAY: str(QT_TRANSLATE_NOOP("Timeline", "Day")),
    Bin.WEEK: str(QT_TRANSLATE_NOOP("Timeline", "Week")),
    Bin.MONTH: str(QT_TRANSLATE_NOOP("Timeline", "Month")),
    Bin.YEAR: str(QT_TRANSLATE_NOOP("Timeline", "Year")),
}


def height_words(size: Bin, *, single_marks: bool) -> str:
    """What the legend says about bars and marks."""
    if single_marks:
        return QCoreApplication.translate("Timeline", "One mark: one memory")
    return QCoreApplication.translate("Timeline", _HEIGHTS[size])


def more_words(size: Bin, count: int) -> str:
    """How many others a bar stands for."""
    return QCoreApplication.translate("Timeline", _MORE[size]).format(QLocale().toString(count))


def bin_word(size: Bin) -> str:
    return QCoreApplication.translate("Timeline", _NAMES[size])


def bin_words(size: Bin, day: int, this_year: int) -> str:
    """The name of the bin that begins on a day: "11 March", "9 to 15 March", "March 2026", "2026"."""
    first, last = size.bounds(day)
    match size:
        case Bin.MONTH:
            return axis_words().month_and_year(to_date(first))
        case Bin.YEAR:
            return axis_words().year(to_date(first))
        case _:
            return days_between(to_date(first), to_date(last), this_year)


def writer_words(source: Source) -> str:
    """Who wrote a memory, saying of a client that it is an agent."""
    if source.kind is SourceKind.CLIENT and source.name:
        return QCoreApplication.translate("Timeline", "{0}, agent").format(source.name)
    return source_words(source)


def type_count(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("Timeline", "1 type")
    return QCoreApplication.translate("Timeline", "{0} types").format(QLocale().toString(count))
