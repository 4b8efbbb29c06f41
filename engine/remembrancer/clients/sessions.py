"""Sessions of clients: opened by a request, six hours long, renewed or closed by their client. They only group.

What a client did in one is written into the journal when it closes: reading is told nowhere else in it.
"""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from remembrancer.clients.counting import NOTHING, added
from remembrancer.model.clients import SESSION_HOURS, ClientCounts, ClientSession
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.clients import (
    StoredClient,
    StoredSession,
    note_session,
    sessions_of_clients,
    write_session,
)
from remembrancer.storage.connection import Connection
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Actor, NewOperation

_LENGTH: Final = timedelta(hours=SESSION_HOURS) // timedelta(microseconds=1)
_LISTED: Final = 100


class Sessions:
    """The open session of each client."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._open: dict[int, StoredSession | None] = {}

    def current(self, client: StoredClient) -> StoredSession:
        """The session that a client is in, opened now if the last one is over."""
        now = to_microseconds(self._store.clock.now())
        with self._lock:
            before = self._known(client)
            if before is not None and now < before.ends_at:
                return before
            opened = StoredSession(
                client.row, _name(client, now, self._store.identifiers.new()), now, now + _LENGTH, None, NOTHING
            )
            self._open[client.row] = opened
        # Not while the lock is held: the writer's thread takes it too.
        if before is not None:
            self._write_closed(client, replace(before, closed_at=before.ends_at))
        self._store.maintain_later(partial(_write, session=opened))
        return opened

    def renew(self, client: StoredClient) -> StoredSession:
        """Let the session of a client last six hours from now on."""
        session = replace(self.current(client), ends_at=to_microseconds(self._store.clock.now()) + _LENGTH)
        with self._lock:
            self._open[client.row] = session
        self._store.maintain_later(partial(_write, session=session))
        return session

    def close(self, client: StoredClient) -> StoredSession:
        """Close the session of a client now."""
        session = replace(self.current(client), closed_at=to_microseconds(self._store.clock.now()))
        with self._lock:
            self._open[client.row] = None
        self._write_closed(client, session)
        return session

    def count(self, client: StoredClient, counts: ClientCounts) -> None:
        """Add to what a client did in its session; written down when it closes, and now and then before."""
        with self._lock:
            session = self._open.get(client.row)
            if session is not None:
                self._open[client.row] = replace(session, counts=added(session.counts, counts))

    def write_open(self, connection: Connection) -> None:
        """Write down what was counted in the sessions that are open."""
        with self._lock:
            for session in self._open.values():
                if session is not None:
                    write_session(connection, session)

    def listed(self, client: StoredClient) -> tuple[StoredSession, ...]:
        """The sessions of a client, the newest first."""
        with self._store.read() as connection:
            return tuple(sessions_of_clients(connection, client.row, _LISTED))

    def _known(self, client: StoredClient) -> StoredSession | None:
        if client.row not in self._open:
            with self._store.read() as connection:
                last = next(iter(sessions_of_clients(connection, client.row, 1)), None)
            self._open[client.row] = last if last is not None and last.closed_at is None else None
        return self._open[client.row]

    def _write_closed(self, client: StoredClient, closed: StoredSession) -> None:
        self._store.write(
            NewOperation(OperationKind.CLIENT_SESSION, client_actor(client)),
            lambda transaction: note_session(transaction, client.public_id, closed),
            lambda _result, _operation, _number: None,
        )


def client_actor(client: StoredClient) -> Actor:
    """A client as the one who acts."""
    return Actor(ActorKind.AGENT, client.record.name, client.public_id)


def _write(connection: Connection, session: StoredSession) -> None:
    write_session(connection, session)


def shown_session(session: StoredSession) -> ClientSession:
    """A session as its client sees it."""
    return ClientSession(
        session.name,
        from_microseconds(session.opened_at),
        from_microseconds(session.ends_at),
        None if session.closed_at is None else from_microseconds(session.closed_at),
        session.counts,
    )


def _name(client: StoredClient, now: int, identifier: str) -> str:
    """One name for each opening: sessions of memories are told apart by their names."""
    return f"{client.record.name} {from_microseconds(now):%Y-%m-%d %H:%M} {identifier[-6:]}"
