"""Noting what memories were used for: what an agent received, and what a person opened."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from datetime import timedelta
from functools import partial
from typing import Final

import numpy as np

from remembrancer.embedding.binarise import DIMENSIONS
from remembrancer.model.changes import Change
from remembrancer.model.clock import Clock, to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.lifecycle import RecordUse
from remembrancer.model.limits import BULK_MEMORIES
from remembrancer.model.local_days import day_of, end_of
from remembrancer.model.recalling import Recall, Recalled, Slot
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.call import Call
from remembrancer.storage.codes import Eligible, eligible_with, texts_of
from remembrancer.storage.connection import Connection
from remembrancer.storage.episodes import neighbours
from remembrancer.storage.selection import Moment, Selection, select
from remembrancer.storage.store import Store
from remembrancer.storage.uses import UseColumn, UsedOn, note_spread, note_uses, used_on
from remembrancer.storage.versions import read_memories

SEEDS: Final = 5
"""From so many recalled memories, the best ones, activation spreads."""
NEIGHBOURS: Final = 4
"""To so many neighbours of each."""
ALIKE: Final = 0.897
"""The cosine from which distilled memories are neighbours: where ACM's 0.65 lies by equal selectivity
(``tests/benchmarks/selectivity.py``)."""
ALIKE_TURNS: Final = 0.947
"""The same for turns of conversations, which lie closer together, as each is read behind the ones before it."""
ALIKE_WEIGHT: Final = 1.0
EPISODE_WEIGHT: Final = 0.7
EPISODE: Final = timedelta(minutes=60)
_LOOKED_AT: Final = 40


class Using:
    """Notes uses; what is noted today counts from tomorrow on."""

    def __init__(self, store: Store, book: CodeBook) -> None:
        self._store = store
        self._book = book

    def delivered(self, call: Call, request: Recall, recalled: Recalled) -> None:
        """Note what an agent received as answers, and what that spreads to. Returns before it is on disk.

        What a person tries out, what the program itself asks, and what is asked of the past is no use.
        """
        if call.actor.kind is not ActorKind.AGENT or request.search.as_of is not None:
            return
        answers = [part.memories for part in recalled.block.parts if part.slot is Slot.ANSWERS]
        delivered = [memory for memories in answers for memory in memories]
        if not delivered:
            return
        # What that spreads to is looked for where it is written: the agent does not wait for it.
        self._store.maintain_later(partial(self._note_delivery, call, delivered, self._now()))

    def record(self, call: Call, request: RecordUse) -> Change:
        """Note what a person opened.

        Raises:
            InvalidInputError: an id is malformed, or there are none, or too many.
        """
        if not request.memories:
            raise InvalidInputError("memories", "empty")
        if len(request.memories) > BULK_MEMORIES:
            raise InvalidInputError("memories", "too_many", limit=BULK_MEMORIES, given=len(request.memories))
        asked = [check_identifier(memory, "id") for memory in request.memories]
        with self._store.read() as connection:
            opened = [memory.id for memory in read_memories(connection, call.scope, asked)]
        self._store.maintain(partial(_note, opened, "opened", self._now(), {}))
        return Change("", OperationKind.REINFORCE, self._store.number())

    def _note_delivery(self, call: Call, delivered: Sequence[str], now: UsedOn, connection: Connection) -> None:
        _note(delivered, "delivered", now, self._spread(connection, call, delivered), connection)

    def _now(self) -> UsedOn:
        return today(self._store.clock)

    def _spread(self, connection: Connection, call: Call, delivered: Sequence[str]) -> dict[str, float]:
        """What the neighbours of the best answers gain, by memory: the largest weight where there are several."""
        selection = select(call.scope, Moment(to_microseconds(self._store.clock.now())), None)
        seeds = list(delivered[:SEEDS])
        recalled = set(delivered)
        weights: dict[str, float] = {}
        beside = self._beside(connection, selection, seeds)
        for seed, alike in self._alike(connection, selection, seeds).items():
            gaining = [(other, ALIKE_WEIGHT) for other in alike]
            gaining += [(other, EPISODE_WEIGHT) for other in beside.get(seed, ()) if other not in alike]
            for other, weight in [each for each in gaining if each[0] not in recalled][:NEIGHBOURS]:
                weights[other] = max(weight, weights.get(other, 0.0))
        return weights

    def _alike(self, connection: Connection, selection: Selection, seeds: Sequence[str]) -> dict[str, list[str]]:
        """The memories of the same namespace that are alike, the nearest first, by seed."""
        self._book.refresh(connection)
        texts = texts_of(connection, selection, seeds)
        codes = self._book.codes(list(texts.values()))
        found: dict[str, list[str]] = {}
        for seed in seeds:
            found[seed] = []
            if texts.get(seed) not in codes:
                continue
            handles, distances = self._book.distances(codes[texts[seed]][0])
            near = np.flatnonzero(distances <= _bits(ALIKE))
            near = near[np.lexsort((handles[near], distances[near]))][:_LOOKED_AT]
            order = {int(handle): place for place, handle in reversed(list(enumerate(handles[near].tolist())))}
            memories = eligible_with(connection, selection, list(order))
            own = next((each for each in memories if each.memory == seed), None)
            if own is None:
                continue
            # Of several windows the nearest one counts: it comes first, and is written last here.
            bits = dict(zip(handles[near][::-1].tolist(), distances[near][::-1].tolist(), strict=True))
            limit = _bits(ALIKE_TURNS if own.episode else ALIKE)
            alike = sorted(
                (
                    each
                    for each in memories
                    if each.memory != seed and each.namespace == own.namespace and bits[each.text] <= limit
                ),
                key=lambda each: (order[each.text], each.digest, each.memory),
            )
            found[seed] = [each.memory for each in alike]
        return found

    def _beside(self, connection: Connection, selection: Selection, seeds: Sequence[str]) -> dict[str, list[str]]:
        """The turns said within an hour of each seed in its conversation, the nearest ones first."""
        around = neighbours(connection, selection, seeds, NEIGHBOURS)
        texts = {turn.text for each in around.values() for turn in (*each.before, *each.after)}
        texts.update(texts_of(connection, selection, seeds).values())
        said = {each.memory: _said(each) for each in eligible_with(connection, selection, sorted(texts))}
        most = EPISODE // timedelta(microseconds=1)
        found: dict[str, list[str]] = {}
        for seed, each in around.items():
            turns = [turn.memory for turn in (*each.before, *each.after) if turn.memory in said and seed in said]
            near = [(abs(said[turn] - said[seed]), turn) for turn in turns]
            found[seed] = [turn for gap, turn in sorted(near) if gap <= most]
        return found


def today(clock: Clock) -> UsedOn:
    """The local day that it is now, by its end, and the moment."""
    now, zone = clock.now(), clock.zone()
    return UsedOn(to_microseconds(end_of(day_of(now, zone), zone)), to_microseconds(now))


def _bits(cosine: float) -> int:
    """In how many bits codes of that cosine differ at most."""
    return int(math.acos(cosine) / math.pi * DIMENSIONS)


def _said(memory: Eligible) -> int:
    return memory.recorded_at if memory.stated_at is None else memory.stated_at


def _note(
    memories: Iterable[str], column: UseColumn, now: UsedOn, spread: dict[str, float], connection: Connection
) -> None:
    on = used_on(connection, now)
    note_uses(connection, memories, column, on)
    note_spread(connection, spread, on)
