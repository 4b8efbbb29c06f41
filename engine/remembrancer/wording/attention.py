"""Routines, what is out of the ordinary in them, and what has gone quiet, in words."""

from __future__ import annotations

from typing import Final

from remembrancer.model.attention import (
    AbsenceReason,
    CategoryReason,
    ChangeReason,
    ContentReason,
    FigureReason,
    FlagKind,
    FlagReason,
    FlagState,
    Measure,
    RhythmReason,
    Routine,
    RoutineFlag,
    RoutineState,
    Verdict,
)
from remembrancer.wording.dates import WEEKDAYS, DateWords
from remembrancer.wording.templates import (
    Counted,
    Template,
    Translate,
    join_any,
    join_plainly,
    write_number,
    write_share,
)

ROUTINE_STATES = {
    RoutineState.AS_USUAL: Template("routine.state.as_usual", "As usual"),
    RoutineState.UNUSUAL: Template("routine.state.unusual", "Out of the ordinary"),
    RoutineState.QUIET: Template("routine.state.quiet", "Quiet"),
    RoutineState.CHANGED: Template("routine.state.changed", "Changed"),
    RoutineState.ENDED: Template("routine.state.ended", "Ended"),
}
FLAG_KINDS = {
    FlagKind.FIGURE: Template("routine.flag.figure", "Another figure"),
    FlagKind.CATEGORY: Template("routine.flag.category", "Another place, person or thing"),
    FlagKind.RHYTHM: Template("routine.flag.rhythm", "Another rhythm"),
    FlagKind.CONTENT: Template("routine.flag.content", "Another matter"),
    FlagKind.CHANGE: Template("routine.flag.change", "A lasting change"),
    FlagKind.ABSENCE: Template("routine.flag.absence", "Gone quiet"),
}
FLAG_STATES = {
    FlagState.OPEN: Template("routine.flag_state.open", "Open"),
    FlagState.CONFIRMED: Template("routine.flag_state.confirmed", "Confirmed"),
    FlagState.DISMISSED: Template("routine.flag_state.dismissed", "Normal now"),
}
VERDICTS = {
    Verdict.CONFIRMED: Template("routine.verdict.confirmed", "Confirmed as out of the ordinary."),
    Verdict.DISMISSED: Template("routine.verdict.dismissed", "Noted: this is normal now."),
    None: Template("routine.verdict.taken_back", "The flag is open again."),
}
_HEADED = Template("routine.headed", "{finding}: {name}")
_LATER = Template("routine.finding.later", "Later than usual")
_EARLIER = Template("routine.finding.earlier", "Earlier than usual")
_TIMES = Template("routine.finding.times", "{times} times as much as usual")
_TWICE = Template("routine.finding.twice", "Twice as much as usual")
_HALF = Template("routine.finding.half", "Half as much as usual")
_MORE = Template("routine.finding.more", "More than usual")
_LESS = Template("routine.finding.less", "Less than usual")
_ENTRIES = Counted("routine.entries", "{count} entry", "{count} entries")
_USUALLY = Template("routine.usually", "{value}; usually {usual} ({entries})")
_NO_FIGURE = Template("routine.no_figure", "No figure, and “{words}” for the first time; usually one ({entries})")
_NEW_WORDS = Template("routine.new_words", "“{words}” for the first time ({entries})")
_AFTER = Template("routine.after", "After {days}; usually {usual} ({entries})")
_CHANGED = Template("routine.changed", "{usual} since {date}; {before} before that")
_NOTHING_SINCE = Template("routine.nothing_since", "Nothing since {date}, {days}; usually every {usual} ({entries})")
_RANGE = Template("routine.range", "{low} to {high}")
_WITH_UNIT = Template("routine.with_unit", "{figure} {unit}")
_UNIT_FIRST = Template("routine.unit_first", "{unit}{figure}")
_DAYS = Counted("routine.days", "{count} day", "{count} days")
_HOURS = Counted("routine.hours", "{count} hour", "{count} hours")
_EVERY = Template("routine.every", "every {days}")
_DAILY = Template("routine.daily", "daily")
_ON_WEEKDAYS = Template("routine.on_weekdays", "Monday to Friday")
_ON_DAYS = Template("routine.on_days", "on {days}")
_IRREGULAR = Template("routine.irregular", "now and then")
_NOTE = Template("routine.note", "Memory {number} is out of the ordinary: {reason}.")
_NOTE_ABSENCE = Template("routine.note_absence", "What memory {number} is about has gone quiet: {reason}.")
_NOTE_CHANGE = Template("routine.note_change", "What memory {number} is about has changed: {reason}.")
_CURRENCIES: Final = frozenset("$€£¥₹")
_DAY_MINUTES: Final = 1440
_ABOUT_HALF: Final = (0.4, 0.6)
_ABOUT_TWICE: Final = 1.75
_THREE_TIMES: Final = 2.5
_KINDS: Final = {
    CategoryReason: FlagKind.CATEGORY,
    RhythmReason: FlagKind.RHYTHM,
    ContentReason: FlagKind.CONTENT,
    ChangeReason: FlagKind.CHANGE,
    AbsenceReason: FlagKind.ABSENCE,
}
_MANY: Final = 100.0
_SIX_DAYS: Final = 6
_WORKING_DAYS: Final = (0, 1, 2, 3, 4)
_MOST_VARIATION: Final = 1.0


