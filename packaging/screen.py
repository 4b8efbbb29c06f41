"""A screen that nobody sees, with a window manager, and somebody who types at it."""

import os
import subprocess
import tempfile
import zlib
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bare_debian import run, wait_until
from stop import Stop

NEEDED = ("Xvfb", "openbox", "xprop", "xdotool")
# Something that moves shows more pictures in these looks than the two of a cursor that blinks.
_LOOKS, _PICTURES = 30, 2


@dataclass(frozen=True)
class Screen:
    """Its name, such as ``:3``, and the file in which its picture lies."""

    name: str
    picture: Path


@contextmanager
def screen() -> Iterator[Screen]:
    """Gives it once a window manager has taken it.

    Programs in a folder that is entered reach it too, by a socket of no file, since they share the network.
    """
    reading, writing = os.pipe()
    place = tempfile.TemporaryDirectory()
    command = ["Xvfb", "-displayfd", str(writing), "-fbdir", place.name, "-screen", "0", "1280x800x24"]
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
                yield Screen(name, Path(place.name, "Xvfb_screen0"))
            finally:
                manager.terminate()
    finally:
        server.terminate()
        server.wait()
        place.cleanup()


def _is_managed(name: str) -> bool:
    return "window id" in run("xprop", "-display", name, "-root", "_NET_SUPPORTING_WM_CHECK")


class Typist:
    """Types into the window that is in front."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._enter = ["env", f"DISPLAY={screen.name}", "xdotool"]

    def sees(self, title: str) -> bool:
        """Whether a window of this title is shown."""
        command = [*self._enter, "search", "--onlyvisible", "--name", title]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0

    def go_to(self, title: str) -> None:
        """Wait for a window of this title, and bring it to the front."""
        wait_until(lambda: self.sees(title), f"a window of the title {title}")
        run(*self._enter, "search", "--onlyvisible", "--name", title, "windowactivate", "--sync")

    def wait_until_still(self) -> None:
        """Wait until nothing moves but a cursor: a bar that shows work does."""
        seen: deque[int] = deque(maxlen=_LOOKS)

        def is_still() -> bool:
            seen.append(zlib.crc32(self._screen.picture.read_bytes()))
            return len(seen) == _LOOKS and len(set(seen)) <= _PICTURES

        wait_until(is_still, "nothing moves on the screen")

    def press(self, *keys: str) -> None:
        """Press keys by their names, one after the other: ``Tab``, ``ctrl+l``."""
        for key in keys:
            run(*self._enter, "key", "--clearmodifiers", key)

    def write(self, text: str) -> None:
        run(*self._enter, "type", "--delay", "20", text)
