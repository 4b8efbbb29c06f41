"""The state of the view: span, range, cursor, lanes."""

from datetime import UTC, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.clock import to_microseconds
from remembrancer.model.queries import TimelinePoints
from remembrancer_app.charts.calendar_days import to_day
from remembrancer_app.timeline.bins import Bin
from remembrancer_app.timeline.points import TYPES, prepare
from remembrancer_app.timeline.viewing import SHORTEST_SPAN, Cell, DayRange, Viewing

BEGIN = datetime(2025, 9, 1, 12, tzinfo=UTC)
FIRST = to_day(BEGIN.date())
DAYS = 200
TODAY = FIRST + DAYS - 1


def make_viewing() -> Viewing:
    """One memory a day, of each type in turn."""
    viewing = Viewing()
    times = np.array([to_microseconds(BEGIN + timedelta(days=day)) for day in range(DAYS)], dtype="<i8")
    types = (np.arange(DAYS) % len(TYPES)).astype(np.uint8)
    points = TimelinePoints(tuple(map(str, range(DAYS))), times.tobytes(), types.tobytes(), 1)
    viewing.set_width(940)
    viewing.set_points(prepare(points, UTC), TODAY)
    viewing.set_span(TODAY - 80, TODAY + 4)
    return viewing


@pytest.fixture
def viewing() -> Viewing:
    return make_viewing()


STEPS = st.one_of(
    st.tuples(st.just("zoom"), st.floats(0.05, 20)),
    st.tuples(st.just("pan"), st.floats(-5000, 5000)),
    st.tuples(st.just("show_days"), st.floats(1, 4000)),
    st.tuples(st.just("fit"), st.none()),
    st.tuples(st.just("show_all"), st.none()),
)


@given(st.lists(STEPS, max_size=12))
def test_whatever_is_done_something_stays_in_sight(steps: list[tuple[str, float | None]]) -> None:
    viewing = make_viewing()
    for name, value in steps:
        act = getattr(viewing, name)
        act() if value is None else act(value)
        assert viewing.length >= SHORTEST_SPAN - 1e-9
        assert viewing.start <= TODAY + 1
        assert viewing.end >= FIRST
        days = viewing.visible_days
        assert FIRST <= days.first <= days.last <= TODAY


def test_zooming_keeps_the_day_under_the_mouse_in_its_place(viewing: Viewing) -> None:
    anchor = TODAY - 20.0
    share = (anchor - viewing.start) / viewing.length
    viewing.zoom(0.5, anchor)
    assert viewing.length == pytest.approx(42)
    assert (anchor - viewing.start) / viewing.length == pytest.approx(share)


def test_the_first_arrow_puts_the_cursor_on_the_latest_memory_in_sight(viewing: Viewing) -> None:
    viewing.move_cursor(1, 0)
    lane = (DAYS - 1) % len(TYPES)
    assert viewing.cursor == Cell(TODAY, lane)
    assert viewing.cursor_place == DAYS - 1


def test_arrows_move_the_cursor_and_the_view_follows(viewing: Viewing) -> None:
    viewing.set_cursor(Cell(TODAY - 79, 3))
    for _ in range(5):
        viewing.move_cursor(-1, 0)
    viewing.move_cursor(0, 2)
    assert viewing.cursor == Cell(TODAY - 84, 5)
    assert viewing.start <= TODAY - 84
    viewing.move_cursor(0, -99)
    assert viewing.cursor == Cell(TODAY - 84, 0)
    viewing.move_cursor(-9999, 0)
    assert viewing.cursor == Cell(FIRST, 0)


def test_shift_draws_a_range_from_where_it_began(viewing: Viewing) -> None:
    viewing.set_cursor(Cell(TODAY - 10, 3))
    for _ in range(3):
        viewing.move_cursor(1, 0, extends=True)
    assert viewing.chosen == DayRange(TODAY - 10, TODAY - 7)
    for _ in range(5):
        viewing.move_cursor(-1, 0, extends=True)
    assert viewing.chosen == DayRange(TODAY - 12, TODAY - 10)


def test_a_range_of_weeks_is_whole_weeks(viewing: Viewing) -> None:
    viewing.set_width(300)
    viewing.show_all()
    assert viewing.bin is Bin.WEEK
    viewing.choose_to(TODAY - 30, TODAY - 16)
    assert viewing.chosen is not None
    assert (viewing.chosen.last + 1 - viewing.chosen.first) % 7 == 0
    assert viewing.chosen.first <= TODAY - 30 <= TODAY - 16 <= viewing.chosen.last


def test_the_cursor_leaps_to_the_next_bar_of_its_lane(viewing: Viewing) -> None:
    viewing.set_cursor(Cell(FIRST, 0))
    viewing.move_cursor_to_next(1)
    assert viewing.cursor == Cell(FIRST + len(TYPES), 0)
    viewing.move_cursor_to_next(-1)
    assert viewing.cursor == Cell(FIRST, 0)
    viewing.move_cursor_to_next(-1)
    assert viewing.cursor == Cell(FIRST, 0)


def test_hidden_lanes_are_passed_over_and_one_always_stays(viewing: Viewing) -> None:
    viewing.set_cursor(Cell(TODAY, 2))
    viewing.show_lanes((0, 2, 5))
    viewing.move_cursor(0, 1)
    assert viewing.cursor == Cell(TODAY, 5)
    viewing.show_lanes((0, 2))
    assert viewing.cursor_days is None
    viewing.show_lanes(())
    assert viewing.lanes == tuple(range(len(TYPES)))


def test_new_memories_leave_the_view_where_it_was(viewing: Viewing) -> None:
    viewing.choose(DayRange(TODAY - 9, TODAY - 5))
    viewing.set_cursor(Cell(TODAY - 7, 1))
    before = (viewing.start, viewing.end, viewing.chosen, viewing.cursor)
    viewing.set_points(viewing.points, TODAY)
    assert (viewing.start, viewing.end, viewing.chosen, viewing.cursor) == before


def test_what_is_listed_is_the_range_or_what_is_in_sight(viewing: Viewing) -> None:
    assert viewing.listed == DayRange(TODAY - 80, TODAY)
    viewing.choose(DayRange(TODAY - 9, TODAY - 5))
    assert viewing.listed == DayRange(TODAY - 9, TODAY - 5)
