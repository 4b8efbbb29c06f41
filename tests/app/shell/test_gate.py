"""The panels that stand in the window while no vault is open."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from remembrancer.wording import Message
from remembrancer_app.shell.opening import GivenSecret, NewVault, SecretKind
from remembrancer_app.shell.opening_panel import OpeningPanel
from remembrancer_app.shell.unlock_panel import UnlockPanel
from remembrancer_app.shell.welcome_panel import WelcomePanel
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


def welcome_panel(qtbot: QtBot, theme: Theme, *, has_keyring: bool) -> WelcomePanel:
    panel = WelcomePanel(theme, FOLDER, KEY, has_keyring=has_keyring)
    qtbot.addWidget(panel)
    panel.resize(1280, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def test_a_passphrase_is_typed_twice_and_the_recovery_key_kept_first(qtbot: QtBot, theme: Theme) -> None:
    panel = welcome_panel(qtbot, theme, has_keyring=False)
    assert not panel.keyring.isVisible()
    qtbot.keyClicks(panel.first.line, "short")
    assert "At least 8 characters" in panel.advice.text()
    qtbot.keyClicks(panel.first.line, " and longer")
    qtbot.keyClicks(panel.second.line, "shore")
    assert panel.advice.text() == "The two are not the same."
    panel.second.line.clear()
    qtbot.keyClicks(panel.second.line, "short and longer")
    assert panel.advice.text() == "Long enough."
    assert not panel.create_vault.isEnabled()
    assert panel.create_vault.toolTip() == "Keep the recovery key first."
    qtbot.mouseClick(panel.recovery.box, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.vault_wanted) as wanted:
        qtbot.keyClick(panel.second.line, K.Key_Return)
    secret = GivenSecret(SecretKind.PASSPHRASE, "short and longer")
    assert wanted.args == [NewVault(FOLDER, secret, KEY)]
    assert not panel.card.isEnabled()
    panel.show_failure("There is something in that folder.")
    assert panel.message.isVisible()
    assert panel.create_vault.isEnabled()


def test_the_keyring_is_offered_where_there_is_one(qtbot: QtBot, theme: Theme) -> None:
    panel = welcome_panel(qtbot, theme, has_keyring=True)
    assert panel.keyring.radio.isChecked()
    assert not panel.fields.isVisible()
    qtbot.mouseClick(panel.passphrase, Qt.MouseButton.LeftButton)
    assert panel.fields.isVisible()
    assert not panel.keyring.radio.isChecked()
    qtbot.mouseClick(panel.keyring, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.recovery.box, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.vault_wanted) as wanted:
        qtbot.mouseClick(panel.create_vault, Qt.MouseButton.LeftButton)
    assert wanted.args == [NewVault(FOLDER, GivenSecret(SecretKind.KEYRING), KEY)]


def test_the_recovery_key_can_be_copied_and_saved_for_its_owner_alone(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    panel = welcome_panel(qtbot, theme, has_keyring=False)
    qtbot.mouseClick(panel.recovery.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == KEY
    path = tmp_path / "key.txt"
    panel.recovery.save_to(str(path))
    assert path.read_text(encoding="utf-8") == f"{KEY}\n"
    assert path.stat().st_mode & 0o077 == 0
    panel.recovery.save_to(str(tmp_path / "no" / "such" / "folder" / "key.txt"))
    assert panel.recovery.save.text() == "Not saved"


def test_the_welcome_begins_in_the_passphrase_and_enter_makes_the_vault_from_anywhere(
    qtbot: QtBot, theme: Theme
) -> None:
    panel = WelcomePanel(theme, FOLDER, KEY, has_keyring=False)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.first.line.hasFocus)
    for field in (panel.first, panel.second):
        qtbot.keyClicks(field.line, "four unrelated words")
    panel.recovery.box.setChecked(True)
    panel.recovery.box.setFocus()
    with qtbot.waitSignal(panel.vault_wanted):
        qtbot.keyClick(panel.recovery.box, K.Key_Return)


def test_the_first_window_fits_the_screen() -> None:
    assert first_size(QSize(1920, 1080)) == QSize(1280, 800)
    assert first_size(QSize(1280, 800)) == QSize(1276, 764)
    assert first_size(QSize(800, 480)) == QSize(960, 600)


def test_why_a_vault_did_not_open_can_be_read_whole(qtbot: QtBot, theme: Theme) -> None:
    panel = unlock_panel(qtbot, theme)
    panel.ask(FOLDER, ("passphrase", "recovery"), "The passphrase does not fit this vault. Type it again. " * 3)
    qtbot.waitUntil(lambda: panel.message.height() >= panel.message.heightForWidth(panel.message.width()) > 30)
    assert panel.mark.height() == panel.mark.sizeHint().height()
