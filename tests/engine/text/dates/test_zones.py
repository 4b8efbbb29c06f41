"""Local dates become instants by the person's zone, also where clocks change."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from remembrancer.text.dates import Position, find_dates

BERLIN = ZoneInfo("Europe/Berlin")


def test_a_statement_without_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="aware"):
        find_dates("tomorrow", stated_at=datetime(2026, 4, 8), zone=UTC)  # noqa: DTZ001


def test_today_is_the_day_at_the_persons_place() -> None:
    late = datetime(2026, 4, 8, 23, 30, tzinfo=UTC)  # already the 9th in Tokyo
    (mention,) = find_dates("Done today", stated_at=late, zone=ZoneInfo("Asia/Tokyo"))
    assert mention.start == datetime(2026, 4, 8, 15, tzinfo=UTC)


def test_a_day_of_clock_change_has_23_or_25_hours() -> None:
    stated_at = datetime(2026, 3, 1, tzinfo=BERLIN)
    spring, autumn = find_dates("On 29 March 2026 and 25 October 2026", stated_at=stated_at, zone=BERLIN)
    assert spring.end - spring.start == timedelta(hours=23)
    assert autumn.end - autumn.start == timedelta(hours=25)


def test_a_skipped_hour_moves_on_and_keeps_its_length() -> None:
    stated_at = datetime(2026, 3, 28, 12, tzinfo=BERLIN)
    (mention,) = find_dates("The job starts tomorrow at 02:30", stated_at=stated_at, zone=BERLIN)
    assert mention.start == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    assert mention.end - mention.start == timedelta(minutes=1)


def test_hours_are_counted_across_a_clock_change() -> None:
    stated_at = datetime(2026, 3, 29, 1, 30, tzinfo=BERLIN)
    (mention,) = find_dates("The night job ends in 2 hours", stated_at=stated_at, zone=BERLIN)
    assert mention.start == stated_at.astimezone(UTC) + timedelta(hours=2)


def test_a_time_with_its_own_offset_ignores_the_persons_zone() -> None:
    stated_at = datetime(2026, 4, 8, tzinfo=UTC)
    found = {
        find_dates("At 2026-05-01T12:00:00+02:00", stated_at=stated_at, zone=zone)[0].start
        for zone in (UTC, BERLIN, ZoneInfo("America/New_York"))
    }
    assert found == {datetime(2026, 5, 1, 10, tzinfo=UTC)}


@pytest.mark.parametrize(
    ("text", "position"),
    [("last week", Position.PAST), ("this week", Position.CURRENT), ("next week", Position.FUTURE)],
)
def test_the_position_tells_past_from_future(text: str, position: Position) -> None:
    (mention,) = find_dates(text, stated_at=datetime(2026, 4, 8, 9, tzinfo=UTC), zone=UTC)
    assert mention.position is position
