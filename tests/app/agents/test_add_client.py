"""Adding a client by hand: what it may do, its token this once, and what is pasted working over the real port."""

from __future__ import annotations

import json
from datetime import timedelta

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

import remembrancer.port.server  # noqa: F401  (slow to load: before anybody waits for the port)
from remembrancer.model.changes import CreateNamespace
from remembrancer.model.clients import EVERY_NAMESPACE, ClientScope, Grant, ListClients, Quotas
from remembrancer_app.agents.add_client_dialog import AddClientDialog
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.port import Port, PortState
from remembrancer_app.jobs.engine import Engine

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot, page: AgentsPage, engine: Engine) -> AddClientDialog:
    engine.entrance.change(CreateNamespace("work"))
    page.show_page()
    qtbot.waitUntil(lambda: "work" in {each.name for each in page._namespaces})
    qtbot.mouseClick(page.left.add, LEFT)
    dialog = page.window().findChild(AddClientDialog)
    assert dialog is not None
    return dialog


def test_nothing_but_read_and_propose_is_ticked_and_enter_adds_nobody(
    qtbot: QtBot, dialog: AddClientDialog, engine: Engine
) -> None:
    assert {scope for scope, box in dialog.form.boxes.items() if box.isChecked()} == {
        ClientScope.READ,
        ClientScope.PROPOSE,
    }
    assert {choice.chosen for choice in dialog.form.places.values()} == {("personal",)}
    assert dialog.name.hasFocus()
    assert not dialog.act.isEnabled()
    qtbot.keyClicks(dialog.name, "Scribe")
    qtbot.keyClick(dialog.name, K.Key_Return)
    assert dialog.act.isEnabled()
    assert len(engine.entrance.query(ListClients())) == 2


def test_what_is_chosen_is_given_and_what_is_pasted_opens_the_port(
    qtbot: QtBot, dialog: AddClientDialog, engine: Engine, port: Port
) -> None:
    dialog.name.setText("Scribe")
    dialog.form.boxes[ClientScope.WRITE].setChecked(True)
    reads, writes = dialog.form.places[ClientScope.READ], dialog.form.places[ClientScope.WRITE]
    reads.actions_by_name["work"].trigger()
    writes.actions_by_name["*"].trigger()
    assert (reads.chosen, reads.text()) == (("personal", "work"), "2 namespaces")
    # One always is chosen.
    dialog.form.places[ClientScope.PROPOSE].actions_by_name["personal"].trigger()
    qtbot.mouseClick(dialog.form.more, LEFT)
    dialog.form.boxes_of["recalls_per_minute"].setValue(7)
    dialog.form.boxes_of["writes_per_day"].setValue(70)
    dialog.form.end.setCurrentIndex(dialog.form.end.findText("Never"))
    with qtbot.waitSignal(dialog.added):
        qtbot.keyClick(dialog, K.Key_A, Qt.KeyboardModifier.AltModifier)
    client = next(each for each in engine.entrance.query(ListClients()) if each.name == "Scribe")
    assert client.grants == (
        Grant(ClientScope.READ, ("personal", "work")),
        Grant(ClientScope.PROPOSE, ("personal",)),
        Grant(ClientScope.WRITE, EVERY_NAMESPACE),
    )
    assert client.quotas == Quotas(writes_per_day=70, recalls_per_minute=7)
    assert client.expires_at is None
    token = dialog.token
    assert token is not None
    assert token.closed.isVisible()
    qtbot.mouseClick(token.closed.action, LEFT)
    qtbot.waitUntil(lambda: port.state is PortState.OPEN)
    try:
        name, value = token.pasted("header").split(": ")
        assert httpx.get(f"{port.address}/v1/access", headers={name: value}).json()["name"] == "Scribe"
        entry = json.loads(token.pasted("mcp"))["mcpServers"]["remembrancer"]
        said = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
        accepts = {"Accept": "application/json, text/event-stream"}
        assert httpx.post(entry["url"], headers={**entry["headers"], **accepts}, json=said).status_code == 200
        assert not token.closed.isVisible()
    finally:
        port.end()


def test_a_token_that_was_not_copied_is_asked_about_once(qtbot: QtBot, dialog: AddClientDialog) -> None:
    dialog.name.setText("Scribe")
    with qtbot.waitSignal(dialog.added):
        qtbot.mouseClick(dialog.act, LEFT)
    qtbot.keyClick(dialog, K.Key_Escape)
    assert dialog.problem.isVisible()
    assert dialog.token is not None
    qtbot.mouseClick(dialog.token.copy, LEFT)
    assert QGuiApplication.clipboard().text() == dialog.token.field.text()
    assert dialog.token.field.text().startswith("rmb_")
    with qtbot.waitSignal(dialog.closed):
        qtbot.keyClick(dialog, K.Key_Escape)


@pytest.mark.parametrize(("name", "told"), [("coder", "belongs to another"), ("x" * 65, "at most 64 characters")])
def test_a_name_that_cannot_be_is_told_with_its_limit(
    qtbot: QtBot, dialog: AddClientDialog, name: str, told: str
) -> None:
    dialog.name.setText(name)
    qtbot.mouseClick(dialog.act, LEFT)
    qtbot.waitUntil(dialog.problem.isVisible)
    assert "The name" in dialog.problem.accessibleName()
    assert told in dialog.problem.accessibleName()
    assert dialog.name.hasFocus()
    assert dialog.act.isEnabled()


def test_a_client_can_end_on_any_day_to_come(qtbot: QtBot, engine: Engine, dialog: AddClientDialog) -> None:
    clock, form = engine.vault.store.clock, dialog.form
    today = clock.now().astimezone(clock.zone()).date()
    dialog.name.setText("Scribe")
    assert not form.last_day.isVisible()
    form.end.setCurrentIndex(form.end.findText("On a day …"))
    assert form.last_day.isVisible()
    for typed, said in (
        ("", "a date such as 2026-12-31"),
        ("soon", "a date such as 2026-12-31"),
        ("9999-12-31", "a date such as 2026-12-31"),
        (str(today - timedelta(days=1)), "over already"),
    ):
        form.last_day.setText(typed)
        assert not dialog.act.isEnabled()
        assert said in dialog.act.toolTip()
    last = today + timedelta(days=45)
    form.last_day.setText(str(last))
    with qtbot.waitSignal(dialog.added):
        qtbot.mouseClick(dialog.act, LEFT)
    client = next(each for each in engine.entrance.query(ListClients()) if each.name == "Scribe")
    assert client.expires_at is not None
    assert client.expires_at.astimezone(clock.zone()).date() == last + timedelta(days=1)
