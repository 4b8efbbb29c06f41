from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.search import AllOf, HasTag, Negation, TimeWithin, ValidAt
from remembrancer.model.types import TimeAxis
from remembrancer.text.search_language.periods import Calendar

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.text.search_language import ParsedSearch

    Parse = Callable[..., ParsedSearch]

BERLIN = ZoneInfo("Europe/Berlin")


def midnight(year: int, month: int, day: int) -> datetime:
    return datetime(year, month, day, tzinfo=BERLIN).astimezone(UTC)


@pytest.mark.parametrize(
    ("value", "start", "end"),
    [
        ("7", (2026, 3, 11), (2026, 3, 18)),
        ("1", (2026, 3, 17), (2026, 3, 18)),
        ("today", (2026, 3, 17), (2026, 3, 18)),
        ("Yesterday", (2026, 3, 16), (2026, 3, 17)),
        ("week", (2026, 3, 16), (2026, 3, 23)),
        ("month", (2026, 3, 1), (2026, 4, 1)),
        ("year", (2026, 1, 1), (2027, 1, 1)),
        ("2026", (2026, 1, 1), (2027, 1, 1)),
        ("2025-12", (2025, 12, 1), (2026, 1, 1)),
        ("2026-3-2", (2026, 3, 2), (2026, 3, 3)),
        ("2026-03-02", (2026, 3, 2), (2026, 3, 3)),
        ("2026-03-01..2026-03-09", (2026, 3, 1), (2026, 3, 10)),
        ("2026-02..2026-03", (2026, 2, 1), (2026, 4, 1)),
        ("2026-03-01..", (2026, 3, 1), None),
        ("..2026-03-09", None, (2026, 3, 10)),
        (">2026-01-01", (2026, 1, 2), None),
        (">=2026-01-01", (2026, 1, 1), None),
        ("<2026-01", None, (2026, 1, 1)),
        ("<=2026-01", None, (2026, 2, 1)),
    ],
)
def test_a_period_begins_and_ends_at_the_persons_own_midnight(
    parse: Parse, value: str, start: tuple[int, int, int] | None, end: tuple[int, int, int] | None
) -> None:
    expected = TimeWithin(TimeAxis.RECORDED, start and midnight(*start), end and midnight(*end))
    assert parse(f"added:{value}").search.condition == expected


@pytest.mark.parametrize(
    ("key", "axis"),
    [
        ("added", TimeAxis.RECORDED),
        ("edited", TimeAxis.CHANGED),
        ("stated", TimeAxis.STATED),
        ("on", TimeAxis.LIFE),
        ("happening", TimeAxis.HAPPENING),
        ("due", TimeAxis.DUE),
    ],
)
def test_each_key_asks_its_own_clock(parse: Parse, key: str, axis: TimeAxis) -> None:
    expected = TimeWithin(axis, midnight(2026, 3, 2), midnight(2026, 3, 3))
    assert parse(f"{key}:2026-03-02").search.condition == expected


def test_a_number_of_days_looks_ahead_for_what_is_due(parse: Parse) -> None:
    assert parse("due:7").search.condition == TimeWithin(TimeAxis.DUE, midnight(2026, 3, 17), midnight(2026, 3, 24))


def test_two_periods_both_hold(parse: Parse) -> None:
    condition = parse("added:today due:tomorrow").search.condition
    assert isinstance(condition, AllOf)
    assert len(condition.parts) == 2


def test_as_of_a_date_is_the_end_of_that_day_for_the_person(parse: Parse) -> None:
    parsed = parse("as-of:2026-03-03 halyard")
    assert parsed.search.as_of == midnight(2026, 3, 4) - timedelta(microseconds=1)
    assert parsed.search.text == "halyard"
    assert parsed.search.condition is None


