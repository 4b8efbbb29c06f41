"""The window of a vault: where a conflict opens, how it is counted, and the deadline from end to end by keyboard."""

from collections.abc import Callable
from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import CaseState, ConflictFilter, CountConflicts, ListConflicts, ResolveConflict
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.queries import FindMemories, GetHistory, GetMemories, GetState
from remembrancer.model.types import Status
from remembrancer_app.conflicts.dialog import ReviewDialog
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.workspace import Workspace

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def review_of(workspace: Workspace) -> ReviewDialog | None:
    dialogs = [each for each in workspace.findChildren(ReviewDialog) if each.isVisible()]
    return dialogs[0] if dialogs else None


def remember(workspace: Workspace, qtbot: QtBot, words: str) -> None:
    qtbot.keyClick(focused(), K.Key_N, CTRL)
    qtbot.waitUntil(lambda: workspace.dialogs.capture is not None and focused() is workspace.dialogs.capture.text)
    qtbot.keyClicks(focused(), words)
    qtbot.keyClick(focused(), K.Key_Return, CTRL)
    qtbot.waitUntil(lambda: workspace.dialogs.capture is None)


def current(engine: Engine) -> list[str]:
    ids = engine.entrance.query(FindMemories()).ids
    return [memory.content for memory in engine.entrance.query(GetMemories(ids))]


def test_a_deadline_that_moves_from_end_to_end_by_keyboard(workspace: Workspace, engine: Engine, qtbot: QtBot) -> None:
    remember(workspace, qtbot, "The project deadline is April 15.")
    (old,) = engine.entrance.query(FindMemories()).ids
    remember(workspace, qtbot, "The project deadline is May 1.")
    qtbot.waitUntil(lambda: review_of(workspace) is not None)
    dialog = review_of(workspace)
    assert dialog is not None
    assert current(engine) == ["The project deadline is April 15."]
    assert dialog.review.old_side.text.toPlainText() == "The project deadline is April 15."
    assert dialog.review.new_side.text.toPlainText() == "The project deadline is May 1."
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 1)

    qtbot.keyClick(focused(), K.Key_1)
    qtbot.keyClick(focused(), K.Key_H)
    qtbot.keyClick(focused(), K.Key_Return)
    qtbot.waitUntil(lambda: review_of(workspace) is None)
    qtbot.waitUntil(lambda: workspace.toast.message == "Used the new one.")
    assert current(engine) == ["The project deadline is May 1."]
    (before,) = engine.entrance.query(GetMemories((old,)))
    assert before.status is Status.SUPERSEDED
    assert before.superseded_by
    assert len(engine.entrance.query(GetHistory(old))) == 2
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 0)

    qtbot.waitUntil(lambda: workspace.undoing.next_undo is not None)
    qtbot.keyClick(focused(), K.Key_Z, CTRL)
    qtbot.waitUntil(lambda: current(engine) == ["The project deadline is April 15."])
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 1)


def test_on_the_page_the_next_one_follows_and_z_takes_the_last_back(
    workspace: Workspace, engine: Engine, contradict: Callable[[str, str], str], qtbot: QtBot
) -> None:
    contradict("The project deadline is April 15.", "The project deadline is May 1.")
    contradict("I like meetings before 10:00.", "I dislike meetings before 10:00.")
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 2)
    assert workspace.rail.button(PageName.CONFLICTS).accessibleDescription() == "2 open conflicts"
    qtbot.keyClick(focused(), K.Key_5, ALT)
    page = workspace.page
    assert isinstance(page, ConflictsPage)
    qtbot.waitUntil(lambda: page.review.case is not None)
    qtbot.waitUntil(lambda: workspace.header.subtitle.text() == "2 open")
    page.review.setFocus()
    first = page.cases.cases[0]
    for key in (K.Key_1, K.Key_H, K.Key_1):
        qtbot.keyClick(focused(), key)
    qtbot.waitUntil(lambda: workspace.toast.message == "Used the new one.")
    qtbot.waitUntil(lambda: page.review.case is not None and page.review.case.id != first.id)
    assert workspace.header.subtitle.text() == "1 open"
    qtbot.keyClick(focused(), K.Key_Z)
    qtbot.waitUntil(lambda: page.review.case is not None and page.review.case.id == first.id)
    assert engine.entrance.query(CountConflicts()) == 2


def test_what_ctrl_z_took_back_is_not_taken_back_again_by_z(
    workspace: Workspace, engine: Engine, contradict: Callable[[str, str], str], qtbot: QtBot
) -> None:
    contradict("The project deadline is April 15.", "The project deadline is May 1.")
    qtbot.keyClick(focused(), K.Key_5, ALT)
    page = workspace.page
    assert isinstance(page, ConflictsPage)
    qtbot.waitUntil(page.review.hasFocus)
    for key in (K.Key_2, K.Key_2):
        qtbot.keyClick(focused(), key)
    qtbot.waitUntil(lambda: not page.states.shows_content)
    qtbot.waitUntil(lambda: workspace.undoing.next_undo is not None)
    qtbot.keyClick(workspace, K.Key_Z, CTRL)
    qtbot.waitUntil(lambda: page.states.shows_content)
    number = engine.entrance.query(GetState()).number
    page.review.setFocus()
    qtbot.keyClick(focused(), K.Key_Z)
    assert engine.entrance.query(GetState()).number == number
    assert page._own == []


