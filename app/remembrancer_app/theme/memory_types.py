"""The look of the thirteen memory types, in the fixed order of lists and lanes."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from remembrancer_app.theme.icon_names import Icon

if TYPE_CHECKING:
    from collections.abc import Mapping

TYPE_ICONS: Mapping[str, Icon] = MappingProxyType(
    {
        "fact": Icon.BOOK_OPEN,
        "preference": Icon.HEART,
        "decision": Icon.SIGNPOST,
        "commitment": Icon.HANDSHAKE,
        "goal": Icon.TARGET,
        "event": Icon.CALENDAR_DAYS,
        "instruction": Icon.LIST_ORDERED,
        "relationship": Icon.USERS,
        "context": Icon.LAYERS,
        "learning": Icon.LIGHTBULB,
        "observation": Icon.EYE,
        "error": Icon.BUG,
        "artifact": Icon.BOX,
    }
)

_TYPE_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "fact": str(QT_TRANSLATE_NOOP("MemoryType", "Fact")),
        "preference": str(QT_TRANSLATE_NOOP("MemoryType", "Preference")),
        "decision": str(QT_TRANSLATE_NOOP("MemoryType", "Decision")),
        "commitment": str(QT_TRANSLATE_NOOP("MemoryType", "Commitment")),
        "goal": str(QT_TRANSLATE_NOOP("MemoryType", "Goal")),
        "event": str(QT_TRANSLATE_NOOP("MemoryType", "Event")),
        "instruction": str(QT_TRANSLATE_NOOP("MemoryType", "Instruction")),
        "relationship": str(QT_TRANSLATE_NOOP("MemoryType", "Relationship")),
        "context": str(QT_TRANSLATE_NOOP("MemoryType", "Context")),
        "learning": str(QT_TRANSLATE_NOOP("MemoryType", "Learning")),
        "observation": str(QT_TRANSLATE_NOOP("MemoryType", "Observation")),
        "error": str(QT_TRANSLATE_NOOP("MemoryType", "Error")),
        "artifact": str(QT_TRANSLATE_NOOP("MemoryType", "Artifact")),
    }
)


def type_word(memory_type: str) -> str:
    """The type's name in the language of the window."""
    return QCoreApplication.translate("MemoryType", _TYPE_WORDS[memory_type])