@pytest.mark.parametrize(
    ("value", "moment"),
    [
        ("2026-03-03T16:42", datetime(2026, 3, 3, 15, 42, tzinfo=UTC)),
        ("2026-03-03T16:42:10.5Z", datetime(2026, 3, 3, 16, 42, 10, 500000, tzinfo=UTC)),
        ("2026-03-03T16:42+05:00", datetime(2026, 3, 3, 11, 42, tzinfo=UTC)),
        ('"2026-03-03 16:42"', datetime(2026, 3, 3, 15, 42, tzinfo=UTC)),
    ],
)
def test_as_of_an_instant_is_that_instant(parse: Parse, value: str, moment: datetime) -> None:
    assert parse(f"as-of:{value}").search.as_of == moment


@pytest.mark.parametrize(
    ("value", "instant"),
    [
        ("2026-03-01", midnight(2026, 3, 2) - timedelta(microseconds=1)),
        ("2026-02", midnight(2026, 3, 1) - timedelta(microseconds=1)),
        ("yesterday", midnight(2026, 3, 17) - timedelta(microseconds=1)),
        ("2027-01-01", midnight(2027, 1, 2) - timedelta(microseconds=1)),
        ("2026-03-03T16:42", datetime(2026, 3, 3, 15, 42, tzinfo=UTC)),
    ],
)
def test_what_held_on_a_day_is_what_held_at_its_end_for_the_person(parse: Parse, value: str, instant: datetime) -> None:
    parsed = parse(f"valid-at:{value} halyard")
    assert parsed.search.condition == ValidAt(instant)
    assert parsed.search.as_of is None
    assert not parsed.problems


def test_both_clocks_and_filters_go_together(parse: Parse) -> None:
    parsed = parse("valid-at:2026-03-01 as-of:2026-03-03 tag:home")
    assert parsed.search.as_of == midnight(2026, 3, 4) - timedelta(microseconds=1)
    assert parsed.search.condition == AllOf((ValidAt(midnight(2026, 3, 2) - timedelta(microseconds=1)), HasTag("home")))


def test_what_did_not_hold_can_be_asked_for(parse: Parse) -> None:
    condition = parse("-validat:2026-03-01").search.condition
    assert condition == Negation(ValidAt(midnight(2026, 3, 2) - timedelta(microseconds=1)))


@pytest.mark.parametrize(
    ("text", "means_current"),
    [
        ("", True),
        ("tag:home", True),
        ("valid-at:2026-03-01", False),
        ("tag:home valid-at:2026-03-01", False),
        ("is:superseded", False),
        ("as-of:2026-03-01", True),
        ("-valid-at:2026-03-01", True),
    ],
)
def test_current_memories_are_meant_unless_it_says_otherwise(parse: Parse, text: str, *, means_current: bool) -> None:
    assert parse(text).means_current is means_current


@pytest.mark.parametrize(
    "value", ["0", "2026-02-30", "2026-13", "0001", "9999-12-31", "..", "31.12.2025", "7..9", ">7"]
)
def test_what_the_calendar_does_not_know_is_words_and_a_problem(parse: Parse, value: str) -> None:
    parsed = parse(f"added:{value}")
    assert parsed.search.condition is None
    assert parsed.search.text == f"added:{value}"
    assert [problem.code for problem in parsed.problems] == ["unreadable_date"]


@given(
    day=st.dates(date(1900, 1, 2), date(2100, 12, 30)),
    zone=st.sampled_from(["Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Apia", "UTC"]),
)
def test_a_day_holds_its_own_noon_and_its_neighbours_do_not_touch_it(day: date, zone: str) -> None:
    calendar = Calendar(datetime(2026, 3, 17, tzinfo=UTC), ZoneInfo(zone))
    noon = datetime.combine(day, time(12), ZoneInfo(zone)).astimezone(UTC)
    period = calendar.period(day.isoformat())
    after = calendar.period((day + timedelta(days=1)).isoformat())
    assert period is not None
    assert after is not None
    assert period.start is not None
    assert period.end is not None
    assert period.end == after.start
    if (day, zone) != (date(2011, 12, 30), "Pacific/Apia"):  # a day that Samoa skipped
        assert period.start <= noon < period.end
