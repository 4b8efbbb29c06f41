"""Taking back many operations at once: everything a client did, a session, a batch; looked at first, then done as one.

The way back is that of undoing them one by one, the newest first, followed in memory: of each memory only where it
ends is written. What somebody else changed later is left alone, as it is when a single operation is taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from remembrancer.conflicts.taking_back import CasesBack
from remembrancer.history.changes import span
from remembrancer.model.changes import Change, Skipped
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import (
    InvalidInputError,
    MemoryNotFoundError,
    NothingToUndoError,
    NotPermittedError,
    VersionChangedError,
)
from remembrancer.model.history import JournalFilter, PreviewUndo, UndoMany, UndoPreview, UndoStep
from remembrancer.model.limits import REASON_CHARACTERS
from remembrancer.model.types import LASTING, ActorKind, OperationKind, Status
from remembrancer.storage.audit import Journal, summarise
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.erasure.gone import erased_since
from remembrancer.storage.namespaces import (
    NamespaceState,
    change_namespace,
    current_state,
    name_is_taken,
    namespaces_of_operation,
)
from remembrancer.storage.operations import UndoChain, newest_tx, operation_actor, operation_kind, undo_chain
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.undone import effective, mark, turn_marks
from remembrancer.storage.versions import (
    StoredVersion,
    VersionRecord,
    current_version,
    open_version,
    versions_of_operation,
)
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import normalise_line

CHANGED_SINCE: Final = "changed_since"


@dataclass(slots=True)
class _Step:
    """One operation on the way back: ``operation`` is what is taken back, ``effect`` what has its effect."""

    operation: int
    effect: int
    memories: list[str] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    namespaces: list[str] = field(default_factory=list)
    skipped_namespaces: list[str] = field(default_factory=list)

    cases: bool = False
    """Whether conflicts would be other than they are."""

    @property
    def does_something(self) -> bool:
        return bool(self.memories or self.namespaces or self.cases)


@dataclass(slots=True)
class _WayBack:
    """Where the vault stands on the way back: what each memory and namespace would be by now, as far as it differs."""

    connection: Connection
    scope: Scope
    steps: list[_Step] = field(default_factory=list)
    now: dict[str, StoredVersion | None] = field(default_factory=dict)
    then: dict[str, VersionRecord] = field(default_factory=dict)
    spaces: dict[int, NamespaceState] = field(default_factory=dict)
    cases: CasesBack = field(init=False)

    def __post_init__(self) -> None:
        self.cases = CasesBack(self.connection, self.scope)

    def take_back(self, step: _Step) -> None:
        """Follow one step."""
        self.steps.append(step)
        inside = [
            (before, after)
            for before, after in versions_of_operation(self.connection, step.effect)
            if self.scope.allows(after.record.namespace_id)
        ]
        gone = erased_since(self.connection, self.scope, step.effect)
        step.skipped.extend(Skipped(memory, "erased") for memory in gone)
        held = self.cases.held(step.effect, inside, self._is_unchanged)
        for before, after in inside:
            if after.public_id in held:
                step.skipped.append(Skipped(after.public_id, CHANGED_SINCE))
            else:
                self._take_back_version(step, before, after)
        step.cases = self.cases.take_back(step.effect, held=bool(held))
        for earlier, later in namespaces_of_operation(self.connection, step.effect):
            if self.scope.allows(later.namespace_id):
                self._take_back_namespace(step, earlier, later)

    def _take_back_version(self, step: _Step, before: StoredVersion | None, after: StoredVersion) -> None:
        memory = after.public_id
        if memory not in self.now:
            self.now[memory] = self._current(memory)
        current = self.now[memory]
        beyond = before is not None and not self.scope.allows(before.record.namespace_id)
        if beyond or current is None or self.then.get(memory, current.record) != after.record:
            step.skipped.append(Skipped(memory, CHANGED_SINCE))
            return
        self.then[memory] = before.record if before else replace(after.record, status=Status.DELETED)
        step.memories.append(memory)

    def _is_unchanged(self, after: StoredVersion) -> bool:
        current = self._current(after.public_id)
        return current is not None and self.then.get(after.public_id, current.record) == after.record

    def _current(self, memory: str) -> StoredVersion | None:
        try:
            return current_version(self.connection, self.scope, memory)
        except MemoryNotFoundError:
            return None

    def _take_back_namespace(self, step: _Step, before: NamespaceState | None, after: NamespaceState) -> None:
        known = self.spaces.get(after.namespace_id)
        current = known or current_state(self.connection, after.namespace_id)
        then = before or replace(after, archived=True)
        taken = not then.archived and name_is_taken(self.connection, then.name, but_by=then.namespace_id)
        if current != after or taken:
            step.skipped_namespaces.append(current.name)
            return
        self.spaces[after.namespace_id] = then
        step.namespaces.append(after.name)

    @property
    def ends(self) -> list[tuple[StoredVersion, VersionRecord]]:
        """The memories that end elsewhere than they are, with what they become."""
        pairs = ((self.now[memory], record) for memory, record in self.then.items())
        return [(now, record) for now, record in pairs if now is not None and now.record != record]

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        return tuple(dict.fromkeys(skip for step in self.steps for skip in step.skipped))


class UndoingMany:
    """Carries out :class:`UndoMany`, and says beforehand what that would do."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def preview(self, call: Call, request: PreviewUndo) -> UndoPreview:
        """What taking back what a filter means would do now.

        Raises:
            InvalidInputError: the filter names neither an actor, a client nor a session, nor operations.
            NotPermittedError: it is not the caller's own, and the caller is no person.
        """
        asked = _checked(call, request.filter)
        with self._store.read() as connection:
            way = self._way_back(connection, call, asked)
            steps = tuple(
                UndoStep(
                    summarise(connection, call.scope, step.effect),
                    tuple(step.memories),
                    tuple(step.skipped),
                    tuple(step.namespaces),
                    tuple(step.skipped_namespaces),
                )
                for step in way.steps
            )
            memories = tuple(now.public_id for now, _ in way.ends)
            return UndoPreview(steps, memories, way.skipped, newest_tx(connection))

    def undo(self, call: Call, request: UndoMany) -> Change:
        """Take back what a filter means, as one operation.

        Raises:
            InvalidInputError, NotPermittedError: as :meth:`preview`.
            NothingToUndoError: nothing of it can be taken back.
            VersionChangedError: the vault is no longer at the change number that was expected.
        """
        asked = _checked(call, request.filter)
        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)

        def work(transaction: Transaction) -> _WayBack:
            number = transaction.number - 1
            if request.expected is not None and request.expected != number:
                raise VersionChangedError(expected=request.expected, current=number)
            way = self._way_back(transaction.connection, call, asked)
            for now, record in way.ends:
                open_version(transaction, self._store.counter, now, record)
            way.cases.write(transaction)
            for space in way.spaces.values():
                if space != current_state(transaction.connection, space.namespace_id):
                    change_namespace(transaction, space)
            if not any(transaction.entries.values()):
                raise NothingToUndoError("nothing of it is left to take back")
            for step in way.steps:
                if step.does_something:
                    mark(transaction, step.operation)
                    turn_marks(transaction, step.effect)
            return way

        def answer(way: _WayBack, operation: str, number: int) -> Change:
            memories = tuple(now.public_id for now, _ in way.ends)
            return Change(operation, OperationKind.UNDO_MANY, number, memories, way.skipped)

        return self._store.write(call.operation(OperationKind.UNDO_MANY, reason=reason), work, answer)

    def _way_back(self, connection: Connection, call: Call, asked: JournalFilter) -> _WayBack:
        between = span(connection, asked.since, asked.until)
        now = to_microseconds(self._store.clock.now())
        text = segment_for_index(asked.text)
        chosen = Journal(call.scope, between, asked, text, now).operations(connection)
        way = _WayBack(connection, call.scope)
        for step in _steps(connection, call, chosen):
            way.take_back(step)
        return way


