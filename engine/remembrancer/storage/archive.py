"""A backup as one file: the copy and its keys, as encrypted as they are, to be carried elsewhere and brought back.

It is a ZIP archive without compression, since what is encrypted cannot be made smaller.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from pathlib import Path
from typing import Final

from remembrancer.model.backups import Archive, Backup
from remembrancer.model.errors import FileNotWrittenError, UnreadableFileError
from remembrancer.storage.backup import BACKUPS, BackupFiles, find_backup, taking_folder
from remembrancer.storage.connection import check_file_is_encrypted
from remembrancer.storage.faults import translated_file_faults
from remembrancer.storage.files import DATABASE, KEY_FILE, given_file, given_folder, make_private_folder, sync_folder
from remembrancer.storage.keys import KeyFile

_ABOUT: Final = "remembrancer.json"
_FORMAT: Final = 1
_SMALL: Final = 1024 * 1024
"""Neither the keys nor what says what it is are longer."""
_PART: Final = 1024 * 1024


def write_archive(folder: Path, backup: Backup, target: Path, *, replace: bool) -> Archive:
    """Write a backup into one file, and read that back.

    Raises:
        FileNotWrittenError: it cannot be written, or was not read back as it was written.
        VaultDamagedError: the backup's keys are not what they must be.
    """
    files = BackupFiles.named(folder, backup.name)
    kinds = KeyFile.load(files.keys).kinds
    with translated_file_faults():
        written = _digest_of(files.database)
    about = json.dumps({"format": _FORMAT, "name": backup.name, "sha256": written})
    with given_file(target, replace=replace) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(_ABOUT, about)
        archive.write(files.keys, KEY_FILE)
        archive.write(files.database, DATABASE)
    try:
        with zipfile.ZipFile(target) as archive, archive.open(DATABASE) as stored:
            is_whole = hashlib.file_digest(stored, "sha256").hexdigest() == written  # type: ignore[arg-type]
    except (OSError, zipfile.BadZipFile):
        is_whole = False
    if not is_whole:
        target.unlink(missing_ok=True)
        raise FileNotWrittenError("not read back as it was written", reason="input_output", path=str(target))
    return Archive(str(target), backup.name, target.stat().st_size, kinds)


def take_archive(folder: Path, source: Path) -> Backup:
    """Put the backup that a file holds beside those of the vault in ``folder``.

    One of the same name is the same backup, and stays as it is. While no copy is being made: that would take what is
    being unpacked for left behind.

    Raises:
        UnreadableFileError: the file holds none, or is damaged; nothing was changed.
        VaultUnreadableError: it cannot be written here.
    """
    name = _name_in(source)
    files = BackupFiles.named(folder, name)
    if not (files.database.exists() and files.keys.exists()):
        with translated_file_faults():
            place = folder / BACKUPS
            make_private_folder(place)
            part = taking_folder(folder, name)
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir(mode=0o700)
            try:
                _unpack(source, part)
                (part / KEY_FILE).replace(files.keys)
                (part / DATABASE).replace(files.database)
            finally:
                shutil.rmtree(part, ignore_errors=True)
            sync_folder(place)
    return find_backup(folder, name)


def make_of_archive(source: Path, target: Path) -> None:
    """Make a vault in ``target``, an absent or empty folder, of the backup that a file holds.

    Raises:
        UnreadableFileError: the file holds none, or is damaged.
        FileNotWrittenError: the folder holds something, or cannot be written.
    """
    _name_in(source)
    make_private_folder(target.parent)
    with given_folder(target) as made:
        _unpack(source, made)


def _name_in(source: Path) -> str:
    try:
        with zipfile.ZipFile(source) as archive, archive.open(_ABOUT) as file:
            about = json.loads(file.read(_SMALL))
            name, number = str(about["name"]), int(about["format"])
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile, NotImplementedError) as error:
        raise UnreadableFileError(str(error), reason="no_backup", path=str(source)) from error
    if number > _FORMAT:
        raise UnreadableFileError(reason="from_newer_program", path=str(source))
    if not name or Path(name).name != name or name.startswith("."):
        raise UnreadableFileError(reason="no_backup", path=str(source))
    return name


def _unpack(source: Path, folder: Path) -> None:
    """Both files, read whole: what the archive says of their digest has to be so."""
    try:
        with zipfile.ZipFile(source) as archive:
            expected = str(json.loads(archive.read(_ABOUT))["sha256"])
            for name in (KEY_FILE, DATABASE):
                if name == KEY_FILE and archive.getinfo(name).file_size > _SMALL:
                    raise UnreadableFileError(reason="no_backup", path=str(source))
                with archive.open(name) as stored, (folder / name).open("xb") as written:
                    (folder / name).chmod(0o600)
                    shutil.copyfileobj(stored, written, _PART)
    except (ValueError, KeyError, zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError) as error:
        raise UnreadableFileError(str(error), reason="damaged_archive", path=str(source)) from error
    if _digest_of(folder / DATABASE) != expected:
        raise UnreadableFileError("digest", reason="damaged_archive", path=str(source))
    KeyFile.load(folder / KEY_FILE)
    check_file_is_encrypted(folder / DATABASE)


def _digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
