"""What a reader reads from: a file on disk or a member of an archive, opened read only and up to a limit.

Everything here raises :class:`~remembrancer.model.errors.UnreadableFileError` with a ``reason`` code in its values:
``too_large``, ``not_a_regular_file``, ``encrypted``, ``damaged_archive``, ``not_found``, ``permission_denied``
or ``unreadable``.
"""

from __future__ import annotations

import errno
import io
import lzma
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import PurePath
from typing import IO, TYPE_CHECKING, BinaryIO, Final, Protocol

from remembrancer.model.errors import UnreadableFileError

if TYPE_CHECKING:
    from typing_extensions import Buffer  # collections.abc has it from Python 3.12

MARKDOWN_BYTES: Final = 8 * 1024 * 1024
"""The largest note read; a longer one is not a note."""

GRAPH_BYTES: Final = 128 * 1024 * 1024
"""The largest knowledge graph read, which is held in memory whole."""

CONVERSATIONS_BYTES: Final = 2 * 1024 * 1024 * 1024
"""The largest chat export read; it is streamed conversation by conversation."""

_OPENING: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
_ENCRYPTED_FLAG: Final = 0x1
_REASONS: Final = {
    errno.ENOENT: "not_found",
    errno.ENOTDIR: "not_found",
    errno.EACCES: "permission_denied",
    errno.EPERM: "permission_denied",
    errno.ELOOP: "not_a_regular_file",
}


def unreadable(reason: str, detail: str = "") -> UnreadableFileError:
    """The exception of this package: ``reason`` is a code, ``detail`` a number or a short excerpt."""
    return UnreadableFileError(detail, reason=reason)


def reason_of(error: OSError) -> str:
    """The code for what the operating system said."""
    return _REASONS.get(error.errno or 0, "unreadable")


class ReadSource(Protocol):
    """One file's worth of bytes. ``folders`` are the names of the folders around it, outermost first."""

    @property
    def path(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def folders(self) -> tuple[str, ...]: ...
    @property
    def in_archive(self) -> bool: ...
    def open(self, limit: int) -> AbstractContextManager[BinaryIO]:
        """A stream that raises once more than ``limit`` bytes would be read."""


class _LimitedStream(io.RawIOBase):
    """Counts what is read, because the size a file or an archive declares need not be true."""

    def __init__(self, stream: IO[bytes], limit: int) -> None:
        super().__init__()
        self._stream = stream
        self._limit = limit
        self._count = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Buffer, /) -> int:
        target = memoryview(buffer)
        try:
            data = self._stream.read(len(target))
        except (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, NotImplementedError) as error:
            raise unreadable("damaged_archive", str(error)[:80]) from error
        except OSError as error:
            raise unreadable(reason_of(error)) from error
        self._count += len(data)
        if self._count > self._limit:
            raise unreadable("too_large", str(self._limit))
        target[: len(data)] = data
        return len(data)


@dataclass(frozen=True, slots=True)
class DiskFile:
    """A regular file. Anything else at ``path`` is refused when it is opened."""

    path: str

    @property
    def name(self) -> str:
        return PurePath(self.path).name

    @property
    def folders(self) -> tuple[str, ...]:
        return PurePath(self.path).parts[:-1]

    @property
    def in_archive(self) -> bool:
        return False

    @contextmanager
    def open(self, limit: int) -> Iterator[BinaryIO]:
        with self.open_seekable(limit) as stream:
            yield io.BufferedReader(_LimitedStream(stream, limit))

    @contextmanager
    def open_seekable(self, limit: int) -> Iterator[BinaryIO]:
        """The file itself, for archives, whose list of members stands at the end."""
        try:
            descriptor = os.open(self.path, _OPENING)
        except OSError as error:
            raise unreadable(reason_of(error)) from error
        with os.fdopen(descriptor, "rb") as stream:
            status = os.fstat(stream.fileno())
            # Looked at after opening, so that nothing can be put in its place in between.
            if not stat.S_ISREG(status.st_mode):
                raise unreadable("not_a_regular_file")
            if status.st_size > limit:
                raise unreadable("too_large", str(status.st_size))
            yield stream


@dataclass(frozen=True, slots=True)
class ArchiveMember:
    """A file inside a zip archive, read in place: nothing is ever extracted."""

    archive: zipfile.ZipFile
    info: zipfile.ZipInfo
    archive_path: str

    @property
    def path(self) -> str:
        return f"{self.archive_path}/{self.info.filename}"

    @property
    def name(self) -> str:
        return self.info.filename.rsplit("/", 1)[-1]

    @property
    def folders(self) -> tuple[str, ...]:
        return tuple(self.info.filename.split("/")[:-1])

    @property
    def in_archive(self) -> bool:
        return True

    @contextmanager
    def open(self, limit: int) -> Iterator[BinaryIO]:
        if self.info.flag_bits & _ENCRYPTED_FLAG:
            raise unreadable("encrypted")
        if self.info.file_size > limit:
            raise unreadable("too_large", str(self.info.file_size))
        with self._open_stream() as stream:
            yield io.BufferedReader(_LimitedStream(stream, limit))

    def _open_stream(self) -> IO[bytes]:
        try:
            return self.archive.open(self.info)
        except (zipfile.BadZipFile, NotImplementedError, EOFError, RuntimeError, OSError) as error:
            raise unreadable("damaged_archive", str(error)[:80]) from error


def read_whole(source: ReadSource, limit: int) -> bytes:
    """All bytes of ``source``, at most ``limit``."""
    with source.open(limit) as stream:
        return stream.read()


def read_head(source: ReadSource, count: int, limit: int) -> bytes:
    """The first ``count`` bytes of a source that has at most ``limit``."""
    with source.open(limit) as stream:
        return stream.read(count)
