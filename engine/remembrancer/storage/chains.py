"""What took the place of what, read at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.search import Order
from remembrancer.storage.listing import order_clause
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, Selection, inside

_GAVE_WAY: Final = "{row}.superseded_by IS NOT NULL AND {row}.status NOT IN ('active', 'demoted')"
"""What was brought back to use no longer counts as superseded, though its version says by what it was."""
_SINCE: Final = (
    "(SELECT max(link.changed_at) FROM version link LEFT JOIN version before"
    " ON before.memory_id = link.memory_id AND before.number = link.number - 1"
    " WHERE link.memory_id = v.memory_id AND link.number <= v.number AND link.superseded_by = v.superseded_by"
    f" AND {_GAVE_WAY.format(row='link')}"
    f" AND ({_GAVE_WAY.format(row='before')} AND before.superseded_by = link.superseded_by) IS NOT TRUE)"
)


@dataclass(frozen=True, slots=True)
class ChainMember:
    """A memory that gave way to another one, or to which another one gave way.

    ``successor`` is the id of what took its place, empty if nothing did; ``since`` (microseconds) is when that was
    recorded. ``corrected``: it holds at no time.
    """

    id: str
    successor: str
    since: int
    corrected: bool


def chain_members(connection: apsw.Connection, scope: Scope, moment: Moment, order: Order) -> list[ChainMember]:
    """All members of all chains in the scope at the moment, in order, whatever their status."""
    clauses = (moment.clause, *inside(scope), _is_member(moment))
    rows: Any = connection.execute(
        f"SELECT m.public_id, CASE WHEN {_GAVE_WAY.format(row='v')} THEN successor.public_id END,"
        f" CASE WHEN v.superseded_by IS NULL THEN 0 ELSE coalesce({_SINCE}, 0) END,"
        " v.valid_from IS NOT NULL AND v.valid_from = v.valid_to"
        " FROM version v JOIN memory m ON m.id = v.memory_id"
        " LEFT JOIN memory successor ON successor.id = v.superseded_by"
        f" WHERE {' AND '.join(clauses)} ORDER BY {order_clause(order)}"
    )
    return [ChainMember(identifier, successor or "", since, bool(none)) for identifier, successor, since, none in rows]


def among_chains(selection: Selection, moment: Moment) -> Selection:
    """The selection, limited to members of chains."""
    return Selection(f"{selection.clause} AND {_is_member(moment)}", selection.bindings)


def _is_member(moment: Moment) -> str:
    links = f"FROM version l WHERE {moment.clause_of('l')} AND {_GAVE_WAY.format(row='l')}"
    return f"v.memory_id IN (SELECT l.memory_id {links} UNION SELECT l.superseded_by {links})"
