"""Looking at each area of a vault's health: what is found there, and what helps."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from remembrancer.backups import BackupKeeping
from remembrancer.embedding.encoder import Encoder, check_files, encoder_id
from remembrancer.embedding.searchable import EncoderSource, embedded_text, indexed_text
from remembrancer.model.errors import (
    ModelMiscalculatesError,
    ModelMissingError,
    ModelTamperedError,
    RemembrancerError,
    VaultDamagedError,
)
from remembrancer.model.health import Finding, HealthArea, HealthState, Repair
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.storage.backup import list_backups
from remembrancer.storage.codes import texts_without_codes
from remembrancer.storage.connection import Connection
from remembrancer.storage.files import DATABASE
from remembrancer.storage.indexing import Differing, compare_counts, compare_words
from remembrancer.storage.mounts import is_on_network
from remembrancer.storage.soundness import DERIVED, count_broken_codes
from remembrancer.storage.store import Store

_OLD: Final = timedelta(days=1)
_SPARE_BYTES: Final = 64 * 1024 * 1024
_COPIES: Final = 2
"""A backup is a copy, and cleaning up after an erasure writes the file anew."""
_AT_ONCE: Final = 500
_OF_PAGES: Final = (Repair.RESTORE, Repair.RECOVER)


@dataclass(frozen=True, slots=True)
class Missing:
    """``texts`` should have codes and have none; ``unknown`` have none, and without the model it is not known why."""

    texts: int
    unknown: int = 0


class Looking:
    """Looks at one area at a time. Nothing is changed."""

    def __init__(
        self, store: Store, backups: BackupKeeping, encoder: EncoderSource, model_state: Callable[[], str]
    ) -> None:
        self._store = store
        self._backups = backups
        self._encoder = encoder
        self._model_state = model_state
        self._ways: Final[dict[HealthArea, Callable[[Progress], Finding]]] = {
            HealthArea.DATABASE: self._database,
            HealthArea.WORDS: self._words,
            HealthArea.COUNTS: self._counts,
            HealthArea.CODES: self._codes,
            HealthArea.JOURNAL: self._journal,
            HealthArea.MODEL: self._model,
            HealthArea.SPACE: self._space,
            HealthArea.BACKUPS: self._newest_backup,
        }

    def at(self, area: HealthArea, progress: Progress) -> Finding:
        """What is found in an area now. Pages that cannot be read are a finding, not an error.

        Raises:
            CancelledError: the person asked to stop.
        """
        check_cancelled(progress)
        try:
            return self._ways[area](progress)
        except VaultDamagedError as error:
            found = self._finding(area, HealthState.DAMAGED, "unreadable", repairs=_OF_PAGES)
            return replace(found, name=str(error.values.get("file", DATABASE)))

    def quickly(self, progress: Progress) -> Finding:
        """The vault's file, looked at in full only where some page cannot be read. Raises CancelledError."""
        try:
            readable = self._store.is_readable(progress)
        except VaultDamagedError:
            readable = False
        return self._whole() if readable else self.at(HealthArea.DATABASE, progress)

    def _whole(self) -> Finding:
        size = (self._store.folder / DATABASE).stat().st_size
        return replace(self._finding(HealthArea.DATABASE, HealthState.SOUND, "whole"), size=size)

    def _finding(
        self, area: HealthArea, state: HealthState, reason: str, *, repairs: tuple[Repair, ...] = ()
    ) -> Finding:
        return Finding(area, state, reason, self._store.clock.now(), repairs=repairs)

    def _database(self, progress: Progress) -> Finding:
        damaged = self._store.damaged_tables(progress)
        area = HealthArea.DATABASE
        if not damaged:
            return self._whole()
        reason = "derived_damaged" if DERIVED.issuperset(damaged) else "stored_damaged"
        found = self._finding(area, HealthState.DAMAGED, reason, repairs=_OF_PAGES)
        return replace(found, found=len(damaged), name=", ".join(damaged))

    def _words(self, progress: Progress) -> Finding:
        with self._store.read() as connection:
            differing = compare_words(connection, indexed_text, progress)
        if not differing.wrong and "words" in self._store.damaged_tables(progress, only=("words",)):
            differing = Differing(differing.total, differing.total)
        return self._compared(HealthArea.WORDS, differing, "words_differ", Repair.WORDS)

    def _counts(self, progress: Progress) -> Finding:
        with self._store.read() as connection:
            differing = compare_counts(connection, progress)
        return self._compared(HealthArea.COUNTS, differing, "counts_differ", Repair.COUNTS)

    def _compared(self, area: HealthArea, differing: Differing, reason: str, repair: Repair) -> Finding:
        if not differing.wrong:
            return replace(self._finding(area, HealthState.SOUND, "whole"), found=differing.total)
        found = self._finding(area, HealthState.ATTENTION, reason, repairs=(repair,))
        return replace(found, found=differing.wrong, expected=differing.total)

    def _codes(self, progress: Progress) -> Finding:
        area, encoder = HealthArea.CODES, self._encoder()
        with self._store.read() as connection:
            broken = count_broken_codes(connection)
            missing = texts_missing_codes(connection, encoder, progress)
        if broken:
            found = self._finding(area, HealthState.ATTENTION, "codes_broken", repairs=(Repair.CODES,))
            return replace(found, found=broken + missing.texts)
        if missing.texts:
            found = self._finding(area, HealthState.ATTENTION, "codes_missing", repairs=(Repair.CODES,))
            return replace(found, found=missing.texts)
        if missing.unknown:
            return replace(self._finding(area, HealthState.ATTENTION, "codes_unknown"), found=missing.unknown)
        return self._finding(area, HealthState.SOUND, "whole")

    def _journal(self, progress: Progress) -> Finding:
        verified = self._store.verify_journal(progress)
        area = HealthArea.JOURNAL
        if not verified.problems:
            return replace(self._finding(area, HealthState.SOUND, "whole"), found=verified.rows)
        found = self._finding(area, HealthState.DAMAGED, "altered", repairs=(Repair.RESTORE,))
        return replace(found, found=len(verified.problems), expected=verified.rows)

    def _model(self, _progress: Progress) -> Finding:
        area = HealthArea.MODEL
        try:
            check_files()
        except (ModelMissingError, ModelTamperedError) as error:
            return self._finding(area, HealthState.ATTENTION, error.code)
        if self._model_state() == ModelMiscalculatesError.code:
            return self._finding(area, HealthState.ATTENTION, ModelMiscalculatesError.code)
        return replace(self._finding(area, HealthState.SOUND, "whole"), name=encoder_id())

    def _space(self, _progress: Progress) -> Finding:
        folder, area = self._store.folder, HealthArea.SPACE
        try:
            with tempfile.TemporaryFile(dir=folder) as file:
                file.write(b"0")
                file.flush()
                os.fsync(file.fileno())
            free = shutil.disk_usage(folder).free
            size = (folder / DATABASE).stat().st_size
        except OSError as error:
            found = self._finding(area, HealthState.DAMAGED, "not_writable")
            return replace(found, name=error.strerror or str(error))
        needed = _COPIES * size + _SPARE_BYTES
        reason = "on_network" if is_on_network(folder) else "little_room" if free < needed else "whole"
        state = HealthState.SOUND if reason == "whole" else HealthState.ATTENTION
        return replace(self._finding(area, state, reason), size=free, expected=needed)

    def _newest_backup(self, progress: Progress) -> Finding:
        area = HealthArea.BACKUPS
        if self._store.is_sample:
            return self._finding(area, HealthState.SOUND, "sample")
        backups = list_backups(self._store.folder)
        if not backups:
            return self._finding(area, HealthState.ATTENTION, "none", repairs=(Repair.BACKUP,))
        newest = backups[0]
        progress.report(0, 0, "backup")
        try:
            self._store.check_backup(newest)
        except RemembrancerError:
            found = self._finding(area, HealthState.ATTENTION, "unusable", repairs=(Repair.BACKUP,))
        else:
            old = self._store.clock.now() - newest.made_at > _OLD and not self._backups.is_current()
            state = HealthState.ATTENTION if old else HealthState.SOUND
            found = self._finding(area, state, "old" if old else "whole", repairs=(Repair.BACKUP,) if old else ())
        return replace(found, found=len(backups), size=newest.size, name=newest.name, at=newest.made_at)


def texts_missing_codes(connection: Connection, encoder: Encoder | None, progress: Progress) -> Missing:
    """The texts that have no codes of the present encoder though they should."""
    last = missing = 0
    while batch := texts_without_codes(connection, encoder_id(), last, _AT_ONCE):
        check_cancelled(progress)
        progress.report(missing, 0, "codes")
        missing += sum(encoder is None or encoder.has_codes(embedded_text(each.title, each.content)) for each in batch)
        last = batch[-1].text
    return Missing(missing) if encoder is not None else Missing(0, missing)
