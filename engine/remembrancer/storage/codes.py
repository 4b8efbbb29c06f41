"""What recall reads: the eligible texts of a selection, their codes, and the postings of words.

Row numbers of texts serve as handles here; they go up to :mod:`remembrancer.recall` and no further.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.selection import Selection
from remembrancer.storage.texts import scope_word

_CHUNK: Final = 500


@dataclass(frozen=True, slots=True)
class Eligible:
    """One memory that may be recalled: its text's handle and the properties that nudge its place."""

    memory: str
    text: int
    namespace: int
    session: int | None
    type: str
    status: str
    episode: int
    pinned: int
    importance: str
    confidence: float
    stated_at: int | None
    happening_from: int | None
    happening_to: int | None
    due_at: int | None
    recorded_at: int
    digest: bytes


def eligible(connection: apsw.Connection, selection: Selection) -> list[Eligible]:
    """Everything a selection holds, ready for ranking."""
    rows: Any = connection.execute(
        "SELECT m.public_id, v.text_id, v.namespace_id, v.session_id, v.type, v.status, v.episode, v.pinned,"
        " v.importance, v.confidence, v.stated_at, v.happening_from, v.happening_to, v.due_at, v.recorded_at, x.digest"
        " FROM version v JOIN memory m ON m.id = v.memory_id JOIN text x ON x.id = v.text_id"
        f" WHERE {selection.clause} ORDER BY v.text_id, m.public_id",
        selection.bindings,
    )
    return [Eligible(*row) for row in rows]


def of_texts(selection: Selection, texts: Iterable[int]) -> Selection:
    """The selection, limited to versions with one of these texts."""
    inside = ", ".join(str(int(text)) for text in texts) or "NULL"
    return Selection(f"{selection.clause} AND v.text_id IN ({inside})", selection.bindings)


def eligible_texts(connection: apsw.Connection, selection: Selection) -> list[int]:
    """The handles of the selection's texts, sorted, without repetition: what the scan of codes is limited to."""
    rows = connection.execute(
        "SELECT DISTINCT v.text_id FROM version v JOIN memory m ON m.id = v.memory_id"
        f" WHERE {selection.clause} ORDER BY 1",
        selection.bindings,
    )
    return [cast("int", row) for (row,) in rows]


def memory_codes(connection: apsw.Connection, encoder: str, after: int) -> Iterator[tuple[int, int, bytes]]:
    """(window row, text, 48-byte memory code) of every window of an encoder with a row number above ``after``."""
    rows: Any = connection.execute(
        "SELECT id, text_id, memory_code FROM window WHERE id > ? AND encoder = ? ORDER BY id", (after, encoder)
    )
    yield from rows


def window_generation(connection: apsw.Connection) -> int:
    """Rises when codes were removed, so that whoever holds a copy knows to read them afresh."""
    return int(value(connection, "SELECT value FROM vault WHERE name = 'window_generation'") or 0)


@dataclass(frozen=True, slots=True)
class TokenCodes:
    """A text's tokens over all its windows: 48 bytes a token, and the characters of the word each belongs to."""

    text: int
    codes: bytes
    words: bytes


def token_codes(connection: apsw.Connection, encoder: str, texts: Sequence[int]) -> list[TokenCodes]:
    """The token codes of these texts, in the same order, without those that have none."""
    gathered: dict[int, tuple[bytes, bytes]] = {}
    for start in range(0, len(texts), _CHUNK):
        chunk = texts[start : start + _CHUNK]
        marks = ", ".join("?" * len(chunk))
        rows: Any = connection.execute(
            "SELECT w.text_id, t.codes, t.words FROM window w JOIN window_token t ON t.window_id = w.id"
            f" WHERE w.encoder = ? AND w.text_id IN ({marks}) ORDER BY w.text_id, w.number",
            (encoder, *chunk),
        )
        for text, codes, words in rows:
            before = gathered.get(text, (b"", b""))
            gathered[text] = (before[0] + codes, before[1] + words)
    return [TokenCodes(text, *gathered[text]) for text in texts if text in gathered]


def bodies(connection: apsw.Connection, texts: Iterable[int]) -> dict[int, str]:
    """How the word index sees these texts."""
    statement = "SELECT body FROM words WHERE rowid = ?"
    return {text: str(value(connection, statement, (text,))) for text in texts}


def postings(connection: apsw.Connection, namespaces: Iterable[int], phrase: str) -> list[int]:
    """The texts of these namespaces in which the words of ``phrase`` stand one after the other, sorted."""
    if not (namespaces := list(namespaces)):
        return []
    quoted = phrase.replace("\0", " ").replace('"', '""')
    scopes = " OR ".join(scope_word(namespace) for namespace in namespaces)
    rows = connection.execute(
        "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid", (f'scope : ({scopes}) AND body : "{quoted}"',)
    )
    return [cast("int", row) for (row,) in rows]


@dataclass(frozen=True, slots=True)
class WordStatistics:
    """Counts over the current memories of some namespaces: documents, words in them, documents per asked term."""

    documents: int
    words: int
    frequencies: dict[str, int]


def word_statistics(connection: apsw.Connection, namespaces: Iterable[int], terms: Iterable[str]) -> WordStatistics:
    """How often these terms stand in the namespaces. Never counted over others: that would leak what they hold."""
    inside = ", ".join(str(int(namespace)) for namespace in namespaces) or "NULL"
    documents = words = 0
    rows: Any = connection.execute(f"SELECT documents, terms FROM corpus WHERE namespace_id IN ({inside})")
    for number, length in rows:
        documents += number
        words += length
    statement = f"SELECT coalesce(sum(documents), 0) FROM term WHERE term = ? AND namespace_id IN ({inside})"
    return WordStatistics(documents, words, {term: int(value(connection, statement, (term,))) for term in terms})


def statements(connection: apsw.Connection, texts: Iterable[int]) -> dict[int, tuple[str, str]]:
    """Title and content of these texts, by handle."""
    found: dict[int, tuple[str, str]] = {}
    for text in texts:
        rows: Any = connection.execute("SELECT title, content FROM version WHERE text_id = ? LIMIT 1", (text,))
        for title, content in rows:
            found[text] = (title, content)
    return found


def current_texts(connection: apsw.Connection, namespace: int, texts: Iterable[int]) -> list[tuple[int, str]]:
    """The current memories of a namespace that say one of these texts: (text, memory id)."""
    inside = ", ".join(str(int(text)) for text in texts) or "NULL"
    rows: Any = connection.execute(
        "SELECT v.text_id, m.public_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE v.to_tx IS NULL"
        f" AND v.status IN ('active', 'demoted') AND v.namespace_id = ? AND v.text_id IN ({inside})",
        (namespace,),
    )
    return list(rows)


def texts_without_codes(connection: apsw.Connection, encoder: str, after: int, most: int) -> list[tuple[int, str, str]]:
    """(text, title, content) of the next texts that an encoder has not encoded, in the order of their handles."""
    rows: Any = connection.execute(
        "SELECT x.id, v.title, v.content FROM text x JOIN version v ON v.id ="
        " (SELECT min(id) FROM version WHERE text_id = x.id)"
        " WHERE x.id > ? AND NOT EXISTS (SELECT 1 FROM window w WHERE w.text_id = x.id AND w.encoder = ?)"
        " ORDER BY x.id LIMIT ?",
        (after, encoder, most),
    )
    return list(rows)
