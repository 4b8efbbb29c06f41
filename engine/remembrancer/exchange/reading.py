"""The entrance to all readers: files and folders in, what they hold out. Nothing is written, nothing is extracted."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable, Iterable, Iterator
from datetime import tzinfo
from typing import Final

from remembrancer.exchange import chatgpt, claude, conversation_files, markdown, mcp_memory, own_export
from remembrancer.exchange.archives import open_archive, worthwhile_members
from remembrancer.exchange.detection import ARCHIVE, UNKNOWN, detect_format
from remembrancer.exchange.sources import DiskFile, ReadSource
from remembrancer.exchange.stores import claude_mem, graphiti, letta, mcp_memory_service, mem0, memanto
from remembrancer.exchange.walking import Obstacle, find_files
from remembrancer.model.errors import UnreadableFileError
from remembrancer.model.importing import ReadFile, UnreadableRecord
from remembrancer.model.progress import Progress, check_cancelled

_Reader = Callable[[ReadSource, tzinfo, Progress], ReadFile]
_READERS: Final[dict[str, _Reader]] = {
    markdown.FORMAT: lambda source, zone, _: markdown.read_markdown(source, zone),
    mcp_memory.FORMAT: lambda source, zone, _: mcp_memory.read_mcp_memory(source, zone),
    chatgpt.FORMAT: chatgpt.read_chatgpt,
    claude.FORMAT: claude.read_claude,
    conversation_files.CLAUDE_CODE: conversation_files.read_claude_code,
    conversation_files.MESSAGES: conversation_files.read_messages,
    conversation_files.TEXT: conversation_files.read_text,
    own_export.FORMAT: own_export.read_own_export,
    mem0.MEM0: lambda source, zone, _: mem0.read_mem0(source, zone),
    mem0.OPENMEMORY: lambda source, zone, _: mem0.read_openmemory(source, zone),
    mcp_memory_service.FORMAT: lambda source, zone, _: mcp_memory_service.read_mcp_memory_service(source, zone),
    letta.FORMAT: lambda source, zone, _: letta.read_letta(source, zone),
    graphiti.FORMAT: lambda source, zone, _: graphiti.read_graphiti(source, zone),
    memanto.EXPORT: lambda source, zone, _: memanto.read_export(source, zone),
    memanto.OKF: lambda source, zone, _: memanto.read_okf(source, zone),
    claude_mem.FORMAT: claude_mem.read_claude_mem,
}
READABLE_FORMATS: Final = tuple(_READERS)


def read_paths(paths: Iterable[str | os.PathLike[str]], *, progress: Progress, zone: tzinfo) -> Iterator[ReadFile]:
    """What stands in the files under ``paths``, one result for each file, in a fixed order.

    ``zone`` is where a date without an offset is meant. A member of an archive is a file of its own, with a path
    below the archive's. Whatever cannot be read is named in the results and raises nothing.

    Raises:
    CancelledError: the person asked to stop.
    """
    found = list(find_files(paths, progress))
    for done, place in enumerate(found):
        check_cancelled(progress)
        progress.report(done, len(found), "reading")
        if isinstance(place, Obstacle):
            yield _failed(place.path, UNKNOWN, place.reason)
        else:
            yield from _read_file(place, progress, zone)
    progress.report(len(found), len(found), "reading")


def _read_file(source: DiskFile, progress: Progress, zone: tzinfo) -> Iterator[ReadFile]:
    read = _read_source(source, progress, zone)
    if read.format != ARCHIVE or read.unreadable:
        yield read
        return
    try:
        with open_archive(source) as archive:
            yield from _read_archive(archive, source, progress, zone)
    except UnreadableFileError as error:
        yield _failed(source.path, ARCHIVE, str(error.values["reason"]), error.detail)


def _read_archive(archive: zipfile.ZipFile, source: DiskFile, progress: Progress, zone: tzinfo) -> Iterator[ReadFile]:
    is_empty = True
    for member in worthwhile_members(archive, source.path):
        check_cancelled(progress)
        is_empty = False
        if isinstance(member, Obstacle):
            yield _failed(member.path, UNKNOWN, member.reason)
        else:
            yield _read_source(member, progress, zone)
    if is_empty:
        yield ReadFile(source.path, UNKNOWN, supported=False)


def _read_source(source: ReadSource, progress: Progress, zone: tzinfo) -> ReadFile:
    format_name = UNKNOWN
    try:
        format_name = detect_format(source)
        if format_name in _READERS:
            return _READERS[format_name](source, zone, progress)
    except UnreadableFileError as error:
        return _failed(source.path, format_name, str(error.values["reason"]), error.detail)
    if format_name == ARCHIVE and source.in_archive:
        return _failed(source.path, ARCHIVE, "archive_in_archive")
    return ReadFile(source.path, format_name, supported=False)


def _failed(path: str, format_name: str, reason: str, detail: str = "") -> ReadFile:
    return ReadFile(
        path,
        format_name,
        supported=format_name in READABLE_FORMATS,
        unreadable=(UnreadableRecord(path, reason, 0, detail),),
    )
