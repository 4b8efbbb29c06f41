"""What a tool answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Told:
    """Texts for the agent, in order, and the same for a program where the tool promises such."""

    texts: tuple[str, ...]
    structured: dict[str, Any] | None = None
    is_error: bool = False
