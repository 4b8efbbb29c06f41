"""What attention reads and keeps: likenesses of texts, entries of families, routines as they were last analysed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.types import MemoryType
from remembrancer.storage.codes import window_generation
from remembrancer.storage.connection import value

_IN_FAMILIES: Final = "v.episode = 0 AND v.status IN ('active', 'demoted', 'expired')"
"""Whatever its type: what somebody notes tersely is easily taken for another one."""
_UNTIL: Final = "likened_until"
_ANALYSED: Final = "routines_until"


@dataclass(frozen=True, slots=True)
class UnlikenedText:
    """A text with the codes of its only window; ``tokens`` is empty where it is too long, or part of a conversation."""

    window: int
    text: int
    namespace: int
    code: bytes
    tokens: bytes
    body: str


def likened_until(connection: apsw.Connection) -> tuple[int, int]:
    """Up to which window texts were compared, and in which generation of windows; (0, -1) if none was."""
    noted = value(connection, "SELECT value FROM vault WHERE name = ?", (_UNTIL,))
    if noted is None:
        return 0, -1
    window, generation = json.loads(noted)
    return window, generation


def texts_likened(connection: apsw.Connection, encoder: str, until: int) -> dict[int, tuple[int, int]]:
    """How many texts of each namespace were compared, up to a window, and how many there are."""
    rows: Any = connection.execute(
        "SELECT x.namespace_id, sum(w.id <= ?), count(*) FROM window w JOIN text x ON x.id = w.text_id"
        " WHERE w.encoder = ? AND w.number = 0 GROUP BY 1",
        (until, encoder),
    )
    return {namespace: (compared, total) for namespace, compared, total in rows}


def unlikened(
    connection: apsw.Connection, encoder: str, after: int, most: int, longest: int
) -> tuple[UnlikenedText, ...]:
    """The next texts behind a window. Of those of more than ``longest`` bytes of tokens there are no tokens."""
    rows: Any = connection.execute(
        "SELECT w.id, w.text_id, x.namespace_id, w.memory_code,"
        " CASE WHEN length(t.codes) > ?4 OR EXISTS (SELECT 1 FROM window o WHERE o.text_id = w.text_id"
        "  AND o.encoder = w.encoder AND o.number > 0)"
        " OR EXISTS (SELECT 1 FROM version v WHERE v.text_id = w.text_id AND v.episode = 1) THEN x'' ELSE t.codes END,"
        " coalesce(c.c1, '') FROM window w JOIN window_token t ON t.window_id = w.id JOIN text x ON x.id = w.text_id"
        " LEFT JOIN words_content c ON c.id = w.text_id"
        " WHERE w.id > ?1 AND w.encoder = ?2 AND w.number = 0 ORDER BY w.id LIMIT ?3",
        (after, encoder, most, longest),
    )
    return tuple(UnlikenedText(*row) for row in rows)


@dataclass(frozen=True, slots=True)
class ComparedCode:
    """The first code of a text that others are compared with."""

    text: int
    namespace: int
    code: bytes


def compared_codes(connection: apsw.Connection, encoder: str, until: int, longest: int) -> Iterator[ComparedCode]:
    """What was compared up to a window, without texts that are worded as an earlier one; in the order of windows."""
    rows: Any = connection.execute(
        "SELECT w.text_id, x.namespace_id, w.memory_code FROM window w JOIN window_token t ON t.window_id = w.id"
        " JOIN text x ON x.id = w.text_id WHERE w.id <= ?1 AND w.encoder = ?2 AND w.number = 0"
        " AND length(t.codes) <= ?3"
        " AND NOT EXISTS"
        "  (SELECT 1 FROM window o WHERE o.text_id = w.text_id AND o.encoder = w.encoder AND o.number > 0)"
        " AND NOT EXISTS (SELECT 1 FROM version v WHERE v.text_id = w.text_id AND v.episode = 1)"
        " AND NOT EXISTS (SELECT 1 FROM likeness l WHERE l.text_id = w.text_id AND l.thousandths >= 1000)"
        " ORDER BY w.id",
        (until, encoder, longest),
    )
    return (ComparedCode(*row) for row in rows)


def note_likened(
    connection: apsw.Connection, likenesses: Iterable[tuple[int, int, int]], window: int, generation: int
) -> bool:
    """Keep likenesses (text, earlier text, thousandths), and that all texts up to a window were compared.

    Keeps nothing, and says so, if windows were removed in the meantime.
    """
    if window_generation(connection) != generation:
        return False
    connection.executemany(
        "INSERT OR REPLACE INTO likeness (text_id, earlier_id, thousandths) SELECT ?1, ?2, ?3"
        " WHERE EXISTS (SELECT 1 FROM text WHERE id = ?1) AND EXISTS (SELECT 1 FROM text WHERE id = ?2)",
        likenesses,
    )
    _note(connection, _UNTIL, json.dumps([window, generation]))
    return True


def forget_likenesses(connection: apsw.Connection, generation: int) -> None:
    """Begin afresh: what was compared with what is gone."""
    connection.execute("DELETE FROM likeness")
    _note(connection, _UNTIL, json.dumps([0, generation]))


def likenesses(connection: apsw.Connection, after: int = 0, until: int | None = None) -> Iterator[tuple[int, int, int]]:
    """Likenesses (text, earlier text, thousandths) by text: of the texts behind ``after`` and up to ``until``."""
    last = 2**62 if until is None else until
    return connection.execute(
        "SELECT text_id, earlier_id, thousandths FROM likeness WHERE text_id > ? AND text_id <= ?"
        " ORDER BY text_id, earlier_id",
        (after, last),
    )


def texts_between(connection: apsw.Connection, after: int, until: int) -> tuple[int, int]:
    """The first and the last text of the windows behind one and up to another; (0, 0) if there are none."""
    rows: Any = connection.execute(
        "SELECT coalesce(min(text_id), 0), coalesce(max(text_id), 0) FROM window WHERE id > ? AND id <= ?",
        (after, until),
    )
    ((first, last),) = rows
    return int(first), int(last)


def windows_between(connection: apsw.Connection, after: int, until: int) -> int:
    """How many windows there are behind one and up to another."""
    return int(value(connection, "SELECT count(*) FROM window WHERE id > ? AND id <= ?", (after, until)) or 0)


def last_text(connection: apsw.Connection, tx: int) -> int:
    """The last text that was there after a transaction."""
    return int(value(connection, "SELECT max(text_id) FROM version WHERE from_tx <= ?", (tx,)) or 0)


@dataclass(frozen=True, slots=True)
class FamilyMember:
    """A memory as far as families are concerned: its row, text and namespace, and how often it was said again."""

    memory: int
    text: int
    namespace: int
    repeated: int


def family_members(connection: apsw.Connection, tx: int | None) -> Iterator[FamilyMember]:
    """The memories that may be entries, at present or after transaction ``tx``, by row."""
    rows: Any = connection.execute(
        f"SELECT v.memory_id, v.text_id, v.namespace_id, coalesce(r.times, 0) FROM version v"
        f" LEFT JOIN (SELECT memory_id, count(*) AS times FROM reinforcement WHERE {_recorded(tx)} GROUP BY 1) r"
        f" ON r.memory_id = v.memory_id WHERE {_moment(tx)} AND {_IN_FAMILIES} ORDER BY v.memory_id"
    )
    return (FamilyMember(*row) for row in rows)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A memory with what entries are made of: ``instants`` are its own time and those at which it was said again."""

    memory: int
    public_id: str
    text: int
    title: str
    content: str
    type: MemoryType
    instants: tuple[int, ...]


