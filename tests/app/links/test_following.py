"""A link leads there in the window that is open, asks for the unlock first, and never changes anything."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.queries import FindMemories
from remembrancer_app.application import Program
from remembrancer_app.conflicts.dialog import ReviewDialog
from remembrancer_app.links.link import Link, LinkKind
from remembrancer_app.options import Options
from remembrancer_app.shell.opening import GivenSecret, SecretKind
from remembrancer_app.shell.page import PageName
from remembrancer_app.state.application_settings import ApplicationSettings

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
AN_ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV"


@pytest.fixture
def program(qapp: QApplication, closed_vault: Path, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, Options(vault=closed_vault), ApplicationSettings(tmp_path / "settings"))
    program.server.listen(closed_vault)
    program.window.show()
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


@pytest.fixture
def opened(qtbot: QtBot, program: Program) -> Program:
    unlock(qtbot, program)
    return program


def unlock(qtbot: QtBot, program: Program) -> None:
    with qtbot.waitSignal(program.opener.ended):
        program.opener.open(program.present, GivenSecret(SecretKind.PASSPHRASE, "x"))
    qtbot.waitUntil(lambda: program.window.workspace is not None)


def first_memory(program: Program) -> str:
    return program.engine.entrance.query(FindMemories()).ids[0]


def said(program: Program) -> str:
    return program.window.workspace.toast.message


def test_each_kind_leads_there(qtbot: QtBot, opened: Program) -> None:
    workspace, follow = opened.window.workspace, opened.following.follow
    memory = first_memory(opened)
    number = opened.engine.vault.store.number()
    follow(Link(LinkKind.PAGE, "audit").written())
    assert workspace.is_in_front(PageName.AUDIT)
    follow(Link(LinkKind.MEMORY, memory).written())
    qtbot.waitUntil(lambda: workspace.is_in_front(PageName.MEMORIES))
    qtbot.waitUntil(lambda: workspace.page.detail.memory is not None and workspace.page.detail.memory.id == memory)
    follow(Link(LinkKind.REPORT, "2025-11-07").written())
    assert workspace.is_in_front(PageName.REPORTS)
    assert workspace.page.day == date(2025, 11, 7)
    follow(Link(LinkKind.SEARCH, "tag:halyard").written())
    assert workspace.is_in_front(PageName.MEMORIES)
    assert workspace.search.field.text() == "tag:halyard"
    # Nothing was used, and nothing of it is remembered.
    workspace.private.flush()
    qtbot.waitUntil(lambda: not opened.engine._lasting)
    assert opened.engine.vault.store.number() == number
    assert "halyard" not in str(opened.engine.vault.kept())


def test_what_leads_nowhere_is_said(qtbot: QtBot, opened: Program) -> None:
    front = opened.window.workspace._front
    for link, words in (
        (f"remembrancer://memory/{AN_ID}", "no memory with the id"),
        (f"remembrancer://conflict/{AN_ID}", "no conflict with the id"),
        (f"remembrancer://routine/{AN_ID}", "no routine"),
        ("remembrancer://page/erase", "does not have"),
        ("remembrancer://memory/../../etc/passwd", "not written as"),
        ("remembrancer://search/" + "a" * 900, "too long"),
    ):
        opened.following.follow(link)
        qtbot.waitUntil(lambda words=words: words in said(opened))
        assert opened.window.workspace._front is front
    assert not opened.window.findChildren(ReviewDialog)


def test_what_the_person_has_open_is_not_taken_from_under_them(qtbot: QtBot, opened: Program) -> None:
    workspace = opened.window.workspace
    workspace.dialogs.new_memory()
    opened.following.follow(Link(LinkKind.PAGE, "audit").written())
    assert not workspace.is_in_front(PageName.AUDIT)
    workspace.dialogs.capture.close_overlay()
    qtbot.waitUntil(lambda: workspace.is_in_front(PageName.AUDIT))


def test_a_locked_vault_asks_first_and_goes_there_then(qtbot: QtBot, program: Program) -> None:
    program.lock()
    program.following.follow(Link(LinkKind.PAGE, "reports").written())
    assert "when the vault is open" in program.window.unlock.why.text()
    unlock(qtbot, program)
    assert program.window.workspace.is_in_front(PageName.REPORTS)
    # Once, not each time.
    program.window.workspace.show_page(PageName.AUDIT)
    program.lock()
    unlock(qtbot, program)
    assert program.window.workspace.is_in_front(PageName.AUDIT)


def test_a_second_start_hands_its_link_over_and_leaves(
    qtbot: QtBot, opened: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REMEMBRANCER_VAULT", str(opened.present))
    second = subprocess.Popen([sys.executable, "-m", "remembrancer_app", "remembrancer://page/audit"])
    qtbot.waitUntil(lambda: opened.window.workspace.is_in_front(PageName.AUDIT))
    assert second.wait(30) == 0


def test_a_link_finds_the_window_of_another_vault(opened: Program, tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from remembrancer_app.running import hand_over; from remembrancer_app.options import Options;"
        "application = QCoreApplication([]);"
        "sys.exit(0 if hand_over(Options(link=sys.argv[2]), [Path(sys.argv[1])]) else 9)"
    )
    start = [sys.executable, "-c", code, str(opened.present)]
    linked = subprocess.Popen([*start, "remembrancer://page/audit"])
    while linked.poll() is None:
        QApplication.processEvents()
    assert linked.returncode == 0
    assert subprocess.run([*start, ""], check=False, timeout=60).returncode == 9


def test_the_system_may_hand_a_link_over(tmp_path: Path) -> None:
    code = (
        "from PySide6.QtCore import QUrl; from PySide6.QtGui import QFileOpenEvent;"
        "from remembrancer_app.running import Application;"
        "application = Application([]); application.link_wanted.connect(print);"
        "application.sendEvent(application, QFileOpenEvent(QUrl('remembrancer://page/audit')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "remembrancer://page/audit"
