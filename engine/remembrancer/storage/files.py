"""The files of a vault. Small ones are written so that a crash leaves the old or the new one, for their owner alone."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from remembrancer.model.errors import FileNotWrittenError

DATABASE: Final = "vault.db"
KEY_FILE: Final = "keys.json"
"""The two files that make a vault."""
CREATING: Final = "creating"
"""Stands beside them until they are whole."""

OWNER_ONLY_FILE: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700


def holds_vault(folder: Path) -> bool:
    """Whether there is a vault in the folder: whole, or with one of its two files missing and backups beside it."""
    files = [(folder / name).is_file() for name in (KEY_FILE, DATABASE)]
    return not (folder / CREATING).exists() and (all(files) or (any(files) and any(folder.glob("backups/*.db"))))


def make_private_folder(path: Path) -> None:
    path.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)


def replace_file(path: Path, data: bytes) -> None:
    """Replace ``path`` by ``data``: temporary file, fsync, rename, fsync of the folder."""
    temporary = path.with_name(path.name + ".tmp")
    temporary.unlink(missing_ok=True)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
    sync_folder(path.parent)


def identity_of(path: Path) -> tuple[int, int] | None:
    """Which file a path names: device and number; None if it names none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def sync_folder(path: Path) -> None:
    """Make a rename in ``path`` durable, on systems where folders can be synced."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


_REASONS: Final = {
    errno.EACCES: "permission_denied",
    errno.EPERM: "permission_denied",
    errno.EROFS: "permission_denied",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.ENOENT: "no_such_folder",
    errno.ENOTDIR: "no_such_folder",
    errno.ENAMETOOLONG: "name_too_long",
}


@contextmanager
def given_file(path: Path, *, replace: bool) -> Iterator[BinaryIO]:
    """A file for the person, readable by them alone, that gets its name once it is whole.

    Raises:
        FileNotWrittenError: it is there already, is a link, or cannot be written.
    """
    with _given(path, replace=replace) as temporary:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        # Once more: somebody may have made one meanwhile. A link in its place would itself be replaced, not followed.
        _refuse_present(path, replace=replace)
        temporary.replace(path)
        sync_folder(path.parent)


@contextmanager
def given_folder(path: Path) -> Iterator[Path]:
    """A folder for the person that gets its name once everything is in it. An empty one in its place gives way.

    Raises:
        FileNotWrittenError: something is there already, or it cannot be written.
    """
    if path.is_dir() and not path.is_symlink() and any(path.iterdir()):
        raise FileNotWrittenError(reason="folder_not_empty", path=str(path))
    with _given(path, replace=path.is_dir()) as temporary:
        temporary.mkdir(mode=OWNER_ONLY_FOLDER)
        yield temporary
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        temporary.rename(path)
        sync_folder(path.parent)


@contextmanager
def _given(path: Path, *, replace: bool) -> Iterator[Path]:
    """A place beside ``path`` where it is made; what is left there in the end is removed."""
    _refuse_present(path, replace=replace)
    temporary = path.with_name(f".{path.name[:100]}-{secrets.token_hex(6)}.tmp")
    try:
        yield temporary
    except OSError as error:
        raise FileNotWrittenError(
            str(error), reason=_REASONS.get(error.errno or 0, "input_output"), path=str(path)
        ) from error
    finally:
        if temporary.is_dir():
            shutil.rmtree(temporary, ignore_errors=True)
        else:
            temporary.unlink(missing_ok=True)


def _refuse_present(path: Path, *, replace: bool) -> None:
    if not path.name:
        raise FileNotWrittenError(reason="no_such_folder", path=str(path))
    if path.is_symlink():
        raise FileNotWrittenError(reason="is_a_link", path=str(path))
    if path.exists() and not replace:
        raise FileNotWrittenError(reason="already_there", path=str(path))
    if path.exists() and replace and not (path.is_file() or path.is_dir()):
        raise FileNotWrittenError(reason="not_a_regular_file", path=str(path))


def write_private(path: Path, data: bytes) -> None:
    """Write a new file, readable by its owner alone, into a folder that nobody else knows yet."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
