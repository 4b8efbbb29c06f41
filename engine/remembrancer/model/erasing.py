"""Erasing: the one change that destroys. What it would reach, and what it has reached. Nothing here quotes the erased.

Erasing a memory takes away all its versions with everything made of them, from the vault and from its backups. What
other memories say stays, also where it says the same: those are named, and whoever asks may name them too.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query
from remembrancer.model.types import MemoryType, Status


class ErasureReason(StrEnum):
    """Why something was erased: a code, since words could say what it was."""

    UNSPECIFIED = "unspecified"
    PRIVATE = "private"
    """It was nobody's business."""
    SECRET = "secret"  # noqa: S105  (a reason, and no password)
    """A password, a key or the like."""
    MISTAKE = "mistake"
    """It should never have been stored."""
    REQUESTED = "requested"
    """Somebody whom it is about asked for it."""


@dataclass(frozen=True, slots=True)
class ErasureCounts:
    """How much an erasure reaches.

    ``texts`` and ``words`` are rows of the word index and different words in them, ``tags`` those that nothing else
    has, ``windows`` and ``tokens`` codes of the meaning index. ``replies`` are answers kept for repeated requests,
    ``reasons`` what was given as reason of a change, ``shared_reasons`` those of them that were given for other
    memories as well. ``reports`` are all that the vault keeps: each can be made again. ``following`` turns of a
    conversation were encoded behind an erased one. ``derived`` are records made of it by calculation: uses,
    likenesses, routines, verdicts, links.
    """

    memories: int = 0
    versions: int = 0
    evidence: int = 0
    texts: int = 0
    words: int = 0
    windows: int = 0
    tokens: int = 0
    tags: int = 0
    proposals: int = 0
    cases: int = 0
    settled: int = 0
    replies: int = 0
    reasons: int = 0
    shared_reasons: int = 0
    origins: int = 0
    sessions: int = 0
    reports: int = 0
    following: int = 0
    derived: int = 0


class ErasureLink(StrEnum):
    """How another memory hangs together with one that is to be erased. The first that holds is told."""

    DERIVED = "derived"
    """It was made of it."""
    SAME_WORDS = "same_words"
    """It says the same, now or in an earlier version."""
    QUOTES = "quotes"
    """The words occur in it, or it holds the turn from which they were taken."""
    SOURCE = "source"
    """What it was made of."""
    SUPERSEDED = "superseded"
    """It gave way to it."""
    SUPERSEDES = "supersedes"
    """It took its place."""
    IN_CASE = "in_case"
    """Both are, or were, statements of one conflict."""


@dataclass(frozen=True, slots=True)
class LinkedMemory:
    """A memory that is not erased unless it is named too. ``holds_words``: without that, something of it remains."""

    id: str
    link: ErasureLink
    content: str
    title: str
    type: MemoryType
    status: Status

    @property
    def holds_words(self) -> bool:
        return self.link in (ErasureLink.DERIVED, ErasureLink.SAME_WORDS, ErasureLink.QUOTES)


@dataclass(frozen=True, slots=True)
class LinkedProposal:
    """A statement that waits in a conflict with what is to be erased.

    ``released``: nothing else speaks against it, so that it becomes a memory unless it is named too.
    """

    id: str
    content: str
    released: bool


class FileReach(StrEnum):
    """What becomes, or became, of a file that may hold the erased."""

    HOLDS = "holds"
    """A backup that holds it and can be rewritten."""
    WITHOUT = "without"
    """A backup that never held it."""
    REWRITTEN = "rewritten"
    TOO_NEW = "too_new"
    """A newer program wrote it."""
    OTHER_KEY = "other_key"
    """It does not open with this vault's key."""
    DAMAGED = "damaged"
    READ_ONLY = "read_only"
    """The system does not let it be replaced."""
    NO_ROOM = "no_room"
    UNKNOWN = "unknown"
    """No file of ours, or none that we can read."""


REACHED = frozenset({FileReach.WITHOUT, FileReach.REWRITTEN})


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file in the vault's folder, by its name within it."""

    name: str
    reach: FileReach

    @property
    def is_reached(self) -> bool:
        return self.reach in REACHED


@dataclass(frozen=True, slots=True)
class ToErase:
    """A memory that is to be erased, as it is now, and how many versions it has."""

    id: str
    content: str
    title: str
    type: MemoryType
    status: Status
    versions: int


@dataclass(frozen=True, slots=True)
class ErasurePreview:
    """What :class:`Erase` would reach.

    ``kept`` names what the window keeps for the person (searches, questions, drafts) that has the words of the memory
    in it: that is no part of it, and stays unless it is named.
    """

    memories: tuple[ToErase, ...]
    counts: ErasureCounts
    linked: tuple[LinkedMemory, ...]
    proposals: tuple[LinkedProposal, ...]
    files: tuple[FoundFile, ...]
    kept: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class PreviewErasure(Query[ErasurePreview]):
    """Look at what erasing these memories would reach. Writes nothing.

    Raises MemoryNotFoundError where one does not exist, or was erased already.
    """

    memories: tuple[str, ...]
    proposals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Erased:
    """The receipt of an erasure. It has no words of what is gone.

    ``finished``: its bytes are out of the vault's files. Otherwise that goes on when the vault is next opened.
    """

    change: Change
    counts: ErasureCounts
    files: tuple[FoundFile, ...]
    finished: bool


@dataclass(frozen=True, slots=True)
class Erase(ChangeRequest[Erased]):
    """Erase memories for good, and proposals that wait and kept texts if they are named. Nothing brings them back.

    With ``expected``, only if the vault is still at that change number, as the preview named it. It can be cancelled
    until the moment at which it is carried out.

    Raises NotPermittedError for anybody but a person, VersionChangedError where ``expected`` is past.
    """

    memories: tuple[str, ...]
    proposals: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    reason: ErasureReason = ErasureReason.UNSPECIFIED
    expected: int | None = None
