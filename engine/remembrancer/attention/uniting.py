"""Families of one routine that are worded so differently that meaning alone kept them apart.

Two that are somewhat alike, or share a rare word or a unit, are weighed by all that speaks for their being one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.evidence import Part, Surroundings, evidence, units_of, words_of
from remembrancer.attention.families import UNKNOWN, Families
from remembrancer.attention.steps import Steps

ALIKE_FROM: Final = 450
"""Thousandths: of the wordings of the smaller family how like each is, on average, to the nearest of the other."""
LONE_FROM: Final = 480
"""The same, where the smaller is a single entry."""
LEAST_JOINED: Final = 4
"""A family of so many entries may take others in."""
_ONE_FROM_BITS: Final = 1.0
_RARE: Final = 6
"""What no more families have in common is reason enough to weigh whether they are one."""
_PORTION: Final = 100


@dataclass(frozen=True, slots=True)
class _Pair:
    """Two families that may be one. ``likest``: how like the two likest of their wordings are, in thousandths."""

    first: int
    other: int
    likest: float


def united(entries: Mapping[int, Sequence[Entry]], families: Families) -> Steps[dict[int, int]]:
    """Into which family each goes; most stay what they are.

    Args:
        entries: the entries of each family, by its first text.
        families: of which they are.
    """
    into = {first: first for first in entries}
    pairs: dict[tuple[int, int], _Pair] = {}
    for place, first in enumerate(entries):
        pairs |= {(first, each.other): each for each in _alike(first, entries, families)}
        if place % _PORTION == 0:
            yield
    for first, other in _sharing(entries):
        if (first, other) not in pairs:
            pairs[first, other] = _Pair(first, other, UNKNOWN)
    yield
    beside = Surroundings.of(entries.values())
    parts = {first: Part(list(entries[first])) for first in dict.fromkeys(each for pair in pairs for each in pair)}
    weighed: dict[tuple[int, int], float] = {}

    def bits(pair: _Pair) -> float:
        one, other = sorted((_root(into, pair.first), _root(into, pair.other)))
        return evidence(pair.likest, parts[one], parts[other], beside) if one != other else 0.0

    for place, (key, pair) in enumerate(pairs.items()):
        weighed[key] = bits(pair)
        if place % _PORTION == 0:
            yield
    scores = sorted((-share, key) for key, share in weighed.items() if share >= _ONE_FROM_BITS)
    for place, (_, key) in enumerate(scores):
        if place % _PORTION == 0:
            yield
        # What they have become may tell more than what they were.
        if bits(pairs[key]) >= _ONE_FROM_BITS:
            older, newer = sorted(_root(into, each) for each in key)
            into[newer] = older
            parts[older] = Part(parts[older].entries + parts.pop(newer).entries)
    return {first: _root(into, first) for first in into}


def lone_ones(entries: Mapping[int, int], families: Families) -> list[int]:
    """The families of one entry that may belong to a larger one. ``entries``: how many each family has."""
    found = []
    for first, count in entries.items():
        if count == 1 and any(
            share >= LONE_FROM and entries.get(families.first(other), 0) >= LEAST_JOINED
            for other, share in families.like.get(first, {}).items()
        ):
            found.append(first)
    return found


def _alike(first: int, entries: Mapping[int, Sequence[Entry]], families: Families) -> Iterator[_Pair]:
    """Those that have no fewer entries than a family and are enough like it to take it in."""
    own = families.wordings(first) if first in families else []
    nearest: dict[int, dict[int, int]] = {}
    for wording in own:
        for other, share in families.like.get(wording, {}).items():
            root = families.first(other)
            if root in entries and _may_take_in(root, first, entries):
                best = nearest.setdefault(root, {})
                best[wording] = max(best.get(wording, 0), share)
    least = LONE_FROM if len(entries[first]) == 1 else ALIKE_FROM
    for root, best in nearest.items():
        average = (sum(best.values()) + UNKNOWN * (len(own) - len(best))) / len(own)
        if average >= least:
            yield _Pair(first, root, max(best.values()))


def _may_take_in(large: int, small: int, entries: Mapping[int, Sequence[Entry]]) -> bool:
    sizes = len(entries[large]), len(entries[small])
    return (sizes[0], large) > (sizes[1], small) and (sizes[0] >= LEAST_JOINED or sum(sizes) >= LEAST_JOINED)


def _sharing(entries: Mapping[int, Sequence[Entry]]) -> Iterator[tuple[int, int]]:
    """Families of several entries that share what few others have: a word, or what is counted."""
    having: dict[tuple[str, str], list[int]] = {}
    for first, own in entries.items():
        if len(own) > 1:
            for sort, shared in (("word", words_of(own)), ("unit", units_of(own))):
                for each in shared:
                    having.setdefault((sort, each), []).append(first)
    for firsts in having.values():
        if 1 < len(firsts) <= _RARE:
            for one, other in combinations(firsts, 2):
                small, large = sorted((one, other), key=lambda each: (len(entries[each]), each))
                if _may_take_in(large, small, entries):
                    yield small, large


def _root(into: Mapping[int, int], family: int) -> int:
    while into[family] != family:
        family = into[family]
    return family
