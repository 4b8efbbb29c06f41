"""The journal with keys and mouse, over a real vault."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Revise, Revision, Undo
from remembrancer.model.history import AuditForm, DiffKind, GetVersionSteps, JournalFilter, ListJournal
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories, JournalCheck, JournalFault, JournalProblem
from remembrancer.model.types import OperationKind, Status
from remembrancer.vault import Entrance, SearchLanguage
from remembrancer_app.audit.journal_model import DayRow, EntryRow
from remembrancer_app.audit.page import AuditPage
from remembrancer_app.audit.session_pane import SESSION
from remembrancer_app.audit.undo_dialog import UndoDialog
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.theme import Appearance, Choice, Theme

K = Qt.Key


def kinds(page: AuditPage) -> list[OperationKind]:
    return [entry.summary.kind for entry in page.journal.journal.entries]


def choose(qtbot: QtBot, page: AuditPage, operation: str) -> None:
    model = page.journal.journal
    page.journal.view.setCurrentIndex(model.index(model.row_of(operation)))
    qtbot.waitUntil(lambda: not page.journal.session.is_busy)


def agent_operation(page: AuditPage, kind: OperationKind) -> str:
    entries = page.journal.journal.entries
    return next(each.summary.id for each in entries if each.summary.kind is kind and each.summary.actor != "You")


def dialog_of(page: AuditPage) -> UndoDialog | None:
    found = [each for each in page.window().findChildren(UndoDialog) if each.isVisible()]
    return found[0] if found else None


def test_entries_are_listed_by_day_newest_first_in_words(
    page: AuditPage, qtbot: QtBot, written: dict[str, str]
) -> None:
    model = page.journal.journal
    assert kinds(page)[:3] == [OperationKind.DELETE, OperationKind.EDIT, OperationKind.EDIT]
    days = [row for row in model.rows if isinstance(row, DayRow)]
    assert [day.count for day in days[:2]] == [2, 3]
    assert isinstance(model.rows[0], DayRow)
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsSelectable
    row = model.rows[1]
    qtbot.waitUntil(lambda: isinstance(model.rows[2], EntryRow) and "CBOR" in model.rows[2].text)
    assert isinstance(row, EntryRow)
    spoken = model.data(model.index(1), Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(spoken, str)
    assert "You deleted 1 memory" in spoken
    assert "it was sold" in spoken
    session = model.data(model.index(5), Qt.ItemDataRole.AccessibleTextRole)
    assert "Bergen planning" in str(session)


def test_the_newest_entry_is_chosen_and_told_word_by_word(page: AuditPage, qtbot: QtBot) -> None:
    session = page.journal.session
    qtbot.waitUntil(lambda: not session.is_busy)
    assert session.title.text() == "You deleted 1 memory"
    qtbot.keyClick(page.journal.view, K.Key_Down)
    qtbot.waitUntil(lambda: not session.is_busy and session.title.text() == "You edited 1 memory")
    (row,) = session.changes.rows
    added = "".join(text for text, kind in row.text.parts if kind is DiffKind.ADDED)
    assert "revisit CBOR after the pilot" in added
    assert "revisit CBOR" in row.text.accessibleDescription()
    qtbot.keyClick(page.journal.view, K.Key_T)
    qtbot.waitUntil(lambda: session.title.text() == "You deleted 1 memory")


def test_a_session_shows_all_of_its_changes_and_is_taken_back_after_a_preview(
    page: AuditPage, qtbot: QtBot, written: dict[str, str], engine: Engine
) -> None:
    session = page.journal.session
    choose(qtbot, page, agent_operation(page, OperationKind.REMEMBER))
    assert session.segments.isVisible()
    session.segments._buttons[SESSION].click()
    qtbot.waitUntil(lambda: not session.is_busy and len(session.changes.rows) == 3)
    assert "Bergen planning" in session.subtitle.text()
    qtbot.mouseClick(session.undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: (dialog := dialog_of(page)) is not None and dialog.act.isEnabled())
    dialog = dialog_of(page)
    assert dialog is not None
    assert dialog.act.text() == "Undo 3 changes"
    assert dialog.cancel.hasFocus()
    before = len(engine.entrance.query(ListJournal()).entries)
    with qtbot.waitSignal(page.undo_offered) as offered:
        dialog.act.click()
    assert offered.args is not None
    assert len(engine.entrance.query(ListJournal()).entries) == before + 1
    qtbot.waitUntil(lambda: kinds(page)[0] is OperationKind.UNDO_MANY)
    memories = engine.entrance.query(GetMemories((written["bergen"], written["seat"])))
    assert {each.status for each in memories} == {Status.DELETED}
    assert engine.entrance.change(Undo(offered.args[1])).memories


def test_the_preview_says_what_is_left_alone(
    page: AuditPage, qtbot: QtBot, written: dict[str, str], engine: Engine
) -> None:
    engine.entrance.change(Revise((written["seat"],), Revision(content="Window seat.")))
    choose(qtbot, page, agent_operation(page, OperationKind.EDIT))
    page.journal.session.since.click()
    qtbot.waitUntil(lambda: (dialog := dialog_of(page)) is not None and dialog.preview is not None)
    dialog = dialog_of(page)
    assert dialog is not None
    assert dialog.act.text() == "Undo 1 change"
    qtbot.keyClick(dialog, K.Key_Escape)
    qtbot.waitUntil(lambda: dialog_of(page) is None)
    page.preview_undo(JournalFilter(actor="Claude Code"), "All of it")
    qtbot.waitUntil(lambda: (dialog := dialog_of(page)) is not None and dialog.preview is not None)
    dialog = dialog_of(page)
    assert dialog is not None
    assert dialog.skipped.isVisible()
    assert "changed later" in dialog.skipped.text()


def test_u_takes_the_chosen_change_back_but_not_twice(
    page: AuditPage, qtbot: QtBot, written: dict[str, str], engine: Engine
) -> None:
    choose(qtbot, page, written["edit"])
    with qtbot.waitSignal(page.undo_wanted) as wanted:
        qtbot.keyClick(page.journal.view, K.Key_U)
    assert wanted.args == [written["edit"]]
    engine.entrance.change(Undo(written["edit"]))
    qtbot.waitUntil(lambda: kinds(page)[0] is OperationKind.UNDO)
    qtbot.waitUntil(lambda: not page.journal.session.is_busy)
    entry = page.journal.session.entry
    assert entry is not None
    assert entry.summary.id == written["edit"]
    assert not page.journal.session.card.isVisible()
    with qtbot.assertNotEmitted(page.undo_wanted):
        qtbot.keyClick(page.journal.view, K.Key_U)


def test_the_earlier_version_is_restored(
    page: AuditPage, qtbot: QtBot, written: dict[str, str], engine: Engine
) -> None:
    choose(qtbot, page, written["edit"])
    (row,) = page.journal.session.changes.rows
    with qtbot.waitSignal(page.undo_offered):
        row.restore_wanted.emit(row.change)
    (memory,) = engine.entrance.query(GetMemories((written["wire"],)))
    assert memory.content == "Keep Protobuf for the wire format."
    assert len(engine.entrance.query(GetVersionSteps(memory.id))) == 3


def test_filters_narrow_and_are_kept(page: AuditPage, qtbot: QtBot, make_page: Callable[..., AuditPage]) -> None:
    everything = len(kinds(page))
    with qtbot.waitSignal(page.journal.reading.found):
        page.journal.filters.narrow(who="agent")
    assert len(kinds(page)) == 3 < everything
    assert page.journal.filters.count.text() == "3 entries"
    with qtbot.waitSignal(page.journal.reading.found):
        page.journal.filters.narrow(group="changed")
    assert kinds(page) == [OperationKind.EDIT]
    again = make_page()
    assert kinds(again) == [OperationKind.EDIT]
    assert again.journal.filters.segments.value == "agent"
    with qtbot.waitSignal(page.journal.reading.found):
        page.journal.filters.narrow(undone="yes")
    qtbot.waitUntil(lambda: not page.journal.states.shows_content)
    assert "Nothing found" in page.journal.states.currentWidget().accessibleName()
    with qtbot.waitSignal(page.journal.reading.found):
        page.journal.states.cleared.emit()
    assert len(kinds(page)) == everything


def test_the_search_and_the_date_of_the_window_narrow_too(page: AuditPage, qtbot: QtBot) -> None:
    clock = page.engine.vault.store.clock
    language = SearchLanguage()
    with qtbot.waitSignal(page.journal.reading.found):
        page.apply_search(language.parse("Bergen", now=clock.now(), zone=clock.zone()))
    assert len(kinds(page)) == 2
    with qtbot.waitSignal(page.journal.reading.found):
        page.apply_search(language.parse("as-of:2026-03-17", now=clock.now(), zone=clock.zone()))
    qtbot.waitUntil(lambda: not page.journal.session.is_busy)
    assert OperationKind.DELETE not in kinds(page)
    assert not page.journal.session.card.isVisible()
    assert not page.journal.session.since.isVisible()


def test_the_journal_is_checked_and_the_result_is_plain(page: AuditPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.journal.verification.check_result is not None)
    assert page.journal.verification.title.text() == "Nothing has been altered"
    assert page.journal.verification.accessibleName().startswith("Nothing has been altered")
    assert page.journal.verification.again.isVisible()
    page.journal.verification.check()
    page.journal.verification.cancel()
    assert page.journal.verification.title.text() == "Not checked"


@pytest.mark.parametrize("form", list(AuditForm))
def test_what_is_shown_is_exported(page: AuditPage, qtbot: QtBot, tmp_path: Path, form: AuditForm) -> None:
    path = tmp_path / f"trail.{form}"
    with qtbot.waitSignal(page.journal.export.saved):
        page.journal.export.save(path, form, contents=False)
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) >= len(kinds(page))
    assert "CBOR" not in "".join(lines)
    if form is AuditForm.JSON_LINES:
        assert all(json.loads(line) for line in lines)
    with qtbot.waitSignal(page.journal.export.saved):
        page.journal.export.save(path, form, contents=True)
    assert "CBOR" in path.read_text(encoding="utf-8-sig")
    with qtbot.waitSignal(page.journal.export.said) as said:
        page.journal.export.save(tmp_path / "nowhere" / "trail", form, contents=False)
    assert said.args is not None
    assert "could not be written" in said.args[0]


def test_more_entries_are_read_when_the_end_is_near(page: AuditPage, qtbot: QtBot, agent: Entrance) -> None:
    for number in range(110):
        agent.change(Remember(Draft(f"The tide gauge number {number} stands at mooring {number * 7}.")))
    qtbot.waitUntil(lambda: page.journal.reading.has_more)
    assert page.journal.filters.count.text() == "100 entries shown"
    qtbot.keyClick(page.journal.view, K.Key_End)
    qtbot.waitUntil(lambda: not page.journal.reading.has_more)
    assert len(kinds(page)) > 110


def test_enter_goes_on_in_the_pane_and_a_narrow_window_shows_one_of_both(
    page: AuditPage, qtbot: QtBot, make_page: Callable[..., AuditPage]
) -> None:
    choose(qtbot, page, agent_operation(page, OperationKind.EDIT))
    qtbot.keyClick(page.journal.view, K.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.journal.session.isAncestorOf(focused)
    page.resize(900, 640)
    qtbot.waitUntil(lambda: page.journal.arrangement.is_narrow)
    assert page.journal.arrangement.shows_rest
    page.journal.view.setFocus()
    qtbot.keyClick(page.journal.view, K.Key_Return)
    assert not page.journal.arrangement.shows_rest
    assert page.journal.session.back.isVisible()
    qtbot.keyClick(page.journal.session, K.Key_Escape)
    assert page.journal.arrangement.shows_rest


def test_what_was_altered_is_told_in_sentences(page: AuditPage, qtbot: QtBot) -> None:
    verification = page.journal.verification
    qtbot.waitUntil(lambda: verification.check_result is not None)
    problems = (
        JournalProblem(JournalFault.ROW_CHANGED, 3, fields=("actor",)),
        JournalProblem(JournalFault.END_MISSING, 7, count=2),
    )
    verification._take(JournalCheck(9, intact=False, broken_at=3, problems=problems))
    assert "not whole" in verification.title.text()
    first, second, *_ = verification.sentence.text().splitlines()
    assert "change 3" in first
    assert "who did it" in first
    assert second
    assert verification.title.text() in verification.accessibleName()


@pytest.mark.parametrize("choice", [Choice.LIGHT, Choice.DARK, Choice.CONTRAST])
@pytest.mark.parametrize(("width", "size"), [(1024, 1.0), (1280, 1.0), (1920, 1.5)])
def test_everything_fits_in_every_look(
    page: AuditPage, qtbot: QtBot, theme: Theme, choice: Choice, width: int, size: float
) -> None:
    qtbot.waitUntil(lambda: not page.journal.session.is_busy)
    theme.set_appearance(Appearance(choice=choice, text_size=size, less_motion=True))
    page.resize(width, 720)
    widgets = (page.journal.export, page.journal.filters.when, page.journal.session.undo)

    def fits() -> bool:
        inside = [each.mapTo(page, each.rect().topRight()).x() <= page.rect().right() for each in widgets]
        return all(inside) and all(each.isVisible() and each.width() >= each.sizeHint().width() for each in widgets)

    qtbot.waitUntil(fits)
    assert not page.grab().isNull()
