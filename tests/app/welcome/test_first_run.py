"""All three steps by keyboard alone, and wherever the program is killed the next start goes on from there."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.vault import Passphrase, Vault
from remembrancer_app.application import Program
from remembrancer_app.options import Options
from remembrancer_app.state.application_settings import ApplicationSettings
from remembrancer_app.welcome.bring_panel import BringPanel
from remembrancer_app.welcome.connect_panel import ConnectPanel
from remembrancer_app.welcome.first_run import KEPT_AS

K = Qt.Key
WORDS = "four unrelated words"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody whose agents have left two files."""
    home = tmp_path / "home"
    (home / "projects" / "halyard").mkdir(parents=True)
    (home / "projects" / "halyard" / "CLAUDE.md").write_text("- The broker listens on port 8883.\n", encoding="utf-8")
    (home / ".claude").mkdir()
    (home / ".claude" / "CLAUDE.md").write_text("- Ines prefers tables.\n", encoding="utf-8")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / ".config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / ".local" / "share"))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    return home


@pytest.fixture
def program(qapp: QApplication, home: Path, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Options(vault=tmp_path / "Personal"), ApplicationSettings(home))
    yield made
    made.window.hide()
    made._close_vault()
    made.opener.shut_down()
    made.server.close()
    made.window.setParent(None)
    made.window.deleteLater()
    made.theme.deleteLater()
    made.deleteLater()
    qapp.setStyleSheet("")


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab_to(qtbot: QtBot, wanted: QWidget) -> None:
    """Press Tab until it has the focus."""
    for _ in range(60):
        if wanted.hasFocus():
            return
        qtbot.keyClick(focused(), K.Key_Tab)
    pytest.fail(f"Tab never reaches {wanted.accessibleName()}")


def test_all_three_steps_by_keyboard_alone(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    program.start()
    qtbot.waitUntil(lambda: program._welcome is not None)
    first = program._welcome
    assert first is not None
    program.window.activateWindow()
    first.keyring.radio.isEnabled()
    if first.keyring.isVisible():
        tab_to(qtbot, first.keyring.radio)
        qtbot.keyClick(focused(), K.Key_Down)
    tab_to(qtbot, first.fields.first.line)
    qtbot.keyClicks(focused(), WORDS)
    tab_to(qtbot, first.fields.second.line)
    qtbot.keyClicks(focused(), WORDS)
    qtbot.keyClick(focused(), K.Key_Return)
    assert program.engine is None, "the recovery key is not kept yet"
    tab_to(qtbot, first.recovery.box)
    qtbot.keyClick(focused(), K.Key_Space)
    qtbot.keyClick(focused(), K.Key_Return)
    qtbot.waitUntil(lambda: program._first_run is not None)
    assert program._first_run is not None

    bring = program._first_run.panel
    assert isinstance(bring, BringPanel)
    qtbot.waitUntil(lambda: bring._job is None)
    assert {Path(each).parent.name for each in bring.chosen} == {"halyard", ".claude"}
    tab_to(qtbot, bring.rows[0].box)
    qtbot.keyClick(focused(), K.Key_Space)
    assert len(bring.chosen) == 1
    qtbot.keyClick(focused(), K.Key_Return)
    qtbot.waitUntil(lambda: bring.importing is not None and bring.importing.plan.isVisible())
    dialog = bring.importing
    assert dialog is not None
    qtbot.keyClick(focused(), K.Key_B, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: bring.importing is None)
    assert bring.told.isVisible()
    qtbot.keyClick(focused(), K.Key_Return)

    qtbot.waitUntil(lambda: program._first_run is not None and isinstance(program._first_run.panel, ConnectPanel))
    connect = program._first_run.panel
    qtbot.waitUntil(connect.act.hasFocus)
    qtbot.keyClick(focused(), K.Key_Return)
    qtbot.waitUntil(lambda: program.window.workspace is not None)
    assert program._first_run is None
    assert program.engine is not None
    assert KEPT_AS not in program.engine.vault.kept(), "nothing is asked again"
    assert program.window.workspace is not None
    assert program.window.workspace.state.current == 1
    assert program.recent() == [tmp_path / "Personal"]


DRIVER = """
import sys
from pathlib import Path
from remembrancer_app import running as program_module
from remembrancer_app.options import Options

class Driven(program_module.Program):
    def _ended(self, outcome):
        super()._ended(outcome)
        if self._welcome is not None and type(outcome).__name__ == "Absent":
            self.told("1")
            if sys.argv[2] != "1":
                for field in (self._welcome.fields.first, self._welcome.fields.second):
                    field.line.setText("four unrelated words")
                self._welcome.passphrase.radio.setChecked(True)
                self._welcome.recovery.box.setChecked(True)
                self._welcome._submit()

    def _go_on_with_first_run(self, opened, step):
        super()._go_on_with_first_run(opened, step)
        self.told("2" if step == "bring" else "3")
        if sys.argv[2] == "3" and step == "bring":
            self._first_run.panel._go_on()
            self.engine._changes.submit(lambda: None).result()
            self.told("3")

    def told(self, step):
        print("step", step, flush=True)

program_module.Program = Driven
sys.exit(program_module.run(Options(vault=Path(sys.argv[1]))))
"""


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
@pytest.mark.parametrize("step", ["1", "2", "3"])
def test_killed_at_a_step_the_next_start_goes_on_with_it(home: Path, tmp_path: Path, step: str) -> None:
    folder = tmp_path / "Personal"
    environment = {**os.environ, "REMEMBRANCER_PASSPHRASE": WORDS}
    for _ in range(2):
        command = [sys.executable, "-c", DRIVER, str(folder), step]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as started:
            assert started.stdout is not None
            said = []
            while not said or said[-1] != f"step {step}":
                line = started.stdout.readline().strip()
                assert line, f"it ended after {said}"
                said.append(line)
            started.send_signal(signal.SIGKILL)
            started.wait()
    # The second start asked nothing that was answered before.
    assert said == [f"step {step}"]
    if step == "1":
        assert not folder.exists()
    else:
        vault = Vault.open(folder, Passphrase(WORDS))
        assert vault.kept()[KEPT_AS] == {"2": "bring", "3": "connect"}[step]
        vault.close()
