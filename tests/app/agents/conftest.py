"""A vault with two clients, and the page over it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.memory import Draft
from remembrancer.model.pairing import AskPairing
from remembrancer.model.types import MemoryType
from remembrancer.vault import Vault
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.port import Port
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageContext

READ = Grant(ClientScope.READ, ("personal",))
PROPOSE = Grant(ClientScope.PROPOSE, ("personal",))
WRITE = Grant(ClientScope.WRITE, ("personal",))


@dataclass(frozen=True)
class Clients:
    """The tokens of both, and how one of them proposes a rule."""

    coder: str
    planner: str
    propose: Callable[[str], None]


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of the tests' own, in which nothing is installed."""
    folder = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / ".config"))
    monkeypatch.setenv("APPDATA", str(folder / "AppData"))


@pytest.fixture
def clients(engine: Engine, vault: Vault) -> Clients:
    """A client that reads and proposes, and one that writes too."""
    coder = engine.entrance.change(AddClient("Coder", (READ, PROPOSE), program="coder 2.1")).token
    planner = engine.entrance.change(AddClient("Planner", (READ, WRITE))).token

    def propose(rule: str) -> None:
        vault.client(coder).change(Remember(Draft(rule, type=MemoryType.INSTRUCTION), "personal"))

    return Clients(coder, planner, propose)


@pytest.fixture
def ask(vault: Vault) -> Callable[..., object]:
    """An agent asks to be let in."""

    def asked(name: str = "Zed", *grants: Grant) -> object:
        return vault.ask_pairing(
            AskPairing(name, grants or (READ, PROPOSE, WRITE), program="/usr/bin/zed", where="here")
        )

    return asked


@pytest.fixture
def port(engine: Engine) -> Port:
    return Port(engine, engine)


@pytest.fixture
def page(qtbot: QtBot, context: PageContext, clients: Clients, port: Port) -> Iterator[AgentsPage]:
    page = AgentsPage(replace(context, port=port))
    qtbot.addWidget(page)
    page.resize(1100, 760)
    page.show()
    page.show_page()
    qtbot.waitUntil(lambda: len(page.left.rows) == 2)
    yield page
    shiboken6.delete(page)
