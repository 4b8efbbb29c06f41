"""The words around a date that say how it is meant, and those that say it is none."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.mention import Grain, MentionKind, Reason, Relation
from remembrancer.text.dates.reading import Candidate, Reading, units
from remembrancer.text.dates.words import compile_pattern, count_of, unit_of

_WORDS: Final = {
    Relation.SINCE: r"(?:ever\s+)?since|as\s+of|as\s+from|(?:starting|beginning|effective|valid)(?:\s+(?:on|from|in))?",
    Relation.FROM: r"from",
    Relation.UNTIL: r"(?:up\s+)?until|(?:un)?till?|up\s+to|through(?!out)|thru",
    Relation.BY: r"by|no\s+later\s+than|not\s+later\s+than|at\s+the\s+latest|on\s+or\s+before|by\s+no\s+later\s+than",
    Relation.BEFORE: r"before|prior\s+to|ahead\s+of",
    Relation.AFTER: r"after|following|not\s+before|later\s+than",
    Relation.DUE: r"due(?:\s+(?:on|by|in|at|date(?:\s+is|:)?))?",
    Relation.DURING: r"during|throughout|over|for|all(?:\s+of)?",
    Relation.WITHIN: r"within",
    Relation.BETWEEN: r"between",
    Relation.AROUND: r"around|about|circa|approximately|roughly",
    Relation.COMPARED: r"than|like|unlike|compared\s+(?:to|with)|versus|vs\.?",
    Relation.IN: r"in|of",
    Relation.ON: r"on",
    Relation.AT: r"at",
}
_BEFORE: Final = AnyCase(
    r"(?<![\w'])(?:"
    + "|".join(f"(?P<{relation.value}>{words})" for relation, words in _WORDS.items())
    + r")\s+(?:the\s+)?(?:[\"'(*_]+)?$",
)
_ONWARDS: Final = AnyCase(r",?\s*(?:onwards?|forward|on(?=\s*(?:$|[.,;!?])))\b")
_TO_PRESENT: Final = AnyCase(
    r"\s*(?:-|to|until|till?)\s*(?:now|(?:the\s+)?present|(?:the\s+)?(?:current\s+)?date|today)\b"
)
# "Since Monday is a holiday" gives a reason, not a beginning.
_CAUSE: Final = AnyCase(r"\s+(?:is|was|will|works?|isn't|wasn't)\b")
_SET_BEFORE: Final = AnyCase(
    r"\b(?:every|each|most|some|all|any|alternate|other|per|(?:on\s+)?a|one|another|those|these)\s+(?:other\s+|single\s+)?$",
)
_HABIT: Final = AnyCase(
    r"\b(?:usually|always|typically|normally|often|sometimes|regularly|annually|yearly|weekly|every|each|never)\b",
)
# "The first Sunday" of what it is, the text does not say in a form that is known.
_NUMBERED: Final = AnyCase(r"\b(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))\s+$")
_OPEN: Final = frozenset(
    {Relation.SINCE, Relation.UNTIL, Relation.FROM, Relation.DURING, Relation.WITHIN, Relation.BETWEEN}
)
_OF_A_RANGE: Final = frozenset({Relation.FROM, Relation.BARE, Relation.SINCE, Relation.IN, Relation.ON})
_SHORT: Final = frozenset({Grain.MINUTE, Grain.HOUR, Grain.PART_OF_DAY, Grain.DAY})


def recurs(candidate: Candidate, reading: Reading) -> bool:
    """True where the words name a rule ("every Monday", "usually in May") and not one time."""
    before = reading.text[max(0, candidate.start - 32) : candidate.start]
    if candidate.reason is Reason.WEEKDAY and _NUMBERED.search(before):
        return True
    if _SET_BEFORE.search(before) and candidate.reason not in (Reason.AGO, Reason.TRAILING_PERIOD):
        return candidate.local.floating is not None or candidate.reason is Reason.NTH_WEEKDAY
    if candidate.local.floating is None:
        return False
    return _HABIT.search(reading.clause(candidate.start, candidate.end)[0]) is not None


def relation_of(candidate: Candidate, text: str) -> Relation:
    """How the date is tied to its sentence."""
    match = _BEFORE.search(text, max(0, candidate.start - 32), candidate.start)
    relation = Relation(match.lastgroup) if match and match.lastgroup else Relation.BARE
    if relation is Relation.SINCE and _CAUSE.match(text, candidate.end):
        return Relation.BARE
    if candidate.reason.value.endswith("range") and relation in _OF_A_RANGE:
        return Relation.BETWEEN  # also "valid from 1 July to 30 June": both ends are stated
    if candidate.local.period and relation in (Relation.FROM, Relation.BARE):
        return relation
    if relation in (Relation.FROM, Relation.BARE, Relation.IN, Relation.ON):
        onwards = relation is Relation.FROM and _ONWARDS.match(text, candidate.end)
        if onwards or _TO_PRESENT.match(text, candidate.end):
            return Relation.SINCE
    return relation


def kind_of(candidate: Candidate, relation: Relation) -> MentionKind:
    """A stretch where the words make it one: two ends, an open end, or "in" with more than a day."""
    if candidate.local.period or relation in _OPEN:
        return MentionKind.PERIOD
    if relation is Relation.IN and candidate.local.grain not in _SHORT:
        return MentionKind.PERIOD
    return MentionKind.POINT


_PART: Final = AnyCase(
    r"\b(?:(?P<word>early|earlier|late|later|mid|middle|beginning|start|end|rest|first\s+half|second\s+half)"
    r"(?:\s+(?:of|in|on)\b|-)?\s*(?:the\s+)?)$",
)


def narrowed_to_part(candidate: Candidate, reading: Reading) -> Candidate:
    """The date narrowed by "early" or "the end of": to the third of a month, the quarter of a year.

    "Later this week" runs from now to its end, "earlier this week" from its start to now.
    """
    if candidate.local.grain in (Grain.MINUTE, Grain.HOUR, Grain.PART_OF_DAY) or candidate.local.period:
        return candidate
    match = _PART.search(reading.text, max(0, candidate.start - 28), candidate.start)
    if match is None:
        return candidate
    word = match["word"].lower()
    whole = candidate.local
    if word in ("later", "earlier", "rest"):
        start, end = (
            (max(whole.start, reading.now), whole.end)
            if word != "earlier"
            else (whole.start, min(whole.end, reading.now))
        )
        if start >= end or not whole.start <= reading.now < whole.end:
            return candidate
        local = replace(whole, start=start.replace(second=0, microsecond=0), end=end, floating=None)
        return replace(candidate, start=match.start(), local=local)
    if word.endswith("half"):
        middle = _fraction(whole.start, whole.end, 1, 2)
        bounds = (whole.start, middle) if word.startswith("first") else (middle, whole.end)
    else:
        parts = 4 if whole.grain is Grain.YEAR else 3
        if word in ("early", "beginning", "start"):
            bounds = whole.start, _fraction(whole.start, whole.end, 1, parts)
        elif word in ("late", "end"):
            bounds = _fraction(whole.start, whole.end, parts - 1, parts), whole.end
        else:
            bounds = _fraction(whole.start, whole.end, 1, parts), _fraction(whole.start, whole.end, parts - 1, parts)
    if bounds[0] >= bounds[1]:
        return candidate
    grain = {
        Grain.DAY: Grain.PART_OF_DAY,
        Grain.YEAR: Grain.MONTH,
        Grain.QUARTER: Grain.MONTH,
        Grain.DECADE: Grain.YEAR,
    }
    local = replace(whole, start=bounds[0], end=bounds[1], grain=grain.get(whole.grain, Grain.DAY), approximate=True)
    return replace(candidate, start=match.start(), local=local)


def _fraction(start: datetime, end: datetime, numerator: int, denominator: int) -> datetime:
    """A point within a stretch, on a month's start in years, a day's in months and weeks, an hour's in days."""
    length = end - start
    months = (end.year - start.year) * 12 + end.month - start.month
    if start.day == end.day == 1 and months % denominator == 0 and months > 1:
        month = start.month - 1 + months * numerator // denominator
        return start.replace(year=start.year + month // 12, month=month % 12 + 1)
    if length <= timedelta(days=1):
        return start + length * numerator / denominator
    if length <= timedelta(days=7):
        return start + timedelta(days=3 if numerator == 1 else length.days - 3)
    if length <= timedelta(days=31):
        return start + timedelta(days=round(10 * numerator * 3 / denominator))
    return start + timedelta(days=length.days * numerator // denominator)


_OFFSET: Final = compile_pattern(
    r"(?<![\w.,/-])(?P<count><COUNT>)\s+(?P<unit><UNIT>)\s+(?P<way>before|prior\s+to|after|following|from)\s+(?:the\s+)?$"
)


def moved_by_distance(candidate: Candidate, reading: Reading) -> Candidate | None:
    """The date moved by the distance before it ("three weeks after 5 May"); None where that is hours or minutes."""
    match = _OFFSET.search(reading.text, max(0, candidate.start - 40), candidate.start)
    if match is None or candidate.local.exact is not None:
        return candidate
    unit = unit_of(match["unit"])
    if unit in ("hour", "minute") or candidate.local.period:
        return None
    back = match["way"].lower().startswith(("before", "prior"))
    shift = units(unit, (-1 if back else 1) * count_of(match["count"]))
    local = replace(candidate.local, start=candidate.local.start + shift, end=candidate.local.end + shift)
    return replace(candidate, start=match.start(), local=local)


def merged_with_weekday(candidates: list[Candidate], text: str) -> list[Candidate]:
    """Let "Friday 2018-07-06" be one date: a weekday directly before a day only repeats it."""
    merged: list[Candidate] = []
    for candidate in candidates:
        previous = merged[-1] if merged else None
        if (
            previous is not None
            and previous.reason is Reason.WEEKDAY
            and candidate.local.grain is Grain.DAY
            and candidate.reason in (Reason.ISO_DATE, Reason.NUMERIC_DATE, Reason.DAY_AND_MONTH)
            and not text[previous.end : candidate.start].strip(" ,(-")
            and "\n" not in text[previous.end : candidate.start]
        ):
            merged[-1] = replace(candidate, start=previous.start)
        else:
            merged.append(candidate)
    return merged
