"""Whether the agents' port is open, and at which number: what a vault keeps of it for whoever holds it next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LOWEST_PORT: Final = 1024
HIGHEST_PORT: Final = 65_535
KEPT_OPEN: Final = "port.open"
KEPT_NUMBER: Final = "port.number"
"""The names under which it is kept; an empty text, or none, means closed."""


@dataclass(frozen=True, slots=True)
class KeptPort:
    """How the port was left; closed, until a person opens it. ``number`` 0: any that is free."""

    is_open: bool = False
    number: int = 0

    @classmethod
    def of(cls, kept: Mapping[str, str]) -> KeptPort:
        """From everything that a vault keeps (:meth:`remembrancer.vault.Vault.kept`)."""
        number = kept.get(KEPT_NUMBER, "")
        return cls(bool(kept.get(KEPT_OPEN)), int(number) if number.isdecimal() else 0)
