from datetime import UTC, datetime
from typing import Any

import pytest

from remembrancer.vault import ParsedSearch, SearchLanguage
from remembrancer_app.memories.filters import active_filters, is_date, without_filter

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


@pytest.mark.parametrize(("text", "is_it"), [("as-of:2026-03-03", True), ("asof:2026", True), ("valid-at:2026", False)])
def test_the_date_of_the_past_is_told_from_filters(text: str, *, is_it: bool) -> None:
    (found,) = active_filters(parsed(text))
    assert is_date(found.words) is is_it


def test_the_date_is_no_chip_and_the_count_stays_whole_however_many_chips_there_are(
    window: Any, page: Any, qtbot: Any
) -> None:
    toolbar = page.list_pane.toolbar
    for text, words in (
        ("as-of:2026-03-15", ["is:current"]),
        ("valid-at:2026-03-15", ["valid-at:2026-03-15"]),
        ("tag:halyard tag:pilot type:commitment added:2026-01-01..2026-12-31", None),
    ):
        with qtbot.waitSignal(page.settled):
            window.field.set_text(text)
        assert not toolbar._count.is_elided
        shown = [chip for chip in toolbar.chips if chip.isVisible()]
        if words is not None:
            assert [chip.text() for chip in shown] == words
        places = [chip.mapTo(toolbar, chip.rect().topLeft()).x() for chip in shown]
        ends = [place + chip.width() for place, chip in zip(places, shown, strict=True)]
        assert all(end <= start for end, start in zip(ends, [*places[1:], toolbar._count.x()], strict=True))
    assert 0 < len(shown) < len(toolbar.chips)
