"""What the formats of files are called, and their icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from remembrancer_app.theme import Icon

if TYPE_CHECKING:
    from remembrancer.model.importing import PlannedFile

_NAMES = {
    "markdown": str(QT_TRANSLATE_NOOP("ImportFormat", "Markdown notes")),
    "mcp_memory": str(QT_TRANSLATE_NOOP("ImportFormat", "MCP memory server")),
    "chatgpt": str(QT_TRANSLATE_NOOP("ImportFormat", "ChatGPT export")),
    "claude": str(QT_TRANSLATE_NOOP("ImportFormat", "Claude export")),
    "archive": str(QT_TRANSLATE_NOOP("ImportFormat", "Archive")),
    "letta_agent_file": str(QT_TRANSLATE_NOOP("ImportFormat", "Letta agent file")),
    "mcp_memory_service": str(QT_TRANSLATE_NOOP("ImportFormat", "MCP memory service")),
    "claude_code_session": str(QT_TRANSLATE_NOOP("ImportFormat", "Claude Code session")),
    "messages": str(QT_TRANSLATE_NOOP("ImportFormat", "Messages of a chat")),
    "transcript": str(QT_TRANSLATE_NOOP("ImportFormat", "Transcript of a conversation")),
    "aider_history": str(QT_TRANSLATE_NOOP("ImportFormat", "Aider history")),
    "cursor_export": str(QT_TRANSLATE_NOOP("ImportFormat", "Cursor export")),
    "mem0": str(QT_TRANSLATE_NOOP("ImportFormat", "Mem0 export")),
    "openmemory_backup": str(QT_TRANSLATE_NOOP("ImportFormat", "OpenMemory backup")),
    "claude_memories": str(QT_TRANSLATE_NOOP("ImportFormat", "Claude memories")),
    "claude_projects": str(QT_TRANSLATE_NOOP("ImportFormat", "Claude projects")),
    "remembrancer": str(QT_TRANSLATE_NOOP("ImportFormat", "Remembrancer export")),
    "graphiti": str(QT_TRANSLATE_NOOP("ImportFormat", "Graphiti or Zep")),
    "memanto_export": str(QT_TRANSLATE_NOOP("ImportFormat", "Memanto export")),
    "memanto_okf": str(QT_TRANSLATE_NOOP("ImportFormat", "Memanto bundle (OKF)")),
    "claude_mem": str(QT_TRANSLATE_NOOP("ImportFormat", "claude-mem database")),
    "unknown": str(QT_TRANSLATE_NOOP("ImportFormat", "Unknown format")),
}
_ICONS = {
    "markdown": Icon.FILE_TEXT,
    "mcp_memory": Icon.BRACES,
    "chatgpt": Icon.MESSAGES_SQUARE,
    "claude": Icon.MESSAGES_SQUARE,
    "claude_code_session": Icon.MESSAGES_SQUARE,
    "messages": Icon.MESSAGES_SQUARE,
    "transcript": Icon.MESSAGES_SQUARE,
    "remembrancer": Icon.BRACES,
    "letta_agent_file": Icon.BOT,
    "mcp_memory_service": Icon.BRACES,
    "mem0": Icon.BRACES,
    "openmemory_backup": Icon.BRACES,
    "graphiti": Icon.BRACES,
    "memanto_export": Icon.FILE_TEXT,
    "memanto_okf": Icon.FILE_TEXT,
    "claude_mem": Icon.TABLE_2,
}
_CANNOT = str(QT_TRANSLATE_NOOP("ImportFormat", "{0}, cannot be brought in yet"))
_LEFT_OUT = str(QT_TRANSLATE_NOOP("ImportFormat", "{0}, left out"))
_NOTHING = str(QT_TRANSLATE_NOOP("ImportFormat", "{0}, nothing to remember in it"))
_ONE = str(QT_TRANSLATE_NOOP("ImportFormat", "{0}, 1 record"))
_MANY = str(QT_TRANSLATE_NOOP("ImportFormat", "{0}, {1} records"))


def format_icon(name: str) -> Icon:
    """The icon of a format by its name in the engine."""
    return _ICONS.get(name, Icon.FILE_EXCLAMATION_POINT)


def format_name(name: str) -> str:
    """What a format is called, by its name in the engine."""
    known = _NAMES.get(name)
    return QCoreApplication.translate("ImportFormat", known) if known else name.replace("_", " ")


def format_words(file: PlannedFile) -> str:
    """What kind of file it is, and how much is in it."""
    name = format_name(file.format)
    if file.format == "unknown":
        return QCoreApplication.translate("ImportFormat", _LEFT_OUT).format(name)
    if not file.supported:
        return QCoreApplication.translate("ImportFormat", _CANNOT).format(name)
    count = len(file.items) + len(file.unreadable)
    if not count:
        return QCoreApplication.translate("ImportFormat", _NOTHING).format(name)
    words = QCoreApplication.translate("ImportFormat", _ONE if count == 1 else _MANY)
    return words.format(name, count)
