"""One transaction of the writer: its number, its moment, the operation it belongs to, and its journal row."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final, cast

import apsw

from remembrancer.model.clock import Clock, from_microseconds, to_microseconds
from remembrancer.model.errors import NothingToUndoError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.names import PERSON_NAME, PROGRAM_NAME
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage import journal
from remembrancer.storage.admission import check_still_admitted
from remembrancer.storage.connection import value
from remembrancer.storage.keys import JournalHead

FORWARD_JUMP: Final = timedelta(hours=24)
_SALT_BYTES: Final = 16
_LATER_ENTRIES: Final = (
    "marked",
    "cases",
    "proposals",
    "settings",
    "erased",
    "reasons",
    "policies",
    "derived",
    "flags",
    "clients",
    "taken_over",
    "sessions",
    "recall_defaults",
    "went_back",
    "repaired",
    "recovered",
)
"""What journal rows did not have from the beginning."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts, and through which channel. Of a client ``client`` is its id: by that, not by its name, it owns things.

    Names are for people. One that was revoked may come back as another client.
    """

    kind: ActorKind
    name: str
    client: str = ""


PERSON: Final = Actor(ActorKind.PERSON, PERSON_NAME)
PROGRAM: Final = Actor(ActorKind.PROGRAM, PROGRAM_NAME)


@dataclass(frozen=True, slots=True)
class NewOperation:
    """An operation about to be carried out. ``request_digest`` belongs to its idempotency key.

    ``admission`` is the row of the state by which a client was let in, as in :func:`check_still_admitted`.
    """

    kind: OperationKind
    actor: Actor
    undoes: int | None = None
    idempotency_key: str = ""
    request_digest: bytes = b""
    reason: str = ""
    admission: int = 0


@dataclass(slots=True)
class Transaction:
    """Open from :func:`begin` to :func:`finish`. Everything that writes takes it as its first argument.

    ``term_changes``, ``tag_changes`` and ``document_changes`` gather how the counts of a namespace change; ``entries``
    what the journal row will say.
    """

    connection: apsw.Connection
    identifiers: Identifiers
    number: int
    operation: NewOperation
    operation_row: int
    operation_id: str
    recorded: int
    clock: int
    entries: dict[str, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    term_changes: dict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    tag_changes: dict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    document_changes: dict[int, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))

    @property
    def recorded_at(self) -> datetime:
        return from_microseconds(self.recorded)


def begin(connection: apsw.Connection, clock: Clock, identifiers: Identifiers, operation: NewOperation) -> Transaction:
    """Start a transaction for a new operation. The caller has begun it in the database.

    ``recorded_at`` never goes back: it is the later of the last transaction's and the clock's time. The clock's own
    reading is kept beside it, and a jump of more than a day is marked.

    Raises:
        NothingToUndoError: the operation to take back was taken back since the caller looked.
        ClientRefusedError, AccessChangedError: the client may no longer do it.
    """
    now = to_microseconds(clock.now())
    if operation.actor.client:
        check_still_admitted(connection, operation.actor.client, operation.admission, now)
    if operation.undoes is not None:
        statement = "SELECT 1 FROM operation WHERE undoes = ?"
        if value(connection, statement, (operation.undoes,)) is not None:
            raise NothingToUndoError("it was taken back in the meantime")
    number, recorded_before, clock_before = 0, now, now
    for row in connection.execute("SELECT id, recorded_at, clock_at FROM tx ORDER BY id DESC LIMIT 1"):
        number, recorded_before, clock_before = cast("tuple[int, int, int]", row)
    operation_id = identifiers.new()
    connection.execute(
        "INSERT INTO operation"
        " (public_id, kind, actor_kind, actor, client, undoes, reason, reason_salt, idempotency_key, request_digest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            operation_id,
            operation.kind.value,
            operation.actor.kind.value,
            operation.actor.name,
            operation.actor.client,
            operation.undoes,
            operation.reason,
            identifiers.random_bytes(_SALT_BYTES) if operation.reason else None,
            operation.idempotency_key or None,
            operation.request_digest or None,
        ),
    )
    operation_row = connection.last_insert_rowid()
    recorded = max(recorded_before, now)
    jumped = from_microseconds(now) - from_microseconds(clock_before) > FORWARD_JUMP
    connection.execute(
        "INSERT INTO tx (id, operation_id, recorded_at, clock_at, forward_jump) VALUES (?, ?, ?, ?, ?)",
        (number + 1, operation_row, recorded, now, int(jumped)),
    )
    return Transaction(connection, identifiers, number + 1, operation, operation_row, operation_id, recorded, now)


def rename(transaction: Transaction, kind: OperationKind) -> None:
    """Call the operation what it turned out to be."""
    statement = "UPDATE operation SET kind = ? WHERE id = ?"
    transaction.connection.execute(statement, (kind.value, transaction.operation_row))
    transaction.operation = replace(transaction.operation, kind=kind)


def keep_reply(connection: apsw.Connection, identifiers: Identifiers, operation: NewOperation, reply: str) -> None:
    """Keep the reply under the operation's idempotency key, without a transaction: no list shows it, nothing undoes it.

    The caller begins and commits.
    """
    connection.execute(
        "INSERT INTO operation (public_id, kind, actor_kind, actor, client, idempotency_key, request_digest, reply)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            identifiers.new(),
            operation.kind.value,
            operation.actor.kind.value,
            operation.actor.name,
            operation.actor.client,
            operation.idempotency_key,
            operation.request_digest,
            reply,
        ),
    )


def finish(transaction: Transaction, chain_key: bytes, reply: str) -> JournalHead:
    """Write the journal row and keep the reply for repeats of the request. The caller commits."""
    operation = transaction.operation
    connection = transaction.connection
    if reply:
        connection.execute("UPDATE operation SET reply = ? WHERE id = ?", (reply, transaction.operation_row))
    undone = None
    if operation.undoes is not None:
        undone = value(connection, "SELECT public_id FROM operation WHERE id = ?", (operation.undoes,))
    salt = value(connection, "SELECT reason_salt FROM operation WHERE id = ?", (transaction.operation_row,))
    row = {
        "format": journal.FORMAT,
        "tx": transaction.number,
        "operation": transaction.operation_id,
        "kind": operation.kind.value,
        "actor_kind": operation.actor.kind.value,
        "actor": operation.actor.name,
        "undoes": undone,
        "reason": journal.content_digest(salt, {"reason": operation.reason}) if operation.reason else None,
        "recorded_at": transaction.recorded,
        "clock_at": transaction.clock,
        "versions": transaction.entries["versions"],
        "namespaces": transaction.entries["namespaces"],
        "reinforced": transaction.entries["reinforced"],
    }
    # Only where there are some: rows say what they said before there were such things.
    row.update({name: transaction.entries[name] for name in _LATER_ENTRIES if transaction.entries[name]})
    if operation.actor.client:
        row["client"] = operation.actor.client
    return journal.append(connection, chain_key, transaction.number, row)
