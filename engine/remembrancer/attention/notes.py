"""What a reader of recalled memories should know of the routines to which they belong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from remembrancer.attention.analysis import Analysis
from remembrancer.attention.board import Placed
from remembrancer.attention.present import RECENT_DAYS, flags_of
from remembrancer.attention.rhythm import DAY
from remembrancer.model.attention import UNUSUAL_KINDS, RoutineFlag
from remembrancer.model.clock import from_microseconds
from remembrancer.storage.connection import Connection
from remembrancer.storage.replies import read_reply
from remembrancer.storage.routines import analyses_of
from remembrancer.storage.verdicts import verdicts

MOST_NOTED: Final = 5


def flags_on(connection: Connection, memories: Sequence[str], now: int) -> list[tuple[str, RoutineFlag]]:
    """The open flags of the routines of some memories, in their order, each with the memory that led to it.

    As the routines were last analysed: what was written a moment ago may not be in. Of single entries those of the last
    weeks, and those of the memories themselves.
    """
    found: dict[tuple[str, str], tuple[str, RoutineFlag]] = {}
    analyses = analyses_of(connection, memories)
    said = verdicts(connection) if analyses else {}
    read: dict[str, list[RoutineFlag]] = {}
    for memory in memories:
        text = analyses.get(memory)
        if text is None:
            continue
        if text not in read:
            read[text] = flags_of(Placed(0, b"", read_reply(Analysis, text)), "", said, now)
        recent = from_microseconds(now - RECENT_DAYS * DAY)
        for flag in read[text]:
            is_told = flag.memory == memory or flag.at >= recent or flag.kind not in UNUSUAL_KINDS
            key = flag.memory, flag.kind.value
            if flag.verdict is None and is_told and (key not in found or flag.memory == memory):
                found[key] = memory, flag
    return list(found.values())[:MOST_NOTED]
