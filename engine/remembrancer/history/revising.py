"""Changing memories that are there: edits, types, tags, pins, times, statuses, namespaces. Always by a new version."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from datetime import tzinfo
from typing import Final

from remembrancer.conflicts.watching import Look, Watching
from remembrancer.embedding.encoder import CONTEXT_TURNS
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.history.approval import Waiting, reasons_to_wait
from remembrancer.history.dates import with_dates_of_text
from remembrancer.history.restoring import in_force_again
from remembrancer.model.changes import Change, Move, Revise, Revision, SetStatus, Skipped
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError, NotPermittedError, VersionChangedError
from remembrancer.model.limits import BULK_MEMORIES, REASON_CHARACTERS, TAGS
from remembrancer.model.types import ActorKind, OperationKind, Provenance, Status, Trust
from remembrancer.remember.checking import checked_times
from remembrancer.storage.call import Call
from remembrancer.storage.cases import fellow_sides
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.store import Store
from remembrancer.storage.texts import NOTHING_BEFORE, SearchableText, TurnsBefore, ensure_text, turns_before
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, VersionRecord, current_version, open_version, times_columns
from remembrancer.storage.watches import note_to_compare
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import (
    normalise_content,
    normalise_evidence,
    normalise_line,
    normalise_tags,
    normalise_title,
)

_ALLOWED_STATUSES = {
    Status.ACTIVE: OperationKind.RESTORE,
    Status.ARCHIVED: OperationKind.ARCHIVE,
    Status.DELETED: OperationKind.DELETE,
}


_WRITTEN: Final = "written"
"""In place of a reason to skip: the next version was written already."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What a bulk change came to."""

    changed: tuple[str, ...]
    skipped: tuple[Skipped, ...]


