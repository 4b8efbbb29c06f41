"""The searchable texts: their codes, their words, and how often each word stands in a namespace.

A text is shared by all versions (of one namespace) that say the same. It is never changed: a new wording is a new
text, so that the past can be searched as it was.

A turn of a conversation is read by the encoder behind the turns before it in its session, so its codes depend on them.
None of their words are stored with it: ``before_id`` names the text of the turn before, as it was when this one was
recorded, and the digest of a turn covers its own words and the digest before. The same words after another turn are
another text; equal texts have equal codes. Since the codes of the texts after a turn hold something of it, erasing a
turn has to encode those again that name it, or a text that follows it, as the text before.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, cast

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction

TOKENIZER: Final = ("porter", ("unicode61", "remove_diacritics", "2"))
_TOKENIZE_REASON: Final = apsw.FTS5_TOKENIZE_DOCUMENT


@dataclass(frozen=True, slots=True)
class WindowCodes:
    """The codes of one window of a text.

    ``memory_code`` has 48 bytes; ``token_codes`` 48 bytes a token; ``token_words`` two little-endian uint16 a token,
    the start and end of the word it belongs to, in characters of the text; ``asking`` a bit a token, the first one the
    highest of its byte: it stands in a sentence that asks. Empty: none does.
    """

    memory_code: bytes
    token_codes: bytes
    token_words: bytes
    asking: bytes = b""


@dataclass(frozen=True, slots=True)
class SearchableText:
    """A text ready to be stored: ``indexed`` is how the word index sees it, ``windows`` what the encoder made of it.

    No windows: the model is missing, or the text has fewer than two tokens that it knows. ``episode``: the text is a
    turn of a conversation; ``before`` is then the digest of the text of the turn before it, empty if there is none.
    """

    text: str
    indexed: str
    encoder: str = ""
    windows: tuple[WindowCodes, ...] = ()
    before: bytes = b""
    episode: bool = False

    @property
    def digest(self) -> bytes:
        """What makes it the text that it is."""
        return turn_digest(self.text, self.before) if self.episode else digest(self.text)


@dataclass(frozen=True, slots=True)
class TurnsBefore:
    """What stands before a turn: the digest of the text right before it, and the last (title, content), oldest first.

    Both are empty where nothing is before it.
    """

    digest: bytes = b""
    statements: tuple[tuple[str, str], ...] = ()


NOTHING_BEFORE: Final = TurnsBefore()


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def turn_digest(text: str, before: bytes) -> bytes:
    """What tells a turn with this text, behind a text with the digest ``before``, from all other texts."""
    return hashlib.sha256(digest(text) + before).digest()


def find_text(connection: apsw.Connection, namespace: int, searched: bytes) -> int | None:
    """The row of the text with this digest in a namespace."""
    row = value(connection, "SELECT id FROM text WHERE namespace_id = ? AND digest = ?", (namespace, searched))
    return None if row is None else int(row)


def ensure_text(transaction: Transaction, namespace: int, text: SearchableText) -> int:
    """The row of ``text`` in a namespace, stored with its words and codes if it was not there."""
    connection = transaction.connection
    row = find_text(connection, namespace, text.digest)
    if row is None:
        before = find_text(connection, namespace, text.before) if text.before else None
        connection.execute(
            "INSERT INTO text (namespace_id, digest, before_id) VALUES (?, ?, ?)", (namespace, text.digest, before)
        )
        row = connection.last_insert_rowid()
        connection.execute(
            "INSERT INTO words (rowid, scope, body) VALUES (?, ?, ?)", (row, scope_word(namespace), text.indexed)
        )
    if text.windows:
        store_windows(connection, row, text)
    return row


def store_windows(connection: apsw.Connection, row: int, text: SearchableText) -> None:
    """Keep a text's codes; those of an encoder that it already has stay."""
    for number, codes in enumerate(text.windows):
        connection.execute(
            "INSERT OR IGNORE INTO window (text_id, encoder, number, memory_code) VALUES (?, ?, ?, ?)",
            (row, text.encoder, number, codes.memory_code),
        )
        if connection.changes():
            connection.execute(
                "INSERT INTO window_token (window_id, codes, words, asking) VALUES (?, ?, ?, ?)",
                (connection.last_insert_rowid(), codes.token_codes, codes.token_words, codes.asking),
            )


def windows_of_others(connection: apsw.Connection, encoder: str, most: int) -> list[int]:
    """Up to ``most`` windows whose codes another encoder made."""
    rows: Any = connection.execute("SELECT id FROM window WHERE encoder <> ? LIMIT ?", (encoder, most))
    return [row for (row,) in rows]


def remove_windows(connection: apsw.Connection, windows: Iterable[int]) -> None:
    """Remove windows with the codes of their tokens, which must not be of the encoder in use.

    Whoever keeps codes in memory keeps those of the encoder in use alone, so nobody has to be told.
    """
    removed = [(window,) for window in windows]
    connection.executemany("DELETE FROM window_token WHERE window_id = ?", removed)
    connection.executemany("DELETE FROM window WHERE id = ?", removed)


