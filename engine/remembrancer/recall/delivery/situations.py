"""What an agent gets besides answers: what is pinned, and what is going on around the moment asked about."""

from __future__ import annotations

from datetime import datetime, timedelta
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
_SITUATIONS: Final = AllOf((HasStatus(Status.ACTIVE), Negation(HasFlag(Flag.EPISODE))))


def pinned(view: View) -> list[Memory]:
    """The pinned memories that hold at the moment: important ones first, then in the order they were recorded."""
    ids = list_ids(view.connection, view.beside(HasFlag(Flag.PINNED)), Order(Sort.RECORDED, descending=False))
    memories = [
        each for each in view.memories(ids) if each.times.valid_to is None or each.times.valid_to > view.instant
    ]
    return sorted(memories, key=lambda each: each.importance is not Importance.HIGH)


def around_now(view: View) -> list[Memory]:
    """Memories that hold, happen or are due now or within a week, the soonest first.

    What holds is looked for among the newest contexts and events: periods of validity are not indexed.
    """
    now = view.instant
    dated = AnyOf(
        (
            TimeWithin(TimeAxis.DUE, now, now + SOON),
            TimeWithin(TimeAxis.HAPPENING, now - _LONGEST, now + SOON),
        )
    )
    periods = AllOf(
        (
            AnyOf((IsType(MemoryType.CONTEXT), IsType(MemoryType.EVENT))),
            TimeWithin(TimeAxis.RECORDED, now - _STATED_WITHIN, None),
        )
    )
    newest = Order(Sort.RECORDED, descending=True)
    ids = dict.fromkeys(
        memory
        for condition in (dated, periods)
        for memory in list_ids(view.connection, view.beside(_SITUATIONS, condition), newest)[:_READ]
    )
    placed = [(start, each) for each in view.memories(tuple(ids)) if (start := _begins(each, now)) is not None]
    return [each for _, each in sorted(placed, key=lambda pair: (pair[0], pair[1].id))]


def _begins(memory: Memory, now: datetime) -> datetime | None:
    """When a memory's situation begins (not before now); None if it is none."""
    times = memory.times
    if times.done is not None or (times.valid_to is not None and times.valid_to <= now):
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
