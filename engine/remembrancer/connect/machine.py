"""This machine as connecting sees it: whose it is, which system runs on it, and which programs can be started."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROGRAM: Final = "remembrancer"


@dataclass(frozen=True, slots=True)
class Machine:
    """``settings`` is the folder in which programs keep what a person set, by the rules of the system."""

    home: Path
    settings: Path
    system: str

    @classmethod
    def here(cls) -> Machine:
        """The one this runs on, as its environment describes it now."""
        home = Path.home()
        if sys.platform == "win32":
            settings = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
        elif sys.platform == "darwin":
            settings = home / "Library" / "Application Support"
        else:
            settings = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
        return cls(home, settings, sys.platform)

    def can_start(self, *programs: str) -> bool:
        return any(shutil.which(each) for each in programs)

    def program(self) -> str:
        """The command line's own path: programs started from a menu often do not know the shell's search path."""
        beside = Path(sys.executable).with_name(f"{PROGRAM}.exe" if self.system == "win32" else PROGRAM)
        if beside.is_file():
            return str(beside)
        return shutil.which(PROGRAM) or PROGRAM
