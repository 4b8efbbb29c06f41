"""What memories were used for, a row for each memory and local day. No part of the journal: reading changes nothing.

A day is known by the instant (microseconds) at which it ended. Days that were looked back at stay as they are: what is
used while the clock is set back belongs to the newest day that is known.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

import apsw
import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.connection import value

UseColumn = Literal["delivered", "opened", "repeated", "verified"]
_A_DAY: Final = 86_400_000_000
_SWEPT: Final = "swept_until"
_AT_ONCE: Final = 100_000
"""Rows of so many memories are joined into one text: far below the longest value a connection may hold."""
_MILLE: Final = 1000.0
_COUNT: Final = "delivered + opened + repeated + verified"


@dataclass(frozen=True, slots=True)
class UsedOn:
    """The local day on which something is used, by its end, and the moment."""

    ends_at: int
    at: int


def used_on(connection: apsw.Connection, today: UsedOn) -> UsedOn:
    """The day that a use counts for: today, unless later days are known already."""
    newest = value(connection, "SELECT max(ends_at) FROM memory_use") or 0
    swept = swept_until(connection)
    # A day that was swept is over.
    return UsedOn(max(today.ends_at, newest, swept + _A_DAY if swept >= today.ends_at else 0), today.at)


def note_uses(connection: apsw.Connection, memories: Iterable[str], column: UseColumn, on: UsedOn) -> None:
    """Note that memories were used once; those that do not exist are left out."""
    connection.execute(
        f"INSERT INTO memory_use (memory_id, ends_at, {column}, last_at)"
        " SELECT m.id, ?2, 1, ?3 FROM json_each(?1) each CROSS JOIN memory m ON m.public_id = each.value WHERE true"
        f" ON CONFLICT (memory_id, ends_at) DO UPDATE SET {column} = {column} + 1, last_at = max(last_at, ?3)",
        (json.dumps(list(dict.fromkeys(memories))), on.ends_at, on.at),
    )


def note_spread(connection: apsw.Connection, weights: Mapping[str, float], on: UsedOn) -> None:
    """Note what memories gained from the use of others."""
    connection.executemany(
        "INSERT INTO memory_use (memory_id, ends_at, spread, last_at)"
        " SELECT id, ?2, ?3, 0 FROM memory WHERE public_id = ?1"
        " ON CONFLICT (memory_id, ends_at) DO UPDATE SET spread = spread + ?3",
        [(memory, on.ends_at, weight) for memory, weight in sorted(weights.items())],
    )


def swept_until(connection: apsw.Connection) -> int:
    """The end of the newest day that was swept; 0 if none was."""
    return int(value(connection, "SELECT value FROM vault WHERE name = ?", (_SWEPT,)) or 0)


def note_swept(connection: apsw.Connection, ends_at: int) -> None:
    """Note that a day was swept."""
    connection.execute(
        "INSERT INTO vault (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (_SWEPT, str(max(ends_at, swept_until(connection)))),
    )


@dataclass(frozen=True, slots=True, eq=False)
class UseRows:
    """Days of use by memory and day: int64 [k] rows of memories, ends of days, counts; float64 [k] spread weights."""

    memory: NDArray[np.int64]
    ends_at: NDArray[np.int64]
    count: NDArray[np.int64]
    spread: NDArray[np.float64]

    @classmethod
    def of(cls, numbers: NDArray[np.int64]) -> UseRows:
        """From rows [k, 4] with spread weights in thousandths."""
        rows = numbers[np.lexsort((numbers[:, 1], numbers[:, 0]))]
        return cls(rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3] / _MILLE)


_PACKED: Final = (
    f"group_concat(memory_id || ',' || ends_at || ',' || ({_COUNT}) || ',' || CAST(round(spread * 1000) AS INTEGER))"
)


def uses_until(connection: apsw.Connection, instant: int, *, after: int = 0) -> UseRows:
    """All days of use that had ended at an instant, and ended after another."""
    found: Any = connection.execute(
        f"SELECT {_PACKED} FROM memory_use WHERE ends_at > ? AND ends_at <= ? GROUP BY memory_id / {_AT_ONCE}",
        (after, instant),
    )
    return UseRows.of(packed_rows((text for (text,) in found), 4))


def uses_of(connection: apsw.Connection, memories: Iterable[int], instant: int) -> UseRows:
    """The days of use of these memories (rows) that had ended at an instant."""
    asked = f"[{','.join(str(int(row)) for row in memories)}]"
    text = value(
        connection,
        f"SELECT {_PACKED} FROM json_each(?) each CROSS JOIN memory_use u ON u.memory_id = each.value"
        " WHERE u.ends_at <= ?",
        (asked, instant),
    )
    return UseRows.of(packed_rows((text,), 4))


def packed_rows(texts: Iterable[str | None], columns: int) -> NDArray[np.int64]:
    """The rows [n, columns] of whole numbers that ``group_concat`` joined into texts."""
    parts = [np.fromstring(text, dtype=np.int64, sep=",") for text in texts if text]
    return np.concatenate([np.zeros(0, dtype=np.int64), *parts]).reshape(-1, columns)


@dataclass(frozen=True, slots=True)
class UsedDay:
    """A memory's uses on the day that ended at ``ends_at``; ``last_at`` is 0 where it was not used itself."""

    ends_at: int
    delivered: int
    opened: int
    repeated: int
    verified: int
    spread: float
    last_at: int


def used_days(connection: apsw.Connection, memory: int, until: int) -> list[UsedDay]:
    """The days on which a memory (its row) was used, that ended at or before an instant or were going on at it."""
    rows: Any = connection.execute(
        "SELECT ends_at, delivered, opened, repeated, verified, spread, last_at FROM memory_use"
        " WHERE memory_id = ? AND ends_at <= ? ORDER BY ends_at",
        (memory, until),
    )
    return [UsedDay(*row) for row in rows]


def used_among(connection: apsw.Connection, memories: Iterable[str], instant: int) -> dict[str, int]:
    """The rows of those of these memories that were used on days that had ended at an instant, by their ids."""
    if value(connection, "SELECT 1 FROM memory_use WHERE ends_at <= ? LIMIT 1", (instant,)) is None:
        return {}
    rows: Any = connection.execute(
        "SELECT m.public_id, m.id FROM json_each(?) asked CROSS JOIN memory m ON m.public_id = asked.value"
        " WHERE EXISTS (SELECT 1 FROM memory_use u WHERE u.memory_id = m.id AND u.ends_at <= ?)",
        (json.dumps(list(memories)), instant),
    )
    return dict(rows)


def delivered_statements(connection: apsw.Connection, namespace: int, since: int) -> frozenset[bytes]:
    """The digests of what a namespace's memories say that were given to agents on days that ended after an instant.

    What is pinned counts too: it is given with every answer.
    """
    rows: Any = connection.execute(
        "SELECT v.statement FROM version v WHERE v.namespace_id = ?1 AND v.to_tx IS NULL AND (v.pinned = 1"
        " OR v.memory_id IN (SELECT memory_id FROM memory_use WHERE delivered > 0 AND ends_at > ?2))",
        (namespace, since),
    )
    return frozenset(digest for (digest,) in rows)


def times_used(connection: apsw.Connection, memory: int) -> int:
    """How often a memory (its row) was given to an agent, or opened by the person as a result."""
    statement = "SELECT coalesce(sum(delivered + opened), 0) FROM memory_use WHERE memory_id = ?"
    return int(value(connection, statement, (memory,)))
