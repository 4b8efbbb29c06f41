"""The one search of the window."""

from datetime import UTC, date, datetime

import pytest
from pytestqt.qtbot import QtBot

from remembrancer.model.clock import FixedClock
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.search.kept_searches import RECENT_KEPT, KeptSearches
from remembrancer_app.search.searching import Searching
from remembrancer_app.state.private_state import PrivateState

NOW = datetime(2026, 3, 18, 9, 30, tzinfo=UTC)


@pytest.fixture
def fixed(qapp: object) -> Searching:
    searching = Searching(FixedClock(NOW))
    searching.set_namespaces(("personal", "halyard"))
    return searching


def test_typing_speaks_once_after_a_pause(qtbot: QtBot, fixed: Searching) -> None:
    heard: list[str] = []
    fixed.changed.connect(lambda parsed: heard.append(parsed.search.text))
    with qtbot.waitSignal(fixed.changed):
        for text in ("c", "ca", "cal"):
            fixed.type_text(text)
    assert heard == ["cal"]


def test_setting_a_text_speaks_at_once_and_ends_the_wait(qtbot: QtBot, fixed: Searching) -> None:
    heard: list[str] = []
    fixed.changed.connect(lambda parsed: heard.append(parsed.search.text))
    fixed.type_text("half typed")
    fixed.set_text("report")
    assert heard == ["report"]
    assert not fixed._wait.isActive()


def test_the_namespace_named_among_other_terms_is_known(fixed: Searching) -> None:
    fixed.set_text("tag:pilot namespace:halyard report")
    assert fixed.namespace == "halyard"
    fixed.choose_namespace("personal")
    assert fixed.text == "tag:pilot namespace:personal report"
    fixed.choose_namespace("")
    assert fixed.namespace == ""


def test_today_is_now(fixed: Searching) -> None:
    fixed.go_to(date(2026, 3, 3))
    assert fixed.past_day == date(2026, 3, 3)
    fixed.go_to(date(2026, 3, 18))
    assert fixed.past_day is None
    assert fixed.text == ""


def test_kept_searches_outlive_the_window(engine: Engine, private: PrivateState, qtbot: QtBot) -> None:
    kept = KeptSearches(private)
    kept.save("One", "tag:one")
    kept.save("Two", "tag:two")
    kept.remember("first")
    kept.remember("  second   words ")
    qtbot.waitUntil(lambda: len(engine.vault.kept()) == 2)
    again = KeptSearches(PrivateState(engine, engine.vault.kept(), engine))
    assert [(each.name, each.text) for each in again.saved()] == [("One", "tag:one"), ("Two", "tag:two")]
    assert again.recent() == ["second words", "first"]


def test_a_name_is_kept_once_and_few_recent_ones(private: PrivateState) -> None:
    kept = KeptSearches(private)
    kept.save("One", "tag:one")
    kept.save("One", "tag:other")
    kept.save("Two", "tag:two")
    kept.rename("Two", "One")
    assert [(each.name, each.text) for each in kept.saved()] == [("One", "tag:two")]
    kept.delete("One")
    assert kept.saved() == []
    for number in range(RECENT_KEPT + 3):
        kept.remember(f"search {number}")
    kept.remember("search 9")
    assert len(kept.recent()) == RECENT_KEPT
    assert kept.recent()[0] == "search 9"
    kept.forget_recent()
    assert kept.recent() == []
