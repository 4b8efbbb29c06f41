"""Delivery: what answers a question, as a person judges it and as an agent receives it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.counting import shipped_counter
from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.memory import Memory
from remembrancer.model.queries import Hit
from remembrancer.model.recalling import Block, ItemFlag, Recall, Recalled, RecalledItem
from remembrancer.model.search import InSession, Order, Sort
from remembrancer.model.types import MemoryType
from remembrancer.recall.delivery.block import BlockBuilder, Entry, Note
from remembrancer.recall.delivery.checking import check_recall
from remembrancer.recall.delivery.diversity import diverse_order
from remembrancer.recall.delivery.fence import Fence
from remembrancer.recall.delivery.flags import flags_of, verified_at
from remembrancer.recall.delivery.harmless import harmless_name
from remembrancer.recall.delivery.likeness import first_stage_codes, likeness
from remembrancer.recall.delivery.lines import LineWriter
from remembrancer.recall.delivery.ranking import rank
from remembrancer.recall.delivery.situations import AROUND_NOW, Beside, Situations
from remembrancer.recall.delivery.snippets import SHORT, Snippets
from remembrancer.recall.delivery.view import View
from remembrancer.recall.service import Recalling
from remembrancer.storage.listing import count, list_ids
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.wording import blocks, in_english

_DEADLINE_SECONDS: Final = 20.0
REPEATS: Final = 0.865
"""The cosine from which two memories speak of the same, so that the one stated later is the newer one. All of 8 changed
statements and 18 rewordings lie above, and of 23 pairs about the same thing that say something else, one."""
_RECURRING: Final = frozenset({MemoryType.EVENT, MemoryType.OBSERVATION})
"""Types of which the next one does not replace the one before."""
_EQUAL_MATCH: Final = 2
"""Matches that are the same to so many decimals, as they are shown, are equal."""
_NAME_CHARACTERS: Final = 32
_SHORT_TURN: Final = 160
_TURNS_BEFORE: Final = 3


class Delivering:
    """Answers :class:`Recall`."""

    def __init__(self, store: Store, recalling: Recalling) -> None:
        self._store = store
        self._recalling = recalling
        self._situations = Situations()

    def recall(self, scope: Scope, request: Recall) -> Recalled:
        """What answers a request. A pure function of the change number, the request and the time.

        Raises:
            InvalidInputError: a field is outside its limits.
        """
        check_recall(request)
        with self._store.read(_DEADLINE_SECONDS) as connection:
            view = View.of(connection, scope, request.search, request.episodes, self._store.clock.now())
            ranking = rank(self._recalling, view, request)
            snippets = Snippets(connection, ranking.telling)
            found = _read(view, ranking.hits)
            alike = _likeness(view, [memory.id for memory, _ in found])
            older = _older_places([memory for memory, _ in found], alike)
            items = [
                _item(memory, hit, snippets, view, newer_exists=place in older)
                for place, (memory, hit) in enumerate(found)
            ]
            beside = self._situations.beside(view)
            block = self._block(view, budget=request.budget, items=items, alike=alike, older=older, beside=beside)
            missed = [_item(memory, hit, snippets, view) for memory, hit in _read(view, ranking.missed)]
            searched = count(connection, view.selection)
        delivered = {memory for part in block.parts for memory in part.memories}
        return Recalled(
            tuple(
                replace(item, place=place if item.memory.id in delivered else 0) for place, item in enumerate(items, 1)
            ),
            tuple(missed),
            block,
            ranking.floor,
            searched,
            view.number,
            ranking.expansions,
            words_only=ranking.words_only,
            deep=ranking.deep,
        )

    def _block(
        self,
        view: View,
        *,
        budget: int,
        items: Sequence[RecalledItem],
        alike: NDArray[np.float64],
        older: dict[int, int],
        beside: Beside,
    ) -> Block:
        writer = LineWriter(self._store.clock.zone())
        numbers = {item.memory.id: place for place, item in enumerate(items, 1)}
        texts = {item.memory.id: item.snippet.text for item in items}
        flags = {item.memory.id: item.flags for item in items}

        def entry(memory: Memory, before: str = "") -> Entry:
            text = texts.get(memory.id) or _opening(memory.content)
            line = writer.line(
                memory,
                _titled(memory.title, text),
                flags.get(memory.id, flags_of(memory, view.instant)),
                numbers.get(memory.id, 0),
            )
            name = harmless_name(memory.title or memory.content, _NAME_CHARACTERS) if memory.pinned else ""
            return Entry(memory.id, line, name, before)

        before = _said_before(view, items)
        order = diverse_order([_claim(item) for item in items], alike)
        answers = [entry(items[place].memory, before.get(items[place].memory.id, "")) for place in order]
        pins = [entry(memory) for memory in beside.pinned]
        shown = {item.memory.id for item in items} | {memory.id for memory in beside.pinned}
        around = [entry(memory) for memory in beside.around if memory.id not in shown][:AROUND_NOW]
        lines = (text for each in (*pins, *answers, *around) for text in (each.line, each.name, each.before))
        reading = sorted(items, key=lambda item: (-round(item.hit.match, _EQUAL_MATCH), item.memory.episode))
        builder = BlockBuilder(shipped_counter(), Fence.around(lines), budget)
        return builder.build(pins, answers, around, _notes(items, older), [item.memory.id for item in reading])


def _read(view: View, hits: Sequence[Hit]) -> list[tuple[Memory, Hit]]:
    by_id = {hit.memory: hit for hit in hits}
    return [(memory, by_id[memory.id]) for memory in view.memories(tuple(by_id))]


def _item(memory: Memory, hit: Hit, snippets: Snippets, view: View, *, newer_exists: bool = False) -> RecalledItem:
    return RecalledItem(
        memory,
        hit,
        snippets.cut(memory.content, hit),
        flags_of(memory, view.instant, newer_exists=newer_exists),
        verified=verified_at(memory),
    )


def _likeness(view: View, memories: Sequence[str]) -> NDArray[np.float64]:
    return likeness(memories, first_stage_codes(view.connection, encoder_id(), view.selection, memories))


def _older_places(memories: Sequence[Memory], alike: NDArray[np.float64]) -> dict[int, int]:
    """Places of memories above which a similar, different one stands that was stated later, with that one's place."""
    older: dict[int, int] = {}
    for place, memory in enumerate(memories):
        for above in range(place):
            newer = memories[above]
            if (
                alike[place, above] >= REPEATS
                and newer.content != memory.content
                and newer.type is memory.type
                and memory.type not in _RECURRING
                and (newer.times.stated or newer.recorded) > (memory.times.stated or memory.recorded)
            ):
                older.setdefault(place, above)
    return older


