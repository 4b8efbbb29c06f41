"""What the program writes into its log."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from pathlib import Path
from remembrancer_app.crash.log import start_log
start_log(Path(sys.argv[1]))
import logging

def failing():
    text_of_a_memory = "Mother's birthday is 30 May"
    return 1 / 0

try:
    failing()
except ZeroDivisionError:
    logging.getLogger("jobs").exception("job_failed reason=%r", "a code")
import resource
print(resource.getrlimit(resource.RLIMIT_CORE))
"""


def test_an_error_is_logged_with_its_place_and_without_what_the_vault_holds(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)], capture_output=True, text=True, check=True, timeout=60
    )
    log = (folder / "remembrancer.log").read_text(encoding="utf-8")
    assert "job_failed" in log
    assert "ZeroDivisionError" in log
    assert "in failing" in log
    assert "birthday" not in log
    assert done.stderr == ""
    assert folder.stat().st_mode & 0o077 == 0


def test_no_core_is_dumped(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path / "logs")], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "(0, 0)"
