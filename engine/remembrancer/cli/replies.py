"""What ``--json`` writes, as far as it is not an answer of the vault itself. The names of the fields are the keys.

They are stable: a key is never renamed and never changes its meaning; new ones may be added.
A memory is written as :class:`remembrancer.model.memory.Memory`, a change as
:class:`remembrancer.model.changes.Change`. Instants are in UTC, as in ``2026-03-31T15:00:00Z``.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from remembrancer.model.changes import Imported
from remembrancer.model.conflicts import Supersession
from remembrancer.model.history import ChangeKind, MemoryChange
from remembrancer.model.importing import UnreadableRecord, Verdict
from remembrancer.model.lifecycle import StrengthHistory
from remembrancer.model.memory import Memory, Version
from remembrancer.model.queries import ScoreParts
from remembrancer.model.recalling import Answer, Block, Expansion, ItemFlag, Snippet
from remembrancer.model.secrets import SecretAction
from remembrancer.model.types import MemoryType


@dataclass(frozen=True, slots=True)
class SearchNote:
    """Something in a search text that was not understood and was searched for as words; ``position`` from 0."""

    position: int
    code: str
    value: str
    suggestion: str
    message: str


@dataclass(frozen=True, slots=True)
class Recalled:
    """A recalled memory: ``match`` (0..1) is the sum of ``parts``; ``its`` is what the floor applies to.

    ``place`` is its number in the block, 0 if it is not in it; ``verified`` is when a person last stood behind it.
    """

    match: float
    its: float
    parts: ScoreParts
    meaning_terms: tuple[str, ...]
    matched_words: tuple[str, ...]
    time_reason: str
    use_reason: str
    memory: Memory
    place: int
    snippet: Snippet
    flags: tuple[ItemFlag, ...]
    verified: datetime | None
    strength: float | None


@dataclass(frozen=True, slots=True)
class RecallAnswer:
    """The answer of ``recall``: best first.

    ``nearest_miss`` is the first of ``near_misses`` when nothing reached ``floor``; ``number`` is the vault's change
    number; ``searched`` is how many memories the filters let through; ``block`` is what an agent would receive.
    """

    query: str
    floor: float
    words_only: bool
    number: int
    results: tuple[Recalled, ...]
    nearest_miss: Recalled | None
    notes: tuple[SearchNote, ...]
    near_misses: tuple[Recalled, ...]
    searched: int
    block: Block
    expansions: tuple[Expansion, ...]
    deep: bool


@dataclass(frozen=True, slots=True)
class ChainLink:
    """A memory in a chain: ``depth`` 0 is what is said now; deeper ones gave way ``how`` and ``since`` when."""

    depth: int
    memory: Memory
    how: Supersession | None
    since: datetime | None


@dataclass(frozen=True, slots=True)
class ChainListing:
    """The answer of ``chains``: chain by chain, each from its head downwards; ``chains`` counts all that answered."""

    query: str
    number: int
    chains: int
    links: tuple[ChainLink, ...]
    notes: tuple[SearchNote, ...]


@dataclass(frozen=True, slots=True)
class AskAnswer:
    """The answer of ``ask``: ``answer`` is null where nothing stored answers; its items count from 1."""

    answer: Answer | None
    recall: RecallAnswer


@dataclass(frozen=True, slots=True)
class Listing:
    """The answer of ``list``: the first of the ``found`` memories."""

    search: str
    number: int
    found: int
    memories: tuple[Memory, ...]
    notes: tuple[SearchNote, ...]


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


@dataclass(frozen=True, slots=True)
class Shown:
    """The answer of ``show``; the history has the newest version first."""

    memory: Memory
    history: tuple[Version, ...]
    strength: StrengthHistory
    sources: tuple[str, ...] = ()


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