class Revising:
    """Carries out :class:`Revise`, :class:`SetStatus` and :class:`Move`."""

    def __init__(self, store: Store, encoder: EncoderSource, watching: Watching) -> None:
        self._store = store
        self._encoder = encoder
        self._watching = watching

    def revise(self, call: Call, request: Revise) -> Change:
        """Give memories new values.

        Raises:
            InvalidInputError: a field is outside its limits, or ``expected`` came with several memories.
            VersionChangedError: the memory is no longer at the expected version.
            MemoryNotFoundError: a single memory that is asked for does not exist.
        """
        if request.expected is not None and len(request.memories) != 1:
            raise InvalidInputError("expected", "one_memory_only", given=len(request.memories))
        revision = normalised_revision(request.revision)
        texts = self._new_texts(call, request.memories, revision)
        looks = self._looks(call, request.memories, revision, texts)
        waiting = Waiting()

        def revised(transaction: Transaction, before: StoredVersion) -> VersionRecord | str:
            if request.expected is not None and before.number != request.expected:
                raise VersionChangedError(id=before.public_id, expected=request.expected, current=before.number)
            if before.record.status is Status.DELETED:
                return "deleted"
            record = revised_record(before.record, revision, call, self._store.clock.zone())
            if (record.title, record.content) != (before.record.title, before.record.content):
                new = _NewText.of(transaction.connection, before.record, record.title, record.content)
                # Somebody changed the other half of the text since it was encoded: encode what it is now.
                text = texts.get(new) or self._searchable(new)
                record = replace(record, text_id=ensure_text(transaction, record.namespace_id, text))
            if reasons := reasons_to_wait(transaction.connection, call, before, record, revision):
                return waiting.propose(transaction, record, before, reasons)
            look = looks.get(before.public_id)
            if look is not None and look.text.text == embedded_text(record.title, record.content):
                found = self._watching.confirmed(transaction, record.namespace_id, look)
                if found:
                    raised = self._watching.meet(transaction, record, found, changes=before)
                    waiting.cases.append(raised.conflict.case)
                    return _WRITTEN if raised.memory else "waits"
            return record

        return self._change_all(call, request.memories, _kind_of(revision), revised, waiting=waiting)

    def set_status(self, call: Call, request: SetStatus) -> Change:
        """Archive, delete or restore.

        Raises:
            InvalidInputError: the status is none of these three.
            NotPermittedError: only a person deletes and restores.
        """
        if request.status not in _ALLOWED_STATUSES:
            raise InvalidInputError("status", "not_by_hand", given=request.status.value)
        if call.actor.kind is not ActorKind.PERSON and request.status is not Status.ARCHIVED:
            raise NotPermittedError("agents put away, persons delete", action=_ALLOWED_STATUSES[request.status].value)

        waiting = Waiting()

        def changed(transaction: Transaction, before: StoredVersion) -> VersionRecord | str:
            # Putting away what a person deleted would bring it back.
            if before.record.status is Status.DELETED and call.actor.kind is not ActorKind.PERSON:
                return "deleted"
            record = replace(before.record, status=request.status)
            if request.status is Status.ACTIVE and before.record.status not in (Status.ACTIVE, Status.DEMOTED):
                record = in_force_again(transaction.connection, before)
                # It may contradict what others say by now.
                note_to_compare(transaction, record.namespace_id)
            if reasons := reasons_to_wait(transaction.connection, call, before, record):
                return waiting.propose(transaction, record, before, reasons)
            return record

        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)
        kind = _ALLOWED_STATUSES[request.status]
        return self._change_all(call, request.memories, kind, changed, reason, waiting=waiting)

    def move(self, call: Call, request: Move) -> Change:
        """Move to another namespace.

        Raises:
            NamespaceNotFoundError: it is not in the scope.
        """
        with self._store.read() as connection:
            find_namespace(connection, call.scope, request.namespace)
            records = [_found(connection, call, memory) for memory in request.memories]
        moved_texts = {
            text: self._searchable(text)
            for text in {_NewText.alone(each.record) for each in records if each is not None}
        }

        def moved(transaction: Transaction, before: StoredVersion) -> VersionRecord | str:
            target = find_namespace(transaction.connection, call.scope, request.namespace).namespace_id
            if target == before.record.namespace_id:
                return "unchanged"
            text = _NewText.alone(before.record)
            row = ensure_text(transaction, target, moved_texts.get(text) or self._searchable(text))
            return replace(before.record, namespace_id=target, text_id=row, session_id=None)

        return self._change_all(call, request.memories, OperationKind.MOVE, moved)

    def _change_all(
        self,
        call: Call,
        memories: tuple[str, ...],
        kind: OperationKind,
        change: Callable[[Transaction, StoredVersion], VersionRecord | str],
        reason: str = "",
        *,
        waiting: Waiting | None = None,
    ) -> Change:
        """One operation over ``memories``: ``change`` gives the next record, or the reason to skip one.

        ``waiting`` is filled by ``change`` with what waits because of it.
        """
        waits = waiting or Waiting()

        if not memories:
            raise InvalidInputError("memories", "empty")
        if len(memories) > BULK_MEMORIES:
            raise InvalidInputError("memories", "too_many", limit=BULK_MEMORIES, given=len(memories))

        def work(transaction: Transaction) -> Outcomes:
            changed: list[str] = []
            skipped: list[Skipped] = []
            for memory in dict.fromkeys(memories):
                try:
                    before = current_version(transaction.connection, call.scope, memory)
                except MemoryNotFoundError:
                    if len(memories) == 1:
                        raise
                    skipped.append(Skipped(memory, "not_found"))
                    continue
                record = change(transaction, before)
                if record == _WRITTEN:
                    changed.append(memory)
                elif isinstance(record, str) or record == before.record:
                    skipped.append(Skipped(memory, record if isinstance(record, str) else "unchanged"))
                else:
                    open_version(transaction, self._store.counter, before, record)
                    changed.append(memory)
            if not changed:
                waits.rename(transaction)
            return Outcomes(tuple(changed), tuple(skipped))

        def answer(outcomes: Outcomes, operation: str, number: int) -> Change:
            shown = kind if outcomes.changed else waits.kind or kind
            cases, proposals = tuple(dict.fromkeys(waits.cases)), tuple(waits.proposals)
            return Change(
                operation, shown, number, outcomes.changed, outcomes.skipped, cases=cases, proposals=proposals
            )

        return self._store.write(call.operation(kind, reason=reason), work, answer)

    def _looks(
        self,
        call: Call,
        memories: tuple[str, ...],
        revision: Revision,
        texts: dict[_NewText, SearchableText],
    ) -> dict[str, Look]:
        """What the memories would contradict with a new content, looked for before anything is locked."""
        if revision.content is None:
            return {}
        looks: dict[str, Look] = {}
        for memory in dict.fromkeys(memories):
            with self._store.read() as connection:
                before = _found(connection, call, memory)
                if (
                    before is None
                    or before.record.episode
                    or before.record.status not in (Status.ACTIVE, Status.DEMOTED)
                ):
                    continue
                record = revised_record(before.record, revision, call, self._store.clock.zone())
                text = texts.get(_NewText.of(connection, before.record, record.title, record.content))
                own = fellow_sides(connection, before.memory_id)
            if text is not None and record.content != before.record.content:
                looks[memory] = self._watching.look(record, text, own)
        return looks

    def _new_texts(self, call: Call, memories: tuple[str, ...], revision: Revision) -> dict[_NewText, SearchableText]:
        """The texts that a revision will bring about, encoded before anything is locked."""
        if revision.content is None and revision.title is None:
            return {}
        with self._store.read() as connection:
            records = [_found(connection, call, memory) for memory in memories]
            texts = {
                _NewText.of(
                    connection,
                    each.record,
                    each.record.title if revision.title is None else revision.title,
                    each.record.content if revision.content is None else revision.content,
                )
                for each in records
                if each is not None
            }
        return {text: self._searchable(text) for text in texts}

    def _searchable(self, new: _NewText) -> SearchableText:
        return searchable(new.text, segment_for_index(new.text), self._encoder(), new.turn)


