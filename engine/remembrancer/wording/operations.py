"""What a change did, in words."""

from __future__ import annotations

from collections import Counter

from remembrancer.model.changes import Change, Imported, Outcome, Remembered, Skipped
from remembrancer.model.types import OperationKind
from remembrancer.wording.labels import TYPES
from remembrancer.wording.secrets import describe_redacted
from remembrancer.wording.templates import Counted, Template, Translate
from remembrancer.wording.unworded import describe_unworded


def _counted(kind: str, one: str, other: str) -> Counted:
    return Counted(f"operation.{kind}", one, other)


_OF_MEMORIES = {
    OperationKind.REMEMBER: _counted("remember", "Remembered {count} memory", "Remembered {count} memories"),
    OperationKind.REINFORCE: _counted("reinforce", "Heard {count} memory again", "Heard {count} memories again"),
    OperationKind.EDIT: _counted("edit", "Edited {count} memory", "Edited {count} memories"),
    OperationKind.RETYPE: _counted(
        "retype", "Changed the type of {count} memory", "Changed the type of {count} memories"
    ),
    OperationKind.TAG: _counted("tag", "Changed the tags of {count} memory", "Changed the tags of {count} memories"),
    OperationKind.PIN: _counted("pin", "Pinned or unpinned {count} memory", "Pinned or unpinned {count} memories"),
    OperationKind.ARCHIVE: _counted("archive", "Put away {count} memory", "Put away {count} memories"),
    OperationKind.RESTORE: _counted("restore", "Brought back {count} memory", "Brought back {count} memories"),
    OperationKind.DELETE: _counted("delete", "Deleted {count} memory", "Deleted {count} memories"),
    OperationKind.MOVE: _counted(
        "move", "Moved {count} memory to another namespace", "Moved {count} memories to another namespace"
    ),
    OperationKind.IMPORT: _counted("import", "Imported {count} memory", "Imported {count} memories"),
    OperationKind.UNDO_MANY: _counted(
        "undo_many", "Took back changes of {count} memory", "Took back changes of {count} memories"
    ),
    OperationKind.RESTORE_VERSION: _counted(
        "restore_version",
        "Restored an earlier version of {count} memory",
        "Restored earlier versions of {count} memories",
    ),
    OperationKind.DEMOTE: _counted("demote", "Let {count} memory fade", "Let {count} memories fade"),
    OperationKind.EXPIRE: _counted("expire", "Expired {count} memory", "Expired {count} memories"),
    OperationKind.REACTIVATE: _counted(
        "reactivate", "Revived {count} faded memory that is used again", "Revived {count} faded memories used again"
    ),
    OperationKind.APPROVE: _counted("approve", "Approved {count} memory", "Approved {count} memories"),
    OperationKind.VERIFY: _counted("verify", "Confirmed that {count} memory is true", "Confirmed {count} memories"),
    OperationKind.CONSOLIDATE: _counted(
        "consolidate", "Put {count} memory together from others", "Put {count} memories together from others"
    ),
    OperationKind.ERASE: _counted("erase", "Erased {count} memory", "Erased {count} memories"),
    OperationKind.UNDO: _counted(
        "undo", "Took back a change of {count} memory", "Took back a change of {count} memories"
    ),
}
_OF_NAMESPACES = {
    OperationKind.CREATE_NAMESPACE: Template("operation.create_namespace", "Created a namespace"),
    OperationKind.RENAME_NAMESPACE: Template("operation.rename_namespace", "Renamed a namespace"),
    OperationKind.ARCHIVE_NAMESPACE: Template("operation.archive_namespace", "Put away a namespace"),
}
_OF_CASES = {
    OperationKind.CONFLICT: Template("operation.conflict", "Found a conflict"),
    OperationKind.SUPERSEDE: Template("operation.supersede", "Let one statement take the place of another"),
    OperationKind.RETAIN: Template("operation.retain", "Kept a statement and turned another down"),
    OperationKind.ANNOTATE: Template("operation.annotate", "Kept both statements, as noted"),
    OperationKind.DISMISS: Template("operation.dismiss", "Decided that it was no conflict"),
    OperationKind.MERGE: Template("operation.merge", "Corrected a statement and joined another to it"),
    OperationKind.SCAN: Template("operation.scan", "Looked for conflicts"),
    OperationKind.CONFLICT_SETTINGS: Template("operation.conflict_settings", "Changed how conflicts are treated"),
    OperationKind.LIFECYCLE_POLICY: Template("operation.lifecycle_policy", "Changed how memories fade"),
    OperationKind.RECALL_DEFAULTS: Template("operation.recall_defaults", "Changed how a namespace is recalled"),
    OperationKind.TAKE_OVER: Template("operation.take_over", "Took over another vault, with its past"),
    OperationKind.DECIDE_FLAG: Template("operation.decide_flag", "Decided what is out of the ordinary"),
    OperationKind.REJECT: Template("operation.reject", "Turned down a proposal"),
    OperationKind.PROPOSE: Template("operation.propose", "Proposed something that waits for you"),
    OperationKind.CLIENT_SESSION: Template("operation.client_session", "Ended a session of a client"),
    OperationKind.ADD_CLIENT: Template("operation.add_client", "Gave a program access"),
    OperationKind.CHANGE_CLIENT: Template("operation.change_client", "Changed what a client may do"),
    OperationKind.PAUSE_CLIENT: Template("operation.pause_client", "Paused a client"),
    OperationKind.RESUME_CLIENT: Template("operation.resume_client", "Let a client in again"),
    OperationKind.REVOKE_CLIENT: Template("operation.revoke_client", "Revoked a client's access"),
    OperationKind.GO_BACK: Template("operation.go_back", "Went back to a backup"),
    OperationKind.REPAIR: Template("operation.repair", "Made again what is derived from memories"),
    OperationKind.RECOVER: Template("operation.recover", "Recovered what could be read of a damaged vault"),
}
_OF_NAMED_NAMESPACES = {
    OperationKind.CREATE_NAMESPACE: Template("operation.create_namespace.named", "Created the namespace {name}"),
    OperationKind.RENAME_NAMESPACE: Template("operation.rename_namespace.named", "Renamed the namespace {name}"),
    OperationKind.ARCHIVE_NAMESPACE: Template("operation.archive_namespace.named", "Put away the namespace {name}"),
    OperationKind.MOVE: _counted("move.named", "Moved {count} memory to {name}", "Moved {count} memories to {name}"),
}
_WITHOUT_NEW_VERSIONS = {
    OperationKind.REMEMBER: Template("operation.reinforced", "Said again what is remembered"),
    OperationKind.IMPORT: Template("operation.import.known", "Imported what was known already"),
}
"""What an operation did that is written, though no memory got a new version by it: a memory was heard once more."""
_NOTHING = Template("operation.nothing", "Nothing was changed")
_SENTENCE = Template("operation.sentence", "{operation}.")
_UNDO = Template("operation.undo_button", "Undo: {operation}")
_REDO = Template("operation.redo_button", "Redo: {operation}")

