"""A store for LangGraph (``BaseStore``) over a client's way into a vault. Import it only where langgraph is installed.

An item is one memory: its namespace and key are the first line, what is indexed stands below, and the exact value is
its evidence. Putting on a key that exists makes a new version, deleting puts away. What an item may hold is limited by
that: 4,000 characters of JSON with its namespace and key. What reads like a rule that nobody approved is no item.
Filters, paging and patterns are those of LangGraph's own store in memory; a query is answered by our recall.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from langgraph.store.base import (
    BaseStore,
    GetOp,
    Item,
    ListNamespacesOp,
    Op,
    PutOp,
    Result,
    SearchItem,
    SearchOp,
    TTLConfig,
    get_text_at_path,
    tokenize_path,
    validate_op_namespace,
)
from langgraph.store.memory import InMemoryStore

from remembrancer.model.changes import Outcome, Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import MEMORIES_IN_A_REQUEST, GetOwnAccess
from remembrancer.model.clock import Clock, SystemClock
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.limits import EVIDENCE_CHARACTERS
from remembrancer.model.memory import Draft, Memory, Times
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import AllOf, HasStatus, HasTag, Search
from remembrancer.model.types import MemoryType, Status
from remembrancer.model.way_in import WayIn

TAG: Final = "langgraph"
_MOST: Final = 1_000_000
_STANDING: Final = AllOf((HasTag(TAG), HasStatus(Status.ACTIVE)))
_REFRESHED_AFTER: Final = 0.1
"""A read puts off the end of an item once this share of its time is over: not every read has to be a write."""

Place = tuple[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class _Kept:
    """An item as it is kept. ``minutes`` is how long it stays after it was last written or read, None for good."""

    memory: Memory
    namespace: tuple[str, ...]
    key: str
    value: dict[str, Any]
    is_indexed: bool
    minutes: float | None
    ends: datetime | None

    @property
    def place(self) -> Place:
        return self.namespace, self.key

    def item(self) -> Item:
        return Item(
            value=self.value,
            key=self.key,
            namespace=self.namespace,
            created_at=self.memory.recorded,
            updated_at=self.memory.changed,
        )


class RemembrancerStore(BaseStore):
    """Items of LangGraph as memories of a vault; ``way`` is a client's, such as ``RemoteClient(folder, token)``."""

    supports_ttl = True

    def __init__(self, way: WayIn, *, ttl: TTLConfig | None = None, clock: Clock | None = None) -> None:
        self.ttl_config = ttl
        self._way = way
        self._clock = clock or SystemClock()

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """Carry the operations out: what reads sees the store as it was before; of puts on one key the last counts."""
        asked = list(ops)
        for each in asked:
            validate_op_namespace(each)
        kept = self._kept()
        beside = _in_memory(kept.values())
        results = [self._read(each, kept, beside) for each in asked]
        puts = {(each.namespace, each.key): each for each in asked if isinstance(each, PutOp)}
        for place, put in puts.items():
            self._put(put, kept.get(place))
        return results

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """As :meth:`batch`, on a thread."""
        return await asyncio.to_thread(self.batch, list(ops))

    def _read(self, op: Op, kept: dict[Place, _Kept], beside: InMemoryStore) -> Result:
        match op:
            case GetOp():
                found = kept.get((op.namespace, op.key))
                if found is not None and op.refresh_ttl:
                    self._refresh(found)
                return found.item() if found else None
            case SearchOp():
                return self._search(op, kept, beside)
            case ListNamespacesOp():
                return beside.batch([op])[0]
            case _:
                return None

    def _search(self, op: SearchOp, kept: dict[Place, _Kept], beside: InMemoryStore) -> list[SearchItem]:
        everything = op._replace(query=None, limit=_MOST, offset=0)
        [matching] = beside.batch([everything])
        items = matching if isinstance(matching, list) else []
        places = [(each.namespace, each.key) for each in items if isinstance(each, SearchItem)]
        scores: dict[str, float] = {}
        if op.query:
            hits = self._way.query(FindMemories(Search(op.query, _STANDING))).hits
            scores = {each: hit.match for each, hit in hits.items()}
            ranked = [each for each in places if kept[each].is_indexed and kept[each].memory.id in scores]
            places = sorted(ranked, key=lambda each: -scores[kept[each].memory.id])
        found = [kept[each] for each in places[op.offset : op.offset + op.limit]]
        for each in found:
            if op.refresh_ttl:
                self._refresh(each)
        return [_found(each, scores.get(each.memory.id)) for each in found]

    def _put(self, op: PutOp, known: _Kept | None) -> None:
        if op.value is None:
            if known is not None:
                change = self._way.change(SetStatus((known.memory.id,), Status.ARCHIVED))
                _check(waits=bool(change.proposals))
            return
        evidence = _evidence(op.namespace, op.key, op.value, op.ttl, is_indexed=op.index is not False)
        content = f"{'/'.join(op.namespace)}/{op.key}\n{_text(op)}"
        times = Times(valid_to=self._end(op.ttl))
        if known is not None:
            revision = Revision(content=content, evidence=evidence, times=times)
            change = self._way.change(Revise((known.memory.id,), revision))
            _check(waits=bool(change.proposals or change.cases))
            return
        home = self._way.query(GetOwnAccess()).namespace or DEFAULT_NAMESPACE
        draft = Draft(content, MemoryType.ARTIFACT, tags=(TAG,), evidence=evidence, times=times)
        remembered = self._way.change(Remember(draft, home))
        _check(waits=remembered.outcome in (Outcome.CONFLICT, Outcome.WAITING, Outcome.REJECTED))

    def _refresh(self, kept: _Kept) -> None:
        if kept.minutes is None or kept.ends is None:
            return
        left = (kept.ends - self._clock.now()) / timedelta(minutes=kept.minutes)
        if left < 1 - _REFRESHED_AFTER:
            self._way.change(Revise((kept.memory.id,), Revision(times=Times(valid_to=self._end(kept.minutes)))))

    def _end(self, minutes: float | None) -> datetime | None:
        return None if minutes is None else self._clock.now() + timedelta(minutes=minutes)

    def _kept(self) -> dict[Place, _Kept]:
        ids = self._way.query(FindMemories(Search(condition=_STANDING))).ids
        now = self._clock.now()
        found: dict[Place, _Kept] = {}
        # The oldest last: of two on one key, the first one written is meant.
        for start in range(0, len(ids), MEMORIES_IN_A_REQUEST):
            for memory in self._way.query(GetMemories(ids[start : start + MEMORIES_IN_A_REQUEST])):
                each = _read(memory)
                is_over = each is None or (each.ends is not None and each.ends <= now)
                # An item has no room for a mark: what reads like a rule is in the store when a person approved it.
                if each is not None and not is_over and not memory.unapproved_rule:
                    found[each.place] = each
        return found


