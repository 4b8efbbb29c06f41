"""Whether contradictions are about one attribute: what makes three statements one case, and what a decision is about.

A statement says several things. "Block 13 to 15 April for the workshop in Lyon" may be contradicted in its days by one
statement and in its place by another, and these two have nothing to do with each other. So two contradictions that meet
in a statement are about one attribute of it where what differs stands in the same place of its text. Where a
contradiction names no place there ("that is no longer so"), the whole of the statement is meant.
"""

from __future__ import annotations

from collections.abc import Sequence

from remembrancer.model.cases import Opposition
from remembrancer.model.conflicts import CharacterRange, ConflictKind, Contradiction


def spans_at(opposition: Opposition, position: int) -> tuple[CharacterRange, ...]:
    """What differs in the statement at a position of an opposition."""
    contradiction = opposition.contradiction
    return contradiction.old_spans if opposition.old == position else contradiction.new_spans


def is_one_attribute(
    one: Contradiction, here: Sequence[CharacterRange], other: Contradiction, there: Sequence[CharacterRange]
) -> bool:
    """Whether two contradictions that meet in a statement are about one attribute; ``here`` and ``there`` are in it."""
    if ConflictKind.SCHEDULE in (one.kind, other.kind) and one.kind is not other.kind:
        # That two things cannot take place at one time says nothing about what either of them is.
        return False
    if not here or not there:
        return True
    return any(start < last and first < end for start, end in here for first, last in there)


def _ends(opposition: Opposition) -> tuple[int, int]:
    return opposition.old, opposition.new


def _value_at(opposition: Opposition, position: int) -> str:
    """What the statement at a position says of what is contradicted, folded; perhaps nothing in particular."""
    reason = opposition.contradiction.reason
    return (reason.old if opposition.old == position else reason.new).casefold()


def reached_from(oppositions: Sequence[Opposition], position: int) -> frozenset[int]:
    """The statements that a decision for the one at ``position`` is about: those that it contradicts, and so on.

    From one contradiction to the next it goes on only where both are about one attribute of the statement between.
    What is only reached so, and says of it what the one at ``position`` says, is on its side and left out.
    """
    against = {each.old if each.new == position else each.new for each in oppositions if position in _ends(each)}
    own = {_value_at(each, position) for each in oppositions if position in _ends(each)} - {""}
    reached = {position}
    edges = [(each, position) for each in oppositions if position in (each.old, each.new)]
    seen: set[tuple[int, int, int]] = set()
    while edges:
        edge, at = edges.pop()
        beyond = edge.new if edge.old == at else edge.old
        key = (edge.old, edge.new, beyond)
        if key in seen:
            continue
        seen.add(key)
        if beyond in against or _value_at(edge, beyond) not in own:
            reached.add(beyond)
        edges += [
            (each, beyond)
            for each in oppositions
            if each is not edge
            and beyond in (each.old, each.new)
            and is_one_attribute(edge.contradiction, spans_at(edge, beyond), each.contradiction, spans_at(each, beyond))
        ]
    return frozenset(reached)
