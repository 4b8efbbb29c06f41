"""A fixed moment of statement: Wednesday, 8 April 2026, 10:30 in Berlin."""

from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from remembrancer.text.dates import DateMention, DateOrder, find_dates

BERLIN = ZoneInfo("Europe/Berlin")


@pytest.fixture
def stated_at() -> datetime:
    return datetime(2026, 4, 8, 10, 30, tzinfo=BERLIN)


Find = Callable[..., tuple[DateMention, ...]]


@pytest.fixture
def find(stated_at: datetime) -> Find:
    """Dates of a text said at that moment in Berlin."""

    def found(text: str, order: DateOrder | None = None) -> tuple[DateMention, ...]:
        return find_dates(text, stated_at=stated_at, zone=BERLIN, order=order)

    return found


@pytest.fixture
def local() -> Callable[[DateMention], tuple[str, str]]:
    """Start and end on Berlin's clock, written short: the day alone at midnight."""

    def shown(mention: DateMention) -> tuple[str, str]:
        return _short(mention.start), _short(mention.end)

    return shown


def _short(moment: datetime) -> str:
    return f"{moment.astimezone(BERLIN):%Y-%m-%d %H:%M}".removesuffix(" 00:00")
