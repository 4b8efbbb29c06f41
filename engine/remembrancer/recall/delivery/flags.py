"""What a reader of a memory should know before relying on it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from remembrancer.model.memory import Memory
from remembrancer.model.recalling import ItemFlag
from remembrancer.model.types import MemoryType, Status

UNVERIFIED_AFTER: Final = timedelta(days=180)
_TO_BE_VERIFIED: Final = frozenset({MemoryType.INSTRUCTION, MemoryType.ERROR})


def flags_of(memory: Memory, instant: datetime, *, newer_exists: bool = False) -> tuple[ItemFlag, ...]:
    """The flags of a memory at ``instant``, in the order of :class:`ItemFlag`."""
    times = memory.times
    holding = (
        (ItemFlag.CONTESTED, memory.contested),
        (ItemFlag.NOTED, memory.noted),
        (ItemFlag.SUPERSEDED, memory.status is Status.SUPERSEDED or bool(memory.superseded_by)),
        (ItemFlag.UNUSUAL, memory.unusual),
        (ItemFlag.UNVERIFIED, memory.type in _TO_BE_VERIFIED and instant - _since(memory) > UNVERIFIED_AFTER),
        (ItemFlag.NO_LONGER_VALID, times.valid_to is not None and times.valid_to <= instant),
        (ItemFlag.NOT_YET_VALID, times.valid_from is not None and times.valid_from > instant),
        (ItemFlag.NEWER_EXISTS, newer_exists),
    )
    return tuple(flag for flag, holds in holding if holds)


def _since(memory: Memory) -> datetime:
    """Since when nobody has verified a memory."""
    return memory.verified or memory.recorded
