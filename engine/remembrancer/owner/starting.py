"""Starting a process that holds a vault, where none does. It goes on without whoever started it, while it is needed."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from remembrancer.model.places import TOKEN_VARIABLE

if TYPE_CHECKING:
    from subprocess import Popen

IDLE_SECONDS: Final = 60
_KEY_FILE: Final = "keys.json"
_SECONDS_FOR_OTHERS: Final = 5.0
_SECONDS_BETWEEN_STARTS: Final = 1.0


class Starting:
    """Starts an owner when it is asked whether that has failed, as often as makes sense."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: Popen[bytes] | None = None
        self._first_failure: float | None = None
        self._next_start = 0.0

    def succeeded(self) -> None:
        """An owner answers."""
        self._first_failure = None
        self._next_start = 0.0

    def has_failed(self) -> bool:
        """Whether no owner can be started. Starts one if none is starting.

        A process that ends at once may have met another that holds the vault without listening, as a command does for
        a moment, or that listens a moment later: so it is tried for some seconds.
        """
        if not (self._folder / _KEY_FILE).is_file():
            # There is no vault to hold.
            return True
        if self._process is not None:
            if self._process.poll() is None:
                return False
            self._process = None
            self._first_failure = self._first_failure or monotonic()
        if self._first_failure is not None and monotonic() - self._first_failure > self._patience():
            return True
        if monotonic() >= self._next_start:
            self._next_start = monotonic() + _SECONDS_BETWEEN_STARTS
            self._start()
        return False

    def _patience(self) -> float:
        # ``owner.json`` stands there as long as somebody holds the vault.
        return _SECONDS_FOR_OTHERS if (self._folder / "owner.json").exists() else 0.0

    def _start(self) -> None:
        import subprocess  # noqa: PLC0415  (slow to load, and not needed where an owner runs)

        # The token is the client's, not the owner's.
        environment = {name: value for name, value in os.environ.items() if name != TOKEN_VARIABLE}
        command = [*_own_command(), "serve", "--idle", str(IDLE_SECONDS), "--vault"]
        self._process = subprocess.Popen(  # noqa: S603  (our own program)
            [*command, str(self._folder.absolute())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )


def _own_command() -> list[str]:
    """How the command line of this very program is started: a frozen one has no interpreter to be asked."""
    if getattr(sys, "frozen", False):
        name = "remembrancer.exe" if sys.platform == "win32" else "remembrancer"
        return [str(Path(sys.executable).with_name(name))]
    return [sys.executable, "-m", "remembrancer.cli"]
