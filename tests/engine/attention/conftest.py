"""Logs that a person keeps: entries a routine is made of, with and without a vault."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import read_entry
from remembrancer.model.changes import Remember
from remembrancer.model.clock import to_microseconds
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

START = datetime(2026, 3, 23, 18, tzinfo=UTC)
"""A Monday."""


@pytest.fixture
def start() -> datetime:
    return START


@pytest.fixture
def log() -> Callable[..., list[Entry]]:
    """Entries of texts, so many days after the first each."""

    def make(texts: Sequence[str], days: Sequence[float], *, happening: bool = True) -> list[Entry]:
        entries = []
        for number, (text, day) in enumerate(zip(texts, days, strict=True)):
            at = START + timedelta(days=day)
            reading = read_entry(text, at)
            entries.append(Entry(f"M{number:03}", to_microseconds(at), text, reading, happening))
        return entries

    return make


@pytest.fixture
def keep(knowing, clock) -> Callable[..., list[str]]:
    """Note texts in a vault with the model, so many days after the start each; returns the memories."""

    def note(texts: Sequence[str], days: Sequence[float], namespace: str = "personal") -> list[str]:
        memories = []
        for text, day in zip(texts, days, strict=True):
            clock.set(START + timedelta(days=day))
            draft = Draft(text, type=MemoryType.EVENT)
            memories.append(knowing.change(Remember(draft, namespace)).memory)
        return memories

    return note
