"""Erasing memories for good: looked at first, then done at once, and then cleaned up until no byte of it is left.

The erasure is one transaction. What comes after it (writing the file anew, the backups) can be interrupted at any
moment: it is noted as unfinished in that same transaction, and goes on when the vault is opened the next time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Final

from remembrancer.embedding.encoder import CONTEXT_TURNS
from remembrancer.embedding.searchable import embedded_text
from remembrancer.model.changes import Change
from remembrancer.model.erasing import Erase, Erased, ErasurePreview, FoundFile, PreviewErasure
from remembrancer.model.errors import (
    InvalidInputError,
    NotPermittedError,
    RemembrancerError,
    VaultUnreadableError,
    VersionChangedError,
)
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.limits import BULK_MEMORIES, KEPT_NAMES
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.erasure.act import Encoding, Performed, Wanted, erase
from remembrancer.storage.erasure.backups import Again, count_backups
from remembrancer.storage.erasure.cleaning import Unfinished, note_cleaned, unfinished
from remembrancer.storage.erasure.linked import (
    Said,
    kept_with,
    linked_memories,
    linked_proposals,
    memories_to_erase,
    texts_said,
)
from remembrancer.storage.erasure.reach import Reach, Targets, count_reach, find_reach
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import NewOperation, Transaction
from remembrancer.text.language import segment_for_index

ENCODING: Final = Encoding(CONTEXT_TURNS, embedded_text)


class Erasing:
    """Carries out :class:`Erase`, says beforehand what it would reach, and finishes what was interrupted."""

    def __init__(self, store: Store, encode_again: Callable[[], object]) -> None:
        """``encode_again`` gives codes to texts that have none, as turns have that stood behind an erased one."""
        self._store = store
        self._encode_again = encode_again
        self._cleaning = Lock()

    def preview(self, call: Call, request: PreviewErasure) -> ErasurePreview:
        """What erasing would reach now.

        Raises:
            MemoryNotFoundError: a memory does not exist in the scope, or was erased already.
            InvalidInputError: nothing is named, too much, or what is no identifier.
        """
        targets = _targets(request.memories, request.proposals)
        with self._store.read() as connection:
            memories = memories_to_erase(connection, call.scope, targets.memories)
            reach = _reach(connection, call.scope, targets)
            said = [Said(text, segment_for_index(text)) for text in texts_said(connection, reach)]
            number = newest_tx(connection)
            counts = count_reach(connection, reach, CONTEXT_TURNS)
            linked = linked_memories(connection, call.scope, reach, said)
            proposals = linked_proposals(connection, reach)
            # These lie outside all namespaces, and are the person's own.
            is_asked_for = call.actor.kind is ActorKind.PERSON and call.scope.namespaces is None
            kept = kept_with(connection, targets, said) if is_asked_for else ()
        files = self._store.look_at_files(targets) if call.scope.namespaces is None else ()
        return ErasurePreview(memories, counts, linked, proposals, files, kept, number)

    def erase(self, call: Call, request: Erase, progress: Progress) -> Erased:
        """Erase.

        Raises:
            NotPermittedError: the caller is no person.
            MemoryNotFoundError, InvalidInputError: as :meth:`preview`.
            VersionChangedError: the vault is no longer at the change number that was expected.
            CancelledError: the person asked to stop, before anything was erased.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person erases", action="erase")
        targets = _targets(request.memories, request.proposals, request.kept)
        progress.report(0, 0, "erasing")

        def work(transaction: Transaction) -> Performed:
            number = transaction.number - 1
            if request.expected is not None and request.expected != number:
                raise VersionChangedError(expected=request.expected, current=number)
            memories_to_erase(transaction.connection, call.scope, targets.memories)
            reach = _reach(transaction.connection, call.scope, targets)
            done = erase(transaction, self._store.counter, Wanted(targets, request.reason, ENCODING), reach)
            # The last moment at which nothing has happened yet.
            check_cancelled(progress)
            return done

        def answer(done: Performed, operation: str, number: int) -> Erased:
            memories = (*targets.memories, *done.released)
            return Erased(Change(operation, OperationKind.ERASE, number, memories), done.counts, (), finished=False)

        erased = self._store.write(call.operation(OperationKind.ERASE), work, answer)
        if erased.counts.following:
            self._encode_again()
        files, finished = self.finish(progress)
        return Erased(erased.change, erased.counts, files, finished)

    def finish(self, progress: Progress | None = None) -> tuple[tuple[FoundFile, ...], bool]:
        """Clean up after erasures as far as that was not done: what became of the files, and whether all is done.

        What does not work out (a full disk, a reader that does not end) is left for the next time.
        """
        with self._cleaning:
            with self._store.read() as connection:
                left = unfinished(connection)
            if not left:
                return (), True
            try:
                return self._clean(left, progress or Silent()), True
            except RemembrancerError as error:
                logging.getLogger("vault").warning("erasure_not_finished reason=%r detail=%r", error.code, error.detail)
                return (), False

    def _clean(self, left: tuple[Unfinished, ...], progress: Progress) -> tuple[FoundFile, ...]:
        progress.report(0, 0, "cleaning")
        self._store.clean_files()
        files: list[FoundFile] = []
        for each in left:
            files = self._clean_files(each, progress)
            self._store.maintain(partial(_note, each.tx, files))
        # What lies in the log by now is only that note: where somebody reads in it, it may stay.
        with suppress(VaultUnreadableError):
            self._store.empty_log()
        return tuple(files)

    def _clean_files(self, each: Unfinished, progress: Progress) -> list[FoundFile]:
        again = Again(
            NewOperation(OperationKind.ERASE, each.actor),
            Wanted(each.targets, each.reason, ENCODING),
            self._store.clock,
            self._store.identifiers,
        )
        backups = count_backups(self._store.folder)
        progress.report(0, backups, "erasing_backups")
        files = []
        for file in self._store.erase_in_files(again):
            files.append(file)
            progress.report(len(files), backups, "erasing_backups")
        return files


def _note(tx: int, files: list[FoundFile], connection: Connection) -> None:
    note_cleaned(connection, tx, files)


def _reach(connection: Connection, scope: Scope, targets: Targets) -> Reach:
    """What is reached.

    Raises:
        NotPermittedError: it lies beyond the scope.
    """
    reach = find_reach(connection, targets)
    if not all(scope.allows(namespace) for namespace in reach.namespaces):
        raise NotPermittedError("beyond the scope", action="erase")
    return reach


def _targets(memories: tuple[str, ...], proposals: tuple[str, ...], kept: tuple[str, ...] = ()) -> Targets:
    if not (memories or proposals):
        raise InvalidInputError("memories", "empty")
    for field, given, limit in (
        ("memories", memories, BULK_MEMORIES),
        ("proposals", proposals, BULK_MEMORIES),
        ("kept", kept, KEPT_NAMES),
    ):
        if len(given) > limit:
            raise InvalidInputError(field, "too_many", limit=limit, given=len(given))
    return Targets(
        tuple(dict.fromkeys(check_identifier(each, "memory") for each in memories)),
        tuple(dict.fromkeys(check_identifier(each, "proposal") for each in proposals)),
        tuple(dict.fromkeys(kept)),
    )
