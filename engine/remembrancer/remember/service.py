"""Remembering: from a draft to a memory that can be found the moment it is acknowledged."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from remembrancer.conflicts.watching import NEAREST, Look, Watching
from remembrancer.embedding.encoder import CONTEXT_TURNS
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.history.approval import reasons_for, says_rule
from remembrancer.lifecycle.using import today
from remembrancer.model.changes import Change, NearDuplicate, Outcome, Remember, Remembered
from remembrancer.model.conflicts import OpenedConflict
from remembrancer.model.memory import Draft, Times
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.queries import Suggest, Suggestion
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.remember.checking import checked_draft
from remembrancer.remember.completion import Completed, Completion, TagKnowledge, complete_times
from remembrancer.remember.record import version_record
from remembrancer.storage.call import Call
from remembrancer.storage.codes import word_statistics
from remembrancer.storage.connection import Connection
from remembrancer.storage.listing import known_tags
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.origins import memory_of_origin, note_origin, note_origin_of, reinforce, same_statement
from remembrancer.storage.proposals import open_proposal, read_proposals, same_turned_down, same_waiting
from remembrancer.storage.scope import Scope
from remembrancer.storage.sessions import ensure_session, last_turn
from remembrancer.storage.settled import rejected_by
from remembrancer.storage.store import Store
from remembrancer.storage.texts import (
    NOTHING_BEFORE,
    SearchableText,
    TurnsBefore,
    WordCounter,
    ensure_text,
    turns_until,
)
from remembrancer.storage.transaction import Actor, Transaction, rename
from remembrancer.storage.versions import create_memory, open_version, statement_digest
from remembrancer.storage.watches import note_to_compare
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import normalise_content

NearestFinder = Callable[[int, SearchableText], tuple[NearDuplicate, ...]]
"""Finds current memories of a namespace (by row number) that say nearly the same as a text."""


_WAITS: Final = {Outcome.CONFLICT: OperationKind.CONFLICT, Outcome.WAITING: OperationKind.PROPOSE}
"""What an operation is by which a draft waits."""
_NO_TAGS = TagKnowledge({}, 0, lambda _word: 0)
"""What is passed where the caller's own tags win anyway."""


def _decided_before(connection: Connection, namespace: int, draft: Draft) -> Stored | None:
    """What became of a draft that has to wait for approval and waits already, or that a person turned down."""
    row = same_waiting(connection, namespace, draft.content, draft.origin)
    if row is not None and (same := read_proposals(connection, (row,))[row]).waits_because:
        return Stored("", Outcome.WAITING, is_new=False, proposal=same.public_id)
    known = same_turned_down(connection, namespace, draft.content)
    return Stored("", Outcome.REJECTED, proposal=known, is_new=False) if known else None


@dataclass(frozen=True, slots=True)
class Stored:
    """What became of a draft: a new memory, an old one that says the same, or nothing yet: it waits.

    ``changed`` are the memories with a new version. ``is_new``: the conflict was found by this draft, or what waits for
    approval (``proposal``) did not wait before.
    """

    memory: str
    outcome: Outcome
    conflict: OpenedConflict | None = None
    changed: tuple[str, ...] = ()
    is_new: bool = True
    proposal: str = ""


def what_is_before(connection: Connection, namespace: int, draft: Draft, client: str) -> TurnsBefore:
    """What a new turn follows in its session, as it is stored; nothing before whatever is no turn of a session.

    ``client`` is the id of the client whose session it is; empty for anybody else's.
    """
    if not draft.episode or not draft.session:
        return NOTHING_BEFORE
    last = last_turn(connection, namespace, client, draft.session)
    return NOTHING_BEFORE if last is None else turns_until(connection, last, CONTEXT_TURNS)


