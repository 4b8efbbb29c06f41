"""Daily reports: what a local day brought, in Markdown, as the vault stood when the day ended.

A report depends on the change number at the end of its day, the day, the zone, the language and the template, and on
nothing else: made again, it is the same to the byte. Making or reading one changes no memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from remembrancer.model.queries import Query


@dataclass(frozen=True, slots=True)
class DailyValue:
    """What was counted on a day."""

    day: date
    value: int


@dataclass(frozen=True, slots=True)
class ReportChart:
    """A small chart of a report. ``name`` is what the report's text refers to it by; the last day is the report's."""

    name: str
    title: str
    days: tuple[DailyValue, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A day in Markdown (CommonMark with tables; front matter first).

    Attributes:
        day: the local day.
        namespace: the namespace it is about; empty: all of them.
        number: the change number at the end of the day.
        zone: the name of the zone whose day it is.
        language: what it is written in.
        template: a digest of the template it was made with, and of the country whose holidays counted.
        complete: the day is over, so that the report stays as it is.
        markdown: the text. Links to what it tells of begin with ``remembrancer://``; charts are named as images.
        charts: the charts that the text names.
    """

    day: date
    namespace: str
    number: int
    zone: str
    language: str
    template: str
    complete: bool
    markdown: str
    charts: tuple[ReportChart, ...]


@dataclass(frozen=True, slots=True)
class GetReport(Query[Report]):
    """The report of a local day, of one namespace or of all: of a past day as the vault stood when it ended.

    Raises InvalidInputError where the day has not begun, or lies before the years that a vault keeps,
    NamespaceNotFoundError, TemplateFailedError where a template of the person's own cannot be filled.
    """

    day: date
    namespace: str = ""


@dataclass(frozen=True, slots=True)
class ReportDay:
    """A day in a calendar, by numbers.

    ``conflicts`` were opened on it, ``open_conflicts`` were open at its end; ``used`` counts recalls and openings.
    ``unusual`` counts entries of that day that are out of the ordinary and were not called normal, as is known now.
    """

    day: date
    new: int
    changed: int
    conflicts: int
    open_conflicts: int
    used: int
    unusual: int = 0

    @property
    def is_empty(self) -> bool:
        return not (self.new or self.changed or self.conflicts or self.used or self.unusual)


@dataclass(frozen=True, slots=True)
class ListReportDays(Query[tuple[ReportDay, ...]]):
    """Every local day from the first to the last, at most ten years; those that have not begun are left out."""

    first: date
    last: date
    namespace: str = ""


@dataclass(frozen=True, slots=True)
class ReportMatch:
    """A kept report in which the words occur, with the first line that has one of them."""

    day: date
    namespace: str
    line: str


@dataclass(frozen=True, slots=True)
class SearchReports(Query[tuple[ReportMatch, ...]]):
    """The kept reports that have all these words, the newest first."""

    text: str
    namespace: str = ""
    limit: int = 50


@dataclass(frozen=True, slots=True)
class ReportsKept:
    """Which days' reports were made and kept in the vault."""

    days: tuple[date, ...]


@dataclass(frozen=True, slots=True)
class KeepReports(Query[ReportsKept]):
    """Make the reports of the days that are over and have none kept yet: one over all, and one of each namespace.

    It goes back ``days`` days; days on which nothing happened have none. No memory is changed, nothing is journalled,
    no notice is sent. Raises NotPermittedError for agents.
    """

    days: int = 31


@dataclass(frozen=True, slots=True)
class WriteReport(Query[tuple[str, ...]]):
    """Write the report of a day and its charts into a folder, and say which files were written.

    They are readable by their owner alone, and not encrypted. Raises what :class:`GetReport` raises,
    InvalidInputError where there is no such folder, NotPermittedError for agents.
    """

    day: date
    folder: str
    namespace: str = ""
