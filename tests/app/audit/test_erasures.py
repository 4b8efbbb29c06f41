"""What the journal shows of an erasure, and of the changes of what was erased."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from remembrancer.model.erasing import Erase
from remembrancer.model.queries import GetMemories
from remembrancer_app.audit.journal_model import EntryRow
from remembrancer_app.audit.session_pane import ONE, SESSION
from remembrancer_app.erasing.dialog import EraseDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from remembrancer_app.audit.page import AuditPage
    from remembrancer_app.jobs.engine import Engine


def choose(qtbot: QtBot, page: AuditPage, operation: str) -> None:
    model = page.journal.journal
    page.journal.view.setCurrentIndex(model.index(model.row_of(operation)))
    qtbot.waitUntil(lambda: not page.journal.session.is_busy)


def test_an_erasure_is_worded_and_offers_nothing_to_take_back(
    qtbot: QtBot, engine: Engine, written: dict[str, str], make_page: Callable[..., AuditPage]
) -> None:
    receipt = engine.entrance.change(Erase((written["wire"],)))
    page = make_page()
    model, session = page.journal.journal, page.journal.session
    qtbot.waitUntil(lambda: not session.is_busy)
    spoken = model.data(model.index(model.row_of(receipt.change.operation)), Qt.ItemDataRole.AccessibleTextRole)
    assert "You erased 1 memory, 2 versions" in str(spoken)
    choose(qtbot, page, receipt.change.operation)
    assert session.title.text() == "You erased 1 memory, 2 versions"
    assert session.card.isHidden()
    assert "receipt" in session.note.text()
    choose(qtbot, page, written["edit"])
    assert session.card.isHidden()
    assert session.note.text() == "What this changed was erased since."
    row = model.rows[model.row_of(written["edit"])]
    assert isinstance(row, EntryRow)
    assert (row.text, row.details) == ("", "1 memory of it erased since")
    choose(qtbot, page, written["delete"])
    assert not session.card.isHidden()


def test_the_check_names_erasures_and_finds_nothing_wrong(
    qtbot: QtBot, engine: Engine, written: dict[str, str], make_page: Callable[..., AuditPage]
) -> None:
    engine.entrance.change(Erase((written["wire"], written["seat"])))
    page = make_page()
    panel = page.journal.verification
    if panel.check_result is None:
        with qtbot.waitSignal(panel.checked):
            panel.check()
    assert panel.title.text() == "Nothing has been altered"
    assert "erased for good: 2 memories, 3 versions. That is as it should be." in panel.sentence.text()


def asked_for(qtbot: QtBot, page: AuditPage) -> EraseDialog:
    """The dialog that the button opens, with its first step complete."""
    with qtbot.waitSignal(page.journal.session.erase_wanted):
        qtbot.keyClick(page.journal.session.erase, Qt.Key.Key_Space)
    (dialog,) = page.window().findChildren(EraseDialog)
    qtbot.waitUntil(dialog.next.isEnabled)
    return dialog


def test_what_an_entry_changed_is_erased_from_the_journal_by_keyboard(
    qtbot: QtBot, engine: Engine, written: dict[str, str], make_page: Callable[..., AuditPage]
) -> None:
    page = make_page()
    session = page.journal.session
    session.segments.set_value(ONE)
    choose(qtbot, page, written["edit"])
    dialog = asked_for(qtbot, page)
    qtbot.keyClick(dialog.next, Qt.Key.Key_Space)
    with qtbot.waitSignal(dialog.erased) as receipt:
        qtbot.keyClick(dialog, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    assert receipt.args is not None
    assert (receipt.args[0].counts.memories, receipt.args[0].counts.versions) == (1, 2)
    assert engine.entrance.query(GetMemories((written["wire"],))) == ()
    dialog.close_button.click()
    qtbot.waitUntil(lambda: session.note.text() == "What this changed was erased since.")
    assert session.erase.isHidden()


def test_erasing_from_a_session_means_every_memory_it_changed_once(
    qtbot: QtBot, written: dict[str, str], make_page: Callable[..., AuditPage]
) -> None:
    page = make_page()
    session = page.journal.session
    rows = page.journal.journal.rows
    place = next(row for row in rows if isinstance(row, EntryRow) and row.entry.summary.actor == "Claude Code")
    choose(qtbot, page, place.entry.summary.id)
    session.segments.set_value(SESSION)
    session.show_entry(place.entry, "")
    qtbot.waitUntil(lambda: not session.is_busy)
    with qtbot.waitSignal(session.erase_wanted) as wanted:
        session.erase.click()
    assert wanted.args is not None
    assert sorted(wanted.args[0]) == sorted((written["bergen"], written["seat"]))


def test_in_the_past_nothing_is_erased(
    qtbot: QtBot, written: dict[str, str], make_page: Callable[..., AuditPage]
) -> None:
    page = make_page()
    choose(qtbot, page, written["edit"])
    assert not page.journal.session.erase.isHidden()
    page.journal.session.set_past(past=True)
    assert page.journal.session.erase.isHidden()
