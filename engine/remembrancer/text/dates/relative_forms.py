"""Forms that count from the moment of the statement, and weekdays, which always do."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Final

from dateutil.relativedelta import relativedelta

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.calendar_forms import date_or_none, month_named, nearest
from remembrancer.text.dates.mention import Grain, Position, Reason
from remembrancer.text.dates.reading import Form, LocalSpan, Reading, day, part_of_day, unit_start, units, whole_unit
from remembrancer.text.dates.words import compile_pattern, count_of, month_number, ordinal_of, unit_of, weekday_number

_WEEKLY: Final = relativedelta(weeks=1)
# Speech rounds long distances: "two years ago" is right to a month at best.
_DISTANCE_UNIT: Final = {"decade": "year", "year": "month"}
_BACK: Final = frozenset({"last", "past", "previous"})
# "In three days" is a length of time when something was done, or can be done, in it.
_LENGTH_CUE: Final = AnyCase(
    r"\b(?:can|could|able to|takes?|took|times|once|twice|per|done|finished|learn\w*|only|within|first time|best)\b"
    r"[^.!?]*$",
)
_COMPOUND_BEFORE: Final = compile_pattern(r"\b<UNIT>,?\s+(?:and\s+)?$")
_COMPOUND_AFTER: Final = compile_pattern(r",?\s+(?:and\s+)?<COUNT>\s+<UNIT>(?!\s+(?:ago|later))")
_NAMING_TODAY: Final = AnyCase(r"\btoday(?:\s+is|'s)\s+(?:a\s+)?$")
_LIKE: Final = AnyCase(r"\blike\s+(?:it\s+was\s+|it\s+happened\s+)?(?:just\s+|only\s+)?$")
_AHEAD_CUE: Final = AnyCase(
    r"(?:\b(?:will|shall|is|are|am|going|starts?|begins?|ends?|leaves?|expires?|due|back|again|ready|arrives?|opens?"
    r"|closes?|up|off|call|meet\w*|remind)\b|'ll\b|'m\b|'re\b|'s\b)",
)


def _weekday(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    if _NAMING_TODAY.search(reading.text, max(0, match.start("span") - 20), match.start("span")):
        return None  # "today is Monday" names the day, it points to no other
    number = weekday_number(match["weekday"])
    which = match["which"].lower().split()[-1] if match["which"] else ""
    monday = unit_start(reading.now, "week")
    here = monday + timedelta(days=number)
    if which in _BACK:
        return day(here if here < reading.today else here - _WEEKLY)
    if which == "this":
        return day(here)
    if which == "next":
        return day(here + _WEEKLY)
    if not which and reading.tense(*match.span("span")) is Position.PAST:
        return day(here if here < reading.today else here - _WEEKLY, floating=_WEEKLY)
    return day(here if here > reading.today else here + _WEEKLY, floating=None if which else _WEEKLY)


def _weekday_and_day(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    number, day_of_month = weekday_number(match["weekday"]), ordinal_of(match["day"])
    step = -1 if reading.tense(*match.span("span")) is Position.PAST else 1
    month = unit_start(reading.now, "month")
    for offset in range(15):
        moved = month + relativedelta(months=step * offset)
        date = date_or_none(moved.year, moved.month, day_of_month)
        later = date is not None and (date <= reading.today if step < 0 else date >= reading.today)
        if date is not None and later and date.weekday() == number:
            return day(date)
    return None


def _weekday_of_week(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    which = (match["which"] or match["which_first"]).lower()
    shift = -1 if which in _BACK else 0 if which in ("this", "current") else 1
    monday = unit_start(reading.now, "week") + units("week", shift)
    return day(monday + timedelta(days=weekday_number(match["weekday"] or match["weekday_after"])))


def _month_meant(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    """The month behind "the last Friday of ...": a name with or without year, or "this/next/last month"."""
    if match["unit_which"]:
        which = match["unit_which"].lower()
        shift = -1 if which in _BACK else 0 if which in ("this", "current") else 1
        return whole_unit(unit_start(reading.now, "month") + units("month", shift), "month")
    if match["year"]:
        start = date_or_none(int(match["year"]), month_number(match["month"]), 1)
        return whole_unit(start, "month") if start else None
    return month_named(match["month"], "", reading, reading.tense(*match.span()))


def _nth_weekday(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    month = _month_meant(match, reading)
    if month is None:
        return None
    nth, word = ordinal_of(match["nth"]), match["weekday"].lower().replace("wkend", "weekend")
    if word == "day":
        found = month.end - timedelta(days=1) if nth < 0 else month.start + timedelta(days=nth - 1)
        return day(found, floating=month.floating)
    number = 5 if word == "weekend" else weekday_number(word)
    if nth < 0:
        last = month.end - timedelta(days=1)
        found = last - timedelta(days=(last.weekday() - number) % 7)
    else:
        found = month.start + timedelta(days=(number - month.start.weekday()) % 7 + 7 * (nth - 1))
    if not month.start <= found < month.end:
        return None
    length, grain = (2, Grain.WEEKEND) if word == "weekend" else (1, Grain.DAY)
    return LocalSpan(found, found + timedelta(days=length), grain, floating=month.floating)


def _nth_week(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    month = _month_meant(match, reading)
    nth = ordinal_of(match["nth"])
    if month is None or nth > 5:
        return None
    start = month.end - _WEEKLY if nth < 0 else month.start + units("week", nth - 1)
    return LocalSpan(start, min(start + _WEEKLY, month.end), Grain.WEEK, floating=month.floating, approximate=True)


def _week_of(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    month = month_number(match["month"] or match["month_last"])
    day_of_month = ordinal_of(match["day"] or match["day_first"])
    if match["year"]:
        date = date_or_none(int(match["year"]), month, day_of_month)
    else:
        date = nearest(month, day_of_month, reading, reading.tense(*match.span()))
    return whole_unit(unit_start(date, match["unit"].lower()), match["unit"].lower()) if date else None


def _after_next(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    unit = unit_of(match["unit"])
    return whole_unit(unit_start(reading.now, unit) + units(unit, 2), unit)


def _relative_day(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    words = match["span"].lower()
    if words == "yesterday" and _LIKE.search(reading.text, max(0, match.start() - 32), match.start()):
        return None  # "it feels like yesterday" says how it feels
    if words.startswith("eo"):
        unit = {"d": "day", "w": "week", "m": "month", "y": "year"}[words[2]]
        end = whole_unit(unit_start(reading.now, unit), unit).end
        return day(end - timedelta(days=1))
    shift = -1 if "yesterday" in words else 1 if "tomorrow" in words else 0
    if "before" in words or "after" in words:
        shift *= 2
    date = reading.today + timedelta(days=shift)
    if words.startswith("this"):
        return part_of_day(date, words.split()[-1])
    if "night" in words or words == "tonite":
        return part_of_day(date - timedelta(days=0 if words.startswith("ton") else 1), "night")
    return day(date)


def _relative_unit(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    which, unit = match["which"].lower().split()[-1], unit_of(match["unit"])
    shift = -1 if which in _BACK else 0 if which in ("this", "current") else 1
    start = unit_start(reading.now, unit)
    if unit == "weekend" and which == "this" and start > reading.now and reading.tense(*match.span()) is Position.PAST:
        shift = -1  # "this weekend we went" said on a Wednesday
    return whole_unit(start + units(unit, shift), unit)


def _the_weekend(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    tense = reading.tense(*match.span())
    # Without a tense the nearer weekend is meant: on a Monday the one just over, on a Thursday the coming one.
    past = tense is Position.PAST or (tense is Position.CURRENT and reading.now.weekday() < 3)
    return whole_unit(unit_start(reading.now, "weekend") - units("week", 1 if past else 0), "weekend")


def _the_unit(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    return whole_unit(unit_start(reading.now, unit_of(match["unit"])), unit_of(match["unit"]))


def _distance(match: re.Match[str], reading: Reading, direction: int) -> LocalSpan | None:
    if _COMPOUND_BEFORE.search(reading.text, max(0, match.start() - 24), match.start()) or _COMPOUND_AFTER.match(
        reading.text, match.end()
    ):
        return None  # "a month and two days ago" is more than its last part
    count, unit = direction * count_of(match["count"]), unit_of(match["unit"])
    if unit in ("hour", "minute"):
        # Hours are counted on the clock that never jumps; only then is it said what the wall clock shows.
        exact = unit_start(reading.instant + timedelta(**{f"{unit}s": count}), "minute")
        wall = unit_start(reading.now + timedelta(**{f"{unit}s": count}), "minute")
        length = timedelta(minutes=1)
        return LocalSpan(wall, wall + length, Grain.MINUTE, approximate=True, exact=(exact, exact + length))
    if unit == "weekend":
        return whole_unit(unit_start(reading.now, "weekend") + units("week", count), "weekend")
    moved = reading.today + units(unit, count)
    named = _DISTANCE_UNIT.get(unit, "day")
    local = whole_unit(unit_start(moved, named), named)
    return LocalSpan(local.start, local.end, local.grain, approximate=unit != "day")


def _ago(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    return _distance(match, reading, -1)


def _weekdays_ago(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    number, count = weekday_number(match["weekday"]), count_of(match["count"])
    here = unit_start(reading.now, "week") + timedelta(days=number)
    if match["back"]:
        latest = here if here < reading.today else here - _WEEKLY
        return day(latest - units("week", count - 1))
    coming = here if here > reading.today else here + _WEEKLY
    return day(coming + units("week", count - 1))


def _ahead(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    before = reading.clause(match.start(), match.end())[0][-60:]
    after_marked = bool(match["marked"])
    if not after_marked:
        if _LENGTH_CUE.search(before) or reading.tense(match.start(), match.end()) is Position.PAST:
            return None
        # "In a year" alone is a rate as often as a date.
        single = match["count"].lower() in ("a", "an", "one", "1")
        if single and not _AHEAD_CUE.search(before):
            return None
    return _distance(match, reading, 1)


def _from_now(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    return _distance(match, reading, 1)


def _trailing(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    count, unit = count_of(match["count"] or "one"), unit_of(match["unit"])
    if unit in ("hour", "minute"):
        length = timedelta(**{f"{unit}s": count})
        exact = unit_start(reading.instant, "minute")
        wall = unit_start(reading.now, "minute")
        return LocalSpan(wall - length, wall, Grain(unit), period=True, exact=(exact - length, exact))
    return LocalSpan(reading.today - units(unit, count), unit_start(reading.now, "minute"), _grain(unit), period=True)


def _leading(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    count, unit = count_of(match["count"] or "one"), unit_of(match["unit"])
    if not match["count"] and reading.tense(match.start(), match.end()) is Position.PAST:
        return None  # "the next week we moved on" counts from another moment in the text
    if unit in ("hour", "minute"):
        length = timedelta(**{f"{unit}s": count})
        exact = unit_start(reading.instant, "minute")
        wall = unit_start(reading.now, "minute")
        return LocalSpan(wall, wall + length, Grain(unit), period=True, exact=(exact, exact + length))
    start = reading.today + timedelta(days=1)
    return LocalSpan(start, start + units(unit, count), _grain(unit), period=True)


def _grain(unit: str) -> Grain:
    return Grain.WEEK if unit == "fortnight" else Grain(unit)


_NOT_NAME = (
    r"(?<!\bblack\s)(?<!\bgood\s)(?<!\bash\s)(?<!\beaster\s)(?<!\bpalm\s)(?<!\bcyber\s)(?<!\bcasual\s)(?<!\bcrazy\s)"
)
_NOT_TITLE = r"(?!'?s?\s+(?:school|roast|times|best|night\s+(?:live|lights|football))\b|s\b|'?s\s+child\b)"
_WHICH = r"(?P<which>this\s+past|this|next|last|past|previous|coming|upcoming|current)"
_IN_MONTH = (
    r"\s+(?:of|in)\s+(?:(?:the\s+)?(?P<unit_which>this|next|last|previous|current|coming)\s+month"
    r"|(?P<month><MONTH>)(?:,?\s+(?:of\s+)?(?P<year><YEAR>))?)"
)

RELATIVE_FORMS: Final = (
    Form(
        Reason.WEEKDAY,
        compile_pattern(
            _NOT_NAME + r"(?<![\w-])(?P<span>(?:(?:the\s+)?(?P<which>this\s+past|this|next|last|past|previous|coming"
            r"|upcoming)\s+)?(?P<weekday><WEEKDAY>))(?!\w|-[a-z])" + _NOT_TITLE
        ),
        _weekday,
    ),
    Form(
        # Abbreviations are words and names too ("sat", "sun", "Wed"): a preposition or a qualifier must mark them.
        Reason.WEEKDAY,
        compile_pattern(
            r"\b(?:on|by|until|till|since|before|after|due|from|for)\s+(?P<span>(?:(?P<which>this|next|last|past|coming)\s+)?"
            r"(?-i:(?P<weekday>Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?))(?!\w|-|\s+[A-Z])"
        ),
        _weekday,
    ),
    Form(
        Reason.WEEKDAY,
        compile_pattern(
            r"\b(?P<span>(?P<which>this|next|last|coming)\s+(?-i:(?P<weekday>[Mm]on|[Tt]ues?|[Ww]ed|[Tt]hu(?:rs?)?|[Ff]ri"
            r"|Sat|Sun)\b\.?))(?!\w|-|\s+[A-Z])"
        ),
        _weekday,
    ),
    Form(
        Reason.WEEKDAY,
        compile_pattern(
            r"(?<![\w-])(?P<which>(?!))?(?P<span>(?-i:(?P<weekday>Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?))"
            r"(?=,?\s+(?:at\s+)?[0-9]{1,2}(?::[0-9]{2}|\s?[ap]\.?m\b))"
        ),
        _weekday,
    ),
    Form(
        Reason.WEEK_OF,
        compile_pattern(
            r"\b(?P<unit>week|weekend)\s+(?:of|starting(?:\s+on)?|beginning(?:\s+on)?)\s+(?:the\s+)?(?:<WEEKDAY>,?\s+)?"
            r"(?:(?P<month><MONTH>)\s*(?:the\s+)?(?P<day><DAY><SUFFIX>?)|(?P<day_first><DAY><SUFFIX>?)\s+(?:of\s+)?"
            r"(?P<month_last><MONTH>))(?![0-9])(?:,?\s+(?P<year><YEAR>))?"
        ),
        _week_of,
    ),
    Form(
        Reason.RELATIVE_UNIT,
        compile_pattern(r"\b(?:the\s+)?(?P<unit>weekend|week|month|quarter|year)\s+after\s+next\b(?!\s+\w+day\b)"),
        _after_next,
    ),
    Form(
        Reason.DAY_OF_MONTH,
        compile_pattern(
            r"(?<![\w-])(?P<span>(?P<weekday><WEEKDAY>|<WEEKDAY_SHORT>),?\s+(?:the\s+)?(?P<day><DAY><SUFFIX>|<ORDINAL>))(?!\w|\s+of\b)"
            r"(?!\s*<MONTH>)"
        ),
        _weekday_and_day,
    ),
    Form(
        Reason.WEEKDAY_OF_WEEK,
        compile_pattern(
            r"(?<!\w)(?:(?P<weekday><WEEKDAY>|<WEEKDAY_SHORT>)\s+(?:of\s+)?(?P<which>this|next|last|previous)\s+week"
            r"|(?P<which_first>this|next|last|previous)\s+week\s+(?:on\s+)?(?P<weekday_after><WEEKDAY>|<WEEKDAY_SHORT>))(?!\w)"
        ),
        _weekday_of_week,
    ),
    Form(
        Reason.NTH_WEEKDAY,
        compile_pattern(
            r"\b(?P<nth>[1-5]<SUFFIX>|first|second|third|fourth|fifth|last)\s+(?P<weekday><WEEKDAY>|weekend|wkend|day)"
            + _IN_MONTH
        ),
        _nth_weekday,
    ),
    Form(
        Reason.NTH_WEEK,
        compile_pattern(r"\b(?P<nth>[1-5]<SUFFIX>|first|second|third|fourth|last)\s+week" + _IN_MONTH),
        _nth_week,
    ),
    Form(
        Reason.RELATIVE_DAY,
        compile_pattern(
            r"(?<![\w-])(?P<span>(?:the\s+)?day\s+before\s+yesterday|(?:the\s+)?day\s+after\s+tomorrow|yesterday|tomorrow"
            r"|today|this\s+(?:morning|afternoon|evening)|tonight|tonite|last\s+night|(?-i:EO[DWMY])\b)(?!\w|-|'s\s+(?:world|society|age|youth|generation|standards)\b)"
        ),
        _relative_day,
    ),
    Form(
        Reason.RELATIVE_UNIT,
        compile_pattern(
            r"(?<![\w-])(?<!\bthe\s)"
            + _WHICH
            + r"\s+(?P<unit>week|weekend|wkend|month|quarter|year|yr|decade)(?!\w|-|\s+of\b|\s+(?:on\s+)?(?:<WEEKDAY>))"
        ),
        _relative_unit,
    ),
    Form(
        Reason.RELATIVE_UNIT,
        compile_pattern(
            r"(?<=\bthe\s)(?P<which>(?:next|last|past)(?=\s+quarter)|coming|upcoming|current|previous)\s+(?P<unit>week|weekend|month|quarter|year)(?!\w|-)"
        ),
        _relative_unit,
    ),
    Form(
        Reason.RELATIVE_UNIT,
        compile_pattern(
            r"\b(?:over|on|during|for|by|until|before|after|at|end\s+of)\s+(?P<span>the\s+weekend)(?!\w|-)"
        ),
        _the_weekend,
    ),
    Form(
        Reason.RELATIVE_UNIT,
        compile_pattern(
            r"\b(?:end|start|beginning|middle|half|rest|later|earlier)\s+(?:of|in)\s+(?P<span>the\s+(?P<unit>day|week|month"
            r"|quarter|year|decade))(?!\w|-)"
        ),
        _the_unit,
    ),
    Form(
        Reason.RELATIVE_UNIT,
        compile_pattern(r"\b(?:end|start|beginning)\s+of\s+(?P<span>(?P<unit>day|week|month|quarter|year))(?!\w|-)"),
        _the_unit,
    ),
    Form(
        Reason.AGO,
        compile_pattern(
            r"(?<![\w.,/-])(?<!\bhalf\s)(?P<count><COUNT>)\s+(?:full\s+)?(?P<unit><UNIT>)\s+(?:ago|back)(?!\w)"
        ),
        _ago,
    ),
    Form(
        Reason.AGO,
        compile_pattern(
            r"(?<![\w.,/-])(?P<count><COUNT>)\s+(?P<weekday><WEEKDAY>)s?\s+(?:(?P<back>ago|back)|from\s+now)\b"
        ),
        _weekdays_ago,
    ),
    Form(
        Reason.AHEAD,
        compile_pattern(
            r"\bin\s+(?:about\s+|around\s+|exactly\s+|just\s+)?(?P<span>(?P<count><COUNT>)\s+(?P<unit><UNIT>)"
            r"(?P<marked>'?\s+time\b|'s\s+time\b)?)(?!\w|-|\s+(?:of|each|per|or|long|old|straight|flat))"
        ),
        _ahead,
    ),
    Form(
        Reason.AHEAD,
        compile_pattern(
            r"(?<![\w.,/-])(?<!\bhalf\s)(?P<count><COUNT>)\s+(?P<unit><UNIT>)\s+(?:from\s+(?:now|today)|hence)(?!\w)"
        ),
        _from_now,
    ),
    Form(
        Reason.TRAILING_PERIOD,
        compile_pattern(
            r"\b(?:(?:the|these|this)\s+)?(?:last|past|previous)\s+(?P<count>[0-9]{1,3}|two|three|four|five|six|seven|eight|nine|ten"
            r"|twelve|couple(?:\s+of)?)\s+(?P<unit><UNIT>)(?!\s+(?:of|ago)\b|\w)"
        ),
        _trailing,
    ),
    Form(
        Reason.TRAILING_PERIOD,
        compile_pattern(r"\bthe\s+(?:last|past)(?P<count>(?!))?\s+(?P<unit>week|month|year|decade)(?!\w|-|\s+of\b)"),
        _trailing,
    ),
    Form(
        Reason.LEADING_PERIOD,
        compile_pattern(
            r"\b(?:(?:the|these)\s+)?(?:next|coming|upcoming)\s+(?P<count>[0-9]{1,3}|two|three|four|five|six|seven|eight|nine|ten"
            r"|twelve|couple(?:\s+of)?)\s+(?P<unit><UNIT>)(?!\s+of\b|\w)"
        ),
        _leading,
    ),
    Form(
        Reason.LEADING_PERIOD,
        compile_pattern(
            r"\b(?:over|in|within|during|for)\s+(?P<span>the\s+next(?P<count>(?!))?\s+(?P<unit>week|month|year|decade))(?!\w|-)"
        ),
        _leading,
    ),
    Form(
        Reason.LEADING_PERIOD,
        compile_pattern(
            r"\bwithin\s+(?P<span>(?P<count>[0-9]{1,3}|a|an|two|three|four|five|six|ten)\s+(?P<unit>(?:day|week|month|year)s?))\b"
        ),
        _leading,
    ),
)
