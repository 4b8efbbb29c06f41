"""A bare Debian 12 in a folder, in which a package is installed and its programs are run as they will be."""

import os
import pty
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from stop import Stop

RELEASE = "bookworm"
MIRROR_VARIABLE = "REMEMBRANCER_DEBIAN_MIRROR"
NEEDED = ("debootstrap", "unshare", "chroot")
PATIENCE_SECONDS = 180.0
_LOOKS_A_SECOND = 10
# Mounted for one command alone, in a view of the file systems that ends with it: nothing is mounted when the folder is
# removed. Programs read the number of processors and random bytes there, and need terminals.
_ENTER = """
set -e
mount -t proc proc "$0/proc"
mount --rbind /sys "$0/sys"
mount --rbind /dev "$0/dev"
exec chroot "$0" "$@"
"""


class BareDebian:
    """The folder, and what is done in it. Takes an administrator."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def make(self, mirror: str = "") -> None:
        """Fill the folder. Without ``mirror``, debootstrap takes the one that it knows itself."""
        run("debootstrap", "--variant=minbase", RELEASE, str(self.root), *([mirror] if mirror else []))
        settings = self.root / "etc/apt/apt.conf.d/90quiet"
        settings.write_text('APT::Install-Recommends "false";\n', encoding="utf-8")
        self.run("apt-get", "-q", "update")

    @property
    def enter(self) -> list[str]:
        """What is put before a command that is run inside."""
        return ["unshare", "--mount", "sh", "-c", _ENTER, str(self.root)]

    def run(self, *command: str, **variables: str) -> str:
        """Run a command inside, with these variables alone beside the usual ones; returns what it says."""
        return run(*self.enter, *with_variables(variables), *command)

    def install(self, package: Path) -> None:
        """Install a package file with what it depends on."""
        shutil.copy(package, self.root / "tmp")
        # Also in the place of one of the same number: what is not released has that of what was.
        words = ["apt-get", "-q", "-y", "--reinstall", "install", f"/tmp/{package.name}"]  # noqa: S108 - inside
        self.run(*words, DEBIAN_FRONTEND="noninteractive")
        (self.root / "tmp" / package.name).unlink()

    def purge(self, name: str) -> None:
        """Take a package away with its settings."""
        self.run("apt-get", "-q", "-y", "purge", name, DEBIAN_FRONTEND="noninteractive")


def with_variables(variables: Mapping[str, str]) -> list[str]:
    """What is put before a command that finds no other variables."""
    usual = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": "/root"}
    return ["env", "-i", *(f"{name}={value}" for name, value in {**usual, **variables}.items())]


def run(*command: str) -> str:
    """Run a program; returns what it says, and stops with the end of it where it fails."""
    result = subprocess.run(command, check=False, capture_output=True, text=True)
    if result.returncode != 0:
        told = f"{result.stdout}\n{result.stderr}"[-3000:]
        raise Stop(Stop.INSTALLATION_FAILED, f"{' '.join(command)} ended with {result.returncode}:\n{told}")
    return result.stdout


def run_at_terminal(command: list[str], answers: Mapping[str, str]) -> str:
    """Run a command at a terminal of its own, typing each answer when its question was asked; returns what is shown."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(command[0], command)  # noqa: S606 - of the check's own
    shown, waiting = "", dict(answers)
    while True:
        try:
            part = os.read(terminal, 65536).decode(errors="replace")
        except OSError:  # so a terminal says that nobody is at its other end
            part = ""
        if not part:
            break
        shown += part
        for question in [each for each in waiting if each in shown]:
            os.write(terminal, f"{waiting.pop(question)}\n".encode())
    os.close(terminal)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code != 0 or waiting:
        raise Stop(Stop.INSTALLATION_FAILED, f"{' '.join(command)} ended with {code}:\n{shown}")
    return shown


def wait_until(holds: Callable[[], bool], what: str) -> None:
    """Look until it holds; stops with ``what`` was waited for in vain."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        if time.monotonic() > end:
            raise Stop(Stop.INSTALLATION_FAILED, f"Not within {PATIENCE_SECONDS:.0f} seconds: {what}.")
        time.sleep(1 / _LOOKS_A_SECOND)
