"""Which of a memory's times a stated date sets: most set none and stay a mention.

A wrong ``valid_to`` hides a memory that holds, so only words that bound a state do it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.mention import DateMention, Grain, MentionKind, Position, Relation


class AssignmentReason(StrEnum):
    """The rule by which a mention set a time."""

    SINCE = "since"
    UNTIL = "until"
    BOUNDED = "bounded"
    STATE_DURING = "state_during"
    DEADLINE = "deadline"
    PLANNED = "planned"
    TAKES_PLACE = "takes_place"


@dataclass(frozen=True, slots=True)
class AssignedTimes:
    """UTC instants, half open; None where the text sets none. ``reasons`` names the rules used, in that order.

    An interval with one end is open at the other.
    """

    valid_from: datetime | None = None
    valid_to: datetime | None = None
    happening_from: datetime | None = None
    happening_to: datetime | None = None
    due_at: datetime | None = None
    reasons: tuple[AssignmentReason, ...] = ()


_WITH_DUE: Final = (MemoryType.COMMITMENT, MemoryType.GOAL)
_DEADLINE: Final = AnyCase(
    r"\b(?:deadline|due|expires?|expiry|expiration|closing\s+date|cut-?off|submit(?:ted)?|hand(?:ed)?\s+in"
    r"|(?:no|not)\s+later\s+than|must\s+be|renew(?:al)?)\b",
)
# A state lasts through the period it is said of; "was born in 1990" or "launched in 2023" does not.
_STATE: Final = AnyCase(
    r"\b(?:is|are|was|were|be|been|am|live[sd]?|living|work(?:s|ed|ing)?|stud(?:y|ies|ied|ying)|stay(?:s|ed|ing)?|teach(?:es)?"
    r"|taught|us(?:e|es|ed|ing)|rent(?:s|ed)?|own(?:s|ed)?|ha[sd]|have|manag(?:es|ed)|led|leads|serv(?:es|ed)|reside[sd]?"
    r"|prefer(?:s|red)?|lik(?:es|ed)|appl(?:y|ies|ied)|hold(?:s)?|held)\b|'m\b|'re\b|'ll\s+be\b",
)
_HAPPENING_VERB: Final = AnyCase(
    r"\b(?:born|died|founded|launch\w*|releas\w*|publish\w*|complet\w*|finish\w*|graduat\w*|married|bought|sold|moved"
    r"|join(?:s|ed)|left|leav(?:es|ing)|start(?:s|ed)?|began|begins?|end(?:s|ed)?|creat\w*|built|made|met|won|promot\w*"
    r"|hired|fired|diagnos\w*|discover\w*|announc\w*|introduc\w*|establish\w*|due|deadline|expires?|planned|scheduled"
    r"|visit\w*|went|happen\w*|taken|held\s+(?:in|on)|written|invent\w*|replac\w*|merg\w*|acquir\w*|cancel\w*)\b",
)
_COPULA: Final = AnyCase(
    r"(?:\b(?:is|are|was|were|be|been)|'s)\s+(?:(?:in|during|for|over|set|on|only|now|early|late)\s+)*(?:the\s+)?$",
)
_EVENT_RELATIONS: Final = frozenset(
    {
        Relation.BARE, Relation.ON, Relation.AT, Relation.IN, Relation.DURING, Relation.BETWEEN, Relation.AROUND,
        Relation.FROM, Relation.WITHIN,
    }
)  # fmt: skip
_CLOCK: Final = (Grain.MINUTE, Grain.HOUR)
_LAST_MOMENT: Final = timedelta(seconds=1)
"""What is due on a day is due until its last second, so that its date is still that day."""


def assign_times(memory_type: MemoryType, mentions: Sequence[DateMention], text: str) -> AssignedTimes:
    """The times that the mentions of ``text`` set for a memory of that type."""
    due = _due(memory_type, mentions, text)
    rest = [mention for mention in mentions if due is None or mention is not due[0]]
    if memory_type is MemoryType.EVENT:
        happening_from, happening_to, reasons = _happening(rest)
        valid_from = valid_to = None
    else:
        happening_from = happening_to = None
        valid_from, valid_to, reasons = _valid(rest, text)
    due_reasons = (due[2],) if due is not None else ()
    return AssignedTimes(
        valid_from, valid_to, happening_from, happening_to, due[1] if due else None, (*reasons, *due_reasons)
    )


def _due(
    memory_type: MemoryType, mentions: Iterable[DateMention], text: str
) -> tuple[DateMention, datetime, AssignmentReason] | None:
    """The date by which something must be done; a day, week or month counts to its end, "before" to its start."""
    deadline_word = _DEADLINE.search(text) is not None
    planned: tuple[DateMention, datetime, AssignmentReason] | None = None
    for mention in mentions:
        moment = _limit(mention)
        if mention.relation is Relation.DUE:
            return mention, moment, AssignmentReason.DEADLINE
        bounded = mention.relation in (Relation.BY, Relation.BEFORE, Relation.WITHIN)
        placed = mention.relation in (Relation.BARE, Relation.ON, Relation.AT, Relation.IN) and not _is_span(mention)
        ahead = mention.position is not Position.PAST
        if bounded and (deadline_word or (memory_type in _WITH_DUE and ahead)):
            return mention, moment, AssignmentReason.DEADLINE
        if placed and deadline_word and planned is None:
            planned = mention, moment, AssignmentReason.DEADLINE
        elif placed and memory_type in _WITH_DUE and ahead and planned is None:
            planned = mention, moment, AssignmentReason.PLANNED
    return planned


def _is_span(mention: DateMention) -> bool:
    return mention.kind is MentionKind.PERIOD and mention.relation is not Relation.IN


def _limit(mention: DateMention) -> datetime:
    # "Before the end of June" means its last moment; the mention covers June's last days.
    to_end = mention.relation is not Relation.BEFORE or mention.text.lower().startswith(("end", "late"))
    if mention.grain in _CLOCK:
        return mention.start
    return (mention.end if to_end else mention.start) - _LAST_MOMENT


def _happening(
    mentions: Iterable[DateMention],
) -> tuple[datetime | None, datetime | None, tuple[AssignmentReason, ...]]:
    """The first time at which the event can be placed; "since" and "until" leave the other end open."""
    for mention in mentions:
        if mention.relation in _EVENT_RELATIONS:
            return mention.start, mention.end, (AssignmentReason.TAKES_PLACE,)
    for mention in mentions:
        if mention.relation is Relation.SINCE:
            return mention.start, None, (AssignmentReason.SINCE,)
        if mention.relation is Relation.UNTIL:
            return None, mention.end, (AssignmentReason.UNTIL,)
    return None, None, ()


def _valid(
    mentions: Iterable[DateMention], text: str
) -> tuple[datetime | None, datetime | None, tuple[AssignmentReason, ...]]:
    """The period in which a state holds. "Until Friday" holds through Friday."""
    valid_from = valid_to = None
    reasons: list[AssignmentReason] = []
    for mention in mentions:
        if mention.relation is Relation.SINCE and valid_from is None:
            valid_from = mention.start
            reasons.append(AssignmentReason.SINCE)
        elif mention.relation is Relation.UNTIL and valid_to is None:
            valid_to = mention.start if mention.grain in _CLOCK else mention.end
            reasons.append(AssignmentReason.UNTIL)
        elif mention.kind is MentionKind.PERIOD and valid_from is None and valid_to is None:
            reason = _state_reason(mention, text)
            if reason is not None:
                valid_from, valid_to = mention.start, mention.end
                reasons.append(reason)
    if valid_from is not None and valid_to is not None and valid_from >= valid_to:
        return None, None, ()
    return valid_from, valid_to, tuple(reasons)


def _state_reason(mention: DateMention, text: str) -> AssignmentReason | None:
    before = text[max(0, mention.span_start - 160) : mention.span_start]
    if mention.relation is Relation.BETWEEN:
        if _HAPPENING_VERB.search(before) or re.search(r"\bbetween\s+$", before, re.IGNORECASE):
            return None  # "was built between 2019 and 2021" happened somewhere in it
        return AssignmentReason.BOUNDED
    if mention.relation not in (Relation.IN, Relation.DURING) or mention.approximate:
        return None
    # A whole sentence is looked at: the verb may follow ("In 2023 she lived in Rome").
    if _HAPPENING_VERB.search(text) or _COPULA.search(before) or not _STATE.search(text):
        return None
    return AssignmentReason.STATE_DURING
