"""What a person types in the window is in no file in the clear, neither of the vault nor of the profile."""

import os
import subprocess
import sys
from pathlib import Path

from remembrancer.vault import Passphrase, Vault

TYPED = ("Quillfeather", "Marzipan", "Oystercatcher", "Zeppelinpost", "Halyard", "halyard")
DRIVER = """
import faulthandler
import sys
import traceback
from pathlib import Path
from PySide6.QtCore import QEventLoop, QTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from remembrancer_app import running as program_module
from remembrancer_app.options import Options
from remembrancer_app.shell.page import PageName

K = Qt.Key
# Says where it hangs, if it does.
faulthandler.dump_traceback_later(90, exit=True)

def rest(milliseconds):
    # Unlike QTest.qWait, an event loop lets the workers' threads go on.
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

class Driven(program_module.Program):
    def _show_vault(self, opened):
        super()._show_vault(opened)
        acts = {"type": self._type, "look": self._look}
        QTimer.singleShot(200, acts[sys.argv[2]])

    def show_crash(self, error):
        traceback.print_exception(error)
        program_module.QApplication.exit(1)

    def _type(self):
        workspace = self.window.workspace
        line = workspace.search.field.line
        workspace.focus_search()
        QTest.keyClicks(line, "Quillfeather in summer")
        QTest.keyClick(line, K.Key_Return)
        workspace.search.kept.save("Marzipan", "tag:halyard Quillfeather")
        rest(300)
        workspace.show_page(PageName.TIMELINE)
        rest(600)
        workspace.page.search_requested.emit("tag:halyard Oystercatcher")
        workspace.show_page(PageName.MEMORIES)
        workspace.dialogs.new_memory()
        QTest.keyClicks(workspace.dialogs.capture.text, "A draft about the Zeppelinpost")
        workspace.dialogs.capture.tags.set_tags(["halyard"])
        QTimer.singleShot(300, self.window.close)

    def _look(self):
        workspace = self.window.workspace
        print("field", workspace.search.field.text())
        print("recent", *workspace.search.kept.recent())
        print("saved", *(each.name for each in workspace.search.kept.saved()))
        workspace.dialogs.new_memory()
        print("draft", workspace.dialogs.capture.text.toPlainText(), flush=True)
        QTimer.singleShot(0, self.window.close)

program_module.Program = Driven
sys.exit(program_module.run(Options(vault=Path(sys.argv[1]))))
"""


def driven(vault: Path, act: str, profile: Path) -> dict[str, str]:
    """Run the window over a vault and an empty profile; what it printed, by the first word of each line."""
    places = {f"XDG_{kind}_HOME": str(profile / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(vault), act],
        env={**os.environ, **places, "HOME": str(profile), "REMEMBRANCER_PASSPHRASE": "x"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return {line.partition(" ")[0]: line.partition(" ")[2] for line in done.stdout.splitlines()}


def test_no_file_holds_what_was_typed_and_the_window_still_knows_it(closed_vault: Path, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    driven(closed_vault, "type", profile)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert closed_vault / "window.ini" in files
    assert any(path.is_relative_to(profile) for path in files)
    for path in files:
        content = path.read_bytes()
        for word in TYPED:
            for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
                assert word.encode(encoding) not in content, f"{word} in {path}"
    vault = Vault.open(closed_vault, Passphrase("x"))
    assert "Zeppelinpost" in vault.kept()["capture.draft"]
    vault.close()
    assert driven(closed_vault, "look", profile) == {
        "field": "tag:halyard Oystercatcher",
        "recent": "Quillfeather in summer",
        "saved": "Marzipan",
        "draft": "A draft about the Zeppelinpost",
    }
