"""Proposals that wait for a person's approval: rules and pins of clients, and changes to what is not their own.

What contradicts something waits in a case instead, and is decided there.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.history import FieldDifference
from remembrancer.model.memory import Memory
from remembrancer.model.queries import Query
from remembrancer.model.types import ActorKind

PROPOSALS_LISTED = 100


class ProposalAct(StrEnum):
    """What approving a proposal would do."""

    CREATE = "create"
    EDIT = "edit"
    ARCHIVE = "archive"


class WaitsBecause(StrEnum):
    """Why a proposal waits."""

    PROCEDURAL = "procedural"
    """It would tell agents what to do."""
    PINNED = "pinned"
    """It would be given with every answer."""
    NOT_ITS_OWN = "not_its_own"
    """Somebody else wrote what it would change, or a person stands behind it."""
    EDITED_IN_FILE = "edited_in_file"
    """Somebody wrote it into a file that is kept up to date; nobody knows who."""
    EXTRACTED = "extracted"
    """A language model found it in a conversation."""
    PROPOSES_ONLY = "proposes_only"
    """Its client may propose, not write."""


class ProposalFate(StrEnum):
    WAITING = "waiting"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"
    """Taken back by an undo."""


class ProposalDecision(StrEnum):
    APPROVE = "approve"
    REJECT = "reject"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What waits, as the person sees it.

    ``memory`` is what would be stored (its id is that of the memory that would change, or empty); ``before`` is that
    memory as it is now. ``differences`` tell the two apart. ``is_outdated``: the memory changed since it was proposed,
    so that it can only be rejected. ``reasons`` are why it waits. ``client`` is the id of the client that proposed it.
    """

    id: str
    act: ProposalAct
    reasons: tuple[WaitsBecause, ...]
    memory: Memory
    before: Memory | None
    differences: tuple[FieldDifference, ...]
    actor: str
    actor_kind: ActorKind
    proposed: datetime
    fate: ProposalFate = ProposalFate.WAITING
    is_outdated: bool = False
    client: str = ""


@dataclass(frozen=True, slots=True)
class ProposalPage:
    """``total`` proposals wait; ``next`` asks for the page after this one, empty on the last."""

    proposals: tuple[Proposal, ...]
    total: int
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class ListProposals(Query[ProposalPage]):
    """What waits for approval, the oldest first. Agents do not see it.

    ``client`` is the id of the client that proposed it: a name may be used again.
    """

    namespace: str = ""
    client: str = ""
    after: str = ""
    limit: int = PROPOSALS_LISTED


@dataclass(frozen=True, slots=True)
class CountProposals(Query[int]):
    """How many wait for approval."""

    namespace: str = ""


@dataclass(frozen=True, slots=True)
class GetProposal(Query[Proposal]):
    """One proposal, whatever became of it. Agents see their own.

    Raises ProposalNotFoundError if there is none of that id.
    """

    id: str


@dataclass(frozen=True, slots=True)
class DecideProposal(ChangeRequest[Change]):
    """Approve a proposal, which raises what it says to the trust ``confirmed``, or reject it. Only a person may.

    Raises ProposalNotFoundError, ProposalClosedError if it no longer waits, VersionChangedError if the memory that it
    would change is no longer what it was.
    """

    id: str
    decision: ProposalDecision
    reason: str = ""
    key: str = ""
