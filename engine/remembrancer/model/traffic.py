"""What clients ask for, as it comes: no part of the vault's history, and no words of memories in it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Final

from remembrancer.model.clients import ClientCounts
from remembrancer.model.queries import Query

KEPT_REQUESTS: Final = 1000
KEPT_MINUTES: Final = 60


class RequestOutcome(StrEnum):
    DONE = "done"
    WAITING = "waiting"
    """It waits for a person: an approval, or a conflict."""
    REFUSED = "refused"
    """It was not carried out; ``reason`` says why."""
    FAILED = "failed"
    """It was not carried out because something went wrong here."""


@dataclass(frozen=True, slots=True)
class ClientRequest:
    """One request. ``client`` is an id, empty where nobody known asked; ``operation`` is what was asked for.

    ``reason`` is the code of an error, or what came of it: an outcome of remembering. ``memories`` and ``tokens`` are
    what was delivered.
    """

    number: int
    at: datetime
    client: str
    name: str
    operation: str
    namespace: str
    milliseconds: float
    outcome: RequestOutcome
    reason: str = ""
    memories: int = 0
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class TrafficMinute:
    """What a client asked in the minute that begins at ``start``."""

    start: datetime
    client: str
    recalls: int
    writes: int
    refused: int


@dataclass(frozen=True, slots=True)
class TrafficDay:
    """What a client did on a local day."""

    day: date
    client: str
    counts: ClientCounts


@dataclass(frozen=True, slots=True)
class Traffic:
    """``requests``: the newest first. ``minutes`` of the last hour and ``days``, the oldest first."""

    requests: tuple[ClientRequest, ...]
    minutes: tuple[TrafficMinute, ...]
    days: tuple[TrafficDay, ...]


@dataclass(frozen=True, slots=True)
class ListTraffic(Query[Traffic]):
    """What clients asked, of one client if it is given; requests with higher numbers than ``after``."""

    client: str = ""
    after: int = 0
    limit: int = KEPT_REQUESTS