class Remembering:
    """Stores drafts.

    ``encoder`` may have to wait for the model; ``nearest`` looks for near duplicates, ``watching`` for contradictions.
    """

    def __init__(
        self,
        store: Store,
        completion: Completion,
        encoder: EncoderSource,
        nearest: NearestFinder,
        watching: Watching,
    ) -> None:
        self._store = store
        self._completion = completion
        self._encoder = encoder
        self._nearest = nearest
        self._watching = watching

    def remember(self, call: Call, request: Remember) -> Remembered:
        """Store one draft.

        Raises:
            InvalidInputError: a field is outside its limits.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        draft = checked_draft(request.draft)
        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
            before = what_is_before(connection, namespace, draft, call.actor.client)
        # The model works without the interpreter, which completes the draft meanwhile; a type may need the model too.
        with ThreadPoolExecutor(1, "encoding") as beside:
            encoding = beside.submit(self.prepare, draft, before)
            completed = self.complete(draft, call.actor, namespace)
            text = encoding.result()
        near = () if completed.draft.episode else self._nearest(namespace, text)
        look = self.look(namespace, completed, text)
        waits = self._reasons_to_wait(call, completed)

        def work(transaction: Transaction) -> Stored:
            place = find_namespace(transaction.connection, call.scope, request.namespace).namespace_id
            stored = self.store(transaction, place, completed, text, look, waits=waits)
            if stored.outcome in _WAITS and stored.is_new:
                rename(transaction, _WAITS[stored.outcome])
            return stored

        def answer(stored: Stored, operation: str, number: int) -> Remembered:
            conflict = stored.conflict
            change = Change(
                operation,
                _WAITS.get(stored.outcome, OperationKind.REMEMBER),
                number,
                stored.changed or ((stored.memory,) if stored.memory else ()),
                namespace=request.namespace,
                cases=(conflict.case,) if conflict and stored.is_new else (),
                proposals=(stored.proposal,) if stored.proposal and stored.is_new else (),
            )
            alike = {stored.memory, *(each.memory for each in (conflict.opposed if conflict else ()))}
            return Remembered(
                change,
                stored.memory,
                stored.outcome,
                completed.type,
                completed.type_reason,
                tuple(other for other in near if other.memory not in alike),
                conflict,
                stored.proposal,
            )

        return self._store.write(call.operation(OperationKind.REMEMBER), work, answer)

    def complete(
        self,
        draft: Draft,
        actor: Actor,
        namespace: int,
        knowledge: TagKnowledge | None = None,
        *,
        imported: bool = False,
    ) -> Completed:
        """The draft with everything decided; ``knowledge`` of the namespace is read afresh if it is not given."""
        clock = self._store.clock
        return self._completion.complete(
            draft,
            actor,
            now=clock.now(),
            zone=clock.zone(),
            knowledge=knowledge or (_NO_TAGS if draft.tags else self.tag_knowledge(namespace)),
            imported=imported,
        )

    def prepare(self, draft: Draft, before: TurnsBefore = NOTHING_BEFORE) -> SearchableText:
        """A checked draft's text with its codes and words. The slow part: done before anything is locked.

        ``before`` is what stands before it in its session, if it is a turn of a conversation.
        """
        text = embedded_text(draft.title, draft.content)
        return searchable(text, segment_for_index(text), self._encoder(), before if draft.episode else None)

    def look(self, namespace: int, completed: Completed, text: SearchableText) -> Look | None:
        """What a completed draft contradicts, before anything is locked; None for a turn of a conversation."""
        if completed.draft.episode:
            return None
        record = version_record(completed, namespace=namespace, text=0, session=None)
        return self._watching.look(record, text, nearest=NEAREST)

    def store(
        self,
        transaction: Transaction,
        namespace: int,
        completed: Completed,
        text: SearchableText,
        look: Look | None = None,
        *,
        waits: tuple[WaitsBecause, ...] = (),
    ) -> Stored:
        """Write one completed draft; where its origin or its very words are there already, reinforce that memory.

        What it contradicts decides whether it is stored or waits. Without a look it is stored. What a look left is
        compared afterwards. With reasons for which it ``waits`` for approval, it does.
        """
        connection = transaction.connection
        draft = completed.draft
        if draft.origin and (known := memory_of_origin(connection, namespace, draft.origin)):
            return Stored(known, Outcome.ALREADY_THERE)
        if not draft.episode and (known := same_statement(connection, namespace, draft.content)):
            reinforce(transaction, known, today(self._store.clock))
            if draft.origin:
                note_origin_of(transaction, namespace, draft.origin, known)
            return Stored(known, Outcome.REINFORCED)
        if not draft.episode and (settled := self._settled(transaction, namespace, draft)) is not None:
            return settled
        if waits and (decided := _decided_before(connection, namespace, draft)) is not None:
            return decided
        text_row = ensure_text(transaction, namespace, text)
        session = ensure_session(transaction, namespace, draft.session) if draft.session else None
        record = version_record(completed, namespace=namespace, text=text_row, session=session)
        if waits:
            row = open_proposal(transaction, record, draft.origin, None, waits)
            return Stored("", Outcome.WAITING, proposal=read_proposals(connection, (row,))[row].public_id)
        if look is not None and (found := self._watching.confirmed(transaction, namespace, look)):
            raised = self._watching.meet(transaction, record, found, origin=draft.origin)
            outcome = Outcome.CREATED if raised.memory else Outcome.CONFLICT
            return Stored(raised.memory, outcome, raised.conflict, raised.changed)
        if look is not None and look.more:
            note_to_compare(transaction, namespace)
        memory = create_memory(transaction)
        open_version(transaction, self._store.counter, memory, record)
        if draft.origin:
            note_origin(transaction, namespace, draft.origin, memory.memory_id)
        return Stored(memory.public_id, Outcome.CREATED)

    def _settled(self, transaction: Transaction, namespace: int, draft: Draft) -> Stored | None:
        """What became of a draft that waits already, or that a person has turned down; None of any other."""
        connection = transaction.connection
        row = same_waiting(connection, namespace, draft.content, draft.origin)
        if row is not None and (conflict := self._watching.repeated(connection, row)) is not None:
            return Stored("", Outcome.CONFLICT, conflict, is_new=False)
        # A person may change their mind; what others say again was heard.
        if transaction.operation.actor.kind is ActorKind.PERSON:
            return None
        known = rejected_by(connection, namespace, statement_digest(draft.content))
        return Stored(known, Outcome.REJECTED) if known else None

    def _reasons_to_wait(self, call: Call, completed: Completed) -> tuple[WaitsBecause, ...]:
        """Why a draft has to wait for approval; of whoever is supervised alone."""
        if call.supervised is None:
            return ()
        # Calling a rule a fact does not make it one.
        draft = completed.draft
        is_rule = says_rule(draft, draft.title, draft.content, completed.type)
        return reasons_for(completed.type, pinned=draft.pinned, is_rule=is_rule)

    def suggest(self, scope: Scope, request: Suggest) -> Suggestion:
        """What the rules make of a text, without storing anything."""
        text = normalise_content(request.text)
        with self._store.read() as connection:
            namespace = find_namespace(connection, scope, request.namespace).namespace_id
        kind, reason = self._completion.suggest_type(text)
        proposed = self._completion.propose(text, "", self.tag_knowledge(namespace))
        clock = self._store.clock
        times = complete_times(Times(), kind, text, now=clock.now(), zone=clock.zone())
        return Suggestion(kind, reason, proposed.tags, proposed.entities, times)

    def tag_knowledge(self, namespace: int) -> TagKnowledge:
        """What the tag rules may know of a namespace."""
        with self._store.read() as connection:
            known = known_tags(connection, namespace)
            documents = word_statistics(connection, (namespace,), ()).documents

        def frequency(word: str) -> int:
            with self._store.read() as connection:
                terms = WordCounter(connection).terms(word)
                return word_statistics(connection, (namespace,), terms[:1]).frequencies.get(terms[0], 0) if terms else 0

        return TagKnowledge(known, documents, frequency)
