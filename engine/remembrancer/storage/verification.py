"""Whether the journal is whole, and whether the vault is what the journal says: and if not, what happened.

The chain is followed from its start. Where a row does not fit, its neighbours tell whether the row itself or its digest
was altered, or two rows were exchanged; the confirmed head in ``keys.json``, which lies outside the database, tells
whether the end was cut off or an older file put in place. Then every row is compared with what lies in the tables.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import apsw

from remembrancer.model.clock import from_microseconds
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.queries import ErasureNote, JournalFault, JournalProblem
from remembrancer.model.types import OperationKind
from remembrancer.storage.case_verification import (
    altered_periods,
    compare_conflicts,
    tells_of_conflicts,
    with_conflicts,
)
from remembrancer.storage.client_schema import CLIENT_OF_THAT_NAME
from remembrancer.storage.connection import value
from remembrancer.storage.damage import explain_damage
from remembrancer.storage.erasure.cleaning import erasures
from remembrancer.storage.journal import START, chained, content_digest
from remembrancer.storage.keys import JournalHead
from remembrancer.storage.versions import StoredVersion, digested, stored_versions

_BETWEEN_REPORTS: Final = 500
MOST_PROBLEMS: Final = 100
"""So many are told: a vault with more has been replaced rather than altered."""


@dataclass(frozen=True, slots=True)
class Verified:
    """``rows`` is how many rows the journal has; problems and erasures come in the order of their transactions."""

    rows: int
    problems: tuple[JournalProblem, ...]
    erasures: tuple[ErasureNote, ...] = ()


def verify(connection: apsw.Connection, chain_key: bytes, head: JournalHead, progress: Progress) -> Verified:
    """Follow the chain, and compare what lies in the vault with what the journal says of it.

    Raises:
        CancelledError: the person asked to stop.
    """
    chain = _Chain(connection, chain_key, head)
    chain.follow()
    tables = _Tables(connection, frozenset(chain.altered), chain.exchanged)
    tables.compare(progress)
    # What the tables could name is not told twice.
    of_chain = [each for each in chain.problems if (each.fault, each.number) not in tables.named]
    problems = sorted((*of_chain, *tables.problems), key=lambda each: (each.number, each.memory, each.version))
    return Verified(chain.rows, tuple(problems[:MOST_PROBLEMS]), erasures(connection))


@dataclass(slots=True)
class _Row:
    """A journal row as it should chain: ``expected`` is the digest that its text should have after the row before."""

    tx: int
    body: bytes
    mac: bytes
    expected: bytes

    @property
    def fits(self) -> bool:
        return hmac.compare_digest(self.mac, self.expected)


class _Chain:
    """Follows the chain. ``altered`` are the transactions whose row is not what was written."""

    def __init__(self, connection: apsw.Connection, chain_key: bytes, head: JournalHead) -> None:
        self._connection = connection
        self._key = chain_key
        self._head = head
        self.rows = 0
        self.problems: list[JournalProblem] = []
        self.altered: set[int] = set()
        self.exchanged = _exchanged(connection)

    def follow(self) -> None:
        last = _Row(0, b"", START, START)
        head_seen = self._head.number == 0
        for tx, body, mac in self._stored():
            self.rows += 1
            whole = tx == last.tx + 1
            if not whole:
                self._missing(last.tx + 1, tx - last.tx - 1)
            # After a gap nothing is known of the row before, so the row is taken as it is.
            row = _Row(tx, body, mac, chained(self._key, last.mac, body) if whole else mac)
            if whole and not last.fits:
                row = self._judge(last, row)
            if tx == self._head.number:
                head_seen = True
                self._check_head(row)
            last = row
        if not last.fits:
            self._judge_last(last)
        self._check_end(last.tx, head_seen=head_seen)
        self._tell_exchanged()

    def _stored(self) -> Iterator[tuple[int, bytes, bytes]]:
        """The rows in their order, those that were exchanged in their old places."""
        statement = "SELECT row, mac FROM journal WHERE tx = ?"
        rows: Any = self._connection.execute("SELECT tx, row, mac FROM journal ORDER BY tx")
        for tx, body, mac in rows:
            other = self.exchanged.get(tx)
            if other is None:
                yield tx, body.encode(), mac
            else:
                found: Any = self._connection.execute(statement, (other,)).fetchall()
                ((old, old_mac),) = found
                # The digests may have stayed where they were: then the one that stands here is the right one.
                yield tx, old.encode(), mac if self._stayed(tx, old, mac) else old_mac

    def _stayed(self, tx: int, body: str, mac: bytes) -> bool:
        before = value(self._connection, "SELECT mac FROM journal WHERE tx = ?", (tx - 1,)) or START
        return hmac.compare_digest(chained(self._key, before, body.encode()), mac)

    def _judge(self, broken: _Row, following: _Row) -> _Row:
        """Say what is wrong with a row, by the one that follows; returns the latter as it is to be seen."""
        after_text = chained(self._key, broken.expected, following.body)
        if hmac.compare_digest(after_text, following.mac):
            self._tell(JournalFault.DIGEST_CHANGED, broken.tx)
            return _Row(following.tx, following.body, following.mac, after_text)
        self._tell(JournalFault.ROW_CHANGED, broken.tx)
        self.altered.add(broken.tx)
        return following

    def _judge_last(self, broken: _Row) -> None:
        confirmed = broken.tx == self._head.number and broken.expected.hex() == self._head.mac
        if confirmed:
            self._tell(JournalFault.DIGEST_CHANGED, broken.tx)
        else:
            self._tell(JournalFault.ROW_CHANGED, broken.tx)
            self.altered.add(broken.tx)

    def _check_head(self, row: _Row) -> None:
        if self._head.mac not in (row.mac.hex(), row.expected.hex()):
            # The chain may hold by itself: it is another than the one that was confirmed.
            self._tell(JournalFault.OTHER_HISTORY, row.tx)

    def _check_end(self, last: int, *, head_seen: bool) -> None:
        newest = value(self._connection, "SELECT max(id) FROM tx") or 0
        if newest > last:
            self._missing(last + 1, newest - last, at_end=True)
        elif not head_seen and self._head.number > last:
            # What closed a version cannot be gone as if it never was: the file was not older, its end was taken away.
            closed = value(self._connection, "SELECT max(to_tx) FROM version") or 0
            fault = JournalFault.END_MISSING if closed > last else JournalFault.OLDER_FILE
            self._tell(fault, last + 1, count=self._head.number - last)

    def _missing(self, first: int, count: int, *, at_end: bool = False) -> None:
        self._tell(JournalFault.END_MISSING if at_end else JournalFault.ROW_MISSING, first, count=count)

    def _tell_exchanged(self) -> None:
        for tx, other in self.exchanged.items():
            if tx < other:
                self._tell(JournalFault.ROWS_EXCHANGED, tx, other=other)

    def _tell(self, fault: JournalFault, number: int, *, count: int = 1, other: int = 0) -> None:
        at = value(self._connection, "SELECT recorded_at FROM tx WHERE id = ?", (number,))
        moment = None if at is None else from_microseconds(at)
        self.problems.append(JournalProblem(fault, number, count=count, other=other, at=moment))


def _exchanged(connection: apsw.Connection) -> dict[int, int]:
    """The rows that stand in each other's place."""
    found: Any = connection.execute(
        "SELECT tx, json_extract(row, '$.tx') FROM journal"
        " WHERE json_valid(row) AND tx IS NOT json_extract(row, '$.tx')"
    )
    claims = dict(found)
    return {tx: other for tx, other in claims.items() if claims.get(other) == tx}


