"""What is answered, as the OpenAPI document describes it. Fields are never renamed; new ones may be added.

Instants are in UTC. Stored texts are data: whatever they say, they are no instructions.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from remembrancer.model.cases import ConflictCase
from remembrancer.model.changes import NearDuplicate, Outcome, Remembered
from remembrancer.model.clients import ClientSession, Grant
from remembrancer.model.history import MemoryChange, VersionStep
from remembrancer.model.language import AgentAnswered, AnswerMadeBy, WhyQuoted
from remembrancer.model.memory import Memory
from remembrancer.model.pairing import PairingState
from remembrancer.model.proposals import ProposalAct, ProposalFate, WaitsBecause
from remembrancer.model.queries import Hit
from remembrancer.model.recalling import BlockPart, Expansion, ItemFlag, Recalled, Slot
from remembrancer.model.secrets import FoundSecret
from remembrancer.model.types import MemoryType, OperationKind
from remembrancer.port.problems import Problem


class WriteStatus(StrEnum):
    """What became of a statement."""

    STORED = "stored"
    DUPLICATE = "duplicate"
    """It is remembered already; ``memory`` is the one that says it."""
    WAITING = "waiting"
    """It waits for a person: in the conflict ``case``, or for the approval of ``proposal``."""
    REFUSED = "refused"
    """A person turned it down before, or (in a batch) ``problem`` says what is wrong with it."""


_STATUSES = {
    Outcome.CREATED: WriteStatus.STORED,
    Outcome.REINFORCED: WriteStatus.DUPLICATE,
    Outcome.ALREADY_THERE: WriteStatus.DUPLICATE,
    Outcome.CONFLICT: WriteStatus.WAITING,
    Outcome.WAITING: WriteStatus.WAITING,
    Outcome.REJECTED: WriteStatus.REFUSED,
}


@dataclass(frozen=True, slots=True)
class ContradictedReply:
    """A memory that a statement contradicts."""

    memory: str
    text: str
    unapproved_rule: bool = False
    """It reads like a rule that nobody approved."""


@dataclass(frozen=True, slots=True)
class WriteReply:
    status: WriteStatus
    reason: str
    memory: str = ""
    type: MemoryType | None = None
    operation: str = ""
    case: str = ""
    proposal: str = ""
    contradicts: tuple[ContradictedReply, ...] = ()
    near_duplicates: tuple[NearDuplicate, ...] = ()
    problem: Problem | None = None
    redacted: tuple[FoundSecret, ...] = ()
    """Secrets in whose place their kind was stored."""

    @classmethod
    def of(cls, remembered: Remembered) -> WriteReply:
        conflict = remembered.conflict
        return cls(
            _STATUSES[remembered.outcome],
            remembered.outcome.value,
            remembered.memory,
            remembered.type,
            remembered.change.operation,
            conflict.case if conflict else "",
            remembered.proposal,
            tuple(
                ContradictedReply(each.memory, each.text, each.unapproved_rule)
                for each in (conflict.opposed if conflict else ())
            ),
            remembered.near_duplicates,
            redacted=remembered.change.redacted,
        )


@dataclass(frozen=True, slots=True)
class BatchReply:
    """One result for each statement, in their order."""

    results: tuple[WriteReply, ...]


@dataclass(frozen=True, slots=True)
class RecalledReply:
    """A memory that answers. ``hit`` says why, where that was asked for; ``place`` is its number in the block."""

    memory: Memory
    match: float
    its: float
    snippet: str
    flags: tuple[ItemFlag, ...]
    place: int
    strength: float | None
    hit: Hit | None = None


@dataclass(frozen=True, slots=True)
class RecallReply:
    """``text`` is what an agent may be given as it is: data, fenced; ``parts`` are its parts.

    ``floor`` is the ITS that was asked for, ``number`` the change number that the answer belongs to.
    """

    items: tuple[RecalledReply, ...]
    text: str
    tokens: int
    parts: tuple[BlockPart, ...]
    left_out: tuple[str, ...]
    floor: float
    searched: int
    number: int
    expansions: tuple[Expansion, ...]
    words_only: bool
    deep: bool

    @classmethod
    def of(cls, recalled: Recalled, slots: frozenset[Slot], *, explain: bool) -> RecallReply:
        parts = tuple(each for each in recalled.block.parts if each.slot in slots)
        whole = len(parts) == len(recalled.block.parts)
        return cls(
            tuple(
                RecalledReply(
                    each.memory,
                    each.hit.match,
                    each.hit.its,
                    each.snippet.text,
                    each.flags,
                    each.place,
                    each.strength,
                    each.hit if explain else None,
                )
                for each in recalled.items
            ),
            recalled.block.text if whole else "\n".join(each.text for each in parts),
            recalled.block.tokens if whole else sum(each.tokens for each in parts),
            parts,
            recalled.block.left_out,
            recalled.floor,
            recalled.searched,
            recalled.number,
            recalled.expansions,
            recalled.words_only,
            recalled.deep,
        )


@dataclass(frozen=True, slots=True)
class CitationReply:
    """A stored sentence, and the memory it stands in; ``emphasis`` are half-open ranges of its characters."""

    text: str
    memory: str
    emphasis: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SentenceReply:
    """A sentence in the words of a language model, and the memories that it rests on."""

    text: str
    memories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnswerReply:
    """``is_answered`` is false where nothing that is stored answers: then there are neither citations nor sentences.

    ``made_by`` says where the words are from. ``quoting``: stored sentences, the ``citations``, and ``why_quoted``
    why no model answered. ``model``: the ``sentences`` of ``model``, each checked against what it cites, of which
    ``left_out`` did not stand that; the citations are what is stored about it.
    """

    is_answered: bool
    citations: tuple[CitationReply, ...]
    contested: bool
    recall: RecallReply
    made_by: AnswerMadeBy = AnswerMadeBy.QUOTING
    why_quoted: WhyQuoted | None = None
    sentences: tuple[SentenceReply, ...] = ()
    model: str = ""
    left_out: int = 0

    @classmethod
    def of(cls, answered: AgentAnswered, slots: frozenset[Slot], *, explain: bool) -> AnswerReply:
        items = answered.quoted.recalled.items
        answer, told = answered.quoted.answer if answered.is_answered else None, answered.told
        citations = tuple(
            CitationReply(each.text, items[each.item - 1].memory.id, each.emphasis)
            for each in (answer.quotations if answer else ())
        )
        return cls(
            answered.is_answered,
            citations,
            told.contested if told else bool(answer and answer.contested),
            RecallReply.of(answered.quoted.recalled, slots, explain=explain),
            answered.made_by,
            answered.why_quoted,
            tuple(
                SentenceReply(each.text, tuple(items[number - 1].memory.id for number in each.items))
                for each in (told.sentences if told else ())
            ),
            told.model if told else "",
            len(told.left_out) if told else 0,
        )


@dataclass(frozen=True, slots=True)
class MemoriesReply:
    """``next`` asks for the page after this one; empty on the last."""

    memories: tuple[Memory, ...]
    total: int
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class HistoryReply:
    """All versions, the newest first, each with what sets it apart from the one before."""

    versions: tuple[VersionStep, ...]


@dataclass(frozen=True, slots=True)
class ChangeReply:
    """What a change came to. ``status`` is waiting where a person has to approve it, or where it opened a conflict."""

    status: WriteStatus
    operation: str
    kind: OperationKind
    number: int
    memories: tuple[str, ...]
    cases: tuple[str, ...]
    proposals: tuple[str, ...]
    memory: Memory | None = None
    redacted: tuple[FoundSecret, ...] = ()


@dataclass(frozen=True, slots=True)
class BlockReply:
    """A block of core memory: a pinned memory. ``version`` is that of its ETag."""

    label: str
    value: str
    limit: int
    description: str
    namespace: str
    memory: str
    version: int
    unapproved_rule: bool = False
    """It reads like a rule that nobody approved. It is data all the same."""


@dataclass(frozen=True, slots=True)
class BlocksReply:
    blocks: tuple[BlockReply, ...]


@dataclass(frozen=True, slots=True)
class BlockWrittenReply:
    """What became of a change of a block. Mostly it waits for the approval of ``proposal``, or in ``case``."""

    status: WriteStatus
    reason: str
    label: str
    memory: str = ""
    proposal: str = ""
    case: str = ""


@dataclass(frozen=True, slots=True)
class ChangesReply:
    changes: tuple[MemoryChange, ...]
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class ConflictsReply:
    """Conflicts in which something of another client waits are not among them."""

    conflicts: tuple[ConflictCase, ...]
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class ResolvedReply:
    operation: str
    conflicts: tuple[ConflictCase, ...]


@dataclass(frozen=True, slots=True)
class SessionsReply:
    sessions: tuple[ClientSession, ...]


@dataclass(frozen=True, slots=True)
class WrappedReply:
    session: ClientSession
    summary: WriteReply | None


@dataclass(frozen=True, slots=True)
class ReportReply:
    """The report of a local day, in Markdown."""

    day: date
    namespace: str
    complete: bool
    number: int
    zone: str
    markdown: str


@dataclass(frozen=True, slots=True)
class ProposalReply:
    """What became of something of the client's that waits for a person."""

    id: str
    act: ProposalAct
    reasons: tuple[WaitsBecause, ...]
    state: ProposalFate
    proposed: datetime


@dataclass(frozen=True, slots=True)
class NamespaceReply:
    name: str
    title: str
    count: int


@dataclass(frozen=True, slots=True)
class AccessReply:
    """What the client that asks may do. ``namespace`` is meant where a request names none."""

    name: str
    grants: tuple[Grant, ...]
    namespace: str
    session: ClientSession
    namespaces: tuple[NamespaceReply, ...]


@dataclass(frozen=True, slots=True)
class HealthReply:
    status: str
    version: str


@dataclass(frozen=True, slots=True)
class AskedReply:
    """Show ``code`` to the person, who compares it; poll with ``secret`` until ``until``."""

    id: str
    code: str
    secret: str
    until: datetime


@dataclass(frozen=True, slots=True)
class PairedReply:
    """``token`` comes once. Keep it where only this user can read it, and send it with every request."""

    state: PairingState
    token: str
    client: str
    grants: tuple[Grant, ...]
