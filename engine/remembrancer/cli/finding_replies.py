"""What ``list``, ``chains`` and ``show`` write as JSON; see :mod:`remembrancer.cli.replies`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from remembrancer.cli.replies import SearchNote
from remembrancer.model.conflicts import Supersession
from remembrancer.model.lifecycle import StrengthHistory
from remembrancer.model.memory import Memory, Version


@dataclass(frozen=True, slots=True)
class ChainLink:
    """A memory in a chain: ``depth`` 0 is what is said now; deeper ones gave way ``how`` and ``since`` when."""

    depth: int
    memory: Memory
    how: Supersession | None
    since: datetime | None


@dataclass(frozen=True, slots=True)
class ChainListing:
    """The answer of ``chains``: chain by chain, each from its head downwards; ``chains`` counts all that answered."""

    query: str
    number: int
    chains: int
    links: tuple[ChainLink, ...]
    notes: tuple[SearchNote, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """The answer of ``list``: the first of the ``found`` memories."""

    search: str
    number: int
    found: int
    memories: tuple[Memory, ...]
    notes: tuple[SearchNote, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """The answer of ``show``; the history has the newest version first."""

    memory: Memory
    history: tuple[Version, ...]
    strength: StrengthHistory
    sources: tuple[str, ...] = ()