def _claim(item: RecalledItem) -> float:
    """What an item's match counts for room in the block: of equals, distilled memories go before episodes."""
    return round(item.hit.match, _EQUAL_MATCH) - (0.1**_EQUAL_MATCH / 2 if item.memory.episode else 0.0)


def _notes(items: Sequence[RecalledItem], older: dict[int, int]) -> list[Note]:
    notes = [
        Note(blocks.CONFLICT.fill(in_english, number=str(place)), (item.memory.id,))
        for place, item in enumerate(items, 1)
        if ItemFlag.CONTESTED in item.flags
    ]
    notes += [
        Note(
            blocks.NEWER.fill(in_english, number=str(place + 1), newer=str(above + 1)),
            (items[place].memory.id, items[above].memory.id),
        )
        for place, above in sorted(older.items())
    ]
    return notes


def _titled(title: str, text: str) -> str:
    return text if not title or title.casefold() in text.casefold() else f"{title}: {text}"


def _opening(content: str) -> str:
    return content if len(content) <= SHORT else content[:SHORT].rsplit(" ", 1)[0] + "\u2026"


def _said_before(view: View, items: Sequence[RecalledItem]) -> dict[str, str]:
    """For the first episodes found: what was said just before, where that was short."""
    turns = [item.memory for item in items if item.memory.episode and item.memory.session][:_TURNS_BEFORE]
    previous: dict[str, str] = {}
    for session in dict.fromkeys(turn.session for turn in turns):
        ids = list_ids(view.connection, view.beside(InSession(session)), Order(Sort.LIFE, descending=False))
        wanted = {turn.id for turn in turns if turn.session == session}
        previous |= {after: before for before, after in pairwise(ids) if after in wanted}
    memories = {memory.id: memory for memory in view.memories(tuple(previous.values()))}
    answered = {item.memory.id for item in items}
    return {
        after: blocks.BEFORE_IT.fill(in_english, text=harmless_name(memories[before].content, _SHORT_TURN))
        for after, before in previous.items()
        if before in memories
        and before not in answered
        and memories[before].episode
        and len(memories[before].content) <= _SHORT_TURN
    }
