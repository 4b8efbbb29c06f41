"""The one place where delivery meets the ranking: what it asks of it, and what it takes from its answer."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.queries import Hit
from remembrancer.model.recalling import Expansion, Recall
from remembrancer.recall.delivery.view import View
from remembrancer.recall.service import FLOOR, Recalling
from remembrancer.recall.words import common_words

NEAR_MISSES = 3


@dataclass(frozen=True, slots=True)
class Ranking:
    """Hits above the floor and just below it, best first. ``telling`` are the matched words that are not everywhere."""

    hits: tuple[Hit, ...]
    missed: tuple[Hit, ...]
    floor: float
    telling: frozenset[str]
    words_only: bool = False
    deep: bool = False
    expansions: tuple[Expansion, ...] = ()


def rank(recalling: Recalling, view: View, request: Recall) -> Ranking:
    """Rank what the view holds for a request."""
    found = recalling.recall(view.connection, view.selection, view.namespaces, request.search, request.limit)
    hits = [found.hits[each] for each in found.ids]
    missed = [found.near_miss] if found.near_miss else []
    floor = FLOOR if request.floor is None else request.floor
    if request.floor is not None and not found.words_only:
        missed = [hit for hit in hits if hit.its < floor] + missed
        hits = [hit for hit in hits if hit.its >= floor]
    words = {word for hit in (*hits, *missed) for word in hit.matched_words}
    common = common_words(view.connection, words, view.namespaces)
    return Ranking(
        tuple(hits), tuple(missed[:NEAR_MISSES]), floor, frozenset(words) - common, words_only=found.words_only
    )
