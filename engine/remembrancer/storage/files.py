"""The files of a vault. Small ones are written so that a crash leaves the old or the new one, for their owner alone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

DATABASE: Final = "vault.db"
KEY_FILE: Final = "keys.json"
"""The two files that make a vault."""

OWNER_ONLY_FILE: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700


def make_private_folder(path: Path) -> None:
    path.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)


def replace_file(path: Path, data: bytes) -> None:
    """Replace ``path`` by ``data``: temporary file, fsync, rename, fsync of the folder."""
    temporary = path.with_name(path.name + ".tmp")
    temporary.unlink(missing_ok=True)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
    sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """Make a rename in ``path`` durable, on systems where folders can be synced."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
