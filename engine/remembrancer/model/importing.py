"""What an import's dry run found, item by item, and what the person approved of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from remembrancer.model.memory import Draft, TypeReason
from remembrancer.model.secrets import FoundSecret, SecretAction

HOLDS_SECRET: Final = "holds_secret"  # noqa: S105  (a reason)
"""Why a record is left out where secrets are refused; its detail is the kind."""


class Verdict(StrEnum):
    """What importing an item would do."""

    NEW = "new"
    KNOWN = "known"
    """The vault has it already: the same origin, or word for word the same statement."""
    CONFLICT = "conflict"
    """It would open a conflict. A dry run does not look for any: they are found when it is carried out."""


@dataclass(frozen=True, slots=True)
class ImportRecord:
    """One memory as a reader found it in a file: a draft and the place it stood at (line from 1, 0 if unknown)."""

    draft: Draft
    path: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class UnreadableRecord:
    """Something that could not become a memory; ``reason`` is a code, ``detail`` a short excerpt or number."""

    path: str
    reason: str
    line: int = 0
    detail: str = ""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """What a reader made of one file.

    ``format`` is a reader's name (``markdown``, ``mcp_memory``, ``chatgpt``, ``claude``) or the name of a recognised
    format that cannot be read yet, in which case ``supported`` is False.
    """

    path: str
    format: str
    supported: bool
    records: tuple[ImportRecord, ...] = ()
    unreadable: tuple[UnreadableRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class PlannedItem:
    """A record with its completed draft, what importing it would do, and why it has its type.

    ``secrets`` were found in what the record says; whether they still stand in the draft, the plan says.
    """

    record: ImportRecord
    draft: Draft
    type_reason: TypeReason
    verdict: Verdict
    known_as: str = ""
    secrets: tuple[FoundSecret, ...] = ()

    @property
    def is_instruction(self) -> bool:
        """Instructions steer agents, so they are approved apart from the rest."""
        return self.draft.type is not None and self.draft.type.tier == "procedural"


@dataclass(frozen=True, slots=True)
class PlannedFile:
    path: str
    format: str
    supported: bool
    items: tuple[PlannedItem, ...]
    unreadable: tuple[UnreadableRecord, ...]


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """A dry run. Nothing was written. ``secret_action`` is what is done with secrets."""

    files: tuple[PlannedFile, ...]
    secret_action: SecretAction = SecretAction.REDACT

    def count(self, verdict: Verdict) -> int:
        return sum(item.verdict is verdict for file in self.files for item in file.items)

    @property
    def secret_count(self) -> int:
        """How many records hold secrets: those that can be imported, and those that are left out for it."""
        kept = sum(bool(item.secrets) for file in self.files for item in file.items)
        return kept + sum(each.reason == HOLDS_SECRET for file in self.files for each in file.unreadable)

    @property
    def unreadable_count(self) -> int:
        return sum(len(file.unreadable) for file in self.files)


@dataclass(frozen=True, slots=True)
class ImportApproval:
    """Which of a plan's files may be written, and whether their instructions may.

    ``paths`` None means all files.
    """

    paths: frozenset[str] | None = None
    instructions: bool = False


@dataclass(frozen=True, slots=True)
class FoundSource:
    """A file or folder that looks as if it held memories. Nothing of it was read but its beginning.

    ``format`` is a reader's name as in :class:`ReadFile`, or ``folder``, which holds ``files`` files. ``size`` is in
    bytes.
    """

    path: str
    format: str
    files: int
    size: int
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class FoundSources:
    """``complete``: nothing was left out for want of time or room."""

    sources: tuple[FoundSource, ...]
    complete: bool
