"""What the strength of memories depends on, read for a hundred thousand at once.

As in :mod:`~remembrancer.storage.codes`, whole numbers are joined into texts: a row handed over to Python costs ten
times as much as a number in a text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

import apsw
import numpy as np
from numpy.typing import NDArray

from remembrancer.model.types import MemoryType, Status
from remembrancer.storage.connection import value
from remembrancer.storage.selection import Selection
from remembrancer.storage.uses import packed_rows
from remembrancer.storage.versions import VERIFIED

_AT_ONCE: Final = 100_000
_WHEN: Final = " ".join(f"WHEN '{kind}' THEN {place}" for place, kind in enumerate(MemoryType))
_TYPE: Final = f"CASE v.type {_WHEN} END"
_PINNED, _HIGH, _DEMOTED, _EPISODE = 16, 32, 64, 128
_FLAGS: Final = (
    f"{_PINNED} * v.pinned + {_HIGH} * (v.importance = 'high') + {_DEMOTED} * (v.status = 'demoted')"
    f" + {_EPISODE} * v.episode"
)
_COLUMNS: Final = (
    "v.memory_id",
    "v.namespace_id",
    "v.text_id",
    "v.recorded_at",
    "v.changed_at",
    f"({_TYPE} + {_FLAGS})",
    "coalesce(v.happening_to, v.happening_from, 0)",
    "coalesce(v.due_at, 0)",
    "coalesce(v.done_at, 0)",
    "coalesce(v.stated_at, 0)",
    "coalesce(v.valid_to, 0)",
    f"coalesce({VERIFIED}, 0)",
)
_PACKED: Final = " || ',' || ".join(_COLUMNS)


@dataclass(frozen=True, slots=True, eq=False)
class LifeRows:
    """n versions, by memory; all arrays [n]. Instants are int64 microseconds, 0 where there is none.

    ``type`` are indexes into :class:`MemoryType`; ``memory``, ``namespace`` and ``text`` are row numbers.
    """

    memory: NDArray[np.int64]
    namespace: NDArray[np.int64]
    text: NDArray[np.int64]
    recorded: NDArray[np.int64]
    changed: NDArray[np.int64]
    type: NDArray[np.int64]
    pinned: NDArray[np.bool_]
    important: NDArray[np.bool_]
    demoted: NDArray[np.bool_]
    episode: NDArray[np.bool_]
    happened: NDArray[np.int64]
    due: NDArray[np.int64]
    done: NDArray[np.int64]
    stated: NDArray[np.int64]
    valid_to: NDArray[np.int64]
    verified: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.memory)

    def where(self, kept: NDArray[np.bool_]) -> LifeRows:
        """Those that are kept."""
        return LifeRows(*(getattr(self, field.name)[kept] for field in fields(self)))

    def updated(self, memories: NDArray[np.int64], found: LifeRows) -> LifeRows:
        """After a change of these memories, of which ``found`` are there now."""
        kept = self.where(~np.isin(self.memory, memories))
        order = np.argsort(np.concatenate((kept.memory, found.memory)), kind="stable")
        names = [field.name for field in fields(self)]
        return LifeRows(*(np.concatenate((getattr(kept, name), getattr(found, name)))[order] for name in names))

    @classmethod
    def of(cls, rows: NDArray[np.int64]) -> LifeRows:
        memory, namespace, text, recorded, changed, packed, *rest = rows[np.argsort(rows[:, 0], kind="stable")].T
        flags = ((packed & bit) > 0 for bit in (_PINNED, _HIGH, _DEMOTED, _EPISODE))
        return cls(memory, namespace, text, recorded, changed, packed % _PINNED, *flags, *rest)


IN_USE: Final = Selection("v.to_tx IS NULL AND v.status IN ('active', 'demoted')", ())
"""What is active or faded at present, in whatever namespace."""


def life_rows(connection: apsw.Connection, selection: Selection) -> LifeRows:
    """Everything a selection holds."""
    memory = " JOIN memory m ON m.id = v.memory_id" if "m." in selection.clause else ""
    last = value(connection, "SELECT max(id) FROM memory") or 0
    texts = [
        value(
            connection,
            f"SELECT group_concat({_PACKED}) FROM version v{memory}"
            f" WHERE {selection.clause} AND v.memory_id > ? AND v.memory_id <= ?",
            (*selection.bindings, start, start + _AT_ONCE),
        )
        for start in range(0, last, _AT_ONCE)
    ]
    return LifeRows.of(packed_rows(texts, len(_COLUMNS)))


def changed_memories(connection: apsw.Connection, after: int) -> NDArray[np.int64]:
    """The rows of the memories that got or lost a version since transaction ``after``."""
    text = value(
        connection,
        "SELECT group_concat(memory_id) FROM (SELECT memory_id FROM version WHERE from_tx > ?1"
        " UNION SELECT memory_id FROM version WHERE to_tx > ?1)",
        (after,),
    )
    return packed_rows((text,), 1)[:, 0]


def life_rows_of(connection: apsw.Connection, selection: Selection, memories: Sequence[int]) -> LifeRows:
    """What a selection holds of these memories (rows)."""
    text = value(
        connection,
        f"SELECT group_concat({_PACKED}) FROM json_each(?) asked CROSS JOIN version v ON v.memory_id = asked.value"
        f" CROSS JOIN memory m ON m.id = v.memory_id WHERE {selection.clause}",
        (json.dumps([int(row) for row in memories]), *selection.bindings),
    )
    return LifeRows.of(packed_rows((text,), len(_COLUMNS)))


def rows_of_ids(connection: apsw.Connection, memories: Sequence[str]) -> dict[str, int]:
    """The rows of memories by their ids, of those that exist."""
    rows: Any = connection.execute(
        "SELECT m.public_id, m.id FROM json_each(?) asked CROSS JOIN memory m ON m.public_id = asked.value",
        (json.dumps(list(memories)),),
    )
    return dict(rows)


def ids_of_rows(connection: apsw.Connection, memories: Sequence[int]) -> dict[int, str]:
    """The ids of memories by their rows."""
    rows: Any = connection.execute(
        "SELECT m.id, m.public_id FROM json_each(?) asked CROSS JOIN memory m ON m.id = asked.value",
        (json.dumps([int(row) for row in memories]),),
    )
    return dict(rows)


def texts_with_any(connection: apsw.Connection, beginnings: Sequence[str]) -> list[int]:
    """The texts of any namespace that have a word with one of these beginnings."""
    asked = " OR ".join(f'"{beginning}" *' for beginning in beginnings)
    found = value(connection, "SELECT group_concat(rowid) FROM words WHERE words MATCH ?", (f"body : ({asked})",))
    return [int(row) for row in found.split(",")] if found else []


def was_expired_before(connection: apsw.Connection, memories: Sequence[int]) -> set[int]:
    """Those of these memories (rows) that were expired at an earlier time, with the same end of validity."""
    rows: Any = connection.execute(
        "SELECT DISTINCT v.memory_id FROM json_each(?) asked CROSS JOIN version v ON v.memory_id = asked.value"
        " JOIN version now ON now.memory_id = v.memory_id AND now.to_tx IS NULL"
        " WHERE v.status = 'expired' AND v.valid_to IS now.valid_to",
        (json.dumps([int(row) for row in memories]),),
    )
    return {row for (row,) in rows}


# Named one by one, so that the index of properties is entered by them.
_NOT_ACTIVE: Final = ", ".join(f"'{status}'" for status in Status if status is not Status.ACTIVE)
_AWAY: Final = ", ".join(
    f"'{status}'" for status in Status if status not in (Status.ACTIVE, Status.DEMOTED, Status.DELETED)
)


def ended_lifetimes(connection: apsw.Connection, namespaces: Sequence[int]) -> NDArray[np.int64]:
    """Of every memory in these namespaces that is not active: int64 [n, 2] type, and for how long it was.

    It ended with the version behind its last active one.
    """
    inside = ", ".join(str(int(each)) for each in namespaces) or "NULL"
    ended = (
        "coalesce((SELECT min(e.changed_at) FROM version e WHERE e.memory_id = v.memory_id AND e.number >"
        " (SELECT coalesce(max(a.number), 0) FROM version a WHERE a.memory_id = v.memory_id AND a.status = 'active')),"
        " v.changed_at)"
    )
    text = value(
        connection,
        f"SELECT group_concat({_TYPE} || ',' || ({ended} - v.recorded_at)) FROM version v"
        f" WHERE v.to_tx IS NULL AND v.status IN ({_NOT_ACTIVE}) AND v.namespace_id IN ({inside})",
    )
    return packed_rows((text,), 2)


def put_away(connection: apsw.Connection, namespaces: Sequence[int]) -> NDArray[np.int64]:
    """Of every memory in these namespaces neither in use nor deleted: int64 [n, 3] its row, recorded, type."""
    inside = ", ".join(str(int(each)) for each in namespaces) or "NULL"
    text = value(
        connection,
        f"SELECT group_concat(v.memory_id || ',' || v.recorded_at || ',' || {_TYPE}) FROM version v"
        f" WHERE v.to_tx IS NULL AND v.status IN ({_AWAY}) AND v.namespace_id IN ({inside})",
    )
    return packed_rows((text,), 3)
