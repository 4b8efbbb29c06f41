"""What recall reads: the eligible texts of a selection, their codes, and the postings of words.

Row numbers of texts serve as handles here; they go up to :mod:`remembrancer.recall` and no further.

Where a hundred thousand small values are read at once, SQLite joins them into one text: a row handed over to Python
costs ten times as much as a number in a text. Where some hundred rows are asked for by number, the numbers go in as one
JSON array: a statement with all of them in its text takes about as long to prepare as to run.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import apsw
import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.connection import value
from remembrancer.storage.selection import Selection

_WORD_BYTES: Final = 4
_WINDOWS_AT_ONCE: Final = 200_000
"""So many codes in hexadecimal digits stay far below the longest value that a connection may hold."""


class Eligible(NamedTuple):
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
    valid_from: int | None
    valid_to: int | None
    happening_from: int | None
    happening_to: int | None
    due_at: int | None
    recorded_at: int
    digest: bytes


_ELIGIBLE: Final = (
    "m.public_id, v.text_id, v.namespace_id, v.session_id, v.type, v.status, v.episode, v.pinned, v.importance,"
    " v.confidence, v.stated_at, v.valid_from, v.valid_to, v.happening_from, v.happening_to, v.due_at, v.recorded_at,"
    " x.digest"
)


def eligible(connection: apsw.Connection, selection: Selection) -> list[Eligible]:
    """Everything a selection holds, ready for ranking."""
    rows: Any = connection.execute(
        f"SELECT {_ELIGIBLE} FROM version v JOIN memory m ON m.id = v.memory_id JOIN text x ON x.id = v.text_id"
        f" WHERE {selection.clause} ORDER BY v.text_id, m.public_id",
        selection.bindings,
    )
    return list(map(Eligible._make, rows))


def eligible_with(connection: apsw.Connection, selection: Selection, texts: Sequence[int]) -> list[Eligible]:
    """What a selection holds of these texts, in the order of texts and memories."""
    rows: Any = connection.execute(
        f"SELECT {_ELIGIBLE} FROM json_each(?) asked CROSS JOIN version v ON v.text_id = asked.value"
        " CROSS JOIN memory m ON m.id = v.memory_id CROSS JOIN text x ON x.id = v.text_id"
        f" WHERE {selection.clause}",
        (_listed(sorted(set(texts))), *selection.bindings),
    )
    return sorted(map(Eligible._make, rows), key=lambda each: (each.text, each.memory))


def turns_among(connection: apsw.Connection, texts: Sequence[int]) -> NDArray[np.int64]:
    """Those of these texts that are or were turns of conversations, in any namespace."""
    return _numbers(
        value(
            connection,
            "SELECT group_concat(asked.value) FROM json_each(?) asked"
            " WHERE EXISTS (SELECT 1 FROM version v INDEXED BY version_spoken"
            " WHERE v.text_id = asked.value AND v.episode = 1)",
            (_listed(texts),),
        )
    )


def texts_of(connection: apsw.Connection, selection: Selection, memories: Sequence[str]) -> dict[str, int]:
    """The text of each of these memories that a selection holds."""
    rows: Any = connection.execute(
        "SELECT m.public_id, v.text_id FROM json_each(?) asked CROSS JOIN memory m ON m.public_id = asked.value"
        f" CROSS JOIN version v ON v.memory_id = m.id WHERE {selection.clause}",
        (json.dumps(list(memories)), *selection.bindings),
    )
    return dict(rows)


def of_texts(selection: Selection, texts: Iterable[int]) -> Selection:
    """The selection, limited to versions with one of these texts."""
    clause = f"{selection.clause} AND v.text_id IN (SELECT value FROM json_each(?))"
    return Selection(clause, (*selection.bindings, _listed(texts)))


def eligible_texts(connection: apsw.Connection, selection: Selection) -> NDArray[np.int64]:
    """The handles of the selection's texts, sorted, without repetition: what the scan of codes is limited to."""
    # Most selections say nothing of the memory itself, and then the index holds all that is asked.
    memory = " JOIN memory m ON m.id = v.memory_id" if "m." in selection.clause else ""
    texts = _numbers(
        value(
            connection,
            f"SELECT group_concat(v.text_id) FROM version v{memory} WHERE {selection.clause}",
            selection.bindings,
        )
    )
    if not len(texts):
        return texts
    present = np.zeros(int(texts.max()) + 1, dtype=np.bool_)
    present[texts] = True
    return np.flatnonzero(present)


