"""A small window with a search field and the page, over a real vault."""

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Entrance, RecoveryKey, Vault, new_recovery_key
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.memories.page import MemoriesPage
from remembrancer_app.shell.page import PageContext
from remembrancer_app.state.page_state import PageState
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.widgets.search_field import SearchField

NOW = datetime(2026, 3, 18, 12, 0, tzinfo=UTC)
SEED = (
    Draft("Halyard gives every record a ULID.", type=MemoryType.DECISION, tags=("halyard",), pinned=True),
    Draft(
        "Send the calibration report to Ines by 15 April 2026.", type=MemoryType.COMMITMENT, tags=("halyard", "pilot")
    ),
    Draft("Run the dry run before every deploy.", type=MemoryType.INSTRUCTION, tags=("deploy",)),
    Draft("Metric units for engineering.", type=MemoryType.PREFERENCE, tags=("units",)),
    Draft("The staging broker listens on port 8883.", type=MemoryType.FACT, evidence="It answers on 8883."),
    Draft("Tomas maintains the upload service.", type=MemoryType.RELATIONSHIP, tags=("team", "halyard")),
)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme(qapp, Appearance())
    theme.install()
    yield theme
    shiboken6.delete(theme)
    qapp.setStyleSheet("")


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(NOW - timedelta(days=30))


@pytest.fixture
def empty_vault(tmp_path: Path, clock: FixedClock) -> Iterator[Vault]:
    vault = Vault.create(tmp_path / "vault", (new_recovery_key(),), clock)
    yield vault
    vault.close()


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, RecoveryKey]:
    """Six memories, each recorded a day after the one before it; the last one three hours ago. And what opens them."""
    folder, key = tmp_path_factory.mktemp("filled") / "vault", new_recovery_key()
    clock = FixedClock(NOW - timedelta(days=30))
    vault = Vault.create(folder, (key,), clock)
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    clock.set(NOW - timedelta(days=len(SEED) - 1, hours=3))
    for draft in SEED:
        entrance.change(Remember(draft))
        clock.advance(timedelta(days=1))
    vault.close()
    return folder, key


@pytest.fixture
def vault(filled: tuple[Path, RecoveryKey], tmp_path: Path, clock: FixedClock) -> Iterator[Vault]:
    """A copy of these six memories."""
    folder, key = filled
    clock.set(NOW)
    vault = Vault.open(Path(shutil.copytree(folder, tmp_path / "vault")), key, clock)
    yield vault
    vault.close()


@pytest.fixture
def agent(vault: Vault) -> Entrance:
    """Somebody else who changes the same vault."""
    return vault.entrance(Actor(ActorKind.AGENT, "Claude Code"))


@pytest.fixture
def state(tmp_path: Path) -> PageState:
    return PageState(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat), "memories")


class SmallWindow(QWidget):
    """What the main window does for the page, and no more."""

    def __init__(self, theme: Theme, engine: Engine, state: PageState) -> None:
        super().__init__()
        self.engine = engine
        self.field = SearchField(theme, name="Search")
        self.page = MemoriesPage(PageContext(engine, theme, state, PrivateState(engine, engine.vault.kept(), engine)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field)
        column.addWidget(self.page, 1)
        self.undos: list[tuple[str, str]] = []
        self.page.undo_offered.connect(lambda words, operation: self.undos.append((words, operation)))
        self.page.search_requested.connect(self.field.set_text)
        self.field.text_changed.connect(self.apply)

    def apply(self, text: str) -> None:
        clock = self.engine.vault.store.clock
        self.page.apply_search(self.page.language.parse(text, now=clock.now(), zone=clock.zone()))


@pytest.fixture
def open_window(qtbot: QtBot, theme: Theme, state: PageState) -> Iterator[Callable[..., SmallWindow]]:
    """Open a window over a vault and wait until the list is there."""
    engines: list[Engine] = []

    def make(vault: Vault, width: int = 1280, height: int = 800) -> SmallWindow:
        engine = Engine(vault, vault.entrance(Actor(ActorKind.PERSON, "You")))
        engines.append(engine)
        window = SmallWindow(theme, engine, state)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        qtbot.waitActive(window)
        with qtbot.waitSignal(window.page.settled):
            window.apply("")
        window.page.show_page()
        return window

    yield make
    for engine in engines:
        # The vault is closed by its own fixture.
        engine._unsubscribe()
        engine._queries.shutdown()
        engine._changes.shutdown()


@pytest.fixture
def window(open_window: Callable[..., SmallWindow], vault: Vault, qtbot: QtBot) -> SmallWindow:
    window = open_window(vault)
    page = window.page
    qtbot.waitUntil(
        lambda: page.model.known(page.model.ids[-1]) is not None and bool(page.detail.known.history.entries)
    )
    return window


@pytest.fixture
def page(window: SmallWindow) -> MemoriesPage:
    return window.page
