"""What of a day's report is told to a client: what it could recall there, and nothing that waits or was turned down."""

from __future__ import annotations

from dataclasses import replace

from remembrancer.model.history import MemoryChange
from remembrancer.model.memory import Memory
from remembrancer.recall.delivery.flags import is_unapproved_rule
from remembrancer.remember.types.guiding import tells_what_to_do
from remembrancer.reports.facts import DayFacts, SessionSummary
from remembrancer.storage.scope import TURNED_AWAY


def for_client(facts: DayFacts) -> DayFacts:
    """The facts without the texts of open conflicts, what waits, what was turned down, and the journal of the vault.

    Nor what reads like a rule that nobody approved: a report has no marks.

    The names of sessions are for those who gave them: one that says what to do is left out with its session.
    """
    return replace(
        facts,
        cases=(),
        waiting=0,
        changes=tuple(each for each in facts.changes if _is_told(each)),
        sessions=tuple(
            _without_rejected(each) for each in facts.sessions if not tells_what_to_do((each.session.name,))
        ),
        seal=None,
        memories={name: memory for name, memory in facts.memories.items() if _may_be_told(memory)},
    )


def _is_told(change: MemoryChange) -> bool:
    return all(side is None or _may_be_told(side) for side in (change.before, change.after))


def _without_rejected(summary: SessionSummary) -> SessionSummary:
    return replace(summary, first=tuple(each for each in summary.first if _may_be_told(each)))


def _may_be_told(memory: Memory) -> bool:
    return memory.status not in TURNED_AWAY and not is_unapproved_rule(memory, memory.content)
