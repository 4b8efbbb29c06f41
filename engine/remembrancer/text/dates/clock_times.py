"""Clock times that stand beside a date ("tomorrow at 2pm", "10:30 on Friday"). A time alone is no date."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.mention import Grain
from remembrancer.text.dates.reading import Candidate, LocalSpan, part_of_day

# Only abbreviations with one meaning; CST, IST or BST stand for several zones each.
_ZONES: Final = {
    "UTC": "UTC", "GMT": "UTC", "Z": "UTC", "ET": "America/New_York", "EST": "America/New_York",
    "EDT": "America/New_York", "PT": "America/Los_Angeles", "PST": "America/Los_Angeles",
    "PDT": "America/Los_Angeles", "CET": "Europe/Paris", "CEST": "Europe/Paris",
}  # fmt: skip

_HALF: Final = r"(?:[ap]\.?\s?m\b\.?|p\b)"
_CLOCK: Final = (
    r"(?:(?P<{0}hour>[0-9]{{1,2}})(?:(?P<{0}separator>[:.h])(?P<{0}minute>[0-5][0-9])(?::[0-5][0-9])?)?\s?(?P<{0}half>"
    + _HALF
    + r"|h\b|o'?\s?clock\b|in\s+the\s+(?:morning|afternoon|evening)\b|at\s+night\b)?|(?P<{0}word>noon|midnight|midday))"
)
_TIME: Final = _CLOCK.format("")
_SPAN: Final = _CLOCK.format("first_") + r"\s*(?:-|to|until|till?|and)\s*" + _CLOCK.format("last_")
_ZONE: Final = (
    r"(?:\s?\(?(?:(?-i:(?P<zone>UTC|utc|GMT|gmt|Z|E[SD]?T|P[SD]?T|CES?T)|(?P<unsure>CST|CDT|MST|IST|BST)))\b\)?)?"
)
_EDGE: Final = r"(?![\w%]|[:/-][0-9]|\s?(?:people|percent|times|hours|minutes|days)\b)"
_JOIN: Final = (
    r"\s*,?\s*(?P<at>(?:\bat\b|@|\bfrom\b|\bbetween\b|\baround\b|\babout\b|\bby\b|\bbefore\b|\buntil\b|-)\s*)?"
    r"(?:around\s+|about\s+)?"
)

_AFTER: Final = tuple(AnyCase(_JOIN + body + _ZONE + _EDGE) for body in (_SPAN, _TIME))
_BEFORE: Final = tuple(
    AnyCase(
        r"(?<![\w:.,/$€£-])(?P<at>(?:at|@|from|between)\s+)?" + body + _ZONE + r"\s*,?\s*(?:(?:on|of)\s+)?(?:the\s+)?$",
    )
    for body in (_SPAN, _TIME)
)
_PART: Final = AnyCase(r"'?s?\s+(?:(?:in\s+the|at)\s+)?(?P<part>morning|afternoon|evening|night)\b(?!')")
_PLURAL_PART: Final = AnyCase(r"\s+(?:mornings|afternoons|evenings|nights)\b")


@dataclass(frozen=True, slots=True)
class _Clock:
    hour: int
    minute: int
    named: bool
    guessed: bool


def names_a_habit(candidate: Candidate, text: str) -> bool:
    """True for "Monday nights": every one of them."""
    return _PLURAL_PART.match(text, candidate.end) is not None


def with_clock_time(candidate: Candidate, text: str, floor: int) -> Candidate:
    """The date narrowed to the part of the day and the clock time beside it.

    ``floor`` is the end of the date before this one: a time further left belongs to that. Dates wider than a day
    are returned as they are.
    """
    part = candidate.local.grain is Grain.PART_OF_DAY
    if (candidate.local.grain is not Grain.DAY and not part) or candidate.local.period or candidate.local.exact:
        return candidate
    midnight = candidate.local.start.replace(hour=0)
    late = part and candidate.local.start.hour >= 12
    if not part:
        found = _PART.match(text, candidate.end)
        if found:
            local = replace(part_of_day(midnight, found["part"]), floating=candidate.local.floating)
            candidate = replace(candidate, end=found.end(), local=local)
            part, late = True, local.start.hour >= 12
    for pattern in _AFTER:
        match = pattern.match(text, candidate.end)
        timed = _narrowed(match, candidate.local, midnight, late=late, part=part) if match else None
        if match and timed is not None:
            return replace(candidate, end=match.end(), local=timed)
    reach = max(floor, candidate.start - 32)
    for pattern in _BEFORE:
        match = pattern.search(text, reach, candidate.start)
        timed = _narrowed(match, candidate.local, midnight, late=late, part=part) if match else None
        if match and timed is not None:
            return replace(candidate, start=match.start() + len(match["at"] or ""), local=timed)
    return candidate


def _narrowed(
    match: re.Match[str], whole: LocalSpan, midnight: datetime, *, late: bool, part: bool
) -> LocalSpan | None:
    marked = bool(match["at"] and match["at"].strip() != "-") or part
    spanned = (match["at"] or "").strip().lower() in ("from", "between")
    if "first_hour" in match.re.groupindex:
        last = _clock(match, "last_", "", late=late)
        first = _clock(match, "first_", match["last_half"] or "", late=late)
        if first is None or last is None or not (last.named or first.named or spanned):
            return None
        start, end = _moment(midnight, first), _moment(midnight, last)
        if end <= start and first.hour >= 12 and not match["first_half"] and not first.guessed:
            start -= timedelta(hours=12)  # "11-1pm"
        if end <= start:
            return None
        guessed = first.guessed or last.guessed
        return _zoned(match, LocalSpan(start, end, Grain.MINUTE, whole.floating, approximate=guessed, period=True))
    clock = _clock(match, "", "", late=late)
    if clock is None or not (clock.named or marked):
        return None
    start = _moment(midnight, clock)
    exact_minute = bool(match["minute"])
    length = timedelta(minutes=1) if exact_minute else timedelta(hours=1)
    grain = Grain.MINUTE if exact_minute else Grain.HOUR
    return _zoned(match, LocalSpan(start, start + length, grain, whole.floating, approximate=clock.guessed))


def _clock(match: re.Match[str], which: str, borrowed_half: str, *, late: bool) -> _Clock | None:
    """The hour and minute of one written time; ``named`` when it cannot be a mere number."""
    if match[f"{which}word"]:
        return _Clock(24 if match[f"{which}word"].lower() == "midnight" else 12, 0, named=True, guessed=False)
    written, minutes = match[f"{which}hour"], match[f"{which}minute"]
    half = (match[f"{which}half"] or borrowed_half).lower()
    hour, minute = int(written), int(minutes or 0)
    # "9.30" alone is a number; "9:30", "9h30" and "9.30 am" are times.
    named = bool(half) or match[f"{which}separator"] in (":", "h", "H")
    guessed = False
    if half[:2] in ("in", "at"):
        half = "am" if half.endswith("morning") else "pm"
    if half[:1] in ("a", "p"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half[0] == "p" else 0)
    elif late and hour < 12:
        hour += 12
    elif 1 <= hour <= 6 and written[0] != "0" and half != "h":
        # Without am or pm people mean the waking hours: "tomorrow at 3" is the afternoon, 03:30 is as written.
        hour, guessed = hour + 12, True
    else:
        guessed = 7 <= hour <= 12 and minutes is None
    return _Clock(hour, minute, named=named, guessed=guessed) if hour < 24 else None


def _moment(midnight: datetime, clock: _Clock) -> datetime:
    return midnight + timedelta(hours=clock.hour, minutes=clock.minute)


def _zoned(match: re.Match[str], local: LocalSpan) -> LocalSpan:
    if match["unsure"]:
        return replace(local, approximate=True)
    if not match["zone"]:
        return local
    zone = ZoneInfo(_ZONES[match["zone"].upper()])
    return replace(local, exact=(local.start.replace(tzinfo=zone), local.end.replace(tzinfo=zone)))
