"""What ``--json`` writes, as far as it is not an answer of the vault itself. The names of the fields are the keys.

They are stable: a key is never renamed and never changes its meaning; new ones may be added.
A memory is written as :class:`remembrancer.model.memory.Memory`, a change as
:class:`remembrancer.model.changes.Change`. Instants are in UTC, as in ``2026-03-31T15:00:00Z``.
Those of commands that bring much of the model along have modules of their own.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchNote:
    """Something in a search text that was not understood and was searched for as words; ``position`` from 0."""

    position: int
    code: str
    value: str
    suggestion: str
    message: str


@dataclass(frozen=True, slots=True)
class CreatedVault:
    """The answer of ``vault create``; the recovery key is shown this once."""

    path: str
    unlocks: tuple[str, ...]
    recovery_key: str


@dataclass(frozen=True, slots=True)
class Place:
    """The answer of ``vault path`` and ``vault backup``."""

    path: str
