"""Rules and errors that nobody has verified for half a year stand on Today until somebody says that they still hold."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType
from remembrancer.vault import Passphrase, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext
from remembrancer_app.today.item_row import ItemRow
from remembrancer_app.today.page import TodayPage


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(datetime(2026, 3, 2, 9, tzinfo=UTC))


@pytest.fixture
def vault(vault_folder: Path, clock: FixedClock) -> Vault:
    """A vault whose clock the test turns."""
    return Vault.create(vault_folder, (Passphrase("a passphrase of words"),), clock)


def test_what_nobody_verified_for_long_is_said_to_be_still_true_here(
    qtbot: QtBot, engine: Engine, context: PageContext, clock: FixedClock
) -> None:
    engine.entrance.change(Remember(Draft("The build breaks where a path has a blank.", type=MemoryType.ERROR)))
    clock.advance(timedelta(days=200))
    page = TodayPage(context)
    with qtbot.waitExposed(page):
        page.show()
    page.show_page()
    qtbot.waitUntil(lambda: len(page.decisions.rows) == 1)
    (row,) = page.decisions.rows
    assert isinstance(row, ItemRow)
    assert "Nobody has said since 2 Mar that it is still true" in row.accessibleName()
    still = next(each for each in row.findChildren(QPushButton) if each.text() == "Still true")
    with qtbot.waitSignal(page.undo_offered) as offered:
        qtbot.mouseClick(still, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(page.decisions.isHidden)
    engine.change(page, Undo(offered.args[1]), lambda _change: None)
    qtbot.waitUntil(page.decisions.isVisible)
    page.close()
    shiboken6.delete(page)
