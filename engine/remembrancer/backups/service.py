"""Keeping backups of a vault, and looking into them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from remembrancer.backups.thinning import superfluous
from remembrancer.history.changes import History
from remembrancer.model.backups import (
    Archive,
    Backup,
    Backups,
    ListBackups,
    PreviewRestore,
    RestorePreview,
    TakeArchive,
    WriteArchive,
)
from remembrancer.model.errors import BackupNotFoundError, NotPermittedError, VaultDamagedError
from remembrancer.model.history import CountChanges
from remembrancer.model.types import ActorKind
from remembrancer.storage import journal
from remembrancer.storage.archive import take_archive, write_archive
from remembrancer.storage.backup import BACKUPS, backup_head, find_backup, list_backups, remove_backup
from remembrancer.storage.call import Call
from remembrancer.storage.faults import translated_file_faults
from remembrancer.storage.listing import count_states
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store


class BackupKeeping:
    """Makes, lists and thins the backups in a vault's folder."""

    def __init__(self, store: Store, history: History) -> None:
        self._store = store
        self._history = history

    def queries(self) -> dict[type, Callable[[Call, Any, object], Any]]:
        """What the facade hands on to it."""
        return {
            ListBackups: lambda call, _request, _: self.backups(call),
            PreviewRestore: lambda call, request, _: self.preview(call, request),
            WriteArchive: lambda call, request, _: self.write_archive(call, request),
            TakeArchive: lambda call, request, _: self.take_archive(call, request),
        }

    def back_up(self) -> Backup:
        """Make one now, and remove those that are superfluous then.

        Raises:
            VaultDamagedError: the copy does not hold what the vault holds; it does not count.
            VaultUnreadableError: it cannot be written.
        """
        name = self._store.back_up().stem
        self.thin()
        return find_backup(self._store.folder, name)

    def back_up_if_changed(self) -> Backup | None:
        """Make one, unless the newest one holds everything."""
        return None if self.is_current() else self.back_up()

    def is_current(self) -> bool:
        """Whether the newest one holds everything."""
        return self._is_current(list_backups(self._store.folder))

    def thin(self) -> tuple[Backup, ...]:
        """Remove what no rule keeps; returns what went."""
        clock = self._store.clock
        gone = superfluous(list_backups(self._store.folder), clock.now(), clock.zone())
        for backup in gone:
            remove_backup(self._store.folder, backup)
        return gone

    def backups(self, call: Call) -> Backups:
        """All there are."""
        _check_whole(call)
        found = list_backups(self._store.folder)
        with translated_file_faults():
            free = shutil.disk_usage(self._store.folder).free
        return Backups(str(self._store.folder / BACKUPS), found, free, self._is_current(found))

    def preview(self, call: Call, request: PreviewRestore) -> RestorePreview:
        """What going back to a backup would mean.

        Raises:
            BackupNotFoundError, VaultDamagedError, WrongSecretError, VaultTooNewError: as the request says.
        """
        _check_whole(call)
        folder = self._store.folder
        backup = find_backup(folder, request.name)
        if not backup.complete:
            raise VaultDamagedError("the backup has no keys", file=f"{backup.name}.keys.json")
        head = backup_head(folder, backup)
        with self._store.looking_into(backup) as copy:
            _, memories = count_states(copy, EVERYTHING)
        with self._store.read() as connection:
            _, current = count_states(connection, EVERYTHING)
            same = journal.holds(connection, head)
            newest = newest_tx(connection)
        since = self._history.count(call.scope, CountChanges(since=min(head.number, newest)))
        return RestorePreview(backup, memories, current, since, same)

    def write_archive(self, call: Call, request: WriteArchive) -> Archive:
        """A backup as one file.

        Raises:
            NotPermittedError, BackupNotFoundError, FileNotWrittenError: as the request says.
        """
        _check_person(call)
        folder = self._store.folder
        complete = [each for each in list_backups(folder) if each.complete]
        if not request.name and not complete:
            raise BackupNotFoundError
        backup = find_backup(folder, request.name) if request.name else complete[0]
        return write_archive(folder, backup, Path(request.path).expanduser(), replace=request.replace)

    def take_archive(self, call: Call, request: TakeArchive) -> Backup:
        """The backup of a file beside the others.

        Raises:
            NotPermittedError, UnreadableFileError: as the request says.
        """
        _check_person(call)
        path = Path(request.path).expanduser()
        return self._store.in_turn(partial(take_archive, self._store.folder, path))

    def _is_current(self, backups: tuple[Backup, ...]) -> bool:
        """Whether the newest backup ends where the vault does; one that cannot be read does not."""
        if not backups or not backups[0].complete:
            return False
        try:
            head = backup_head(self._store.folder, backups[0])
        except VaultDamagedError:
            return False
        return head.number == self._store.number()


def _check_person(call: Call) -> None:
    if call.actor.kind is not ActorKind.PERSON or call.scope.namespaces is not None:
        raise NotPermittedError("backups are carried about by a person", action="backups")


def _check_whole(call: Call) -> None:
    if call.scope.namespaces is not None:
        raise NotPermittedError("backups are of the whole vault", action="backups")
