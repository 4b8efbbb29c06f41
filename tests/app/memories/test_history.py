"""What became of one memory: every version with who, when and what was new, and the way back to it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import Revise, Revision
from remembrancer.model.clock import FixedClock
from remembrancer.model.history import DiffKind
from remembrancer.model.queries import FindMemories, GetHistory, GetMemories
from remembrancer.model.types import Importance, MemoryType
from remembrancer.vault import Entrance

REVISIONS = (
    Revision(content="Metric units for engineering, imperial for recipes."),
    Revision(type=MemoryType.FACT, add_tags=("kitchen",), remove_tags=("units",), importance=Importance.HIGH),
)


@pytest.fixture
def shown(page: Any, clock: FixedClock, qtbot: Any) -> Any:
    """A memory of four versions in detail: its text, a date, and some fields changed, by turns."""
    entrance = page.engine.entrance
    memory = next(
        each for each in entrance.query(GetMemories(page.model.ids)) if each.content.startswith("Metric units")
    )
    due = replace(memory.times, due=datetime(2026, 4, 15, 22, tzinfo=UTC))
    for revision in (REVISIONS[0], Revision(times=due), REVISIONS[1]):
        clock.advance(timedelta(hours=1))
        entrance.change(Revise((memory.id,), revision))
    page.table.choose(page.model.row_of(memory.id))
    qtbot.waitUntil(lambda: len(page.detail.known.history.entries) == 4)
    return page


def opened(page: Any, qtbot: Any, number: int) -> Any:
    """The card of an entry that is clicked, with what differs."""
    history = page.detail.known.history
    qtbot.mouseClick(history.entries[number], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: history.card is not None and bool(history.card.changes or history.card.text.parts[1:]))
    return history.card


def parts(card: Any, kind: DiffKind) -> list[str]:
    return [text for text, each in card.text.parts if each is kind]


def test_each_version_says_what_changed_when_and_by_whom(shown: Any) -> None:
    entries = shown.detail.known.history.entries
    assert [entry.text() for entry in entries] == [
        "Type, tags, importance changed",
        "Due set to 15 Apr 2026, 22:00",
        "Text changed",
        "Created as “Metric units for engineering.”",
    ]
    assert entries[0].accessibleName() == "Type, tags, importance changed, 18 Mar 2026, 15:00 · You"


def test_an_opened_version_marks_what_is_new_in_its_text(shown: Any, qtbot: Any) -> None:
    card = opened(shown, qtbot, 2)
    assert parts(card, DiffKind.ADDED) == [", imperial for recipes"]
    assert parts(card, DiffKind.REMOVED) == []
    assert "imperial" in card.text.accessibleDescription()
    assert card.caption.text() == "Version 2"
    assert card.changes == []


def test_changes_of_fields_are_said_in_words(shown: Any, qtbot: Any) -> None:
    card = opened(shown, qtbot, 0)
    assert [label.text() for label in card.changes] == [
        "Type: Preference → Fact",
        "Tags: kitchen added, units removed",
        "Importance: normal → high",
    ]
    assert not card.restore.isVisible()
    assert opened(shown, qtbot, 1).changes[0].text() == "Due: none → 15 Apr 2026, 22:00"


def test_a_version_can_be_compared_with_what_it_says_now(shown: Any, qtbot: Any) -> None:
    history = shown.detail.known.history
    qtbot.mouseClick(history.entries[3], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(history.compare, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(history.card.changes))
    assert history.card.caption.text() == "Version 1 · since then"
    assert parts(history.card, DiffKind.ADDED) == [", imperial for recipes"]
    assert len(history.card.changes) == 4
    qtbot.mouseClick(history.compare, Qt.MouseButton.LeftButton)
    assert history.card.caption.text() == "Version 1"
    assert history.compare.text() == "Compare with now"


def test_comparing_without_an_open_version_opens_the_one_before_the_newest(shown: Any, qtbot: Any) -> None:
    history = shown.detail.known.history
    qtbot.mouseClick(history.compare, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(history.card.changes))
    assert history.card.caption.text() == "Version 3 · since then"


def test_restoring_makes_a_new_version_and_can_be_taken_back_by_name(window: Any, shown: Any, qtbot: Any) -> None:
    card = opened(shown, qtbot, 2)
    identifier = shown.detail.memory.id
    with qtbot.waitSignal(shown.undo_offered):
        qtbot.mouseClick(card.restore, Qt.MouseButton.LeftButton)
    versions = shown.engine.entrance.query(GetHistory(identifier))
    assert [version.memory.number for version in versions] == [5, 4, 3, 2, 1]
    assert (versions[0].memory.type, versions[0].memory.tags) == (MemoryType.PREFERENCE, ("units",))
    assert window.undos[-1] == ("Restored version 2", versions[0].operation)
    qtbot.waitUntil(lambda: len(shown.detail.known.history.entries) == 5)
    assert shown.detail.known.history.entries[0].text() == "An earlier version restored"


def test_what_somebody_else_changed_meanwhile_is_not_overwritten(shown: Any, agent: Entrance, qtbot: Any) -> None:
    card = opened(shown, qtbot, 2)
    memory = shown.detail.memory
    shown.detail._memory = memory
    shown.engine._unsubscribe()
    agent.change(Revise((memory.id,), Revision(add_tags=("late",))))
    with qtbot.waitSignal(shown.engine.failed):
        qtbot.mouseClick(card.restore, Qt.MouseButton.LeftButton)
    assert "late" in shown.engine.entrance.query(GetMemories((memory.id,)))[0].tags


def test_h_opens_the_newest_and_arrows_and_enter_go_through_the_versions(shown: Any, qtbot: Any) -> None:
    shown.table.setFocus()
    qtbot.keyClick(shown.table, Qt.Key.Key_H)
    history = shown.detail.known.history
    assert QApplication.focusWidget() is history.entries[0]
    assert history.card is not None
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert QApplication.focusWidget() is history.entries[2]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert history.card.caption.text() == "Version 2"
    assert QApplication.focusWidget() is history.entries[2]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert QApplication.focusWidget() is history.entries[1]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is shown.table


def test_what_is_open_stays_open_when_the_memory_changes(shown: Any, agent: Entrance, qtbot: Any) -> None:
    opened(shown, qtbot, 2)
    agent.change(Revise((shown.detail.memory.id,), Revision(pinned=True)))
    qtbot.waitUntil(lambda: len(shown.detail.known.history.entries) == 5)
    assert shown.detail.known.history.card.caption.text() == "Version 2"


def test_in_the_past_there_are_the_versions_of_then_and_none_is_restored(window: Any, shown: Any, qtbot: Any) -> None:
    identifier = shown.detail.memory.id
    with qtbot.waitSignal(shown.settled):
        window.field.set_text("as-of:2026-03-18T13:30")
    shown.open_memory(identifier)
    qtbot.waitUntil(lambda: len(shown.detail.known.history.entries) == 2)
    history = shown.detail.known.history
    card = opened(shown, qtbot, 0)
    assert card.caption.text() == "Version 2"
    qtbot.mouseClick(history.entries[1], Qt.MouseButton.LeftButton)
    assert not history.card.restore.isVisible()
    assert not history.compare.isVisible()


def test_long_histories_show_the_newest_and_all_on_demand(page: Any, qtbot: Any) -> None:
    entrance = page.engine.entrance
    (memory, *_) = entrance.query(FindMemories()).ids
    for number in range(14):
        entrance.change(Revise((memory,), Revision(content=f"It is said {number} times.")))
    history = page.detail.known.history
    page.open_memory(memory)
    qtbot.waitUntil(lambda: len(history.entries) == 12)
    more = next(each for each in history.findChildren(type(history.compare)) if each.text() == "Show all 15 versions")
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert len(history.entries) == 15