def _steps(connection: Connection, call: Call, chosen: list[int]) -> list[_Step]:
    """What to take back so that the chosen operations have no effect, the newest first.

    An operation and the undos and redos after it are one chain: of it the state is wanted that it had before the first
    of the chosen ones.
    """
    among = frozenset(chosen)
    steps: list[_Step] = []
    for operation in chosen:
        chain = undo_chain(connection, operation)
        first = min(place for place, each in enumerate(chain.operations) if each in among)
        if chain.operations[first] != operation or not chain.would_undo(operation):
            continue
        effect = effective(connection, chain, len(chain.operations) - 1)
        if effect is None or operation_kind(connection, effect) in LASTING:
            continue
        if _may_take_back(connection, call, chain):
            steps.append(_Step(operation, effect))
    return sorted(steps, key=lambda step: step.effect, reverse=True)


def _may_take_back(connection: Connection, call: Call, chain: UndoChain) -> bool:
    return call.actor.kind is ActorKind.PERSON or operation_actor(connection, chain.newest) == call.actor


def _checked(call: Call, asked: JournalFilter) -> JournalFilter:
    if not (asked.actor or asked.client or asked.session or asked.operations):
        raise InvalidInputError("selection", "empty")
    if call.actor.kind is ActorKind.PERSON:
        return asked
    if asked.actor and (asked.actor != call.actor.name or asked.actor_kind not in (None, call.actor.kind)):
        raise NotPermittedError("another's operations", action="undo")
    if asked.client not in ("", call.actor.client):
        raise NotPermittedError("another's operations", action="undo")
    return replace(asked, actor=call.actor.name, actor_kind=call.actor.kind, client=call.actor.client)
