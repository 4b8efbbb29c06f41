"""One process owns a vault. An advisory lock of the operating system, held for life and never broken by guessing."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Final

import filelock

from remembrancer.model.errors import VaultInUseError, VaultUnreadableError
from remembrancer.storage.files import replace_file

LOCK_FILE: Final = "lock"
OWNER_FILE: Final = "owner.json"


class OwnerLock:
    """Held from construction to :meth:`release`. Who holds it stands beside it in ``owner.json``, as information only.

    Raises:
        VaultInUseError: another process (or another part of this one) owns the vault.
    """

    def __init__(self, folder: Path, now: datetime) -> None:
        self._owner = folder / OWNER_FILE
        self.was_left = False
        """Whether who had it before ended without letting it go: killed, or with the power cut."""
        self._lock = filelock.FileLock(folder / LOCK_FILE, timeout=0, mode=0o600, thread_local=False)
        try:
            self._lock.acquire()
        except filelock.Timeout as error:
            raise VaultInUseError("lock is held", **read_owner(folder)) from error
        except OSError as error:
            raise VaultUnreadableError(str(error), file=LOCK_FILE) from error
        self.was_left = self._owner.exists()
        try:
            replace_file(self._owner, json.dumps({"pid": os.getpid(), "since": now.isoformat()}).encode())
        except OSError as error:
            self._lock.release()
            raise VaultUnreadableError(str(error), file=self._owner.name) from error

    def release(self) -> None:
        try:
            self._owner.unlink(missing_ok=True)
        finally:
            self._lock.release()


def read_owner(folder: Path) -> dict[str, object]:
    """Process number and start time of the owner, where they can be read."""
    try:
        content = json.loads((folder / OWNER_FILE).read_bytes())
        return {"pid": int(content["pid"]), "since": str(content["since"])}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
