"""What a new statement is compared with, and what is linked to a memory that gives way."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import apsw

from remembrancer.model.types import ActorKind
from remembrancer.storage.connection import value
from remembrancer.storage.selection import quote_phrase
from remembrancer.storage.texts import SearchableText, WindowCodes
from remembrancer.storage.transaction import Actor
from remembrancer.storage.versions import StoredVersion, select_stored

IN_FORCE: Final = (
    "v.to_tx IS NULL AND v.namespace_id = ? AND v.status IN ('active', 'demoted') AND v.episode = 0"
    " AND (v.valid_to IS NULL OR v.valid_to > ?)"
)
"""What holds in a namespace at present and is no turn of a conversation."""
_MADE_OF: Final = (
    "WITH RECURSIVE made (memory_id) AS (SELECT memory_id FROM derivation WHERE source_id = ?"
    " UNION SELECT d.memory_id FROM derivation d JOIN made ON d.source_id = made.memory_id) SELECT memory_id FROM made"
)


def in_force_with_texts(
    connection: apsw.Connection, namespace: int, texts: Iterable[int], now: int
) -> list[StoredVersion]:
    """The memories of a namespace that hold now (microseconds) and say one of these texts, by age."""
    listed = json.dumps(sorted(texts))
    clause = f"{IN_FORCE} AND v.text_id IN (SELECT value FROM json_each(?)) ORDER BY v.memory_id"
    return select_stored(connection, clause, (namespace, now, listed))


def in_force_between(
    connection: apsw.Connection, namespace: int, now: int, between: tuple[int, int], most: int
) -> list[StoredVersion]:
    """The memories of a namespace that hold now and got their version after one transaction and before another."""
    clause = f"{IN_FORCE} AND v.from_tx > ? AND v.from_tx < ? ORDER BY v.id DESC LIMIT ?"
    return select_stored(connection, clause, (namespace, now, *between, most))


def in_force_of(connection: apsw.Connection, namespace: int, memory: int) -> StoredVersion | None:
    """The current version of a memory, by its row, if it is in force in the namespace."""
    clause = "v.to_tx IS NULL AND v.namespace_id = ? AND v.status IN ('active', 'demoted') AND v.memory_id = ?"
    return next(iter(select_stored(connection, clause, (namespace, memory))), None)


def last_in(connection: apsw.Connection, namespace: int, memory: int, until_tx: int | None) -> StoredVersion | None:
    """The last version of a memory in a namespace, of those that began before a transaction if one is given."""
    until = "" if until_tx is None else f" AND v.from_tx < {int(until_tx)}"
    clause = f"v.memory_id = ? AND v.namespace_id = ?{until} ORDER BY v.number DESC LIMIT 1"
    return next(iter(select_stored(connection, clause, (memory, namespace))), None)


def to_scan(connection: apsw.Connection, namespace: int, now: int, after: int, most: int) -> list[StoredVersion]:
    """The next memories of a namespace that hold now, by the rows of their versions."""
    clause = f"{IN_FORCE} AND v.id > ? ORDER BY v.id LIMIT ?"
    return select_stored(connection, clause, (namespace, now, after, most))


def recorded_since(connection: apsw.Connection, namespace: int, now: int, since: int) -> list[StoredVersion]:
    """The memories of a namespace that hold now and were recorded since (microseconds), by the rows of versions."""
    clause = f"{IN_FORCE} AND v.recorded_at >= ? ORDER BY v.id"
    return select_stored(connection, clause, (namespace, now, since))


def count_to_scan(connection: apsw.Connection, namespace: int, now: int, after: int) -> int:
    """How many memories of a namespace :func:`to_scan` has left."""
    return int(
        value(connection, f"SELECT count(*) FROM version v WHERE {IN_FORCE} AND v.id > ?", (namespace, now, after))
    )


def author(connection: apsw.Connection, version: StoredVersion) -> Actor:
    """Who wrote the words of a version: whoever opened the first one with this text."""
    rows: Any = connection.execute(
        "SELECT o.actor_kind, o.actor, o.client FROM version v JOIN tx t ON t.id = v.from_tx"
        " JOIN operation o ON o.id = t.operation_id WHERE v.memory_id = ? AND v.text_id = ? ORDER BY v.number LIMIT 1",
        (version.memory_id, version.record.text_id),
    )
    return next(Actor(ActorKind(kind), name, client) for kind, name, client in rows)


def written_only_by(connection: apsw.Connection, memory: int, actor: Actor) -> bool:
    """Whether nobody but an actor, and the program itself, ever gave a memory a version."""
    statement = (
        "SELECT 1 FROM version v JOIN tx t ON t.id = v.from_tx JOIN operation o ON o.id = t.operation_id"
        " WHERE v.memory_id = ? AND o.actor_kind <> 'program' AND (o.actor_kind, o.actor, o.client) IS NOT (?, ?, ?)"
    )
    return value(connection, statement, (memory, actor.kind.value, actor.name, actor.client)) is None


def written_at(connection: apsw.Connection, version: StoredVersion) -> int:
    """When (microseconds) the words of a version were written."""
    statement = "SELECT min(changed_at) FROM version WHERE memory_id = ? AND text_id = ?"
    return int(value(connection, statement, (version.memory_id, version.record.text_id)))


def public_id(connection: apsw.Connection, memory: int | None) -> str:
    """The id of a memory by its row; empty for none."""
    return str(value(connection, "SELECT public_id FROM memory WHERE id = ?", (memory,)) or "")


def linked(connection: apsw.Connection, memory: int, phrase: str, most: int) -> list[tuple[str, str]]:
    """(memory, link) of what may rest on a memory, the strongest link first.

    What was made of a memory is what was put together from it, and what was put together from that in turn.
    ``phrase`` is the value that no longer holds. Only what is in force or gave way, in the namespace of the memory.
    """
    found: dict[str, str] = {}
    in_use = "v.status IN ('active', 'demoted')"
    worded = "v.text_id IN (SELECT rowid FROM words WHERE words MATCH ?)"
    rows: Any = connection.execute(
        "SELECT v.memory_id, m.public_id, v.namespace_id, v.session_id FROM version v JOIN memory m"
        " ON m.id = v.memory_id WHERE v.memory_id = ? AND v.to_tx IS NULL",
        (memory,),
    ).fetchall()
    for row, own, namespace, session in rows:
        for link, clause, bindings in (
            (
                "derived",
                f"{in_use} AND v.memory_id IN ({_MADE_OF})",
                (row,),
            ),
            ("superseded_by", "v.superseded_by = ? AND v.status = 'superseded'", (row,)),
            (
                "mentions",
                f"{in_use} AND {worded}",
                (quote_phrase(own),),
            ),
            (
                "same_value",
                f"? <> '' AND {in_use} AND v.episode = 0 AND {worded}",
                (phrase, quote_phrase(phrase or own)),
            ),
            (
                "same_session",
                f"v.session_id = ? AND {in_use} AND v.episode = 0",
                (session,),
            ),
        ):
            others: Any = connection.execute(
                "SELECT m.public_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE v.to_tx IS NULL"
                f" AND v.namespace_id = ? AND v.memory_id <> ? AND {clause} ORDER BY v.id LIMIT ?",
                (namespace, row, *bindings, most),
            )
            for (other,) in others:
                found.setdefault(other, link)
    return list(found.items())[:most]


def stored_text(connection: apsw.Connection, text: int, encoder: str) -> SearchableText:
    """A stored text by its row, as it was when it was made ready, with the codes that an encoder gave it."""
    body = str(value(connection, "SELECT body FROM words WHERE rowid = ?", (text,)) or "")
    rows: Any = connection.execute(
        "SELECT w.memory_code, t.codes, t.words, t.asking FROM window w JOIN window_token t ON t.window_id = w.id"
        " WHERE w.text_id = ? AND w.encoder = ? ORDER BY w.number",
        (text, encoder),
    )
    return SearchableText(body, body, encoder, tuple(WindowCodes(*row) for row in rows))
