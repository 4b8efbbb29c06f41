"""Moving a closed vault to another folder: copied and read back beside its new place, then named, then the old aside.

At every moment there is a whole vault in the old place, the new one, or both. The old files are never deleted: their
folder gets another name.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from remembrancer.model.errors import VaultNotFoundError, VaultNotMovedError
from remembrancer.model.places import MOVED_FILE, data_folder, default_folder, usual_folder
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.storage import journal
from remembrancer.storage.connection import check_file_is_encrypted, connect, value
from remembrancer.storage.faults import translated_faults
from remembrancer.storage.files import (
    DATABASE,
    KEY_FILE,
    OWNER_ONLY_FILE,
    OWNER_ONLY_FOLDER,
    holds_vault,
    make_private_folder,
    replace_file,
    sync_folder,
)
from remembrancer.storage.keys import KeyFile, Keys, Secret
from remembrancer.storage.lock import LOCK_FILE, OwnerLock
from remembrancer.storage.mounts import is_on_network
from remembrancer.storage.relocking import unlock
from remembrancer.storage.restore import finish_restore

_PART: Final = 1024 * 1024
_MEGABYTE: Final = 1_000_000
_SPARE_BYTES: Final = 16 * 1024 * 1024
"""Room that has to be left on the other drive beside the copy."""
_LEFT_BEHIND: Final = (LOCK_FILE, "owner.")
"""What belongs to the process that has the vault open."""
_REASONS: Final = {
    errno.EACCES: "permission_denied",
    errno.EPERM: "permission_denied",
    errno.EROFS: "permission_denied",
    errno.ENOSPC: "no_room",
    errno.EDQUOT: "no_room",
    errno.ENAMETOOLONG: "name_too_long",
    errno.ENOTDIR: "not_a_folder",
}


@dataclass(frozen=True, slots=True)
class Moved:
    """``folder`` is where the vault lies now, ``aside`` where its old files are kept."""

    folder: Path
    aside: Path


def check_target(folder: Path, target: Path) -> int:
    """Whether the vault in ``folder`` can be moved to ``target``; the bytes that have to be copied.

    Raises:
        VaultNotMovedError: ``reason`` says why not. Nothing was written.
    """
    here, there = Path(os.path.realpath(folder)), Path(os.path.realpath(target))
    if here == there:
        raise _refused("same_folder", target)
    if here in there.parents or there in here.parents:
        raise _refused("inside", target)
    try:
        if target.is_symlink() or (target.exists() and not target.is_dir()):
            raise _refused("not_a_folder", target)
        if target.is_dir() and any(target.iterdir()):
            raise _refused("not_empty", target)
        nearest = next(each for each in (there, *there.parents) if each.exists())
        if not nearest.is_dir():
            raise _refused("not_a_folder", target)
        if is_on_network(nearest):
            raise _refused("network", target)
        if not os.access(nearest, os.W_OK | os.X_OK):
            raise _refused("permission_denied", target)
        size = sum(path.stat().st_size for path in _files(folder))
        free = shutil.disk_usage(nearest).free
    except OSError as error:
        raise _refused(_reason(error), target, str(error)) from error
    if size + _SPARE_BYTES > free:
        raise _refused("no_room", target, needed=-(-(size + _SPARE_BYTES) // _MEGABYTE), free=free // _MEGABYTE)
    return size


def move(folder: Path, target: Path, secret: Secret | Keys, now: datetime, progress: Progress) -> Moved:
    """Move the vault in ``folder``, which nobody may have open, to ``target``, an absent or empty folder.

    Where it is the person's own vault, it is found in its new place when none is named.

    Raises:
        VaultNotFoundError: there is none.
        VaultInUseError: somebody has it open.
        WrongSecretError: the secret does not open it.
        VaultNotMovedError: ``reason`` says why not; the vault is where it was.
        CancelledError: as before.
    """
    folder, target = folder.absolute(), target.absolute()
    if not holds_vault(folder):
        raise VaultNotFoundError(path=str(folder))
    size = check_target(folder, target)
    lock = OwnerLock(folder, now)
    try:
        finish_restore(folder)
        keys = unlock(folder, secret)[1]
        made = target.parent / f".{target.name[:100]}.moving"
        try:
            make_private_folder(target.parent)
            # What an attempt left that was killed.
            shutil.rmtree(made, ignore_errors=True)
            _copy_all(folder, made, size, progress)
            _check(folder, made, keys)
            check_cancelled(progress)
            return Moved(target, _change_over(folder, made, target, lock, now))
        except OSError as error:
            raise _refused(_reason(error), target, str(error)) from error
        finally:
            shutil.rmtree(made, ignore_errors=True)
    finally:
        lock.release()


def _change_over(folder: Path, made: Path, target: Path, lock: OwnerLock, now: datetime) -> Path:
    """Give the copy its name, and the old folder another. Returns that."""
    was_default = folder.resolve() == default_folder({}).resolve()
    if target.is_dir():
        target.rmdir()
    made.rename(target)
    sync_folder(target.parent)
    try:
        if was_default:
            name_default_folder(target)
        if os.name == "nt":
            # No folder can be renamed there in which a file is open.
            lock.release()
        aside = _free_name(folder, now)
        folder.rename(aside)
    except OSError:
        # Two equal vaults would be one too many: the old one stays.
        if was_default:
            name_default_folder(folder)
        target.rename(made)
        raise
    sync_folder(folder.parent)
    for each in aside.glob("owner.*"):
        each.unlink(missing_ok=True)
    return aside


def name_default_folder(folder: Path) -> None:
    """Let the person's own vault be found in this folder from now on."""
    note = data_folder() / MOVED_FILE
    if folder == usual_folder():
        note.unlink(missing_ok=True)
        return
    note.parent.mkdir(parents=True, exist_ok=True)
    replace_file(note, f"{folder}\n".encode())


