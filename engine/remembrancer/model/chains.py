"""Chains: what is said now, and beneath it what it took the place of."""

from __future__ import annotations

from dataclasses import dataclass, field

from remembrancer.model.queries import Found, Query
from remembrancer.model.search import Order, Search


@dataclass(frozen=True, slots=True)
class ChainRows:
    """How the ids of a list of chains hang together, one entry an id, so that many of them cost little.

    ``depths`` (uint16) is 0 for the head of a chain and one more for each step away from it; a memory stands beneath
    the one that took its place. ``links`` (uint8) are indexes into :class:`~remembrancer.model.conflicts.Supersession`
    and say how it did so, ``times`` (int64, microseconds since 1970 UTC) when that was recorded; both are 0 for heads.
    All in the byte order of the machine. ``chains`` counts them.
    """

    depths: bytes = b""
    links: bytes = b""
    times: bytes = b""
    chains: int = 0


@dataclass(frozen=True, slots=True)
class FoundChains:
    """The members of the chains that answer a search, chain by chain, each from its head downwards.

    ``found.hits`` are there for the members that a text ranked.
    """

    found: Found
    rows: ChainRows


@dataclass(frozen=True, slots=True)
class FindChains(Query[FoundChains]):
    """The chains of two memories and more of which at least one member answers a search, whole.

    Unless the search speaks of status, members of any status count but deleted ones. Chains are ordered by their
    heads; with a text by the member that answers it best, and only the ``limit`` best members count.
    """

    search: Search = field(default_factory=Search)
    order: Order = field(default_factory=Order)
    limit: int = 1000