def _in_memory(kept: Iterable[_Kept]) -> InMemoryStore:
    """LangGraph's own store with the same items, for what it does better than we would: filters, paging, patterns."""
    store = InMemoryStore()
    store.batch([PutOp(each.namespace, each.key, each.value) for each in kept])
    return store


def _found(kept: _Kept, score: float | None) -> SearchItem:
    return SearchItem(kept.namespace, kept.key, kept.value, kept.memory.recorded, kept.memory.changed, score)


def _text(op: PutOp) -> str:
    """What of a value is to be found by: what the paths name, else all of it."""
    if op.value is None or op.index is False:
        return ""
    paths = op.index or ["$"]
    texts = [text for path in paths for text in get_text_at_path(op.value, tokenize_path(path))]
    return "\n".join(texts)


def _evidence(
    namespace: tuple[str, ...], key: str, value: Mapping[str, Any], minutes: float | None, *, is_indexed: bool
) -> str:
    kept = {"namespace": namespace, "key": key, "value": value, "indexed": is_indexed, "minutes": minutes}
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    if len(text) > EVIDENCE_CHARACTERS:
        raise InvalidInputError("value", "too_long", limit=EVIDENCE_CHARACTERS, given=len(text))
    return text


def _read(memory: Memory) -> _Kept | None:
    """The item that a memory is, if it is one."""
    try:
        kept = json.loads(memory.evidence)
        return _Kept(
            memory,
            tuple(kept["namespace"]),
            kept["key"],
            kept["value"],
            kept["indexed"],
            kept["minutes"],
            memory.times.valid_to if kept["minutes"] is not None else None,
        )
    except (ValueError, KeyError, TypeError):
        return None


def _check(*, waits: bool) -> None:
    """Raise NotPermittedError where what was put waits for the person: it is not in the store then."""
    if waits:
        raise NotPermittedError("it waits for the person's decision", action="scope")
