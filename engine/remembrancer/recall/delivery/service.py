"""Delivery: what answers a question, as a person judges it and as an agent receives it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.attention.notes import flags_on
from remembrancer.embedding.counting import shipped_counter
from remembrancer.embedding.cross_encoder import CrossEncoder
from remembrancer.lifecycle.signals import UseSignals
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import ModelMiscalculatesError, ModelMissingError, ModelTamperedError
from remembrancer.model.memory import Memory
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Hit
from remembrancer.model.recalling import Block, Expansion, ItemFlag, Recall, Recalled, RecalledItem
from remembrancer.model.types import MemoryType
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.delivery.block import BlockBuilder, Note
from remembrancer.recall.delivery.checking import check_recall
from remembrancer.recall.delivery.counts import Counts
from remembrancer.recall.delivery.deepening import CrossEncoderSource, deepened, spelt_out
from remembrancer.recall.delivery.diversity import diverse_order
from remembrancer.recall.delivery.entries import Entries, answer
from remembrancer.recall.delivery.fence import Fence
from remembrancer.recall.delivery.flags import flags_of, is_unapproved_rule
from remembrancer.recall.delivery.likeness import first_stage_codes, likeness
from remembrancer.recall.delivery.lines import LineWriter
from remembrancer.recall.delivery.ranking import rank
from remembrancer.recall.delivery.situations import AROUND_NOW, Beside, Situations
from remembrancer.recall.delivery.snippets import Snippets, WordTerms
from remembrancer.recall.delivery.terms import terms_of
from remembrancer.recall.delivery.view import View
from remembrancer.recall.service import Recalling
from remembrancer.storage.episodes import neighbours
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.text.harmless import harmless_name
from remembrancer.text.normalise import normalise_query
from remembrancer.wording import DateWords, blocks, in_english
from remembrancer.wording.attention import note_on_flag

_DEADLINE_SECONDS: Final = 20.0
REPEATS: Final = 0.89
"""The cosine from which two memories speak of the same, so that the one stated later is the newer one. All of 8 changed
statements and 18 rewordings lie above, and of 23 pairs about the same thing that say something else, one."""
_RECURRING: Final = frozenset({MemoryType.EVENT, MemoryType.OBSERVATION})
"""Types of which the next one does not replace the one before."""
_EQUAL_MATCH: Final = 2
"""Matches that are the same to so many decimals, as they are shown, are equal."""
_SHORT_TURN: Final = 160
_TURNS_BEFORE: Final = 3
_EXPANSION_CHARACTERS: Final = 60


class Delivering:
    """Answers :class:`Recall`."""

    def __init__(
        self, store: Store, recalling: Recalling, book: CodeBook, deep: CrossEncoderSource, use: UseSignals
    ) -> None:
        self._store = store
        self._recalling = recalling
        self._book = book
        self._deep = deep
        self._use = use
        self._situations = Situations()
        self._entries = Entries()
        self._counts = Counts()
        self._terms = WordTerms()

    def recall(self, scope: Scope, request: Recall, progress: Progress) -> Recalled:
        """What answers a request. A pure function of the change number, the request and the time.

        Only deep mode takes long enough to report progress and to be stopped.

        Raises:
            InvalidInputError: a field is outside its limits.
            ModelMissingError: deep mode is asked for, and its component is not installed.
            ModelTamperedError: what is installed is not the known component.
            ModelMiscalculatesError: the component fails its self-test on this computer.
            CancelledError: the person asked to stop.
        """
        check_recall(request)
        deep = self._deep() if request.deep else None
        with self._store.read(_DEADLINE_SECONDS) as connection:
            view = View.of(connection, scope, request.search, self._store.clock.now())
            terms = terms_of(view, request)
            if terms.deep and deep is None:
                deep = self._deep_where_installed()
            view = view.among(terms.episodes)
            ranking = rank(self._recalling, view, request, terms)
            snippets = Snippets(connection, ranking.telling, self._terms)
            read = _read(view, (*ranking.hits, *ranking.missed))
            strengths = self._use.strengths(connection, scope, view.moment, list(read))
            found = [read[hit.memory] for hit in ranking.hits if hit.memory in read]
            alike = self._likeness(view, [memory.id for memory, _ in found])
            older = _older_places([memory for memory, _ in found], alike)
            worth = [hit.match for _, hit in found]
            if deep is not None:
                question = spelt_out(normalise_query(request.search.text), ranking.expansions)
                order, worth = deepened(deep, question, found, older=older, snippets=snippets, progress=progress)
                found = [found[place] for place in order]
                alike = alike[np.ix_(order, order)]
                now_at = {before: place for place, before in enumerate(order)}
                older = {now_at[place]: now_at[above] for place, above in older.items()}
            items = [
                _item(memory, hit, snippets, view, strengths, newer_exists=place in older)
                for place, (memory, hit) in enumerate(found)
            ]
            answers = _Answers(items, worth, alike, older)
            notes = [*_read_with(ranking.expansions), *self._notes(view, items, older)]
            block = self._block(view, terms.budget, answers, self._situations.beside(view), notes)
            missed = [
                _item(*read[hit.memory], snippets, view, strengths) for hit in ranking.missed if hit.memory in read
            ]
            searched = self._counts.of(view)
        delivered = {memory for part in block.parts for memory in part.memories}
        return Recalled(
            tuple(
                replace(item, place=place) if item.memory.id in delivered else item
                for place, item in enumerate(items, 1)
            ),
            tuple(missed),
            block,
            ranking.floor,
            searched,
            view.number,
            ranking.expansions,
            words_only=ranking.words_only,
            deep=deep is not None,
        )

    def _deep_where_installed(self) -> CrossEncoder | None:
        """For who did not ask for it by name: what is not there, or no good, is done without."""
        try:
            return self._deep()
        except (ModelMissingError, ModelTamperedError, ModelMiscalculatesError):
            return None

    def _likeness(self, view: View, memories: Sequence[str]) -> NDArray[np.float64]:
        return likeness(memories, first_stage_codes(view.connection, self._book, view.selection, memories))

    def _block(self, view: View, budget: int, answers: _Answers, beside: Beside, notes: Sequence[Note]) -> Block:
        writer = LineWriter(self._store.clock.zone())
        items = answers.items
        before = _said_before(view, items)
        entries = {
            item.memory.id: answer(item, place, writer, before.get(item.memory.id, ""))
            for place, item in enumerate(items, 1)
        }
        claims = [_claim(item, worth) for item, worth in zip(items, answers.worth, strict=True)]
        waiting = [entries[items[place].memory.id] for place in diverse_order(claims, answers.alike)]
        pins = [entries.get(memory.id) or self._entries.beside(view, memory, writer) for memory in beside.pinned]
        shown = entries.keys() | {memory.id for memory in beside.pinned}
        around = [self._entries.beside(view, memory, writer) for memory in beside.around if memory.id not in shown]
        around = around[:AROUND_NOW]
        lines = [text for each in (*pins, *waiting, *around) for text in (each.line, each.name, each.before)]
        lines += [note.text for note in notes]
        builder = BlockBuilder(shipped_counter(), Fence.around(lines), budget)
        return builder.build(pins, waiting, around, notes, answers.reading_order())

    def _notes(self, view: View, items: Sequence[RecalledItem], older: dict[int, int]) -> list[Note]:
        """Remarks on the items, the most important first."""
        notes = _conflict_notes(items)
        # How routines stand is kept of the present alone.
        if view.moment.tx is None:
            places = {item.memory.id: place for place, item in enumerate(items, 1)}
            now = to_microseconds(view.instant)
            dates = DateWords(view.instant, self._store.clock.zone(), in_english)
            notes += [
                Note(note_on_flag(places[memory], flag, dates), (memory,))
                for memory, flag in flags_on(view.connection, list(places), now)
            ]
        return notes + _newer_notes(items, older)


@dataclass(frozen=True, slots=True, eq=False)
class _Answers:
    """What answers, best first.

    ``worth`` is what puts them in order (the match, or deep mode's own), ``alike`` [n, n] their cosines, and ``older``
    the places of memories above which a newer statement stands, with that one's place.
    """

    items: Sequence[RecalledItem]
    worth: Sequence[float]
    alike: NDArray[np.float64]
    older: dict[int, int]

    def reading_order(self) -> list[str]:
        """The ids as they are read: of equals, distilled memories before episodes."""
        rows = zip(self.items, self.worth, strict=True)
        order = sorted(rows, key=lambda row: (-round(row[1], _EQUAL_MATCH), row[0].memory.episode))
        return [item.memory.id for item, _ in order]


def _read(view: View, hits: Sequence[Hit]) -> dict[str, tuple[Memory, Hit]]:
    by_id = {hit.memory: hit for hit in hits}
    return {memory.id: (memory, by_id[memory.id]) for memory in view.memories(tuple(by_id))}


def _item(
    memory: Memory,
    hit: Hit,
    snippets: Snippets,
    view: View,
    strengths: dict[str, float],
    *,
    newer_exists: bool = False,
) -> RecalledItem:
    snippet = snippets.cut(memory.content, hit)
    return RecalledItem(
        memory,
        hit,
        snippet,
        flags_of(memory, view.instant, snippet.text, newer_exists=newer_exists),
        verified=memory.verified,
        strength=strengths.get(memory.id),
    )


def _older_places(memories: Sequence[Memory], alike: NDArray[np.float64]) -> dict[int, int]:
    """Places of memories above which a similar, different one stands that was stated later, with that one's place."""
    older: dict[int, int] = {}
    said = np.array([to_microseconds(each.times.stated or each.recorded) for each in memories], dtype=np.int64)
    repeated = np.tril(alike >= REPEATS, -1) & (said[:, np.newaxis] < said[np.newaxis])
    for place, above in np.argwhere(repeated).tolist():
        memory, newer = memories[place], memories[above]
        if newer.type is memory.type and memory.type not in _RECURRING and newer.content != memory.content:
            older.setdefault(place, above)
    return older


def _claim(item: RecalledItem, worth: float) -> float:
    """What an item counts for room in the block: of equals, distilled memories go before episodes."""
    return round(worth, _EQUAL_MATCH) - (0.1**_EQUAL_MATCH / 2 if item.memory.episode else 0.0)


def _read_with(expansions: Sequence[Expansion]) -> list[Note]:
    """What the question points back to: who asks must be able to see that it was understood otherwise."""
    words = [harmless_name(each.text, _EXPANSION_CHARACTERS) for each in expansions if each.reason == "reference"]
    return [Note(blocks.READ_WITH.fill(in_english, words=", ".join(words)), ())] if words else []


def _conflict_notes(items: Sequence[RecalledItem]) -> list[Note]:
    return [
        Note(blocks.CONFLICT.fill(in_english, number=str(place)), (item.memory.id,))
        for place, item in enumerate(items, 1)
        if ItemFlag.CONTESTED in item.flags
    ]


def _newer_notes(items: Sequence[RecalledItem], older: dict[int, int]) -> list[Note]:
    return [
        Note(
            blocks.NEWER.fill(in_english, number=str(place + 1), newer=str(above + 1)),
            (items[place].memory.id, items[above].memory.id),
        )
        for place, above in sorted(older.items())
    ]


def _said_before(view: View, items: Sequence[RecalledItem]) -> dict[str, str]:
    """For the first episodes found: what was said just before, where that was short."""
    turns = [item.memory.id for item in items if item.memory.episode and item.memory.session][:_TURNS_BEFORE]
    if not turns:
        return {}
    around = neighbours(view.connection, view.beside(), turns, 1)
    previous = {after: found.before[0].memory for after, found in around.items() if found.before}
    memories = {memory.id: memory for memory in view.memories(tuple(previous.values()))}
    answered = {item.memory.id for item in items}
    return {
        after: blocks.BEFORE_IT.fill(in_english, text=harmless_name(memories[before].content, _SHORT_TURN))
        for after, before in previous.items()
        if before in memories
        and before not in answered
        and len(memories[before].content) <= _SHORT_TURN
        and not is_unapproved_rule(memories[before], memories[before].content)
    }
