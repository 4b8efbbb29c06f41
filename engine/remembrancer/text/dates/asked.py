"""The time a question asks about: stated periods, an event to count from, the newest or the oldest.

A question is read as seen from the moment it asks about (an as-of date, else now). "When did I move?" asks *for* a
date and names none; "before the move" names an event whose date only a memory knows: its words are handed back as an
anchor, to be looked up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.find import find_dates
from remembrancer.text.dates.mention import DateMention, Reason, Relation
from remembrancer.text.dates.reading import unit_start, units
from remembrancer.text.dates.seasons import find_loose_times
from remembrancer.text.dates.words import compile_pattern, month_number, unit_of
from remembrancer.text.word_classes import FUNCTION_WORDS


class AskedRelation(StrEnum):
    """How what is asked about lies to the stated period or the anchor."""

    WITHIN = "within"
    BEFORE = "before"
    AFTER = "after"


class Recency(StrEnum):
    """Which of several statements about one thing is wanted."""

    NONE = "none"
    NEWEST = "newest"
    OLDEST = "oldest"


@dataclass(frozen=True, slots=True)
class AskedPeriod:
    """``[start, end)`` in UTC, within, before or after which the answer lies.

    ``text`` are the question's words for it, ``approximate`` marks rounded speech ("a few weeks ago"). ``is_included``
    if "before" and "after" reach into the period itself: "since March" begins with March, "after March" ends it.
    """

    start: datetime
    end: datetime
    relation: AskedRelation
    text: str
    approximate: bool = False
    is_included: bool = False


@dataclass(frozen=True, slots=True)
class AskedTime:
    """What a question says about time.

    Attributes:
        periods: the stated periods in order of appearance; any of them may hold the answer.
        anchor_text: the event to count from ("we hired Ana"), empty without one. Whoever looks it up among the
            memories puts its time in with :func:`with_anchor`.
        anchor_relation: how the answer lies to that event.
        recency: the newest or the oldest is meant.
        is_present: the question is about a state that goes on ("Where do I keep ...?"), of which the newest
            statement is likely to hold.
        asks_when: the answer is a date.
    """

    periods: tuple[AskedPeriod, ...] = ()
    anchor_text: str = ""
    anchor_relation: AskedRelation = AskedRelation.WITHIN
    recency: Recency = Recency.NONE
    is_present: bool = False
    asks_when: bool = False

    @property
    def is_dated(self) -> bool:
        """Whether memories can be compared with a stated period."""
        return bool(self.periods)


_BEFORE: Final = frozenset({Relation.BEFORE, Relation.UNTIL, Relation.BY})
_AFTER: Final = frozenset({Relation.AFTER, Relation.SINCE})
_YEARLY: Final = frozenset({Reason.MONTH, Reason.DAY_AND_MONTH})
_INCLUDED: Final = frozenset({Relation.UNTIL, Relation.BY, Relation.SINCE})

# "My last dentist" is the newest; "last summer" is a date, "last name" neither.
_NOT_A_TIME: Final = (
    r"(?!(?:few|couple|name|minute|resort|straw|night|week|month|year|quarter|decade|weekend|day|summer|winter|spring"
    r"|autumn|fall|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|xmas|easter"
    r"|halloween|new\s+year|[0-9]|two|three|four|five|six|seven|eight|nine|ten|twelve)\w*)"
)
_NEWEST: Final = AnyCase(
    r"\b(?:latest|newest|(?:most|more)\s+recent(?:ly)?|recent(?:ly)?|lately|current(?:ly)?|nowadays|these\s+days"
    r"|at\s+the\s+moment|at\s+present|presently|still|any\s?more|so\s+far|(?:up\s+)?to\s+date|as\s+of\s+(?:now|today)"
    r"|up\s+to\s+now|(?:until|till|by)\s+now|right\s+now|last\s+time|now(?!\s+that\b))\b"
    rf"|\b(?:my|our|his|her|their|the|\w+'s)\s+(?:very\s+)?last\s+{_NOT_A_TIME}"
    rf"|\b(?:did|have|has|had|was|were|we|i|you|he|she|they)\s+last\s+{_NOT_A_TIME}[a-z]+\b",
)
_OLDEST: Final = AnyCase(
    r"\b(?:originally|initially|at\s+first|in\s+the\s+beginning|back\s+then|formerly|previously|earliest|oldest"
    r"|used\s+to(?=\s+[a-z])|(?:did|didn't)\s+(?:\w+\s+){1,3}?use\s+to|(?:what|which|who|where)(?:'s|\s+(?:is|was|are"
    r"|were))\s+(?:my|our|his|her|their|the|\w+'s)\s+(?:old|former|previous|original|earlier|initial)(?=\s+[a-z])"
    r"|the\s+(?:very\s+)?first\s+time|when\s+\w+\s+(?:just|first)\s+\w+)\b"
    r"|\b(?:did|was|were)\s+(?:\w+\s+){1,3}?first\s+[a-z]+\b"
    r"|\b(?:my|our|his|her|their)\s+(?:very\s+)?first\s+(?!name|aid|floor|class|thing|of\b|born)[a-z]+",
)
_IS_USED_TO: Final = AnyCase(r"\b(?:is|are|am|was|were|be|been|get|got|'m|'s|'re)\s+(?:i\s+|you\s+|we\s+)?used\s+to\b")

_WHEN: Final = AnyCase(
    r"^\W*(?:(?:and|so|but)\W+)*"
    r"(?:(?:do\s+you\s+(?:know|remember)|(?:can\s+you\s+)?(?:tell|remind)\s+me)\s+(?:since\s+)?when\b"
    r"|when\s+(?:did|do|does|was|were|is|are|will|has|have|had|should|am)\b|(?:on\s+)?(?:what|which)\s+"
    r"(?:date|day|month|year|week|weekday)\b|how\s+long\s+ago\b|since\s+when\b|when\s*\?)",
)
_PAST: Final = AnyCase(
    r"\b(?:did|didn't|was|were|wasn't|weren't|had|went|got|took|came|met|made|bought|gave|found|said|told|wrote|lived"
    r"|used\s+to|decided|agreed|[a-z]{3,}ed)\b",
)
_PRESENT: Final = AnyCase(
    r"\b(?:is|are|am|do|does|don't|doesn't|isn't|aren't|has|have|can|should)\b|\b(?:what|who|where|how)'s\b|'m\b|'re\b"
    r"|'ve\b",
)
_PLAIN_PAST: Final = AnyCase(r"\b(?:did|didn't|was|were|wasn't|weren't|had|used\s+to)\b")
_AHEAD: Final = AnyCase(
    r"\b(?:will|shall|going\s+to|plans?|planned|planning|upcoming|coming|due|scheduled|next|booked)\b"
)

_FEW: Final = compile_pattern(
    r"\b(?:(?:in|over|during|within|for)\s+)?(?:the\s+|these\s+)?(?P<way>last|past|previous|next|coming)\s+"
    r"(?P<count>few|several|couple(?:\s+of)?)\s+(?P<unit>days|weeks|weekends|months|years)\b"
)
_FEW_AGO: Final = compile_pattern(
    r"\b(?:a\s+)?(?P<count>few|several)\s+(?P<unit>days|weeks|weekends|months|years)\s+ago\b"
)
_FEW_COUNT: Final = {"few": 4, "several": 6}
_OTHER_DAY: Final = AnyCase(r"\bthe\s+other\s+(?P<unit>day|night|week)\b")
_BARE_MONTH: Final = compile_pattern(
    r"(?<![\w-])(?P<month>January|February|March|April|May|June|July|August|September|October|November|December)"
    r"(?!\w|-|\s*,?\s*[0-9])"
)
_MARCHING: Final = re.compile(r"March\s+(?:to|into|on|through|for|with|the|a)\b")

_ANCHOR: Final = AnyCase(
    r"(?<![\w-])(?P<word>before|prior\s+to|until|till?|after|following|since|ever\s+since|during|while|when|by\s+the\s+time)"
    r"\s+(?P<event>[^,;?!.]{3,80})",
)
_NOT_AN_ANCHOR: Final = AnyCase(
    r"^(?:that|then|this|these|those|it|all|now|today|which|what|who|when|i\s+(?:forget|go|leave)\b|you\s+(?:go|answer)\b"
    r"|(?:the\s+)?(?:next|last)\b"
    r"|(?:going\s+to\s+)?(?:work|bed|bedtime|lunch|dinner|breakfast|school|sleep|noon|midnight|dark|sunrise|sunset|class"
    r"|hours|midday|tea|supper|brunch|training|meals?|eating|exercise|sleeping|church)\b)",
)
_TAKES_AFTER: Final = AnyCase(
    r"\b(?:look(?:s|ed|ing)?|nam(?:ed?|ing)|ask(?:s|ed|ing)?|t(?:ake|akes|ook)|call(?:ed)?|day|week|month"
    r"|year|weekend|shortly|goes|know|knew|not)\s+$",
)
_QUESTION_INSIDE: Final = AnyCase(
    r"\s+(?:what|where|who|which|how)\s.*$|\s+(?:did|do|does|have|had|was|were)\s+(?:i|we|you|he|she|they|my|our|the)\s.*$",
)
_COUNTING: Final = AnyCase(
    r"^\W*how\s+(?:many\s+(?:minutes|hours|days|weeks|months|years)|long|old|much\s+(?:time|longer|older))\b",
)
_CONTENT: Final = re.compile(r"[^\W\d_]{3,}")


def asked_time(text: str, moment: datetime, zone: tzinfo) -> AskedTime:
    """What a question says about time, resolved at ``moment`` (aware) on the wall clock of ``zone``.

    Raises:
        ValueError: ``moment`` has no zone.
    """
    mentions = find_dates(text, stated_at=moment, zone=zone)
    periods, taken = _periods(text, mentions, moment, zone)
    anchor_text, relation = _anchor(text, taken)
    return AskedTime(
        periods=periods,
        anchor_text=anchor_text,
        anchor_relation=relation,
        recency=_recency(text),
        is_present=_PRESENT.search(text) is not None and _PLAIN_PAST.search(text) is None,
        asks_when=_WHEN.search(text) is not None,
    )


def with_anchor(asked: AskedTime, start: datetime, end: datetime) -> AskedTime:
    """The asked time with the anchor's event found: ``[start, end)``, aware, is when it took place or was said."""
    found = AskedPeriod(
        start.astimezone(UTC), end.astimezone(UTC), asked.anchor_relation, asked.anchor_text, approximate=True
    )
    return replace(asked, periods=(*asked.periods, found), anchor_text="")


