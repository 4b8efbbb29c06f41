"""Tags and the current memories that have them, in some namespaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import apsw

_CURRENT: Final = (
    "FROM tag t JOIN version_tag vt ON vt.tag_id = t.id JOIN version v ON v.id = vt.version_id"
    " JOIN memory m ON m.id = v.memory_id"
    " WHERE t.name = ? AND v.to_tx IS NULL AND v.status IN ('active', 'demoted')"
)


def count_tags_of(connection: apsw.Connection, namespaces: Iterable[int]) -> dict[str, int]:
    """The tags of the namespaces' current memories, by name, with how many memories each has."""
    rows: Any = connection.execute(
        f"SELECT tag, memories FROM namespace_tag WHERE memories > 0 AND {_inside('namespace_id', namespaces)}"
    )
    counts: Counter[str] = Counter()
    for tag, memories in rows:
        counts[tag] += memories
    return dict(sorted(counts.items()))


def memories_with_tag(connection: apsw.Connection, namespaces: Iterable[int], tag: str) -> list[str]:
    """The ids of the namespaces' current memories that have exactly this tag, the oldest first."""
    rows: Any = connection.execute(
        f"SELECT m.public_id {_CURRENT} AND {_inside('v.namespace_id', namespaces)} ORDER BY m.public_id", (tag,)
    )
    return [identifier for (identifier,) in rows]


def texts_with_tag(connection: apsw.Connection, namespaces: Iterable[int], tag: str, most: int) -> list[str]:
    """What the newest of these memories say, at most so many."""
    rows: Any = connection.execute(
        f"SELECT v.content {_CURRENT} AND {_inside('v.namespace_id', namespaces)} ORDER BY m.public_id DESC LIMIT ?",
        (tag, most),
    )
    return [content for (content,) in rows]


def _inside(column: str, namespaces: Iterable[int]) -> str:
    return f"{column} IN ({', '.join(str(int(each)) for each in sorted(namespaces))})"
