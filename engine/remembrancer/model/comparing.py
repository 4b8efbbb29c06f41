"""Comparing what is stored already: a scan on demand, what an import left to compare, and trying another certainty."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.conflicts import Contradiction
from remembrancer.model.memory import Memory
from remembrancer.model.queries import Query

PREVIEW_DAYS = 30


@dataclass(frozen=True, slots=True)
class Scanned:
    """The answer to :class:`ScanForConflicts` and :class:`CompareStored`.

    ``compared`` memories were looked at, in ``pairs`` pairs that are near enough to contradict each other; ``cases``
    were opened.
    """

    change: Change
    compared: int
    cases: tuple[str, ...]
    pairs: int = 0


@dataclass(frozen=True, slots=True)
class ScanForConflicts(ChangeRequest[Scanned]):
    """Look for contradictions among the memories that are there, of one namespace or of all in use.

    What is found is written in portions. Stopped, it goes on from there the next time, unless ``afresh``; pairs that
    were dismissed are left alone. Both statements stay in force until their case is decided.
    """

    namespace: str = ""
    afresh: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class CompareStored(ChangeRequest[Scanned]):
    """Compare what an import stored with what was there before it; ``most`` memories of it, 0: all that are left.

    An import writes without comparing, so that its speed does not depend on it. What it brought is in force, and stays
    so until the cases that this opens are decided; where the policy of the namespace is to annotate, both are noted.
    """

    most: int = 0
    key: str = ""


@dataclass(frozen=True, slots=True)
class ComparingState:
    """``waiting`` memories of imports are still to be compared; of a scan that was stopped ``left`` memories are."""

    waiting: int
    left: int


@dataclass(frozen=True, slots=True)
class GetComparing(Query[ComparingState]):
    """What is left to compare, in one namespace or all in use."""

    namespace: str = ""


@dataclass(frozen=True, slots=True)
class Flagged:
    """Two memories that would have been a case. ``is_known`` if they are in an open one, or somebody has decided."""

    old: Memory
    new: Memory
    contradiction: Contradiction
    is_known: bool


@dataclass(frozen=True, slots=True)
class CertaintyPreview:
    """What a certainty would have flagged: of ``compared`` statements, the surest first."""

    flagged: tuple[Flagged, ...]
    compared: int


@dataclass(frozen=True, slots=True)
class PreviewCertainty(Query[CertaintyPreview]):
    """What would have been flagged among the statements of the last days, had the certainty been this."""

    certainty: float
    namespace: str = "personal"
    days: int = PREVIEW_DAYS
