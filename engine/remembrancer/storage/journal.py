"""The append-only, hash-chained audit log: one row a transaction, written inside it.

``mac(n) = HMAC-SHA256(chain key, mac(n - 1) || row(n))`` over the canonical JSON (RFC 8785) of the row. Content and
reasons enter only as ``HMAC-SHA256(salt, canonical JSON of the version)`` with a random salt per version, so that
erasing the salt leaves a chain that still verifies and says nothing about what was erased.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

import apsw
import rfc8785

from remembrancer.storage.connection import value
from remembrancer.storage.keys import JournalHead

FORMAT: Final = 1
START: Final = bytes(32)
"""What stands before the first row."""


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
    mac = chained(chain_key, previous or START, body)
    connection.execute("INSERT INTO journal (tx, row, mac) VALUES (?, ?, ?)", (tx, body.decode(), mac))
    return JournalHead(tx, mac.hex())


def head(connection: apsw.Connection) -> JournalHead:
    """The last row."""
    rows: Any = connection.execute("SELECT tx, mac FROM journal ORDER BY tx DESC LIMIT 1")
    return next((JournalHead(tx, mac.hex()) for tx, mac in rows), JournalHead())


def holds(connection: apsw.Connection, head: JournalHead) -> bool:
    """Whether the journal has this row: it goes on from where the head was noted."""
    mac = value(connection, "SELECT mac FROM journal WHERE tx = ?", (head.number,))
    return mac is not None and bytes(mac).hex() == head.mac


def broken_rows(connection: apsw.Connection, chain_key: bytes, since: int, until: int) -> int:
    """How many rows of the transactions after ``since`` and up to ``until`` are missing or do not fit the chain."""
    before: bytes | None = value(connection, "SELECT mac FROM journal WHERE tx = ?", (since,)) if since else START
    last, broken = since, 0
    rows: Any = connection.execute(
        "SELECT tx, row, mac FROM journal WHERE tx > ? AND tx <= ? ORDER BY tx", (since, until)
    )
    for tx, body, mac in rows:
        broken += tx - last - 1
        # After a gap nothing is known of the row before, so the row is taken as it is.
        if tx == last + 1 and before is not None:
            broken += not hmac.compare_digest(chained(chain_key, before, body.encode()), mac)
        last, before = tx, mac
    return broken + until - last


def chained(chain_key: bytes, previous: bytes, body: bytes) -> bytes:
    """The digest of a row after the digest ``previous``."""
    return hmac.new(chain_key, previous + body, hashlib.sha256).digest()
