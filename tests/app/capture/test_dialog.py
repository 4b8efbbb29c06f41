from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import NearDuplicate, Remember, Remembered
from remembrancer.model.memory import Draft, Memory, TagProposal, Times, TypeReason
from remembrancer.model.queries import FindMemories, GetMemories, Suggestion
from remembrancer.model.types import Importance, MemoryType
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.widgets.button import Button

CTRL = Qt.KeyboardModifier.ControlModifier


def _remember(words: str) -> Remember:
    return Remember(Draft(words, type=MemoryType.FACT))


def newest(engine: Engine) -> Memory:
    ids = engine.entrance.query(FindMemories()).ids
    return engine.entrance.query(GetMemories(ids[:1]))[0]


def test_the_focus_begins_in_the_text(dialog: Any) -> None:
    assert QApplication.focusWidget() is dialog.text


def test_typing_asks_for_type_and_tags_once_it_pauses(dialog: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(dialog.suggested):
        qtbot.keyClicks(dialog.text, "Send the pilot report to Ines by 4 December.")
    assert dialog.type.guessed is not None
    assert dialog.type.reason.text()
    assert dialog.type.choice is None


def test_a_guess_shows_type_reason_tags_and_dates_in_words(dialog: Any, engine: Engine) -> None:
    clock = engine.vault.store.clock
    due = clock.now().replace(month=12, day=4, hour=23, minute=59)
    dialog._take_suggestion(
        Suggestion(
            MemoryType.COMMITMENT,
            TypeReason("promise", 0.9, "Send the"),
            (TagProposal("pilot", "known"),),
            (),
            Times(due=due),
        )
    )
    assert dialog.type.button.text() == "Commitment"
    assert dialog.type.reason.text() == "Sure: The words “Send the” point to it."
    assert dialog.date_words() == ("Due Fri 4 Dec",)
    assert [chip.text() for chip in dialog.tags.proposed] == ["pilot"]


def test_another_type_overrides_the_guess(dialog: Any, engine: Engine, qtbot: Any) -> None:
    with qtbot.waitSignal(dialog.suggested):
        dialog.text.setPlainText("Jonas prefers short answers.")
    dialog.type._choose(MemoryType.GOAL)
    assert dialog.type.reason.text() == "You chose it."
    with qtbot.waitSignal(dialog.remembered):
        dialog.remember()
    assert newest(engine).type is MemoryType.GOAL


def test_a_proposed_tag_is_taken_with_a_click_and_given_back_with_its_cross(dialog: Any, qtbot: Any) -> None:
    dialog.tags.propose((TagProposal("pilot", "known"), TagProposal("ines", "entity")))
    qtbot.mouseClick(dialog.tags.proposed[0], Qt.MouseButton.LeftButton)
    assert dialog.tags.tags == ("pilot",)
    assert [chip.text() for chip in dialog.tags.proposed] == ["ines"]
    dialog.tags.chosen[0].closed.emit()
    assert dialog.tags.tags == ()


def test_ctrl_enter_remembers_everything_that_was_set(dialog: Any, engine: Engine, qtbot: Any) -> None:
    qtbot.keyClicks(dialog.text, "Halyard ships in June.")
    qtbot.keyClicks(dialog.tags.field, "release")
    qtbot.keyClick(dialog.tags.field, Qt.Key.Key_Return)
    qtbot.keyClicks(dialog.tags.field, "#june")
    dialog.pinned.setChecked(True)
    dialog.important.setChecked(True)
    dialog.namespace.setCurrentIndex(dialog.namespace.findData("halyard"))
    with qtbot.waitSignal(dialog.undo_offered) as offered:
        qtbot.keyClick(dialog.text, Qt.Key.Key_Return, CTRL)
    memory = newest(engine)
    assert memory.content == "Halyard ships in June."
    assert set(memory.tags) >= {"release", "june"}
    assert (memory.pinned, memory.importance, memory.namespace) == (True, Importance.HIGH, "halyard")
    words, operation = offered.args
    assert words.startswith("Remembered. Type:")
    assert operation


def test_closing_keeps_the_draft_and_remembering_lets_it_go(open_dialog: Callable[[], Any], qtbot: Any) -> None:
    first = open_dialog()
    qtbot.keyClicks(first.text, "Half a thought")
    first.pinned.setChecked(True)
    first.tags.set_tags(["idea"])
    first.type.set_choice(MemoryType.LEARNING)
    qtbot.keyClick(first.text, Qt.Key.Key_Escape)
    second = open_dialog()
    assert second.text.toPlainText() == "Half a thought"
    assert (second.pinned.isChecked(), second.tags.tags, second.type.choice) == (True, ("idea",), MemoryType.LEARNING)
    with qtbot.waitSignal(second.remembered):
        second.remember()
    third = open_dialog()
    assert third.text.toPlainText() == ""
    assert third.tags.tags == ()
    third.close_overlay()


@pytest.mark.parametrize(("text", "says"), [("", "text is empty"), ("  \n", "text is empty"), ("x" * 10_001, "10,000")])
def test_an_error_names_the_field_and_its_limit_and_loses_nothing(
    dialog: Any, engine: Engine, qtbot: Any, text: str, says: str
) -> None:
    before = engine.entrance.query(FindMemories()).ids
    dialog.text.setPlainText(text)
    dialog.remember()
    qtbot.waitUntil(lambda: says in dialog.notice_text())
    assert dialog.text.toPlainText() == text
    assert dialog.save.isEnabled()
    assert engine.entrance.query(FindMemories()).ids == before


def test_the_length_is_counted_near_the_limit(dialog: Any) -> None:
    dialog.text.setPlainText("short")
    assert not dialog.count.isVisible()
    dialog.text.setPlainText("x" * 9_990)
    assert dialog.count.text() in ("9990 of 10000", "9,990 of 10,000")


def test_the_same_words_are_heard_again(dialog: Any, engine: Engine, qtbot: Any) -> None:
    dialog.text.setPlainText("The pilot begins in May.")
    with qtbot.waitSignal(dialog.undo_offered) as offered:
        dialog.remember()
    assert "remembered already" in offered.args[0]
    assert len(engine.entrance.query(FindMemories()).ids) == 2


# Nearness needs the model, which tests of the window do not load: the replies are what the engine would give.


def test_near_ones_are_listed_with_what_can_be_done(dialog: Any, engine: Engine, qtbot: Any) -> None:
    other = newest(engine)
    made = engine.entrance.change(_remember("Jonas is the owner of the firmware."))
    near = Remembered(
        made.change, made.memory, made.outcome, made.type, made.type_reason, (NearDuplicate(other.id, 0.96),)
    )
    dialog._take_remembered(near)
    qtbot.waitUntil(dialog.outcome.isVisible)
    assert QApplication.focusWidget() is dialog.outcome.close_button
    show = next(each for each in dialog.outcome.findChildren(Button) if each.text() == "Show")
    with qtbot.waitSignal(dialog.memory_requested) as asked:
        qtbot.mouseClick(show, Qt.MouseButton.LeftButton)
    assert asked.args == [other.id]


def test_a_near_one_makes_the_new_one_go(dialog: Any, engine: Engine, qtbot: Any) -> None:
    other = newest(engine)
    made = engine.entrance.change(_remember("Jonas is the owner of the firmware."))
    dialog._take_remembered(
        Remembered(
            made.change, made.memory, made.outcome, made.type, made.type_reason, (NearDuplicate(other.id, 0.96),)
        )
    )
    qtbot.waitUntil(dialog.outcome.isVisible)
    with qtbot.waitSignal(dialog.closed):
        qtbot.mouseClick(dialog.outcome.undo, Qt.MouseButton.LeftButton)
    assert made.memory not in engine.entrance.query(FindMemories()).ids
