"""What is derived from the texts, made again from nothing else: full-text rows, and counts of words and tags."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.storage.connection import value
from remembrancer.storage.schema import WORDS
from remembrancer.storage.texts import recount, scope_word

IndexedText = Callable[[str, str], str]
"""From a title and a content to what the word index holds of them."""
_BETWEEN_REPORTS: Final = 500
_TAGS: Final = (
    "SELECT v.namespace_id, t.name, count(*) FROM version v JOIN version_tag vt ON vt.version_id = v.id"
    " JOIN tag t ON t.id = vt.tag_id WHERE v.to_tx IS NULL AND v.status IN ('active', 'demoted') GROUP BY 1, 2"
)
_TEXTS: Final = (
    "SELECT x.id, x.namespace_id, coalesce(v.title, p.payload ->> 'title'),"
    " coalesce(v.content, p.payload ->> 'content') FROM text x"
    " LEFT JOIN version v ON v.id = (SELECT min(id) FROM version WHERE text_id = x.id)"
    " LEFT JOIN proposal p ON p.id = (SELECT min(id) FROM proposal WHERE text_id = x.id)"
)


@dataclass(frozen=True, slots=True)
class Differing:
    """``wrong`` of ``total`` rows are missing, superfluous or say something else."""

    wrong: int
    total: int


def make_words(connection: apsw.Connection) -> None:
    """Put an empty word index in the place of the one there is."""
    connection.execute("DROP TABLE IF EXISTS words")
    connection.execute(WORDS).fetchall()


def write_words(connection: apsw.Connection, indexed: IndexedText, progress: Progress) -> int:
    """The full-text rows of all texts, into an empty index; how many there are."""
    total, done = int(value(connection, "SELECT count(*) FROM text")), 0
    texts: Any = connection.execute(_TEXTS).fetchall()
    for row, namespace, title, content in texts:
        _report(progress, done, total)
        connection.execute(
            "INSERT INTO words (rowid, scope, body) VALUES (?, ?, ?)",
            (row, scope_word(namespace), indexed(title or "", content or "")),
        )
        done += 1
    return done


def write_counts_anew(connection: apsw.Connection) -> None:
    """The counts of words and tags in every namespace, in place of those there are."""
    for table in ("term", "corpus", "namespace_tag"):
        connection.execute(f"DELETE FROM {table}")
    spaces: Any = connection.execute("SELECT id FROM namespace").fetchall()
    for (namespace,) in spaces:
        terms, documents, words = recount(connection, namespace)
        if not documents:
            continue
        connection.executemany(
            "INSERT INTO term (namespace_id, term, documents) VALUES (?, ?, ?)",
            ((namespace, term, count) for term, count in sorted(terms.items())),
        )
        connection.execute("INSERT INTO corpus VALUES (?, ?, ?)", (namespace, documents, words))
    connection.execute(f"INSERT INTO namespace_tag (namespace_id, tag, memories) {_TAGS}")


def compare_words(connection: apsw.Connection, indexed: IndexedText, progress: Progress) -> Differing:
    """The full-text rows beside what the texts say."""
    total, wrong = int(value(connection, "SELECT count(*) FROM text")), 0
    for done, (_, namespace, title, content, scope, body) in enumerate(_beside(connection)):
        _report(progress, done, total)
        if title is None and content is None:
            # Nothing says any more what it was.
            wrong += body is None
        elif (scope, body) != (scope_word(namespace), indexed(title or "", content or "")):
            wrong += 1
    superfluous = "SELECT count(*) FROM words WHERE rowid NOT IN (SELECT id FROM text)"
    return Differing(wrong + int(value(connection, superfluous)), total)


def _beside(connection: apsw.Connection) -> Iterator[tuple[Any, ...]]:
    statement = f"SELECT told.*, w.scope, w.body FROM ({_TEXTS}) told LEFT JOIN words w ON w.rowid = told.id"
    rows: Any = connection.execute(statement)
    yield from rows


def compare_counts(connection: apsw.Connection, progress: Progress) -> Differing:
    """The stored counts beside counting anew."""
    wrong = total = 0
    spaces: Any = connection.execute("SELECT id FROM namespace").fetchall()
    for done, (namespace,) in enumerate(spaces):
        check_cancelled(progress)
        progress.report(done, len(spaces), "counting")
        terms, documents, words = recount(connection, namespace)
        rows: Any = connection.execute("SELECT term, documents FROM term WHERE namespace_id = ?", (namespace,))
        stored = dict(rows)
        wrong += sum(stored.get(term) != count for term, count in terms.items())
        wrong += sum(term not in terms and bool(count) for term, count in stored.items())
        sums: Any = connection.execute("SELECT documents, terms FROM corpus WHERE namespace_id = ?", (namespace,))
        wrong += (sums.fetchall() or [(0, 0)])[0] != (documents, words)
        total += len(terms)
    tags: Any = connection.execute(_TAGS).fetchall()
    stored_tags = "SELECT namespace_id, tag, memories FROM namespace_tag WHERE memories > 0"
    kept: Any = connection.execute(stored_tags).fetchall()
    wrong += len(set(tags) ^ set(kept))
    return Differing(wrong, total + len(tags))


def _report(progress: Progress, done: int, total: int) -> None:
    if done % _BETWEEN_REPORTS == 0:
        check_cancelled(progress)
        progress.report(done, total, "indexing")
