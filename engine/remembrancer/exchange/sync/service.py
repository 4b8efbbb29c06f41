"""Keeping blocks of files up to date, and letting edits of them wait as proposals of the lowest trust."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final

from remembrancer.connect.files import FileLeftAloneError, OwnedFile
from remembrancer.embedding.counting import shipped_counter
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.exchange.sync.block import Edit, Parts, edits_in, make_block, put, split, without
from remembrancer.model import limits
from remembrancer.model.changes import Change
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import FileNotWrittenError, InvalidInputError, NotPermittedError
from remembrancer.model.memory import Draft, Source
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.syncing import (
    LEAST_BUDGET,
    MOST_BUDGET,
    AddSync,
    FileSync,
    ListSyncs,
    RemoveSync,
    RunSync,
    Synced,
    SyncProblem,
    SyncRun,
)
from remembrancer.model.types import ActorKind, OperationKind, Provenance, SourceKind, Status, Tier, Trust
from remembrancer.remember.completion import Completed
from remembrancer.remember.record import version_record
from remembrancer.remember.service import Remembering
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state, find_namespace
from remembrancer.storage.origins import same_statement
from remembrancer.storage.proposals import decided_or_waiting, open_proposal, same_turned_down, same_waiting
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.syncs import StoredSync, add_sync, memories_to_write, note_run, remove_sync, syncs
from remembrancer.storage.texts import SearchableText, ensure_text
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import read_memories, version_numbered
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import normalise_content

_REWORDED: Final = 0.3
"""The share of words in common from which a line is another wording of the one before it."""
_SALT_BYTES: Final = 16
_PATH_CHARACTERS: Final = 4_000


class _LeftAloneError(Exception):
    def __init__(self, problem: SyncProblem) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class _Proposed:
    """An edit, ready to wait: its text with codes, unless a line was taken away; a new line as a completed draft."""

    edit: Edit
    searchable: SearchableText | None = None
    completed: Completed | None = None


class Syncing:
    """Answers the requests of :mod:`remembrancer.model.syncing`."""

    def __init__(self, store: Store, remembering: Remembering, encoder: EncoderSource) -> None:
        self._store = store
        self._remembering = remembering
        self._encoder = encoder

    def handlers(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        """The changes, by their requests."""
        return {
            AddSync: lambda call, request, _: self.add(call, request),
            RemoveSync: lambda call, request, _: self.remove(call, request),
            RunSync: self.run,
        }

    def listed(self, call: Call, _request: ListSyncs) -> tuple[FileSync, ...]:
        """The files, by path; those of namespaces in the scope."""
        with self._store.read() as connection:
            return tuple(_told(connection, each) for each in syncs(connection) if call.scope.allows(each.namespace))

    def add(self, call: Call, request: AddSync) -> Change:
        """Keep a file up to date. See :class:`AddSync` for what can go wrong."""
        _for_persons(call)
        if not LEAST_BUDGET <= request.budget <= MOST_BUDGET:
            raise InvalidInputError(
                "budget", "out_of_range", limit=f"{LEAST_BUDGET}..{MOST_BUDGET}", given=request.budget
            )
        if not request.types and not request.pins:
            raise InvalidInputError("types", "empty")
        path = _checked_path(request.path)
        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
        identifiers = self._store.identifiers
        sync = StoredSync(
            0,
            identifiers.new(),
            namespace,
            str(path),
            request.types,
            request.pins,
            request.budget,
            identifiers.random_bytes(_SALT_BYTES),
        )
        try:
            _read(sync)
        except _LeftAloneError as error:
            raise InvalidInputError("path", "file_left_alone") from error
        self._store.maintain(lambda connection: add_sync(connection, sync))
        return self._nothing(request.namespace)

    def remove(self, call: Call, request: RemoveSync) -> Change:
        """Keep a file up to date no longer. See :class:`RemoveSync` for what can go wrong."""
        _for_persons(call)
        (sync,) = self._asked(call, str(Path(request.path).expanduser().absolute()))
        try:
            text = _read(sync)
            parts = split(text or "")
            if text is not None and parts is not None and parts.inside is not None:
                _write(sync, text, without(parts))
        except _LeftAloneError as error:
            raise InvalidInputError("path", "file_left_alone") from error
        self._store.maintain(lambda connection: remove_sync(connection, sync.row))
        return self._nothing("")

    def _nothing(self, namespace: str) -> Change:
        return Change("", OperationKind.PROPOSE, self._store.number(), namespace=namespace)

    def _asked(self, call: Call, path: str) -> list[StoredSync]:
        with self._store.read() as connection:
            found = [each for each in syncs(connection) if call.scope.allows(each.namespace)]
        if not path:
            return found
        asked = [each for each in found if each.path == path]
        if not asked:
            raise InvalidInputError("path", "not_synchronised", given=path[:200])
        return asked

    def run(self, call: Call, request: RunSync, progress: Progress) -> Synced:
        """Read the edits and write the blocks. See :class:`RunSync`."""
        if call.actor.kind is ActorKind.AGENT:
            raise NotPermittedError("agents do not write files", action="sync")
        path = request.path and str(Path(request.path).expanduser().absolute())
        runs: list[SyncRun] = []
        change = self._nothing("")
        for sync in self._asked(call, path):
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
            text, parts = self._parts(sync)
            if parts.inside is not None:
                change = self._propose(call, sync, edits_in(parts.inside, sync.written, sync.salt))
            block, lines, left_out = self._block(sync)
            wanted = put(parts, block)
            if wanted != text:
                _write(sync, text, wanted)
                rewritten = True
            after = replace(sync, written=lines, left_out=left_out)
        except _LeftAloneError as error:
            problem = error.problem.value
        after = replace(after, run_at=to_microseconds(self._store.clock.now()), problem=problem)
        if (after.written, after.problem, after.left_out) != (sync.written, sync.problem, sync.left_out) or rewritten:
            self._store.maintain(lambda connection: note_run(connection, after))
        with self._store.read() as connection:
            told = _told(connection, after)
        return SyncRun(told, rewritten, len(change.proposals) if change else 0), change

    def _parts(self, sync: StoredSync) -> tuple[str | None, Parts]:
        """What a file says, and its parts."""
        text = _read(sync)
        parts = split(text or "")
        if parts is None:
            raise _LeftAloneError(SyncProblem.MARKERS_DAMAGED)
        with self._store.read() as connection:
            if current_state(connection, sync.namespace).archived:
                raise _LeftAloneError(SyncProblem.NAMESPACE_GONE)
        return text, parts

    def _block(self, sync: StoredSync) -> tuple[str, Any, int]:
        with self._store.read() as connection:
            ids = memories_to_write(connection, sync, to_microseconds(self._store.clock.now()))
            memories = read_memories(connection, EVERYTHING, ids)
            name = current_state(connection, sync.namespace).name
        block = make_block(memories, name, sync.budget, shipped_counter(), sync.salt)
        return block.text, block.lines, block.left_out

    # Edits by hand

    def _propose(self, call: Call, sync: StoredSync, edits: Sequence[Edit]) -> Change | None:
        """Let edits wait as proposals, each once; None where there are none."""
        apart = [each for edit in edits for each in self._told_apart(edit)]
        ready = [each for edit in apart if (each := self._ready(call, sync, edit)) is not None]
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

    def _told_apart(self, edit: Edit) -> tuple[Edit, ...]:
        """A line that has nothing in common with the one in whose place it stands is a new one."""
        if edit.line is None or not edit.text:
            return (edit,)
        with self._store.read() as connection:
            before = version_numbered(connection, EVERYTHING, edit.line.memory, edit.line.number)
        old = before.record.content.casefold().split() if before else []
        if SequenceMatcher(None, old, edit.text.casefold().split(), autojunk=False).ratio() >= _REWORDED:
            return (edit,)
        return Edit(edit.line, ""), Edit(None, edit.text)

    def _ready(self, call: Call, sync: StoredSync, edit: Edit) -> _Proposed | None:
        """An edit as far as it is one: what cannot be a memory, or is remembered or waits already, is none."""
        try:
            text = normalise_content(edit.text) if edit.text else ""
        except InvalidInputError:
            return None
        if edit.line is not None:
            with self._store.read() as connection:
                before = version_numbered(connection, EVERYTHING, edit.line.memory, edit.line.number)
            if before is None:
                return None
            title = before.record.title
            said = _without_title(text, title)
            return _Proposed(replace(edit, text=said), self._searchable(title, said) if said else None)
        with self._store.read() as connection:
            here = (connection, sync.namespace, text)
            if same_statement(*here) or same_turned_down(*here) or same_waiting(*here, None) is not None:
                return None
        path = Path(sync.path)
        source = Source(SourceKind.FILE, path.name, str(path.parent)[-limits.SOURCE_CHARACTERS :])
        draft = Draft(text, source=source, provenance=Provenance.OBSERVED)
        completed = self._remembering.complete(draft, call.actor, sync.namespace, imported=True)
        return _Proposed(edit, self._remembering.prepare(completed), completed)

    def _searchable(self, title: str, content: str) -> SearchableText:
        text = embedded_text(title, content)
        return searchable(text, segment_for_index(text), self._encoder(), None)

    def _wait(self, transaction: Transaction, sync: StoredSync, proposed: _Proposed) -> None:
        """Let one edit wait, unless the vault has moved on: then what is true there is written anew."""
        connection, edit = transaction.connection, proposed.edit
        text = proposed.searchable
        row = 0 if text is None else ensure_text(transaction, sync.namespace, text)
        before = None
        if edit.line is not None:
            before = version_numbered(connection, EVERYTHING, edit.line.memory, edit.line.number)
        if proposed.completed is not None:
            record = version_record(proposed.completed, namespace=sync.namespace, text=row, session=None)
        else:
            if before is None or before.to_tx is not None or before.record.namespace_id != sync.namespace:
                return
            record = replace(before.record, status=Status.ARCHIVED)
            if text is not None:
                record = replace(before.record, content=edit.text, text_id=row, trust=Trust.IMPORTED)
            if record == before.record or decided_or_waiting(connection, before.memory_id, record):
                return
        reasons = [WaitsBecause.EDITED_IN_FILE.value]
        if record.type.tier is Tier.PROCEDURAL:
            reasons.append(WaitsBecause.PROCEDURAL.value)
        open_proposal(transaction, record, None, before, reasons)


def _without_title(text: str, title: str) -> str:
    """What a line says without the title that was put before it."""
    return text.removeprefix(f"{' '.join(title.split())}: ") if title else text


def _told(connection: Connection, sync: StoredSync) -> FileSync:
    return FileSync(
        sync.public_id,
        sync.path,
        current_state(connection, sync.namespace).name,
        sync.types,
        sync.pins,
        sync.budget,
        len(sync.written),
        sync.left_out,
        None if sync.run_at is None else from_microseconds(sync.run_at),
        SyncProblem(sync.problem) if sync.problem else None,
    )


def _for_persons(call: Call) -> None:
    if call.actor.kind is not ActorKind.PERSON:
        raise NotPermittedError("files of projects are a person's", action="sync")


def _checked_path(given: str) -> Path:
    if not given.strip() or len(given) > _PATH_CHARACTERS or "\x00" in given:
        raise InvalidInputError("path", "empty" if not given.strip() else "too_long", limit=_PATH_CHARACTERS)
    path = Path(given).expanduser().absolute()
    if not path.parent.is_dir():
        raise InvalidInputError("path", "not_a_folder")
    return path.parent.resolve() / path.name


def _file(sync: StoredSync) -> OwnedFile:
    path = Path(sync.path)
    # The folders were no links when it was added, and must not have become some.
    if path.parent.exists() and path.parent.resolve() != path.parent:
        raise _LeftAloneError(SyncProblem.LINK)
    return OwnedFile(path.parent, (path.name,))


def _read(sync: StoredSync) -> str | None:
    try:
        return _file(sync).read()
    except FileLeftAloneError as error:
        raise _LeftAloneError(_PROBLEMS.get(error.problem.value, SyncProblem.UNREADABLE)) from error


def _write(sync: StoredSync, seen: str | None, text: str) -> None:
    """Write, unless somebody else has written since it was read."""
    file = _file(sync)
    if _read(sync) != seen:
        raise _LeftAloneError(SyncProblem.CHANGED_MEANWHILE)
    try:
        file.replace(text)
    except FileLeftAloneError as error:
        raise _LeftAloneError(_PROBLEMS.get(error.problem.value, SyncProblem.UNREADABLE)) from error
    except OSError as error:
        raise FileNotWrittenError(str(error), path=sync.path, problem=error.strerror or error) from error


_PROBLEMS: Final = {
    "symlink": SyncProblem.LINK,
    "not_a_file": SyncProblem.NOT_A_FILE,
    "not_utf8": SyncProblem.NOT_TEXT,
    "too_large": SyncProblem.TOO_LARGE,
    "other_owner": SyncProblem.OTHER_OWNER,
    "several_names": SyncProblem.SEVERAL_NAMES,
}
