"""What ``import`` writes as JSON; see :mod:`remembrancer.cli.replies`."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.changes import Imported
from remembrancer.model.importing import UnreadableRecord, Verdict
from remembrancer.model.secrets import SecretAction
from remembrancer.model.types import MemoryType


@dataclass(frozen=True, slots=True)
class ImportItem:
    """A record of a file, and what importing it would do."""

    line: int
    type: MemoryType
    verdict: Verdict
    instruction: bool
    title: str
    content: str


@dataclass(frozen=True, slots=True)
class ImportFile:
    """A file as the dry run found it; ``readable`` is false if anything in it could not be read."""

    path: str
    format: str
    readable: bool
    new: int
    known: int
    conflicts: int
    instructions: int
    items: tuple[ImportItem, ...]
    unreadable: tuple[UnreadableRecord, ...]


@dataclass(frozen=True, slots=True)
class ImportTotals:
    """Sums over the files; ``instructions`` are those among the new ones that need ``--instructions``."""

    files: int
    unreadable_files: int
    new: int
    known: int
    conflicts: int
    instructions: int
    unreadable: int
    secrets: int = 0
    """Records that hold secrets; of those that are left out for it, too."""


@dataclass(frozen=True, slots=True)
class ImportAnswer:
    """The answer of ``import``: ``imported`` is null after a dry run. ``secret_action``: what is done with secrets."""

    dry_run: bool
    namespace: str
    totals: ImportTotals
    files: tuple[ImportFile, ...]
    imported: Imported | None
    secret_action: SecretAction = SecretAction.REDACT
