"""Files of other programs, below a folder: read and replaced without following any link on the way to them."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from remembrancer.model.connecting import FileProblem

MOST_BYTES: Final = 32 * 1024 * 1024
_NEW_FILE: Final = 0o644
_NEW_FOLDER: Final = 0o755
_HAS_FOLDER_DESCRIPTORS: Final = os.open in os.supports_dir_fd and hasattr(os, "O_NOFOLLOW")
_NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
_NO_WAIT: Final = getattr(os, "O_NONBLOCK", 0)
_FOLDER: Final = getattr(os, "O_DIRECTORY", 0) | _NO_FOLLOW
_BINARY: Final = getattr(os, "O_BINARY", 0)


class FileLeftAloneError(Exception):
    """A file cannot be touched safely."""

    def __init__(self, problem: FileProblem) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class OwnedFile:
    """A file below ``root``, which itself may lie anywhere. ``parts`` are the names on the way to it, its own last."""

    root: Path
    parts: tuple[str, ...]

    @property
    def path(self) -> Path:
        return self.root.joinpath(*self.parts)

    def read(self) -> str | None:
        """Its text as it is, with its line ends and byte order mark; None: there is none.

        Raises:
            FileLeftAloneError: it is no plain file of the person's own in UTF-8, or too large.
        """
        try:
            with self._folder() as folder:
                return _text(_read(self._at(folder), folder))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise FileLeftAloneError(self._problem(error)) from error

    def replace(self, text: str) -> tuple[str, ...]:
        """Put ``text`` in its place: the old file or the new one is there at any moment. It keeps its permissions.

        Returns the folders that had to be made for it, the outermost first.
        """
        made = self._make_folders()
        with self._folder() as folder:
            name = self._at(folder)
            mode = _NEW_FILE
            with suppress(FileNotFoundError):
                mode = stat.S_IMODE(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode)
            temporary = _beside(name)
            descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600, dir_fd=folder)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(text.encode())
                    file.flush()
                    os.fsync(file.fileno())
                    if hasattr(os, "fchmod"):
                        os.fchmod(file.fileno(), mode)
                os.replace(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
            except BaseException:
                os.unlink(temporary, dir_fd=folder)
                raise
            if folder is not None:
                os.fsync(folder)
        return made

    def remove(self) -> None:
        """Take it away."""
        with self._folder() as folder:
            os.unlink(self._at(folder), dir_fd=folder)

    def _make_folders(self) -> tuple[str, ...]:
        made = []
        wanted = [self.root.joinpath(*self.parts[:length]) for length in range(len(self.parts))]
        for path in (*reversed(self.root.parents), *wanted):
            if path.exists():
                continue
            try:
                path.mkdir(_NEW_FOLDER)
            except FileExistsError:
                continue
            made.append(str(path))
        return tuple(made)

    @contextmanager
    def _folder(self) -> Iterator[int | None]:
        """A descriptor of the folder it lies in; None where the system has no such, after looking at each name."""
        if not _HAS_FOLDER_DESCRIPTORS:
            for length in range(1, len(self.parts) + 1):
                if _is_link(self.root.joinpath(*self.parts[:length])):
                    raise FileLeftAloneError(FileProblem.SYMLINK)
            yield None
            return
        descriptor = os.open(self.root, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            for name in self.parts[:-1]:
                inner = os.open(name, os.O_RDONLY | _FOLDER, dir_fd=descriptor)
                os.close(descriptor)
                descriptor = inner
            yield descriptor
        finally:
            os.close(descriptor)

    def _at(self, folder: int | None) -> str:
        return str(self.path) if folder is None else self.parts[-1]

    def _problem(self, error: OSError) -> FileProblem:
        # What O_NOFOLLOW says of a link differs between systems.
        if any(_is_link(self.root.joinpath(*self.parts[:length])) for length in range(1, len(self.parts) + 1)):
            return FileProblem.SYMLINK
        return FileProblem.NOT_A_FILE if isinstance(error, NotADirectoryError) else FileProblem.UNREADABLE


def remove_empty(folders: Iterable[str]) -> None:
    """Take away those folders that are empty, the innermost first."""
    for folder in sorted(set(folders), key=len, reverse=True):
        # Whatever still lies in it is somebody's.
        with suppress(OSError):
            Path(folder).rmdir()


def _read(name: str, folder: int | None) -> bytes:
    descriptor = os.open(name, os.O_RDONLY | _NO_FOLLOW | _NO_WAIT | _BINARY, dir_fd=folder)
    with os.fdopen(descriptor, "rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise FileLeftAloneError(FileProblem.NOT_A_FILE)
        if hasattr(os, "geteuid") and status.st_uid != os.geteuid():
            raise FileLeftAloneError(FileProblem.OTHER_OWNER)
        # Replacing it would part it from its other names.
        if status.st_nlink > 1:
            raise FileLeftAloneError(FileProblem.SEVERAL_NAMES)
        if status.st_size > MOST_BYTES:
            raise FileLeftAloneError(FileProblem.TOO_LARGE)
        return file.read()


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise FileLeftAloneError(FileProblem.NOT_UTF8) from error


def _beside(name: str) -> str:
    path = Path(name)
    return str(path.with_name(f".{path.name}.{secrets.token_hex(8)}.tmp"))


def _is_link(path: Path) -> bool:
    return path.is_symlink() or (hasattr(path, "is_junction") and path.is_junction())
