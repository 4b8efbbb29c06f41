"""The past of a vault that has lived for some days: where the steps lead, what is counted, what is gone."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetState
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, Vault, new_recovery_key
from remembrancer_app.shell.workspace import Workspace

K, M = Qt.Key, Qt.KeyboardModifier
NOW = datetime(2026, 3, 18, 12, 0, tzinfo=UTC)


@pytest.fixture
def vault(tmp_path: Path) -> Vault:
    """Memories were recorded 20 and 12 days ago, and the first was changed 5 days ago."""
    clock = FixedClock(NOW - timedelta(days=20))
    vault = Vault.create(tmp_path / "Lived", (new_recovery_key(),), clock)
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    memory = person.change(Remember(Draft("Metric units for engineering."))).memory
    clock.set(NOW - timedelta(days=12))
    person.change(Remember(Draft("The staging broker listens on port 8883.")))
    clock.set(NOW - timedelta(days=5))
    person.change(Revise((memory,), Revision(pinned=True)))
    clock.set(NOW)
    return vault


def test_the_banner_steps_by_days_with_changes_and_returns_to_now(qtbot: QtBot, workspace: Workspace) -> None:
    today, searching = workspace.searching.today(), workspace.searching
    searching.set_text("calibration")
    searching.go_to(today - timedelta(days=6))
    days = []
    for button in (workspace.past.earlier, workspace.past.earlier, workspace.past.later, workspace.past.later):
        qtbot.waitUntil(lambda: workspace.looking_back._around is not None)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        days.append((today - searching.past_day).days)  # type: ignore[operator]
    assert days == [12, 20, 12, 5]
    qtbot.waitUntil(lambda: workspace.looking_back._around is not None)
    qtbot.mouseClick(workspace.past.later, Qt.MouseButton.LeftButton)
    assert searching.past_day is None
    assert searching.text == "calibration"
    assert workspace.header.date.text() == "Now"
    assert workspace.header.new.isVisible()


def test_a_step_that_leads_nowhere_is_not_offered_and_others_say_where_they_lead(
    qtbot: QtBot, workspace: Workspace
) -> None:
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=20))
    qtbot.waitUntil(lambda: not workspace.past.earlier.isEnabled())
    assert workspace.past.earlier.toolTip() == "Nothing was recorded before"
    assert workspace.past.later.toolTip() == "The next day with changes: 6 March 2026"


def test_keys_step_too_also_when_they_are_faster_than_the_answer(qtbot: QtBot, workspace: Workspace) -> None:
    today = workspace.searching.today()
    workspace.searching.go_to(today - timedelta(days=6))
    assert workspace.looking_back._around is None
    qtbot.keyClick(workspace, K.Key_Left, M.AltModifier)
    qtbot.waitUntil(lambda: workspace.searching.past_day == today - timedelta(days=12))
    workspace.searching.return_to_now()
    assert not workspace.commands["earlier"].isEnabled()


def test_counts_are_those_of_the_day(qtbot: QtBot, workspace: Workspace) -> None:
    now = workspace.status.counts.text()
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=15))
    assert not workspace.status.counts.isVisible()
    qtbot.waitUntil(workspace.status.counts.isVisible)
    assert workspace.status.counts.text() == "1 memory, 1 current"
    workspace.searching.return_to_now()
    assert workspace.status.counts.text() == now != "1 memory, 1 current"
    assert workspace.status.counts.isVisible()


def test_what_changes_is_gone_in_the_past_and_back_afterwards(qtbot: QtBot, workspace: Workspace) -> None:
    qtbot.waitUntil(workspace.commands["undo"].isEnabled)
    menu = workspace.status.namespace.menu
    assert any("New namespace" in action.text() for action in menu.actions())
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=6))
    for name in ("new", "undo", "redo", "import"):
        assert not workspace.commands[name].isEnabled(), name
    assert not any("New namespace" in action.text() for action in menu.actions())
    before = workspace.engine.entrance.query(GetState()).number
    qtbot.keyClick(workspace, K.Key_Z, M.ControlModifier)
    assert workspace.engine.entrance.query(GetState()).number == before
    workspace.searching.return_to_now()
    assert all(workspace.commands[name].isEnabled() for name in ("new", "undo", "import"))
