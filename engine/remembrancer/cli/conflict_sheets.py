"""How cases read on a terminal."""

from __future__ import annotations

from remembrancer.cli.output import escaped, one_line, padded, say, terminal_columns
from remembrancer.model.cases import (
    CaseState,
    CaseStatement,
    ConflictCase,
    ConflictPage,
    ConflictSettings,
    LinkedMemory,
    StatementRole,
)
from remembrancer.model.clock import Clock
from remembrancer.model.comparing import CertaintyPreview
from remembrancer.model.types import ActorKind
from remembrancer.wording import (
    DateWords,
    describe_opinion,
    explain_case,
    explain_link,
    in_english,
    name_conflict_kind,
    name_source,
)
from remembrancer.wording.conflicts import CASE_STATES, POLICIES, RESOLUTIONS, SUPERSESSIONS
from remembrancer.wording.labels import TRUSTS, TYPES

_INDENT = "      "
_KIND_COLUMNS = 22
_DATE_COLUMNS = 11
_ROLES = {
    StatementRole.CURRENT: "in force",
    StatementRole.WAITING: "waits",
    StatementRole.WAITING_EDIT: "waits, as a new version",
}


class ConflictSheets:
    """Writes to stdout; dates are the person's own, seen from now."""

    def __init__(self, clock: Clock) -> None:
        self._dates = DateWords(clock.now(), clock.zone(), in_english)

    def listing(self, page: ConflictPage) -> None:
        """Two lines for each case: what is in force, and what stands against it."""
        if not page.cases:
            say("No conflicts.")
            return
        columns = terminal_columns()
        width = columns and max(20, columns - len(_INDENT) - 2)
        for case in page.cases:
            marks = "" if case.state is CaseState.OPEN else f"  [{CASE_STATES[case.state].text}]"
            day = padded(self._dates.day_with_year(case.opened), _DATE_COLUMNS)
            say(f"{case.id}  {day}  {padded(name_conflict_kind(case.kind, in_english), _KIND_COLUMNS)}{marks}".rstrip())
            for statement in case.statements:
                say(f"{_INDENT}{statement.position} {one_line(statement.memory.content, width)}")
        if page.total > len(page.cases):
            say(f"{len(page.cases):,} of {page.total:,}; --limit shows more.")

    def case(self, case: ConflictCase) -> None:
        """Everything about one case, and how to decide it."""
        say(f"{case.id}  {CASE_STATES[case.state].text}  {name_conflict_kind(case.kind, in_english)}  {case.namespace}")
        say(escaped(explain_case(case, in_english)))
        for opinion in case.opinions:
            say(escaped(describe_opinion(opinion, in_english)))
        for statement in case.statements:
            say()
            self._statement(statement)
        say()
        if case.decision is not None:
            decided = RESOLUTIONS[case.decision.resolution].text
            if case.decision.supersession is not None:
                decided += f" ({SUPERSESSIONS[case.decision.supersession].text.lower()})"
            when = self._dates.moment(case.decision.at)
            say(escaped(f"Decided by {case.decision.actor}, {when}: {decided}."))
            if case.decision.reason:
                say(escaped(f"Reason: {case.decision.reason}"))
            say(f"Take it back with: remembrancer undo {case.decision.operation}")
        elif case.state is CaseState.OPEN:
            say(f"Decide with: remembrancer resolve {case.id} supersede|retain|annotate|dismiss")

    def _statement(self, statement: CaseStatement) -> None:
        memory = statement.memory
        writer = "you" if statement.actor_kind is ActorKind.PERSON else statement.actor
        role = _ROLES[statement.role]
        say(escaped(f"{statement.position}  {role}; written by {writer}, {self._dates.moment(statement.written)}"))
        if memory.title:
            say(_INDENT + escaped(memory.title))
        for line in escaped(memory.content, lines=True).splitlines():
            say(_INDENT + line)
        details = [TYPES[memory.type].text, TRUSTS[memory.trust].text, name_source(memory.source, in_english)]
        if memory.confidence < 1.0:
            details.append(f"confidence {memory.confidence:.2f}")
        say(_INDENT + escaped(" · ".join(detail for detail in details if detail)))
        if memory.id:
            say(f"{_INDENT}{memory.id}")
        if memory.evidence:
            say(escaped(f"{_INDENT}“{one_line(memory.evidence)}”"))

    def review(self, links: tuple[LinkedMemory, ...]) -> None:
        """What to look at again after a decision."""
        columns = terminal_columns()
        width = columns and max(20, columns - len(_INDENT))
        for link in links:
            say(f"  {link.memory.id}  {explain_link(link, in_english)}")
            say(_INDENT + one_line(link.memory.content, width))

    def settings(self, settings: ConflictSettings) -> None:
        """How a namespace treats contradictions."""
        say(f"{settings.namespace}: {POLICIES[settings.policy].text} ({settings.policy})")
        say(f"A contradiction has to be as sure as {settings.certainty:.2f}.")

    def preview(self, preview: CertaintyPreview, certainty: float, days: int) -> None:
        """What a certainty would have flagged."""
        count = len(preview.flagged)
        found = "1 pair" if count == 1 else f"{count:,} pairs"
        say(f"A certainty of {certainty:.2f} would have flagged {found} among {preview.compared:,} memories")
        say(f"of the last {days:,} days.")
        columns = terminal_columns()
        width = columns and max(20, columns - len(_INDENT))
        for each in preview.flagged:
            kind = name_conflict_kind(each.contradiction.kind, in_english)
            say(f"{each.contradiction.certainty:.2f}  {kind}{'  [known]' if each.is_known else ''}")
            for memory in (each.old, each.new):
                say(_INDENT + one_line(memory.content, width))
