"""Whether the agents' port is open, and at which number: kept in the vault, off until a person switches it on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from remembrancer.model.queries import Query

LOWEST_PORT: Final = 1024
HIGHEST_PORT: Final = 65_535


@dataclass(frozen=True, slots=True)
class PortSettings:
    """``number`` 0: any that is free; the one it got is kept then, so that clients find it again."""

    is_on: bool = False
    number: int = 0


@dataclass(frozen=True, slots=True)
class GetPortSettings(Query[PortSettings]):
    """How the port is to be."""


@dataclass(frozen=True, slots=True)
class ChangePortSettings(Query[PortSettings]):
    """Keep how the port is to be. Only a person may. It is a setting, no operation: nothing is journalled.

    Raises InvalidInputError where the number is none of ``LOWEST_PORT`` to ``HIGHEST_PORT``, or 0.
    """

    settings: PortSettings
