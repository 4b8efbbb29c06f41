"""What a reader of a memory should know before relying on it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from remembrancer.model.memory import Memory
from remembrancer.model.recalling import ItemFlag
from remembrancer.model.types import MemoryType, Status, Trust

UNVERIFIED_AFTER: Final = timedelta(days=180)
_TO_BE_VERIFIED: Final = frozenset({MemoryType.INSTRUCTION, MemoryType.ERROR})


def flags_of(memory: Memory, instant: datetime, *, newer_exists: bool = False) -> tuple[ItemFlag, ...]:
    """The flags of a memory at ``instant``, in the order of :class:`ItemFlag`."""
    times = memory.times
    holding = (
        (ItemFlag.CONTESTED, memory.contested),
        (ItemFlag.NOTED, memory.noted),
        (ItemFlag.SUPERSEDED, memory.status is Status.SUPERSEDED or bool(memory.superseded_by)),
        (ItemFlag.UNVERIFIED, memory.type in _TO_BE_VERIFIED and instant - memory.changed > UNVERIFIED_AFTER),
        (ItemFlag.NO_LONGER_VALID, times.valid_to is not None and times.valid_to <= instant),
        (ItemFlag.NOT_YET_VALID, times.valid_from is not None and times.valid_from > instant),
        (ItemFlag.NEWER_EXISTS, newer_exists),
    )
    return tuple(flag for flag, holds in holding if holds)


def verified_at(memory: Memory) -> datetime | None:
    """When a person last stood behind a memory: when a person recorded it, or when a person's yes changed it.

    Nothing else is a verification: an agent may say the same thing often without its having been checked. A person's
    later changes of pins and tags are none either, so for what a person wrote the first recording counts.
    """
    if memory.trust is Trust.CONFIRMED:
        return memory.changed
    return memory.recorded if memory.trust is Trust.PERSON else None
