"""When two statements cannot contradict: asked or supposed, planned and done, of other things, of other times."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.certainty import count_contrasts
from remembrancer.conflicts.detection.finding import Finding, subject_rest
from remembrancer.conflicts.detection.manner import Manner
from remembrancer.conflicts.detection.reading import Clause
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.conflicts.detection.talk import share_subject
from remembrancer.conflicts.detection.words import VERB_STEMS, Word
from remembrancer.model.conflicts import ConflictKind, ContradictionCode
from remembrancer.model.types import MemoryType
from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates import Grain
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import PEOPLE_NOUNS, PERSON_NOUNS

_STATES: Final = frozenset(
    {
        MemoryType.FACT,
        MemoryType.PREFERENCE,
        MemoryType.DECISION,
        MemoryType.GOAL,
        MemoryType.COMMITMENT,
        MemoryType.CONTEXT,
        MemoryType.RELATIONSHIP,
        MemoryType.OBSERVATION,
        MemoryType.LEARNING,
        MemoryType.ARTIFACT,
        MemoryType.EVENT,
    }
)
_GUIDANCE: Final = frozenset(
    {
        MemoryType.INSTRUCTION,
        MemoryType.ERROR,
        MemoryType.LEARNING,
        MemoryType.DECISION,
        MemoryType.PREFERENCE,
        MemoryType.FACT,
    }
)
_GUIDING: Final = frozenset(
    {MemoryType.INSTRUCTION, MemoryType.PREFERENCE, MemoryType.DECISION, MemoryType.COMMITMENT, MemoryType.GOAL}
)
_STANDING: Final = frozenset({MemoryType.FACT, MemoryType.RELATIONSHIP, MemoryType.ARTIFACT, MemoryType.CONTEXT})
_PERFECT: Final = AnyCase(
    r"(?:\b(?:has|have|was|were|been|got)|['\u2019]ve)\s+(?:\w+ly\s+|already\s+|been\s+|just\s+|now\s+)*"
    r"(?:\w+ed|\w+en|sent|done|made|built|bought|paid|sold|met|found|left|put|read|run|won|lost|kept|held|told|brought|cut|set)\b",
)
_RESULT: Final = AnyCase(
    r"\b(?:went|so\s+far|finished|finally|took|came|succeeded|failed|finish|completed|done|today|yesterday|in\s+the\s+end|already|managed\s+to"
    r"|turned\s+out\s+(?:well|fine|great)|can)\b",
)
_ONE_OF_SEVERAL: Final = AnyCase(
    r"\bone\s+of\b|^\W*one\s+\w+\s+of\b|\bfriends?\s+with\b|\bmembers?\b.*\bare\b|\bamong\b|\bsome\s+of\b|\banother\b|\balso\b|\btoo\b|\bas\s+well\b|\bagain\b",
)


_PEOPLE: Final = frozenset(stem(word) for word in PERSON_NOUNS | PEOPLE_NOUNS)


_OF_ONE: Final = frozenset(
    {ConflictKind.VALUE, ConflictKind.FIGURE, ConflictKind.DATE, ConflictKind.DECISION, ConflictKind.PREFERENCE}
)


def comparable_types(old: MemoryType, new: MemoryType) -> bool:
    """Whether statements of these types can be about one attribute."""
    if old is new:
        return True
    if MemoryType.ERROR in (old, new) and {old, new} <= _GUIDANCE | {MemoryType.OBSERVATION, MemoryType.CONTEXT}:
        return True
    if {old, new} <= _GUIDING or (MemoryType.INSTRUCTION in (old, new) and {old, new} & _STANDING):
        return True
    return (old in _STATES and new in _STATES) or (old in _GUIDANCE and new in _GUIDANCE)


def say_the_same(old: Statement, new: Statement) -> bool:
    """Whether both are the same words, whatever their case, gaps and closing mark: no text contradicts itself."""
    return _bare(old.text) == _bare(new.text)


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".!")


def hold_at_other_times(old: Statement, new: Statement) -> bool:
    """Whether the valid periods of both are known and do not meet."""
    first, second = old.times, new.times
    return _ends_before(first.valid_to, second.valid_from) or _ends_before(second.valid_to, first.valid_from)


def _ends_before(end: datetime | None, start: datetime | None) -> bool:
    return end is not None and start is not None and end <= start


def can_contradict(old: Clause, new: Clause) -> bool:
    """Whether both clauses assert something."""
    speaking = (Manner.TOLD, Manner.PLANNED)
    return old.manner in speaking and new.manner in speaking


def is_plan_and_outcome(old: Clause, new: Clause, old_statement: Statement, new_statement: Statement) -> bool:
    """One says what is to be, the other what came of it."""
    for plan, fact, plan_statement, fact_statement in (
        (old, new, old_statement, new_statement),
        (new, old, new_statement, old_statement),
    ):
        if fact.search(lexicon.NO_LONGER):
            continue
        if plan.manner is not Manner.PLANNED or fact.manner is Manner.PLANNED:
            continue
        if fact_statement.type is MemoryType.DECISION and plan_statement.type is MemoryType.DECISION:
            continue
        if fact.search(lexicon.STRONG_CORRECTION) or fact.search(lexicon.REPLACEMENT) or fact.search(lexicon.CHOICE):
            continue
        if fact.is_past or fact.search(_PERFECT) or fact.search(_RESULT):
            return True
        if plan_statement.type is MemoryType.GOAL and fact_statement.type is not MemoryType.GOAL and not fact.denials:
            return True
    return False


def is_of_other_time(alignment: Alignment, finding: Finding) -> bool:
    """The difference is one of times: both name one, and they do not meet; or one speaks of what used to be."""
    old, new = alignment.old, alignment.new
    if finding.reason.code is ContradictionCode.REPLACED or finding.kind is ConflictKind.SCHEDULE:
        return False
    if old.is_earlier != new.is_earlier and not new.search(lexicon.STRONG_CORRECTION):
        return True
    if (
        old.is_earlier
        and new.is_earlier
        and finding.kind is not ConflictKind.DATE
        and (old.dates or new.dates)
        and not _dates_meet(old, new)
    ):
        return True
    if finding.uses_dates:
        return False
    if not finding.forgives_rest and old.dates and new.dates and not _dates_meet(old, new):
        return True
    if old.weekdays and new.weekdays and not {each.day for each in old.weekdays} & {each.day for each in new.weekdays}:
        return not finding.forgives_rest
    if old.times and new.times and not {each.minutes for each in old.times} & {each.minutes for each in new.times}:
        return not finding.forgives_rest
    if (
        finding.kind in (ConflictKind.FIGURE, ConflictKind.VALUE)
        and not new.is_correcting
        and _tense_differs(alignment)
    ):
        return True
    return _bounded(old) and not _bounded(new)


_PASSIVE: Final = AnyCase(r"\b(?:is|are|was|were)\s+(?:\w+ed|\w+en|made|built|sent|held|kept|sold|bought|set)\b")


def _tense_differs(alignment: Alignment) -> bool:
    """The same verb, in the past there and in the present here: "rotated every 90 days", "rotates every 30 days"."""
    old, new = alignment.old, alignment.new
    if old.verb < 0 or new.verb < 0:
        return False
    first, second = old.words[old.verb], new.words[new.verb]
    tenses = (first.folded, second.folded)
    if old.search(_PASSIVE) or new.search(_PASSIVE):
        return False
    if tenses in (("was", "is"), ("were", "are"), ("had", "has"), ("had", "have")):
        return True
    if new.search(lexicon.CORRECTION):
        return False
    return tenses in (("is", "was"), ("are", "were"), ("has", "had"), ("have", "had")) or (
        first.stem == second.stem and old.is_past != new.is_past
    )


def _bounded(clause: Clause) -> bool:
    """A past year or another closed time in which something held: "In 2019 Ben was single"."""
    return (
        any(
            each.grain in (Grain.YEAR, Grain.DECADE)
            and re.search(r"\b(?:in|until|till|before|during|to)\s+$", clause.text[: each.span_start], re.IGNORECASE)
            for each in clause.dates
        )
        and clause.search(lexicon.ONCE) is None
    )


def _dates_meet(old: Clause, new: Clause) -> bool:
    return any(a.start < b.end and b.start < a.end for a in old.dates for b in new.dates)


def is_of_another(alignment: Alignment, finding: Finding, old_statement: Statement, new_statement: Statement) -> bool:
    """The subjects differ."""
    old, new = alignment.old, alignment.new
    speakers = {old_statement.speaker, new_statement.speaker}
    is_shared = not (old.people | new.people) & {"self", "you"} and share_subject(alignment)
    if "" not in speakers and len(speakers) > 1 and not is_shared:
        return True  # what two people say meets only in what both name
    if finding.kind is ConflictKind.SCHEDULE:
        return False
    old_rest, new_rest = subject_rest(alignment, finding)
    if old_rest and new_rest and ((_is_named(old_rest) and _is_named(new_rest)) or _are_apart(alignment, finding)):
        return True
    if _is_set_apart(old, alignment.old_rest, alignment.old_shared) != _is_set_apart(
        new, alignment.new_rest, alignment.new_shared
    ):
        return True
    return (
        _are_owned_apart(alignment, old_rest, new_rest)
        or _is_pronoun_against(alignment, finding, old_rest, new_rest)
        or _others_only(old, new)
        or _others_only(new, old)
    )


def _are_owned_apart(alignment: Alignment, old_rest: list[Word], new_rest: list[Word]) -> bool:
    """Somebody is named on one side, what is somebody's on the other: "Nina", "Nina's husband"."""
    old, new = alignment.old, alignment.new
    for a, b in alignment.shared:
        if old.words[a].is_owner != new.words[b].is_owner:
            owned, place = (old, a + 1) if old.words[a].is_owner else (new, b + 1)
            rest = alignment.old_rest if owned is old else alignment.new_rest
            if place in rest and owned.words[place].is_before_verb and owned.words[place].stem in _PEOPLE:
                return True
    if any(word.is_owner and not word.text[0].isupper() for word in (*old_rest, *new_rest)):
        return True
    return any(word.is_owner for word in old_rest) != any(word.is_owner for word in new_rest)