def turns_before(connection: apsw.Connection, text: int, turns: int) -> TurnsBefore:
    """What stood before a stored turn when it was recorded: up to ``turns`` turns."""
    before = value(connection, "SELECT before_id FROM text WHERE id = ?", (text,))
    return NOTHING_BEFORE if before is None else turns_until(connection, int(before), turns)


def turns_until(connection: apsw.Connection, text: int, turns: int) -> TurnsBefore:
    """What stands before a turn that follows the stored text: that one and those before it, up to ``turns`` in all."""
    rows: Any = connection.execute(
        "WITH RECURSIVE turn AS ("
        "SELECT id, before_id, digest, 1 AS place FROM text WHERE id = ?"
        " UNION ALL SELECT x.id, x.before_id, x.digest, turn.place + 1"
        " FROM turn JOIN text x ON x.id = turn.before_id WHERE turn.place < ?)"
        " SELECT turn.digest, v.title, v.content FROM turn"
        " JOIN version v ON v.id = (SELECT min(id) FROM version WHERE text_id = turn.id) ORDER BY turn.place",
        (text, turns),
    )
    found = list(rows)
    if not found:
        return NOTHING_BEFORE
    return TurnsBefore(found[0][0], tuple((title, content) for _, title, content in reversed(found)))


def scope_word(namespace: int) -> str:
    """The word by which the index keeps namespaces apart; no text can contain it in the ``scope`` column."""
    return f"n{namespace}"


class WordCounter:
    """Splits text into the terms of the word index, by the index's own tokenizer."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._tokenizer = connection.fts5_tokenizer(TOKENIZER[0], list(TOKENIZER[1]))

    def terms(self, indexed: str) -> list[str]:
        """The terms of a text as the index sees it, in order, with repetitions."""
        found = self._tokenizer(
            indexed.encode(), _TOKENIZE_REASON, None, include_offsets=False, include_colocated=False
        )
        return cast("list[str]", found)


def count_text(transaction: Transaction, counter: WordCounter, namespace: int, text: int, sign: int) -> None:
    """Note that one more (``sign`` 1) or one fewer (-1) current memory of a namespace has this text."""
    body = transaction.connection.execute("SELECT body FROM words WHERE rowid = ?", (text,)).get
    terms = counter.terms(body)
    changes = transaction.term_changes[namespace]
    for term in set(terms):
        changes[term] += sign
    documents = transaction.document_changes[namespace]
    documents[0] += sign
    documents[1] += sign * len(terms)


def count_tags(transaction: Transaction, namespace: int, tags: Iterable[str], sign: int) -> None:
    """Note that one more or one fewer current memory of a namespace has these tags."""
    for tag in tags:
        transaction.tag_changes[namespace][tag] += sign


def write_counts(transaction: Transaction) -> None:
    """Add what :func:`count_text` noted to the stored counts."""
    connection = transaction.connection
    for namespace, changes in transaction.term_changes.items():
        connection.executemany(
            "INSERT INTO term (namespace_id, term, documents) VALUES (?, ?, ?)"
            " ON CONFLICT DO UPDATE SET documents = documents + excluded.documents",
            ((namespace, term, change) for term, change in sorted(changes.items()) if change),
        )
        connection.executemany(
            "DELETE FROM term WHERE namespace_id = ? AND term = ? AND documents <= 0",
            ((namespace, term) for term, change in changes.items() if change < 0),
        )
    for namespace, changes in transaction.tag_changes.items():
        connection.executemany(
            "INSERT INTO namespace_tag (namespace_id, tag, memories) VALUES (?, ?, ?)"
            " ON CONFLICT DO UPDATE SET memories = memories + excluded.memories",
            ((namespace, tag, change) for tag, change in sorted(changes.items()) if change),
        )
        connection.executemany(
            "DELETE FROM namespace_tag WHERE namespace_id = ? AND tag = ? AND memories <= 0",
            ((namespace, tag) for tag, change in changes.items() if change < 0),
        )
    for namespace, (documents, terms) in transaction.document_changes.items():
        connection.execute(
            "INSERT INTO corpus (namespace_id, documents, terms) VALUES (?, ?, ?) ON CONFLICT DO UPDATE"
            " SET documents = documents + excluded.documents, terms = terms + excluded.terms",
            (namespace, documents, terms),
        )


def recount(connection: apsw.Connection, namespace: int) -> tuple[Counter[str], int, int]:
    """Terms, documents and words of a namespace counted afresh: what the stored counts must equal."""
    counter = WordCounter(connection)
    terms: Counter[str] = Counter()
    documents = words = 0
    for (body,) in connection.execute(
        "SELECT w.body FROM version v JOIN words w ON w.rowid = v.text_id"
        " WHERE v.to_tx IS NULL AND v.status IN ('active', 'demoted') AND v.namespace_id = ?",
        (namespace,),
    ):
        found = counter.terms(body)
        terms.update(set(found))
        documents += 1
        words += len(found)
    return terms, documents, words
