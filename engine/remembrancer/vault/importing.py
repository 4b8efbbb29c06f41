"""Importing: a dry run that reads and plans, then exactly what was approved, as one operation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Final

from remembrancer.embedding.encoder import CONTEXT_TURNS
from remembrancer.embedding.searchable import followed_by
from remembrancer.exchange.episodes import is_of_assistant, without_recalled_turns
from remembrancer.history.approval import reasons_for
from remembrancer.model.changes import ApplyImport, Change, Imported, Outcome
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError, SecretFoundError
from remembrancer.model.importing import (
    HOLDS_SECRET,
    ImportPlan,
    ImportRecord,
    PlannedFile,
    PlannedItem,
    ReadFile,
    UnreadableRecord,
    Verdict,
)
from remembrancer.model.memory import Origin
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.queries import PlanImport
from remembrancer.model.types import MemoryType, OperationKind, Provenance, Tier, Trust
from remembrancer.remember.checking import checked_draft
from remembrancer.remember.completion import Completed, TagKnowledge
from remembrancer.remember.service import Remembering, Stored, what_is_before
from remembrancer.secrecy import SecretGate
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.origins import memory_of_origin, same_statement
from remembrancer.storage.sessions import text_of_turn
from remembrancer.storage.store import Store
from remembrancer.storage.texts import NOTHING_BEFORE, SearchableText, TurnsBefore, turns_until
from remembrancer.storage.transaction import Actor, Transaction
from remembrancer.storage.uses import delivered_statements
from remembrancer.storage.versions import statement_digest
from remembrancer.storage.watches import note_to_compare

A_DAY: Final = timedelta(days=1)
"""So old are turns taken to be that do not say when they were."""
_ENCODING_THREADS: Final = 2


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an import is planned for, and which statements it has met already."""

    actor: Actor
    namespace: int
    knowledge: TagKnowledge
    seen: set[bytes]
    guards: bool = True
    """Whether what an assistant was given is still to be left out of what it said."""


@dataclass(frozen=True, slots=True)
class _Prepared:
    completed: Completed
    text: SearchableText


