from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import Remember, Revise, Revision, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.lifecycle import GetStrength
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.queries import GetHistory, GetMemories
from remembrancer.model.types import ActorKind, Importance, MemoryType, Status
from remembrancer.vault import Actor
from remembrancer_app.memories.tags import TagPopover
from remembrancer_app.shell.page import FadingOf, PageName

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def show(page: Any, qtbot: Any) -> Callable[[str], Any]:
    """Show the memory that begins with some words, and wait for its history."""

    def do(beginning: str) -> Any:
        entrance = page.engine.entrance
        memories = entrance.query(GetMemories(page.model.ids))
        memory = next(each for each in memories if each.content.startswith(beginning))
        page.table.choose(page.model.row_of(memory.id))
        qtbot.waitUntil(
            lambda: (
                page.detail.memory is not None
                and page.detail.memory.id == memory.id
                and bool(page.detail.known.history.entries)
            )
        )
        return memory

    return do


def now(page: Any, memory: Memory) -> Any:
    return page.engine.entrance.query(GetMemories((memory.id,)))[0]


def test_it_says_what_is_known(page: Any, show: Callable[[str], Memory]) -> None:
    show("Send the calibration report")
    shown = page.detail.known.properties.texts()
    assert shown["Known because"] == "You said so"
    assert shown["Trust"] == "Person"
    assert shown["Confidence"] == "1.00"
    assert shown["Due"] == "Wed 15 Apr 2026, in 28 days"
    assert shown["Recorded"] == "14 Mar 2026, 09:00"
    assert [chip.text() for chip in page.detail.tags.chips] == ["halyard", "pilot"]


def test_strength_and_when_it_was_used_are_those_of_the_moment_that_is_looked_at(
    window: Any, page: Any, show: Callable[[str], Memory], clock: FixedClock, qtbot: Any
) -> None:
    memory = show("The staging broker")
    clock.advance(timedelta(days=200))
    page.detail.refresh()

    def words() -> str:
        return str(page.detail.known.properties.texts().get("Strength", ""))

    now_ = page.engine.entrance.query(GetStrength(memory.id))
    qtbot.waitUntil(lambda: words() == f"{now_.strength:.2f}")
    assert page.detail.known.properties.texts()["Last verified"] == "17 Mar 2026, 09:00"
    assert "Last used" not in page.detail.known.properties.texts()
    with qtbot.waitSignal(page.settled):
        window.field.set_text("as-of:2026-03-18")
    page.open_memory(memory.id)
    then = page.engine.entrance.query(GetStrength(memory.id, datetime(2026, 3, 18, 23, 59, tzinfo=UTC)))
    assert then.strength > now_.strength
    qtbot.waitUntil(lambda: words() == f"{then.strength:.2f}")


