"""What the journal says, in words: who did what, and what each change did."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from remembrancer.model.history import ChangeKind
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.wording import name_erasure, name_gone, name_operation
from remembrancer_app.memories.words import one_line
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role

if TYPE_CHECKING:
    from remembrancer.model.history import JournalEntry, MemoryChange
    from remembrancer_app.memories.day_words import DayWords

_K = OperationKind
OPERATION_LOOKS = MappingProxyType(
    {
        _K.REMEMBER: (Icon.PLUS, Role.ACCENT),
        _K.REINFORCE: (Icon.REPEAT_2, Role.TEXT2),
        _K.EDIT: (Icon.PENCIL, Role.TEXT2),
        _K.RETYPE: (Icon.PENCIL, Role.TEXT2),
        _K.TAG: (Icon.TAG, Role.TEXT2),
        _K.PIN: (Icon.PIN, Role.TEXT2),
        _K.ARCHIVE: (Icon.FOLDER_ARCHIVE, Role.TEXT2),
        _K.RESTORE: (Icon.ROTATE_CCW, Role.GOOD),
        _K.DELETE: (Icon.TRASH_2, Role.BAD),
        _K.ERASE: (Icon.BAN, Role.BAD),
        _K.MOVE: (Icon.FOLDER, Role.TEXT2),
        _K.IMPORT: (Icon.IMPORT, Role.ACCENT),
        _K.TAKE_OVER: (Icon.IMPORT, Role.ACCENT),
        _K.UNDO: (Icon.UNDO_2, Role.TEXT2),
        _K.UNDO_MANY: (Icon.UNDO_2, Role.TEXT2),
        _K.RESTORE_VERSION: (Icon.ROTATE_CCW, Role.GOOD),
        _K.CONFLICT: (Icon.GIT_COMPARE, Role.CONTEST),
        _K.SUPERSEDE: (Icon.HISTORY, Role.PAST),
        _K.RETAIN: (Icon.CIRCLE_X, Role.TEXT2),
        _K.ANNOTATE: (Icon.MESSAGE_SQUARE_TEXT, Role.TEXT2),
        _K.DISMISS: (Icon.CIRCLE_CHECK, Role.GOOD),
        _K.MERGE: (Icon.GIT_MERGE, Role.TEXT2),
        _K.SCAN: (Icon.SEARCH, Role.TEXT2),
        _K.CONFLICT_SETTINGS: (Icon.SETTINGS, Role.TEXT2),
        _K.DEMOTE: (Icon.ARCHIVE, Role.TEXT2),
        _K.EXPIRE: (Icon.TIMER_OFF, Role.TEXT2),
        _K.REACTIVATE: (Icon.ROTATE_CCW, Role.GOOD),
        _K.VERIFY: (Icon.CIRCLE_CHECK, Role.GOOD),
        _K.CONSOLIDATE: (Icon.GIT_MERGE, Role.TEXT2),
        _K.LIFECYCLE_POLICY: (Icon.SETTINGS, Role.TEXT2),
        _K.RECALL_DEFAULTS: (Icon.SETTINGS, Role.TEXT2),
        _K.DECIDE_FLAG: (Icon.ACTIVITY, Role.TEXT2),
        _K.PROPOSE: (Icon.HOURGLASS, Role.WARN),
        _K.APPROVE: (Icon.CHECK, Role.GOOD),
        _K.REJECT: (Icon.CIRCLE_X, Role.TEXT2),
        _K.CLIENT_SESSION: (Icon.PLUG, Role.TEXT2),
        _K.ADD_CLIENT: (Icon.PLUG, Role.ACCENT),
        _K.CHANGE_CLIENT: (Icon.PENCIL, Role.TEXT2),
        _K.PAUSE_CLIENT: (Icon.PAUSE, Role.TEXT2),
        _K.RESUME_CLIENT: (Icon.PLAY, Role.TEXT2),
        _K.REVOKE_CLIENT: (Icon.BAN, Role.BAD),
    }
)
"""Icon and tone of what an operation did; others are about namespaces."""
_USUAL = "personal"
"""The namespace that needs no mention."""
NAMESPACE_LOOK = (Icon.FOLDER_OPEN, Role.TEXT2)

CHANGE_LOOKS = MappingProxyType(
    {
        ChangeKind.CREATED: (Icon.PLUS, Role.GOOD),
        ChangeKind.DELETED: (Icon.TRASH_2, Role.BAD),
        ChangeKind.SUPERSEDED: (Icon.HISTORY, Role.PAST),
        ChangeKind.DEMOTED: (Icon.ARCHIVE, Role.TEXT2),
        ChangeKind.ARCHIVED: (Icon.FOLDER_ARCHIVE, Role.TEXT2),
        ChangeKind.EXPIRED: (Icon.TIMER_OFF, Role.TEXT2),
        ChangeKind.REJECTED: (Icon.CIRCLE_X, Role.TEXT2),
        ChangeKind.RESTORED: (Icon.ROTATE_CCW, Role.GOOD),
        ChangeKind.MOVED: (Icon.FOLDER, Role.ACCENT),
        ChangeKind.EDITED: (Icon.PENCIL, Role.ACCENT),
        ChangeKind.RETYPED: (Icon.PENCIL, Role.ACCENT),
        ChangeKind.TAGGED: (Icon.TAG, Role.ACCENT),
        ChangeKind.PINNED: (Icon.PIN, Role.TEXT2),
        ChangeKind.VERIFIED: (Icon.CIRCLE_CHECK, Role.GOOD),
    }
)
CHANGES_ORDER = (
    ChangeKind.EDITED,
    ChangeKind.RETYPED,
    ChangeKind.TAGGED,
    ChangeKind.MOVED,
    ChangeKind.PINNED,
    ChangeKind.VERIFIED,
    ChangeKind.SUPERSEDED,
    ChangeKind.RESTORED,
    ChangeKind.CREATED,
    ChangeKind.DEMOTED,
    ChangeKind.ARCHIVED,
    ChangeKind.EXPIRED,
    ChangeKind.REJECTED,
    ChangeKind.DELETED,
)
"""What a person looks for first: what is no longer as it was."""
KIND_GROUPS = MappingProxyType(
    {
        "new": (_K.REMEMBER, _K.REINFORCE, _K.IMPORT, _K.TAKE_OVER),
        "changed": (_K.EDIT, _K.RETYPE, _K.TAG, _K.PIN, _K.VERIFY, _K.MOVE, _K.RESTORE_VERSION),
        "away": (_K.ARCHIVE, _K.DELETE, _K.RESTORE, _K.ERASE),
        "conflicts": (
            _K.CONFLICT,
            _K.SUPERSEDE,
            _K.RETAIN,
            _K.ANNOTATE,
            _K.DISMISS,
            _K.MERGE,
            _K.SCAN,
            _K.CONFLICT_SETTINGS,
        ),
        "lifecycle": (_K.DEMOTE, _K.EXPIRE, _K.REACTIVATE, _K.CONSOLIDATE, _K.LIFECYCLE_POLICY, _K.DECIDE_FLAG),
        "undo": (_K.UNDO, _K.UNDO_MANY),
        "agents": (
            _K.PROPOSE,
            _K.APPROVE,
            _K.REJECT,
            _K.CLIENT_SESSION,
            _K.ADD_CLIENT,
            _K.CHANGE_CLIENT,
            _K.PAUSE_CLIENT,
            _K.RESUME_CLIENT,
            _K.REVOKE_CLIENT,
        ),
        "namespaces": (_K.CREATE_NAMESPACE, _K.RENAME_NAMESPACE, _K.ARCHIVE_NAMESPACE, _K.RECALL_DEFAULTS),
    }
)
"""Kinds of operations as the filter offers them."""


def group_words(group: str) -> str:
    """What a group of kinds is called in the filter."""
    words = {
        "new": QCoreApplication.translate("Audit", "New memories"),
        "changed": QCoreApplication.translate("Audit", "Changed memories"),
        "away": QCoreApplication.translate("Audit", "Put away, deleted, erased, brought back"),
        "conflicts": QCoreApplication.translate("Audit", "Conflicts"),
        "lifecycle": QCoreApplication.translate("Audit", "Faded, expired, revived"),
        "undo": QCoreApplication.translate("Audit", "Taken back"),
        "agents": QCoreApplication.translate("Audit", "Agents and what they propose"),
        "namespaces": QCoreApplication.translate("Audit", "Namespaces"),
    }
    return words[group]


def actor_words(name: str, kind: ActorKind | str) -> str:
    """Who it was; the program itself and a person without a name have one here."""
    if kind == ActorKind.PERSON:
        return QCoreApplication.translate("Audit", "You")
    if kind == ActorKind.PROGRAM or not name:
        return QCoreApplication.translate("Audit", "Remembrancer")
    return name


def operation_words(entry: JournalEntry) -> str:
    """``edited 1 memory``: what was done, to stand behind who did it."""
    summary = entry.summary
    words = name_operation(summary.kind, summary.memories, translate)
    if summary.kind is OperationKind.ERASE:
        words = name_erasure(summary.memories, summary.erased, translate)
    return translate.inside(words)


def entry_title(entry: JournalEntry) -> str:
    """``You edited 1 memory``."""
    words = QCoreApplication.translate("Audit", "{0} {1}")
    return words.format(actor_words(entry.summary.actor, entry.summary.actor_kind), operation_words(entry))


def quoted(text: str, most: int = 80) -> str:
    """A text in quotation marks, on one line."""
    return QCoreApplication.translate("Audit", "“{0}”").replace("{0}", one_line(text, most))


def entry_details(entry: JournalEntry, session: str) -> str:
    """The second line: in which session, why, and where."""
    parts: list[str] = []
    if session:
        parts.append(QCoreApplication.translate("Audit", "Session “{0}”").replace("{0}", session))
    if entry.summary.reason:
        parts.append(
            QCoreApplication.translate("Audit", "Reason: “{0}”").replace("{0}", one_line(entry.summary.reason))
        )
    if entry.summary.erased and entry.summary.kind is not OperationKind.ERASE:
        parts.append(name_gone(entry.summary.erased, translate))
    parts.extend(name for name in entry.namespaces if name != _USUAL)
    return " · ".join(parts)


def entries_words(count: int, *, complete: bool) -> str:
    """``12 entries``, or ``100 entries shown`` where there are more."""
    figure = QLocale().toString(count)
    if not complete:
        return QCoreApplication.translate("Audit", "{0} entries shown").format(figure)
    if count == 1:
        return QCoreApplication.translate("Audit", "1 entry")
    return QCoreApplication.translate("Audit", "{0} entries").format(figure)


TOLD_APART = frozenset(
    {"content", "status", "trust", "provenance", "superseded_by", "source_kind", "source_name", "source_reference"}
)
"""Fields that are shown elsewhere, or follow from what is shown."""


def doing_words(change: MemoryChange, day_words: DayWords) -> str:
    """Who did it and when."""
    doing = change.doing
    return f"{actor_words(doing.actor, doing.actor_kind)}, {day_words.moment(doing.at)}"
