"""Says in words what is missing, before Qt is loaded. Old Pythons can read it as far as the version check.

Exit codes: 3 the Python is too old, 4 a library of Python is missing, 5 a library of the system is missing,
6 there is no display.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from collections.abc import Mapping
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)
PYTHON_TOO_OLD, PACKAGE_MISSING, LIBRARY_MISSING, NO_DISPLAY = 3, 4, 5, 6

PACKAGES = ("PySide6", "apsw", "cryptography", "keyring", "filelock", "platformdirs", "numpy", "lark")
# What Qt loads from a Linux system, and the Debian package that brings it.
LINUX_LIBRARIES = (
    ("libEGL.so.1", "libegl1"),
    ("libGL.so.1", "libgl1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libdbus-1.so.3", "libdbus-1-3"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libglib-2.0.so.0", "libglib2.0-0"),
)
X11_LIBRARIES = (("libxcb-cursor.so.0", "libxcb-cursor0"), ("libxcb-icccm.so.4", "libxcb-icccm4"))


class Problem(NamedTuple):
    """Why the program cannot start."""

    exit_code: int
    words: str


def find_problem(
    version: tuple[int, int] = sys.version_info[:2],
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
) -> Problem | None:
    """What keeps the program from starting, or None."""
    if version < OLDEST_PYTHON:
        return Problem(
            PYTHON_TOO_OLD,
            "Remembrancer needs Python 3.11 or newer; this is Python {}.{}.\n"
            "Install a newer Python and start the program with it.".format(*version),
        )
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        return Problem(
            PACKAGE_MISSING,
            "A part of Remembrancer is not installed: {}.\n"
            "Install the program again; your vaults stay as they are.".format(", ".join(missing)),
        )
    return _linux_problem(environment) if platform.startswith("linux") else None


def _linux_problem(environment: Mapping[str, str]) -> Problem | None:
    wanted = environment.get("QT_QPA_PLATFORM", "")
    has_display = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    if not wanted and not has_display:
        return Problem(
            NO_DISPLAY,
            "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
            "Start Remembrancer from a desktop session.",
        )
    libraries: tuple[tuple[str, str], ...] = LINUX_LIBRARIES
    if wanted.startswith("xcb") or (not wanted and not environment.get("WAYLAND_DISPLAY")):
        libraries += X11_LIBRARIES
    missing = [package for library, package in libraries if not _can_load(library)]
    if not missing:
        return None
    return Problem(
        LIBRARY_MISSING,
        "The system lacks libraries that the window needs.\n"
        "On Debian and Ubuntu this installs them:\n  sudo apt install {}".format(" ".join(missing)),
    )


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def check() -> None:
    """Leave with a sentence where the program cannot start."""
    found = find_problem()
    if found is not None:
        if sys.stderr is not None:
            sys.stderr.write(found.words + "\n")
        raise SystemExit(found.exit_code)
