"""Which format a file has, by its name first and then by what stands at its beginning."""

from __future__ import annotations

from typing import Final

import ijson

from remembrancer.exchange import chatgpt, claude, conversation_files, markdown, mcp_memory, own_export
from remembrancer.exchange.json_values import JsonProblemError, as_dict, decode_json
from remembrancer.exchange.sources import CONVERSATIONS_BYTES, ReadSource, read_head
from remembrancer.exchange.stores import claude_mem, graphiti, letta, mcp_memory_service, mem0, memanto
from remembrancer.exchange.transcripts import looks_like_transcript
from remembrancer.storage.foreign import HEADER

UNKNOWN: Final = "unknown"
ARCHIVE: Final = "archive"
AIDER_HISTORY: Final = "aider_history"
CURSOR_EXPORT: Final = "cursor_export"
CLAUDE_MEMORIES: Final = "claude_memories"
CLAUDE_PROJECTS: Final = "claude_projects"

_HEAD_BYTES: Final = 256 * 1024
_NOTE_HEAD_BYTES: Final = 4 * 1024
_DEPTH: Final = 5
_LINES: Final = 20
_MARKDOWN_SUFFIXES: Final = (".md", ".markdown", ".mdc", ".txt")
_RULES_NAMES: Final = frozenset({".cursorrules", ".windsurfrules", ".clinerules", ".goosehints"})
_JSON_SUFFIXES: Final = (".json", ".jsonl", ".ndjson")
_DATABASE_SUFFIXES: Final = (".db", ".sqlite", ".sqlite3")
_AIDER_BEGINNING: Final = b"# aider chat started at"

_BY_KEYS: Final[tuple[tuple[str, tuple[frozenset[str], ...]], ...]] = (
    (own_export.FORMAT, (frozenset({"record", "complete", "schema", "changes"}),)),
    (chatgpt.FORMAT, (frozenset({"item.mapping"}), frozenset({"conversations.item.mapping"}), frozenset({"mapping"}))),
    (
        claude.FORMAT,
        (
            frozenset({"item.chat_messages"}),
            frozenset({"conversations.item.chat_messages"}),
            frozenset({"chat_messages"}),
        ),
    ),
    (mcp_memory_service.FORMAT, (frozenset({"export_metadata", "memories"}),)),
    (
        CLAUDE_MEMORIES,
        (
            frozenset({"conversations_memory"}),
            frozenset({"item.conversations_memory"}),
            frozenset({"item.project_memories"}),
        ),
    ),
    (mem0.OPENMEMORY, (frozenset({"memories", "apps", "user"}), frozenset({"memories", "access_controls"}))),
    (
        mem0.MEM0,
        (
            frozenset({"results.item.memory"}),
            frozenset({"item.memory", "item.id"}),
            frozenset({"memories.item.memory"}),
        ),
    ),
    (letta.FORMAT, (frozenset({"agents", "blocks"}), frozenset({"agents.item.block_ids"}))),
    (
        graphiti.FORMAT,
        (
            frozenset({"facts.item.fact"}),
            frozenset({"edges.item.fact"}),
            frozenset({"item.fact", "item.uuid"}),
            frozenset({"fact", "uuid"}),
            frozenset({"episodes.item.content", "episodes.item.source_description"}),
            frozenset({"episodes.item.content", "episodes.item.uuid"}),
            frozenset({"episodes.item.episode_body"}),
            frozenset({"item.content", "item.source_description"}),
            frozenset({"item.episode_body"}),
        ),
    ),
    (
        mcp_memory.FORMAT,
        (
            frozenset({"name", "observations"}),
            frozenset({"from", "to", "relationType"}),
            frozenset({"entities.item.observations"}),
            frozenset({"relations.item.relationType"}),
            frozenset({"item.name", "item.observations"}),
            frozenset({"item.from", "item.relationType"}),
        ),
    ),
    (conversation_files.CLAUDE_CODE, (frozenset({"type", "message"}), frozenset({"sessionId", "type"}))),
    (
        conversation_files.MESSAGES,
        (
            frozenset({"role", "content"}),
            frozenset({"item.role", "item.content"}),
            frozenset({"messages.item.role"}),
            frozenset({"item.messages.item.role"}),
            frozenset({"conversations.item.messages.item.role"}),
        ),
    ),
    (CURSOR_EXPORT, (frozenset({"conversations.item.messages"}), frozenset({"item.messages"}))),
    (CLAUDE_PROJECTS, (frozenset({"item.prompt_template"}), frozenset({"item.is_starter_project"}))),
)
"""Formats by keys that must all be there; the first that fits is taken."""


