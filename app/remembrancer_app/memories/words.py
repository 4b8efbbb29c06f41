"""What is known of a memory, in words: where it comes from, how it is known, what changed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.model.memory import Source
from remembrancer.model.types import OperationKind, Provenance, SourceKind, Status, Trust
from remembrancer.wording import describe_error, describe_provenance, name_source
from remembrancer.wording.labels import MEMORIES_COUNTED
from remembrancer_app.shell.translation import listed, translate
from remembrancer_app.theme import Icon, Standing

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory, Version

_STATUS_STANDINGS = {
    Status.DELETED: Standing.DELETED,
    Status.SUPERSEDED: Standing.SUPERSEDED,
    Status.EXPIRED: Standing.EXPIRED,
    Status.DEMOTED: Standing.FADED,
    Status.ARCHIVED: Standing.PUT_AWAY,
    Status.REJECTED: Standing.TURNED_DOWN,
}
TRUST_STANDINGS = {
    Trust.PERSON: Standing.PERSON,
    Trust.CONFIRMED: Standing.CONFIRMED,
    Trust.AGENT: Standing.AGENT,
    Trust.IMPORTED: Standing.IMPORTED,
}
_BY_PERSON = (Trust.PERSON, Trust.CONFIRMED)
SOURCE_ICONS = {
    SourceKind.PERSON: Icon.USER_ROUND,
    SourceKind.CLIENT: Icon.BOT,
    SourceKind.FILE: Icon.FILE_TEXT,
    SourceKind.CONVERSATION: Icon.MESSAGES_SQUARE,
}
PROVENANCE_ICONS = {
    Provenance.EXPLICIT_STATEMENT: Icon.MESSAGE_SQUARE_QUOTE,
    Provenance.INFERRED: Icon.WAND_SPARKLES,
    Provenance.CORRECTED: Icon.PENCIL,
    Provenance.VALIDATED: Icon.BADGE_CHECK,
    Provenance.OBSERVED: Icon.EYE,
    Provenance.IMPORTED: Icon.IMPORT,
}


def standings(memory: Memory) -> tuple[Standing, ...]:
    """What a row shows of a memory's standing, the most important first; empty for what is as it should be."""
    found: list[Standing] = []
    status = _STATUS_STANDINGS.get(memory.status)
    if status is Standing.DELETED:
        found.append(status)
    if memory.contested:
        found.append(Standing.CONTESTED)
    if status is not None and status is not Standing.DELETED:
        found.append(status)
    if memory.unusual:
        found.append(Standing.UNUSUAL)
    if memory.pinned:
        found.append(Standing.PINNED)
    if memory.noted:
        found.append(Standing.NOTED)
    return tuple(found)


def source_words(source: Source) -> str:
    """Who or what wrote it: "You", or a name."""
    return name_source(source, translate)


def provenance_words(memory: Memory) -> str:
    """How it is known ("Known because: ...")."""
    source = memory.source
    if memory.provenance in (Provenance.CORRECTED, Provenance.VALIDATED) and memory.trust in _BY_PERSON:
        # The source is who wrote it first; the one who set it right is the person.
        source = Source()
    return describe_provenance(memory.provenance, source, translate)


def memories_words(count: int) -> str:
    """``1 memory``, ``12 memories``."""
    return MEMORIES_COUNTED.fill(translate, count)


def one_line(text: str, most: int = 80) -> str:
    """The beginning of a text in one line, cut at a word where it is longer than `most`."""
    flat = " ".join(text[: most * 4].split())
    if len(flat) <= most:
        return flat
    cut = flat[:most].rsplit(" ", 1)[0] if " " in flat[:most] else flat[:most]
    return f"{cut}…"


_FIELDS = (
    "content",
    "title",
    "type",
    "tags",
    "times",
    "status",
    "pinned",
    "namespace",
    "confidence",
    "importance",
    "evidence",
    "trust",
    "provenance",
    "source",
)

