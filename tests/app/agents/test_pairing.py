"""Letting an agent in: the safe answer is the easy one, and only what is ticked is given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.clients import ClientScope
from remembrancer.model.errors import PairingNotFoundError
from remembrancer.model.pairing import PairingState
from remembrancer.vault import Vault
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.pairing_dialog import PairingDialog

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton


def looked_at(qtbot: QtBot, page: AgentsPage) -> PairingDialog:
    qtbot.waitUntil(lambda: len(page.left.requests) == 1)
    qtbot.mouseClick(page.left.requests[0].action, LEFT)
    dialog = page.window().findChild(PairingDialog)
    assert dialog is not None
    return dialog


def test_a_request_shows_who_what_and_the_code(qtbot: QtBot, page: AgentsPage, ask) -> None:
    asked = ask()
    dialog = looked_at(qtbot, page)
    assert dialog.code.text().replace(" ", "") == asked.code
    assert "/usr/bin/zed" in dialog.when.text()
    assert "60 memories a minute" in dialog.form.quota_words.text()


def test_nothing_but_read_and_propose_is_ticked_and_the_focus_is_on_deny(qtbot: QtBot, page: AgentsPage, ask) -> None:
    ask()
    dialog = looked_at(qtbot, page)
    ticked = {scope for scope, box in dialog.form.boxes.items() if box.isChecked()}
    assert ticked == {ClientScope.READ, ClientScope.PROPOSE}
    assert dialog.deny.hasFocus()


def test_enter_denies_and_never_allows(qtbot: QtBot, page: AgentsPage, vault: Vault, ask) -> None:
    asked = ask()
    dialog = looked_at(qtbot, page)
    dialog.allow.setFocus()
    qtbot.keyClick(dialog.allow, K.Key_Return)
    assert vault.poll_pairing(asked.id, asked.secret).state is PairingState.WAITING
    dialog.deny.setFocus()
    with qtbot.waitSignal(dialog.decided) as decided:
        qtbot.keyClick(dialog.deny, K.Key_Return)
    assert decided.args == [False]
    assert vault.poll_pairing(asked.id, asked.secret).state is PairingState.DENIED


def test_what_is_ticked_is_given_and_the_token_is_fetched_once(
    qtbot: QtBot, page: AgentsPage, vault: Vault, ask
) -> None:
    asked = ask()
    dialog = looked_at(qtbot, page)
    dialog.form.boxes[ClientScope.PROPOSE].setChecked(False)
    with qtbot.waitSignal(dialog.decided) as decided:
        qtbot.keyClick(dialog, K.Key_A, Qt.KeyboardModifier.AltModifier)
    assert decided.args == [True]
    answer = vault.poll_pairing(asked.id, asked.secret)
    assert [grant.scope for grant in answer.grants] == [ClientScope.READ]
    assert answer.token
    with pytest.raises(PairingNotFoundError):
        vault.poll_pairing(asked.id, asked.secret)
    qtbot.waitUntil(lambda: "Zed" in [row.text() for row in page.left.rows])
    assert not page.left.requests


def test_with_nothing_ticked_nothing_can_be_allowed(qtbot: QtBot, page: AgentsPage, ask) -> None:
    ask()
    dialog = looked_at(qtbot, page)
    for box in dialog.form.boxes.values():
        box.setChecked(False)
    assert not dialog.allow.isEnabled()


def test_escape_denies(qtbot: QtBot, page: AgentsPage, vault: Vault, ask) -> None:
    asked = ask()
    dialog = looked_at(qtbot, page)
    with qtbot.waitSignal(dialog.decided):
        qtbot.keyClick(dialog, K.Key_Escape)
    assert vault.poll_pairing(asked.id, asked.secret).state is PairingState.DENIED
