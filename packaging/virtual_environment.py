"""The project's own Python environment in `.venv`: locked packages, checked by hash, and the project itself."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from stop import Stop

LOCKED = "requirements.txt"
STAMP = "remembrancer-ready"


class VirtualEnvironment:
    """An environment of one checkout, which need not exist yet.

    Args:
        project: the checkout.
        place: where the environment lies in it.
        locked: the file in it that locks what is installed.
    """

    def __init__(self, project: Path, place: str = ".venv", locked: str = LOCKED) -> None:
        self.project = project
        self.folder = project / place
        self.locked = locked
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.stamp = self.folder / STAMP

    def expected_stamp(self) -> str:
        """Name the state the environment should be in: where it lies, and what is locked and how it is built."""
        digest = hashlib.sha256()
        for name in (self.locked, "pyproject.toml"):
            digest.update(b"\0" + (self.project / name).read_bytes())
        return f"{self.folder}\n{digest.hexdigest()}\n"

    def is_ready(self) -> bool:
        """Say whether the environment was made, completely, for this very state."""
        return self.python.exists() and self._stamp_found() == self.expected_stamp()

    def ensure(self) -> None:
        """Make the environment ready; quick when it is already."""
        if self.is_ready():
            return
        if self.folder.is_symlink():
            raise Stop(
                Stop.INSTALLATION_FAILED,
                f"{self.folder} is a link to {self.folder.resolve()}, which another checkout may use, so nothing is "
                "installed there.\nRemove the link, and start again: an environment is made in its place.",
            )
        if not self._has_pip() or self._was_moved():
            self._create()
        self.stamp.unlink(missing_ok=True)
        print(f"Installing the locked Python packages into {self.folder} (a minute or so) ...", flush=True)
        self._pip("install", "--require-hashes", "-r", self.locked)
        self._pip("install", "--no-build-isolation", "--no-deps", "--editable", ".")
        self.stamp.write_text(self.expected_stamp(), encoding="utf-8")

    def _stamp_found(self) -> str:
        return self.stamp.read_text(encoding="utf-8") if self.stamp.is_file() else ""

    def _was_moved(self) -> bool:
        """Say whether the programs in the environment begin with the path of a place where it no longer is."""
        found = self._stamp_found()
        return bool(found) and not found.startswith(f"{self.folder}\n")

    def _has_pip(self) -> bool:
        if not self.python.exists():
            return False
        command = [str(self.python), "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))"]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0

    def _create(self) -> None:
        print(f"Making a Python environment in {self.folder} ...", flush=True)
        command = [_base_interpreter(), "-m", "venv", "--clear", str(self.folder)]
        result = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode != 0:
            raise Stop(
                Stop.INSTALLATION_FAILED,
                f"{command[0]} could not make a virtual environment:\n{_last_lines(result.stdout)}",
            )

    def _pip(self, *words: str) -> None:
        # pip reads the person's own configuration (index, certificates, proxies); nothing here overrides it.
        command = [str(self.python), "-m", "pip", *words, "--disable-pip-version-check", "--no-input", "--quiet"]
        result = subprocess.run(
            command, check=False, cwd=self.project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if result.returncode == 0:
            return
        if _speaks_of_the_network(result.stdout):
            raise Stop(
                Stop.NO_NETWORK,
                "The Python packages could not be fetched: the package index that pip is set up for does not answer, "
                "or does not have them. "
                f"Check the network (and pip's own configuration) and start again.\n{_last_lines(result.stdout)}",
            )
        raise Stop(Stop.INSTALLATION_FAILED, f"pip could not install:\n{_last_lines(result.stdout)}")


def _base_interpreter() -> str:
    """Return the interpreter behind this one, so that the environment does not hang on another environment."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    return base if shutil.which(base) else sys.executable


def _speaks_of_the_network(output: str) -> bool:
    return any(
        words in output
        for words in (
            "NewConnectionError",
            "ConnectTimeoutError",
            "ReadTimeoutError",
            "NameResolutionError",
            "ProxyError",
            "SSLError",
            "Connection broken",
            "Network is unreachable",
            # What pip says when it gave up without retrying: what is locked does exist, so the index was not reached.
            "(from versions: none)",
        )
    )


def _last_lines(output: str) -> str:
    return "\n".join(f"  {line}" for line in output.splitlines()[-15:])
