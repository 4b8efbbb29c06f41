"""Paths as they are meant where the command is typed: the process that holds the vault stands elsewhere."""

from __future__ import annotations

from pathlib import Path


def from_here(path: str | Path) -> str:
    """The whole path of what was typed; links stay what they are."""
    return str(Path(path).expanduser().absolute())
