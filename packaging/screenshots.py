"""Make the pictures of the manual and of the README: the sample vault on a fixed day, page by page, light and dark.

    .venv/bin/python packaging/screenshots.py resources/remembrancer_resources/help/images
    .venv/bin/python packaging/screenshots.py build/german de 1024 700    in another language and size, to look at

Run it whenever the window changes; it takes pngquant, since the pictures are in every package. Nothing is read from or
written to the person's own folders.
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
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from remembrancer.model.attention import GetNoticing
from remembrancer.model.changes import Remember
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.pairing import AskPairing
from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault, new_recovery_key, open_sample
from remembrancer_app import languages
from remembrancer_app.agents.port import PortState
from remembrancer_app.ask.page import AskPage
from remembrancer_app.health.section import HealthSection
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.state.page_state import window_settings
from remembrancer_app.theme import Appearance, Choice, Theme
from remembrancer_app.welcome.vault_panel import VaultPanel
from remembrancer_app.widgets.overlay import Overlay
from saying import say

BUILT = datetime(2026, 6, 10, 7, 30, tzinfo=UTC)
ZONE = ZoneInfo("Europe/Rome")
SETTLE_MILLISECONDS = 1500
LONGEST_WAIT_MILLISECONDS = 300_000
_AGENTS = {
    "Claude Code": ("Which port does the staging broker use?", "What is due?", "calibration report"),
    "Cursor": ("How are the loggers named?", "firmware release"),
}
_QUESTION = "what is Ada allergic to"
_FOLDER = "/home/livia/.local/share/remembrancer/vaults/Personal"
_NOTES = """# Halyard gateway

- Always run `cargo fmt` before you commit.
- The staging broker listens on port 8884.
- We decided on 4 May to log in UTC, because two sites lie in other zones.
- Release notes are due by 15 June.
- Never write to the production broker from a test.

The gateway runs on a Raspberry Pi with a read-only root.
"""
_COLOURS = "128"
_LOOK_EVERY, _LOOKS_ALIKE = 400, 3
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
        wait_until(lambda: entrance.query(GetState()).model == "ready" and entrance.query(GetNoticing()).is_ready)

    def show(self, page: PageName, search: str = "") -> None:
        self.workspace.show_page(page)
        self.workspace.search.field.set_text(search)
        settle()

    def show_health(self) -> None:
        self.show(PageName.SETTINGS)
        self.workspace.show_health()
        for section in self.workspace.findChildren(HealthSection):
            section.check_all()

    def ask(self, question: str) -> None:
        self.workspace.show_page(PageName.ASK)
        page = self.workspace.page
        assert isinstance(page, AskPage)  # noqa: S101  (a script: the page that was just shown)
        # Twice: the first question of all waits for what is read once.
        for _ in range(2):
            page.ask(question)
            wait_until(lambda: not page.asking.is_busy)

    def show_welcome(self) -> None:
        """The first step of the first start, as it is where there is a keyring."""
        panel = VaultPanel(self._theme, Path(_FOLDER), new_recovery_key().text, has_keyring=True, parent=self._window)
        self._window.show_part(panel)
        settle()

    def show_import(self, place: Path) -> None:
        """What would become of a project's file."""
        place.mkdir()
        file = place / "CLAUDE.md"
        file.write_text(_NOTES, encoding="utf-8")
        self.show(PageName.MEMORIES)
        self.workspace.dialogs.bring_in_paths([str(file)])

    def show_backups(self) -> None:
        self._engine.vault.back_up()
        self.show(PageName.TODAY)
        self.workspace.backups.show_dialog()
        settle()

    def clear(self) -> None:
        """Only the vault is shown again."""
        for overlay in self._window.findChildren(Overlay):
            overlay.close_overlay()
        for panel in self._window.findChildren(VaultPanel):
            self._window.show_part(self.workspace)
            self._window.drop_part(panel)

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

    def show_agents(self) -> None:
        self.fill_agents()
        self.show(PageName.AGENTS)

    def show_report(self) -> None:
        """The report of the day before."""
        self.workspace.open_target(PageName.REPORTS, (BUILT - timedelta(days=1)).date())
        settle()

    def rest(self) -> None:
        """Wait until nothing is asked for and nothing moves, on a machine that has other work as well."""
        seen, still = QImage(), 0
        for _ in range(LONGEST_WAIT_MILLISECONDS // _LOOK_EVERY):
            settle(_LOOK_EVERY)
            now = self._window.grab().toImage()
            still = still + 1 if now == seen and not self._engine.is_busy else 0
            if still == _LOOKS_ALIKE:
                return
            seen = now
        raise TimeoutError("the window did not come to rest")

    def photograph(self, folder: Path, name: str) -> None:
        """Write the window in both of its looks as PNGs of few colours, ``NAME-light`` and ``NAME-dark``."""
        for choice in (Choice.LIGHT, Choice.DARK):
            self._theme.set_appearance(Appearance(choice=choice, less_motion=True))
            if (focused := QApplication.focusWidget()) is not None:
                focused.clearFocus()
            self.rest()
            path = str(folder / f"{name}-{choice.value}.png")
            self._window.grab().save(path)
            say("pngquant", "--strip", "--speed", "1", "--force", "--output", path, _COLOURS, path)
            print(path, flush=True)
        self.clear()

    def close(self) -> None:
        self._window.drop_workspace()
        self._engine.close()
        self._window.close()


def main(folder: Path, language: str = "en", width: str = "1280", height: str = "800") -> None:
    """Make every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="livia-") as place:
        # A home of its own, with one tool that can be connected.
        os.environ["HOME"] = os.environ["XDG_CONFIG_HOME"] = place
        Path(place, ".cursor").mkdir()
        application = QApplication([])
        # Figures are written as a person reads them, whatever the machine speaks.
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
        languages.install(application, language)
        vault = open_sample(Path(place) / "Sample", FixedClock(BUILT, ZONE))
        studio = Studio(application, vault, QSize(int(width), int(height)))
        scenes: dict[str, Callable[[], None]] = {
            "today": lambda: studio.show(PageName.TODAY),
            "memories": lambda: studio.show(PageName.MEMORIES),
            "search": lambda: studio.show(PageName.MEMORIES, _QUESTION),
            "timeline": lambda: studio.show(PageName.TIMELINE),
            "ask": lambda: studio.ask(_QUESTION),
            "conflicts": lambda: studio.show(PageName.CONFLICTS),
            "insights": lambda: studio.show(PageName.INSIGHTS),
            "reports": studio.show_report,
            "audit": lambda: studio.show(PageName.AUDIT),
            "settings": lambda: studio.show(PageName.SETTINGS),
            "import": lambda: studio.show_import(Path(place, "halyard")),
            "backups": studio.show_backups,
            "health": studio.show_health,
            "welcome": studio.show_welcome,
            # Last: what agents do changes counts and notices everywhere.
            "agents": studio.show_agents,
        }
        try:
            for name, show in scenes.items():
                show()
                studio.photograph(folder, name)
        finally:
            studio.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
