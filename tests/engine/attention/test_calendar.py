"""Whose public holidays count."""

from datetime import UTC, date, timedelta

import pytest

from remembrancer.attention.calendar import (
    COUNTRY_SETTING,
    Calendar,
    chosen_country,
    country_of_system,
    known_country,
)
from remembrancer.model.attention import FlagKind, ListFlags
from remembrancer.model.changes import Remember
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Draft
from remembrancer.model.settings import ChangeSetting
from remembrancer.model.types import MemoryType


@pytest.fixture
def system(monkeypatch):
    def says(**variables):
        for name in ("LC_ALL", "LC_TIME", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        country_of_system.cache_clear()
        return country_of_system()

    yield says
    country_of_system.cache_clear()


def test_the_system_names_its_country(system):
    assert system(LANG="de_AT.UTF-8") == "AT"
    assert system(LANG="de_AT.UTF-8", LC_TIME="pt_BR") == "BR"
    assert system(LC_ALL="C.UTF-8", LANG="de_AT.UTF-8") == ""
    assert system(LANG="eo") == ""


def test_codes_of_no_country_are_none():
    assert [known_country(code) for code in ("de", "DE", "QQ", "", "DEU", "none")] == ["DE", "DE", "", "", "", ""]


def test_without_a_country_no_day_is_a_holiday():
    assert not Calendar(UTC).is_holiday(date(2026, 12, 25))
    assert Calendar(UTC, "DE").is_holiday(date(2026, 12, 25))


def test_what_is_chosen_in_the_vault_wins(vault, system):
    system(LANG="de_AT.UTF-8")

    def country():
        with vault.store.read() as connection:
            return chosen_country(connection)

    assert country() == "AT"
    vault.keep(COUNTRY_SETTING, "pt")
    assert country() == "PT"
    vault.keep(COUNTRY_SETTING, "none")
    assert country() == ""
    vault.keep(COUNTRY_SETTING, "somewhere")
    assert country() == "AT"


def test_the_country_is_a_setting(vault, person):
    person.query(ChangeSetting("habits.country", "PT"))
    assert vault.kept()[COUNTRY_SETTING] == "PT"
    for wrong in ("Portugal", "P1", "p"):
        with pytest.raises(InvalidInputError):
            person.query(ChangeSetting("habits.country", wrong))


def test_another_country_makes_other_absences_at_once(vault, person, clock, start):
    # From a Monday on, on working days; the last one is Maundy Thursday of 2027.
    first = start.replace(year=2027, month=2, day=1)
    days = [first + timedelta(days=number) for number in range(53)]
    for day in days:
        if day.weekday() < 5:
            clock.set(day)
            person.change(Remember(Draft("The till was counted.", type=MemoryType.EVENT)))
    clock.set(days[-1] + timedelta(days=7))
    assert [each.kind for each in person.query(ListFlags())] == [FlagKind.ABSENCE]
    vault.keep(COUNTRY_SETTING, "DE")
    assert person.query(ListFlags()) == ()
