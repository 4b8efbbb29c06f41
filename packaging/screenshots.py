"""Make the pictures of the README: the sample vault on a fixed day, page by page, light and dark.

    .venv/bin/python packaging/screenshots.py docs/images
    .venv/bin/python packaging/screenshots.py build/german de 1024 700    in another language and size, to look at

Run it whenever the window changes. Nothing is read from or written to the person's own folders.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QLocale, QSize, QTimer
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import Remember
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.pairing import AskPairing
from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault, open_sample
from remembrancer_app import languages
from remembrancer_app.agents.port import PortState
from remembrancer_app.ask.page import AskPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.state.page_state import window_settings
from remembrancer_app.theme import Appearance, Choice, Theme

BUILT = datetime(2026, 6, 10, 7, 30, tzinfo=UTC)
ZONE = ZoneInfo("Europe/Rome")
SETTLE_MILLISECONDS = 1500
LONGEST_WAIT_MILLISECONDS = 60_000
_AGENTS = {
    "Claude Code": ("Which port does the staging broker use?", "What is due?", "calibration report"),
    "Cursor": ("How are the loggers named?", "firmware release"),
}
_RULE = "Always run the formatter before you commit."


def settle(milliseconds: int = SETTLE_MILLISECONDS) -> None:
    """Let the window work for a while, as it does when somebody looks at it."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(holds: Callable[[], bool]) -> None:
    """Let the window work until ``holds``."""
    for _ in range(LONGEST_WAIT_MILLISECONDS // 100):
        if holds():
            return
        settle(100)
    raise TimeoutError("the window did not come to rest")


class Studio:
    """A window on the sample vault, which can be told what to show and be photographed."""

    def __init__(self, application: QApplication, vault: Vault, size: QSize) -> None:
        self._theme = Theme(application, Appearance(choice=Choice.LIGHT, less_motion=True))
        self._theme.install()
        self._window = MainWindow(self._theme)
        self._window.resize(size)
        entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
        self._engine = Engine(vault, entrance)
        vault.start_background()
        self.workspace = Workspace(
            self._engine,
            self._theme,
            window_settings(vault.folder),
            entrance.query(GetState()),
            entrance.query(ListNamespaces()),
            kept=vault.kept(),
            parent=self._window,
        )
        self._window.show_workspace(self.workspace)
        self._window.show()
        wait_until(lambda: entrance.query(GetState()).model == "ready")

    def show(self, page: PageName, search: str = "") -> None:
        self.workspace.show_page(page)
        self.workspace.search.field.set_text(search)
        settle()

    def ask(self, question: str) -> None:
        self.workspace.show_page(PageName.ASK)
        page = self.workspace.page
        assert isinstance(page, AskPage)  # noqa: S101  (a script: the page that was just shown)
        page.ask(question)
        wait_until(lambda: not page.asking.is_busy)
        settle()

    def fill_agents(self) -> None:
        """Two agents that came in and asked, one that asks to, and the port open: nothing listens, and nobody calls."""
        person = self._engine.entrance
        read, propose = (Grant(scope, ("personal",)) for scope in (ClientScope.READ, ClientScope.PROPOSE))
        for name, questions in _AGENTS.items():
            token = person.change(AddClient(name, (read, propose), expires_at=BUILT + timedelta(days=90))).token
            for words in questions:
                self._engine.vault.client(token).query(Recall(Search(text=words)))
        self._engine.vault.client(token).change(Remember(Draft(_RULE, type=MemoryType.INSTRUCTION), "personal"))
        self._engine.vault.ask_pairing(AskPairing("Zed", (read, propose), where="this computer"))
        self.workspace.port.state, self.workspace.port.number = PortState.OPEN, 47120
        self.workspace.port.changed.emit()

    def show_report(self) -> None:
        """The report of the day before."""
        self.workspace.open_target(PageName.REPORTS, (BUILT - timedelta(days=1)).date())
        settle()

    def photograph(self, path: Path, choice: Choice) -> None:
        """Write the window in one of its looks as a PNG."""
        self._theme.set_appearance(Appearance(choice=choice, less_motion=True))
        if (focused := QApplication.focusWidget()) is not None:
            focused.clearFocus()
        settle()
        self._window.grab().save(str(path))
        print(path)

    def close(self) -> None:
        self._window.drop_workspace()
        self._engine.close()
        self._window.close()


def main(folder: Path, language: str = "en", width: str = "1280", height: str = "800") -> None:
    """Make every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        # A home of its own, with one tool that can be connected.
        os.environ["HOME"] = os.environ["XDG_CONFIG_HOME"] = place
        Path(place, ".cursor").mkdir()
        application = QApplication([])
        # Figures are written as a person reads them, whatever the machine speaks.
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
        languages.install(application, language)
        vault = open_sample(Path(place) / "Sample", FixedClock(BUILT, ZONE))
        studio = Studio(application, vault, QSize(int(width), int(height)))
        try:
            for choice in (Choice.LIGHT, Choice.DARK):
                look = choice.value
                studio.show(PageName.TODAY)
                studio.photograph(folder / f"today-{look}.png", choice)
                studio.show(PageName.MEMORIES)
                studio.photograph(folder / f"memories-{look}.png", choice)
                studio.show(PageName.TIMELINE)
                studio.photograph(folder / f"timeline-{look}.png", choice)
                studio.ask("what is Ada allergic to")
                studio.photograph(folder / f"ask-{look}.png", choice)
                studio.show(PageName.CONFLICTS)
                studio.photograph(folder / f"conflicts-{look}.png", choice)
                studio.show(PageName.INSIGHTS)
                studio.photograph(folder / f"insights-{look}.png", choice)
                studio.show_report()
                studio.photograph(folder / f"reports-{look}.png", choice)
                studio.show(PageName.AUDIT)
                studio.photograph(folder / f"audit-{look}.png", choice)
                studio.show(PageName.SETTINGS)
                studio.photograph(folder / f"settings-{look}.png", choice)
            studio.show(PageName.MEMORIES, "what is Ada allergic to")
            studio.photograph(folder / "search-light.png", Choice.LIGHT)
            # Last: what agents do changes counts and notices everywhere.
            studio.fill_agents()
            studio.show(PageName.AGENTS)
            settle(8000)
            studio.photograph(folder / "agents-light.png", Choice.LIGHT)
            studio.photograph(folder / "agents-dark.png", Choice.DARK)
        finally:
            studio.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
