"""How soon the window is painted, how soon its page is there, and what memory that takes.

    python tests/benchmarks/first_paint.py [--starts N] [--vault FOLDER]

Starts the program N times (5 by default) in processes of their own, on the vault given or on a small one made for it,
and prints a table. First paint: from the start of Python to the first time the window asks to be painted. Page: until
the page of memories is in front. RSS in MB at these moments (Linux only).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

FIRST_PAINT_MS = 500
_PASSPHRASE = "first paint"  # noqa: S105  (of a vault that lives for a minute)
_MEASURED = """
import json, sys, time

def memory():
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096 / 1e6
    except OSError:
        return 0.0

from pathlib import Path
from remembrancer_app import earlyinit
earlyinit.check()
from remembrancer_app import running as program_module
from remembrancer_app import places
from remembrancer_app.options import Options
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

result = {}
zero = time.monotonic() - (time.time() - float(sys.argv[2]))

class Measured(program_module.Program):
    def open(self):
        if "paint" not in result:
            result["paint"] = (time.monotonic() - zero) * 1000
            result["paint_mb"] = memory()
            heavy = {"numpy", "pyqtgraph", "onnxruntime", "apsw", "cryptography"}
            result["heavy"] = sorted(heavy & set(sys.modules))
        super().open()

    def _show_vault(self, opened):
        super()._show_vault(opened)
        QTimer.singleShot(0, self._measure)

    def _measure(self):
        result["page"] = (time.monotonic() - zero) * 1000
        result["page_mb"] = memory()
        self.quit()

program_module.Program = Measured
code = program_module.run(Options(vault=Path(sys.argv[1])))
print(json.dumps(result))
sys.exit(code)
"""


def make_vault(folder: Path) -> None:
    """A small vault to open."""
    from remembrancer.model.changes import Remember  # noqa: PLC0415
    from remembrancer.model.memory import Draft  # noqa: PLC0415
    from remembrancer.model.types import ActorKind  # noqa: PLC0415
    from remembrancer.vault import Actor, Passphrase, Vault  # noqa: PLC0415

    vault = Vault.create(folder, (Passphrase(_PASSPHRASE),))
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    for number in range(12):
        entrance.change(Remember(Draft(f"The staging broker number {number} listens on port {8880 + number}.")))
    vault.close()


def start(vault: Path) -> dict[str, Any]:
    """One start, in a process of its own."""
    import time  # noqa: PLC0415

    environment = dict(os.environ)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment.setdefault("REMEMBRANCER_PASSPHRASE", _PASSPHRASE)
    command = [sys.executable, "-c", _MEASURED, str(vault), repr(time.time())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    if done.returncode:
        raise SystemExit(f"the program ended with {done.returncode}:\n{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--vault", type=Path)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # The program's own log and settings go here, not into the person's.
        os.environ["XDG_DATA_HOME"] = f"{folder}/data"
        vault = words.vault or Path(folder) / "vault"
        if words.vault is None:
            make_vault(vault)
        results = [start(vault) for _ in range(words.starts)]
    print(f"{'start':>6} {'first paint':>12} {'RSS':>8} {'page':>10} {'RSS':>8}  heavy modules at first paint")
    for number, result in enumerate(results, start=1):
        print(
            f"{number:6} {result['paint']:9.0f} ms {result['paint_mb']:5.0f} MB {result['page']:7.0f} ms "
            f"{result['page_mb']:5.0f} MB  {', '.join(result['heavy']) or 'none'}"
        )
    median = statistics.median(float(result["paint"]) for result in results)
    print(f"median {median:.0f} ms, the aim is {FIRST_PAINT_MS} ms")
    return 0 if median < FIRST_PAINT_MS else 1


if __name__ == "__main__":
    sys.exit(main())
