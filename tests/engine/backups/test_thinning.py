"""Which backups stay: all of a day, one a day, one a week, one a month."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.backups.thinning import superfluous
from remembrancer.model.backups import Backup

NOW = datetime(2026, 6, 30, 12, 0, tzinfo=UTC)


def made(*ages: timedelta) -> list[Backup]:
    return [Backup(f"{number}", NOW - age, 1, complete=True) for number, age in enumerate(ages)]


def kept(*ages: timedelta, zone=UTC) -> list[timedelta]:
    backups = made(*ages)
    gone = superfluous(backups, NOW, zone)
    return [NOW - each.made_at for each in backups if each not in gone]


def hours(*numbers: float) -> list[timedelta]:
    return [timedelta(hours=number) for number in numbers]


def days(*numbers: float) -> list[timedelta]:
    return [timedelta(days=number) for number in numbers]


def test_everything_of_the_last_day_stays():
    ages = hours(*(number / 2 for number in range(49)))
    assert kept(*ages) == ages


def test_of_an_older_day_the_last_one_stays():
    assert kept(*hours(0, 30, 31, 32)) == hours(0, 30)


def test_days_are_those_of_the_person():
    # 23:30 and 00:30 in Berlin, the same day in UTC.
    ages = hours(37.5, 38.5)
    assert kept(timedelta(0), *ages, zone=ZoneInfo("Europe/Berlin")) == [timedelta(0), *ages]
    assert len(kept(timedelta(0), *ages)) == 2


def test_after_two_weeks_one_a_week_stays_and_after_eight_one_a_month():
    daily = days(*range(120))
    stay = kept(*daily)
    assert stay[:15] == daily[:15]
    weeks = [age for age in stay if timedelta(days=15) < age <= timedelta(weeks=8)]
    assert 6 <= len(weeks) <= 8
    assert len([age for age in stay if age > timedelta(weeks=8)]) <= 4


def test_what_is_older_than_a_year_goes_unless_it_is_the_newest():
    assert kept(*days(1, 400)) == days(1)
    assert kept(*days(400)) == days(400)


def test_a_backup_of_the_future_stays():
    assert kept(*days(-3, 0, 2)) == days(-3, 0, 2)


@given(st.lists(st.integers(0, 2000), unique=True, max_size=60))
def test_thinning_twice_is_thinning_once_and_the_newest_stays(ages):
    backups = made(*hours(*ages))
    gone = superfluous(backups, NOW, UTC)
    left = [each for each in backups if each not in gone]
    assert superfluous(left, NOW, UTC) == ()
    if backups:
        assert max(backups, key=lambda each: each.made_at) in left