@dataclass(slots=True)
class _Damaged:
    stored: StoredVersion
    salt: bytes
    digest: str


@dataclass(slots=True)
class _Tables:
    """Compares the rows with the tables. Where a row was altered, the tables say what it was."""

    connection: apsw.Connection
    altered: frozenset[int]
    exchanged: dict[int, int]
    named: set[tuple[JournalFault, int]] = field(default_factory=set)
    problems: list[JournalProblem] = field(default_factory=list)
    missing: dict[tuple[str, int], int] = field(default_factory=dict)
    added: dict[tuple[str, int], int] = field(default_factory=dict)
    damaged: list[_Damaged] = field(default_factory=list)
    erased: dict[str, int] = field(default_factory=dict)
    silenced: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()

    def compare(self, progress: Progress) -> None:
        self._read_erasures()
        versions = _watched(stored_versions(self.connection), self.connection, progress)
        waiting = next(versions, None)
        contested = with_conflicts(self.connection)
        rows: Any = self.connection.execute("SELECT tx, row FROM journal ORDER BY tx")
        for tx, body in rows:
            row = self._parsed(tx, body)
            while waiting is not None and waiting[0].from_tx < tx:
                self._note_added(waiting[0])
                waiting = next(versions, None)
            own: list[tuple[StoredVersion, bytes]] = []
            while waiting is not None and waiting[0].from_tx == tx:
                own.append(waiting)
                waiting = next(versions, None)
            if row is None:
                continue
            if tx in self.altered:
                self._name_altered(tx, row, own)
            else:
                self._compare_operation(tx, row)
                self._compare_versions(tx, row, own)
                self._compare_namespaces(tx, row)
                if tx in contested or tells_of_conflicts(row):
                    for fault in compare_conflicts(self.connection, tx, row, self.gone):
                        self._tell(fault, tx)
        while waiting is not None:
            self._note_added(waiting[0])
            waiting = next(versions, None)
        self._compare_periods()
        for fault, tx in altered_periods(self.connection):
            if not any((each.fault, each.number) == (fault, tx) for each in self.problems):
                self._tell(fault, tx)
        self._tell_versions()

    def _read_erasures(self) -> None:
        """What the journal itself says was erased, and by which transaction; and whose reasons went with it."""
        rows: Any = self.connection.execute("SELECT tx, row FROM journal WHERE instr(row, '\"erased\"') ORDER BY tx")
        silenced: set[str] = set()
        proposals: set[str] = set()
        for tx, body in rows.fetchall():
            row = None if tx in self.altered else self._parsed(tx, body)
            if row is not None and row.get("kind") == OperationKind.ERASE.value:
                gone = row.get("erased", ())
                self.erased.update((each["memory"], tx) for each in gone if "memory" in each)
                proposals.update(each["proposal"] for each in gone if "proposal" in each)
                silenced.update(each["operation"] for each in row.get("reasons", ()))
        self.silenced = frozenset(silenced)
        self.gone = frozenset(self.erased) | proposals

    def _parsed(self, tx: int, body: str) -> dict[str, Any] | None:
        if tx in self.exchanged:
            body = value(self.connection, "SELECT row FROM journal WHERE tx = ?", (self.exchanged[tx],))
        try:
            row = json.loads(body)
        except ValueError:
            return None
        return row if isinstance(row, dict) else None

    def _operation(self, tx: int, row: dict[str, Any]) -> dict[str, Any] | None:
        """What the row should say of its operation, by the tables."""
        found: Any = self.connection.execute(
            "SELECT o.public_id, o.kind, o.actor_kind, o.actor, o.client, undone.public_id, o.reason, o.reason_salt,"
            " t.recorded_at, t.clock_at FROM tx t JOIN operation o ON o.id = t.operation_id"
            " LEFT JOIN operation undone ON undone.id = o.undoes WHERE t.id = ?",
            (tx,),
        ).fetchall()
        if not found:
            return None
        operation, kind, actor_kind, actor, client, undoes, reason, salt, recorded_at, clock_at = found[0]
        digest = content_digest(salt, {"reason": reason}) if reason and salt else None
        return {
            "operation": operation,
            "kind": kind,
            "actor_kind": actor_kind,
            "actor": actor,
            "client": None if "client" not in row and self._is_by_name(tx, client) else client or None,
            "undoes": undoes,
            "reason": digest,
            "recorded_at": recorded_at,
            "clock_at": clock_at,
        }

    def _compare_operation(self, tx: int, row: dict[str, Any]) -> None:
        present = self._operation(tx, row)
        if present is None:
            self._tell(JournalFault.OPERATION_MISSING, tx, operation=str(row.get("operation", "")))
            return
        if present["operation"] in self.silenced and present["reason"] is None:
            del present["reason"]
        differing = tuple(name for name, entry in present.items() if row.get(name) != entry)
        if differing:
            was, found = _values(differing, row, present)
            self._tell(JournalFault.OPERATION_CHANGED, tx, fields=differing, was=was, found=found)

    def _is_by_name(self, tx: int, client: str) -> bool:
        """Whether a client is the one that the journal means where it has nothing but a name, as it once did."""
        statement = f"SELECT {CLIENT_OF_THAT_NAME} FROM tx t JOIN operation o ON o.id = t.operation_id WHERE t.id = ?"
        return bool(client) and value(self.connection, statement, (tx,)) == client

    def _name_altered(self, tx: int, row: dict[str, Any], own: list[tuple[StoredVersion, bytes]]) -> None:
        """Say what was altered in a row: the tables are what it was."""
        present = self._operation(tx, row) or {}
        differing = tuple(name for name, entry in present.items() if row.get(name) != entry)
        versions = {
            (stored.public_id, stored.number, content_digest(salt, digested(stored.public_id, stored.number, record)))
            for stored, salt in own
            for record in (stored.record,)
        }
        told = {(each.get("memory"), each.get("number"), each.get("digest")) for each in row.get("versions", ())}
        if versions != told:
            differing = (*differing, "versions")
        if differing:
            self.named.add((JournalFault.ROW_CHANGED, tx))
            found, was = _values(differing, row, present)
            self._tell(JournalFault.ROW_CHANGED, tx, fields=differing, was=was, found=found)

    def _compare_versions(self, tx: int, row: dict[str, Any], own: list[tuple[StoredVersion, bytes]]) -> None:
        entries: dict[tuple[str, int], str] = {
            (entry["memory"], entry["number"]): entry["digest"] for entry in row.get("versions", ())
        }
        for stored, salt in own:
            digest = entries.pop((stored.public_id, stored.number), None)
            if tx < self.erased.get(stored.public_id, 0):
                fault = JournalFault.ERASED_AGAIN_THERE
                self._tell(fault, tx, memory=stored.public_id, version=stored.number)
            elif digest is None:
                self._note_added(stored)
            elif digest != content_digest(salt, digested(stored.public_id, stored.number, stored.record)):
                self.damaged.append(_Damaged(stored, salt, digest))
        for key in entries:
            if tx >= self.erased.get(key[0], 0):
                self.missing[key] = tx

    def _note_added(self, stored: StoredVersion) -> None:
        self.added[stored.public_id, stored.number] = stored.from_tx

    def _compare_namespaces(self, tx: int, row: dict[str, Any]) -> None:
        entries = sorted(
            (entry["namespace"], entry["name"], entry["title"], bool(entry["archived"]))
            for entry in row.get("namespaces", ())
        )
        found: Any = self.connection.execute(
            "SELECT n.public_id, nv.name, nv.title, nv.archived FROM namespace_version nv"
            " JOIN namespace n ON n.id = nv.namespace_id WHERE nv.from_tx = ?",
            (tx,),
        )
        if entries != sorted((space, name, title, bool(archived)) for space, name, title, archived in found):
            self._tell(JournalFault.NAMESPACE_CHANGED, tx)

    def _compare_periods(self) -> None:
        """A version ends where the next one of its memory begins."""
        found: Any = self.connection.execute(
            "SELECT m.public_id, v.number, v.from_tx FROM version v JOIN memory m ON m.id = v.memory_id"
            " LEFT JOIN version later ON later.memory_id = v.memory_id AND later.number = v.number + 1"
            " WHERE v.to_tx IS NOT later.from_tx"
        )
        for memory, number, tx in found.fetchall():
            if not {(memory, number + 1), (memory, number)} & (self.missing.keys() | self.added.keys()):
                self._tell(JournalFault.PERIOD_CHANGED, tx, memory=memory, version=number)

    def _tell_versions(self) -> None:
        for (memory, number), tx in self.missing.items():
            fault = JournalFault.VERSION_MISSING
            if self.added.pop((memory, number), None) is not None:
                fault = JournalFault.PERIOD_CHANGED
            self._tell(fault, tx, memory=memory, version=number)
        for (memory, number), tx in self.added.items():
            self._tell(JournalFault.VERSION_ADDED, tx, memory=memory, version=number)
        others = [each.stored.record for each in self.damaged[:MOST_PROBLEMS]]
        for each in self.damaged[:MOST_PROBLEMS]:
            stored = each.stored
            found = explain_damage(self.connection, stored, each.salt, each.digest, others)
            self._tell(
                JournalFault.VERSION_CHANGED,
                stored.from_tx,
                memory=stored.public_id,
                version=stored.number,
                fields=found.fields,
                was=found.was,
                found=found.found,
            )

    def _tell(
        self,
        fault: JournalFault,
        number: int,
        *,
        operation: str = "",
        memory: str = "",
        version: int = 0,
        fields: tuple[str, ...] = (),
        was: str = "",
        found: str = "",
    ) -> None:
        rows: Any = self.connection.execute(
            "SELECT t.recorded_at, o.public_id FROM tx t JOIN operation o ON o.id = t.operation_id WHERE t.id = ?",
            (number,),
        ).fetchall()
        at, own = rows[0] if rows else (None, "")
        self.problems.append(
            JournalProblem(
                fault,
                number,
                operation=operation or own,
                memory=memory,
                version=version,
                fields=fields,
                was=was,
                found=found,
                at=None if at is None else from_microseconds(at),
            )
        )


def _watched(
    versions: Iterator[tuple[StoredVersion, bytes]], connection: apsw.Connection, progress: Progress
) -> Iterator[tuple[StoredVersion, bytes]]:
    """The versions, telling how far they are read and stopping where the person asked to."""
    total = int(value(connection, "SELECT count(*) FROM version"))
    for number, each in enumerate(versions):
        if number % _BETWEEN_REPORTS == 0:
            check_cancelled(progress)
            progress.report(number, total, "verifying")
        yield each


def _values(differing: tuple[str, ...], row: dict[str, Any], present: dict[str, Any]) -> tuple[str, str]:
    """What the journal and what the tables say, where a single field that holds no words differs."""
    name = differing[0]
    if len(differing) > 1 or name not in present or name in ("reason", "operation"):
        return "", ""
    return str(row.get(name)), str(present[name])
