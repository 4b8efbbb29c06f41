"""Whether two statements contradict each other: named tests over their alignment, no language model.

Single tests compare clause by clause, their words paired by stem and by the codes of their tokens: exactly one
difference of a known kind makes a finding, a second one speaks against it. What they find is weighed together with what
the whole statements show, in whatever words and order: how much of one matter, which values, on which side of which
scale, in which setting.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from remembrancer.conflicts.detection import certainty, guards
from remembrancer.conflicts.detection.agreement import Agreement, agree
from remembrancer.conflicts.detection.alignment import Alignment, align
from remembrancer.conflicts.detection.codes import find_code
from remembrancer.conflicts.detection.corrections import (
    find_cancellation,
    find_change_of_state,
    find_end_of_state,
    find_new_state,
    find_replacement,
    find_shift,
)
from remembrancer.conflicts.detection.difference import name_difference
from remembrancer.conflicts.detection.evidence import evidence
from remembrancer.conflicts.detection.finding import Finding
from remembrancer.conflicts.detection.judge import certainty_of
from remembrancer.conflicts.detection.likeness import Likeness
from remembrancer.conflicts.detection.measures import (
    find_date,
    find_day_of_month,
    find_figure,
    find_time_of_day,
    find_weekday,
)
from remembrancer.conflicts.detection.reading import Clause, ReadStatement, read_statement
from remembrancer.conflicts.detection.schedules import find_clash, may_clash
from remembrancer.conflicts.detection.stances import find_denial, find_liking, find_opposite, opposites
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.conflicts.detection.talk import has_ground
from remembrancer.conflicts.detection.values import find_value
from remembrancer.model.conflicts import ConflictKind, Contradiction, ContradictionCode
from remembrancer.model.progress import Progress
from remembrancer.model.types import MemoryType

THRESHOLD: Final = 0.6
_SURE_RULE: Final = 0.3
"""From this certainty on the finding of a single test says what differs; else the whole statements do."""
_PLAIN: Final = 0.85
"""From this certainty on the finding of a single test counts by itself where it is plain."""
_ONE_SENTENCE: Final = 0.6
"""The share of words that two statements have in common at the same places, from which one is the other changed."""
_SAID: Final = 0.5
_OCCASIONS: Final = frozenset({MemoryType.EVENT, MemoryType.OBSERVATION})
_OF_TIMES: Final = frozenset({ConflictKind.DATE, ConflictKind.SCHEDULE})
_FEW: Final = 10
"""Statements so short may share light words alone: "I smoke", "rent is 950"."""


class SecondOpinion(Protocol):
    """A language-inference model that may be asked about a contradiction that was found, off the writing path."""

    def contradicts(self, old: Statement, new: Statement, progress: Progress) -> float | None:
        """How likely ``new`` contradicts ``old``, 0..1; None: it has no opinion.

        Raises:
            RemembrancerError: it cannot be asked now.
            CancelledError: ``progress`` asked to stop.
        """
        ...


def find_contradiction(old: Statement, new: Statement, *, threshold: float = THRESHOLD) -> Contradiction | None:
    """What in ``new`` cannot hold together with ``old``; None if nothing is seen. Deterministic."""
    return compare(read_statement(old), read_statement(new), threshold=threshold)


def compare(old: ReadStatement, new: ReadStatement, *, threshold: float = THRESHOLD) -> Contradiction | None:
    """As :func:`find_contradiction`, for statements that have been read."""
    seen = look(old, new)
    if seen is None or seen.certainty < threshold:
        return None
    rule = seen.rule
    if old.is_long_talk or new.is_long_talk:
        if rule is None or seen.certainty_of_rule < threshold:
            return None
    elif seen.certainty_of_rule < _SURE_RULE:
        rule = name_difference(seen.agreement, old, new, seen.evidence) or rule
        if rule is not None and rule.kind is ConflictKind.SCHEDULE and _are_facts(old, new):
            return None
        if rule is not None and rule.kind in _OF_TIMES and _is_over(old) != _is_over(new):
            return None
    if rule is not None and rule.kind in _OF_TIMES and _took_place(old) != _took_place(new):
        return None
    if rule is None:
        return None
    return Contradiction(rule.kind, round(seen.certainty, 4), rule.old_spans, rule.new_spans, rule.reason)


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """What a comparison saw: the surest finding of the single tests, and what the whole statements show."""

    certainty: float
    evidence: dict[str, float]
    agreement: Agreement
    rule: Finding | None
    certainty_of_rule: float


def look(old: ReadStatement, new: ReadStatement) -> Seen | None:
    """Weigh the whole of both statements; None where they cannot contradict or are about nothing in common."""
    first, second = old.statement, new.statement
    if not guards.comparable_types(first.type, second.type):
        return None
    if guards.say_the_same(first, second) or guards.hold_at_other_times(first, second):
        return None
    likeness = None if old.coded is None or new.coded is None else Likeness(old.coded, new.coded)
    best: tuple[float, Finding] | None = None
    by_kind: dict[ConflictKind, float] = {}
    for sure, finding, _ in weighed_findings(old, new, likeness):
        by_kind[finding.kind] = max(sure, by_kind.get(finding.kind, 0.0))
        if best is None or sure > best[0]:
            best = (sure, finding)
    if best is None and (old.is_long_talk or new.is_long_talk):
        return None  # talk has many words and few subjects: there a single test must find something
    agreement = agree(old.view, new.view, likeness)
    if best is None and not _may_be_about_one_matter(agreement, old, new):
        return None
    shown = evidence(agreement, old, new, by_kind)
    sure = certainty_of(shown)
    if best is None:
        return Seen(sure, shown, agreement, None, 0.0)
    if best[0] >= _PLAIN and _is_plain(best[1], shown):
        sure = max(sure, best[0])
    return Seen(sure, shown, agreement, best[1], best[0])


def _are_facts(old: ReadStatement, new: ReadStatement) -> bool:
    """Whether times cannot clash, whatever they are: of two facts about a Monday both may hold."""
    return {old.statement.type, new.statement.type} <= {MemoryType.FACT, MemoryType.CONTEXT}


def _took_place(read: ReadStatement) -> bool:
    """Whether it was an occasion before it was told: its day says nothing against what holds every week."""
    began = read.statement.times.happening_from
    return read.statement.type in _OCCASIONS and began is not None and began < read.statement.stated


def _is_over(read: ReadStatement) -> bool:
    """Whether it tells of what is over, by its times or in all its words."""
    return _took_place(read) or (bool(read.clauses) and all(clause.is_past for clause in read.clauses))


def _is_plain(finding: Finding, shown: Mapping[str, float]) -> bool:
    """A change that the new words name, or one sentence with one value changed, in one setting."""
    if finding.reason.code is ContradictionCode.REPLACED:
        return True
    apart = shown["settings apart"]
    if finding.reason.old.isdigit():
        # "on port 8883": here the label is the value, and no setting.
        apart -= shown.get("label apart", 0.0)
    return (
        shown["frame"] >= _ONE_SENTENCE and apart <= 0 and finding.reason.code is not ContradictionCode.DIFFERENT_CHOICE
    )


def _may_be_about_one_matter(agreement: Agreement, old: ReadStatement, new: ReadStatement) -> bool:
    """The cheap gate: something that both say, in the same words or others, or times that may clash."""
    if max(agreement.old_best.max(initial=0.0), agreement.new_best.max(initial=0.0)) >= _SAID:
        return True
    if len(old.view.words) <= _FEW and len(new.view.words) <= _FEW:
        return True
    return any(map(may_clash, old.clauses)) and any(map(may_clash, new.clauses))


def weighed_findings(
    old: ReadStatement, new: ReadStatement, likeness: Likeness | None
) -> Iterator[tuple[float, Finding, dict[str, float]]]:
    """Every finding that nothing forbids, with its certainty and the features that give it."""
    is_talk = old.is_talk or new.is_talk
    for first in old.clauses:
        for second in new.clauses:
            if not guards.can_contradict(first, second) or not _may_matter(first, second, is_talk=is_talk):
                continue
            alignment = align(first, second, likeness)
            for finding in _findings(alignment, old.statement, new.statement):
                if _is_forbidden(alignment, finding, old.statement, new.statement, is_talk=is_talk):
                    continue
                values = certainty.features(alignment, finding, old.statement, new.statement)
                yield certainty.certainty(values), finding, values


def _may_matter(old: Clause, new: Clause, *, is_talk: bool) -> bool:
    """The cheap gate: a counting word in common (in talk: one that is no common word of talk), or times that clash."""
    if is_talk and not old.topics & new.topics:
        return may_clash(old) and may_clash(new)
    if old.stems & new.stems:
        return True
    if may_clash(old) and may_clash(new):
        return True
    # Statements so short that all they share are light words: "I smoke", "rent is 950".
    return len(old.words) <= 8 and len(new.words) <= 10


def _findings(alignment: Alignment, old: Statement, new: Statement) -> Iterator[Finding]:
    pairs = opposites(alignment)
    yield from find_liking(alignment)
    likings = alignment.old.stance * alignment.new.stance
    if not likings:
        yield from find_denial(alignment, pairs)
    if likings >= 0:
        yield from find_opposite(alignment, pairs)
    if not pairs:
        yield from find_value(alignment, old, new)
        yield from find_code(alignment)
    yield from find_figure(alignment)
    yield from find_date(alignment)
    yield from find_time_of_day(alignment)
    yield from find_weekday(alignment)
    yield from find_day_of_month(alignment)
    yield from find_replacement(alignment)
    yield from find_shift(alignment)
    yield from find_cancellation(alignment)
    yield from find_end_of_state(alignment)
    yield from find_change_of_state(alignment)
    if not pairs:
        yield from find_new_state(alignment)
    yield from find_clash(alignment, old, new)


def _is_forbidden(alignment: Alignment, finding: Finding, old: Statement, new: Statement, *, is_talk: bool) -> bool:
    if (
        finding.kind is not ConflictKind.SCHEDULE
        and not alignment.shared
        and alignment.old.people != alignment.new.people
    ):
        return True
    return (
        (is_talk and not has_ground(alignment, finding))
        or guards.is_of_another(alignment, finding, old, new)
        or guards.is_of_other_time(alignment, finding)
        or guards.is_one_of_several(alignment, finding)
        or (
            finding.kind is not ConflictKind.SCHEDULE
            and guards.is_plan_and_outcome(alignment.old, alignment.new, old, new)
        )
    )
