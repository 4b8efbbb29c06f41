"""A second start brings the first window to the front."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.instance import WindowServer, raise_other_window, server_name

ASK = (
    "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
    "from remembrancer_app.shell.instance import raise_other_window;"
    "application = QCoreApplication([]);"
    "sys.exit(0 if raise_other_window(Path(sys.argv[1])) else 9)"
)


@pytest.fixture
def server(qapp: object) -> Iterator[WindowServer]:
    server = WindowServer()
    yield server
    server.close()


def test_another_process_is_answered_and_the_window_raised(qtbot: QtBot, server: WindowServer, tmp_path: Path) -> None:
    server.listen(tmp_path)
    with qtbot.waitSignal(server.raise_wanted, timeout=20_000):
        process = subprocess.Popen([sys.executable, "-c", ASK, str(tmp_path)])
    assert process.wait(20) == 0


def test_a_window_with_another_vault_does_not_answer(server: WindowServer, tmp_path: Path) -> None:
    server.listen(tmp_path / "one")
    assert not raise_other_window(tmp_path / "two")


def test_a_socket_that_was_left_behind_is_taken_over(qtbot: QtBot, server: WindowServer, tmp_path: Path) -> None:
    name = server_name(tmp_path)
    if not name.startswith("/"):
        pytest.skip("no run folder of the person's own")
    left = Path(name)
    left.write_bytes(b"")
    assert not raise_other_window(tmp_path)
    server.listen(tmp_path)
    with qtbot.waitSignal(server.raise_wanted, timeout=20_000):
        process = subprocess.Popen([sys.executable, "-c", ASK, str(tmp_path)])
    assert process.wait(20) == 0


def test_only_the_person_can_reach_the_socket(server: WindowServer, tmp_path: Path) -> None:
    server.listen(tmp_path)
    name = server_name(tmp_path)
    if name.startswith("/"):
        assert Path(name).stat().st_mode & 0o077 == 0
