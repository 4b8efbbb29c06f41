"""Taking back what operations did to cases: as a whole where they decided one, or not at all.

What a decision did to memories and what it did to its case belong together: where somebody has changed one of those
memories since, the case stays decided and all of them stay as they are. What opened a case is taken back only as long
as that case is as it was opened; a decision keeps it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from remembrancer.model.cases import CaseState
from remembrancer.storage.case_states import (
    CaseKey,
    Key,
    ProposalKey,
    State,
    StateChange,
    changes_of_operation,
    put,
    state_now,
)
from remembrancer.storage.cases import CaseRecord
from remembrancer.storage.connection import Connection
from remembrancer.storage.scope import Scope
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion

VersionChange = tuple[StoredVersion | None, StoredVersion]


@dataclass(slots=True)
class CasesBack:
    """Where cases stand on the way back: ``then`` is what each thing would be by now, as far as it was looked at."""

    connection: Connection
    scope: Scope
    then: dict[Key, State] = field(default_factory=dict)

    def held(
        self, operation: int, versions: Iterable[VersionChange], is_unchanged: Callable[[StoredVersion], bool]
    ) -> frozenset[str]:
        """The memories that an operation changed and that have to stay, because its decision cannot be taken back.

        ``is_unchanged`` says of a version that the operation opened whether its memory still is so.
        """
        states = self._changes(operation)
        if not any(_decides(each) for each in states):
            return frozenset()
        changed = list(versions)
        whole = all(self._is_unchanged(each) for each in states) and all(is_unchanged(after) for _, after in changed)
        return frozenset() if whole else frozenset(after.public_id for _, after in changed)

    def take_back(self, operation: int, *, held: bool) -> bool:
        """Follow one operation; whether anything is different now. Nothing where its memories are ``held``."""
        if held:
            return False
        states = self._changes(operation)
        if any(_decides(each) for each in states) and not all(map(self._is_unchanged, states)):
            return False
        kept = {row for each in states if not self._is_unchanged(each) for row in _proposals_of(each)}
        moved = False
        for each in states:
            if self._is_unchanged(each) and not (isinstance(each.key, ProposalKey) and each.key.row in kept):
                self.then[each.key] = each.before
                moved = moved or each.before != each.after
        return moved

    def write(self, transaction: Transaction) -> None:
        """Give everything the state that it would have."""
        for key, state in self.then.items():
            if state != state_now(transaction.connection, key):
                put(transaction, key, state)

    def _changes(self, operation: int) -> list[StateChange]:
        found = changes_of_operation(self.connection, operation)
        return [each for each in found if self.scope.allows(each.namespace)]

    def _is_unchanged(self, change: StateChange) -> bool:
        if change.key not in self.then:
            return state_now(self.connection, change.key) == change.after
        return self.then[change.key] == change.after


def _decides(change: StateChange) -> bool:
    """Whether a case was decided, or the decision taken back."""
    records = (change.before, change.after)
    return any(isinstance(each, CaseRecord) and each.state is CaseState.DECIDED for each in records)


def _proposals_of(change: StateChange) -> Iterator[int]:
    """The proposals of a case that was changed."""
    if isinstance(change.key, CaseKey) and isinstance(change.after, CaseRecord):
        yield from (side.proposal for side in change.after.sides if side.proposal is not None)
