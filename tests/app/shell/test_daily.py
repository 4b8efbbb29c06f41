"""The window sweeps once a day while it runs, and notes what the person opens from a result."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QSystemTrayIcon

from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.lifecycle import GetStrength, PlanSweep
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType, OperationKind
from remembrancer.vault import Passphrase, Vault
from remembrancer_app.shell.daily import EVERY_MS, FIRST_MS, DailyUpkeep
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.pages import PAGES
from remembrancer_app.shell.report_notice import NOTIFY


@pytest.fixture
def clock():
    return FixedClock(datetime.now(UTC))


@pytest.fixture
def vault(vault_folder, clock):
    """A vault whose clock the test turns."""
    return Vault.create(vault_folder, (Passphrase("a passphrase of words"),), clock)


@pytest.fixture
def entries():
    """Real pages: the one to which the desktop's message leads, and the one on which the window opens."""
    return tuple(each for each in PAGES if each.name in (PageName.MEMORIES, PageName.REPORTS))


def remember(engine):
    return engine.entrance.change(Remember(Draft("We had lunch at the harbour", type=MemoryType.EVENT))).memory


def test_a_day_that_has_ended_is_swept_and_the_window_is_told(qtbot, engine, clock):
    memory = remember(engine)
    clock.advance(timedelta(days=120))
    daily = DailyUpkeep(engine, engine)
    assert daily._timer.interval() == FIRST_MS
    with qtbot.waitSignal(
        engine.changed, check_params_cb=lambda notice: notice.kind is OperationKind.DEMOTE and memory in notice.memories
    ):
        daily._timer.timeout.emit()
    assert daily._timer.interval() == EVERY_MS
    qtbot.waitUntil(lambda: not engine.entrance.query(PlanSweep()).due)
    number = engine.vault.store.number()
    daily.sweep()
    qtbot.waitUntil(lambda: not engine._lasting)
    assert engine.vault.store.number() == number


def test_opening_a_memory_from_a_result_is_a_use_but_not_while_looking_at_the_past(qtbot, workspace, engine, clock):
    memory = remember(engine)
    uses = lambda: sum(mark.opened for mark in engine.entrance.query(GetStrength(memory)).marks)  # noqa: E731
    workspace.open_memory(memory)
    qtbot.waitUntil(lambda: uses() == 1)
    workspace.searching.go_to(clock.now().date() - timedelta(days=1))
    workspace.open_memory(memory)
    workspace.searching.return_to_now()
    workspace.open_memory(memory)
    qtbot.waitUntil(lambda: uses() == 2)


@pytest.mark.qt_log_ignore("systemTrayWindowChanged", "propagateSizeHints")
def test_the_desktops_message_of_a_report_leads_to_it(qtbot, workspace, clock, monkeypatch):
    day = clock.now().date()
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    workspace.daily._notice._state.set_value(NOTIFY, True)
    assert workspace.daily._notice.tell(day)
    with qtbot.waitSignal(workspace.front_wanted):
        workspace.tray._icon.messageClicked.emit()
    assert not workspace.tray.is_shown  # it stood there for the message alone
    assert workspace.is_in_front(PageName.REPORTS)
    assert workspace.page.day == day
