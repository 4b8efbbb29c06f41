"""The turns of a conversation: which ones stand before and after another in its session.

A turn is an episode with a session. Turns stand in the order of the time they were stated, or recorded where that is
not known; what ties stands in the order of storage. The index ``version_session`` holds that very order, so that the
length of a session does not matter.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import apsw

from remembrancer.storage.selection import Selection

_TIME: Final = "coalesce(v.stated_at, v.recorded_at)"


class Turn(NamedTuple):
    """One turn: the handle of its text, and its memory's id."""

    text: int
    memory: str


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The turns around a memory in its session, on each side the nearest one first."""

    before: tuple[Turn, ...]
    after: tuple[Turn, ...]


def neighbours(
    connection: apsw.Connection, selection: Selection, memories: Sequence[str], reach: int = 2
) -> dict[str, Neighbours]:
    """Up to ``reach`` turns before and after each of these memories, among the turns that a selection holds.

    Memories that the selection does not hold, or that have no session, are left out; one that stands alone has no
    neighbours. A memory of a session that is no turn itself has the turns that were said around its time.
    """
    statement = (
        "WITH asked AS MATERIALIZED ("
        f"SELECT m.public_id, v.session_id, v.memory_id, {_TIME} time"
        " FROM json_each(?) each CROSS JOIN memory m ON m.public_id = each.value"
        f" CROSS JOIN version v ON v.memory_id = m.id WHERE {selection.clause} AND v.session_id IS NOT NULL)"
        f" SELECT public_id, ({_side(selection, '<', 'DESC')}), ({_side(selection, '>', 'ASC')}) FROM asked"
    )
    side = (*selection.bindings, int(reach))
    bindings = (json.dumps(list(dict.fromkeys(memories))), *selection.bindings, *side, *side)
    rows: Any = connection.execute(statement, bindings)
    return {memory: Neighbours(_turns(before), _turns(after)) for memory, before, after in rows}


def _side(selection: Selection, comparison: str, direction: str) -> str:
    """The nearest turns on one side of a row of ``asked``, as one JSON array."""
    # The first comparison repeats what the second implies: it is the one by which the index is entered.
    return (
        f"SELECT json_group_array(json_array(text_id, public_id) ORDER BY time {direction}, memory_id {direction})"
        f" FROM (SELECT v.text_id, m.public_id, {_TIME} time, v.memory_id"
        " FROM version v CROSS JOIN memory m ON m.id = v.memory_id"
        f" WHERE v.session_id = asked.session_id AND {_TIME} {comparison}= asked.time"
        f" AND ({_TIME}, v.memory_id) {comparison} (asked.time, asked.memory_id)"
        f" AND v.episode = 1 AND {selection.clause}"
        f" ORDER BY {_TIME} {direction}, v.memory_id {direction} LIMIT ?)"
    )


def turns_around(
    connection: apsw.Connection, namespace: int, session: str, at: int, reach: int
) -> list[tuple[str, str, int]]:
    """(memory, content, time) of the turns of a session (its id) around a time (microseconds), in their order.

    Up to ``reach`` of those before it or at it, and as many after it.
    """
    found: list[tuple[str, str, int]] = []
    for comparison, direction in (("<=", "DESC"), (">", "ASC")):
        rows: Any = connection.execute(
            f"SELECT m.public_id, v.content, {_TIME} FROM session s CROSS JOIN version v ON v.session_id = s.id"
            " CROSS JOIN memory m ON m.id = v.memory_id WHERE s.public_id = ? AND v.namespace_id = ?"
            f" AND v.to_tx IS NULL AND v.episode = 1 AND v.status IN ('active', 'demoted') AND {_TIME} {comparison} ?"
            f" ORDER BY {_TIME} {direction}, v.memory_id {direction} LIMIT ?",
            (session, namespace, at, reach),
        ).fetchall()
        found = [*reversed(rows)] if direction == "DESC" else [*found, *rows]
    return found


def _turns(found: str) -> tuple[Turn, ...]:
    return tuple(Turn(text, memory) for text, memory in json.loads(found))
