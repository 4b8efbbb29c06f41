"""A vault's folder and its database: one owner, one writer thread, read-only readers."""

from __future__ import annotations

import hmac
import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, Self, TypeVar

import apsw

from remembrancer.model.backups import Backup
from remembrancer.model.clock import Clock
from remembrancer.model.erasing import FoundFile
from remembrancer.model.errors import (
    IdempotencyConflictError,
    RemembrancerError,
    UnreadableFileError,
    VaultLockedError,
    VaultNotFoundError,
    VaultUnreadableError,
)
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.progress import Progress, Silent
from remembrancer.model.types import OperationKind
from remembrancer.storage.backup import back_up, looking_into
from remembrancer.storage.cases import set_aside_settled
from remembrancer.storage.connection import check_file_is_encrypted, connect
from remembrancer.storage.creating import abandon_creating, begin_creating, finish_creating
from remembrancer.storage.erasure.backups import Again, erase_in_files, look_at_files
from remembrancer.storage.erasure.cleaning import empty_log, sweep
from remembrancer.storage.erasure.reach import Targets
from remembrancer.storage.faults import translated_faults, translated_file_faults
from remembrancer.storage.files import DATABASE, KEY_FILE, holds_vault, identity_of
from remembrancer.storage.guarding import WriteGuard
from remembrancer.storage.indexing import IndexedText
from remembrancer.storage.journal import broken_rows
from remembrancer.storage.keys import KeyFile, Keys, Secret
from remembrancer.storage.lock import OwnerLock
from remembrancer.storage.migrations import migrate, needs_migration
from remembrancer.storage.moving import Moved, move
from remembrancer.storage.namespaces import create_namespace
from remembrancer.storage.operations import find_reply, newest_tx
from remembrancer.storage.readers import Readers
from remembrancer.storage.relocking import KeyChange, KeysChanged, trusting, unlock
from remembrancer.storage.replies import reply_text
from remembrancer.storage.restore import check_backup, finish_restore, restore
from remembrancer.storage.soundness import damaged_tables, is_readable
from remembrancer.storage.texts import WordCounter, write_counts
from remembrancer.storage.transaction import PROGRAM, NewOperation, Transaction, begin, finish, keep_reply
from remembrancer.storage.transfer.taking_over import dangling, refuse_if_used, take_over
from remembrancer.storage.transfer.telling import Record
from remembrancer.storage.verification import Verified, verify

_TRANSACTIONS_BETWEEN_HEADS: Final = 64

ResultT = TypeVar("ResultT")
ReplyT = TypeVar("ReplyT")


