"""The page Agents: who may use the vault, what they ask for, and what can be done about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.clients import ClientScope, ClientState, ListClients
from remembrancer.model.errors import ClientRefusedError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Contains, Search
from remembrancer.model.traffic import RequestOutcome
from remembrancer.model.types import MemoryType
from remembrancer.vault import Vault
from remembrancer_app.agents.connect_dialog import ConnectDialog
from remembrancer_app.agents.live_model import LiveColumn
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.revoke_dialog import RevokeDialog
from remembrancer_app.agents.rights_dialog import RightsDialog
from remembrancer_app.audit.undo_dialog import UndoDialog
from remembrancer_app.jobs.engine import Engine

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton


def named(engine: Engine, name: str):
    return next(each for each in engine.entrance.query(ListClients(revoked=True)) if each.name == name)


def test_the_clients_stand_there_with_what_they_may(page: AgentsPage) -> None:
    assert [row.text() for row in page.left.rows] == ["Coder", "Planner"]
    assert page.client.name.text() == "Coder"
    assert "reads and proposes in personal" in page.client.rights.text()
    assert "reads and writes in personal" in page.left.rows[1].accessibleName()
    assert page.left.counter.text() == "2"
    assert not page.nobody.isVisible()


def test_what_a_client_asks_comes_as_it_is_asked(qtbot: QtBot, page: AgentsPage, vault: Vault, clients) -> None:
    coder = vault.client(clients.coder)
    coder.query(Recall(Search(text="staging broker")))
    coder.change(Remember(Draft("The build is green.", type=MemoryType.OBSERVATION), "personal"))
    clients.propose("Always run the formatter.")
    qtbot.waitUntil(lambda: len(page.live.model.rows) == 3)
    assert [row.outcome for row in page.live.model.rows] == [
        RequestOutcome.WAITING,
        RequestOutcome.DONE,
        RequestOutcome.DONE,
    ]
    assert page.live.model.index(0, LiveColumn.RESULT).data() == "waits for you: a rule or a pin"
    assert page.live.model.index(1, LiveColumn.RESULT).data() == "stored"
    qtbot.waitUntil(lambda: page.client.writes.figure.text() == "2 of 500")
    qtbot.waitUntil(lambda: sum(minute.total for minute in page.traffic.chart.minutes) == 3)
    assert "3 in all" in page.traffic.card.subtitle.text()


def test_while_it_is_paused_the_list_stands_still(qtbot: QtBot, page: AgentsPage, vault: Vault, clients) -> None:
    coder = vault.client(clients.coder)
    coder.query(Recall(Search(text="staging broker")))
    qtbot.waitUntil(lambda: len(page.live.model.rows) == 1)
    qtbot.mouseClick(page.live.pause, LEFT)
    coder.query(Recall(Search(text="calibration report")))
    qtbot.waitUntil(lambda: page.live.following.text() == "paused, 1 came since")
    assert len(page.live.model.rows) == 1
    qtbot.mouseClick(page.live.pause, LEFT)
    assert len(page.live.model.rows) == 2


def test_the_search_of_the_header_filters_requests(qtbot: QtBot, page: AgentsPage, vault: Vault, clients) -> None:
    vault.client(clients.coder).query(Recall(Search(text="staging broker")))
    vault.client(clients.planner).query(Recall(Search(text="report")))
    qtbot.waitUntil(lambda: len(page.live.model.rows) == 2)
    page.live.set_filter("planner")
    assert [row.name for row in page.live.model.rows] == ["Planner"]
    page.live.set_filter("nothing like it")
    assert not page.live.states.shows_content


def test_a_client_is_paused_and_resumed(qtbot: QtBot, page: AgentsPage, engine: Engine, vault: Vault, clients) -> None:
    qtbot.mouseClick(page.client.pause, LEFT)
    qtbot.waitUntil(lambda: page.client.chip.face.text == "Paused")
    with pytest.raises(ClientRefusedError):
        vault.client(clients.coder).query(Recall(Search(text="broker")))
    qtbot.mouseClick(page.client.resume, LEFT)
    qtbot.waitUntil(lambda: page.client.chip.face.text == "Active")
    assert named(engine, "Coder").state is ClientState.ACTIVE


def test_revoking_is_asked_once_more_and_ends_access_at_once(
    qtbot: QtBot, page: AgentsPage, engine: Engine, vault: Vault, clients
) -> None:
    entrance = vault.client(clients.coder)
    qtbot.mouseClick(page.client.revoke, LEFT)
    dialog = page.window().findChild(RevokeDialog)
    assert dialog is not None
    assert dialog.cancel.hasFocus()
    qtbot.mouseClick(dialog.act, LEFT)
    qtbot.waitUntil(lambda: [row.text() for row in page.left.rows] == ["Planner"])
    assert named(engine, "Coder").state is ClientState.REVOKED
    with pytest.raises(ClientRefusedError):
        entrance.query(Recall(Search(text="broker")))


def test_everything_a_client_did_is_taken_back_after_a_preview(
    qtbot: QtBot, page: AgentsPage, engine: Engine, vault: Vault, clients
) -> None:
    vault.client(clients.coder).change(
        Remember(Draft("The build is green on the farm.", type=MemoryType.OBSERVATION), "personal")
    )
    green = FindMemories(Search(condition=Contains("green on the farm")))
    assert len(engine.entrance.query(green).ids) == 1
    page.client.undo_wanted.emit(None)
    dialog = page.window().findChild(UndoDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.act.isEnabled)
    with qtbot.waitSignal(page.undo_offered) as offered:
        qtbot.mouseClick(dialog.act, LEFT)
    assert offered.args[1]
    assert not engine.entrance.query(green).ids


def test_rights_are_changed(qtbot: QtBot, page: AgentsPage, engine: Engine) -> None:
    qtbot.mouseClick(page.client.change, LEFT)
    dialog = page.window().findChild(RightsDialog)
    assert dialog is not None
    dialog.form.boxes[ClientScope.PROPOSE].setChecked(False)
    dialog.form.most.setCurrentIndex(dialog.form.most.findData(50))
    with qtbot.waitSignal(dialog.done):
        qtbot.mouseClick(dialog.act, LEFT)
    client = named(engine, "Coder")
    assert [grant.scope for grant in client.grants] == [ClientScope.READ]
    assert client.quotas.writes_per_day == 50
    qtbot.waitUntil(lambda: "reads in personal" in page.client.rights.text())


def test_a_found_tool_is_connected_after_its_files_were_shown(qtbot: QtBot, page: AgentsPage) -> None:
    folder = Path.home() / ".cursor"
    folder.mkdir()
    page.reading.read_tools()
    qtbot.waitUntil(lambda: len(page.left.found.rows) == 1)
    button = page.left.found.findChildren(type(page.client.pause))[0]
    assert button.accessibleName() == "Connect: Cursor"
    qtbot.mouseClick(button, LEFT)
    dialog = page.window().findChild(ConnectDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.act.isEnabled)
    assert '"remembrancer"' in dialog.diff.toPlainText()
    assert not list(folder.iterdir())
    with qtbot.waitSignal(dialog.done):
        qtbot.mouseClick(dialog.act, LEFT)
    assert json.loads((folder / "mcp.json").read_text())["mcpServers"]["remembrancer"]["args"][0] == "mcp"
    qtbot.waitUntil(lambda: page.left.found.rows[0].accessibleName() == "Cursor, connected")