def _free_name(folder: Path, now: datetime) -> Path:
    name = f"{folder.name}-moved-{now:%Y-%m-%d}"
    choices = (name, *(f"{name}-{number}" for number in range(2, 1000)))
    return next(path for path in (folder.with_name(each) for each in choices) if not path.exists())


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.parent == folder and path.name.startswith(_LEFT_BEHIND):
            continue
        if path.is_symlink():
            raise _refused("has_links", folder)
        if path.is_file():
            yield path


def _copy_all(folder: Path, made: Path, size: int, progress: Progress) -> None:
    """Copy every file, and read the copy back."""
    made.mkdir(mode=OWNER_ONLY_FOLDER)
    copied = 0
    for source in _files(folder):
        target = made / source.relative_to(folder)
        make_private_folder(target.parent)
        digest = hashlib.sha256()
        descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
        with source.open("rb") as read, os.fdopen(descriptor, "wb") as written:
            while part := read.read(_PART):
                check_cancelled(progress)
                written.write(part)
                digest.update(part)
                copied += len(part)
                progress.report(min(copied, size), size, "moving")
            written.flush()
            os.fsync(written.fileno())
        with target.open("rb") as read:
            if hashlib.file_digest(read, "sha256").digest() != digest.digest():
                raise _refused("differs", target)
        sync_folder(target.parent)


def _check(folder: Path, made: Path, keys: Keys) -> None:
    """Open the copy as whoever opens the vault will."""
    check_file_is_encrypted(made / DATABASE)
    key_file = KeyFile.load(made / KEY_FILE)
    if key_file != KeyFile.load(folder / KEY_FILE):
        raise _refused("differs", made / KEY_FILE)
    with translated_faults(), closing(connect(made / DATABASE, keys.data)) as connection:
        if (
            value(connection, "PRAGMA integrity_check") != "ok"
            or journal.head(connection).number < key_file.head.number
        ):
            raise _refused("differs", made / DATABASE)


def _refused(reason: str, path: Path, detail: str = "", **values: object) -> VaultNotMovedError:
    return VaultNotMovedError(detail, reason=reason, path=str(path), **values)


def _reason(error: OSError) -> str:
    return _REASONS.get(error.errno or 0, "input_output")
