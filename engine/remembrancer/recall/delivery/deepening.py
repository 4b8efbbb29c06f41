"""Deep mode: what was ranked is read once more, question and memory together, and put in order again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from remembrancer.embedding.cross_encoder import CrossEncoder
from remembrancer.embedding.searchable import embedded_text
from remembrancer.model.deep import DEPTH
from remembrancer.model.memory import Memory
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Hit
from remembrancer.model.recalling import Expansion
from remembrancer.recall.deep import reorder, worths
from remembrancer.recall.delivery.snippets import Snippets

CrossEncoderSource = Callable[[], CrossEncoder]
"""Gives the cross-encoder, or raises the error that says why there is none."""

_READ_WHOLE: Final = 1_500
"""Of a statement with more characters the window that answers best is read: the model has 512 positions."""


def deepened(
    encoder: CrossEncoder,
    question: str,
    found: Sequence[tuple[Memory, Hit]],
    *,
    older: Mapping[int, int],
    snippets: Snippets,
    progress: Progress,
) -> tuple[list[int], list[float]]:
    """The places of what was found in their new order, and what each is worth there, not rising.

    Args:
        encoder: the model.
        question: as it is looked up.
        found: memories with their hits, best first.
        older: places of memories above which a newer statement stands, with that one's place.
        snippets: cuts the window to read out of a long memory.
        progress: is told after each memory, in the stage ``scoring``.

    Raises:
        CancelledError: the person asked to stop.
    """
    passages = [_passage(memory, hit, snippets) for memory, hit in found[:DEPTH]]
    scores = encoder.score_all(question, passages, progress)
    matches = [hit.match for _, hit in found]
    order = reorder(matches, scores, (*older.items(), *_raised(found)))
    return list(order), worths(matches, scores, order)


def spelt_out(question: str, expansions: Sequence[Expansion]) -> str:
    """A question with what was added to it in brackets behind it."""
    added = "; ".join(expansion.text for expansion in expansions)
    return f"{question} ({added})" if added else question


def _passage(memory: Memory, hit: Hit, snippets: Snippets) -> str:
    if len(memory.content) <= _READ_WHOLE:
        return embedded_text(memory.title, memory.content)
    return embedded_text(memory.title, snippets.cut(memory.content, hit).text)


def _raised(found: Sequence[tuple[Memory, Hit]]) -> Iterator[tuple[int, int]]:
    """Places of older statements, each with that of a newer one which the ranking put before it."""
    newest = [place for place, (_, hit) in enumerate(found) if hit.time_reason == "newest"]
    for place, (_, hit) in enumerate(found):
        if hit.time_reason == "newer_exists":
            yield from ((place, above) for above in newest if above < place)