def test_the_detail_of_a_contested_memory_leads_to_the_review(
    workspace: Workspace, engine: Engine, contradict: Callable[[str, str], str], qtbot: QtBot
) -> None:
    case = contradict("The project deadline is April 15.", "The project deadline is May 1.")
    (old,) = engine.entrance.query(FindMemories()).ids
    workspace.open_memory(old)
    page = workspace.page
    assert page is not None
    qtbot.waitUntil(lambda: page.findChild(QWidget, "notice") is not None)
    notice = page.findChild(QWidget, "notice")
    qtbot.mouseClick(notice.action, Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: review_of(workspace) is not None)
    dialog = review_of(workspace)
    assert dialog is not None
    assert dialog.review.case is not None
    assert dialog.review.case.id == case
    qtbot.keyClick(focused(), K.Key_Escape)
    assert review_of(workspace) is None
    assert engine.entrance.query(CountConflicts()) == 1


def test_an_edit_that_contradicts_opens_the_review_and_the_earlier_version_stays(
    workspace: Workspace, engine: Engine, qtbot: QtBot
) -> None:
    remember(workspace, qtbot, "The project deadline is April 15.")
    remember(workspace, qtbot, "The kitchen is painted green.")
    ids = engine.entrance.query(FindMemories()).ids
    other = next(
        each.id for each in engine.entrance.query(GetMemories(ids)) if each.content == "The kitchen is painted green."
    )
    workspace.open_memory(other)
    page = workspace.page
    assert page is not None
    detail = page.detail  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: detail.memory is not None and detail.memory.id == other)
    detail.start_editing()
    detail.editor.text.setPlainText("The project deadline is May 1.")
    qtbot.keyClick(detail.editor.text, K.Key_Return, CTRL)
    qtbot.waitUntil(lambda: review_of(workspace) is not None)
    assert "The kitchen is painted green." in current(engine)
    dialog = review_of(workspace)
    assert dialog is not None
    qtbot.keyClick(focused(), K.Key_2)
    qtbot.keyClick(focused(), K.Key_Return)
    qtbot.waitUntil(lambda: review_of(workspace) is None)
    assert sorted(current(engine)) == ["The kitchen is painted green.", "The project deadline is April 15."]


def test_what_an_agent_contradicts_is_said_with_a_way_to_the_review(
    workspace: Workspace, contradict: Callable[[str, str], str], qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: workspace.counts._known == 0)
    contradict("The project deadline is April 15.", "The project deadline is May 1.")
    qtbot.waitUntil(lambda: workspace.toast.message == "A new statement contradicts what is remembered.")
    qtbot.mouseClick(workspace.toast._button, Qt.MouseButton.LeftButton)
    assert isinstance(workspace.page, ConflictsPage)


def test_from_a_uuid_to_a_ulid(
    workspace: Workspace, engine: Engine, contradict: Callable[[str, str], str], qtbot: QtBot
) -> None:
    contradict("We use UUIDv4 for record identifiers.", "We switched from UUIDv4 to ULID for record identifiers.")
    qtbot.keyClick(focused(), K.Key_5, ALT)
    page = workspace.page
    assert isinstance(page, ConflictsPage)
    qtbot.waitUntil(lambda: page.review.case is not None)
    page.review.setFocus()
    qtbot.keyClick(focused(), K.Key_1)
    assert not page.review.result.asks
    qtbot.keyClick(focused(), K.Key_1)
    qtbot.waitUntil(lambda: engine.entrance.query(CountConflicts()) == 0)
    (case,) = engine.entrance.query(ListConflicts(filter=_decided())).cases
    assert case.decision is not None
    assert (case.decision.resolution, case.decision.supersession) == (Resolution.SUPERSEDE, Supersession.REPLACED)


def _decided() -> ConflictFilter:
    return ConflictFilter(states=frozenset({CaseState.DECIDED}))


def test_in_the_past_the_rail_counts_what_was_open_then(
    workspace: Workspace,
    engine: Engine,
    contradict: Callable[[str, str], str],
    clock: FixedClock,
    qtbot: QtBot,
) -> None:
    case = contradict("The project deadline is April 15.", "The project deadline is May 1.")
    clock.advance(timedelta(days=2))
    engine.entrance.change(ResolveConflict(case, Resolution.RETAIN))
    rail = workspace.rail.button(PageName.CONFLICTS)
    qtbot.waitUntil(lambda: rail.count == 0)
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=1))
    qtbot.waitUntil(lambda: rail.count == 1)
    assert rail.accessibleDescription() == "1 open conflict"
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=3))
    assert rail.count == 0
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=1))
    qtbot.waitUntil(lambda: rail.count == 1)
    workspace.searching.return_to_now()
    assert rail.count == 0