SKIPS = {
    "changed_since": Counted(
        "skipped.changed_since",
        "{count} was left alone because it was changed later.",
        "{count} were left alone because they were changed later.",
    ),
    "deleted": Counted(
        "skipped.deleted",
        "{count} was left alone because it is deleted.",
        "{count} were left alone because they are deleted.",
    ),
    "erased": Counted("skipped.erased", "{count} was erased for good.", "{count} were erased for good."),
    "taken_back": Counted("skipped.taken_back", "{count} was taken back already.", "{count} were taken back already."),
    "not_found": Counted("skipped.not_found", "{count} was not found.", "{count} were not found."),
    "put_away": Counted(
        "skipped.put_away",
        "{count} was left alone because it is not in use.",
        "{count} were left alone because they are not in use.",
    ),
    "waits": Counted(
        "skipped.waits",
        "{count} waits, because it would contradict what is remembered.",
        "{count} wait, because they would contradict what is remembered.",
    ),
    "waits_for_approval": Counted(
        "skipped.waits_for_approval",
        "{count} stays as it is until a person approves the change.",
        "{count} stay as they are until a person approves the change.",
    ),
    "unchanged": Counted("skipped.unchanged", "{count} was like that already.", "{count} were like that already."),
}
_OTHER_SKIP = Counted("skipped", "{count} was left alone. {reason}", "{count} were left alone. {reason}")

