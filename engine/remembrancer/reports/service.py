"""Reports of local days: made when they are asked for, kept when their day is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta, tzinfo
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeGuard

from remembrancer.attention.calendar import chosen_country
from remembrancer.model import reports
from remembrancer.model.clock import within_years
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.limits import QUERY_CHARACTERS
from remembrancer.model.local_days import day_of, start_of
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.reports import (
    GetReport,
    KeepReports,
    ListReportDays,
    Report,
    ReportDay,
    ReportMatch,
    ReportsKept,
    SearchReports,
    WriteReport,
)
from remembrancer.model.types import ActorKind
from remembrancer.reports.files import write_files
from remembrancer.reports.for_clients import for_client
from remembrancer.reports.gathering import Ask, Gathering
from remembrancer.reports.rendering import Rendering, ReportTemplate
from remembrancer.storage.call import Call
from remembrancer.storage.connection import folded
from remembrancer.storage.kept import read_kept
from remembrancer.storage.namespaces import list_namespaces
from remembrancer.storage.reports import keep_report, kept_reports, read_report, report_place
from remembrancer.storage.store import Store
from remembrancer.wording.languages import chosen, speak

Handler = Callable[[Call, Any, Progress], Any]
MOST_DAYS: Final = 3660
MOST_LISTED: Final = 1000
LANGUAGE_SETTING: Final = "setting.habits.report_language"
"""Under this name the vault keeps the language that the person chose for reports."""
_STAGE: Final = "reports"


class Reporting:
    """Makes, keeps, lists and searches reports. ``ask`` answers the requests that other parts of the vault take."""

    def __init__(self, store: Store, ask: Ask) -> None:
        self._store = store
        self._gathering = Gathering(store, ask)

    def queries(self) -> dict[type, Handler]:
        """What leaves every memory as it is, by the kind of request."""
        return {
            reports.KeepReports: self.keep,
            reports.GetReport: lambda call, request, _: self.report(call, request),
            reports.ListReportDays: lambda call, request, _: self.days(call, request),
            reports.WriteReport: lambda call, request, _: self.write(call, request),
            reports.SearchReports: lambda call, request, _: self.search(call, request),
        }

    def report(self, call: Call, request: GetReport) -> Report:
        """The report of a day.

        Raises:
            InvalidInputError: the day has not begun, or lies outside the years that a vault keeps.
            NamespaceNotFoundError: the namespace is not in the scope.
            TemplateFailedError: the person's own template cannot be filled.
        """
        zone, now = self._store.clock.zone(), self._store.clock.now()
        if request.day > day_of(now, zone) or not within_years(start_of(request.day, zone)):
            raise InvalidInputError("day", "out_of_range", limit=f"..{day_of(now, zone)}", given=str(request.day))
        template = self._template()
        with self._store.read() as connection:
            kept = read_report(connection, report_place(connection, call.scope, request.namespace), request.day)
        if call.actor.client:
            # What is kept is for the person to read.
            kept = None
        return kept if self._is_good(kept, template) else self._made(call, request.day, request.namespace, template)

    def write(self, call: Call, request: WriteReport) -> tuple[str, ...]:
        """Write the report of a day and its charts into a folder: the paths of the files.

        Raises what :meth:`report` raises, InvalidInputError where there is no such folder, and NotPermittedError for
        agents: they may not write wherever the person may.
        """
        _refuse_agents(call)
        return write_files(Path(request.folder), (self.report(call, GetReport(request.day, request.namespace)),))

    def days(self, call: Call, request: ListReportDays) -> tuple[ReportDay, ...]:
        """The counts of local days.

        Raises:
            InvalidInputError: the last day lies before the first, or too far after it.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        count = (request.last - request.first).days + 1
        if count < 1:
            raise InvalidInputError("until", "ends_before_it_begins")
        if count > MOST_DAYS:
            raise InvalidInputError("days", "out_of_range", limit=f"1..{MOST_DAYS}", given=count)
        days = self._gathering.days(call, request.first, request.last, request.namespace)
        return self._gathering.with_unusual(call, days, request.namespace)

    def search(self, call: Call, request: SearchReports) -> tuple[ReportMatch, ...]:
        """The kept reports that have all the words asked for.

        Raises:
            InvalidInputError: the text or the limit is outside its range.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        if len(request.text) > QUERY_CHARACTERS:
            raise InvalidInputError("query", "too_long", limit=QUERY_CHARACTERS, given=len(request.text))
        if not 1 <= request.limit <= MOST_LISTED:
            raise InvalidInputError("limit", "out_of_range", limit=f"1..{MOST_LISTED}", given=request.limit)
        words = folded(request.text).split()
        found: list[ReportMatch] = []
        with self._store.read() as connection:
            place = report_place(connection, call.scope, request.namespace)
            for report in kept_reports(connection, place) if words else ():
                lines = report.markdown.splitlines()
                if all(any(word in folded(line) for line in lines) for word in words):
                    line = next(line for line in lines if any(word in folded(line) for word in words))
                    found.append(ReportMatch(report.day, report.namespace, line.strip("# -")))
                    if len(found) == request.limit:
                        break
        return tuple(found)

    def keep(self, call: Call, request: KeepReports, progress: Progress) -> ReportsKept:
        """Make the reports that are missing, the oldest first.

        Raises:
            InvalidInputError: the days are outside their range.
            NotPermittedError: the caller is an agent.
            CancelledError: the person asked to stop; what was made is kept.
        """
        _refuse_agents(call)
        if not 1 <= request.days <= MOST_DAYS:
            raise InvalidInputError("days", "out_of_range", limit=f"1..{MOST_DAYS}", given=request.days)
        today = day_of(self._store.clock.now(), self._store.clock.zone())
        template = self._template()
        made: list[Report] = []
        asked = [today - timedelta(days=back) for back in range(request.days, 0, -1)]
        with self._store.read() as connection:
            names = ("", *(each.name for each in list_namespaces(connection, call.scope, archived=False)))
        for place, day in enumerate(asked):
            check_cancelled(progress)
            progress.report(place, len(asked), _STAGE)
            made += self._keep_day(call, day, names, template)
        days = tuple(dict.fromkeys(each.day for each in made))
        return ReportsKept(days)

    def _keep_day(self, call: Call, day: date, names: tuple[str, ...], template: ReportTemplate) -> list[Report]:
        made = []
        for name in names:
            if all(each.is_empty for each in self._gathering.days(call, day, day, name)):
                continue
            with self._store.read() as connection:
                place = report_place(connection, call.scope, name)
                kept = read_report(connection, place, day)
            if self._is_good(kept, template):
                continue
            report = self._made(call, day, name, template)
            self._store.maintain(partial(keep_report, namespace=place, report=report))
            made.append(report)
        return made

    def _template(self) -> ReportTemplate:
        with self._store.read() as connection:
            template = ReportTemplate.of_vault(self._store.folder).for_country(chosen_country(connection))
            return template.in_language(chosen(read_kept(connection).get(LANGUAGE_SETTING, "")))

    def _is_good(self, kept: Report | None, template: ReportTemplate) -> TypeGuard[Report]:
        """Whether a kept report is what would be made now."""
        made_so = (_name(self._store.clock.zone()), template.language, template.digest)
        return kept is not None and (kept.zone, kept.language, kept.template) == made_so

    def _made(self, call: Call, day: date, namespace: str, template: ReportTemplate) -> Report:
        facts = self._gathering.facts(call, day, namespace)
        if call.actor.client:
            facts = for_client(facts)
        zone = _name(facts.zone)
        rendering = Rendering(facts, zone, speak(template.language))
        return Report(
            day,
            namespace,
            facts.number,
            zone,
            template.language,
            template.digest,
            facts.complete,
            rendering.markdown(template),
            rendering.charts,
        )


def _refuse_agents(call: Call) -> None:
    if call.actor.kind is ActorKind.AGENT:
        raise NotPermittedError(action="reports")


def _name(zone: tzinfo) -> str:
    """The name of a zone as the time zone database has it, or what it calls itself."""
    return getattr(zone, "key", "") or str(zone)