def entry_rows(connection: apsw.Connection, memories: Sequence[int], tx: int | None) -> dict[int, EntryRow]:
    """The entries of these memories (rows), by row."""
    listed = json.dumps([int(memory) for memory in memories])
    repeated: dict[int, list[int]] = {}
    again: Any = connection.execute(
        "SELECT r.memory_id, t.recorded_at FROM json_each(?) asked CROSS JOIN reinforcement r"
        f" ON r.memory_id = asked.value JOIN tx t ON t.id = r.tx WHERE {_recorded(tx, 'r.tx')}",
        (listed,),
    )
    for memory, instant in again:
        repeated.setdefault(memory, []).append(instant)
    rows: Any = connection.execute(
        "SELECT v.memory_id, m.public_id, v.text_id, v.title, v.content, v.type, v.life_at"
        " FROM json_each(?) asked CROSS JOIN version v ON v.memory_id = asked.value JOIN memory m ON m.id = v.memory_id"
        f" WHERE {_moment(tx)}",
        (listed,),
    )
    return {
        memory: EntryRow(
            memory,
            public_id,
            text,
            title,
            content,
            MemoryType(kind),
            tuple(sorted((life, *repeated.get(memory, ())))),
        )
        for memory, public_id, text, title, content, kind, life in rows
    }