@dataclass(frozen=True, slots=True)
class _Found:
    """A period with the characters of the question it was read from (half open)."""

    start: int
    end: int
    period: AskedPeriod


def _periods(
    text: str, mentions: tuple[DateMention, ...], moment: datetime, zone: tzinfo
) -> tuple[tuple[AskedPeriod, ...], list[tuple[int, int]]]:
    """The periods in order of appearance, without overlap, and where they stand; loose words are looked at first."""
    now = moment.astimezone(zone).replace(tzinfo=None)
    ahead = _AHEAD.search(text) is not None and _PAST.search(text) is None
    kept: list[_Found] = []
    for found in (
        *_loose(text, now, zone, ahead=ahead),
        *_stated(text, mentions, moment),
        *_bare_months(text, now, zone, ahead=ahead),
    ):
        if all(found.end <= other.start or found.start >= other.end for other in kept):
            kept.append(found)
    kept.sort(key=lambda each: each.start)
    return tuple(each.period for each in kept), [(each.start, each.end) for each in kept]


def _stated(text: str, mentions: tuple[DateMention, ...], moment: datetime) -> Iterator[_Found]:
    for mention in mentions:
        if mention.reason is Reason.WEEKDAY and _names_a_thing(text, mention):
            continue
        relation, is_included = _relation(mention.relation), mention.relation in _INCLUDED
        if mention.relation is Relation.DUE:
            relation, is_included = _relation_before(text, mention.span_start)  # "due by Friday"
        start, end = mention.start, mention.end
        if mention.reason in _YEARLY and relation is AskedRelation.BEFORE and _PLAIN_PAST.search(text):
            while start > moment and not re.search(r"[0-9]{4}", mention.text):
                # "Until March" looks ahead in a statement, but what was done until March is over.
                start, end = (each - units("year", 1) for each in (start, end))
        period = AskedPeriod(start, end, relation, mention.text, mention.approximate, is_included)
        yield _Found(mention.span_start, mention.span_end, period)


