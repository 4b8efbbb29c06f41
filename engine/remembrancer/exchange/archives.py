"""Zip archives: which of their members are worth reading. Members are read in place, never extracted."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from remembrancer.exchange.sources import ArchiveMember, DiskFile, unreadable
from remembrancer.exchange.walking import Obstacle, is_entered, is_looked_at

_ARCHIVE_BYTES: Final = 8 * 1024 * 1024 * 1024
_MEMBERS: Final = 100_000
_EXPANSION: Final = 1000
"""Text is packed to a tenth; a member that claims a thousandth is made to fill the memory."""
_EXPANDED_BYTES: Final = 16 * 1024 * 1024
_WITHOUT_MEMORIES: Final = frozenset(
    {"user.json", "users.json", "message_feedback.json", "model_comparisons.json", "shared_conversations.json"}
    | {"memories.jsonl.gz"}  # what a backup of OpenMemory says in memories.json too
    | {"user_settings.json", "group_chats.json", "shopping.json", "sora.json", "export_manifest.json"}
)


@contextmanager
def open_archive(source: DiskFile) -> Iterator[zipfile.ZipFile]:
    """The archive at ``source``.

    Raises:
    UnreadableFileError: it is no zip archive, or has too many members.
    """
    with source.open_seekable(_ARCHIVE_BYTES) as stream:
        try:
            archive = zipfile.ZipFile(stream)
        except (zipfile.BadZipFile, NotImplementedError, ValueError, EOFError, OSError) as error:
            raise unreadable("damaged_archive", str(error)[:80]) from error
        with archive:
            if len(archive.infolist()) > _MEMBERS:
                raise unreadable("too_many_members", str(len(archive.infolist())))
            yield archive


def worthwhile_members(archive: zipfile.ZipFile, archive_path: str) -> Iterator[ArchiveMember | Obstacle]:
    """The members to look at, by name; what lies in hidden folders or holds no memories is passed over."""
    for info in sorted(archive.infolist(), key=lambda info: info.filename):
        *folders, name = info.filename.replace("\\", "/").split("/")
        if info.is_dir() or not name or name.lower() in _WITHOUT_MEMORIES or not is_looked_at(name):
            continue
        member = ArchiveMember(archive, info, archive_path)
        if ".." in folders or info.filename.startswith("/"):
            yield Obstacle(member.path, "parent_reference")
        elif info.file_size > max(_EXPANDED_BYTES, info.compress_size * _EXPANSION):
            yield Obstacle(member.path, "too_large")
        elif all(is_entered(folder) for folder in folders):
            yield member
