"""A damaged vault in the window: one clear page with the ways on, and each of them works; nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.queries import FindMemories
from remembrancer.vault import Passphrase, Vault
from remembrancer_app.application import Program
from remembrancer_app.health.damaged_panel import DamagedPanel
from remembrancer_app.health.told_dialog import ToldDialog
from remembrancer_app.options import Options
from remembrancer_app.shell.opening import GivenSecret, SecretKind
from remembrancer_app.state.application_settings import ApplicationSettings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

STORED = 4


@pytest.fixture
def backed_up(closed_vault: Path) -> Path:
    vault = Vault.open(closed_vault, Passphrase("x"))
    vault.back_up()
    vault.close()
    return closed_vault


@pytest.fixture
def program(qapp: QApplication, backed_up: Path, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, Options(vault=backed_up), ApplicationSettings(tmp_path / "settings"))
    yield program
    program.window.hide()
    program._close_vault()
    program.opener.shut_down()
    program.server.close()
    program.window.setParent(None)
    program.window.deleteLater()
    program.theme.deleteLater()
    program.deleteLater()
    qapp.setStyleSheet("")


def unlock(qtbot: QtBot, program: Program) -> Any:
    """Open it with the passphrase, and give what came of it."""
    with qtbot.waitSignal(program.opener.ended) as ended:
        program.opener.open(program.present, GivenSecret(SecretKind.PASSPHRASE, "x"))
    return ended.args[0]  # type: ignore[index]


def panel(program: Program) -> DamagedPanel:
    found = program.window.findChild(DamagedPanel)
    assert found is not None
    assert found.isVisibleTo(program.window)
    return found


def overwrite(folder: Path) -> None:
    with (folder / "vault.db").open("r+b") as file:
        file.write(bytes(100))


def count(program: Program) -> int:
    assert program.engine is not None
    return len(program.engine.entrance.query(FindMemories()).ids)


def test_a_damaged_vault_is_met_by_one_page_and_gone_back_from(qtbot: QtBot, program: Program, backed_up: Path) -> None:
    overwrite(backed_up)
    program.window.show()
    unlock(qtbot, program)
    shown = panel(program)
    assert shown.title.text() == "The vault is damaged"
    assert "The secret is right" in shown.sentence.text()
    assert len(shown.rows) == 1
    with qtbot.waitSignal(program.opener.ended):
        qtbot.keyClick(shown.restore, Qt.Key.Key_Space)
    assert program.window.workspace is not None
    assert count(program) == STORED
    aside = next((backed_up / "backups").glob("*-replaced"))
    assert (aside / "vault.db").read_bytes()[:100] == bytes(100), "the damaged file is kept"


def test_what_can_be_read_is_recovered_into_a_new_vault_and_told(
    qtbot: QtBot, program: Program, backed_up: Path, tmp_path: Path
) -> None:
    overwrite(backed_up)
    program.window.show()
    unlock(qtbot, program)
    with qtbot.waitSignal(program.opener.ended):
        panel(program).recover_wanted.emit(tmp_path / "new")
    assert program.present == tmp_path / "new"
    assert count(program) == STORED
    told = program.window.findChild(ToldDialog)
    assert told is not None
    assert told.accessibleName() == "What was recovered"
    assert (backed_up / "vault.db").read_bytes()[:100] == bytes(100)


def test_damaged_keys_are_mended_by_unlocking(qtbot: QtBot, program: Program, backed_up: Path) -> None:
    (backed_up / "keys.json").write_text("{")
    program.window.show()
    unlock(qtbot, program)
    assert count(program) == STORED


def test_where_nothing_can_be_done_the_ways_on_cannot_be_pressed(
    qtbot: QtBot, program: Program, backed_up: Path
) -> None:
    (backed_up / "keys.json").write_text("{")
    for each in (backed_up / "backups").iterdir():
        each.unlink()
    program.window.show()
    unlock(qtbot, program)
    shown = panel(program)
    assert not shown.restore.isVisible()
    assert shown.retry.isEnabled()
