"""The whole way of a memory: two agents, the window in between, and the person who decides in it by keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.vault import Vault
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.pairing_dialog import PairingDialog
from remembrancer_app.agents.port import PortState
from remembrancer_app.agents.revoke_dialog import RevokeDialog
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Theme
from remembrancer_app.widgets.button import Button

K, ALT, LEFT = Qt.Key, Qt.KeyboardModifier.AltModifier, Qt.MouseButton.LeftButton
COMMAND = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")
PASSPHRASE = "x"  # noqa: S105  (as in the conftest above)
OLD = "We use UUIDv4 for record identifiers."
NEW = "We switched from UUIDv4 to ULID for record identifiers."
QUESTION = "What do we use for record identifiers?"


@pytest.fixture
def workspace(qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings, vault: Vault) -> Iterator[Workspace]:
    """A window that holds the vault and serves it, as it does when a person opens it."""
    OwnerService(vault, OwnerKind.WINDOW).start()
    state, namespaces = engine.entrance.query(GetState()), engine.entrance.query(ListNamespaces())
    made = Workspace(engine, theme, settings, state, namespaces, kept=vault.kept())
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.show_page(PageName.AGENTS)
    page = made.page
    assert isinstance(page, AgentsPage)
    qtbot.mouseClick(page.left.port.switch, LEFT)
    qtbot.waitUntil(lambda: made.port.state is PortState.OPEN)
    # Beside the page of agents it is told who asks to be let in.
    made.show_page(PageName.TODAY)
    yield made
    made.put_away()


@pytest.fixture
def portal() -> Iterator[BlockingPortal]:
    with start_blocking_portal() as portal:
        yield portal


@pytest.fixture
def wait_for(qtbot: QtBot, portal: BlockingPortal) -> Callable[..., Any]:
    """Does something asynchronous beside the window, which goes on meanwhile."""

    def waited(act: Callable[..., Any], *given: Any) -> Any:
        done = portal.start_task_soon(act, *given)
        qtbot.waitUntil(done.done)
        return done.result()

    return waited


async def say(client: Client, tool: str, arguments: dict[str, Any]) -> str:
    answer = await client.call_tool(tool, arguments)
    return str(answer.content[0].text)  # type: ignore[union-attr]


def let_in(qtbot: QtBot, workspace: Workspace) -> str:
    """The person lets in who asks, by keyboard; the code that the window showed."""
    qtbot.waitUntil(lambda: workspace.toast.isVisible() and "wants to connect" in workspace.toast.message)
    look = workspace.toast.findChild(Button)
    assert look is not None
    qtbot.mouseClick(look, LEFT)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in workspace.findChildren(PairingDialog)))
    dialog = next(each for each in workspace.findChildren(PairingDialog) if each.isVisible())
    code = dialog.code.text().replace(" ", "")
    with qtbot.waitSignal(dialog.decided):
        qtbot.keyClick(dialog, K.Key_A, ALT)
    qtbot.waitUntil(lambda: not any(each.isVisible() for each in workspace.findChildren(PairingDialog)))
    workspace.show_page(PageName.TODAY)
    return code


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_what_two_agents_contradict_each_other_in_is_decided_by_the_person_for_both(
    qtbot: QtBot,
    workspace: Workspace,
    vault_folder: Path,
    tmp_path: Path,
    portal: BlockingPortal,
    wait_for: Callable[..., Any],
) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "REMEMBRANCER_TOKEN"},
        "REMEMBRANCER_VAULT": str(vault_folder),
        "REMEMBRANCER_PASSPHRASE": PASSPHRASE,
        "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    relay = StdioServerParameters(command=str(COMMAND), args=["mcp"], env=environment)
    address = workspace.port.address
    with portal.wrap_async_context_manager(Client(stdio_client(relay), mode="legacy")) as by_stdio:
        # Both ask to be let in, one of them by just asking something, and are.
        told = wait_for(say, by_stdio, "recall", {"question": QUESTION})
        assert let_in(qtbot, workspace) in told
        with portal.wrap_async_context_manager(httpx2.AsyncClient(timeout=30)) as http:
            grants = [{"scope": each, "namespaces": ["personal"]} for each in ("read", "propose")]
            asking = partial(http.post, f"{address}/v1/pairing", json={"name": "Zed", "grants": grants})
            asked = wait_for(asking).json()
            assert let_in(qtbot, workspace) == asked["code"]
            poll = partial(http.post, f"{address}/v1/pairing/{asked['id']}", json={"secret": asked["secret"]})
            http.headers["Authorization"] = f"Bearer {wait_for(poll).json()['token']}"
            over_http = Client(streamable_http_client(f"{address}/mcp", http_client=http), mode="legacy")
            with portal.wrap_async_context_manager(over_http) as by_http:
                # One says what contradicts the other: it waits, and meanwhile both get what was there.
                assert "Memory" in wait_for(say, by_stdio, "remember", {"content": OLD})
                assert OLD in wait_for(say, by_http, "remember", {"content": NEW})
                for agent in (by_stdio, by_http):
                    recalled = wait_for(say, agent, "recall", {"question": QUESTION})
                    assert (OLD in recalled, NEW in recalled, "CONTESTED" in recalled) == (True, False, True)

                qtbot.waitUntil(lambda: workspace.rail.button(PageName.CONFLICTS).count == 1)
                qtbot.keyClick(focused(), K.Key_5, ALT)
                page = workspace.page
                assert isinstance(page, ConflictsPage)
                qtbot.waitUntil(page.review.hasFocus)
                with qtbot.waitSignal(page.review.previewed):
                    qtbot.keyClick(focused(), K.Key_1)
                with qtbot.waitSignal(page.review.decided):
                    qtbot.keyClick(focused(), K.Key_Return)
                for agent in (by_stdio, by_http):
                    recalled = wait_for(say, agent, "recall", {"question": QUESTION})
                    assert (OLD in recalled, NEW in recalled, "CONTESTED" in recalled) == (False, True, False)

                # One is put out: its next request is refused, on the connection that it has; the other one goes on.
                workspace.show_page(PageName.AGENTS)
                agents = workspace.page
                assert isinstance(agents, AgentsPage)
                qtbot.waitUntil(lambda: len(agents.left.rows) == 2)
                row = next(each for each in agents.left.rows if each.client.name == "Zed")
                qtbot.mouseClick(row, LEFT)
                qtbot.waitUntil(lambda: agents.client.client is not None and agents.client.client.name == "Zed")
                qtbot.mouseClick(agents.client.revoke, LEFT)
                revoke = workspace.findChild(RevokeDialog)
                assert revoke is not None
                qtbot.keyClick(focused(), K.Key_Tab)
                with qtbot.waitSignal(revoke.confirmed):
                    qtbot.keyClick(revoke.act, K.Key_Space)
                qtbot.waitUntil(lambda: len(agents.left.rows) == 1)
                with pytest.raises(MCPError):
                    wait_for(say, by_http, "recall", {"question": QUESTION})
                assert wait_for(partial(http.get, f"{address}/mcp")).status_code == 403  # nor does a stream open
                assert NEW in wait_for(say, by_stdio, "recall", {"question": QUESTION})
                assert "Memory" in wait_for(say, by_stdio, "remember", {"content": "The kettle is blue."})