def _names_a_thing(text: str, mention: DateMention) -> bool:
    """Whether a bare weekday belongs to a name: "the Sunday mass", "Maundy Thursday"."""
    if mention.relation is not Relation.BARE or " " in mention.text:
        return False
    follows = re.match(r"'?\s+[a-z]+", text[mention.span_end :]) is not None
    return follows or re.search(r"[A-Z]\w+\s+$", text[: mention.span_start]) is not None


def _loose(text: str, now: datetime, zone: tzinfo, *, ahead: bool) -> Iterator[_Found]:
    """Seasons, holidays, "the past few weeks", "a few months ago", "the other day"."""
    for each in find_loose_times(text, now=now, zone=zone, ahead=ahead):
        yield _placed(text, (each.span_start, each.span_end), (each.start, each.end), zone, approximate=True)
    today = unit_start(now, "day")
    for match in _FEW.finditer(text):
        count = 2 if "couple" in match["count"].lower() else _FEW_COUNT[match["count"].lower()]
        length = units(unit_of(match["unit"]), count)
        is_past = match["way"].lower() in {"last", "past", "previous"}
        stretch = (today - length, now) if is_past else (now, today + length)
        yield _placed(text, match.span(), stretch, zone, approximate=True)
    for match in _FEW_AGO.finditer(text):
        unit, count = unit_of(match["unit"]), _FEW_COUNT[match["count"].lower()]
        stretch = today - units(unit, count + 2), today - units(unit, 2)
        yield _placed(text, match.span(), stretch, zone, approximate=True)
    for match in _OTHER_DAY.finditer(text):
        days = 14 if match["unit"].lower() == "week" else 8
        yield _placed(text, match.span(), (today - timedelta(days=days), today), zone, approximate=True)


