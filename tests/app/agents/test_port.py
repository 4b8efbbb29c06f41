"""The window's port, with a real HTTP client that asks to be let in."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.clients import ClientScope, Grant
from remembrancer.model.pairing import AskPairing, DecidePairing
from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.vault import Vault
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.pairing_dialog import PairingDialog
from remembrancer_app.agents.port import Port, PortState
from remembrancer_app.agents.revoke_dialog import RevokeDialog
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Theme
from remembrancer_app.widgets.button import Button

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton
Send = Callable[..., httpx.Response]


@pytest.fixture
def send(qtbot: QtBot) -> Iterator[Send]:
    """Sends requests beside the window, which goes on meanwhile."""
    with ThreadPoolExecutor(1) as pool, httpx.Client(timeout=30) as client:

        def sent(port: Port, method: str, path: str, token: str = "", **body: Any) -> httpx.Response:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            waiting = pool.submit(client.request, method, port.address + path, json=body or None, headers=headers)
            qtbot.waitUntil(waiting.done)
            return waiting.result()

        yield sent


@pytest.fixture
def workspace(qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings, vault: Vault) -> Iterator[Workspace]:
    made = Workspace(
        engine,
        theme,
        settings,
        engine.entrance.query(GetState()),
        engine.entrance.query(ListNamespaces()),
        kept=vault.kept(),
    )
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.put_away()


def opened(qtbot: QtBot, workspace: Workspace) -> AgentsPage:
    workspace.show_page(PageName.AGENTS)
    page = workspace.page
    assert isinstance(page, AgentsPage)
    qtbot.mouseClick(page.left.port.switch, LEFT)
    qtbot.waitUntil(lambda: workspace.port.state is PortState.OPEN)
    return page


def test_the_port_is_closed_until_it_is_opened(workspace: Workspace) -> None:
    assert workspace.port.state is PortState.CLOSED
    assert workspace.port.address == ""


def test_an_agent_pairs_over_http_remembers_and_is_shut_out_again(
    qtbot: QtBot, workspace: Workspace, send: Send
) -> None:
    page = opened(qtbot, workspace)
    port = workspace.port
    assert str(port.number) in page.left.port.where.text()
    workspace.show_page(PageName.TODAY)
    typing = QApplication.focusWidget()
    assert typing is not None
    grants = [{"scope": scope, "namespaces": ["personal"]} for scope in ("read", "propose", "write")]
    asked = send(port, "POST", "/v1/pairing", name="Zed", grants=grants).json()
    # It is told without taking the focus from what is being typed.
    qtbot.waitUntil(lambda: workspace.toast.isVisible() and "Zed wants to connect" in workspace.toast.message)
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.AGENTS).count == 1)
    assert QApplication.focusWidget() is typing
    look = workspace.toast.findChild(Button)
    assert look is not None
    qtbot.mouseClick(look, LEFT)
    qtbot.waitUntil(lambda: workspace.findChild(PairingDialog) is not None)
    dialog = workspace.findChild(PairingDialog)
    assert dialog is not None
    assert dialog.code.text().replace(" ", "") == asked["code"]
    with qtbot.waitSignal(dialog.decided):
        qtbot.keyClick(dialog, K.Key_A, Qt.KeyboardModifier.AltModifier)
    token = send(port, "POST", f"/v1/pairing/{asked['id']}", secret=asked["secret"]).json()["token"]
    stored = send(port, "POST", "/v1/remember", token, content="The dock gate code changed in May.", type="fact")
    assert stored.status_code in (200, 201)
    page = workspace.page
    assert isinstance(page, AgentsPage)
    qtbot.waitUntil(lambda: any(row.name == "Zed" for row in page.live.model.rows))
    qtbot.waitUntil(lambda: workspace.status.port_words.text() == "Port open, 1 client")
    page.client.revoke_wanted.emit()
    revoke = workspace.findChild(RevokeDialog)
    assert revoke is not None
    qtbot.mouseClick(revoke.act, LEFT)
    qtbot.waitUntil(lambda: not page.left.rows)
    assert send(port, "POST", "/v1/recall", token, query="dock gate").status_code == 403


def test_what_was_answered_elsewhere_is_offered_no_longer(
    qtbot: QtBot, workspace: Workspace, engine: Engine, send: Send
) -> None:
    opened(qtbot, workspace)
    workspace.show_page(PageName.TODAY)
    grants = [{"scope": "read", "namespaces": ["personal"]}]
    asked = send(workspace.port, "POST", "/v1/pairing", name="Zed", grants=grants).json()
    toast = workspace.toast
    qtbot.waitUntil(lambda: toast.isVisible() and "Zed wants to connect" in toast.message)
    nowhere = QPointF()
    QApplication.sendEvent(toast, QEnterEvent(nowhere, nowhere, nowhere))  # the pointer is on it: its time stands still
    qtbot.waitUntil(lambda: workspace.rail.button(PageName.AGENTS).count == 1)
    engine.change(toast, DecidePairing(asked["id"], allow=False, remember=False), lambda _: None)
    qtbot.waitUntil(lambda: not toast.isVisible())


def test_the_port_opens_where_it_was_and_closes_with_the_vault(
    qtbot: QtBot, workspace: Workspace, engine: Engine, send: Send
) -> None:
    opened(qtbot, workspace)
    first = workspace.port.number
    assert send(workspace.port, "GET", "/v1/health").status_code == 200
    workspace.port.end()
    again = Port(engine, engine)
    again.restore(engine.vault.kept())
    qtbot.waitUntil(lambda: again.state is PortState.OPEN)
    assert again.number == first
    again.switch(False)
    qtbot.waitUntil(lambda: again.state is PortState.CLOSED)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{first}/v1/health", timeout=5)
    closed = Port(engine, engine)
    closed.restore(engine.vault.kept())
    assert closed.state is PortState.CLOSED
    assert closed.number == first


def test_the_window_does_not_wait_until_the_port_is_closed(
    qtbot: QtBot, workspace: Workspace, engine: Engine, send: Send
) -> None:
    """What an agent asked for a moment ago is answered first, and that may take seconds."""
    opened(qtbot, workspace)
    port = workspace.port
    gate = threading.Event()
    engine._changes.submit(gate.wait)
    port.end()
    assert send(port, "GET", "/v1/health").status_code == 200
    gate.set()
    qtbot.waitUntil(lambda: port.state is PortState.CLOSED)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port.number}/v1/health", timeout=5)


def test_another_number_takes_the_place_of_the_one_before(qtbot: QtBot, workspace: Workspace, send: Send) -> None:
    opened(qtbot, workspace)
    port, before = workspace.port, workspace.port.number
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number = free.getsockname()[1]
    port.move(number)
    qtbot.waitUntil(lambda: port.state is PortState.OPEN)
    assert port.number == number
    assert send(port, "GET", "/v1/health").status_code == 200
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{before}/v1/health", timeout=5)


def test_a_number_that_is_taken_is_told_and_another_can_be_used(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.show_page(PageName.AGENTS)
    page = workspace.page
    assert isinstance(page, AgentsPage)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        workspace.port.number = taken.getsockname()[1]
        qtbot.mouseClick(page.left.port.switch, LEFT)
        qtbot.waitUntil(lambda: workspace.port.state is PortState.FAILED)
        assert page.left.port.problem.text()
        assert not page.left.port.switch.isChecked()
        qtbot.mouseClick(page.left.port.elsewhere, LEFT)
        qtbot.waitUntil(lambda: workspace.port.state is PortState.OPEN)
        assert workspace.port.number != taken.getsockname()[1]


def test_in_the_past_nothing_waits(qtbot: QtBot, workspace: Workspace, vault: Vault) -> None:
    vault.ask_pairing(AskPairing("Zed", (Grant(ClientScope.READ, ("personal",)),)))
    agents = workspace.rail.button(PageName.AGENTS)
    qtbot.waitUntil(lambda: agents.count == 1)
    workspace.show_page(PageName.MEMORIES)
    workspace.searching.set_text("as-of:yesterday")
    qtbot.waitUntil(lambda: agents.count == 0)
    workspace.searching.return_to_now()
    qtbot.waitUntil(lambda: agents.count == 1)
