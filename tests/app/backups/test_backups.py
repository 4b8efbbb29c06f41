"""Backups in the window: made by a key, listed, looked into, and gone back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from remembrancer.model.backups import ListBackups
from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType
from remembrancer_app.backups.keeping import BackupKeeping
from remembrancer_app.shell.opening import Failed, GivenSecret, Locked, Opened, SecretKind, VaultOpener
from remembrancer_app.shell.status_bar import StatusBar

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from remembrancer_app.backups.dialog import BackupsDialog
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

from PySide6.QtWidgets import QVBoxLayout, QWidget


class Window(QWidget):
    """A status bar, and room for the dialog over it."""

    def __init__(self, engine: Engine, theme: Theme) -> None:
        super().__init__()
        self.status = StatusBar(theme)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.status)
        self.backups = BackupKeeping(engine, theme, self.status, self)

    def open_dialog(self, qtbot: QtBot) -> BackupsDialog:
        self.backups.show_dialog()
        dialog = self.backups.dialog
        assert dialog is not None
        qtbot.waitSignal(dialog.shown, timeout=30_000).wait()
        return dialog


@pytest.fixture
def window(qtbot: QtBot, engine: Engine, theme: Theme) -> Window:
    window = Window(engine, theme)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    return window


def test_the_status_bar_says_when_the_vault_was_backed_up(qtbot: QtBot, window: Window) -> None:
    assert window.status.note.text() == ""
    with qtbot.waitSignal(window.backups.said, timeout=30_000):
        window.backups.back_up()
    qtbot.waitUntil(lambda: window.status.note.text().startswith("Backed up "), timeout=30_000)


def test_an_empty_list_says_so_and_a_new_one_stands_in_it(qtbot: QtBot, window: Window) -> None:
    dialog = window.open_dialog(qtbot)
    assert dialog.rows == []
    assert dialog.nothing.isVisible()
    assert not dialog.restore.isEnabled()
    with qtbot.waitSignal(dialog.made, timeout=30_000), qtbot.waitSignal(dialog.shown, timeout=30_000):
        qtbot.keyClick(dialog.back_up, Qt.Key.Key_Space)
    assert len(dialog.rows) == 1
    assert dialog.place.text().endswith(" free")
    assert not dialog.nothing.isVisible()


def test_a_backup_is_looked_into_before_going_back_to_it(qtbot: QtBot, engine: Engine, window: Window) -> None:
    name = engine.vault.back_up().name
    engine.entrance.change(Remember(Draft("The roof was tiled in 2019.", type=MemoryType.FACT)))
    dialog = window.open_dialog(qtbot)
    with qtbot.waitSignal(dialog.shown, timeout=30_000):
        qtbot.keyClick(dialog.rows[0], Qt.Key.Key_Space)
    assert "1 change was made since then" in dialog.preview.text()
    wanted = qtbot.waitSignal(window.backups.restore_wanted, timeout=30_000)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter goes back to nothing"
    with wanted:
        qtbot.keyClick(dialog.restore, Qt.Key.Key_Space)
    assert wanted.args == [name]
    assert not dialog.isVisible()


def test_a_backup_without_its_keys_cannot_be_chosen(qtbot: QtBot, engine: Engine, window: Window) -> None:
    name = engine.vault.back_up().name
    (engine.vault.store.folder / "backups" / f"{name}.keys.json").unlink()
    dialog = window.open_dialog(qtbot)
    assert not dialog.rows[0].isEnabled()
    assert "keys are missing" in dialog.rows[0].accessibleName()


def test_the_names_are_read_out(qtbot: QtBot, engine: Engine, window: Window) -> None:
    engine.vault.back_up()
    dialog = window.open_dialog(qtbot)
    assert dialog.accessibleName() == "Backups"
    assert "B" in dialog.rows[0].accessibleName()


class TestGoingBack:
    def opened(self, qtbot: QtBot, opener: VaultOpener, folder: Path) -> Engine:
        from remembrancer_app.jobs.engine import Engine  # noqa: PLC0415

        with qtbot.waitSignal(opener.ended, timeout=30_000) as ended:
            opener.open(folder, GivenSecret(SecretKind.PASSPHRASE, "x"))
        opened: Opened = ended.args[0]  # type: ignore[index]
        return Engine(opened.vault, opened.entrance)

    def test_the_vault_is_closed_replaced_and_asked_for_again(
        self, qtbot: QtBot, closed_vault: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opener = VaultOpener()
        engine = self.opened(qtbot, opener, closed_vault)
        name = engine.vault.back_up().name
        before = engine.vault.store.number()
        engine.entrance.change(Remember(Draft("The roof was tiled in 2019.", type=MemoryType.FACT)))
        with qtbot.waitSignal(opener.ended, timeout=30_000) as ended:
            opener.restore(engine, name)
        assert isinstance(ended.args[0], Locked)  # type: ignore[index]
        again = self.opened(qtbot, opener, closed_vault)
        # Going back is one more transaction.
        assert again.vault.store.number() == before + 1
        assert len(again.entrance.query(ListBackups()).backups) == 2
        again.close()
        opener.shut_down()

    def test_a_backup_that_is_gone_leaves_the_vault_as_it_is(self, qtbot: QtBot, closed_vault: Path) -> None:
        opener = VaultOpener()
        engine = self.opened(qtbot, opener, closed_vault)
        number = engine.vault.store.number()
        with qtbot.waitSignal(opener.ended, timeout=30_000) as ended:
            opener.restore(engine, "2026-01-01T000000.000000Z")
        assert isinstance(ended.args[0], Failed)  # type: ignore[index]
        again = self.opened(qtbot, opener, closed_vault)
        assert again.vault.store.number() == number
        again.close()
        opener.shut_down()
