"""What an analysis starts from: the entries of a family, and what somebody said of their flags."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from remembrancer.attention.reading import EntryReading
from remembrancer.model.attention import FlagKind, Verdict

Verdicts: TypeAlias = Mapping[tuple[str, FlagKind], Verdict]
"""What was said of a flag, by memory and kind."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One time that something was noted: a memory, or its being said again. ``at`` is in microseconds."""

    memory: str
    at: int
    text: str
    reading: EntryReading
    is_happening: bool
    """Of a type that says what happened (event, observation, error)."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What was found at the entry in place ``place``. ``since`` is the place from which a change counts."""

    place: int
    bits: float
    low: float
    high: float
    entries: int
    low_before: float = 0.0
    high_before: float = 0.0
    since: int | None = None