def name_routine_state(state: RoutineState, translate: Translate) -> str:
    """``Quiet``."""
    return ROUTINE_STATES[state].fill(translate)


def name_flag_kind(kind: FlagKind, translate: Translate) -> str:
    """``Another figure``."""
    return FLAG_KINDS[kind].fill(translate)


def name_flag_state(verdict: Verdict | None, translate: Translate) -> str:
    """``Open``."""
    return FLAG_STATES[FlagState.OPEN if verdict is None else FlagState(verdict.value)].fill(translate)


def describe_verdict(verdict: Verdict | None, translate: Translate) -> str:
    """What became of a flag."""
    return VERDICTS[verdict].fill(translate)


def explain_flag(reason: FlagReason, dates: DateWords) -> str:
    """``58 min; usually 27 to 33 (12 entries)``: what is different, and what is usual."""
    translate = dates.translate
    entries = _ENTRIES.fill(translate, reason.entries)
    match reason:
        case FigureReason(measure, value, low, high):
            value_words, usual = write_value(value, measure, translate), _range(low, high, measure, translate)
            return _USUALLY.fill(translate, value=value_words, usual=usual, entries=entries)
        case CategoryReason(value, usual):
            return _USUALLY.fill(translate, value=value, usual=join_any(list(usual), translate), entries=entries)
        case RhythmReason(days, low, high):
            usual = _day_range(low, high, translate)
            return _AFTER.fill(translate, days=write_days(days, translate), usual=usual, entries=entries)
        case ContentReason(words, _, lacks_figure):
            return (_NO_FIGURE if lacks_figure else _NEW_WORDS).fill(
                translate, words=join_plainly(list(words), translate), entries=entries
            )
        case ChangeReason():
            return _change(reason, dates)
        case AbsenceReason(since, days, usual_days):
            return _NOTHING_SINCE.fill(
                translate,
                date=dates.day(since),
                days=write_days(days, translate),
                usual=_short_days(usual_days, translate),
                entries=entries,
            )


def head_flag(reason: FlagReason, name: str, translate: Translate) -> str:
    """``Twice as much as usual: Evening run``: what was found in a routine of this name, as a heading."""
    if isinstance(reason, FigureReason):
        finding = _compare(reason, translate)
    else:
        finding = FLAG_KINDS[_KINDS[type(reason)]].fill(translate)
    return _HEADED.fill(translate, finding=finding, name=name)


def _compare(reason: FigureReason, translate: Translate) -> str:
    """A figure beside the middle of what is usual."""
    usual = (reason.low + reason.high) / 2
    is_more = reason.value > usual
    if reason.measure.is_clock:
        return (_LATER if is_more else _EARLIER).fill(translate)
    share = reason.value / usual if usual > 0 else 1.0
    if share >= _THREE_TIMES:
        return _TIMES.fill(translate, times=write_number(round(share), translate))
    if share >= _ABOUT_TWICE:
        return _TWICE.fill(translate)
    if _ABOUT_HALF[0] <= share <= _ABOUT_HALF[1]:
        return _HALF.fill(translate)
    return (_MORE if is_more else _LESS).fill(translate)


