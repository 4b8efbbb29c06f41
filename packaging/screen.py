"""A screen that nobody sees, with a window manager, and somebody who types at it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from bare_debian import run, wait_until
from stop import Stop

NEEDED = ("Xvfb", "openbox", "xprop", "xdotool")


@contextmanager
def screen() -> Iterator[str]:
    """Gives its name, such as ``:3``, once a window manager has taken it.

    Programs in a folder that is entered reach it too, by a socket of no file, since they share the network.
    """
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        # It says its number when it listens, and nothing if it cannot.
        with os.fdopen(reading, encoding="ascii") as told:
            number = told.readline().strip()
        if not number:
            raise Stop(Stop.NO_DISPLAY, "Xvfb did not start.")
        name = f":{number}"
        settings = {**os.environ, "DISPLAY": name}
        silent = subprocess.DEVNULL
        with subprocess.Popen(["openbox"], env=settings, stdout=silent, stderr=silent) as manager:
            try:
                wait_until(lambda: _is_managed(name) or manager.poll() is not None, "openbox takes the screen")
                if manager.poll() is not None:
                    raise Stop(Stop.NO_DISPLAY, "openbox did not start.")
                yield name
            finally:
                manager.terminate()
    finally:
        server.terminate()
        server.wait()


def _is_managed(name: str) -> bool:
    return "window id" in run("xprop", "-display", name, "-root", "_NET_SUPPORTING_WM_CHECK")


class Typist:
    """Types into the window of a title, which is in front."""

    def __init__(self, display: str) -> None:
        self._enter = ["env", f"DISPLAY={display}", "xdotool"]

    def sees(self, title: str) -> bool:
        """Whether a window of this title is shown."""
        command = [*self._enter, "search", "--onlyvisible", "--name", title]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0

    def go_to(self, title: str) -> None:
        """Wait for a window of this title, and bring it to the front."""
        wait_until(lambda: self.sees(title), f"a window of the title {title}")
        run(*self._enter, "search", "--onlyvisible", "--name", title, "windowactivate", "--sync")

    def press(self, *keys: str) -> None:
        """Press keys by their names, one after the other: ``Tab``, ``ctrl+l``."""
        for key in keys:
            run(*self._enter, "key", "--clearmodifiers", key)

    def write(self, text: str) -> None:
        run(*self._enter, "type", "--delay", "20", text)
