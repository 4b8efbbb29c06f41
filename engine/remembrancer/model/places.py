"""Where things lie on this machine. Light to import: a relay has to know before anything else is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs

VAULT_VARIABLE: Final = "REMEMBRANCER_VAULT"
PASSPHRASE_VARIABLE: Final = "REMEMBRANCER_PASSPHRASE"  # noqa: S105  (a variable's name)
TOKEN_VARIABLE: Final = "REMEMBRANCER_TOKEN"  # noqa: S105  (as above)


def default_folder(environment: Mapping[str, str]) -> Path:
    """The vault that is meant when none is named: the variable's, or the person's own."""
    named = environment.get(VAULT_VARIABLE)
    return Path(named).expanduser() if named else data_folder() / "vaults" / "Personal"


def data_folder() -> Path:
    """Where the program keeps its data for this person."""
    return Path(platformdirs.user_data_path("remembrancer", appauthor=False))
