"""Days on which nothing is expected: public holidays of the person's country, calculated and not fetched."""

from __future__ import annotations

import locale
import os
from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from functools import cache
from typing import Final

from remembrancer.storage.connection import Connection
from remembrancer.storage.kept import read_kept

COUNTRY_SETTING: Final = "setting.habits.country"
"""Under this name the vault keeps the country that the person chose."""
NO_COUNTRY: Final = "none"
_CODE_LETTERS: Final = 2


@dataclass(frozen=True, slots=True)
class Calendar:
    """The person's zone, and the country (two letters) whose public holidays they have; empty: none are known."""

    zone: tzinfo
    country: str = ""

    def day(self, instant: datetime) -> date:
        """The local day of an instant."""
        return instant.astimezone(self.zone).date()

    def is_holiday(self, day: date) -> bool:
        return bool(self.country) and day in _holidays(self.country, day.year)


def chosen_country(connection: Connection) -> str:
    """The country whose holidays count: the one chosen, else that of the system; empty where there is none."""
    chosen = read_kept(connection).get(COUNTRY_SETTING, "").strip()
    if chosen.casefold() == NO_COUNTRY:
        return ""
    return known_country(chosen) or country_of_system()


def known_country(code: str) -> str:
    """The code as the calendar of holidays has it; empty if it has none by that code."""
    folded = code.strip().upper()
    return folded if len(folded) == _CODE_LETTERS and folded in _countries() else ""


@cache
def country_of_system() -> str:
    """The country of the system's locale (``de_AT`` is Austria); empty where it names none."""
    named = next((value for name in ("LC_ALL", "LC_TIME", "LANG") if (value := os.environ.get(name))), None)
    # Systems without these variables know the locale by its name in English.
    name = locale.normalize(locale.getlocale()[0] or "") if named is None else named
    _, _, country = name.partition("_")
    return known_country(country[:_CODE_LETTERS])


@cache
def _countries() -> frozenset[str]:
    import holidays  # noqa: PLC0415  (a tenth of a second that only a vault with routines needs)

    return frozenset(holidays.list_supported_countries())


@cache
def _holidays(country: str, year: int) -> frozenset[date]:
    import holidays  # noqa: PLC0415

    return frozenset(holidays.country_holidays(country, years=year))
