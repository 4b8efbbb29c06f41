"""Files that hold a conversation as programs and people write it down."""

from __future__ import annotations

from datetime import tzinfo
from pathlib import PurePath
from typing import Final

from remembrancer.exchange.episodes import Episodes
from remembrancer.exchange.sources import GRAPH_BYTES, ReadSource, read_whole, unreadable
from remembrancer.exchange.transcripts import read_transcript
from remembrancer.model.importing import ReadFile
from remembrancer.model.ingesting import ConversationForm
from remembrancer.model.progress import Progress, check_cancelled

CLAUDE_CODE: Final = "claude_code_session"
MESSAGES: Final = "messages"
TEXT: Final = "transcript"
_FORMS: Final = {
    CLAUDE_CODE: ConversationForm.CLAUDE_CODE,
    MESSAGES: ConversationForm.MESSAGES,
    TEXT: ConversationForm.TEXT,
}


def read_claude_code(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:
    """The turns of a file of sessions; see :func:`_read`."""
    return _read(source, zone, progress, CLAUDE_CODE)


def read_messages(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:
    """The turns of a file with a list of messages, or several; see :func:`_read`."""
    return _read(source, zone, progress, MESSAGES)


def read_text(source: ReadSource, zone: tzinfo, progress: Progress) -> ReadFile:
    """The turns of a plain text; see :func:`_read`."""
    return _read(source, zone, progress, TEXT)


def _read(source: ReadSource, zone: tzinfo, progress: Progress, format_name: str) -> ReadFile:
    """The turns as episodes, the same ones that taking in the text itself would give.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not UTF-8.
    CancelledError: the person asked to stop.
    """
    try:
        text = read_whole(source, GRAPH_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise unreadable("invalid_utf8", str(error.start)) from error
    check_cancelled(progress)
    transcript = read_transcript(text, _FORMS[format_name], source.path, zone)
    episodes = Episodes(source.path, PurePath(source.name).name)
    for conversation in transcript.conversations:
        check_cancelled(progress)
        episodes.add(conversation)
    read = episodes.file(format_name)
    return ReadFile(read.path, read.format, True, read.records, (*transcript.unreadable, *read.unreadable))
