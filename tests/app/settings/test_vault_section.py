"""What unlocks the vault is changed in Settings, and where it can be moved is found out there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import FromKeyring, KeyFile
from remembrancer.vault import Passphrase, RecoveryKey
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.settings.keys_dialog import KeysDialog
from remembrancer_app.settings.move_dialog import MoveDialog
from remembrancer_app.settings.page import SettingsPage
from remembrancer_app.settings.vault import VaultSection
from remembrancer_app.theme import Theme
from remembrancer_app.widgets.button import Button

K = Qt.Key
NEW = "some new words"


@pytest.fixture
def vault_section(page: SettingsPage) -> VaultSection:
    page.rows["vault"].click()
    return next(each for each in page.sections if isinstance(each, VaultSection))


def dialog(qtbot: QtBot, page: SettingsPage, button: Button) -> KeysDialog:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    return next(each for each in page.window().findChildren(KeysDialog) if each.isVisible())


def keys(engine: Engine) -> KeyFile:
    return KeyFile.load(engine.vault.store.folder / KEY_FILE)


def test_the_passphrase_is_changed_once_the_present_one_is_right(
    qtbot: QtBot, page: SettingsPage, vault_section: VaultSection, engine: Engine
) -> None:
    assert vault_section.passphrase.text() == "Change …"
    asked = dialog(qtbot, page, vault_section.passphrase)
    # Nothing lies over anything else.
    qtbot.waitUntil(lambda: asked.fields.advice.geometry().top() >= asked.fields.first.geometry().bottom())
    qtbot.keyClicks(asked.proof.line, "wrong")
    for field in (asked.fields.first, asked.fields.second):
        qtbot.keyClicks(field.line, NEW)
    qtbot.keyClick(asked.fields.second.line, K.Key_Return)
    qtbot.waitUntil(asked.trouble.isVisible)
    assert "The passphrase does not fit this vault. Nothing was changed." in asked.trouble.text()
    keys(engine).unlock(Passphrase("x"))
    asked.proof.clear()
    qtbot.keyClicks(asked.proof.line, "x")
    with qtbot.waitSignal(asked.done):
        qtbot.mouseClick(asked.act, Qt.MouseButton.LeftButton)
    keys(engine).unlock(Passphrase(NEW))
    assert "The passphrase is set." in vault_section.ways.help.text()


def test_the_keyring_is_used_beside_the_passphrase_and_no_longer(
    qtbot: QtBot, page: SettingsPage, vault_section: VaultSection, engine: Engine
) -> None:
    for words, opens in (("Stop using it …", True), ("Use it …", False)):
        asked = dialog(qtbot, page, vault_section.keyring)
        qtbot.keyClicks(asked.proof.line, "x")
        with qtbot.waitSignal(asked.done):
            qtbot.keyClick(asked.proof.line, K.Key_Return)
        assert vault_section.keyring.text() == words
        assert ("keyring" in keys(engine).kinds) is opens
        if opens:
            keys(engine).unlock(FromKeyring())


def test_a_new_recovery_key_counts_once_it_is_kept(
    qtbot: QtBot, page: SettingsPage, vault_section: VaultSection, engine: Engine
) -> None:
    asked = dialog(qtbot, page, vault_section.recovery)
    qtbot.keyClicks(asked.proof.line, "x")
    assert not asked.act.isEnabled()
    assert asked.act.toolTip() == "Keep the new recovery key first."
    key = RecoveryKey(asked.recovery.words.text().replace("\n", "-"))
    qtbot.mouseClick(asked.recovery.box, Qt.MouseButton.LeftButton)
    assert "recovery" not in keys(engine).kinds
    with qtbot.waitSignal(asked.done):
        qtbot.mouseClick(asked.act, Qt.MouseButton.LeftButton)
    keys(engine).unlock(key)


def test_where_it_can_be_moved_is_known_before_it_is_closed(
    qtbot: QtBot, page: SettingsPage, engine: Engine, theme: Theme, tmp_path: Path
) -> None:
    asked = MoveDialog(theme, engine, page)
    asked.ask()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine", encoding="utf-8")
    with qtbot.waitSignal(asked.looked):
        asked.take(tmp_path / "full")
    assert "There is something in" in asked.told.text()
    assert not asked.act.isEnabled()
    with qtbot.waitSignal(asked.looked):
        asked.take(tmp_path / "new")
    with qtbot.waitSignal(asked.wanted) as wanted:
        qtbot.mouseClick(asked.act, Qt.MouseButton.LeftButton)
    assert wanted.args == [tmp_path / "new"]
