"""Whether a window can be shown here."""

import os
import sys
from collections.abc import Mapping

from stop import Stop

PLATFORMS_WITHOUT_A_DISPLAY = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


def is_available(variables: Mapping[str, str], system: str) -> bool:
    """Say whether the application can open its window, from the environment variables and `sys.platform`."""
    if not system.startswith("linux"):
        return True
    if variables.get("QT_QPA_PLATFORM", "").startswith(PLATFORMS_WITHOUT_A_DISPLAY):
        return True
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def require() -> None:
    """Stop with an explanation where no window can be shown."""
    if not is_available(os.environ, sys.platform):
        raise Stop(
            Stop.NO_DISPLAY,
            "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
            "Start this from a desktop session, or with ssh -X, or under xvfb-run. The tests need no display:\n"
            "  python3 packaging/dev.py test",
        )
