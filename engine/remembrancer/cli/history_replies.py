"""What ``changes`` and ``diff`` write as JSON; see :mod:`remembrancer.cli.replies`."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.history import ChangeKind, MemoryChange


@dataclass(frozen=True, slots=True)
class ChangeListing:
    """The answer of ``changes`` and ``diff``: the first of the ``total`` changes.

    ``kinds`` counts them; one change may be of several kinds. ``next`` is empty if all are listed.
    """

    total: int
    kinds: dict[ChangeKind, int]
    changes: tuple[MemoryChange, ...]
    next: str
    number: int
