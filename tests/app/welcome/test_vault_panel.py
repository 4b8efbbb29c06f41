"""The first step: how the vault is locked, and a recovery key that is kept before anything is made."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.opening import GivenSecret, NewVault, SecretKind
from remembrancer_app.theme import Theme
from remembrancer_app.welcome.vault_panel import VaultPanel

K = Qt.Key
KEY = "7K4Q-M2XD-9TRB-OHVN-63WE-YPCA-IJZF-D8SG"
FOLDER = Path("/home/ines/vaults/Personal")


def vault_panel(qtbot: QtBot, theme: Theme, *, has_keyring: bool) -> VaultPanel:
    panel = VaultPanel(theme, FOLDER, KEY, has_keyring=has_keyring)
    qtbot.addWidget(panel)
    panel.resize(1280, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def test_a_passphrase_is_typed_twice_and_the_recovery_key_kept_first(qtbot: QtBot, theme: Theme) -> None:
    panel = vault_panel(qtbot, theme, has_keyring=False)
    assert not panel.keyring.isVisible()
    qtbot.keyClicks(panel.fields.first.line, "short")
    assert "At least 8 characters" in panel.fields.advice.text()
    qtbot.keyClicks(panel.fields.first.line, " and longer")
    qtbot.keyClicks(panel.fields.second.line, "shore")
    assert panel.fields.advice.text() == "The two are not the same."
    panel.fields.second.line.clear()
    qtbot.keyClicks(panel.fields.second.line, "short and longer")
    assert panel.fields.advice.text() == "Long enough."
    assert not panel.create_vault.isEnabled()
    assert panel.create_vault.toolTip() == "Keep the recovery key first."
    qtbot.mouseClick(panel.recovery.box, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.vault_wanted) as wanted:
        qtbot.keyClick(panel.fields.second.line, K.Key_Return)
    secret = GivenSecret(SecretKind.PASSPHRASE, "short and longer")
    assert wanted.args == [NewVault(FOLDER, secret, KEY)]
    assert not panel.card.isEnabled()
    panel.show_failure("There is something in that folder.")
    assert panel.message.isVisible()
    assert panel.create_vault.isEnabled()


def test_the_keyring_is_offered_where_there_is_one(qtbot: QtBot, theme: Theme) -> None:
    panel = vault_panel(qtbot, theme, has_keyring=True)
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
    panel = vault_panel(qtbot, theme, has_keyring=False)
    qtbot.mouseClick(panel.recovery.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == KEY
    page = tmp_path / "key.pdf"
    panel.recovery.save_to(str(page))
    assert page.read_bytes().startswith(b"%PDF")
    assert page.stat().st_mode & 0o077 == 0
    path = tmp_path / "key.txt"
    panel.recovery.save_to(str(path))
    assert path.read_text(encoding="utf-8") == f"{KEY}\n"
    assert path.stat().st_mode & 0o077 == 0
    panel.recovery.save_to(str(tmp_path / "no" / "such" / "folder" / "key.txt"))
    assert panel.recovery.save.text() == "Not saved"


def test_the_welcome_begins_in_the_passphrase_and_enter_makes_the_vault_from_anywhere(
    qtbot: QtBot, theme: Theme
) -> None:
    panel = VaultPanel(theme, FOLDER, KEY, has_keyring=False)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.fields.first.line.hasFocus)
    for field in (panel.fields.first, panel.fields.second):
        qtbot.keyClicks(field.line, "four unrelated words")
    panel.recovery.box.setChecked(True)
    panel.recovery.box.setFocus()
    with qtbot.waitSignal(panel.vault_wanted):
        qtbot.keyClick(panel.recovery.box, K.Key_Return)


def test_a_passphrase_and_the_keyring_can_both_be_chosen(qtbot: QtBot, theme: Theme) -> None:
    panel = vault_panel(qtbot, theme, has_keyring=True)
    assert not panel.also.isVisible()
    qtbot.mouseClick(panel.passphrase, Qt.MouseButton.LeftButton)
    assert panel.also.isVisible()
    for field in (panel.fields.first, panel.fields.second):
        qtbot.keyClicks(field.line, "four unrelated words")
    panel.also.setChecked(True)
    panel.recovery.box.setChecked(True)
    with qtbot.waitSignal(panel.vault_wanted) as wanted:
        qtbot.keyClick(panel.fields.second.line, K.Key_Return)
    secret = GivenSecret(SecretKind.PASSPHRASE, "four unrelated words")
    assert wanted.args == [NewVault(FOLDER, secret, KEY, with_keyring=True)]


def test_of_a_keyring_that_is_not_there_nothing_is_said(qtbot: QtBot, theme: Theme) -> None:
    panel = vault_panel(qtbot, theme, has_keyring=False)
    assert not panel.also.isVisible()
    assert panel.steps.accessibleName() == "Step 1 of 3: Your vault"
