"""Ask: recall, and the few stored sentences that answer best, with what answers in them most directly."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.answer.asked import DirectAnswers, Kind, kinds_asked
from remembrancer.answer.closeness import Closeness, closeness
from remembrancer.answer.sentences import Sentence, candidates
from remembrancer.answer.speaking_of import is_answered_by_another
from remembrancer.embedding.searchable import EncoderSource
from remembrancer.model.progress import Progress
from remembrancer.model.recalling import (
    Answer,
    Answered,
    Ask,
    ItemFlag,
    Quotation,
    Recall,
    Recalled,
    RecalledItem,
)
from remembrancer.recall.delivery import REPEATS, Delivering, View
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.text.normalise import normalise_query
from remembrancer.text.sentences import Span

_SENTENCES: Final = 12
"""So many sentences are compared by meaning."""
_QUOTED: Final = 3
_CLOSE_ENOUGH: Final = 0.75
"""A further sentence is quoted if its worth is at least this share of the best one's."""
_DIRECT: Final = 0.25
"""What a thing of the kind asked for adds to a sentence's worth, as a share of it."""
_OWN: Final = 0.6
"""The share of a sentence's worth that is its own; the rest is its memory's match."""
_DOUBTED: Final = frozenset({ItemFlag.SUPERSEDED, ItemFlag.NO_LONGER_VALID, ItemFlag.NEWER_EXISTS})
"""Flags of memories that are quoted only where nothing better is known."""
_DOUBT: Final = 0.7

_Found = dict[Kind, tuple[Span, ...]]


class Answering:
    """Answers :class:`Ask`. No language model: every word was stored."""

    def __init__(self, store: Store, delivering: Delivering, encoder: EncoderSource) -> None:
        self._store = store
        self._delivering = delivering
        self._encoder = encoder

    def ask(self, scope: Scope, request: Ask, progress: Progress) -> Answered:
        """What is known that answers a question, and the answer put together from it.

        Raises what :meth:`Delivering.recall` raises.
        """
        recalled = self._delivering.recall(scope, request.recall, progress)
        if not recalled.items:
            return Answered(None, recalled)
        return Answered(self._answer(scope, request.recall, recalled), recalled)

    def _answer(self, scope: Scope, request: Recall, recalled: Recalled) -> Answer | None:
        question = normalise_query(request.search.text)
        sentences = candidates(recalled.items, _SENTENCES)
        near = None if recalled.words_only else self._closeness(scope, request, question, sentences)
        finder = DirectAnswers(question, kinds_asked(question), self._store.clock.zone())
        found = [finder.find(each.text, _stated(recalled.items[each.item - 1])) for each in sentences]
        worth = _worth(sentences, found, recalled.items, near)
        chosen = _choose(worth, found, sentences, near)
        quotations = tuple(
            Quotation(sentences[place].text, sentences[place].item, _emphasis(sentences[place], found[place]))
            for place in chosen
        )
        told = [each.memory for each in recalled.items]
        if is_answered_by_another(question, told, [(each.text, told[each.item - 1]) for each in quotations]):
            return None
        flags = {flag for quotation in quotations for flag in recalled.items[quotation.item - 1].flags}
        return Answer(quotations, contested=ItemFlag.CONTESTED in flags)

    def _closeness(
        self, scope: Scope, request: Recall, question: str, sentences: Sequence[Sentence]
    ) -> Closeness | None:
        encoder = self._encoder()
        if encoder is None:
            return None
        with self._store.read() as connection:
            view = View.of(connection, scope, request.search, self._store.clock.now())
            return closeness(connection, encoder, question, view.namespaces, [each.text for each in sentences])


def _stated(item: RecalledItem) -> datetime:
    return item.memory.times.stated or item.memory.recorded


def _worth(
    sentences: Sequence[Sentence], found: Sequence[_Found], items: Sequence[RecalledItem], near: Closeness | None
) -> NDArray[np.float64]:
    """How well each sentence answers, 0 and above."""
    most = max(each.coverage for each in sentences) or 1
    own = near.its if near is not None else np.array([each.coverage / most for each in sentences])
    matches = np.array([each.match for each in sentences])
    direct = np.array([1 + _DIRECT * len(each) for each in found])
    doubt = np.array([_DOUBT if _DOUBTED & set(items[each.item - 1].flags) else 1.0 for each in sentences])
    worth: NDArray[np.float64] = (_OWN * own + (1 - _OWN) * matches) * direct * doubt
    return worth


def _choose(
    worth: NDArray[np.float64], found: Sequence[_Found], sentences: Sequence[Sentence], near: Closeness | None
) -> list[int]:
    """The places of the sentences to quote, the best first: further ones only if they are good and say more."""
    order = sorted(range(len(sentences)), key=lambda place: (-worth[place], place))
    best = order[0]
    chosen, asked = [best], set(found[best])
    wanted = {kind for each in found for kind in each}
    for place in order[1:]:
        adds = bool(set(found[place]) - asked) if wanted else worth[place] >= _CLOSE_ENOUGH * worth[best]
        repeats = near is not None and any(near.alike[place, other] >= REPEATS for other in chosen)
        if len(chosen) < _QUOTED and worth[place] >= _CLOSE_ENOUGH * worth[best] and adds and not repeats:
            chosen.append(place)
            asked |= set(found[place])
    return chosen


def _emphasis(sentence: Sentence, found: _Found) -> tuple[Span, ...]:
    """What was asked for, or else the words that matched; in order, without overlap."""
    kept: list[Span] = []
    for start, end in sorted(span for spans in found.values() for span in spans) or sentence.marks:
        if not kept or start >= kept[-1][1]:
            kept.append((start, end))
    return tuple(kept)
