"""A real vault and what a page needs of it, all taken down again after each test."""

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import CreateNamespace, Remember
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext
from remembrancer_app.state.page_state import PageState, window_settings
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.theme import Appearance, Theme

PASSPHRASE = "x"  # noqa: S105  (of vaults that live as long as a test)
STATEMENTS = (
    ("Halyard gives every record a ULID as its public identifier.", MemoryType.DECISION, ("halyard",)),
    ("Send the calibration report to Ines Duarte by 15 April.", MemoryType.COMMITMENT, ("halyard", "pilot")),
    ("Metric units for engineering, imperial for recipes.", MemoryType.PREFERENCE, ()),
    ("The staging broker listens on port 8883.", MemoryType.FACT, ("halyard",)),
)
PATIENCE_MS = 30_000
"""How long a test waits for what must happen: far longer than it takes, since machines that run tests are busy."""


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """The bot of pytest-qt, which would wait for 5 s."""
    for wait in ("waitSignal", "waitSignals", "waitUntil", "waitCallback", "waitActive", "waitExposed"):
        monkeypatch.setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=PATIENCE_MS))
    return qtbot


@pytest.fixture
def make_theme(qapp: QApplication) -> Iterator[Callable[[Appearance], Theme]]:
    made: list[Theme] = []

    def make(appearance: Appearance) -> Theme:
        theme = Theme(qapp, appearance)
        theme.install()
        made.append(theme)
        return theme

    yield make
    for theme in made:
        shiboken6.delete(theme)
    qapp.setStyleSheet("")


@pytest.fixture
def theme(make_theme: Callable[[Appearance], Theme]) -> Theme:
    return make_theme(Appearance(less_motion=True))


@pytest.fixture
def vault_folder(tmp_path: Path) -> Path:
    return tmp_path / "Personal"


@pytest.fixture(scope="session")
def vault_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A vault with four memories and a second namespace, made once; tests open copies of it."""
    folder = tmp_path_factory.mktemp("template") / "Personal"
    vault = Vault.create(folder, (Passphrase(PASSPHRASE),))
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    for content, kind, tags in STATEMENTS:
        entrance.change(Remember(Draft(content, type=kind, tags=tags)))
    entrance.change(CreateNamespace("halyard", "Halyard"))
    vault.close()
    return folder


@pytest.fixture
def closed_vault(vault_template: Path, vault_folder: Path) -> Path:
    """The folder of such a vault, which nobody has open; the passphrase is `PASSPHRASE`."""
    return Path(shutil.copytree(vault_template, vault_folder))


@pytest.fixture
def vault(closed_vault: Path) -> Vault:
    """An open vault with four memories and a second namespace; `engine` closes it."""
    return Vault.open(closed_vault, Passphrase(PASSPHRASE))


@pytest.fixture
def engine(qapp: QApplication, vault: Vault) -> Iterator[Engine]:
    """The person's engine over `vault`."""
    engine = Engine(vault, vault.entrance(Actor(ActorKind.PERSON, "You")))
    yield engine
    engine.close()
    # Outcomes that arrived meanwhile find nobody any more.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shiboken6.delete(engine)


@pytest.fixture
def settings(vault_folder: Path) -> QSettings:
    """What the vault's window remembers."""
    return window_settings(vault_folder)


@pytest.fixture
def private(engine: Engine) -> Iterator[PrivateState]:
    """What the vault keeps of what is typed in the window."""
    private = PrivateState(engine, engine.vault.kept(), engine)
    yield private
    private.close()


@pytest.fixture
def context(engine: Engine, theme: Theme, settings: QSettings, private: PrivateState) -> PageContext:
    """What a page is made with."""
    return PageContext(engine, theme, PageState(settings, "page"), private)
