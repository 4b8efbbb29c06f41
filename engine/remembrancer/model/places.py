"""Where things lie on this machine. Light to import: a relay has to know before anything else is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

VAULT_VARIABLE: Final = "REMEMBRANCER_VAULT"
PASSPHRASE_VARIABLE: Final = "REMEMBRANCER_PASSPHRASE"  # noqa: S105  (a variable's name)
MOVED_FILE: Final = "personal-vault.txt"
"""In the data folder: where the person's own vault lies, once it was moved."""
TOKEN_VARIABLE: Final = "REMEMBRANCER_TOKEN"  # noqa: S105  (as above)


def default_folder(environment: Mapping[str, str]) -> Path:
    """The vault that is meant when none is named: the variable's, or the person's own, wherever they moved it."""
    if named := environment.get(VAULT_VARIABLE):
        return Path(named).expanduser()
    try:
        moved = (data_folder() / MOVED_FILE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        moved = ""
    return Path(moved) if moved else usual_folder()


def usual_folder() -> Path:
    """Where the person's own vault lies unless they moved it."""
    return data_folder() / "vaults" / "Personal"


def data_folder() -> Path:
    """Where the program keeps its data for this person."""
    import platformdirs  # noqa: PLC0415  (a third of what a relay loads, which greets before it has to know)

    return Path(platformdirs.user_data_path("remembrancer", appauthor=False))