class Store:
    """Opened by :meth:`create` or :meth:`open`; closed by :meth:`close`.

    Reads may come from any thread. Writes are done one after the other on the store's own thread.
    """

    def __init__(self, folder: Path, keys: Keys, key_file: KeyFile, clock: Clock, identifiers: Identifiers) -> None:
        """For :meth:`create` and :meth:`open`, which hold the lock and have checked the files."""
        self.folder = folder
        self.clock = clock
        self.identifiers = identifiers
        self._keys = keys
        self._key_file = key_file
        self._log = logging.getLogger("storage")
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="vault-writer")
        self.guard = WriteGuard()
        self._readers = Readers(self._reader, self.guard)
        self._closed = threading.Event()
        self._gate = threading.Lock()
        self._connection = connect(folder / DATABASE, keys.data)
        self._place = identity_of(folder / DATABASE)
        self.counter = WordCounter(self._connection)
        self._head = key_file.head
        self._lock: OwnerLock | None = None
        self.ended_badly = False
        """Whether the program that had the vault before did not come to its end."""

    @classmethod
    def create(
        cls, folder: Path, secrets: tuple[Secret, ...], clock: Clock, identifiers: Identifiers, *, sample: bool = False
    ) -> Store:
        """Make a vault in ``folder`` (absent or empty), encrypted from its first byte, and open it.

        Raises:
            VaultExistsError, InvalidInputError, KeyringUnavailableError: see :func:`begin_creating`.
        """
        lock, keys, key_file = begin_creating(folder, secrets, clock, identifiers, sample=sample)
        try:
            store = cls(folder, keys, key_file, clock, identifiers)
        except BaseException:
            abandon_creating(folder)
            lock.release()
            raise
        store._lock = lock
        try:
            store.write(
                NewOperation(OperationKind.CREATE_NAMESPACE, PROGRAM),
                lambda transaction: create_namespace(transaction, DEFAULT_NAMESPACE, ""),
                lambda state, _operation, _number: state,
            )
            finish_creating(folder)
        except BaseException:
            store.close()
            abandon_creating(folder)
            raise
        return store

    @classmethod
    def open(cls, folder: Path, secret: Secret | Keys, clock: Clock, identifiers: Identifiers) -> Store:
        """Open the vault in ``folder``, bringing its schema up to date after a backup.

        Raises:
            VaultNotFoundError: there is none.
            VaultInUseError: another process owns it.
            WrongSecretError: the secret does not open it.
            VaultDamagedError: its files are not what they must be.
            VaultTooNewError: a newer program wrote it; it was not written to.
        """
        if not holds_vault(folder):
            raise VaultNotFoundError(path=str(folder))
        lock = OwnerLock(folder, clock.now())
        try:
            finish_restore(folder)
            key_file, keys = unlock(folder, secret)
            check_file_is_encrypted(folder / DATABASE)
            with trusting(secret):
                store = cls(folder, keys, key_file, clock, identifiers)
            store._migrate()
        except BaseException:
            lock.release()
            raise
        store._lock, store.ended_badly = lock, lock.was_left
        return store

    def _migrate(self) -> None:
        """Bring the schema up to date, after a backup; let the file go if that fails."""
        try:
            if needs_migration(self._connection):
                self.back_up()
                migrate(self._connection)
        except BaseException:
            self._connection.close()
            self._writer.shutdown()
            raise

    @property
    def is_sample(self) -> bool:
        return self._key_file.sample

    @property
    def keys(self) -> Keys:
        """For what is done with the vault's files once it is closed, without anybody being asked again."""
        return self._keys

    @property
    def unlock_kinds(self) -> tuple[str, ...]:
        """The ways in which this vault can be unlocked: ``passphrase``, ``recovery``, ``keyring``."""
        return self._key_file.kinds

    def change_keys(self, change: KeyChange) -> KeysChanged:
        """Change what unlocks the vault; see :meth:`KeyChange.carry_out`."""
        return self.in_turn(partial(self._change_keys, change))

    def check_secret(self, secret: Secret) -> None:
        """Whether ``secret`` unlocks this vault. Raises as :meth:`KeyFile.unlock` where it does not."""
        self._key_file.unlock(secret)

    def is_proof(self, challenge: bytes, proof: bytes) -> bool:
        """Whether whoever answered the challenge unlocked this vault."""
        return hmac.compare_digest(self._keys.prove(challenge), proof)

    def _change_keys(self, change: KeyChange) -> KeysChanged:
        changed = change.carry_out(self.folder, self._key_file, self._keys, self.identifiers.random_bytes)
        self._key_file = changed.key_file
        return changed

    @contextmanager
    def read(self, deadline: float | None = None) -> Iterator[apsw.Connection]:
        """A read-only connection on one consistent view, for as long as the context lasts.

        Args:
            deadline: seconds after which a statement is stopped with SearchTooLongError; None waits for ever.
        """
        with self._readers.one(deadline) as connection:
            yield connection

    def _reader(self) -> apsw.Connection:
        self._check_place()
        return connect(self.folder / DATABASE, self._keys.data, read_only=True)

    def write(
        self,
        operation: NewOperation,
        work: Callable[[Transaction], ResultT],
        answer: Callable[[ResultT, str, int], ReplyT],
    ) -> ReplyT:
        """Carry out ``work`` as one operation in one transaction on the writer thread; return when it is on disk.

        Args:
            operation: what is done, and by whom.
            work: changes the vault through the transaction it is given. If it changes nothing, nothing is recorded.
            answer: makes the reply from the result, the operation's id (empty if nothing was recorded) and the
                change number. It is kept for a repeat of the request if the operation has an idempotency key.

        Raises:
            VaultReadOnlyError: the vault is damaged, and this is no repair.
        """
        writing = partial(self._write, operation, work, answer)
        mends = operation.kind is OperationKind.REPAIR
        return self.in_turn(writing if mends else partial(self.guard.run, writing))

    def in_turn(self, work: Callable[[], ResultT]) -> ResultT:
        """Do ``work`` on the writer thread, after what was asked for before.

        Raises:
            VaultLockedError: the vault is closed, or about to be.
        """
        # Held only for handing over, so that nothing is handed over after the closing.
        with self._gate:
            if self._closed.is_set():
                raise VaultLockedError
            done = self._writer.submit(work)
        return done.result()

    def _write(
        self,
        operation: NewOperation,
        work: Callable[[Transaction], ResultT],
        answer: Callable[[ResultT, str, int], ReplyT],
    ) -> ReplyT:
        connection = self._connection
        self._check_place()
        with translated_faults():
            connection.execute("BEGIN IMMEDIATE")
            try:
                key = operation.idempotency_key
                if key and find_reply(connection, operation.actor, key) is not None:
                    raise IdempotencyConflictError(key=key)  # noqa: TRY301  (the rollback is wanted)
                transaction = begin(connection, self.clock, self.identifiers, operation)
                result = work(transaction)
                if not any(transaction.entries.values()):
                    connection.execute("ROLLBACK")
                    return self._without_change(operation, answer(result, "", transaction.number - 1))
                set_aside_settled(transaction)
                write_counts(transaction)
                reply = answer(result, transaction.operation_id, transaction.number)
                head = finish(transaction, self._keys.chain, reply_text(reply) if key else "")
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        self._head = head
        if head.number - self._key_file.head.number >= _TRANSACTIONS_BETWEEN_HEADS:
            self._confirm_head()
        return reply

    def take_over(
        self,
        operation: NewOperation,
        records: Iterator[Record],
        indexed: IndexedText,
        seal: Callable[[], str],
    ) -> tuple[str, int]:
        """Make this empty vault equal to the one that the records tell of, and note that it was; all or nothing.

        ``seal`` is asked at their end for the digest by which they are known. Returns the operation's id and the change
        number.

        Raises:
            InvalidInputError: the vault is not empty.
            UnreadableFileError: the records are not those of a whole vault.
        """
        return self.in_turn(partial(self.guard.run, partial(self._take_over, operation, records, indexed, seal)))

    def _take_over(
        self,
        operation: NewOperation,
        records: Iterator[Record],
        indexed: IndexedText,
        seal: Callable[[], str],
    ) -> tuple[str, int]:
        connection = self._connection
        self._check_place()
        with self._transaction():
            refuse_if_used(connection)
            take_over(connection, records, indexed, self._keys.chain)
            transaction = begin(connection, self.clock, self.identifiers, operation)
            transaction.entries["taken_over"].append({"changes": transaction.number - 1, "sha256": seal()})
            head = finish(transaction, self._keys.chain, "")
            if dangling(connection):
                raise UnreadableFileError(reason="not_whole")
        self._head = head
        self._confirm_head()
        return transaction.operation_id, transaction.number

    def _without_change(self, operation: NewOperation, reply: ReplyT) -> ReplyT:
        """Keep the reply to a request that changed nothing, so that a late repeat of it changes nothing either."""
        if operation.idempotency_key:
            with self._transaction():
                keep_reply(self._connection, self.identifiers, operation, reply_text(reply))
        return reply

    def _check_place(self) -> None:
        """Refuse to go on where the file that is open is not the one that lies in the vault's folder.

        What is written to a file that was deleted or replaced is lost, however well it was written.
        """
        if identity_of(self.folder / DATABASE) != self._place:
            raise VaultUnreadableError("the database was moved, deleted or replaced while it was open")

    def _confirm_head(self) -> None:
        """Note the journal's head outside the database; where that cannot be done now, the next call does it.

        The change it is about is on disk already, so it must not be said to have failed.
        """
        if self._head == self._key_file.head:
            return
        confirmed = replace(self._key_file, head=self._head)
        try:
            confirmed.save(self.folder / KEY_FILE)
        except OSError as error:
            self._log.warning("journal_head_not_noted number=%r detail=%r", self._head.number, str(error))
        else:
            self._key_file = confirmed

    def back_up(self) -> Path:
        """Copy the vault into its ``backups`` folder; the writer waits meanwhile."""
        return self.in_turn(self._back_up)

    def _back_up(self) -> Path:
        self._confirm_head()
        key_file = replace(self._key_file, head=self._head)
        with translated_file_faults():
            return back_up(self._connection, self._keys, key_file, self.folder, self.clock.now())

    @contextmanager
    def looking_into(self, backup: Backup) -> Iterator[apsw.Connection]:
        """A backup of this vault, opened for reading; see :func:`remembrancer.storage.backup.looking_into`."""
        with looking_into(self.folder, backup, self._keys.data) as connection:
            yield connection

    def clean_files(self) -> None:
        """Leave nothing in the database's files but what is in its tables; the writer waits meanwhile.

        Raises:
            VaultUnreadableError: it cannot be done now; another attempt may succeed.
        """
        self.in_turn(self._clean_files)

    def _clean_files(self) -> None:
        self._check_place()
        with translated_faults():
            sweep(self._connection)

    def empty_log(self) -> None:
        """Take the write-ahead log over into the database's file; raises as :meth:`clean_files`."""
        self.in_turn(partial(empty_log, self._connection))

    def look_at_files(self, targets: Targets) -> tuple[FoundFile, ...]:
        """The files beside the vault, with whether each holds what is to be erased."""
        return look_at_files(self.folder, DATABASE, self._keys, targets)

    def erase_in_files(self, again: Again) -> Iterator[FoundFile]:
        """Repeat an erasure in the backups, one after the other; no backup is made meanwhile."""
        files = erase_in_files(self.folder, DATABASE, self._keys, again)
        while (done := self.in_turn(partial(next, files, None))) is not None:
            yield done

    def maintain(self, work: Callable[[apsw.Connection], ResultT]) -> ResultT:
        """Rewrite codes, words or what is kept on the writer thread, in a transaction that is no operation."""
        return self.in_turn(partial(self.guard.run, partial(self._maintain, work)))

    def maintain_later(self, work: Callable[[apsw.Connection], None]) -> None:
        """As :meth:`maintain`, for what may be lost rather than waited for; not once closed, and failing is logged."""
        self._later(partial(self.guard.run, partial(self._maintain, work)))

    def note_later(self, work: Callable[[apsw.Connection], None]) -> None:
        """As :meth:`maintain_later`, also where writing has stopped: for what is known of the damage itself."""
        self._later(partial(self._maintain, work))

    def _later(self, work: Callable[[], None]) -> None:
        with self._gate:
            if not self._closed.is_set():
                self._writer.submit(self._logged, work)

    def _logged(self, work: Callable[[], None]) -> None:
        try:
            work()
        except RemembrancerError as error:
            self._log.warning("not_maintained reason=%r detail=%r", error.code, error.detail)

    def _maintain(self, work: Callable[[apsw.Connection], ResultT]) -> ResultT:
        self._check_place()
        with self._transaction():
            return work(self._connection)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All or nothing, on the writer thread."""
        with translated_faults():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def number(self) -> int:
        """The change number: rises by one with every operation."""
        with self.read() as connection:
            return newest_tx(connection)

    def verify_journal(self, progress: Progress | None = None) -> Verified:
        """Follow the hash chain, and compare everything with what its journal row says of it."""
        with self.read() as connection:
            return verify(connection, self._keys.chain, self._key_file.head, progress or Silent())

    def broken_rows(self, connection: apsw.Connection, since: int, until: int) -> int:
        """See :func:`remembrancer.storage.journal.broken_rows`."""
        return broken_rows(connection, self._keys.chain, since, until)

    def is_readable(self, progress: Progress | None = None) -> bool:
        """Whether every page can be read; whether indexes agree with their tables is not looked at."""
        with self.read(), translated_faults():
            return is_readable(self._reader, progress or Silent())

    def damaged_tables(self, progress: Progress | None = None, only: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The tables that cannot be read whole; see :func:`remembrancer.storage.soundness.damaged_tables`."""
        # One is lent, so that the vault is not closed meanwhile.
        with self.read(), translated_faults():
            return damaged_tables(self._reader, progress or Silent(), only)

    def check_backup(self, backup: Backup) -> None:
        """Read a backup to its end; see :func:`remembrancer.storage.restore.check_backup`."""
        check_backup(self.folder, backup, self._keys)

    def close(self) -> None:
        """Finish what is being written, confirm the journal's head, and let the vault go."""
        with self._gate:
            closing = None if self._closed.is_set() else self._writer.submit(self._close)
            self._closed.set()
            self._readers.refuse()
        # Waits until it is closed, also where somebody else is closing it.
        self._writer.shutdown()
        if closing is not None:
            closing.result()

    def _close(self) -> None:
        try:
            self._readers.close()
            self._confirm_head()
            with translated_faults():
                self._connection.pragma("optimize")
        except RemembrancerError as error:
            # Those are the planner's statistics. Everything is on disk, and whoever closes wants the vault let go.
            self._log.warning("not_optimised reason=%r detail=%r", error.code, error.detail)
        finally:
            self._connection.close()
            if self._lock is not None:
                self._lock.release()

    def go_back_to(self, backup: str) -> Path:
        """Put a backup in the place of the vault, once it is closed; see :mod:`remembrancer.storage.restore`."""
        return restore(self.folder, backup, self._keys, self.clock.now())

    def move_to(self, target: Path, progress: Progress | None = None) -> Moved:
        """Move the vault to another folder, once it is closed; see :mod:`remembrancer.storage.moving`."""
        return move(self.folder, target, self._keys, self.clock.now(), progress or Silent())

    def open_again(self, folder: Path) -> Store:
        """The vault once more, after it was closed or moved to ``folder``, without anybody being asked."""
        return Store.open(folder, self._keys, self.clock, self.identifiers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
