"""The one place where delivery meets the ranking: what it asks of it, and what it takes from its answer."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.queries import Hit
from remembrancer.model.recalling import Expansion, Recall, RecallDefaults
from remembrancer.model.search import HasStatus, ValidAt
from remembrancer.recall.delivery.view import View
from remembrancer.recall.question import Asking
from remembrancer.recall.scoring import FLOOR
from remembrancer.recall.service import Recalling
from remembrancer.recall.words import common_words
from remembrancer.storage.selection import mentions


@dataclass(frozen=True, slots=True)
class Ranking:
    """Hits above the floor and just below it, best first. ``telling`` are the matched words that are not everywhere."""

    hits: tuple[Hit, ...]
    missed: tuple[Hit, ...]
    floor: float
    telling: frozenset[str]
    expansions: tuple[Expansion, ...] = ()
    words_only: bool = False


def rank(recalling: Recalling, view: View, request: Recall, terms: RecallDefaults) -> Ranking:
    """Rank what the view holds for a request on these terms."""
    ranked = recalling.rank(
        view.connection,
        view.selection,
        view.namespaces,
        Asking(
            request.search.text,
            view.instant,
            request.context,
            request.entities,
            only_holding=not any(mentions(part, (HasStatus, ValidAt)) for part in view.asked),
            strong_cue=not any(mentions(part, (HasStatus,)) for part in view.asked),
            state=view.moment,
        ),
        limit=terms.limit,
        floor=terms.floor,
    )
    words = {word for hit in (*ranked.hits, *ranked.missed) for word in hit.matched_words}
    return Ranking(
        ranked.hits,
        ranked.missed,
        FLOOR if terms.floor is None else terms.floor,
        frozenset(words) - common_words(view.connection, words, view.namespaces),
        ranked.expansions,
        words_only=ranked.words_only,
    )