class Importing:
    """Plans and carries out imports."""

    def __init__(self, store: Store, remembering: Remembering, secrets: SecretGate) -> None:
        self._store = store
        self._remembering = remembering
        self._secrets = secrets

    def plan(self, call: Call, request: PlanImport, progress: Progress) -> ImportPlan:
        """Read files and folders, and say of every record what importing it would do.

        Raises:
            CancelledError: the person asked to stop.
            UnreadableFileError: a path does not exist.
        """
        from remembrancer.exchange.reading import read_paths  # noqa: PLC0415  (every format's reader, for this alone)

        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
        place = _Place(call.actor, namespace, self._remembering.tag_knowledge(namespace), set())
        paths = [Path(path).expanduser() for path in request.paths]
        files = read_paths(paths, progress=progress, zone=self._store.clock.zone())
        planned = tuple(self._planned(file, place, progress) for file in files)
        return ImportPlan(planned, self._secrets.for_imports())

    def planned(self, call: Call, file: ReadFile, namespace: str, progress: Progress) -> tuple[PlannedItem, ...]:
        """What importing the records of one file would do, of those that can be stored."""
        with self._store.read() as connection:
            row = find_namespace(connection, call.scope, namespace).namespace_id
        place = _Place(call.actor, row, self._remembering.tag_knowledge(row), set(), guards=False)
        return self._planned(file, place, progress).items

    def _without_recalled(self, file: ReadFile, place: _Place) -> ReadFile:
        """The file without what its assistants repeated word for word of what they had been given from here."""
        said = [record.draft for record in file.records if is_of_assistant(record.draft)]
        if not said:
            return file
        stated = (draft.times.stated for draft in said if draft.times.stated)
        since = to_microseconds(min(stated, default=self._store.clock.now() - A_DAY))
        # In its turn on the writer's thread, where what was delivered a moment ago is noted.
        recalled = self._store.maintain(partial(delivered_statements, namespace=place.namespace, since=since))
        return without_recalled_turns(file, recalled)

    def _planned(self, file: ReadFile, place: _Place, progress: Progress) -> PlannedFile:
        items: list[PlannedItem] = []
        file = self._without_recalled(file, place) if place.guards else file
        unreadable = list(file.unreadable)
        action = self._secrets.for_imports()
        for number, record in enumerate(file.records):
            check_cancelled(progress)
            progress.report(number, len(file.records), "planning")
            try:
                passed = self._secrets.record(record.draft, action)
                completed = self._remembering.complete(
                    passed.content, place.actor, place.namespace, place.knowledge, imported=True
                )
            except InvalidInputError as error:
                unreadable.append(UnreadableRecord(record.path, error.reason, record.line, error.field))
                continue
            except SecretFoundError as error:
                kind = str(error.values["kind"])
                unreadable.append(UnreadableRecord(record.path, HOLDS_SECRET, record.line, kind))
                continue
            item = self._item(replace(record, draft=passed.content), _as_said(completed), place.namespace, place.seen)
            items.append(replace(item, secrets=passed.found))
        return PlannedFile(file.path, file.format, file.supported, tuple(items), tuple(unreadable))

    def _item(self, record: ImportRecord, completed: Completed, namespace: int, seen: set[bytes]) -> PlannedItem:
        draft = replace(
            completed.draft,
            type=completed.type,
            provenance=completed.provenance,
            source=completed.source,
        )
        said = statement_digest(draft.content)
        known = ""
        with self._store.read() as connection:
            if draft.origin:
                known = memory_of_origin(connection, namespace, draft.origin)
            if not known and not draft.episode:
                known = same_statement(connection, namespace, draft.content)
        # Twice in the same import is known the second time.
        repeated = not draft.episode and said in seen
        seen.add(said)
        verdict = Verdict.KNOWN if known or repeated else Verdict.NEW
        return PlannedItem(record, draft, completed.type_reason, verdict, known)

    def apply(self, call: Call, request: ApplyImport, progress: Progress) -> Imported:
        """Carry out a plan, exactly the approved items, after a backup.

        Raises:
            CancelledError: the person asked to stop; nothing was written.
        """
        items, left_out = _approved(request)
        if items:
            self._store.back_up()
        imported = self.store(call, items, request.namespace, OperationKind.IMPORT, progress)
        return replace(imported, left_out=left_out, unreadable=request.plan.unreadable_count)

    def store(
        self, call: Call, items: Sequence[PlannedItem], namespace: str, kind: OperationKind, progress: Progress
    ) -> Imported:
        """Store planned items as one operation.

        Raises:
            CancelledError: the person asked to stop; nothing was written.
        """
        # Once more: a plan may have passed through other hands, and the setting been changed since.
        action = self._secrets.for_imports()
        passed = [replace(item, draft=self._secrets.record(item.draft, action).content) for item in items]
        completed = [_completed(item) for item in passed]
        with self._store.read() as connection:
            row = find_namespace(connection, call.scope, namespace).namespace_id
            turns = _turns(connection, row, completed, call.actor.client)
        prepared = list(self._prepared(completed, turns, progress))

        def work(transaction: Transaction) -> list[Stored]:
            row = find_namespace(transaction.connection, call.scope, namespace).namespace_id
            stored = []
            for number, each in enumerate(prepared):
                check_cancelled(progress)
                progress.report(number, len(prepared), "writing")
                waits = _reasons_to_wait(call, each.completed)
                stored.append(self._remembering.store(transaction, row, each.completed, each.text, waits=waits))
            if _to_compare(prepared, stored):
                note_to_compare(transaction, row)
            return stored

        def answer(stored: list[Stored], operation: str, number: int) -> Imported:
            outcomes = Counter(each.outcome for each in stored)
            created = dict.fromkeys(
                memory
                for each in stored
                if each.outcome is Outcome.CREATED
                for memory in (each.changed or (each.memory,))
            )
            cases = dict.fromkeys(each.conflict.case for each in stored if each.conflict and each.is_new)
            waiting = tuple(each.proposal for each in stored if each.outcome is Outcome.WAITING and each.is_new)
            change = Change(
                operation, kind, number, tuple(created), namespace=namespace, cases=tuple(cases), proposals=waiting
            )
            return Imported(
                change,
                created=outcomes[Outcome.CREATED],
                reinforced=outcomes[Outcome.REINFORCED],
                already_there=outcomes[Outcome.ALREADY_THERE] + outcomes[Outcome.REJECTED],
                left_out=0,
                unreadable=0,
                conflicts=outcomes[Outcome.CONFLICT],
                to_compare=_to_compare(prepared, stored),
                waiting=len(waiting),
                memories=tuple(each.memory for each in stored),
            )

        return self._store.write(call.operation(kind), work, answer)

    def _prepared(
        self, completed: list[Completed], turns: list[TurnsBefore], progress: Progress
    ) -> Iterator[_Prepared]:
        """The drafts with their codes; encoding is what takes the time, and can be cancelled."""
        with ThreadPoolExecutor(_ENCODING_THREADS, thread_name_prefix="import-encoding") as pool:
            try:
                for number, ready in enumerate(pool.map(self._prepare, completed, turns)):
                    check_cancelled(progress)
                    progress.report(number, len(completed), "encoding")
                    yield ready
            finally:
                pool.shutdown(cancel_futures=True)

    def _prepare(self, completed: Completed, turns: TurnsBefore) -> _Prepared:
        text = self._remembering.prepare(completed.draft, turns)
        return _Prepared(completed, text)