def _is_pronoun_against(alignment: Alignment, finding: Finding, old_rest: list[Word], new_rest: list[Word]) -> bool:
    """One side has "I" for its subject, the other somebody or something else, and they share little beside."""
    if finding.forgives_rest:
        return False
    ground = [alignment.old.words[a].stem for a, _ in alignment.shared]
    few = len(ground) < 2 and finding.kind is ConflictKind.NEGATION
    only_verbs = all(each in VERB_STEMS for each in ground)
    for rest, own, other in (
        (old_rest, alignment.old, alignment.new),
        (new_rest, alignment.new, alignment.old),
    ):
        stands_against = bool(rest) and _is_pronoun_subject(other) and not _is_pronoun_subject(own)
        if stands_against and (few or only_verbs or any(word.is_name or word.stem in _PEOPLE for word in rest)):
            return True
    return False


def _is_set_apart(clause: Clause, rest: tuple[int, ...], shared: frozenset[int]) -> bool:
    """As "the flight back" and "the return flight" are beside "the flight"."""
    return any(clause.words[i].folded in lexicon.APART and {i - 1, i + 1} & shared for i in rest)


def _is_named(words: list[Word]) -> bool:
    return any(word.is_owner or word.is_name or word.text[0].isupper() or word.stem in _PEOPLE for word in words)