def note_on_flag(number: int, flag: RoutineFlag, dates: DateWords) -> str:
    """What a reader of the memory with this number should know."""
    template = {FlagKind.ABSENCE: _NOTE_ABSENCE, FlagKind.CHANGE: _NOTE_CHANGE}.get(flag.kind, _NOTE)
    explained = explain_flag(flag.reason, dates)
    if flag.kind in (FlagKind.ABSENCE, FlagKind.RHYTHM):
        explained = dates.translate.inside(explained)
    return template.fill(dates.translate, number=str(number), reason=explained)


def describe_rhythm(routine: Routine, translate: Translate) -> str:
    """``every 4 days``, ``Monday to Friday``, ``now and then``."""
    rhythm = routine.rhythm
    if rhythm.variation >= _MOST_VARIATION or rhythm.usual_days <= 0:
        return _IRREGULAR.fill(translate)
    if rhythm.weekdays == _WORKING_DAYS:
        return _ON_WEEKDAYS.fill(translate)
    if rhythm.weekdays and len(rhythm.weekdays) < _SIX_DAYS:
        named = [WEEKDAYS[day].fill(translate) for day in rhythm.weekdays]
        return _ON_DAYS.fill(translate, days=join_plainly(named, translate))
    if round(rhythm.usual_days) == 1:
        return _DAILY.fill(translate)
    return _EVERY.fill(translate, days=write_days(rhythm.usual_days, translate))


def describe_usual(routine: Routine, translate: Translate) -> str:
    """``27 to 33 min``: what is usual now; empty where a routine has no figures."""
    return "" if routine.measure is None else _usual(routine.low, routine.high, routine.measure, translate)


def write_value(value: float, measure: Measure, translate: Translate) -> str:
    """``58 min``, ``€84.20``, ``22:15``."""
    if measure.is_clock:
        return _clock(value)
    figure = _figure(value, translate, is_money=measure.unit in _CURRENCIES)
    if not measure.unit:
        return figure
    template = _UNIT_FIRST if measure.unit in _CURRENCIES else _WITH_UNIT
    return template.fill(translate, figure=figure, unit=measure.unit)


def write_days(days: float, translate: Translate) -> str:
    """``29 days``; hours for less than a day."""
    if round(days) < 1:
        return _HOURS.fill(translate, max(1, round(24 * days)))
    return _DAYS.fill(translate, round(days))


def _short_days(days: float, translate: Translate) -> str:
    return write_number(round(days), translate) if round(days) > 1 else write_days(days, translate)


def _change(reason: ChangeReason, dates: DateWords) -> str:
    translate = dates.translate
    if reason.measure is None:
        usual = _day_range(reason.low, reason.high, translate)
        before = _day_range(reason.low_before, reason.high_before, translate)
    else:
        usual = _usual(reason.low, reason.high, reason.measure, translate)
        before = _usual(reason.low_before, reason.high_before, reason.measure, translate)
    return _CHANGED.fill(translate, usual=usual, before=before, date=dates.day(reason.since))


def _usual(low: float, high: float, measure: Measure, translate: Translate) -> str:
    """A range with its unit once."""
    written = _range(low, high, measure, translate)
    if measure.is_clock or measure.unit in _CURRENCIES or not measure.unit:
        return written
    return _WITH_UNIT.fill(translate, figure=written, unit=measure.unit)


def _range(low: float, high: float, measure: Measure, translate: Translate) -> str:
    """A range without a unit, except where that stands before the figure."""
    if measure.is_clock or measure.unit in _CURRENCIES:
        ends = [write_value(each, measure, translate) for each in (low, high)]
    else:
        ends = [_figure(each, translate) for each in (low, high)]
    return ends[0] if ends[0] == ends[1] else _RANGE.fill(translate, low=ends[0], high=ends[1])


def _day_range(low: float, high: float, translate: Translate) -> str:
    first, last = round(low), round(high)
    if first == last or last < 1:
        return write_days(high, translate)
    return _RANGE.fill(translate, low=write_number(first, translate), high=write_days(high, translate))


def _clock(minutes: float) -> str:
    of_day = round(minutes) % _DAY_MINUTES
    return f"{of_day // 60:02}:{of_day % 60:02}"


def _figure(value: float, translate: Translate, *, is_money: bool = False) -> str:
    if float(value).is_integer() or (abs(value) >= _MANY and not is_money):
        return write_number(round(value), translate)
    decimals = 2 if is_money or not round(10 * value, 6).is_integer() else 1
    return write_share(value, translate, decimals=decimals)
