"""Keeping blocks of files up to date, and letting edits of them wait as proposals of the lowest trust."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.exchange.sync.block import Edit, edits_in, put, split, without
from remembrancer.exchange.sync.edits import AskedFor, asked_for, line_before, wanted_record
from remembrancer.exchange.sync.files import LeftAloneError, read_file, write_file
from remembrancer.exchange.sync.kept import Kept, for_persons
from remembrancer.exchange.sync.looking import Looking
from remembrancer.model import limits
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError, NotPermittedError, SecretFoundError
from remembrancer.model.memory import Draft, Source
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.syncing import (
    AddSync,
    FileSync,
    ListSyncs,
    LookAtSyncs,
    PlanSync,
    PlanSyncRemoval,
    RemoveSync,
    RunSync,
    Synced,
    SyncProblem,
    SyncRun,
)
from remembrancer.model.types import ActorKind, OperationKind, Provenance, SourceKind, Tier
from remembrancer.remember.completion import Completed
from remembrancer.remember.record import version_record
from remembrancer.remember.service import Remembering
from remembrancer.secrecy import SecretGate
from remembrancer.storage.call import Call
from remembrancer.storage.proposals import open_proposal
from remembrancer.storage.store import Store
from remembrancer.storage.syncs import StoredSync, add_sync, note_run, remove_sync
from remembrancer.storage.texts import SearchableText, ensure_text
from remembrancer.storage.transaction import Transaction
from remembrancer.text.language import segment_for_index


@dataclass(frozen=True, slots=True)
class _Proposed:
    """An edit, ready to wait: its text with codes, unless a line was taken away; a new line as a completed draft."""

    edit: Edit
    searchable: SearchableText | None = None
    completed: Completed | None = None


class Syncing:
    """Answers the requests of :mod:`remembrancer.model.syncing`."""

    def __init__(self, store: Store, remembering: Remembering, encoder: EncoderSource, secrets: SecretGate) -> None:
        self._store = store
        self._secrets = secrets
        self._remembering = remembering
        self._encoder = encoder
        self._kept = Kept(store)
        self._looking = Looking(self._kept)

    def changes(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        """The changes, by their requests."""
        return {
            AddSync: lambda call, request, _: self.add(call, request),
            RemoveSync: lambda call, request, _: self.remove(call, request),
            RunSync: self.run,
        }

    def queries(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        """The queries, by their requests."""
        return {
            ListSyncs: lambda call, request, _: self.listed(call, request),
            LookAtSyncs: lambda call, request, _: self._looking.states(call, request),
            PlanSync: lambda call, request, _: self._looking.plan(call, request),
            PlanSyncRemoval: lambda call, request, _: self._looking.removal(call, request),
        }

    def listed(self, call: Call, _request: ListSyncs) -> tuple[FileSync, ...]:
        """The files, by path; those of namespaces in the scope."""
        return tuple(self._kept.told(each) for each in self._kept.listed(call))

    def add(self, call: Call, request: AddSync) -> Change:
        """Keep a file up to date. See :class:`AddSync` for what can go wrong."""
        sync = self._kept.wanted(call, request)
        try:
            read_file(sync.path)
        except LeftAloneError as error:
            raise InvalidInputError("path", "file_left_alone") from error
        self._store.maintain(lambda connection: add_sync(connection, sync))
        return self._nothing(request.namespace)

    def remove(self, call: Call, request: RemoveSync) -> Change:
        """Keep a file up to date no longer. See :class:`RemoveSync` for what can go wrong."""
        for_persons(call)
        sync = self._kept.one(call, request.path)
        change = None
        try:
            text = read_file(sync.path)
            parts = split(text or "")
            if text is not None and parts is not None and parts.inside is not None:
                change = self._propose(call, sync, edits_in(parts.inside, sync.written, sync.salt))
                write_file(sync.path, text, without(parts))
        except LeftAloneError as error:
            # Whatever else it is stays as it is; what somebody wrote just now is looked at once more.
            if error.problem is SyncProblem.CHANGED_MEANWHILE:
                raise InvalidInputError("path", "file_left_alone") from error
        self._store.maintain(lambda connection: remove_sync(connection, sync.row))
        return change or self._nothing("")

    def _nothing(self, namespace: str) -> Change:
        return Change("", OperationKind.PROPOSE, self._store.number(), namespace=namespace)

    def run(self, call: Call, request: RunSync, progress: Progress) -> Synced:
        """Read the edits and write the blocks. See :class:`RunSync`."""
        if call.actor.kind is ActorKind.AGENT:
            raise NotPermittedError("agents do not write files", action="sync")
        wanted = [self._kept.one(call, request.path)] if request.path else self._kept.listed(call)
        runs: list[SyncRun] = []
        change = self._nothing("")
        for sync in wanted:
            check_cancelled(progress)
            done, changed = self._run_one(call, sync)
            runs.append(done)
            change = changed or change
        return Synced(change, tuple(runs))

    def _run_one(self, call: Call, sync: StoredSync) -> tuple[SyncRun, Change | None]:
        change: Change | None = None
        rewritten, problem = False, ""
        after = sync
        try:
            text, parts = self._kept.parts(sync)
            if parts.inside is not None:
                change = self._propose(call, sync, edits_in(parts.inside, sync.written, sync.salt))
            block = self._kept.block(sync)
            wanted = put(parts, block.text)
            if wanted != text:
                write_file(sync.path, text, wanted)
                rewritten = True
            after = replace(sync, written=block.lines, left_out=block.left_out)
        except LeftAloneError as error:
            problem = error.problem.value
        after = replace(after, run_at=to_microseconds(self._store.clock.now()), problem=problem)
        if (after.written, after.problem, after.left_out) != (sync.written, sync.problem, sync.left_out) or rewritten:
            self._store.maintain(lambda connection: note_run(connection, after))
        return SyncRun(self._kept.told(after), rewritten, len(change.proposals) if change else 0), change

    # Edits by hand

    def _propose(self, call: Call, sync: StoredSync, edits: Sequence[Edit]) -> Change | None:
        """Let edits wait as proposals, each once; None where there are none."""
        with self._store.read() as connection:
            asked = [each for edit in self._without_secrets(edits) for each in asked_for(connection, sync, edit)]
        ready = [self._ready(call, sync, each) for each in asked]
        if not ready:
            return None
        proposed: list[str] = []

        def work(transaction: Transaction) -> None:
            for each in ready:
                self._wait(transaction, sync, each)
            proposed.extend(entry["proposal"] for entry in transaction.entries["proposals"])

        def answer(_result: None, operation: str, number: int) -> Change:
            return Change(operation, OperationKind.PROPOSE, number, proposals=tuple(proposed))

        return self._store.write(call.operation(OperationKind.PROPOSE), work, answer)

    def _without_secrets(self, edits: Sequence[Edit]) -> Iterator[Edit]:
        """What may be stored of the edits, as the setting for imports says."""
        for edit in edits:
            try:
                yield replace(edit, text=self._secrets.text(edit.text, "content").content)
            except SecretFoundError:
                continue

    def _ready(self, call: Call, sync: StoredSync, asked: AskedFor) -> _Proposed:
        """An edit with the slow part done: codes, words, and for a new line its type, dates and tags."""
        edit = asked.edit
        if asked.before is not None:
            return _Proposed(edit, self._searchable(asked.before.record.title, edit.text) if edit.text else None)
        path = Path(sync.path)
        source = Source(SourceKind.FILE, path.name, str(path.parent)[-limits.SOURCE_CHARACTERS :])
        draft = Draft(edit.text, source=source, provenance=Provenance.OBSERVED)
        completed = self._remembering.complete(draft, call.actor, sync.namespace, imported=True)
        return _Proposed(edit, self._remembering.prepare(completed.draft), completed)

    def _searchable(self, title: str, content: str) -> SearchableText:
        text = embedded_text(title, content)
        return searchable(text, segment_for_index(text), self._encoder(), None)

    def _wait(self, transaction: Transaction, sync: StoredSync, proposed: _Proposed) -> None:
        """Let one edit wait, unless the vault has moved on: then what is true there is written anew."""
        connection, edit = transaction.connection, proposed.edit
        text = proposed.searchable
        row = 0 if text is None else ensure_text(transaction, sync.namespace, text)
        before = line_before(connection, edit)
        if proposed.completed is not None:
            record = version_record(proposed.completed, namespace=sync.namespace, text=row, session=None)
        else:
            wanted = wanted_record(connection, sync, edit, before, row)
            if wanted is None:
                return
            record = wanted
        reasons = [WaitsBecause.EDITED_IN_FILE.value]
        if record.type.tier is Tier.PROCEDURAL:
            reasons.append(WaitsBecause.PROCEDURAL.value)
        open_proposal(transaction, record, None, before, reasons)
