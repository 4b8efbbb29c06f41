"""The register of clients: adding, changing, pausing, resuming and revoking them, and knowing one by its token."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from remembrancer.clients.checking import checked_grants, checked_quotas, client_name, client_program
from remembrancer.clients.tokens import known_by, new_token, token_digest
from remembrancer.model.changes import Change
from remembrancer.model.clients import (
    CLIENTS,
    AddClient,
    ChangeClient,
    ClientState,
    PauseClient,
    ResumeClient,
    RevokeClient,
)
from remembrancer.model.clock import check_instant, from_microseconds, to_microseconds, within_years
from remembrancer.model.errors import (
    ClientNotFoundError,
    ClientRefusedError,
    InvalidInputError,
    NotPermittedError,
)
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.limits import REASON_CHARACTERS
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.admission import check_admitted
from remembrancer.storage.call import Call
from remembrancer.storage.clients import (
    ClientRecord,
    StoredClient,
    all_clients,
    change_client,
    create_client,
    find_client,
)
from remembrancer.storage.connection import Connection
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.text.normalise import normalise_line

_PERSON: Final = "person"
_BREAKER: Final = "breaker"


@dataclass(frozen=True, slots=True)
class Added:
    """A client that was added, before it is shown."""

    change: Change
    client: StoredClient
    token: str


class Registry:
    """Who may come in. What a change says of a client holds for the next request it sends."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._known: tuple[StoredClient, ...] | None = None

    def clients(self) -> tuple[StoredClient, ...]:
        """All clients as they are now, by name."""
        with self._lock:
            if self._known is None:
                with self._store.read() as connection:
                    self._known = tuple(all_clients(connection))
            return self._known

    def client(self, public_id: str) -> StoredClient:
        """One client as it is now.

        Raises:
            ClientNotFoundError: there is none of that id.
        """
        wanted = check_identifier(public_id, "id")
        for each in self.clients():
            if each.public_id == wanted:
                return each
        raise ClientNotFoundError(id=public_id)

    def known(self, token: str) -> StoredClient:
        """The client that has a token, if it may come in now.

        Raises:
            ClientRefusedError: nobody has it, or its client is paused, past its end or revoked.
        """
        found = known_by(token, self.clients())
        if found is None:
            raise ClientRefusedError(reason="unknown_token")
        self.admit(found)
        return found

    def admit(self, client: StoredClient) -> None:
        """Raise ClientRefusedError where a client may not come in now."""
        record = client.record
        check_admitted(record.name, record.state, record.expires_at, to_microseconds(self._store.clock.now()))

    def look_again(self) -> None:
        """Read the clients anew when they are asked for next."""
        with self._lock:
            self._known = None

    def add(self, call: Call, request: AddClient) -> Added:
        """Give a program access, and make its token.

        Raises:
            NotPermittedError: the caller is no person.
            InvalidInputError: a field is outside its limits, or the name belongs to another client.
        """
        _persons_only(call)
        name, program = client_name(request.name), client_program(request.program)
        quotas, expires_at = checked_quotas(request.quotas), None
        if request.expires_at is not None:
            check_instant(request.expires_at, "expires_at")
            expires_at = self._end(to_microseconds(request.expires_at))
        token = new_token(self._store.identifiers)

        def work(transaction: Transaction) -> StoredClient:
            connection = transaction.connection
            grants = checked_grants(connection, call.scope, request.grants)
            _refuse_taken(connection, name)
            record = ClientRecord(name, program, ClientState.ACTIVE, "", quotas, expires_at, grants)
            return create_client(transaction, token_digest(token), record)

        kind = OperationKind.ADD_CLIENT
        added = self._store.write(
            call.operation(kind),
            work,
            lambda stored, operation, number: Added(Change(operation, kind, number), stored, token),
        )
        self.look_again()
        return added

    def change(self, call: Call, request: ChangeClient) -> Change:
        """Change what a client may do; raises as :meth:`add`, and ClientNotFoundError."""
        _persons_only(call)
        quotas = None if request.quotas is None else checked_quotas(request.quotas)
        expires_at = None
        if request.expires_at is not None:
            check_instant(request.expires_at, "expires_at")
            expires_at = self._end(to_microseconds(request.expires_at))

        def changed(connection: Connection, scope: Scope, before: StoredClient) -> ClientRecord:
            record = _of_use(before)
            if request.grants is not None:
                record = replace(record, grants=checked_grants(connection, scope, request.grants))
            if quotas is not None:
                record = replace(record, quotas=quotas)
            if request.never_expires:
                return replace(record, expires_at=None)
            return record if expires_at is None else replace(record, expires_at=expires_at)

        return self._write(call, OperationKind.CHANGE_CLIENT, request.id, changed)

    def pause(self, call: Call, request: PauseClient) -> Change:
        """Refuse a client's requests until it is resumed. The program may, when one changes too much at once."""
        by = _BREAKER
        if call.actor.kind is not ActorKind.PROGRAM:
            _persons_only(call)
            by = _PERSON
        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)

        def paused(_connection: Connection, _scope: Scope, before: StoredClient) -> ClientRecord:
            record = _of_use(before)
            if record.state is ClientState.PAUSED:
                return record
            return replace(record, state=ClientState.PAUSED, pause_reason=by)

        return self._write(call, OperationKind.PAUSE_CLIENT, request.id, paused, reason)

    def resume(self, call: Call, request: ResumeClient) -> Change:
        """Answer a paused client again."""
        _persons_only(call)

        def resumed(_connection: Connection, _scope: Scope, before: StoredClient) -> ClientRecord:
            return replace(_of_use(before), state=ClientState.ACTIVE, pause_reason="")

        return self._write(call, OperationKind.RESUME_CLIENT, request.id, resumed)

    def revoke(self, call: Call, request: RevokeClient) -> Change:
        """End a client's access for good."""
        _persons_only(call)

        def revoked(_connection: Connection, _scope: Scope, before: StoredClient) -> ClientRecord:
            return replace(before.record, state=ClientState.REVOKED, pause_reason="")

        return self._write(call, OperationKind.REVOKE_CLIENT, request.id, revoked)

    def _write(
        self,
        call: Call,
        kind: OperationKind,
        public_id: str,
        change: Callable[[Connection, Scope, StoredClient], ClientRecord],
        reason: str = "",
    ) -> Change:
        wanted = check_identifier(public_id, "id")

        def work(transaction: Transaction) -> None:
            stored = find_client(transaction.connection, wanted)
            if stored is None:
                raise ClientNotFoundError(id=public_id)
            record = change(transaction.connection, call.scope, stored)
            if record != stored.record:
                change_client(transaction, replace(stored, record=record))

        change_made = self._store.write(
            call.operation(kind, reason=reason), work, lambda _, operation, number: Change(operation, kind, number)
        )
        self.look_again()
        return change_made

    def _end(self, expires_at: int) -> int:
        if not within_years(from_microseconds(expires_at)):
            raise InvalidInputError("expires_at", "out_of_range", limit="1900..2100")
        if expires_at <= to_microseconds(self._store.clock.now()):
            raise InvalidInputError("expires_at", "past")
        return expires_at


def _persons_only(call: Call) -> None:
    if call.actor.kind is not ActorKind.PERSON:
        raise NotPermittedError("only a person decides who gets in", action="clients")


def _of_use(client: StoredClient) -> ClientRecord:
    """The client's record.

    Raises:
        ClientRefusedError: it was revoked, which nothing takes back.
    """
    if client.record.state is ClientState.REVOKED:
        raise ClientRefusedError(reason="revoked", name=client.record.name)
    return client.record


def _refuse_taken(connection: Connection, name: str) -> None:
    """Names tell who wrote something, so no two clients that may come in have one, in whatever case of letters."""
    in_use = [each for each in all_clients(connection) if each.record.state is not ClientState.REVOKED]
    if len(in_use) >= CLIENTS:
        raise InvalidInputError("name", "too_many", limit=CLIENTS, given=len(in_use) + 1)
    if any(each.record.name.casefold() == name.casefold() for each in in_use):
        raise InvalidInputError("name", "in_use", given=name)
