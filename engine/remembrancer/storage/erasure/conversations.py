"""Taking texts out of the index and out of conversations: who was read behind them is read behind what stood before.

The digest of a turn covers that of the turn before, and so it says something of every turn before it: those of all that
follow are made anew. A turn that then reads like another one behind the same turns becomes one text with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.erasure.reach import IN, Reach, following_turns, listed
from remembrancer.storage.texts import turn_digest

EmbeddedText: TypeAlias = Callable[[str, str], str]
"""What is embedded of a title and a content."""


def erase_texts(connection: apsw.Connection, reach: Reach, turns: int, embedded: EmbeddedText) -> None:
    """Take away the texts of ``reach``, and the codes of those that were encoded with one of the ``turns`` before."""
    erased = frozenset(reach.texts)
    # A turn behind an erased one may come to read exactly as that did: it must not be taken for it.
    connection.execute(f"UPDATE text SET digest = randomblob(32) WHERE id {IN}", (listed(reach.texts),))
    _forget_codes(connection, (*following_turns(connection, reach.texts, turns), *reach.texts))
    followers: Any = connection.execute(
        f"SELECT id, before_id FROM text WHERE before_id {IN}", (listed(reach.texts),)
    ).fetchall()
    for follower, before in followers:
        if follower not in erased:
            _stand_behind(connection, follower, _left_before(connection, before, erased), embedded)
    # Those that are erased name each other.
    connection.execute(f"UPDATE text SET before_id = NULL WHERE id {IN}", (listed(reach.texts),))
    _forget(connection, reach.texts)


def _forget_codes(connection: apsw.Connection, texts: tuple[int, ...]) -> None:
    connection.execute(
        f"DELETE FROM window_token WHERE window_id IN (SELECT id FROM window WHERE text_id {IN})", (listed(texts),)
    )
    connection.execute(f"DELETE FROM window WHERE text_id {IN}", (listed(texts),))


def _forget(connection: apsw.Connection, texts: tuple[int, ...]) -> None:
    connection.execute(f"DELETE FROM words WHERE rowid {IN}", (listed(texts),))
    connection.execute(f"DELETE FROM text WHERE id {IN}", (listed(texts),))


def _left_before(connection: apsw.Connection, text: int | None, erased: frozenset[int]) -> int | None:
    """The nearest turn, from this one backwards, that stays."""
    while text is not None and text in erased:
        text = value(connection, "SELECT before_id FROM text WHERE id = ?", (text,))
    return text


def _stand_behind(connection: apsw.Connection, text: int, before: int | None, embedded: EmbeddedText) -> None:
    """Let a turn, and with it all that follow, stand behind another one, or behind none."""
    waiting: list[tuple[int, int | None]] = [(text, before)]
    while waiting:
        text, before = waiting.pop()
        following: Any = connection.execute("SELECT id FROM text WHERE before_id = ?", (text,)).fetchall()
        kept = _moved(connection, text, before, embedded)
        waiting.extend((row, kept) for (row,) in following)


def _moved(connection: apsw.Connection, text: int, before: int | None, embedded: EmbeddedText) -> int:
    """Give a turn its place and its digest; returns the row under which it is found from now on."""
    earlier = b"" if before is None else value(connection, "SELECT digest FROM text WHERE id = ?", (before,))
    said: Any = connection.execute(
        "SELECT v.title, v.content FROM version v WHERE v.text_id = ? ORDER BY v.id LIMIT 1", (text,)
    ).fetchall()
    said = (
        said
        or connection.execute(
            "SELECT payload ->> 'title', payload ->> 'content' FROM proposal WHERE text_id = ? LIMIT 1", (text,)
        ).fetchall()
    )
    if not said:
        connection.execute("UPDATE text SET before_id = ? WHERE id = ?", (before, text))
        return text
    digest = turn_digest(embedded(*said[0]), earlier)
    same = value(
        connection,
        "SELECT other.id FROM text x JOIN text other ON other.namespace_id = x.namespace_id AND other.digest = ?"
        " WHERE x.id = ? AND other.id <> x.id",
        (digest, text),
    )
    if same is None:
        connection.execute("UPDATE text SET before_id = ?, digest = ? WHERE id = ?", (before, digest, text))
        return text
    for table, column in (("version", "text_id"), ("proposal", "text_id"), ("text", "before_id")):
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (same, text))
    _forget_codes(connection, (text,))
    _forget(connection, (text,))
    return int(same)
