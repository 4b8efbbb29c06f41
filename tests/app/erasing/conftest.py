"""A window with the page Memories over a vault in which something is to be erased."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor
from remembrancer_app.memories.page import MemoriesPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from remembrancer.vault import Vault
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.page import PageContext

TOLD = "The door code of the lab is quuxvillian"
QUOTE = "He wrote it down: the door code of the lab is quuxvillian, and left"


@pytest.fixture
def secret(vault: Vault) -> str:
    """A memory of two versions that nobody should have told, quoted by another one; with a backup and a question."""
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    memory = entrance.change(Remember(Draft(TOLD, type=MemoryType.FACT, evidence="He said so."))).memory
    entrance.change(Revise((memory,), Revision(tags=("lab",))))
    entrance.change(Remember(Draft(QUOTE, type=MemoryType.EVENT, session="talk", episode=True)))
    vault.store.back_up()
    vault.keep("ask.questions", f'["What about this: {TOLD}?"]')
    return memory


class Window(QWidget):
    """The page, with room for dialogs over it."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self.page = MemoriesPage(context)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)

    def search(self, text: str) -> None:
        clock = self.page.engine.vault.store.clock
        self.page.apply_search(self.page.language.parse(text, now=clock.now(), zone=clock.zone()))


@pytest.fixture
def window(qtbot: QtBot, secret: str, engine: Engine, context: PageContext) -> Window:
    assert secret
    window = Window(context)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    with qtbot.waitSignal(window.page.settled):
        window.search("")
    window.page.show_page()
    return window