def lapsed_texts(connection: apsw.Connection, selection: Selection, moment: int) -> NDArray[np.int64]:
    """The texts of a selection whose every memory no longer holds at a moment (microseconds), sorted."""
    found = _numbers(
        value(
            connection,
            "SELECT group_concat(v.text_id) FROM version v CROSS JOIN memory m ON m.id = v.memory_id"
            f" WHERE v.valid_to <= ? AND {selection.clause}",
            (moment, *selection.bindings),
        )
    )
    if not len(found):
        return found
    holding = Selection(f"{selection.clause} AND (v.valid_to IS NULL OR v.valid_to > ?)", (*selection.bindings, moment))
    return np.setdiff1d(found, eligible_texts(connection, of_texts(holding, np.unique(found).tolist())))


def changed_texts(connection: apsw.Connection, after: int) -> NDArray[np.int64] | None:
    """The texts that may have come into a selection or left it since transaction ``after``; perhaps with repetitions.

    None: something changed on which every text may depend, and the selection has to be read afresh.
    """
    if value(connection, "SELECT EXISTS (SELECT 1 FROM namespace_version WHERE from_tx > ?1 OR to_tx > ?1)", (after,)):
        return None
    return _numbers(
        value(
            connection,
            "SELECT group_concat(text_id) FROM ("
            "SELECT text_id FROM version WHERE from_tx > ?1"
            " UNION ALL SELECT text_id FROM version WHERE to_tx > ?1"
            " UNION ALL SELECT text_id FROM version WHERE memory_id IN ("
            "SELECT p.memory_id FROM proposal p JOIN proposal_version pv ON pv.proposal_id = p.id"
            " WHERE pv.from_tx > ?1 OR pv.to_tx > ?1"
            " UNION SELECT cs.memory_id FROM case_statement cs JOIN case_version cv ON cv.id = cs.version_id"
            " WHERE cv.from_tx > ?1 OR cv.to_tx > ?1))",
            (after,),
        )
    )


