"""What was done to a vault's files while nobody had it open, until the next opening has told it in the journal."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any, Final

from remembrancer.storage.faults import translated_file_faults
from remembrancer.storage.files import replace_file, sync_folder

_UNSETTLED: Final = "unsettled.json"
_MARK_BYTES: Final = 8


def entry(kind: str, **values: Any) -> dict[str, Any]:
    """Something that was done. Its ``mark`` is its own, so that it is told once however often it is begun."""
    return {"kind": kind, "mark": secrets.token_hex(_MARK_BYTES), **values}


def note(folder: Path, *entries: dict[str, Any]) -> None:
    """Let the next opening tell of it, after what is noted already. The caller holds the lock."""
    replace_file(folder / _UNSETTLED, json.dumps([*unsettled(folder), *entries]).encode())


def unsettled(folder: Path) -> tuple[dict[str, Any], ...]:
    """What is to be told, in its order. What cannot be read is nothing: it must not keep the vault from opening."""
    try:
        found = json.loads((folder / _UNSETTLED).read_bytes())
    except (OSError, ValueError):
        return ()
    return tuple(each for each in found if isinstance(each, dict)) if isinstance(found, list) else ()


def settle(folder: Path) -> None:
    """It is told."""
    with translated_file_faults():
        (folder / _UNSETTLED).unlink(missing_ok=True)
        sync_folder(folder)
