from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest

from remembrancer.text.search_language import SearchLanguage

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.text.search_language import ParsedSearch

NOW = datetime(2026, 3, 17, 22, 30, tzinfo=UTC)
"""Tuesday the 17th in Berlin, half past eleven at night."""
ZONE = ZoneInfo("Europe/Berlin")


@pytest.fixture(scope="session")
def language() -> SearchLanguage:
    return SearchLanguage()


@pytest.fixture(scope="session")
def parse(language: SearchLanguage) -> Callable[..., ParsedSearch]:
    def parse(text: str, *namespaces: str) -> ParsedSearch:
        return language.parse(text, now=NOW, zone=ZONE, namespaces=namespaces)

    return parse