def _are_apart(alignment: Alignment, finding: Finding) -> bool:
    """The words left over of both subjects stand in the same place: "the kitchen budget", "the bathroom budget"."""
    old = [i for i in alignment.old_rest if i not in finding.old_places and alignment.old.words[i].is_before_verb]
    new = [i for i in alignment.new_rest if i not in finding.new_places and alignment.new.words[i].is_before_verb]
    return count_contrasts(alignment, old, new) > 0


def _is_pronoun_subject(clause: Clause) -> bool:
    return bool(clause.words) and clause.words[0].folded.split("'")[0] in ("i", "we", "he", "she", "they", "you")


def _others_only(first: Clause, second: Clause) -> bool:
    """One side speaks of "I", the other of "he"."""
    if not first.words or not second.words:
        return False
    mine, theirs = first.words[0].folded.split("'")[0], second.words[0].folded.split("'")[0]
    return mine in ("i", "we", "my", "our") and theirs in ("he", "she", "they", "his", "her", "their", "you", "your")


def is_one_of_several(alignment: Alignment, finding: Finding) -> bool:
    """The statements themselves say that there are more, or tell of repeated happenings."""
    if finding.kind in _OF_ONE and (alignment.new.search(_ONE_OF_SEVERAL) or alignment.old.search(_ONE_OF_SEVERAL)):
        return True
    if finding.kind in (ConflictKind.FIGURE, ConflictKind.VALUE):
        return alignment.old.is_past and alignment.new.is_past and not alignment.old.search(lexicon.ONCE)
    return False
