"""The health of a vault: looked at when asked, remembered until then, and what is derived made again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, Final

from remembrancer.backups import BackupKeeping
from remembrancer.embedding.searchable import EncoderSource, indexed_text
from remembrancer.health.looking import Looking, texts_missing_codes
from remembrancer.model.changes import Change
from remembrancer.model.errors import InvalidInputError, ModelMissingError, NotPermittedError, VaultDamagedError
from remembrancer.model.health import (
    CheckHealth,
    Finding,
    GetHealth,
    Health,
    HealthArea,
    HealthState,
    Repair,
    Repaired,
    RepairVault,
)
from remembrancer.model.progress import Progress
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.indexing import (
    compare_counts,
    make_words,
    write_counts_anew,
    write_words,
)
from remembrancer.storage.kept import keep, read_kept
from remembrancer.storage.replies import read_reply, reply_text
from remembrancer.storage.soundness import remove_broken_codes
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction

KEPT_AS: Final = "health"
_AREAS: Final = {
    Repair.WORDS: HealthArea.WORDS,
    Repair.COUNTS: HealthArea.COUNTS,
    Repair.CODES: HealthArea.CODES,
}


class HealthKeeping:
    """Answers how a vault is, and makes derived data again."""

    def __init__(
        self,
        store: Store,
        backups: BackupKeeping,
        encoder: EncoderSource,
        model_state: Callable[[], str],
        encode_missing: Callable[[Progress], int],
    ) -> None:
        self._store = store
        self._encoder = encoder
        self._encode_missing = encode_missing
        self._looking = Looking(store, backups, encoder, model_state)
        self._known: dict[HealthArea, Finding] | None = None

    def queries(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        """What the facade hands on to it."""
        return {
            GetHealth: lambda call, _request, _: self.known(call),
            CheckHealth: self.check,
        }

    def changes(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        return {RepairVault: self.repair}

    def known(self, call: Call) -> Health:
        """What was found when it was last looked at."""
        _check_whole(call)
        return self._health()

    def check(self, call: Call, request: CheckHealth, progress: Progress) -> Health:
        """Look at some areas now, or at all."""
        _check_whole(call)
        try:
            for area in HealthArea:
                if not request.areas or area in request.areas:
                    self._findings()[area] = self._looking.at(area, progress)
        finally:
            self._keep()
            if not request.areas or HealthArea.DATABASE in request.areas:
                self._guard()
        return self._health()

    def check_quickly(self, progress: Progress) -> Health:
        """Look at what can be looked at in passing: whether all pages can be read, and the drive.

        Raises:
            CancelledError: the program is about to end.
        """
        self._findings()[HealthArea.DATABASE] = self._looking.quickly(progress)
        self._findings()[HealthArea.SPACE] = self._looking.at(HealthArea.SPACE, progress)
        self._keep()
        self._guard()
        return self._health()

    def checked_at(self) -> datetime | None:
        """When the vault's file was looked at last."""
        finding = self._findings().get(HealthArea.DATABASE)
        return None if finding is None else finding.checked_at

    def remember_damage(self) -> None:
        """At opening: what was found to be damaged before is not written to."""
        with suppress(VaultDamagedError):
            self._guard()

    def _guard(self) -> None:
        """Stop writing to a damaged vault, and go on where nothing is damaged any more.

        What holds only what is made from memories can be made again: it is said, and writing goes on.
        """
        finding = self._findings().get(HealthArea.DATABASE)
        if finding is None:
            return
        if finding.state is HealthState.SOUND:
            self._store.guard.open()
        elif finding.reason != "derived_damaged":
            self._store.guard.close()

    def repair(self, call: Call, request: RepairVault, progress: Progress) -> Repaired:
        """Make derived data again, as an operation.

        Raises:
            InvalidInputError, NotPermittedError, VaultDamagedError, ModelMissingError, CancelledError: as the request
                says.
        """
        _check_whole(call)
        match request.repair:
            case Repair.WORDS:
                change, mended = self._write(call, partial(_mend_words, progress))
            case Repair.COUNTS:
                change, mended = self._write(call, partial(_mend_counts, progress))
            case Repair.CODES:
                change, mended = self._mend_codes(call, progress)
            case other:
                raise InvalidInputError("repair", "unknown", given=other.value)
        area = _AREAS[request.repair]
        finding = self._findings()[area] = self._looking.at(area, progress)
        self._keep()
        return Repaired(change, mended, finding)

    def _mend_codes(self, call: Call, progress: Progress) -> tuple[Change, int]:
        encoder = self._encoder()
        if encoder is None:
            raise ModelMissingError("codes cannot be made without the model")

        def work(transaction: Transaction) -> int:
            removed = remove_broken_codes(transaction.connection)
            missing = texts_missing_codes(transaction.connection, encoder, progress).texts
            if removed or missing:
                transaction.entries["repaired"].append({"what": "codes", "removed": removed, "missing": missing})
            return missing

        change, _ = self._write(call, work)
        return change, self._encode_missing(progress)

    def _write(self, call: Call, work: Callable[[Transaction], int]) -> tuple[Change, int]:
        kind = OperationKind.REPAIR

        def answer(mended: int, operation: str, number: int) -> tuple[Change, int]:
            return Change(operation, kind, number), mended

        return self._store.write(call.operation(kind), work, answer)

    def _health(self) -> Health:
        known = self._findings()
        return Health(tuple(known[area] for area in HealthArea if area in known))

    def _findings(self) -> dict[HealthArea, Finding]:
        if self._known is None:
            with self._store.read() as connection:
                told = read_kept(connection).get(KEPT_AS, "")
            self._known = {each.area: each for each in _read(told).findings}
        return self._known

    def _keep(self) -> None:
        told = reply_text(self._health())
        self._store.note_later(lambda connection: keep(connection, KEPT_AS, told))


def _mend_words(progress: Progress, transaction: Transaction) -> int:
    connection = transaction.connection
    make_words(connection)
    rows = write_words(connection, indexed_text, progress)
    write_counts_anew(connection)
    transaction.entries["repaired"].append({"what": "words", "rows": rows})
    return rows


def _mend_counts(progress: Progress, transaction: Transaction) -> int:
    wrong = compare_counts(transaction.connection, progress).wrong
    write_counts_anew(transaction.connection)
    transaction.entries["repaired"].append({"what": "counts", "rows": wrong})
    return wrong


def _read(told: str) -> Health:
    try:
        return read_reply(Health, told) if told else Health()
    except ValueError:
        # Of another version of this program: it is looked at anew.
        return Health()


def _check_whole(call: Call) -> None:
    if call.scope.namespaces is not None:
        raise NotPermittedError("health is of the whole vault", action="health")
