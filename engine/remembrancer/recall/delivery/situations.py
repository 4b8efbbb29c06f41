"""What an agent gets besides answers: what is pinned, and what is going on around the moment asked about."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Final

from remembrancer.model.memory import Memory
from remembrancer.model.search import AllOf, AnyOf, Flag, HasFlag, HasStatus, IsType, Negation, Order, Sort, TimeWithin
from remembrancer.model.types import Importance, MemoryType, Status, TimeAxis
from remembrancer.recall.delivery.view import View
from remembrancer.storage.listing import list_ids

SOON: Final = timedelta(days=7)
"""So far ahead something counts as around now."""
AROUND_NOW: Final = 5
_LONGEST: Final = timedelta(days=92)
"""A period longer than a quarter is a state of things, not a situation."""
_STATED_WITHIN: Final = timedelta(days=180)
_READ: Final = 200
_KEPT: Final = 8
_SITUATIONS: Final = AllOf((HasStatus(Status.ACTIVE), Negation(HasFlag(Flag.EPISODE))))


@dataclass(frozen=True, slots=True)
class Beside:
    """What is delivered without being asked for, each in the order in which it is delivered."""

    pinned: tuple[Memory, ...]
    around: tuple[Memory, ...]


class Situations:
    """Finds what stands beside the answers. What it read is kept until the vault or the day changes."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], tuple[list[Memory], list[Memory]]] = {}

    def beside(self, view: View) -> Beside:
        """What is pinned, and what is going on at the view's moment."""
        day = datetime.combine(view.instant.astimezone(UTC).date(), time(), UTC)
        key = (view.number, view.moment.tx, view.scope, view.asked, day)
        # Never changed in place: several threads may ask at once.
        kept = {known: read for known, read in self._kept.items() if known[0] == view.number}
        read = kept.get(key) or (_pinned(view), _dated(view, day))
        self._kept = {**dict(list(kept.items())[1 - _KEPT :]), key: read}
        pins, dated = read
        placed = [(start, each) for each in dated if (start := _begins(each, view.instant)) is not None]
        around = tuple(each for _, each in sorted(placed, key=lambda pair: (pair[0], pair[1].id)))
        return Beside(tuple(each for each in pins if _holds(each, view.instant)), around)


def _pinned(view: View) -> list[Memory]:
    """The pinned memories: important ones first, then in the order they were recorded."""
    ids = list_ids(view.connection, view.beside(HasFlag(Flag.PINNED)), Order(Sort.RECORDED, descending=False))
    return sorted(view.memories(ids), key=lambda each: each.importance is not Importance.HIGH)


def _holds(memory: Memory, now: datetime) -> bool:
    return memory.times.valid_to is None or memory.times.valid_to > now


def _dated(view: View, day: datetime) -> list[Memory]:
    """Memories that may hold, happen or be due within a week of some time of ``day``.

    What holds is looked for among the newest contexts and events: periods of validity are not indexed.
    """
    soon = day + timedelta(days=1) + SOON
    dated = AnyOf((TimeWithin(TimeAxis.DUE, day, soon), TimeWithin(TimeAxis.HAPPENING, day - _LONGEST, soon)))
    periods = AllOf(
        (
            AnyOf((IsType(MemoryType.CONTEXT), IsType(MemoryType.EVENT))),
            TimeWithin(TimeAxis.RECORDED, day - _STATED_WITHIN, None),
        )
    )
    newest = Order(Sort.RECORDED, descending=True)
    ids = dict.fromkeys(
        memory
        for condition in (dated, periods)
        for memory in list_ids(view.connection, view.beside(_SITUATIONS, condition), newest)[:_READ]
    )
    return view.memories(tuple(ids))


def _begins(memory: Memory, now: datetime) -> datetime | None:
    """When a memory's situation begins (not before now); None if it is none."""
    times = memory.times
    if times.done is not None or not _holds(memory, now):
        return None
    if times.due is not None and now <= times.due <= now + SOON:
        return times.due
    if times.happening_from is not None:
        end = times.happening_to or times.happening_from + timedelta(hours=1)
        return _when(times.happening_from, end, now)
    if times.valid_to is not None:
        return _when(times.valid_from or now, times.valid_to, now)
    return None


def _when(start: datetime, end: datetime, now: datetime) -> datetime | None:
    return max(start, now) if start <= now + SOON and end > now and end - start <= _LONGEST else None