def _as_said(completed: Completed) -> Completed:
    """A turn of a conversation as what was said, whatever it asks for: it steers nobody."""
    if completed.draft.episode and completed.type.tier is Tier.PROCEDURAL:
        return replace(completed, type=MemoryType.CONTEXT)
    return completed


def _reasons_to_wait(call: Call, completed: Completed) -> tuple[WaitsBecause, ...]:
    """Why an item has to wait, whoever ticked it: a rule does, where no person confirmed the dry run."""
    return () if call.supervised is None else reasons_for(completed.type, pinned=False)


def _to_compare(prepared: list[_Prepared], stored: list[Stored]) -> int:
    """How many new memories may contradict something: turns of conversations do not."""
    return sum(
        done.outcome is Outcome.CREATED and not each.completed.draft.episode
        for each, done in zip(prepared, stored, strict=True)
    )


def _turns(connection: Connection, namespace: int, completed: list[Completed], client: str) -> list[TurnsBefore]:
    """What stands before each draft in its session: the turn before it here, or else the last one stored.

    A turn that is there already is followed as it reads there, so that a longer export goes on where the last one
    ended.
    """
    latest: dict[str, TurnsBefore] = {}
    origins: set[Origin] = set()
    turns = []
    for each in completed:
        draft = each.draft
        before = NOTHING_BEFORE
        if draft.episode and draft.session:
            before = latest.get(draft.session) or what_is_before(connection, namespace, draft, client)
            known = draft.origin and memory_of_origin(connection, namespace, draft.origin)
            if known and (text := text_of_turn(connection, namespace, known)) is not None:
                latest[draft.session] = turns_until(connection, text, CONTEXT_TURNS)
            elif not known and draft.origin not in origins:
                latest[draft.session] = followed_by(before, draft.title, draft.content)
        if draft.origin:
            origins.add(draft.origin)
        turns.append(before)
    return turns


def _approved(request: ApplyImport) -> tuple[list[PlannedItem], int]:
    """The items that may be written, and how many new ones may not."""
    approved, left_out = [], 0
    for file in request.plan.files:
        chosen = request.approval.paths is None or file.path in request.approval.paths
        for item in file.items:
            if chosen and (request.approval.instructions or not item.is_instruction):
                approved.append(item)
            elif item.verdict is Verdict.NEW:
                left_out += 1
    return approved, left_out


def _completed(item: PlannedItem) -> Completed:
    # A plan may have passed through other hands: it is held to the limits, and what it cannot decide is set again.
    draft = replace(checked_draft(item.draft), pinned=False)
    if draft.type is None or draft.source is None:
        raise InvalidInputError("plan", "not_a_dry_run")
    return Completed(
        draft,
        draft.type,
        item.type_reason,
        Trust.IMPORTED,
        draft.provenance or Provenance.IMPORTED,
        draft.source,
    )