@dataclass(frozen=True, slots=True)
class _NewText:
    """A text to be encoded, and of a turn of a conversation what stands before it."""

    text: str
    turn: TurnsBefore | None

    @classmethod
    def of(cls, connection: Connection, before: VersionRecord, title: str, content: str) -> _NewText:
        """What a version becomes by a new title or content. It stays where it was in its conversation."""
        turn = turns_before(connection, before.text_id, CONTEXT_TURNS) if before.episode else None
        return cls(embedded_text(title, content), turn)

    @classmethod
    def alone(cls, record: VersionRecord) -> _NewText:
        """What a version says outside its session, which it leaves when it is moved."""
        return cls(embedded_text(record.title, record.content), NOTHING_BEFORE if record.episode else None)


def _found(connection: Connection, call: Call, memory: str) -> StoredVersion | None:
    try:
        return current_version(connection, call.scope, memory)
    except MemoryNotFoundError:
        return None


def normalised_revision(revision: Revision) -> Revision:
    """The revision with its texts in their uniform form."""
    if revision.confidence is not None and not 0.0 <= revision.confidence <= 1.0:
        raise InvalidInputError("confidence", "out_of_range", limit="0..1", given=revision.confidence)
    return replace(
        revision,
        content=None if revision.content is None else normalise_content(revision.content),
        title=None if revision.title is None else normalise_title(revision.title),
        evidence=None if revision.evidence is None else normalise_evidence(revision.evidence),
        tags=None if revision.tags is None else normalise_tags(revision.tags),
        add_tags=normalise_tags(revision.add_tags),
        remove_tags=normalise_tags(revision.remove_tags),
        times=revision.times and checked_times(revision.times),
    )


def revised_record(before: VersionRecord, revision: Revision, call: Call, zone: tzinfo) -> VersionRecord:
    given = {
        name: getattr(revision, name)
        for name in ("content", "title", "confidence", "importance", "pinned", "evidence")
        if getattr(revision, name) is not None
    }
    if revision.type is not None and revision.type is not before.type:
        given.update(type=revision.type, type_reason="given", type_certainty=1.0, type_cue="")
    if revision.times is not None:
        given.update(times_columns(revision.times))
    tags = before.tags if revision.tags is None else revision.tags
    tags = tuple(tag for tag in dict.fromkeys((*tags, *revision.add_tags)) if tag not in revision.remove_tags)
    if len(tags) > TAGS:
        raise InvalidInputError("tags", "too_many", limit=TAGS, given=len(tags))
    after = replace(before, **given, tags=tags)
    if revision.times is None:
        after = with_dates_of_text(before, after, zone)
    if after.content != before.content and call.actor.kind is ActorKind.PERSON:
        # The person's own words stand there now, so the person stands behind them.
        after = replace(after, trust=Trust.PERSON, provenance=Provenance.CORRECTED)
    elif after.content != before.content and before.trust in (Trust.PERSON, Trust.CONFIRMED):
        # Trust comes from the channel: nobody stands behind these words but who wrote them.
        after = replace(after, trust=Trust.AGENT, provenance=Provenance.INFERRED)
    return after


_LESSER_CHANGES = {
    "type": OperationKind.RETYPE,
    "tags": OperationKind.TAG,
    "add_tags": OperationKind.TAG,
    "remove_tags": OperationKind.TAG,
    "pinned": OperationKind.PIN,
}


def _kind_of(revision: Revision) -> OperationKind:
    """The name of a revision, for lists of operations: an edit, unless it touches only one lesser thing."""
    touched = {field.name for field in fields(revision) if getattr(revision, field.name) not in (None, ())}
    kinds = {_LESSER_CHANGES.get(name, OperationKind.EDIT) for name in touched}
    return kinds.pop() if len(kinds) == 1 else OperationKind.EDIT
