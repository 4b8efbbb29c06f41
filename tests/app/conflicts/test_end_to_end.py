"""The window of a vault, by keyboard: an identifier that was replaced, and two memories marked by hand."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import CountConflicts, ListConflicts
from remembrancer.model.changes import ApplyImport, Remember
from remembrancer.model.conflicts import ContradictionCode
from remembrancer.model.importing import ImportApproval
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetHistory, GetMemories, PlanImport
from remembrancer.model.types import MemoryType, Status
from remembrancer_app.conflicts.dialog import ReviewDialog
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.workspace import Workspace

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
UUID = "We use UUIDv4 for record identifiers."
ULID = "We switched from UUIDv4 to ULID for record identifiers."


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def contents(engine: Engine) -> list[str]:
    ids = engine.entrance.query(FindMemories()).ids
    return sorted(memory.content for memory in engine.entrance.query(GetMemories(ids)))


def test_an_identifier_that_was_replaced_from_end_to_end_by_keyboard(
    workspace: Workspace, engine: Engine, contradict: Callable[[str, str], str], qtbot: QtBot
) -> None:
    """The text says itself that the old one was replaced, so nothing is asked."""
    contradict(UUID, ULID)
    (old,) = engine.entrance.query(FindMemories()).ids
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 1)
    qtbot.keyClick(focused(), K.Key_5, ALT)
    page = workspace.page
    assert isinstance(page, ConflictsPage)
    qtbot.waitUntil(page.review.hasFocus)
    with qtbot.waitSignal(page.review.previewed):
        qtbot.keyClick(focused(), K.Key_1)
    assert not page.review.result.asks
    qtbot.keyClick(focused(), K.Key_R)
    qtbot.keyClicks(focused(), "Sortable by time")
    qtbot.keyClick(focused(), K.Key_Escape)
    with qtbot.waitSignal(page.review.decided):
        qtbot.keyClick(focused(), K.Key_Return)
    assert contents(engine) == [ULID]
    (before,) = engine.entrance.query(GetMemories((old,)))
    assert before.status is Status.SUPERSEDED
    (after,) = engine.entrance.query(GetMemories((before.superseded_by,)))
    assert (after.content, after.type) == (ULID, MemoryType.DECISION)
    (step, *_) = engine.entrance.query(GetHistory(old))
    assert step.reason == "Sortable by time"
    qtbot.waitUntil(lambda: workspace.undoing.next_undo is not None)
    qtbot.waitUntil(lambda: not page._advance.isActive())
    qtbot.keyClick(workspace, K.Key_Z, CTRL)
    qtbot.waitUntil(lambda: contents(engine) == [UUID])


@pytest.fixture
def two_memories(engine: Engine) -> tuple[str, str]:
    texts = ("The choir sings on Tuesdays.", "Our rehearsals never take place at the start of the week.")
    first, second = (engine.entrance.change(Remember(Draft(text, type=MemoryType.FACT))).memory for text in texts)
    return first, second


def review_of(workspace: Workspace) -> ReviewDialog | None:
    return next((each for each in workspace.findChildren(ReviewDialog) if each.isVisible()), None)


def test_two_memories_are_marked_as_contradicting_from_the_selection(
    workspace: Workspace, engine: Engine, two_memories: tuple[str, str], qtbot: QtBot
) -> None:
    page = workspace.page
    table = page.table  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: table.model().rowCount() == 2)
    bar = page.list_pane.selection_bar  # type: ignore[union-attr]
    table.setFocus()
    table.selectAll()
    qtbot.waitUntil(bar.isVisible)
    button = bar.buttons["contradict"]
    assert button.isVisible()
    assert button.accessibleName() == "These contradict each other"
    button.setFocus()
    qtbot.keyClick(button, K.Key_Space)
    qtbot.waitUntil(lambda: review_of(workspace) is not None)
    (case,) = engine.entrance.query(ListConflicts()).cases
    assert [each.memory.id for each in case.statements] == list(two_memories)
    assert case.oppositions[0].contradiction.reason.code is ContradictionCode.SAID_SO
    qtbot.keyClick(focused(), K.Key_1)
    qtbot.keyClick(focused(), K.Key_W)
    qtbot.keyClick(focused(), K.Key_Return)
    qtbot.waitUntil(lambda: review_of(workspace) is None)
    assert engine.entrance.query(CountConflicts()) == 0
    (old,) = engine.entrance.query(GetMemories(two_memories[:1]))
    assert (old.status, old.superseded_by) == (Status.SUPERSEDED, two_memories[1])


def test_marking_is_offered_for_exactly_two(
    workspace: Workspace, engine: Engine, two_memories: tuple[str, str], qtbot: QtBot
) -> None:
    engine.entrance.change(Remember(Draft("The cellar has three windows.", type=MemoryType.FACT)))
    page = workspace.page
    table = page.table  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: table.model().rowCount() == 3)
    table.setFocus()
    table.selectAll()
    bar = page.list_pane.selection_bar  # type: ignore[union-attr]
    qtbot.waitUntil(bar.isVisible)
    assert not bar.buttons["contradict"].isVisible()
    page.runner._actions.contradict(page.runner.targets())  # type: ignore[union-attr]
    assert engine.entrance.query(CountConflicts()) == 0


def test_what_an_import_contradicts_is_found_in_the_background_and_said(
    workspace: Workspace, engine: Engine, qtbot: QtBot, tmp_path: Path
) -> None:
    engine.entrance.change(Remember(Draft("The project deadline is April 15.")))
    qtbot.waitUntil(lambda: workspace.counts._known == 0)
    engine.vault.start_background()
    file = tmp_path / "notes.md"
    file.write_text("# Notes\n\n- The project deadline is May 1.\n- My sister lives in Bergen.\n", "utf-8")
    plan = engine.entrance.query(PlanImport((str(file),)))
    imported = engine.entrance.change(ApplyImport(plan, ImportApproval()))
    assert (imported.created, imported.to_compare) == (2, 2)
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 1)
    qtbot.waitUntil(lambda: workspace.toast.message == "A new statement contradicts what is remembered.")
    assert len(contents(engine)) == 3
