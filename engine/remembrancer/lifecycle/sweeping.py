"""The daily sweep: what has faded is demoted, what is over expires, what is used again comes back.

Each step is a batch of its own: one operation of the program, journalled, that can be taken back. What a sweep does
follows from the vault and from the last end of a local day, so that a second one changes nothing; with the clock set
back to a day that was swept before, it does nothing at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.lifecycle.policy import check_policy
from remembrancer.lifecycle.population import Population, Populations
from remembrancer.lifecycle.strength import DAY, DEMOTED_AT, is_faded
from remembrancer.model.changes import Change
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.lifecycle import (
    PlanSweep,
    Policy,
    PreviewPolicy,
    Sweep,
    SweepItem,
    SweepPlan,
    SweepReason,
    Swept,
)
from remembrancer.model.local_days import day_ended_at
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import OperationKind, Status
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.lifetimes import ids_of_rows, was_expired_before
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.policies import POLICIES
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import PROGRAM, NewOperation, Transaction
from remembrancer.storage.uses import note_swept, swept_until
from remembrancer.storage.versions import current_version, open_version

_BATCH: Final = 500
_STATUSES: Final = {
    OperationKind.REACTIVATE: Status.ACTIVE,
    OperationKind.EXPIRE: Status.EXPIRED,
    OperationKind.DEMOTE: Status.DEMOTED,
}
"""What each step makes of a memory, in the order in which they are done."""
_CHANGED: Final = {
    OperationKind.REACTIVATE: (Status.DEMOTED,),
    OperationKind.EXPIRE: (Status.ACTIVE, Status.DEMOTED),
    OperationKind.DEMOTE: (Status.ACTIVE,),
}
"""What a memory is before each step."""


@dataclass(frozen=True, slots=True)
class _Found:
    """What is to be done with a memory (its row)."""

    memory: int
    kind: OperationKind
    reason: SweepReason
    strength: float


class Sweeping:
    """Plans and carries out sweeps."""

    def __init__(self, store: Store, populations: Populations) -> None:
        self._store = store
        self._populations = populations

    def plan(self, scope: Scope, request: PlanSweep) -> SweepPlan:
        """What a sweep would do now.

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        with self._store.read() as connection:
            population = self._populations.all(connection, scope, self._now(), request.namespace)
            return self._planned(connection, population, POLICIES.all(connection))

    def preview(self, scope: Scope, request: PreviewPolicy) -> SweepPlan:
        """What a sweep would do under another policy.

        Raises:
            InvalidInputError: the policy is incomplete or outside its limits.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        check_policy(request.policy)
        with self._store.read() as connection:
            namespace = find_namespace(connection, scope, request.namespace).namespace_id
            population = self._populations.all(connection, scope, self._now(), request.namespace)
            changed = {namespace: request.policy}
            under = self._populations.under(connection, population, changed)
            return self._planned(connection, under, {**POLICIES.all(connection), **changed})

    def _now(self) -> int:
        return to_microseconds(self._store.clock.now())

    def _planned(self, connection: Connection, population: Population, set_policies: Mapping[int, Policy]) -> SweepPlan:
        found = self._found(connection, population, set_policies)
        ids = ids_of_rows(connection, [each.memory for each in found])
        items = [SweepItem(ids[each.memory], each.kind, each.reason, each.strength) for each in found]
        end = from_microseconds(population.day_end)
        return SweepPlan(
            day_ended_at(end, self._store.clock.zone()),
            tuple(sorted(items, key=lambda item: (tuple(_STATUSES).index(item.kind), item.strength, item.memory))),
            swept_until(connection) < population.day_end,
            newest_tx(connection),
        )

    def _found(
        self, connection: Connection, population: Population, set_policies: Mapping[int, Policy]
    ) -> list[_Found]:
        rows, values, end = population.rows, population.values, population.day_end
        over = _over(population, set_policies)
        expired_before = was_expired_before(connection, rows.memory[over.any].tolist())
        expiring = over.any & ~np.isin(rows.memory, list(expired_before))
        back = rows.demoted & (values > DEMOTED_AT) & ~expiring
        faded = ~rows.demoted & is_faded(values, population.strengths, rows.changed, end) & ~expiring
        found = []
        for place in np.flatnonzero(expiring | back | faded).tolist():
            if expiring[place]:
                kind, reason = OperationKind.EXPIRE, over.reason(place)
            elif back[place]:
                kind, reason = OperationKind.REACTIVATE, SweepReason.USED_AGAIN
            else:
                kind, reason = OperationKind.DEMOTE, SweepReason.FADED
            found.append(_Found(int(rows.memory[place]), kind, reason, float(values[place])))
        return found

    def sweep(self, call: Call, request: Sweep, progress: Progress) -> Swept:
        """Sweep all namespaces, as of the last end of a day.

        Raises:
            CancelledError: the person asked to stop. What was done stays; the next sweep does the rest.
            NotPermittedError: the caller reaches only some namespaces.
        """
        if call.scope.namespaces is not None:
            raise NotPermittedError("a sweep is for the whole vault", action="sweep")
        now = self._now()
        end = self._populations.day_end(now)
        day = day_ended_at(from_microseconds(end), self._store.clock.zone())
        swept = Swept(Change("", OperationKind.DEMOTE, self._store.number()), day)
        with self._store.read() as connection:
            until = swept_until(connection)
            if until > end or (request.only_if_due and until == end):
                return swept
            plan = self._planned(
                connection, self._populations.all(connection, EVERYTHING, now), POLICIES.all(connection)
            )
        batches = list(_batches(plan.items))
        for place, (kind, items) in enumerate(batches):
            check_cancelled(progress)
            progress.report(place, len(batches), "sweeping")
            swept = self._with(swept, self._carry_out(kind, items))
        self._store.maintain(lambda connection: note_swept(connection, end))
        return swept

    def _carry_out(self, kind: OperationKind, items: Sequence[SweepItem]) -> Change:
        """Do one batch; what somebody has changed since the plan was made is left for the next sweep."""

        def work(transaction: Transaction) -> tuple[str, ...]:
            changed = []
            for item in items:
                before = current_version(transaction.connection, EVERYTHING, item.memory)
                may_be_pinned = kind is OperationKind.REACTIVATE
                if before.record.status in _CHANGED[kind] and (may_be_pinned or not before.record.pinned):
                    record = replace(before.record, status=_STATUSES[kind])
                    open_version(transaction, self._store.counter, before, record)
                    changed.append(item.memory)
            return tuple(changed)

        return self._store.write(
            NewOperation(kind, PROGRAM),
            work,
            lambda memories, operation, number: Change(operation, kind, number, memories),
        )

    def _with(self, swept: Swept, change: Change) -> Swept:
        count = len(change.memories)
        return replace(
            swept,
            change=replace(change, memories=(*swept.change.memories, *change.memories)) if count else swept.change,
            demoted=swept.demoted + count * (change.kind is OperationKind.DEMOTE),
            expired=swept.expired + count * (change.kind is OperationKind.EXPIRE),
            reactivated=swept.reactivated + count * (change.kind is OperationKind.REACTIVATE),
            operations=(*swept.operations, *filter(None, (change.operation,))),
        )


def _batches(items: Sequence[SweepItem]) -> Iterator[tuple[OperationKind, Sequence[SweepItem]]]:
    for kind in _STATUSES:
        of_kind = [item for item in items if item.kind is kind]
        for start in range(0, len(of_kind), _BATCH):
            yield kind, of_kind[start : start + _BATCH]


@dataclass(frozen=True, slots=True, eq=False)
class _Over:
    """Which memories are over, bool [n] each: their validity, what their type allows, what episodes are kept for."""

    validity: NDArray[np.bool_]
    type: NDArray[np.bool_]
    episode: NDArray[np.bool_]

    @property
    def any(self) -> NDArray[np.bool_]:
        return self.validity | self.type | self.episode

    def reason(self, place: int) -> SweepReason:
        if self.validity[place]:
            return SweepReason.NO_LONGER_VALID
        return SweepReason.TYPE_EXPIRED if self.type[place] else SweepReason.EPISODE_EXPIRED


def _over(population: Population, set_policies: Mapping[int, Policy]) -> _Over:
    rows, end = population.rows, population.day_end
    validity = (rows.valid_to != 0) & (rows.valid_to <= end) & ~rows.pinned
    kinds = np.zeros(len(rows), dtype=np.bool_)
    episodes = np.zeros(len(rows), dtype=np.bool_)
    # By default nothing expires but by its validity.
    for namespace, policy in set_policies.items():
        inside = (rows.namespace == namespace) & ~rows.pinned & ~population.safe
        for place, each in enumerate(policy.types):
            if each.expires_after_days is not None:
                kinds |= inside & (rows.type == place) & (population.starts <= end - each.expires_after_days * DAY)
        if policy.episodes_days is not None:
            said = np.where(rows.stated, rows.stated, rows.recorded)
            episodes |= inside & rows.episode & (said + policy.episodes_days * DAY <= end)
    return _Over(validity, kinds, episodes)