_FOLLOWING = ("trust", "provenance", "source")


def field_words(name: str) -> str:
    """What a field is called in the window."""
    words = {
        "content": QCoreApplication.translate("Memories", "Text"),
        "title": QCoreApplication.translate("Memories", "Title"),
        "type": QCoreApplication.translate("Memories", "Type"),
        "tags": QCoreApplication.translate("Memories", "Tags"),
        "times": QCoreApplication.translate("Memories", "Dates"),
        "status": QCoreApplication.translate("Memories", "Status"),
        "pinned": QCoreApplication.translate("Memories", "Pin"),
        "namespace": QCoreApplication.translate("Memories", "Namespace"),
        "confidence": QCoreApplication.translate("Memories", "Confidence"),
        "importance": QCoreApplication.translate("Memories", "Importance"),
        "evidence": QCoreApplication.translate("Memories", "Evidence"),
        "trust": QCoreApplication.translate("Memories", "Trust"),
        "provenance": QCoreApplication.translate("Memories", "Known because"),
        "source": QCoreApplication.translate("Memories", "Source"),
    }
    return words.get(name, name)


def changed_words(version: Version) -> str:
    """What a version changed, as one short sentence for the history."""
    memory = version.memory
    if version.memory.number == 1:
        return QCoreApplication.translate("Memories", "Created")
    changed = [name for name in _FIELDS if name in version.changed_fields]
    # These follow from a change of the others; they are said only where nothing else is.
    changed = [name for name in changed if name not in _FOLLOWING] or changed
    if version.operation_kind == OperationKind.RESTORE_VERSION:
        return QCoreApplication.translate("Memories", "An earlier version restored")
    if version.operation_kind == OperationKind.VERIFY:
        return QCoreApplication.translate("Memories", "Confirmed as still true")
    if "status" in changed and set(changed) <= {"status", "times"}:
        # What gives way or comes back also ends or begins to hold.
        changed = ["status"]
    if version.operation_kind == "undo":
        return QCoreApplication.translate("Memories", "Taken back: {0}").format(_listed(changed))
    match changed:
        case ["pinned"]:
            if memory.pinned:
                return QCoreApplication.translate("Memories", "Pinned")
            return QCoreApplication.translate("Memories", "Unpinned")
        case ["status"]:
            return _status_change(memory.status)
        case ["namespace"]:
            return QCoreApplication.translate("Memories", "Moved to {0}").format(memory.namespace)
        case ["tags"] if memory.tags:
            return QCoreApplication.translate("Memories", "Tags: {0}").format(", ".join(memory.tags))
        case []:
            return QCoreApplication.translate("Memories", "Recorded again")
        case _:
            return QCoreApplication.translate("Memories", "{0} changed").format(_listed(changed))


def _status_change(status: Status) -> str:
    words = {
        Status.ACTIVE: QCoreApplication.translate("Memories", "Brought back"),
        Status.REJECTED: QCoreApplication.translate("Memories", "Turned down"),
        Status.SUPERSEDED: QCoreApplication.translate("Memories", "Superseded"),
        Status.DEMOTED: QCoreApplication.translate("Memories", "Faded"),
        Status.ARCHIVED: QCoreApplication.translate("Memories", "Put away"),
        Status.EXPIRED: QCoreApplication.translate("Memories", "Expired"),
        Status.DELETED: QCoreApplication.translate("Memories", "Deleted"),
    }
    return words[status]


def _listed(names: list[str]) -> str:
    words = [field_words(name) for name in names]
    first, *rest = words or [""]
    return listed([first, *(translate.inside(word) for word in rest)])


def error_words(error: RemembrancerError) -> str:
    """What went wrong, that nothing is lost, and what to do, without the title."""
    message = describe_error(error, translate)
    return " ".join(part for part in (message.text, message.action) if part)


def error_title(error: RemembrancerError) -> str:
    return describe_error(error, translate).title