def test_what_is_not_in_use_has_no_strength(page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    memory = show("Metric units")
    assert "Strength" in page.detail.known.properties.texts()
    page.actions_of_memories.set_status((memory.id,), Status.ARCHIVED)
    qtbot.waitUntil(lambda: "Strength" not in page.detail.known.properties.texts())


def test_evidence_stands_there_where_there_is_some(page: Any, show: Callable[[str], Memory]) -> None:
    show("The staging broker")
    assert page.detail.known.evidence.isVisible()
    show("Metric units")
    assert not page.detail.known.evidence.isVisible()


def test_stored_text_is_never_markup(page: Any, qtbot: Any) -> None:
    entrance = page.engine.entrance
    text = "<b>bold</b> <img src='x'> & *stars*"
    entrance.change(Revise((page.model.ids[0],), Revision(content=text)))
    qtbot.waitUntil(lambda: page.detail.said.text.toPlainText() == text)
    assert page.detail.said.text.document().resource(2, "x") is None


def test_a_tag_is_taken_away_by_its_cross(window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    memory = show("Send the calibration report")
    with qtbot.waitSignal(page.undo_offered):
        page.detail.tags.chips[0].closed.emit()
    assert now(page, memory).tags == ("pilot",)
    qtbot.waitUntil(lambda: len(page.detail.tags.chips) == 1)
    page.engine.entrance.change(Undo(window.undos[-1][1]))
    assert now(page, memory).tags == ("halyard", "pilot")


def test_t_adds_a_tag(window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    memory = show("Metric units")
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_T)
    popover = window.findChild(TagPopover)
    assert QApplication.focusWidget() is popover.field
    qtbot.keyClicks(popover.field, "#style")
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(popover.field, Qt.Key.Key_Return)
    assert now(page, memory).tags == ("units", "style")


def test_e_edits_in_place_and_ctrl_enter_saves(
    window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Metric units")
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    editor = page.detail.editor
    focused: Any = QApplication.focusWidget()
    assert focused is editor.text
    editor.text.setPlainText("Metric units, imperial for recipes.")
    editor.title.setText("Units")
    editor.important.setChecked(True)
    editor.due.setText("2026-04-15")
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(editor.text, Qt.Key.Key_Return, CTRL)
    saved = now(page, memory)
    assert (saved.content, saved.title, saved.importance) == (
        "Metric units, imperial for recipes.",
        "Units",
        Importance.HIGH,
    )
    assert saved.times.due is not None
    assert saved.number == memory.number + 1
    qtbot.waitUntil(page.detail.said.text.isVisible)
    assert not page.detail.is_editing
    assert window.undos[-1][0] == "Changed 1 memory"


def test_escape_leaves_the_memory_as_it_was(page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    memory = show("Metric units")
    page.detail.start_editing()
    page.detail.editor.text.setPlainText("Something else")
    qtbot.keyClick(page.detail.editor.text, Qt.Key.Key_Escape)
    assert not page.detail.is_editing
    assert now(page, memory) == memory


def test_what_was_typed_waits_while_another_memory_is_shown(page: Any, show: Callable[[str], Any]) -> None:
    show("Metric units")
    page.detail.start_editing()
    page.detail.editor.text.setPlainText("Half done")
    show("The staging broker")
    assert not page.detail.is_editing
    show("Metric units")
    page.detail.start_editing()
    assert page.detail.editor.text.toPlainText() == "Half done"
    assert "not saved yet" in page.detail.editor.notice_text()


def test_saving_without_a_change_writes_nothing(page: Any, show: Callable[[str], Memory]) -> None:
    memory = show("Metric units")
    page.detail.start_editing()
    page.detail.editor.save()
    assert not page.detail.is_editing
    assert now(page, memory).number == memory.number


@pytest.mark.parametrize(
    ("text", "due", "says"),
    [
        ("", "", "The text is empty"),
        ("x" * 10_001, "", "10,000"),
        ("Units", "soon", "Due is not a date"),
    ],
)
def test_what_cannot_be_saved_is_said_and_kept(
    page: Any, show: Callable[[str], Memory], text: str, due: str, says: str
) -> None:
    memory = show("Metric units")
    page.detail.start_editing()
    page.detail.editor.text.setPlainText(text)
    page.detail.editor.due.setText(due)
    page.detail.editor.save()
    assert says in page.detail.editor.notice_text()
    assert page.detail.is_editing
    assert page.detail.editor.text.toPlainText() == text
    assert now(page, memory).number == memory.number


def test_an_edit_under_which_somebody_else_changed_it_loses_nothing(
    page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Metric units")
    page.detail.start_editing()
    editor = page.detail.editor
    editor.text.setPlainText("Mine")
    other = page.engine.vault.entrance(Actor(ActorKind.PERSON, "You"))
    other.change(Revise((memory.id,), Revision(content="Theirs")))
    editor.save()
    qtbot.waitUntil(lambda: "changed it" in editor.notice_text())
    assert now(page, memory).content == "Theirs"
    assert editor.text.toPlainText() == "Mine"
    editor.notice.acted.emit()
    qtbot.waitUntil(editor._theirs.isVisible)
    assert editor._theirs.toPlainText() == "Theirs"
    with qtbot.waitSignal(page.undo_offered):
        editor.save()
    assert now(page, memory).content == "Mine"


def test_history_says_what_changed_and_shows_an_earlier_text(
    page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Metric units")
    page.engine.entrance.change(Revise((memory.id,), Revision(content="Metric units always.")))
    page.engine.entrance.change(Revise((memory.id,), Revision(pinned=True)))
    qtbot.waitUntil(lambda: len(page.detail.known.history.entries) == 3)
    titles = [entry.text() for entry in page.detail.known.history.entries]
    assert titles == ["Pinned", "Text changed", "Created as “Metric units for engineering.”"]
    qtbot.mouseClick(page.detail.known.history.entries[2], Qt.MouseButton.LeftButton)
    assert page.detail.known.history.card.text.toPlainText() == "Metric units for engineering."


def test_an_earlier_version_is_made_current_by_a_new_one(
    window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Metric units")
    page.engine.entrance.change(Revise((memory.id,), Revision(content="Metric units always.")))
    qtbot.waitUntil(lambda: len(page.detail.known.history.entries) == 2)
    first = page.engine.entrance.query(GetHistory(memory.id))[-1]
    with qtbot.waitSignal(page.undo_offered):
        page.detail.known.history.restore_wanted.emit(first)
    again = now(page, memory)
    assert (again.content, again.number) == ("Metric units for engineering.", 3)
    assert window.undos[-1][0] == "Restored version 1"
    assert page.engine.entrance.query(GetHistory(memory.id))[0].operation_kind == "restore_version"
    page.engine.entrance.change(Undo(window.undos[-1][1]))
    assert now(page, memory).content == "Metric units always."


def test_h_goes_to_the_history(page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    show("Metric units")
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_H)
    assert QApplication.focusWidget() is page.detail.known.history.entries[0]


def test_what_is_put_away_says_so_and_comes_back(
    window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Metric units")
    page.actions_of_memories.set_status((memory.id,), Status.ARCHIVED)
    qtbot.waitUntil(lambda: page.detail.notice.notice is not None)
    assert "put away" in page.detail.notice.notice.accessibleName()
    with qtbot.waitSignal(page.undo_offered):
        page.detail.notice.notice.acted.emit()
    assert now(page, memory).status is Status.ACTIVE


def test_the_past_can_be_read_and_not_changed(
    window: Any, page: Any, show: Callable[[str], Memory], clock: FixedClock, qtbot: Any
) -> None:
    memory = show("Metric units")
    page.engine.entrance.change(Revise((memory.id,), Revision(content="Metric units always.")))
    with qtbot.waitSignal(page.settled):
        window.field.set_text("as-of:2026-03-17")
    page.open_memory(memory.id)
    qtbot.waitUntil(
        lambda: page.detail.memory is not None and page.detail.memory.content == "Metric units for engineering."
    )
    assert page.detail.read_only
    assert not page.detail.head.edit.isVisible()
    assert page.detail.known.history.entries[0].text() == "Created"
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    assert not page.detail.is_editing
    assert not page.detail.tags.add_button.isVisible()


def test_in_the_past_nothing_is_offered_for_what_is_selected(window: Any, page: Any, qtbot: Any) -> None:
    bar = page.list_pane.selection_bar
    for text, offered in (("as-of:2026-03-17", False), ("", True)):
        with qtbot.waitSignal(page.settled):
            window.field.set_text(text)
        page.table.choose(0)
        qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        qtbot.waitUntil(bar.isVisible)
        assert bar.count_text() == "2 memories selected"
        assert any(button.isVisible() for button in bar.buttons.values()) is offered
        assert bar.drop.isVisible()
        page._drop_selection()
        qtbot.waitUntil(lambda: not bar.isVisible())


def test_in_the_past_days_are_counted_from_that_day(
    window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Send the calibration report")
    assert page.detail.known.properties.texts()["Due"] == "Wed 15 Apr 2026, in 28 days"
    with qtbot.waitSignal(page.settled):
        window.field.set_text("as-of:2026-03-15")
    page.open_memory(memory.id)
    qtbot.waitUntil(lambda: page.detail.known.properties.texts()["Due"] == "Wed 15 Apr 2026, in 31 days")
    with qtbot.waitSignal(page.settled):
        window.field.set_text("")
    qtbot.waitUntil(lambda: page.detail.known.properties.texts()["Due"] == "Wed 15 Apr 2026, in 28 days")


def test_a_memory_outside_the_list_can_be_opened(
    window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    memory = show("Metric units")
    with qtbot.waitSignal(page.settled):
        window.field.set_text("type:fact")
    page.open_memory(memory.id)
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.id == memory.id)
    assert page.detail.memory.type is MemoryType.PREFERENCE


def test_a_long_text_is_shown_whole(page: Any, qtbot: Any) -> None:
    entrance = page.engine.entrance
    text = "word " * 1999 + "end."
    created = entrance.change(Remember(Draft(text, type=MemoryType.FACT)))
    page.open_memory(created.memory)
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.id == created.memory)
    assert page.detail.said.text.toPlainText().endswith("end.")


def test_a_memory_that_has_not_changed_since_has_nothing_to_change_in_the_past(
    window: Any, page: Any, show: Callable[[str], Memory], qtbot: Any
) -> None:
    show("Metric units")
    assert page.detail.tags.add_button.isVisible()
    window.field.set_text("as-of:2026-03-17")
    qtbot.waitUntil(lambda: page.detail.read_only and not page.detail.tags.add_button.isVisible())
    window.field.set_text("")
    qtbot.waitUntil(page.detail.tags.add_button.isVisible)


def test_a_link_leads_to_how_it_fades(page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    memory = show("The staging broker")
    qtbot.waitUntil(page.detail.known.fading.isVisible)
    with qtbot.waitSignal(page.target_requested) as asked:
        page.detail.known.fading.click()
    assert asked.args == [PageName.INSIGHTS, FadingOf(memory.id)]


def test_a_pin_is_suggested_for_a_statement_about_safety(page: Any, show: Callable[[str], Memory], qtbot: Any) -> None:
    remembered = page.engine.entrance.change(Remember(Draft("Emma is allergic to peanuts.", type=MemoryType.FACT)))
    qtbot.waitUntil(lambda: remembered.memory in page.model.ids)
    memory = show("Emma is allergic")
    qtbot.waitUntil(page.detail.notice.isVisible)
    assert "does not fade" in page.detail.notice.notice.accessibleName()
    qtbot.mouseClick(page.detail.notice.notice.action, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: now(page, memory).pinned)
    qtbot.waitUntil(lambda: not page.detail.notice.isVisible())