@dataclass(frozen=True, slots=True)
class KeptRoutine:
    """A routine as it was analysed: by the digest of what it was made of.

    ``members`` are memories (public ids) with 1 if one has an open flag; ``last`` is the one of the last entry. It is
    quiet between two instants, if there is a rhythm to go by.
    """

    namespace: int
    digest: bytes
    analysis: str
    members: tuple[tuple[str, int], ...]
    last: str
    quiet_from: int | None
    quiet_until: int | None


def kept_routines(connection: apsw.Connection) -> Iterator[tuple[int, bytes, str]]:
    """The routines that are kept: namespace, digest and analysis of each."""
    return connection.execute("SELECT namespace_id, digest, analysis FROM routine")


def kept_analyses(connection: apsw.Connection) -> dict[bytes, str]:
    """What was made of families, by digest."""
    return dict(connection.execute("SELECT digest, analysis FROM routine"))


def kept_digests(connection: apsw.Connection) -> frozenset[bytes]:
    """The digests of the routines that are kept."""
    return frozenset(digest for (digest,) in connection.execute("SELECT digest FROM routine"))


def analysed_until(connection: apsw.Connection) -> str:
    """The state of the vault in which the routines that are kept were analysed, as :func:`keep_routines` was told."""
    return str(value(connection, "SELECT value FROM vault WHERE name = ?", (_ANALYSED,)) or "")


def keep_routines(connection: apsw.Connection, routines: Sequence[KeptRoutine], state: str) -> None:
    """Keep these routines as they are in a state of the vault, and no others.

    What is kept already stays as it is, by its digest.
    """
    wanted = {each.digest: each for each in routines}
    known = dict(connection.execute("SELECT digest, id FROM routine"))
    connection.executemany("DELETE FROM routine WHERE id = ?", [(known[each],) for each in known if each not in wanted])
    for each in routines:
        if each.digest in known:
            continue
        connection.execute(
            "INSERT INTO routine (namespace_id, digest, analysis, quiet_from, quiet_until) VALUES (?, ?, ?, ?, ?)",
            (each.namespace, each.digest, each.analysis, each.quiet_from, each.quiet_until),
        )
        routine = connection.last_insert_rowid()
        connection.executemany(
            "INSERT OR REPLACE INTO routine_member (memory_id, routine_id, unusual, is_last)"
            " SELECT id, ?, ?, ? FROM memory WHERE public_id = ?",
            [(routine, unusual, int(member == each.last), member) for member, unusual in each.members],
        )
    _note(connection, _ANALYSED, state)


@dataclass(frozen=True, slots=True)
class MemoryPlace:
    """The rows of a memory and of its namespace."""

    memory: int
    namespace: int


def place_of(connection: apsw.Connection, memory: str) -> MemoryPlace | None:
    """Where a memory (public id) is now; None if there is none."""
    rows: Any = connection.execute(
        "SELECT v.memory_id, v.namespace_id FROM memory m JOIN version v ON v.memory_id = m.id AND v.to_tx IS NULL"
        " WHERE m.public_id = ?",
        (memory,),
    )
    return next((MemoryPlace(*row) for row in rows), None)


def analyses_of(connection: apsw.Connection, memories: Iterable[str]) -> dict[str, str]:
    """The analyses of the routines to which these memories (public ids) belong, by memory."""
    return dict(
        connection.execute(
            "SELECT m.public_id, r.analysis FROM json_each(?) asked CROSS JOIN memory m ON m.public_id = asked.value"
            " JOIN routine_member rm ON rm.memory_id = m.id JOIN routine r ON r.id = rm.routine_id",
            (json.dumps(list(memories)),),
        )
    )


def _moment(tx: int | None) -> str:
    return "v.to_tx IS NULL" if tx is None else f"v.from_tx <= {tx} AND (v.to_tx IS NULL OR v.to_tx > {tx})"


def _recorded(tx: int | None, column: str = "tx") -> str:
    return "1" if tx is None else f"{column} <= {int(tx)}"


def _note(connection: apsw.Connection, name: str, text: str) -> None:
    connection.execute(
        "INSERT INTO vault (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, text),
    )