def detect_format(source: ReadSource) -> str:
    """The format's name, or :data:`UNKNOWN`. Reads the beginning of the file only where the name does not say it.

    Raises:
    UnreadableFileError: the file cannot be opened.
    """
    name = source.name.lower()
    if name.endswith(".af"):
        return letta.FORMAT
    if name.endswith(".zip"):
        return ARCHIVE
    if name == ".aider.chat.history.md":
        return AIDER_HISTORY
    if name.endswith(_MARKDOWN_SUFFIXES) or name in _RULES_NAMES:
        return _detect_notes(read_head(source, _NOTE_HEAD_BYTES, CONVERSATIONS_BYTES))
    if name.endswith(_DATABASE_SUFFIXES):
        head = read_head(source, len(HEADER), CONVERSATIONS_BYTES)
        return claude_mem.FORMAT if head == HEADER else UNKNOWN
    if name.endswith("memories.jsonl.gz"):
        # In a backup it says the same as the file beside it.
        return UNKNOWN if source.in_archive else mem0.OPENMEMORY
    if name.endswith(_JSON_SUFFIXES):
        return _detect_json(name, read_head(source, _HEAD_BYTES, CONVERSATIONS_BYTES))
    return UNKNOWN


def _detect_notes(head: bytes) -> str:
    if head.lstrip().startswith(_AIDER_BEGINNING):
        return AIDER_HISTORY
    text = head.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n")
    if memanto.looks_like_export(text):
        return memanto.EXPORT
    if memanto.looks_like_okf(text):
        return memanto.OKF
    return conversation_files.TEXT if looks_like_transcript(text) else markdown.FORMAT


def _detect_json(name: str, head: bytes) -> str:
    if not head.strip():
        return mcp_memory.FORMAT if name in {"memory.json", "memory.jsonl"} else UNKNOWN
    keys = _keys_of_value(head) | _keys_of_lines(head)
    for format_name, patterns in _BY_KEYS:
        if any(pattern <= keys for pattern in patterns):
            return format_name
    return UNKNOWN


def _keys_of_value(head: bytes) -> set[str]:
    """The paths of keys in the JSON value that ``head`` begins, as far as it goes, such as ``item.mapping``."""
    keys: set[str] = set()
    path: list[str] = []
    events = ijson.basic_parse(head.removeprefix(b"\xef\xbb\xbf"), multiple_values=True)
    try:
        for event, value in events:
            if event == "map_key":
                path[-1] = str(value)
                if len(path) <= _DEPTH:
                    keys.add(".".join(path))
            elif event in ("start_map", "start_array"):
                path.append("item" if event == "start_array" else "")
            elif event in ("end_map", "end_array"):
                path.pop()
    except ijson.JSONError:
        return keys  # the head ends in the middle of a value, or is not JSON from there on
    return keys


def _keys_of_lines(head: bytes) -> set[str]:
    """The keys of the objects on the first lines, where a bad line must not hide the good ones."""
    keys: set[str] = set()
    for line in head.split(b"\n")[:_LINES]:
        try:
            keys.update(as_dict(decode_json(line)))
        except JsonProblemError:
            continue
    return keys
