"""Secrets in the window: asked about while writing, listed when they are stored already."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from remembrancer.model.changes import Remember, SetStatus
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import DecideProposal, ProposalDecision
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import Search
from remembrancer.model.secrets import SecretAction
from remembrancer.model.settings import ChangeSetting
from remembrancer.model.types import MemoryType, Status
from remembrancer_app.capture.dialog import NewMemoryDialog
from remembrancer_app.erasing.dialog import EraseDialog
from remembrancer_app.secrets.dialog import SecretsDialog
from remembrancer_app.secrets.question import SecretDialog

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from remembrancer_app.shell.page import PageContext

MARKER = "Quuxvillian7"
SAID = f"The router password: {MARKER}"


@pytest.fixture
def window(qtbot: QtBot, context: PageContext) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)

    def ask(question) -> None:
        SecretDialog(context.theme, window, question).ask()

    context.engine.ask_about_secrets = ask
    return window


def asked(qtbot: QtBot, window: QWidget) -> SecretDialog:
    qtbot.waitUntil(lambda: bool(window.findChildren(SecretDialog)))
    return window.findChildren(SecretDialog)[-1]


def contents(context: PageContext) -> list[str]:
    entrance = context.engine.entrance
    return [each.content for each in entrance.query(GetMemories(entrance.query(FindMemories(Search())).ids))]


@pytest.mark.parametrize(("button", "stored"), [("redact", "[redacted: password]"), ("keep", MARKER)])
def test_a_person_who_writes_a_secret_says_what_becomes_of_it(qtbot, context, window, button, stored):
    dialog = NewMemoryDialog(context, window)
    dialog.show()
    dialog.text.setPlainText(SAID)
    with qtbot.waitSignal(dialog.remembered):
        dialog.remember()
        question = asked(qtbot, window)
        assert "a password" in question.message.text()
        assert MARKER not in question.message.text()
        qtbot.mouseClick(getattr(question, button), Qt.MouseButton.LeftButton)
    assert f"The router password: {stored}" in contents(context)


def test_going_back_stores_nothing_and_the_text_is_as_it_was_typed(qtbot, context, window):
    dialog = NewMemoryDialog(context, window)
    dialog.show()
    dialog.text.setPlainText(SAID)
    dialog.remember()
    question = asked(qtbot, window)
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    qtbot.waitUntil(dialog.save.isEnabled)
    assert dialog.text.toPlainText() == SAID
    assert "a password" in dialog.notice_text()
    assert SAID not in contents(context)
    dialog.close_overlay()


def test_what_is_stored_is_looked_for_redacted_and_kept(qtbot, context, window):
    entrance = context.engine.entrance
    for words in (SAID, f"The attic password: {MARKER}"):
        entrance.change(Remember(Draft(words)), secrets=SecretAction.KEEP)
    dialog = SecretsDialog(context, window)
    with qtbot.waitSignal(dialog.told):
        dialog.show_secrets()
    assert dialog.rows == ()
    with qtbot.waitSignal(dialog.told):
        qtbot.mouseClick(dialog.scan, Qt.MouseButton.LeftButton)
    assert len(dialog.rows) == 2
    assert all(MARKER not in row.excerpt.text() for row in dialog.rows)
    with qtbot.waitSignal(dialog.told):
        qtbot.mouseClick(dialog.rows[0].keep, Qt.MouseButton.LeftButton)
    (row,) = dialog.rows
    with qtbot.waitSignal(dialog.told):
        qtbot.mouseClick(row.redact, Qt.MouseButton.LeftButton)
    (row,) = dialog.rows
    assert not row.is_current
    qtbot.waitUntil(row.erase.isVisible)
    assert not row.redact.isVisible()
    assert sum(MARKER in each for each in contents(context)) == 1
    dialog.close_overlay()


def test_what_is_refused_beside_a_scan_leaves_the_scan_going(qtbot, context, window):
    dialog = SecretsDialog(context, window)
    with qtbot.waitSignal(dialog.told):
        dialog.show_secrets()
    with qtbot.waitSignal(dialog.told):
        dialog.start()
        dialog._refuse(NotPermittedError("not here", action="secrets"))
        assert dialog.stop_button.isVisible()
        assert dialog.outcome.isVisible()
    assert dialog.scan.isVisible()
    dialog.close_overlay()


def test_a_reason_and_what_was_turned_down_say_what_can_be_done(qtbot, context, window):
    vault, person = context.engine.vault, context.engine.entrance
    person.query(ChangeSetting("privacy.secrets_agents", "keep"))
    memory = person.change(Remember(Draft("The router stands in the hall."))).memory
    person.change(SetStatus((memory,), Status.ARCHIVED, SAID), secrets=SecretAction.KEEP)
    client = vault.client(person.change(AddClient("Cursor", (Grant(ClientScope.PROPOSE, ("personal",)),))).token)
    rule = client.change(Remember(Draft(f"Always log in with password: {MARKER}.", type=MemoryType.INSTRUCTION)))
    person.change(DecideProposal(rule.proposal, ProposalDecision.REJECT))
    dialog = SecretsDialog(context, window)
    with qtbot.waitSignal(dialog.told):
        dialog.show_secrets()
    decided, reason = dialog.rows
    assert (decided.proposal, reason.memory) == (rule.proposal, memory)
    for row, words, shown in (
        (decided, "until it is erased", (decided.erase_proposal,)),
        (reason, "until the memory of that change is erased", (reason.erase, reason.open)),
    ):
        assert words in row.older.text()
        buttons = (row.redact, row.erase, row.keep, row.open, row.decide, row.erase_proposal)
        assert {each for each in buttons if not each.isHidden()} == set(shown)
    qtbot.mouseClick(decided.erase_proposal, Qt.MouseButton.LeftButton)
    erase = window.findChild(EraseDialog)
    qtbot.waitUntil(lambda: erase.preview is not None and erase.next.isEnabled())
    qtbot.mouseClick(erase.next, Qt.MouseButton.LeftButton)
    assert erase.title.text() == "Erase what was proposed for good?"
    with qtbot.waitSignal(erase.erased):
        erase.apply()
    erase.close_overlay()
    qtbot.waitUntil(lambda: [row.operation != "" for row in dialog.rows] == [True])
    dialog.close_overlay()
