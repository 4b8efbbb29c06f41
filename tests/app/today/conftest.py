"""The page over a vault with something to decide, something overdue, and four memories more."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import OpenConflict
from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft, Times
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault
from remembrancer_app.shell.page import PageContext
from remembrancer_app.today.page import TodayPage

DISPUTED = ("The archive is in the cellar.", "All old folders were moved to the attic.")
OVERDUE = "Renew the harbour access pass."


@pytest.fixture
def busy_vault(vault: Vault) -> Vault:
    agent = vault.entrance(Actor(ActorKind.AGENT, "Claude Code"))
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    ids = [agent.change(Remember(Draft(text, type=MemoryType.FACT))).memory for text in DISPUTED]
    person.change(OpenConflict(*ids))
    due = Times(due=datetime.now(UTC) - timedelta(days=2))
    agent.change(Remember(Draft(OVERDUE, type=MemoryType.COMMITMENT, times=due)))
    return vault


@pytest.fixture
def page(qtbot: QtBot, busy_vault: Vault, context: PageContext) -> Iterator[TodayPage]:
    page = TodayPage(context)
    page.resize(1096, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitActive(page)
    page.show_page()
    qtbot.waitUntil(lambda: page.decisions.isVisible() and page.due.isVisible() and page.yesterday.isVisible())
    yield page
    page.close()
    shiboken6.delete(page)
