"""Where things of this person lie, known before the engine is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The same as :func:`remembrancer.vault.data_folder`, without the engine; a test compares them."""
    return Path(platformdirs.user_data_path("remembrancer", appauthor=False))


def sample_folder() -> Path:
    return data_folder() / "sample"


def log_folder() -> Path:
    return data_folder() / "logs"


def personal_folder(environment: Mapping[str, str]) -> Path:
    """The same as :func:`remembrancer.vault.default_folder`, without the engine; a test compares them."""
    if named := environment.get("REMEMBRANCER_VAULT"):
        return Path(named).expanduser()
    try:
        moved = (data_folder() / "personal-vault.txt").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        moved = ""
    return Path(moved) if moved else data_folder() / "vaults" / "Personal"
