"""What the person wants of the tray."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TrayChoices:
    """Whether the sign is there all the time, and whether closing the window only hides it."""

    shown: bool = False
    hides_window: bool = False


NO_TRAY = TrayChoices()
"""Until somebody chooses: a sign only while a message stands, and closing ends the program."""
