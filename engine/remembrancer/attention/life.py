"""Signs of life: what is not enough like the entries of a routine to be one, yet enough that it has not gone quiet.

To say that something stopped takes more than to leave a sentence out of a series: what is worded anew now and then is
a family of its own at first, and the routine goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from remembrancer.attention.entry import Entry
from remembrancer.attention.evidence import agree, figures_of
from remembrancer.attention.families import JOINS_FROM, Families


@dataclass(frozen=True, slots=True)
class Signs:
    """Families (by their first texts) that are signs of life, by the routine's family."""

    by_routine: Mapping[int, tuple[int, ...]]

    def of(self, routine: int) -> tuple[int, ...]:
        return self.by_routine.get(routine, ())

    def __iter__(self) -> Iterator[int]:
        return iter({sign: None for signs in self.by_routine.values() for sign in signs})


def signs_of_life(routines: Collection[int], into: Mapping[int, int], families: Families) -> Signs:
    """Which families that are no routines are somewhat like one that is.

    Args:
        routines: the first texts of the families that are routines.
        into: into which family each of those of several entries went.
        families: as they were before.
    """
    parts: dict[int, list[int]] = {routine: [] for routine in routines}
    for part, first in into.items():
        if first in parts:
            parts[first].append(part)
    found: dict[int, tuple[int, ...]] = {}
    for routine, own in parts.items():
        wordings = {wording for part in own if part in families for wording in families.wordings(part)}
        near: set[int] = set()
        for wording in wordings:
            for other, share in families.like.get(wording, {}).items():
                root = families.first(other)
                root = into.get(root, root)
                if share >= JOINS_FROM and root not in parts and root != routine:
                    near.add(root)
        signs = tuple(sorted(root for root in near if _is_alike(root, wordings, families)))
        if signs:
            found[routine] = signs
    return Signs(found)


def last_seen(entries: Sequence[Entry], others: Sequence[Sequence[Entry]]) -> int | None:
    """When the last of the others came whose figures could be those of a routine; None if none did."""
    own = figures_of(entries)
    last = max(each.at for each in entries)
    instants = [
        max(each.at for each in other)
        for other in others
        if min(each.at for each in other) <= last and agree(figures_of(other), own)
    ]
    return max(instants, default=None)


def _is_alike(root: int, wordings: Collection[int], families: Families) -> bool:
    """Whether the wordings of a family are like those of a routine, each to the nearest, on average."""
    best = [
        max((families.like.get(own, {}).get(other, 0) for other in wordings), default=0)
        for own in families.wordings(root)
    ]
    return sum(best) >= JOINS_FROM * len(best)
