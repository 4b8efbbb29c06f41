"""What a reader of a memory should know before relying on it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from remembrancer.model.memory import Memory
from remembrancer.model.recalling import ItemFlag
from remembrancer.model.types import MemoryType, Status, Tier, Trust
from remembrancer.remember.types.guiding import tells_what_to_do
from remembrancer.remember.types.task import PLANNED

UNVERIFIED_AFTER: Final = timedelta(days=180)
_STANDS_BEHIND: Final = frozenset((Trust.PERSON, Trust.CONFIRMED))
_TO_BE_VERIFIED: Final = frozenset({MemoryType.INSTRUCTION, MemoryType.ERROR})


def flags_of(memory: Memory, instant: datetime, told: str, *, newer_exists: bool = False) -> tuple[ItemFlag, ...]:
    """The flags of a memory at ``instant``, in the order of :class:`ItemFlag`. ``told`` is what is given of it."""
    times = memory.times
    holding = (
        (ItemFlag.CONTESTED, memory.contested),
        (ItemFlag.NOTED, memory.noted),
        (ItemFlag.SUPERSEDED, memory.status is Status.SUPERSEDED),
        (ItemFlag.UNUSUAL, memory.unusual),
        (ItemFlag.UNVERIFIED, memory.type in _TO_BE_VERIFIED and instant - _since(memory) > UNVERIFIED_AFTER),
        (ItemFlag.NO_LONGER_VALID, times.valid_to is not None and times.valid_to <= instant),
        (ItemFlag.NOT_YET_VALID, times.valid_from is not None and times.valid_from > instant),
        (ItemFlag.NEWER_EXISTS, newer_exists),
        (ItemFlag.UNAPPROVED_RULE, is_unapproved_rule(memory, told)),
    )
    return tuple(flag for flag, holds in holding if holds)


def is_unapproved_rule(memory: Memory, told: str) -> bool:
    """Whether what is ``told`` of a memory says what to do, and no person stands behind it as a rule.

    A turn of a conversation is what was said, whoever said it. Otherwise a person's own words, what a person confirmed,
    and what was brought in as an instruction were approved; what else reads like a rule was stored before such words
    had to wait, or came in among notes.
    """
    if not memory.episode and (memory.trust in _STANDS_BEHIND or memory.type.tier is Tier.PROCEDURAL):
        return False
    return tells_what_to_do((memory.title, told), planned=memory.type in PLANNED)


def _since(memory: Memory) -> datetime:
    """Since when nobody has verified a memory."""
    return memory.verified or memory.recorded
