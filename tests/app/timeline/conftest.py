"""A vault with two hundred days of memories, its engine, and the page over it."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import shiboken6
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft, Source, Times
from remembrancer.model.types import ActorKind, MemoryType, SourceKind
from remembrancer.vault import Actor, Entrance, Passphrase, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext
from remembrancer_app.state.page_state import PageState
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.timeline.page import TimelinePage

NOW = datetime(2026, 3, 18, 17, 40, tzinfo=UTC)
ZONE = ZoneInfo("Europe/Lisbon")
TYPES = list(MemoryType)
SECRET = Passphrase("a b c")
PERSON = Actor(ActorKind.PERSON, "You")


@pytest.fixture
def theme(make_theme: Callable[[Appearance], Theme]) -> Theme:
    return make_theme(Appearance())


@dataclass(frozen=True, slots=True)
class Written:
    """A closed vault and the ids of what is in it."""

    folder: Path
    memories: tuple[str, ...]


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Sixty memories, one every third day up to today at noon, of each type in turn; two more on 11 March."""
    begin = datetime(2025, 9, 22, 12, tzinfo=ZONE)
    moments = [(begin + timedelta(days=3 * number), TYPES[number % 13]) for number in range(60)]
    moments += [(datetime(2026, 3, 11, hour, 10, tzinfo=ZONE), MemoryType.EVENT) for hour in (9, 15)]
    planner = Source(SourceKind.CLIENT, "Planner")
    folder = tmp_path_factory.mktemp("written") / "vault"
    vault = Vault.create(folder, (SECRET,), FixedClock(NOW, ZONE))
    entrance = vault.entrance(PERSON)
    # The notes differ by their numbers alone, which would count as a contradiction.
    entrance.change(SetConflictSettings("personal", certainty=1.0))
    ids = []
    for number, (moment, kind) in enumerate(moments):
        draft = Draft(
            f"Note {number} of the harbour log",
            type=kind,
            tags=("halyard",) if number % 2 else (),
            source=planner if number % 3 == 0 else None,
            times=Times(stated=moment),
        )
        ids.append(entrance.change(Remember(draft)).memory)
    vault.close()
    return Written(folder, tuple(ids))


@pytest.fixture
def memories(written: Written) -> tuple[str, ...]:
    return written.memories


@pytest.fixture
def vault(request: pytest.FixtureRequest, tmp_path: Path) -> Vault:
    """A copy of what is written, or an empty vault for a test that does not ask for memories."""
    folder = tmp_path / "vault"
    if "memories" not in request.fixturenames:
        return Vault.create(folder, (SECRET,), FixedClock(NOW, ZONE))
    shutil.copytree(request.getfixturevalue("written").folder, folder)
    return Vault.open(folder, SECRET, FixedClock(NOW, ZONE))


@pytest.fixture
def entrance(vault: Vault) -> Entrance:
    return vault.entrance(PERSON)


@pytest.fixture
def engine(vault: Vault, entrance: Entrance, qapp: QApplication) -> Iterator[Engine]:
    engine = Engine(vault, entrance)
    yield engine
    engine.close()
    shiboken6.delete(engine)


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def make_page(
    qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings, private: PrivateState
) -> Iterator[Callable[[], TimelinePage]]:
    pages: list[TimelinePage] = []

    def make() -> TimelinePage:
        page = TimelinePage(PageContext(engine, theme, PageState(settings, "timeline"), private))
        page.resize(1096, 718)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        page.show_page()
        qtbot.waitUntil(lambda: page.viewing.points_shown)
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.close()
        shiboken6.delete(page)


@pytest.fixture
def page(memories: tuple[str, ...], make_page: Callable[[], TimelinePage]) -> TimelinePage:
    assert len(memories) == 62
    return make_page()
