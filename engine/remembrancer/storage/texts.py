"""The searchable texts: their codes, their words, and how often each word stands in a namespace.

A text is shared by all versions (of one namespace) that say the same. It is never changed: a new wording is a new
text, so that the past can be searched as it was.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction

TOKENIZER: Final = ("porter", ("unicode61", "remove_diacritics", "2"))
_TOKENIZE_REASON: Final = apsw.FTS5_TOKENIZE_DOCUMENT


@dataclass(frozen=True, slots=True)
class WindowCodes:
    """The codes of one window of a text.

    ``memory_code`` has 48 bytes; ``token_codes`` 48 bytes a token; ``token_words`` two little-endian uint16 a token,
    the start and end of the word it belongs to, in characters of the text.
    """

    memory_code: bytes
    token_codes: bytes
    token_words: bytes


@dataclass(frozen=True, slots=True)
class SearchableText:
    """A text ready to be stored: ``indexed`` is how the word index sees it, ``windows`` what the encoder made of it.

    No windows: the model is missing, or the text has fewer than two tokens that it knows.
    """

    text: str
    indexed: str
    encoder: str = ""
    windows: tuple[WindowCodes, ...] = ()


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def find_text(connection: apsw.Connection, namespace: int, text: str) -> int | None:
    """The row of a text already stored in a namespace."""
    row = value(connection, "SELECT id FROM text WHERE namespace_id = ? AND digest = ?", (namespace, digest(text)))
    return None if row is None else int(row)


def ensure_text(transaction: Transaction, namespace: int, text: SearchableText) -> int:
    """The row of ``text`` in a namespace, stored with its words and codes if it was not there."""
    connection = transaction.connection
    row = find_text(connection, namespace, text.text)
    if row is None:
        connection.execute("INSERT INTO text (namespace_id, digest) VALUES (?, ?)", (namespace, digest(text.text)))
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
                "INSERT INTO window_token (window_id, codes, words) VALUES (?, ?, ?)",
                (connection.last_insert_rowid(), codes.token_codes, codes.token_words),
            )


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
        return [str(term) for term in found]


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
