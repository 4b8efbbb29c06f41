"""Copies of the vault: which there are, and what going back to one would change."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from remembrancer.model.history import ChangeCounts
from remembrancer.model.queries import Query


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy of the vault. ``name`` tells it from the others; ``size`` in bytes, with its keys.

    ``complete``: its keys lie beside it. Without them it is of no use.
    """

    name: str
    made_at: datetime
    size: int
    complete: bool


@dataclass(frozen=True, slots=True)
class Backups:
    """All backups, the newest first. ``free`` is the room left on that drive, in bytes.

    ``is_current``: nothing was changed in the vault since the newest one.
    """

    folder: str
    backups: tuple[Backup, ...]
    free: int
    is_current: bool

    @property
    def size(self) -> int:
        return sum(each.size for each in self.backups)


@dataclass(frozen=True, slots=True)
class ListBackups(Query[Backups]):
    pass


ARCHIVE_ENDING = ".remembrancer"
"""What the name of a backup that is one file ends with."""


@dataclass(frozen=True, slots=True)
class Archive:
    """A backup as one file. ``size`` in bytes; ``unlocks`` are the ways in which it is unlocked, as of a vault."""

    path: str
    name: str
    size: int
    unlocks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WriteArchive(Query[Archive]):
    """Write a backup with its keys into one file at ``path``, as encrypted as it is; ``name`` empty: the newest one.

    The vault is not changed. An existing file is kept unless ``replace``.

    Raises:
        NotPermittedError: it is not a person who asks.
        BackupNotFoundError: there is none of this name, or none at all.
        FileNotWrittenError: it cannot be written.
    """

    path: str
    name: str = ""
    replace: bool = False


@dataclass(frozen=True, slots=True)
class TakeArchive(Query[Backup]):
    """Put the backup that a file holds beside those of this vault, so that it can be looked into and gone back to.

    The vault is not changed. One of the same name is the same backup, and stays.

    Raises:
        NotPermittedError: it is not a person who asks.
        UnreadableFileError: the file holds no backup, or is damaged.
    """

    path: str


@dataclass(frozen=True, slots=True)
class RestorePreview:
    """What going back to a backup would mean.

    ``memories`` are current in the backup, ``current`` in the vault now. ``since`` counts the versions that the vault
    has and the backup has not, in each way. ``same_history``: the vault as it is goes on from where the backup ends;
    otherwise they parted, and what is only in either cannot be told by counting.
    """

    backup: Backup
    memories: int
    current: int
    since: ChangeCounts
    same_history: bool


@dataclass(frozen=True, slots=True)
class PreviewRestore(Query[RestorePreview]):
    """Look into a backup and compare it with the vault. Changes nothing.

    Raises:
        BackupNotFoundError: there is none of this name.
        VaultDamagedError, WrongSecretError, VaultTooNewError: it cannot be used.
    """

    name: str
