"""Clients: paired agents and tools, what they may do, what waits for a person because of them, and what they asked for.

A client is known by a token, which is shown once and of which only a digest is kept. What it writes has the trust of an
agent and its name as the actor. Changes to clients are operations of the journal; no token ever enters it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from remembrancer.model.changes import Change, ChangeRequest, Remembered
from remembrancer.model.queries import Query

ALL_NAMESPACES: Final = "*"
"""What a grant names in place of a namespace to mean all of them, also those that are made later."""
EVERY_NAMESPACE: Final = (ALL_NAMESPACES,)
CLIENT_NAME_CHARACTERS: Final = 64
PROGRAM_CHARACTERS: Final = 500
CLIENTS: Final = 200
GRANTED_NAMESPACES: Final = 100
MOST_OF_A_QUOTA: Final = 10_000_000
SESSION_HOURS: Final = 6
MEMORIES_IN_A_REQUEST: Final = 100


class ClientScope(StrEnum):
    """What a client may do in a namespace. None of them includes another, but that who writes also proposes."""

    READ = "read"
    """Recall, list and look at what is remembered."""
    PROPOSE = "propose"
    """Store new ordinary memories; whatever else it wants to change waits for a person."""
    WRITE = "write"
    """As PROPOSE, and change and put away what it wrote itself."""
    RESOLVE = "resolve"
    """Decide conflicts between its own statements."""


class ClientState(StrEnum):
    ACTIVE = "active"
    PAUSED = "paused"
    REVOKED = "revoked"


@dataclass(frozen=True, slots=True)
class Grant:
    """A scope on namespaces, by name, or on :data:`EVERY_NAMESPACE`."""

    scope: ClientScope
    namespaces: tuple[str, ...]

    @property
    def is_everywhere(self) -> bool:
        return ALL_NAMESPACES in self.namespaces


@dataclass(frozen=True, slots=True)
class Quotas:
    """How much a client may do. A minute is the last sixty seconds, a day a local day of the person's zone.

    ``tokens_per_day`` are those of the blocks it receives.
    """

    writes_per_minute: int = 60
    writes_per_day: int = 500
    recalls_per_minute: int = 120
    tokens_per_day: int = 200_000


@dataclass(frozen=True, slots=True)
class ClientCounts:
    """What a client did on one day, or since it exists.

    ``recalls`` are requests that read, ``memories`` those that they delivered, ``tokens`` those of their blocks;
    ``writes`` are requests that changed something or wanted to, ``waiting`` those of them that wait for a person;
    ``refused`` were not carried out.
    """

    writes: int = 0
    waiting: int = 0
    recalls: int = 0
    memories: int = 0
    tokens: int = 0
    refused: int = 0


@dataclass(frozen=True, slots=True)
class Client:
    """A client as the Agents page shows it.

    ``program`` says what it is (a path, a name and version), as it said itself. ``pause_reason`` is a code:
    ``person`` or ``breaker``, empty unless it is paused. An expired client is active and past ``expires_at``.
    """

    id: str
    name: str
    program: str
    grants: tuple[Grant, ...]
    quotas: Quotas
    created_at: datetime
    expires_at: datetime | None
    last_seen_at: datetime | None
    state: ClientState
    pause_reason: str = ""
    today: ClientCounts = field(default_factory=ClientCounts)
    total: ClientCounts = field(default_factory=ClientCounts)

    def may(self, scope: ClientScope, namespace: str) -> bool:
        """Whether a grant names this scope on this namespace."""
        return any(each.scope is scope and (each.is_everywhere or namespace in each.namespaces) for each in self.grants)


@dataclass(frozen=True, slots=True)
class ListClients(Query[tuple[Client, ...]]):
    """The clients by name; those that were revoked come only if asked for."""

    revoked: bool = False


@dataclass(frozen=True, slots=True)
class GetClient(Query[Client]):
    """One client, whatever its state.

    Raises ClientNotFoundError if there is none of that id.
    """

    id: str


@dataclass(frozen=True, slots=True)
class ClientAdded:
    """``token`` is what the client has to send with every request. It is told this once and kept nowhere."""

    change: Change
    client: Client
    token: str


@dataclass(frozen=True, slots=True)
class AddClient(ChangeRequest[ClientAdded]):
    """Give a program access. Only a person may.

    Raises InvalidInputError naming the field, also where another client that is not revoked has the name.
    """

    name: str
    grants: tuple[Grant, ...]
    program: str = ""
    quotas: Quotas = field(default_factory=Quotas)
    expires_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class ChangeClient(ChangeRequest[Change]):
    """Give a client other grants, quotas or another end; what is None stays, and so do its name and its token.

    ``never_expires`` takes the end away.
    """

    id: str
    grants: tuple[Grant, ...] | None = None
    quotas: Quotas | None = None
    expires_at: datetime | None = None
    never_expires: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class PauseClient(ChangeRequest[Change]):
    """Refuse a client's requests until it is resumed."""

    id: str
    reason: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class ResumeClient(ChangeRequest[Change]):
    """Answer a paused client again."""

    id: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class RevokeClient(ChangeRequest[Change]):
    """End a client's access at once and for good. What it wrote stays; nothing brings its token back."""

    id: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class ClientSession:
    """A window of time in which a client works. ``name`` is that of the session its memories are recorded in."""

    name: str
    opened_at: datetime
    ends_at: datetime
    closed_at: datetime | None
    counts: ClientCounts


@dataclass(frozen=True, slots=True)
class SessionWrapped:
    """A session that was closed; ``summary`` is what became of its summary, None where none was given."""

    session: ClientSession
    summary: Remembered | None


@dataclass(frozen=True, slots=True)
class OwnAccess:
    """What a client is told of itself. ``namespace`` is meant where a request names none; empty if several could be."""

    name: str
    grants: tuple[Grant, ...]
    namespace: str
    session: ClientSession


@dataclass(frozen=True, slots=True)
class GetOwnAccess(Query[OwnAccess]):
    """What the client that asks may do. Only clients ask this, and the next three."""


@dataclass(frozen=True, slots=True)
class ListOwnSessions(Query[tuple[ClientSession, ...]]):
    """The sessions of the client that asks, the newest first."""


@dataclass(frozen=True, slots=True)
class RenewSession(ChangeRequest[ClientSession]):
    """Let the session of the client that asks last six hours from now on."""


@dataclass(frozen=True, slots=True)
class WrapSession(ChangeRequest[SessionWrapped]):
    """Close the session of the client that asks. Its summary is remembered in it, as any other memory of the client."""

    summary: str = ""
    namespace: str = ""
    tags: tuple[str, ...] = ()
    key: str = ""