OUTCOMES = {
    Outcome.CREATED: Template("outcome.created", "Remembered. Type: {type}."),
    Outcome.REINFORCED: Template("outcome.reinforced", "This is remembered already. It counts as heard once more."),
    Outcome.ALREADY_THERE: Template(
        "outcome.already_there", "This came from the same place before. Nothing was changed."
    ),
    Outcome.CONFLICT: Template("outcome.conflict", "This contradicts what is remembered. It waits until you decide."),
    Outcome.WAITING: Template("outcome.waiting", "This waits until a person approves it."),
    Outcome.REJECTED: Template("outcome.rejected", "This was turned down before. Nothing was changed."),
}
_NEAR_DUPLICATES = Counted(
    "outcome.near", "{count} other memory says nearly the same.", "{count} other memories say nearly the same."
)

_IMPORTED = {
    "created": Counted("imported.created", "{count} new memory.", "{count} new memories."),
    "reinforced": Counted(
        "imported.reinforced", "{count} was known from elsewhere.", "{count} were known from elsewhere."
    ),
    "already_there": Counted("imported.already_there", "{count} was imported before.", "{count} were imported before."),
    "conflicts": Counted(
        "imported.conflicts",
        "{count} waits in a conflict already.",
        "{count} wait in conflicts already.",
    ),
    "waiting": Counted("imported.waiting", "{count} waits for your approval.", "{count} wait for your approval."),
    "to_compare": Counted(
        "imported.to_compare",
        "{count} is compared with what is remembered.",
        "{count} are compared with what is remembered.",
    ),
    "left_out": Counted("imported.left_out", "{count} was left out by choice.", "{count} were left out by choice."),
    "unreadable": Counted("imported.unreadable", "{count} could not be read.", "{count} could not be read."),
}


def name_operation(kind: OperationKind, count: int, translate: Translate, *, namespace: str = "") -> str:
    """What an operation did, without a full stop, as lists and buttons show it: "Edited 3 memories".

    ``namespace`` is the one it created, renamed or put away, or into which it moved memories.
    """
    if kind in _OF_NAMESPACES:
        named = _OF_NAMED_NAMESPACES[kind]
        if namespace and isinstance(named, Template):
            return named.fill(translate, name=namespace)
        return _OF_NAMESPACES[kind].fill(translate)
    if kind in _OF_CASES:
        return _OF_CASES[kind].fill(translate)
    if count == 0:
        return _WITHOUT_NEW_VERSIONS.get(kind, _NOTHING).fill(translate)
    named = _OF_NAMED_NAMESPACES.get(kind, _NOTHING)
    if namespace and isinstance(named, Counted):
        return named.fill(translate, count, name=namespace)
    return _OF_MEMORIES[kind].fill(translate, count)


def name_undo(operation: str, translate: Translate, *, is_redo: bool = False) -> str:
    """The label of the undo or redo action; ``operation`` as :func:`name_operation` gives it."""
    return (_REDO if is_redo else _UNDO).fill(translate, operation=operation)


def describe_change(change: Change, translate: Translate) -> str:
    """What a change did and what it left alone, in sentences."""
    operation = name_operation(change.kind, len(change.memories), translate, namespace=change.namespace)
    sentences = (_SENTENCE.fill(translate, operation=operation), *describe_skips(change.skipped, translate))
    return " ".join(filter(None, (*sentences, describe_redacted(change.redacted, translate))))


def describe_skips(skipped: tuple[Skipped, ...], translate: Translate) -> tuple[str, ...]:
    """One sentence for each reason, in the order in which they first occur."""
    counts = Counter(skip.reason for skip in skipped)
    return tuple(
        SKIPS[reason].fill(translate, count)
        if reason in SKIPS
        else _OTHER_SKIP.fill(translate, count, reason=describe_unworded(reason, translate))
        for reason, count in counts.items()
    )


def describe_remembered(remembered: Remembered, translate: Translate) -> str:
    """What became of a draft, in sentences."""
    sentence = OUTCOMES[remembered.outcome].fill(translate, type=TYPES[remembered.type].fill(translate))
    near = len(remembered.near_duplicates)
    duplicates = _NEAR_DUPLICATES.fill(translate, near) if near else ""
    redacted = describe_redacted(remembered.change.redacted, translate)
    return " ".join(filter(None, (sentence, redacted, duplicates)))


def describe_imported(imported: Imported, translate: Translate) -> str:
    """What an import did, in sentences; what happened to none is not mentioned, but for new memories."""
    counts = {name: getattr(imported, name) for name in _IMPORTED}
    return " ".join(
        words.fill(translate, counts[name]) for name, words in _IMPORTED.items() if counts[name] or name == "created"
    )