def _bare_months(text: str, now: datetime, zone: tzinfo, *, ahead: bool) -> Iterator[_Found]:
    """Names of months without a preposition ("the March budget"): the latest one, or the coming one."""
    for match in _BARE_MONTH.finditer(text):
        if match.start() == 0 and (match["month"] == "May" or _MARCHING.match(text)):
            continue
        month = unit_start(now, "year").replace(month=month_number(match["month"]))
        if month > now and not ahead:
            month -= units("year", 1)
        elif month + units("month", 1) <= now and ahead:
            month += units("year", 1)
        yield _placed(text, match.span(), (month, month + units("month", 1)), zone, approximate=False)


def _placed(
    text: str, span: tuple[int, int], stretch: tuple[datetime, datetime], zone: tzinfo, *, approximate: bool
) -> _Found:
    """A stretch of the wall clock as a period, with the relation that the word before it gives."""
    start, end = (each.replace(tzinfo=zone).astimezone(UTC) for each in stretch)
    relation, is_included = _relation_before(text, span[0])
    words = text[slice(*span)].strip()
    return _Found(*span, AskedPeriod(start, end, relation, words, approximate, is_included))


def _relation(relation: Relation) -> AskedRelation:
    if relation in _BEFORE:
        return AskedRelation.BEFORE
    return AskedRelation.AFTER if relation in _AFTER else AskedRelation.WITHIN


_WORD_BEFORE: Final = AnyCase(r"\b(?P<word>before|prior\s+to|until|till|by|after|since)\s+(?:the\s+)?$")


def _relation_before(text: str, start: int) -> tuple[AskedRelation, bool]:
    """What the preposition before a period says, and whether the period itself is included."""
    match = _WORD_BEFORE.search(text, max(0, start - 24), start)
    if match is None:
        return AskedRelation.WITHIN, False
    word = match["word"].lower()
    relation = AskedRelation.AFTER if word in {"after", "since"} else AskedRelation.BEFORE
    return relation, word in {"until", "till", "by", "since"}


def _anchor(text: str, taken: list[tuple[int, int]]) -> tuple[str, AskedRelation]:
    """The first event the question counts from: only what is asked of the past has one.

    "How many days before the trip ...?" asks for a distance: both ends of it are wanted, and neither is a limit.
    """
    if _COUNTING.search(text):
        return "", AskedRelation.WITHIN
    if _PAST.search(text) is None and re.search(r"\b(?:have|has|since)\b", text, re.IGNORECASE) is None:
        return "", AskedRelation.WITHIN
    for match in _ANCHOR.finditer(text):
        word = match["word"].lower()
        if word == "when" and not text[: match.start()].strip(" \"'(-,."):
            continue  # the question word
        if word == "when" and _asked_for(text[: match.start()]):
            continue
        if any(
            start < match.end("event") and end > match.start() for start, end in taken if start - match.end("word") < 8
        ):
            continue
        if _NOT_AN_ANCHOR.search(match["event"]) or (
            word in {"after", "before", "when", "since"} and _TAKES_AFTER.search(text, 0, match.start())
        ):
            continue
        event = _QUESTION_INSIDE.sub("", match["event"].strip())  # "After the move where did I work"
        told = [each for each in _CONTENT.findall(event) if each.lower() not in FUNCTION_WORDS]
        if told:
            return event, _anchor_relation(word)
    return "", AskedRelation.WITHIN


_ASKED_FOR: Final = AnyCase(r"(?:know|remember|remind\s+me|tell\s+me|say|said|wonder|recall|is|was|about|and|or)\s+$")


def _asked_for(before: str) -> bool:
    """Whether "when" opens an indirect question: "do you know when ...", "what and when ..."."""
    return _ASKED_FOR.search(before) is not None


def _anchor_relation(word: str) -> AskedRelation:
    if word in {"during", "while", "when"}:
        return AskedRelation.WITHIN
    if word.startswith(("before", "prior", "until", "til", "by")):
        return AskedRelation.BEFORE
    return AskedRelation.AFTER


def _recency(text: str) -> Recency:
    oldest = _OLDEST.search(text) is not None
    if oldest and _IS_USED_TO.search(text) and _OLDEST.search(_IS_USED_TO.sub("", text)) is None:
        oldest = False
    newest = _NEWEST.search(text) is not None
    if newest == oldest:
        return Recency.NONE  # neither, or both are asked for
    return Recency.OLDEST if oldest else Recency.NEWEST
