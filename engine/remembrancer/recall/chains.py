"""Threading memories into chains: the head of each, and what gave way beneath it. A pure function."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from remembrancer.model.chains import ChainRows
from remembrancer.model.conflicts import Supersession
from remembrancer.storage.chains import ChainMember

_LINKS: Final = {link: place for place, link in enumerate(Supersession)}
_DEEPEST: Final = 2**16 - 1


@dataclass(frozen=True, slots=True)
class Threaded:
    """Ids chain by chain, and how they hang together."""

    ids: tuple[str, ...]
    rows: ChainRows


def thread(members: Sequence[ChainMember], wanted: AbstractSet[str], ranked: Iterable[str] = ()) -> Threaded:
    """The chains with a wanted member.

    Args:
        members: everything that belongs to a chain, in the order in which their heads are to stand.
        wanted: the ids of members that answer a search.
        ranked: ids by whose first occurrence chains are ordered instead.
    """
    by_id = {member.id: member for member in members}
    beneath: defaultdict[str, list[ChainMember]] = defaultdict(list)
    for member in members:
        if member.successor in by_id and member.successor != member.id:
            beneath[member.successor].append(member)
    for each in beneath.values():
        each.sort(key=lambda member: (member.since, member.id), reverse=True)
    chains: list[list[tuple[ChainMember, int]]] = []
    chain_of: dict[str, int] = {}
    for member in members:
        if member.successor not in by_id or member.successor == member.id:
            chains.append(_walk(member, beneath, chain_of, len(chains)))
    for member in members:
        if member.id not in chain_of:
            chains.append(_walk(_on_circle(member, by_id), beneath, chain_of, len(chains)))
    order = dict.fromkeys(chain_of[identifier] for identifier in ranked if identifier in chain_of)
    places = list(order) if order else range(len(chains))
    shown = [chains[place] for place in places if len(chains[place]) > 1]
    return _table([chain for chain in shown if any(member.id in wanted for member, _ in chain)])


def _on_circle(member: ChainMember, by_id: dict[str, ChainMember]) -> ChainMember:
    """What has no head goes in a circle or leads into one: a member of the circle, which stands for the head."""
    passed: set[str] = set()
    while member.id not in passed:
        passed.add(member.id)
        member = by_id[member.successor]
    return member


def _walk(
    head: ChainMember, beneath: dict[str, list[ChainMember]], chain_of: dict[str, int], number: int
) -> list[tuple[ChainMember, int]]:
    """A chain from its head, depth first, without recursion: some are as long as somebody is patient."""
    chain: list[tuple[ChainMember, int]] = []
    waiting = [(head, 0)]
    while waiting:
        member, depth = waiting.pop()
        if member.id in chain_of:
            continue
        chain_of[member.id] = number
        chain.append((member, depth))
        waiting.extend((each, depth + 1) for each in reversed(beneath.get(member.id, ())))
    return chain


def _table(chains: list[list[tuple[ChainMember, int]]]) -> Threaded:
    ids: list[str] = []
    depths, links, times = array("H"), array("B"), array("q")
    for chain in chains:
        for member, depth in chain:
            ids.append(member.id)
            depths.append(min(depth, _DEEPEST))
            links.append(_LINKS[Supersession.CORRECTED if depth and member.corrected else Supersession.REPLACED])
            times.append(member.since if depth else 0)
    return Threaded(tuple(ids), ChainRows(depths.tobytes(), links.tobytes(), times.tobytes(), len(chains)))
