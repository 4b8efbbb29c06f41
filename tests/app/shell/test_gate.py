"""The panels that stand in the window while no vault is open."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from remembrancer.wording import Message
from remembrancer_app.shell import opening_panel
from remembrancer_app.shell.opening import GivenSecret, SecretKind
from remembrancer_app.shell.opening_panel import OpeningPanel
from remembrancer_app.shell.unlock_panel import UnlockPanel
from remembrancer_app.shell.window import first_size
from remembrancer_app.theme import Theme

K = Qt.Key
KEY = "7K4Q-M2XD-9TRB-OHVN-63WE-YPCA-IJZF-D8SG"
FOLDER = Path("/home/ines/vaults/Personal")


def unlock_panel(qtbot: QtBot, theme: Theme) -> UnlockPanel:
    panel = UnlockPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(1280, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def test_enter_gives_the_passphrase(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("passphrase", "recovery"))
    assert panel.field.line.hasFocus()
    assert panel.title.text() == "Personal is locked"
    assert not panel.unlock.isEnabled()
    qtbot.keyClicks(panel.field.line, "four unrelated words")
    with qtbot.waitSignal(panel.secret_given) as given:
        qtbot.keyClick(panel.field.line, K.Key_Return)
    assert given.args == [GivenSecret(SecretKind.PASSPHRASE, "four unrelated words")]
    assert not panel.unlock.isEnabled()


def test_a_wrong_passphrase_is_told_until_something_is_typed(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("passphrase",), "This does not open the vault.")
    assert panel.message.isVisible()
    qtbot.keyClicks(panel.field.line, "x")
    assert not panel.message.isVisible()
    assert not panel.switch.isVisible()
    assert not panel.keyring.isVisible()


def test_the_recovery_key_opens_too(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("keyring", "passphrase", "recovery"))
    qtbot.mouseClick(panel.switch, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(panel.field.line, KEY)
    with qtbot.waitSignal(panel.secret_given) as given:
        qtbot.mouseClick(panel.unlock, Qt.MouseButton.LeftButton)
    assert given.args == [GivenSecret(SecretKind.RECOVERY, KEY)]


def test_the_keyring_can_be_asked(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("keyring", "recovery"))
    with qtbot.waitSignal(panel.secret_given) as given:
        qtbot.mouseClick(panel.keyring, Qt.MouseButton.LeftButton)
    assert given.args == [GivenSecret(SecretKind.KEYRING)]


def test_what_is_typed_is_hidden_until_asked_and_forgotten(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("passphrase",))
    line = panel.field.line
    assert line.echoMode() == QLineEdit.EchoMode.Password
    qtbot.keyClicks(line, "secret")
    qtbot.mouseClick(panel.field.eye, Qt.MouseButton.LeftButton)
    assert line.echoMode() == QLineEdit.EchoMode.Normal
    panel.forget()
    assert line.text() == ""
    assert line.echoMode() == QLineEdit.EchoMode.Password


def test_nothing_is_shown_for_a_moment_then_the_mark(qtbot: QtBot, theme: Theme) -> None:
    panel = OpeningPanel(theme)
    qtbot.addWidget(panel)
    panel.show()
    panel.wait_for("Opening Personal", "It is large.")
    assert not panel.mark.isVisible()
    qtbot.waitUntil(panel.mark.isVisible)
    assert panel.title.text() == "Opening Personal"
    assert panel.sentence.text() == ""
    qtbot.waitUntil(lambda: panel.sentence.text() == "It is large.")
    panel.stop()


def test_what_somebody_was_typing_does_not_cancel_the_opening(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening_panel, "_BAR_MS", 1)
    panel = OpeningPanel(theme)
    qtbot.addWidget(panel)
    panel.show()
    panel.activateWindow()
    qtbot.waitActive(panel)
    cancelled: list[None] = []
    panel.cancelled.connect(lambda: cancelled.append(None))
    for times in range(2):  # Cancel had the focus when it was hidden
        panel.wait_for("Opening Personal", "It is large.")
        qtbot.waitUntil(panel.cancel.isVisible)
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            qtbot.keyClick(panel.window().focusWidget() or panel, key)
        assert len(cancelled) == times
        qtbot.keyClick(panel.window().focusWidget() or panel, Qt.Key.Key_Tab)
        qtbot.keyClick(panel.cancel, Qt.Key.Key_Space)
        assert len(cancelled) == times + 1
    panel.stop()


def test_a_failure_says_what_and_offers_another_try(qtbot: QtBot, theme: Theme) -> None:
    panel = OpeningPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(1280, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.show_failure(Message("The vault could not be read", "Nothing is lost.", "Connect the drive and try again."))
    assert panel.title.text() == "The vault could not be read"
    assert panel.sentence.text() == "Nothing is lost. Connect the drive and try again."
    with qtbot.waitSignal(panel.retried):
        qtbot.mouseClick(panel.retry, Qt.MouseButton.LeftButton)


def test_the_first_window_fits_the_screen() -> None:
    assert first_size(QSize(1920, 1080)) == QSize(1280, 800)
    assert first_size(QSize(1280, 800)) == QSize(1276, 764)
    assert first_size(QSize(800, 480)) == QSize(960, 600)


def test_why_a_vault_did_not_open_can_be_read_whole(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("passphrase", "recovery"), "The passphrase does not fit this vault. Type it again. " * 3)
    qtbot.waitUntil(lambda: panel.message.height() >= panel.message.heightForWidth(panel.message.width()) > 30)
    assert panel.mark.height() == panel.mark.sizeHint().height()
