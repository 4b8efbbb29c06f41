"""A routine as it stands at a moment: its state, whether something is missed, and its flags as they are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log
from typing import Final

from remembrancer.attention.analysis import Analysis, Flagged
from remembrancer.attention.board import Placed
from remembrancer.attention.entry import Verdicts
from remembrancer.attention.rhythm import DAY, LONGEST
from remembrancer.attention.surprisal import MOST_BITS
from remembrancer.model.attention import (
    UNUSUAL_KINDS,
    AbsenceReason,
    FlagKind,
    Gap,
    Measure,
    Rhythm,
    Routine,
    RoutineFlag,
    RoutineState,
    Series,
    SeriesPoint,
    Verdict,
)
from remembrancer.model.clock import from_microseconds

RECENT_DAYS: Final = 30
_SPARK: Final = 30
_LONGEST: Final = LONGEST.days * DAY


def flags_of(placed: Placed, namespace: str, verdicts: Verdicts, now: int) -> list[RoutineFlag]:
    """All flags of a routine at a moment, in the order of time."""
    analysis = placed.analysis
    found = [
        _told(each, analysis, namespace, verdicts) for each in analysis.flags if analysis.instants[each.place] <= now
    ]
    absence = _absence(analysis, namespace, verdicts, now)
    return [*found, absence] if absence is not None else found


def _told(flag: Flagged, analysis: Analysis, namespace: str, verdicts: Verdicts) -> RoutineFlag:
    memory = analysis.memories[flag.place]
    return RoutineFlag(
        memory,
        analysis.memories[0],
        namespace,
        flag.kind,
        flag.bits,
        from_microseconds(analysis.instants[flag.place]),
        flag.reason,
        verdicts.get((memory, flag.kind)),
    )


def _absence(analysis: Analysis, namespace: str, verdicts: Verdicts, now: int) -> RoutineFlag | None:
    gaps, last = analysis.gaps, analysis.memories[-1]
    if gaps.quiet_from is None or now < gaps.quiet_from:
        return None
    verdict = verdicts.get((last, FlagKind.ABSENCE))
    if now - analysis.instants[-1] > _LONGEST and verdict is None:
        return None
    silent = (now - analysis.instants[-1]) / DAY
    since = from_microseconds(analysis.instants[-1])
    reason = AbsenceReason(since, silent, gaps.usual, len(analysis.memories))
    # Were entries to come at random, as often as usual, such a silence would have the probability exp(-silent / usual).
    bits = min(MOST_BITS, silent / gaps.usual / log(2.0))
    at = from_microseconds(gaps.quiet_from)
    return RoutineFlag(last, analysis.memories[0], namespace, FlagKind.ABSENCE, bits, at, reason, verdict)


def routine_of(placed: Placed, namespace: str, verdicts: Verdicts, now: int) -> Routine:
    """A routine as it stands at a moment."""
    analysis, gaps = placed.analysis, placed.analysis.gaps
    flags = flags_of(placed, namespace, verdicts, now)
    state, told = _state(analysis, flags, now)
    row = analysis.rows[0] if analysis.rows else None
    if row is not None:
        spark = tuple(each for each in row.values if each is not None)[-_SPARK:]
        low, high = row.band or (min(spark), max(spark))
    else:
        spark, low, high = gaps.days[-_SPARK:], gaps.low, gaps.high
    return Routine(
        analysis.memories[0],
        namespace,
        analysis.name,
        state,
        len(analysis.memories),
        Rhythm(
            from_microseconds(analysis.instants[0]),
            from_microseconds(analysis.instants[-1]),
            gaps.usual,
            gaps.low,
            gaps.high,
            gaps.variation,
            gaps.weekdays,
        ),
        None if row is None else row.measure,
        low,
        high,
        spark,
        sum(each.verdict is None for each in flags if each.kind is not FlagKind.CHANGE),
        told,
    )


def _state(analysis: Analysis, flags: Iterable[RoutineFlag], now: int) -> tuple[RoutineState, RoutineFlag | None]:
    listed = list(flags)
    absence = next((each for each in listed if each.kind is FlagKind.ABSENCE), None)
    if absence is not None and absence.verdict is Verdict.CONFIRMED:
        return RoutineState.ENDED, absence
    if now - analysis.instants[-1] > _LONGEST:
        return RoutineState.ENDED, None
    if absence is not None and absence.verdict is None:
        return RoutineState.QUIET, absence
    recent = from_microseconds(min(now, analysis.instants[-1]) - RECENT_DAYS * DAY)
    for kinds, state in ((UNUSUAL_KINDS, RoutineState.UNUSUAL), ((FlagKind.CHANGE,), RoutineState.CHANGED)):
        open_ones = [each for each in listed if each.kind in kinds and each.verdict is None and each.at >= recent]
        if open_ones:
            return state, open_ones[-1]
    return RoutineState.AS_USUAL, None


def series_of(placed: Placed, flags: Iterable[RoutineFlag]) -> Iterator[Series]:
    """The series of a routine: one for each measure, or one without values."""
    analysis = placed.analysis
    by_entry: dict[tuple[str, object], list[RoutineFlag]] = {}
    for flag in flags:
        if flag.kind is not FlagKind.ABSENCE:
            by_entry.setdefault((flag.memory, flag.at), []).append(flag)
    count = len(analysis.memories)
    rows = [(row.measure, row.values, row.bands) for row in analysis.rows] or [
        (Measure(), (None,) * count, (None,) * count)
    ]
    for measure, values, bands in rows:
        points = []
        for place, memory in enumerate(analysis.memories):
            at, band = from_microseconds(analysis.instants[place]), bands[place]
            points.append(
                SeriesPoint(
                    memory,
                    at,
                    values[place],
                    None if band is None else band[0],
                    None if band is None else band[1],
                    analysis.gaps.days[place - 1] if place else None,
                    tuple(by_entry.get((memory, at), ())),
                )
            )
        yield Series(measure, tuple(points))


def gaps_of_routine(placed: Placed, flags: Iterable[RoutineFlag], now: int) -> tuple[Gap, ...]:
    """The stretches in which nothing came although something was due."""
    analysis = placed.analysis
    found = []
    for flag in analysis.flags:
        days = analysis.gaps.days[flag.place - 1] if flag.place else 0.0
        if flag.kind is FlagKind.RHYTHM and days > analysis.gaps.usual:
            start, end = analysis.instants[flag.place - 1], analysis.instants[flag.place]
            found.append(Gap(from_microseconds(start), from_microseconds(end), days))
    if any(each.kind is FlagKind.ABSENCE for each in flags):
        last = analysis.instants[-1]
        found.append(Gap(from_microseconds(last), None, (now - last) / DAY))
    return tuple(found)