def _numbers(text: str | None) -> NDArray[np.int64]:
    """What ``group_concat`` made of whole numbers; it makes nothing of none."""
    return np.fromstring(text, dtype=np.int64, sep=",") if text else np.zeros(0, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class WindowCodesRead:
    """Windows as the scan needs them: int64 [windows] row numbers and texts, uint8 [windows, bytes] memory codes."""

    windows: NDArray[np.int64]
    texts: NDArray[np.int64]
    codes: NDArray[np.uint8]


def memory_codes(connection: apsw.Connection, encoder: str, after: int) -> Iterator[WindowCodesRead]:
    """The memory codes of all windows of an encoder with a row number above ``after``, many at a time."""
    last = int(value(connection, "SELECT max(id) FROM window") or 0)
    for start in range(after, last, _WINDOWS_AT_ONCE):
        rows: Any = connection.execute(
            "SELECT group_concat(id), group_concat(text_id), group_concat(hex(memory_code), '') FROM window"
            " WHERE id > ? AND id <= ? AND encoder = ?",
            (start, start + _WINDOWS_AT_ONCE, encoder),
        )
        for windows, texts, codes in rows:
            if windows:
                numbers = _numbers(windows)
                packed = np.frombuffer(bytes.fromhex(codes), dtype=np.uint8).reshape(len(numbers), -1)
                yield WindowCodesRead(numbers, _numbers(texts), packed)


def window_generation(connection: apsw.Connection) -> int:
    """Rises when codes were removed, so that whoever holds a copy knows to read them afresh."""
    return int(value(connection, "SELECT value FROM vault WHERE name = 'window_generation'") or 0)


def raise_generation(connection: apsw.Connection) -> None:
    """Codes were removed: tell whoever holds a copy."""
    connection.execute(
        "INSERT INTO vault (name, value) VALUES ('window_generation', '1')"
        " ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1"
    )


@dataclass(frozen=True, slots=True)
class TokenCodes:
    """A text's tokens over all its windows: 48 bytes a token, and the characters of the word each belongs to.

    ``asking`` is a byte a token: 1 where it stands in a sentence that asks rather than tells, else 0.
    """

    text: int
    codes: bytes
    words: bytes
    asking: bytes = b""


def token_codes(connection: apsw.Connection, encoder: str, texts: Sequence[int]) -> list[TokenCodes]:
    """The token codes of these texts, in the same order, without those that have none."""
    rows: Any = connection.execute(
        "SELECT w.text_id, t.codes, t.words, t.asking FROM json_each(?) asked"
        " CROSS JOIN window w ON w.text_id = asked.value CROSS JOIN window_token t ON t.window_id = w.id"
        " WHERE w.encoder = ? ORDER BY w.text_id, w.number",
        (_listed(set(texts)), encoder),
    )
    gathered: dict[int, TokenCodes] = {}
    for text, codes, words, asking in rows:
        before = gathered.get(text, TokenCodes(text, b"", b""))
        flags = asking_flags(asking, len(words) // _WORD_BYTES)
        gathered[text] = TokenCodes(text, before.codes + codes, before.words + words, before.asking + flags)
    return [gathered[text] for text in texts if text in gathered]


def asking_flags(stored: bytes, tokens: int) -> bytes:
    """The bits of ``window_token.asking`` as a byte for each of so many tokens: 1 where it asks, else 0."""
    if not stored:
        return bytes(tokens)
    return np.unpackbits(np.frombuffer(stored, dtype=np.uint8), count=tokens).tobytes()


@dataclass(frozen=True, slots=True, eq=False)
class WindowTokens:
    """The tokens of windows, one window after another.

    Attributes:
        windows: int64 [windows], row numbers.
        lengths: int64 [windows], how many tokens each has.
        codes: uint8, the same number of bytes for each token.
        words: uint16 [tokens, 2], start and end of the word each token belongs to, in characters of its text.
        asking: bool [tokens].
    """

    windows: NDArray[np.int64]
    lengths: NDArray[np.int64]
    codes: NDArray[np.uint8]
    words: NDArray[np.uint16]
    asking: NDArray[np.bool_]


def window_tokens(connection: apsw.Connection, windows: NDArray[np.int64]) -> WindowTokens:
    """The tokens of these windows, without those that are not there."""
    rows: Any = connection.execute(
        "SELECT t.window_id, t.codes, t.words, t.asking FROM json_each(?) asked"
        " CROSS JOIN window_token t ON t.window_id = asked.value",
        (_listed(windows.tolist()),),
    ).fetchall()
    read = np.array([row[0] for row in rows], dtype=np.int64)
    words = [row[2] for row in rows]
    lengths = np.array([len(each) // _WORD_BYTES for each in words], dtype=np.int64)
    starts = np.cumsum(lengths) - lengths
    asking = np.zeros(int(lengths.sum()), dtype=np.bool_)
    # Most windows ask nothing.
    for place, row in enumerate(rows):
        if row[3]:
            flags = np.frombuffer(asking_flags(row[3], int(lengths[place])), dtype=np.bool_)
            asking[starts[place] : starts[place] + lengths[place]] = flags
    return WindowTokens(
        read,
        lengths,
        np.frombuffer(b"".join([row[1] for row in rows]), dtype=np.uint8),
        np.frombuffer(b"".join(words), dtype="<u2").reshape(-1, 2),
        asking,
    )


def bodies(connection: apsw.Connection, texts: Iterable[int]) -> dict[int, str]:
    """How the word index sees these texts."""
    # The table in which the index keeps what it was given (columns in order: scope, body).
    rows: Any = connection.execute(
        "SELECT c.id, c.c1 FROM json_each(?) asked CROSS JOIN words_content c ON c.id = asked.value", (_listed(texts),)
    )
    return dict(rows)


def _listed(rows: Iterable[int]) -> str:
    """The numbers as a JSON array."""
    return f"[{','.join(map(str, map(int, rows)))}]"


def texts_with(connection: apsw.Connection, phrase: str) -> NDArray[np.int64]:
    """The texts of any namespace in which the words of ``phrase`` stand one after the other, sorted.

    Whoever asks keeps those that may be found. The index is not asked for the namespaces: their words stand in every
    text, and to go through them takes ten times as long.
    """
    return _matching(connection, f"body : {_quoted(phrase)}")


def _matching(connection: apsw.Connection, asked: str) -> NDArray[np.int64]:
    rows = value(connection, "SELECT group_concat(rowid) FROM words WHERE words MATCH ?", (asked,))
    return np.sort(_numbers(rows))


def _quoted(phrase: str) -> str:
    """``phrase`` as the word index reads it: nothing in it is an operator."""
    text = phrase.replace("\0", " ").replace('"', '""')
    return f'"{text}"'


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
    frequencies = dict.fromkeys(terms, 0)
    counts: Any = connection.execute(
        f"SELECT term, sum(documents) FROM term WHERE namespace_id IN ({inside})"
        " AND term IN (SELECT value FROM json_each(?)) GROUP BY term",
        (json.dumps(list(frequencies)),),
    )
    frequencies.update(counts)
    return WordStatistics(documents, words, frequencies)


def openings(connection: apsw.Connection, texts: Iterable[int], characters: int) -> dict[int, str]:
    """How these texts begin, by handle."""
    rows: Any = connection.execute(
        "SELECT c.id, substr(c.c1, 1, ?) FROM json_each(?) asked CROSS JOIN words_content c ON c.id = asked.value",
        (characters, _listed(texts)),
    )
    return dict(rows)


def statements(connection: apsw.Connection, texts: Iterable[int]) -> dict[int, tuple[str, str]]:
    """Title and content of these texts, by handle."""
    # Versions with one text say the same; of each the first one is kept.
    rows: Any = connection.execute(
        "SELECT v.text_id, v.title, v.content FROM json_each(?) asked CROSS JOIN version v ON v.text_id = asked.value"
        " ORDER BY v.id DESC",
        (_listed(texts),),
    )
    return {text: (title, content) for text, title, content in rows}


def current_texts(connection: apsw.Connection, namespace: int, texts: Iterable[int]) -> list[tuple[int, str]]:
    """The current memories of a namespace that say one of these texts: (text, memory id)."""
    inside = ", ".join(str(int(text)) for text in texts) or "NULL"
    rows: Any = connection.execute(
        "SELECT v.text_id, m.public_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE v.to_tx IS NULL"
        f" AND v.status IN ('active', 'demoted') AND v.namespace_id = ? AND v.text_id IN ({inside})",
        (namespace,),
    )
    return list(rows)


class Unencoded(NamedTuple):
    """A text that has no codes: its handle, what it says, and whether it is a turn of a conversation."""

    text: int
    title: str
    content: str
    episode: bool


def texts_without_codes(connection: apsw.Connection, encoder: str, after: int, most: int) -> list[Unencoded]:
    """The next texts that an encoder has not encoded, in the order of their handles."""
    rows: Any = connection.execute(
        "SELECT x.id, v.title, v.content, v.episode FROM text x JOIN version v ON v.id ="
        " (SELECT min(id) FROM version WHERE text_id = x.id)"
        " WHERE x.id > ? AND NOT EXISTS (SELECT 1 FROM window w WHERE w.text_id = x.id AND w.encoder = ?)"
        " ORDER BY x.id LIMIT ?",
        (after, encoder, most),
    )
    return [Unencoded(text, title, content, bool(episode)) for text, title, content, episode in rows]
