"""What the journal shows of an erasure, and of the changes of what was erased."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from remembrancer.model.erasing import Erase
from remembrancer_app.audit.journal_model import EntryRow

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
