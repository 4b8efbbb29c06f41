"""Deciding cases: one, or several alike, as one operation; and what a decision would do, before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from remembrancer.conflicts.deciding import Decided, Decision, Plan, decide, plan, statements_of
from remembrancer.conflicts.opening import Found, raise_case
from remembrancer.conflicts.viewing import memory_of, view_case
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.history.approval import reasons_for, says_rule
from remembrancer.history.revising import normalised_revision, revised_record
from remembrancer.model.cases import (
    CaseState,
    LinkedMemory,
    OpenConflict,
    PlannedVersion,
    PreviewResolution,
    ResolutionPreview,
    ResolveConflict,
    ResolveConflicts,
    Resolved,
)
from remembrancer.model.changes import Change, Revision
from remembrancer.model.clock import to_microseconds
from remembrancer.model.conflicts import (
    Contradiction,
    ContradictionCode,
    ContradictionReason,
    Resolution,
)
from remembrancer.model.errors import CaseClosedError, InvalidInputError, NotPermittedError, VersionChangedError
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.limits import BULK_MEMORIES, REASON_CHARACTERS
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.storage.call import Call
from remembrancer.storage.cases import Side, StoredCase, current_case
from remembrancer.storage.compared import author, linked
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText, ensure_text
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import VersionRecord, current_version, read_memories
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import normalise_line

_KINDS: Final = {
    Resolution.SUPERSEDE: OperationKind.SUPERSEDE,
    Resolution.RETAIN: OperationKind.RETAIN,
    Resolution.ANNOTATE: OperationKind.ANNOTATE,
    Resolution.DISMISS: OperationKind.DISMISS,
    Resolution.MERGE: OperationKind.MERGE,
}
_REVIEWED: Final = 20
_IN_FORCE: Final = (Status.ACTIVE, Status.DEMOTED)


class Resolving:
    """Decides cases, and opens those that a person names."""

    def __init__(self, store: Store, encoder: EncoderSource) -> None:
        self._store = store
        self._encoder = encoder

    def resolve(self, call: Call, request: ResolveConflict) -> Resolved:
        """Decide one case. See :class:`ResolveConflict` for what can go wrong."""
        request = _checked(request)
        self._refuse_rules(call, request.revision)
        with self._store.read() as connection:
            case = self._permitted(connection, call, request)
            text = self._text(connection, call, case, request)

        def work(transaction: Transaction) -> tuple[Decided, ...]:
            now = self._permitted(transaction.connection, call, request)
            decision = self._decision(call, request, self._storing(transaction, now.namespace, text))
            return (decide(transaction, self._store.counter, now, decision),)

        return self._carried_out(call, request.resolution, request.reason, work)

    def resolve_many(self, call: Call, request: ResolveConflicts) -> Resolved:
        """Decide several cases alike, all or none."""
        if not request.ids:
            raise InvalidInputError("conflicts", "empty")
        if len(request.ids) > BULK_MEMORIES:
            raise InvalidInputError("conflicts", "too_many", limit=BULK_MEMORIES, given=len(request.ids))
        if request.resolution is Resolution.MERGE:
            raise InvalidInputError("resolution", "one_conflict_only", given=request.resolution.value)
        each = [
            _checked(ResolveConflict(identifier, request.resolution, request.reason, request.supersession))
            for identifier in dict.fromkeys(request.ids)
        ]

        def work(transaction: Transaction) -> tuple[Decided, ...]:
            decided = []
            for one in each:
                case = self._permitted(transaction.connection, call, one)
                decided.append(decide(transaction, self._store.counter, case, self._decision(call, one, None)))
            return tuple(decided)

        return self._carried_out(call, request.resolution, request.reason, work)

    def preview(self, call: Call, request: PreviewResolution) -> ResolutionPreview:
        """What a decision would do now. Writes nothing."""
        asked = _checked(request.request)
        with self._store.read() as connection:
            case = self._permitted(connection, call, asked)
            planned = plan(connection, case, self._decision(call, asked, None), self._now())
            versions = self._planned(connection, case, planned)
            gone = [each.before.id for each in versions if each.before and each.after.status is not Status.ACTIVE]
            return ResolutionPreview(versions, self._review(connection, call.scope, case, gone))

    def open(self, call: Call, request: OpenConflict) -> Change:
        """Put two memories that a person says contradict each other into a case.

        Raises:
            InvalidInputError: they are one and the same, or not in one namespace, or not both in force.
            MemoryNotFoundError: one of them does not exist in the scope.
            NotPermittedError: the caller is no person.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("agents propose", action="resolve")
        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)
        if request.old == request.new:
            raise InvalidInputError("memories", "same_memory")

        def work(transaction: Transaction) -> str:
            old = current_version(transaction.connection, call.scope, request.old)
            new = current_version(transaction.connection, call.scope, request.new)
            if old.record.namespace_id != new.record.namespace_id:
                raise InvalidInputError("memories", "other_namespace")
            if old.record.status not in _IN_FORCE or new.record.status not in _IN_FORCE:
                raise InvalidInputError("memories", "not_in_force")
            said = Contradiction(request.kind, 1.0, (), (), ContradictionReason(ContradictionCode.SAID_SO))
            found = (Found(old, said),)
            return raise_case(transaction, old.record.namespace_id, Side(memory=new.memory_id), found).case.public_id

        def answer(case: str, operation: str, number: int) -> Change:
            return Change(operation, OperationKind.CONFLICT, number, cases=(case,))

        return self._store.write(call.operation(OperationKind.CONFLICT, reason=reason), work, answer)

    def _carried_out(
        self,
        call: Call,
        resolution: Resolution,
        reason: str,
        work: Callable[[Transaction], tuple[Decided, ...]],
    ) -> Resolved:
        kind = _KINDS[resolution]
        reason = normalise_line(reason, field="reason", limit=REASON_CHARACTERS)

        def viewed(transaction: Transaction) -> Resolved:
            decided = work(transaction)
            connection, now = transaction.connection, self._store.clock.now()
            review: dict[str, LinkedMemory] = {}
            for each in decided:
                for link in self._review(connection, call.scope, each.case, each.gave_way):
                    review.setdefault(link.memory.id, link)
            changed = dict.fromkeys(memory for each in decided for memory in each.changed)
            change = Change("", kind, 0, tuple(changed), cases=tuple(each.case.public_id for each in decided))
            return Resolved(
                change, tuple(view_case(connection, each.case, now) for each in decided), tuple(review.values())
            )

        def answer(resolved: Resolved, operation: str, number: int) -> Resolved:
            return replace(resolved, change=replace(resolved.change, operation=operation, number=number))

        return self._store.write(call.operation(kind, reason=reason), viewed, answer)

    def _refuse_rules(self, call: Call, revision: Revision | None) -> None:
        """Raise NotPermittedError where somebody supervised would make a rule or a pin in deciding."""
        if call.supervised is None or revision is None:
            return
        kind = revision.type or MemoryType.FACT
        is_rule = says_rule(revision, revision.title or "", revision.content or "", kind)
        if reasons_for(kind, pinned=bool(revision.pinned), is_rule=is_rule):
            raise NotPermittedError("rules and pins wait for a person", action="resolve")

    def _permitted(self, connection: Connection, call: Call, request: ResolveConflict) -> StoredCase:
        """The case, if it is open and the caller may decide it.

        Raises:
            ConflictNotFoundError, CaseClosedError, VersionChangedError, NotPermittedError: it is not.
        """
        case = current_case(connection, call.scope, request.id)
        if case.record.state is not CaseState.OPEN:
            raise CaseClosedError(id=case.public_id, state=case.record.state.value)
        if request.expected is not None and request.expected != case.from_tx:
            raise VersionChangedError(id=case.public_id, expected=request.expected, current=case.from_tx)
        if call.actor.kind is not ActorKind.PERSON:
            for each in statements_of(connection, case):
                proposal, version = each.proposal, each.version
                writer = proposal.writer if proposal else version and author(connection, version)
                if writer != call.actor:
                    raise NotPermittedError("a statement is another's", action="resolve")
        return case

    def _decision(
        self, call: Call, request: ResolveConflict, stored: Callable[[VersionRecord], VersionRecord] | None
    ) -> Decision:
        revision, zone = request.revision, self._store.clock.zone()

        def revised(record: VersionRecord) -> VersionRecord:
            after = revised_record(record, revision or Revision(), call, zone)
            if call.supervised is not None and says_rule(Revision(), after.title, after.content, after.type):
                raise NotPermittedError("rules and pins wait for a person", action="resolve")
            if stored is not None and (after.title, after.content) != (record.title, record.content):
                after = stored(after)
            return after

        return Decision(
            request.resolution,
            request.supersession,
            request.chosen,
            None if revision is None else revised,
            confirms=call.actor.kind is ActorKind.PERSON,
        )

    def _text(
        self, connection: Connection, call: Call, case: StoredCase, request: ResolveConflict
    ) -> SearchableText | None:
        """The text of the statement that is to hold, encoded before anything is locked; None if it stays."""
        if request.revision is None:
            return None
        planned = plan(connection, case, self._decision(call, request, None), self._now())
        record = next((each.record for each in planned.steps if each.statement.position == planned.chosen), None)
        return None if record is None else self._searchable(record)

    def _storing(
        self, transaction: Transaction, namespace: int, text: SearchableText | None
    ) -> Callable[[VersionRecord], VersionRecord]:
        def stored(record: VersionRecord) -> VersionRecord:
            wanted = embedded_text(record.title, record.content)
            # Somebody changed the other half of the text since it was encoded: encode what it is now.
            ready = text if text is not None and text.text == wanted else self._searchable(record)
            return replace(record, text_id=ensure_text(transaction, namespace, ready))

        return stored

    def _searchable(self, record: VersionRecord) -> SearchableText:
        text = embedded_text(record.title, record.content)
        return searchable(text, segment_for_index(text), self._encoder())

    def _planned(self, connection: Connection, case: StoredCase, planned: Plan) -> tuple[PlannedVersion, ...]:
        namespace = current_state(connection, case.namespace).name
        found = []
        for step in planned.steps:
            if step.record is None:
                continue
            before = None
            if step.before is not None:
                before = next(
                    iter(read_memories(connection, Scope(frozenset({case.namespace})), (step.before.public_id,))), None
                )
            identity = (step.before.public_id, step.before.number + 1) if step.before else ("", 1)
            session = (
                before.session if before else (step.statement.proposal.session_id if step.statement.proposal else "")
            )
            after = memory_of(step.record, identity, namespace, self._store.clock.now(), session)
            found.append(PlannedVersion(before, after))
        return tuple(found)

    def _review(
        self, connection: Connection, scope: Scope, case: StoredCase, gone: Sequence[str]
    ) -> tuple[LinkedMemory, ...]:
        """What rests on memories that no longer hold, without the statements of the case."""
        found: dict[str, LinkedMemory] = {}
        own = {each.memory for each in case.record.sides}
        values = [each.contradiction.reason.old for each in case.record.oppositions if each.contradiction.reason.old]
        for memory in gone:
            version = current_version(connection, scope, memory)
            phrase = values[0] if values else ""
            links = linked(connection, version.memory_id, phrase, _REVIEWED)
            for each in read_memories(connection, scope, [other for other, _ in links]):
                row = current_version(connection, scope, each.id).memory_id
                if row not in own and each.id not in gone:
                    found.setdefault(each.id, LinkedMemory(each, memory, dict(links)[each.id]))
        return tuple(found.values())[:_REVIEWED]

    def _now(self) -> int:
        return to_microseconds(self._store.clock.now())


def _checked(request: ResolveConflict) -> ResolveConflict:
    """The request with its texts in their uniform form.

    Raises:
        InvalidInputError: a field has no place in this resolution, or is outside its limits.
    """
    if request.resolution is Resolution.MERGE and (request.revision is None or request.revision.content is None):
        raise InvalidInputError("content", "empty")
    if request.supersession is not None and request.resolution is not Resolution.SUPERSEDE:
        raise InvalidInputError("supersession", "supersede_only", given=request.resolution.value)
    if request.revision is not None and request.resolution in (Resolution.ANNOTATE, Resolution.DISMISS):
        raise InvalidInputError("revision", "one_statement_only", given=request.resolution.value)
    return replace(
        request,
        id=check_identifier(request.id, "conflict"),
        revision=request.revision and normalised_revision(request.revision),
    )
