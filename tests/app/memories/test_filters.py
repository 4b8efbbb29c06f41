from datetime import UTC, datetime

import pytest

from remembrancer.vault import ParsedSearch, SearchLanguage
from remembrancer_app.memories.filters import active_filters, without_filter

LANGUAGE = SearchLanguage()


def parsed(text: str) -> ParsedSearch:
    return LANGUAGE.parse(text, now=datetime(2026, 3, 18, tzinfo=UTC), zone=UTC)


@pytest.mark.parametrize(
    ("text", "filters"),
    [
        ("", []),
        ("calibration report", []),
        ("tag:halyard calibration report", ["tag:halyard"]),
        ("-tag:x,y is:current", ["-tag:x,y", "is:current"]),
        ('from:"Claude Code" added:7 report', ['from:"Claude Code"', "added:7"]),
        ("type:fact (is:pinned OR tag:a) tag:b", ["type:fact", "tag:b"]),
        ('tag:"a b" c', ['tag:"a b"']),
    ],
)
def test_filters_are_found_as_they_were_typed(text: str, filters: list[str]) -> None:
    assert [each.words for each in active_filters(parsed(text))] == filters


def test_a_filter_taken_away_leaves_the_rest_as_typed() -> None:
    text = "tag:a is:pinned  report"
    first, second = active_filters(parsed(text))
    assert without_filter(text, first) == "is:pinned  report"
    assert without_filter(text, second) == "tag:a report"
