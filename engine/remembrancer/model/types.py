"""The closed vocabularies of the design: what a memory can be, and where it can come from."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Tier(StrEnum):
    """The kind of memory a type belongs to; retention and review differ by tier."""

    EPISODIC = "episodic"
    SEMANTIC = "semantic"
    PROCEDURAL = "procedural"


class MemoryType(StrEnum):
    """The thirteen types, in the fixed order in which lists and charts show them."""

    FACT = "fact"
    PREFERENCE = "preference"
    DECISION = "decision"
    COMMITMENT = "commitment"
    GOAL = "goal"
    EVENT = "event"
    INSTRUCTION = "instruction"
    RELATIONSHIP = "relationship"
    CONTEXT = "context"
    LEARNING = "learning"
    OBSERVATION = "observation"
    ERROR = "error"
    ARTIFACT = "artifact"

    @property
    def tier(self) -> Tier:
        if self in (MemoryType.EVENT, MemoryType.CONTEXT, MemoryType.OBSERVATION):
            return Tier.EPISODIC
        if self in (MemoryType.INSTRUCTION, MemoryType.ERROR):
            return Tier.PROCEDURAL
        return Tier.SEMANTIC


class Status(StrEnum):
    """The state of a version. Contested and noted are flags derived from cases, not statuses."""

    ACTIVE = "active"
    REJECTED = "rejected"
    SUPERSEDED = "superseded"
    DEMOTED = "demoted"
    ARCHIVED = "archived"
    EXPIRED = "expired"
    DELETED = "deleted"


class Provenance(StrEnum):
    """How a memory is known."""

    EXPLICIT_STATEMENT = "explicit_statement"
    INFERRED = "inferred"
    CORRECTED = "corrected"
    VALIDATED = "validated"
    OBSERVED = "observed"
    IMPORTED = "imported"


class Trust(StrEnum):
    """Who stands behind a memory. Set by the engine from the channel, never by the caller; strongest first."""

    PERSON = "person"
    CONFIRMED = "confirmed"
    AGENT = "agent"
    IMPORTED = "imported"


class Importance(StrEnum):
    NORMAL = "normal"
    HIGH = "high"


class SourceKind(StrEnum):
    """What wrote a memory."""

    PERSON = "person"
    CLIENT = "client"
    FILE = "file"
    CONVERSATION = "conversation"


class ActorKind(StrEnum):
    """Through which channel an operation came: it decides the trust of what is written."""

    PERSON = "person"
    AGENT = "agent"
    PROGRAM = "program"


class OperationKind(StrEnum):
    """What an operation did; one operation is one unit of undo."""

    REMEMBER = "remember"
    REINFORCE = "reinforce"
    EDIT = "edit"
    RETYPE = "retype"
    TAG = "tag"
    PIN = "pin"
    ARCHIVE = "archive"
    RESTORE = "restore"
    DELETE = "delete"
    MOVE = "move"
    IMPORT = "import"
    TAKE_OVER = "take_over"
    """The past and present of another vault, into an empty one."""
    UNDO = "undo"
    UNDO_MANY = "undo_many"
    RESTORE_VERSION = "restore_version"
    ERASE = "erase"
    """The only one that nothing takes back."""
    CONFLICT = "conflict"
    """Nothing but finding that something contradicts what is remembered."""
    SUPERSEDE = "supersede"
    RETAIN = "retain"
    ANNOTATE = "annotate"
    DISMISS = "dismiss"
    MERGE = "merge"
    SCAN = "scan"
    CONFLICT_SETTINGS = "conflict_settings"
    DEMOTE = "demote"
    """What faded. Like the next two, the work of a sweep."""
    EXPIRE = "expire"
    REACTIVATE = "reactivate"
    """What had faded is used again."""
    VERIFY = "verify"
    CONSOLIDATE = "consolidate"
    LIFECYCLE_POLICY = "lifecycle_policy"
    RECALL_DEFAULTS = "recall_defaults"
    """Setting how a namespace is recalled where a request does not say."""
    DECIDE_FLAG = "decide_flag"
    """Saying of a flag of a routine that it is one, or that this is normal now."""
    PROPOSE = "propose"
    """Letting something wait for a person's approval."""
    APPROVE = "approve"
    REJECT = "reject"
    CLIENT_SESSION = "client_session"
    """The end of a session of a client: what it read and wrote, counted."""
    ADD_CLIENT = "add_client"
    """Giving a program access. Like the next four, nothing takes it back but its opposite."""
    CHANGE_CLIENT = "change_client"
    PAUSE_CLIENT = "pause_client"
    RESUME_CLIENT = "resume_client"
    REVOKE_CLIENT = "revoke_client"
    CREATE_NAMESPACE = "create_namespace"
    RENAME_NAMESPACE = "rename_namespace"
    ARCHIVE_NAMESPACE = "archive_namespace"
    GO_BACK = "go_back"
    """Putting a backup in the place of the vault. The journal from then on is that of the backup; this comes next."""
    REPAIR = "repair"
    """Making derived data again, or taking the keys of a backup for a key file that cannot be read."""
    RECOVER = "recover"
    """The first operation of a vault that was made of what could be read of a damaged one."""


LASTING: Final = frozenset(
    {
        OperationKind.ERASE,
        OperationKind.CLIENT_SESSION,
        OperationKind.ADD_CLIENT,
        OperationKind.CHANGE_CLIENT,
        OperationKind.PAUSE_CLIENT,
        OperationKind.RESUME_CLIENT,
        OperationKind.REVOKE_CLIENT,
        OperationKind.GO_BACK,
        OperationKind.REPAIR,
        OperationKind.RECOVER,
    }
)
"""What no undo takes back.

What is erased is gone, who may come in is decided anew, never by accident, and what was done to files or to derived
data left every memory as it is.
"""


class TimeAxis(StrEnum):
    """By which of its clocks a memory is placed in time. ``LIFE`` is happening, else stated, else recorded."""

    LIFE = "life"
    HAPPENING = "happening"
    STATED = "stated"
    RECORDED = "recorded"
    CHANGED = "changed"
    DUE = "due"
