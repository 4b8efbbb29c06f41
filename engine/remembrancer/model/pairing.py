"""Pairing: an agent asks to be let in, a person decides, the agent fetches its token once.

What is asked lives in memory: it ends with the program, and without an answer after ten minutes it is denied. That an
answer was no is remembered, where the person says so, by the name that asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.clients import Grant, Quotas
from remembrancer.model.queries import Query

ANSWERED_WITHIN: Final = timedelta(minutes=10)
NOT_REMEMBERED_FOR: Final = timedelta(hours=6)
"""How long a client gets in that was allowed without remembering it."""
WAITING_PAIRINGS: Final = 5
ASKED_IN_TEN_MINUTES: Final = 20
WHERE_CHARACTERS: Final = 200


class PairingState(StrEnum):
    WAITING = "waiting"
    ALLOWED = "allowed"
    DENIED = "denied"
    """Also what nobody answered within ten minutes."""


@dataclass(frozen=True, slots=True)
class AskPairing:
    """What an agent asks for. ``program`` is what it says that it is, ``where`` what the entrance knows of it.

    Asked through ``Vault.ask_pairing``: who asks has no entrance yet.
    """

    name: str
    grants: tuple[Grant, ...]
    program: str = ""
    where: str = ""


@dataclass(frozen=True, slots=True)
class PairingAsked:
    """``code`` is for the agent to show, so that the person can compare it; ``secret`` is for polling with."""

    id: str
    code: str
    secret: str
    until: datetime


@dataclass(frozen=True, slots=True)
class PairingAnswer:
    """What became of it so far.

    ``token`` comes once, with the first poll after it was allowed; ``client`` is the id of the new client.
    """

    state: PairingState
    token: str = ""
    client: str = ""
    grants: tuple[Grant, ...] = ()


@dataclass(frozen=True, slots=True)
class PairingRequest:
    """What a person is asked, as the window shows it."""

    id: str
    name: str
    program: str
    where: str
    grants: tuple[Grant, ...]
    code: str
    asked_at: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class PairingAnswered:
    """Told to who shows what waits: the request of this id was allowed or denied, by whatever entrance."""

    id: str


@dataclass(frozen=True, slots=True)
class ListPairings(Query[tuple[PairingRequest, ...]]):
    """What waits for an answer, asked first coming first."""


@dataclass(frozen=True, slots=True)
class DecidePairing(ChangeRequest[Change]):
    """Answer a request. Allowing it adds a client with what is given here, whatever was asked for.

    Without ``remember``, an allowed client gets in for six hours at most, and one that was denied may ask again.
    ``code`` may be given to be compared with the request's. Only a person decides.

    Raises PairingNotFoundError if it no longer waits, InvalidInputError naming the field.
    """

    id: str
    allow: bool
    grants: tuple[Grant, ...] = ()
    quotas: Quotas = field(default_factory=Quotas)
    expires_at: datetime | None = None
    remember: bool = True
    code: str = ""


@dataclass(frozen=True, slots=True)
class Denial:
    """A name that is not asked about again."""

    name: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ListDenials(Query[tuple[Denial, ...]]):
    """The names that were denied for good, by name."""


@dataclass(frozen=True, slots=True)
class ForgetDenial(Query[bool]):
    """Let a name ask again; whether it was denied. This is a setting, no operation."""

    name: str
