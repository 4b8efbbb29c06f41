"""Erasing from the page Memories by keyboard: what it reaches, a second step with a key of its own, a receipt."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import Revise, Revision, SetStatus
from remembrancer.model.erasing import ErasureReason, FileReach
from remembrancer.model.history import ListJournal
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.search import HasStatus, Search
from remembrancer.model.types import OperationKind, Status
from remembrancer_app.erasing.dialog import EraseDialog
from remembrancer_app.memories.commands import Command


@pytest.fixture
def dialog(qtbot, window, secret):
    """The dialog about the memory, with its first step complete."""
    page = window.page
    qtbot.waitUntil(lambda: page.model.known(secret) is not None)
    page.open_memory(secret)
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.id == secret)
    # Whatever opens the menu: the action is what it holds.
    actions = page._menu_actions()
    action = next(each for each in actions if each.text() == Command.ERASE.word())
    action.trigger()
    (dialog,) = window.findChildren(EraseDialog)
    qtbot.waitUntil(dialog.next.isEnabled)
    return dialog


def press(qtbot, key, modifier=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(QApplication.focusWidget(), key, modifier)


def go_to(qtbot, button):
    """Tab until a button has the focus, as a person without a mouse does."""
    for _ in range(40):
        if QApplication.focusWidget() is button:
            return
        press(qtbot, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {button.text()}")


def test_what_it_reaches_is_seen_whole_as_far_as_the_window_has_room(qtbot, dialog, theme):
    bar = dialog.reach.verticalScrollBar()
    room = dialog.height() - theme.px(250)
    qtbot.waitUntil(lambda: bar.maximum() == 0 or dialog._steps.height() == room)


def test_a_memory_is_erased_by_keyboard_alone(qtbot, window, dialog, secret, engine):
    assert QApplication.focusWidget() is dialog.cancel
    told = " ".join(dialog.reach.lines)
    # What holds the words is ticked from the beginning.
    assert "3 versions" in told
    assert "2 passages kept as evidence" in told
    go_to(qtbot, dialog.next)
    press(qtbot, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is dialog.cancel
    assert dialog.title.text() == "Erase 2 memories, 3 versions in all, for good?"
    assert dialog.files.text() == "1 backup is written anew without it."
    with qtbot.waitSignal(dialog.erased):
        press(qtbot, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert engine.entrance.query(GetMemories((secret,))) == ()


def erase(qtbot, dialog):
    go_to(qtbot, dialog.next)
    press(qtbot, Qt.Key.Key_Space)
    with qtbot.waitSignal(dialog.erased) as receipt:
        press(qtbot, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    return receipt.args[0]


def test_its_own_key_erases_and_the_receipt_stays_until_it_is_closed(qtbot, window, dialog, secret, engine):
    receipt = erase(qtbot, dialog)
    assert (receipt.counts.memories, receipt.counts.versions) == (2, 3)
    assert receipt.finished
    assert [each.reach for each in receipt.files] == [FileReach.REWRITTEN]
    assert "Erased 2 memories, 3 versions, for good. 1 backup was written anew." in dialog.message.text()
    assert QApplication.focusWidget() is dialog.close_button
    assert engine.entrance.query(GetMemories((secret,))) == ()
    page = window.page
    qtbot.waitUntil(lambda: secret not in page.model.ids)
    assert page.detail.wanted != secret
    press(qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.findChildren(EraseDialog))
    (entry, *_) = engine.entrance.query(ListJournal()).entries
    assert (entry.summary.kind, entry.summary.memories, entry.summary.erased) == (OperationKind.ERASE, 2, 3)
    assert engine.entrance.query(VerifyJournal()).intact


def test_enter_erases_nothing_by_itself(qtbot, dialog, secret, engine):
    go_to(qtbot, dialog.next)
    press(qtbot, Qt.Key.Key_Space)
    go_to(qtbot, dialog.act)
    press(qtbot, Qt.Key.Key_Return)
    assert dialog._job is None
    go_to(qtbot, dialog.cancel)
    with qtbot.waitSignal(dialog.closed):
        press(qtbot, Qt.Key.Key_Return)
    assert engine.entrance.query(GetMemories((secret,)))


def test_the_first_step_does_not_know_the_key(qtbot, dialog, secret, engine):
    assert not dialog.act.isVisible()
    press(qtbot, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert dialog.isVisible()
    press(qtbot, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert engine.entrance.query(GetMemories((secret,)))


def test_what_is_linked_goes_only_while_it_is_ticked(qtbot, dialog, secret, engine):
    (box,) = dialog.reach.memories.values()
    assert box.isChecked()
    assert "Has its words in it" in box.accessibleName()
    go_to(qtbot, box)
    with qtbot.waitSignal(dialog.settled):
        press(qtbot, Qt.Key.Key_Space)
    assert dialog.preview.counts.memories == 1
    receipt = erase(qtbot, dialog)
    assert receipt.counts.memories == 1
    assert len(engine.entrance.query(FindMemories(Search("door code"))).ids) == 1


def test_kept_questions_go_only_if_that_is_ticked(qtbot, window, dialog, engine):
    assert dialog.reach.kept is not None
    assert not dialog.reach.kept.isChecked()
    go_to(qtbot, dialog.reach.kept)
    with qtbot.waitSignal(dialog.settled):
        press(qtbot, Qt.Key.Key_Space)
    erase(qtbot, dialog)
    assert engine.vault.kept() == {}
    assert window.page.private.value("ask.questions") == ""
    with engine.vault.store.read() as connection:
        assert b"quuxvillian" not in connection.serialize("main")


def test_the_reason_is_a_code(qtbot, dialog, engine):
    go_to(qtbot, dialog.next)
    press(qtbot, Qt.Key.Key_Space)
    go_to(qtbot, dialog.reason)
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.erased):
        press(qtbot, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    with engine.vault.store.read() as connection:
        assert connection.execute("SELECT reason FROM erasure").get == ErasureReason.SECRET


def test_what_was_changed_meanwhile_is_looked_at_again(qtbot, dialog, secret, engine):
    go_to(qtbot, dialog.next)
    press(qtbot, Qt.Key.Key_Space)
    engine.entrance.change(Revise((secret,), Revision(add_tags=("new",))))
    with qtbot.waitSignal(dialog.settled):
        press(qtbot, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert dialog.receipt is None
    assert dialog.preview.counts.versions == 4
    assert engine.entrance.query(GetMemories((secret,)))


def test_a_deleted_memory_can_be_erased_too(qtbot, window, secret, engine):
    engine.entrance.change(SetStatus((secret,), Status.DELETED))
    page = window.page
    with qtbot.waitSignal(page.settled):
        window.search("is:deleted")
    qtbot.waitUntil(lambda: page.model.ids == (secret,) and page.detail.memory is not None)
    page.runner.run(Command.ERASE)
    (dialog,) = window.findChildren(EraseDialog)
    qtbot.waitUntil(dialog.next.isEnabled)
    erase(qtbot, dialog)
    assert engine.entrance.query(FindMemories(Search(condition=HasStatus(Status.DELETED)))).ids == ()
    qtbot.waitUntil(lambda: page.list_pane.state is not page.table)


def test_stopped_before_anything_happened_it_erases_nothing(qtbot, window, dialog, secret, engine):
    held = Event()
    # A change that is under way: the erasure has to wait for it.
    engine.work(window, lambda _job: held.wait(), lambda _done: None)
    go_to(qtbot, dialog.next)
    press(qtbot, Qt.Key.Key_Space)
    press(qtbot, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: dialog._job is not None)
    assert dialog.cancel.isEnabled()
    press(qtbot, Qt.Key.Key_Escape)
    with qtbot.waitSignal(dialog.closed):
        held.set()
    assert engine.entrance.query(GetMemories((secret,)))
    assert engine.entrance.query(VerifyJournal()).erasures == ()
