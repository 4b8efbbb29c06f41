"""Counting memories by local day."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.queries import TimelinePoints
from remembrancer_app.charts.calendar_days import midnights, to_day
from remembrancer_app.timeline.bins import Bin, bin_for
from remembrancer_app.timeline.points import TYPES, nothing, prepare

ZONES = ("UTC", "Europe/Lisbon", "America/Sao_Paulo", "Pacific/Apia", "Asia/Kathmandu", "America/St_Johns")
INSTANTS = st.datetimes(datetime(2005, 1, 1), datetime(2027, 1, 1)).map(lambda each: each.replace(tzinfo=UTC))  # noqa: DTZ001
MEMORIES = st.lists(st.tuples(INSTANTS, st.integers(0, len(TYPES) - 1)), max_size=40)


def points_of(memories: list[tuple[datetime, int]]) -> TimelinePoints:
    memories = sorted(memories, key=lambda each: each[0])
    times = np.array([to_microseconds(instant) for instant, _ in memories], dtype="<i8")
    types = np.array([kind for _, kind in memories], dtype=np.uint8)
    return TimelinePoints(tuple(map(str, range(len(memories)))), times.tobytes(), types.tobytes(), 1)


@given(MEMORIES, st.sampled_from(ZONES))
def test_every_memory_is_counted_once_on_the_day_that_holds_it(memories: list[tuple[datetime, int]], zone: str) -> None:
    points = prepare(points_of(memories), ZoneInfo(zone))
    assert int(points.totals[-1].sum()) == len(memories) == len(points)
    for place in range(len(points)):
        day = int(points.positions[place] // 1)
        begin, end = midnights(day, 2, ZoneInfo(zone))
        assert begin <= points.times[place] < end
        assert place in points.of_type(day, day, int(points.types[place]))


@given(MEMORIES, st.sampled_from(ZONES), st.sampled_from(list(Bin)))
def test_bins_of_any_length_hold_every_memory(memories: list[tuple[datetime, int]], zone: str, size: Bin) -> None:
    points = prepare(points_of(memories), ZoneInfo(zone))
    edges = size.edges(points.first_day, max(points.last_day, points.first_day))
    counted = points.counts(edges)
    assert counted.sum() == len(memories)
    wanted = Counter(kind for _, kind in memories)
    assert [int(each) for each in counted.sum(axis=0)] == [wanted[lane] for lane in range(len(TYPES))]


@given(MEMORIES.filter(bool), st.integers(-500, 500), st.integers(0, 900))
def test_a_stretch_of_days_holds_what_lies_in_it(memories: list[tuple[datetime, int]], shift: int, length: int) -> None:
    points = prepare(points_of(memories), UTC)
    first = points.first_day + shift
    last = first + length
    inside = [kind for instant, kind in memories if first <= to_day(instant.date()) <= last]
    assert int(points.count(first, last).sum()) == len(inside)
    start, stop = points.between(first, last)
    assert stop - start == len(inside)
    assert len(points.of_types(first, last, (0, 3))) == sum(kind in (0, 3) for kind in inside)


def test_clocks_that_change_move_nothing_to_another_day() -> None:
    zone = ZoneInfo("Europe/Berlin")
    late = [datetime(2026, month, day, 23, 30, tzinfo=zone) for month, day in ((3, 28), (3, 29), (10, 24), (10, 25))]
    early = [each + timedelta(hours=1) for each in late]
    for instant in late + early:
        points = prepare(points_of([(instant.astimezone(UTC), 0)]), zone)
        assert points.first_day == to_day(instant.date())


def test_positions_rise_with_time() -> None:
    generator = np.random.default_rng(1)
    begin = to_microseconds(datetime(2024, 1, 1, tzinfo=UTC))
    times = np.sort(begin + generator.integers(0, 3 * 365 * 86_400_000_000, 2000))
    points = prepare(
        TimelinePoints(tuple(map(str, range(2000))), times.tobytes(), bytes(2000), 1), ZoneInfo("Europe/Lisbon")
    )
    assert (np.diff(points.positions) >= 0).all()
    local = from_microseconds(int(times[7])).astimezone(ZoneInfo("Europe/Lisbon"))
    assert int(points.positions[7] // 1) == to_day(local.date())


def test_no_memories_are_no_days() -> None:
    for points in (nothing(), prepare(points_of([]), UTC)):
        assert len(points) == points.day_count == 0
        assert points.count(0, 20000).sum() == 0
        assert points.between(0, 20000) == (0, 0)


@given(st.integers(-10_000, 30_000), st.integers(0, 800), st.sampled_from(list(Bin)))
def test_bins_lie_side_by_side_and_cover_the_days(first: int, length: int, size: Bin) -> None:
    edges = size.edges(first, first + length)
    assert edges[0] <= first
    assert edges[-2] <= first + length < edges[-1]
    assert (np.diff(edges) > 0).all()
    for day in (first, first + length):
        begin, end = size.bounds(day)
        assert begin <= day <= end
        assert begin in edges
        assert size.moved(day, 1) == end + 1
        assert size.moved(size.moved(day, 1), -1) == begin


def test_bars_too_narrow_to_see_become_longer_stretches() -> None:
    assert [bin_for(pixels) for pixels in (40.0, 3.0, 2.9, 0.43, 0.42, 0.1, 0.05, 0.0001)] == [
        Bin.DAY,
        Bin.DAY,
        Bin.WEEK,
        Bin.WEEK,
        Bin.MONTH,
        Bin.MONTH,
        Bin.YEAR,
        Bin.YEAR,
    ]
