"""A damaged vault in the window: one clear page with the ways on, and each of them works; nothing is lost."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import Remember
from remembrancer.model.health import CheckHealth, HealthArea
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.storage.connection import connect
from remembrancer.storage.keys import KeyFile
from remembrancer.vault import Passphrase, Vault
from remembrancer_app.application import Program
from remembrancer_app.health.damaged_panel import DamagedPanel
from remembrancer_app.health.told_dialog import ToldDialog
from remembrancer_app.options import Options
from remembrancer_app.shell.opening import GivenSecret, SecretKind
from remembrancer_app.shell.page import PageName
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


def spoil_journal(folder: Path) -> None:
    """Change some bytes in a page of the journal: the vault opens all the same."""
    key = KeyFile.load(folder / "keys.json").unlock(Passphrase("x")).data
    with closing(connect(folder / "vault.db", key)) as connection:
        statement = "SELECT pageno FROM dbstat WHERE name = 'journal' AND pagetype = 'leaf'"
        (page,) = connection.execute(statement).fetchall()[0]
    with (folder / "vault.db").open("r+b") as file:
        file.seek((page - 1) * 4096 + 1000)
        file.write(b"not what was written")


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


def test_damage_in_an_open_vault_is_said_once_and_nothing_is_written_any_more(
    qtbot: QtBot, program: Program, backed_up: Path
) -> None:
    spoil_journal(backed_up)
    program.window.show()
    unlock(qtbot, program)
    workspace, engine = program.window.workspace, program.engine
    assert workspace is not None
    assert engine is not None
    assert not workspace.damage.isVisible()
    engine.entrance.query(CheckHealth(frozenset({HealthArea.DATABASE})))
    workspace.backups.look()
    qtbot.waitUntil(workspace.damage.isVisible)
    qtbot.waitUntil(lambda: bool(workspace.status.health.text()))
    told = program.window.findChild(ToldDialog)
    assert told is not None
    assert told.act is not None
    assert "Nothing more is written" in told.accessibleName()
    with qtbot.waitSignal(engine.failed) as refused:
        engine.change(workspace, Remember(Draft("Milk is delivered on Fridays.")), lambda _reply: None)
    assert refused.args[0].code == "vault_read_only"
    assert len(program.window.findChildren(ToldDialog)) == 1
    with qtbot.assertNotEmitted(engine.failed, wait=50):
        workspace.private.keep("draft", "half a sentence")
        workspace.private.flush()
    assert count(program) == STORED
    qtbot.mouseClick(told.act, Qt.MouseButton.LeftButton)
    assert workspace.is_in_front(PageName.SETTINGS)
    qtbot.mouseClick(workspace.damage.notice.action, Qt.MouseButton.LeftButton)
    assert workspace.page.group == "health"  # type: ignore[union-attr]
