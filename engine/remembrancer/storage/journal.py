"""The append-only, hash-chained audit log: one row a transaction, written inside it.

``mac(n) = HMAC-SHA256(chain key, mac(n - 1) || row(n))`` over the canonical JSON (RFC 8785) of the row. Content and
reasons enter only as ``HMAC-SHA256(salt, canonical JSON of the version)`` with a random salt per version, so that
erasing the salt leaves a chain that still verifies and says nothing about what was erased.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Any, Final

import apsw
import rfc8785

from remembrancer.storage.connection import value
from remembrancer.storage.keys import JournalHead

FORMAT: Final = 1
_START: Final = bytes(32)


def canonical(value: Any) -> bytes:
    """RFC 8785 canonical JSON."""
    return rfc8785.dumps(value)


def content_digest(salt: bytes, content: dict[str, Any]) -> str:
    """What stands in the journal for a version's content: an HMAC that says nothing without the salt."""
    return hmac.new(salt, canonical(content), hashlib.sha256).hexdigest()


def append(connection: apsw.Connection, chain_key: bytes, tx: int, row: dict[str, Any]) -> JournalHead:
    """Write the row of transaction ``tx`` and return the new head."""
    previous = value(connection, "SELECT mac FROM journal ORDER BY tx DESC LIMIT 1")
    body = canonical(row)
    mac = _mac(chain_key, previous or _START, body)
    connection.execute("INSERT INTO journal (tx, row, mac) VALUES (?, ?, ?)", (tx, body.decode(), mac))
    return JournalHead(tx, mac.hex())


@dataclass(frozen=True, slots=True)
class ChainCheck:
    """The result of following the chain: ``broken_at`` is the first transaction that does not fit, 0 if all do."""

    rows: int
    broken_at: int


def check_chain(connection: apsw.Connection, chain_key: bytes, head: JournalHead) -> ChainCheck:
    """Follow the chain from its start, and check that the confirmed head is still in it."""
    previous, rows = _START, 0
    head_seen = head.number == 0
    for tx, body, mac in connection.execute("SELECT tx, row, mac FROM journal ORDER BY tx"):
        rows += 1
        if not hmac.compare_digest(_mac(chain_key, previous, body.encode()), mac):
            return ChainCheck(rows, tx)
        if tx == head.number:
            if mac.hex() != head.mac:
                return ChainCheck(rows, tx)
            head_seen = True
        previous = mac
    if not head_seen:
        return ChainCheck(rows, head.number)
    missing = value(connection, "SELECT min(t.id) FROM tx t LEFT JOIN journal j ON j.tx = t.id WHERE j.tx IS NULL")
    return ChainCheck(rows, missing or 0)


def find_missing_version(connection: apsw.Connection) -> int:
    """The first transaction with fewer versions, or another reason, than its journal row says; 0 if there is none."""
    rows: Any = connection.execute(
        "SELECT j.tx, json_array_length(j.row, '$.versions') = (SELECT count(*) FROM version v WHERE v.from_tx = j.tx),"
        " json_extract(j.row, '$.reason'), o.reason, o.reason_salt"
        " FROM journal j JOIN tx ON tx.id = j.tx JOIN operation o ON o.id = tx.operation_id ORDER BY j.tx"
    )
    for tx, whole, digest, reason, salt in rows:
        expected = content_digest(salt, {"reason": reason}) if reason and salt else None
        if not whole or digest != expected:
            return int(tx)
    return 0


def version_digests(connection: apsw.Connection, tx: int) -> dict[tuple[str, int], str]:
    """The digests a journal row gives, by memory id and version number."""
    body = value(connection, "SELECT row FROM journal WHERE tx = ?", (tx,))
    return {(entry["memory"], entry["number"]): entry["digest"] for entry in json.loads(body)["versions"]}


def _mac(chain_key: bytes, previous: bytes, body: bytes) -> bytes:
    return hmac.new(chain_key, previous + body, hashlib.sha256).digest()
