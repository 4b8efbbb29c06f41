"""Confirming and dismissing flags."""

from __future__ import annotations

from remembrancer.model.attention import DecideFlag
from remembrancer.model.changes import Change
from remembrancer.model.errors import MemoryNotFoundError, NotPermittedError
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.routines import MemoryPlace, place_of
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.verdicts import FlagKey, give_verdict, verdict_of


class Deciding:
    """Keeps what somebody said of a flag."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def check(self, call: Call, request: DecideFlag) -> None:
        """Whether the caller may decide about this memory.

        Raises:
            MemoryNotFoundError: there is no such memory in the scope.
            NotPermittedError: the caller is no person.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("agents do not decide what is normal", action="decide_flag")
        with self._store.read() as connection:
            _found(connection, call, request)

    def decide(self, call: Call, request: DecideFlag) -> Change:
        """Confirm or dismiss a flag, or take that back. Nothing is recorded where it was decided so before.

        Raises:
            MemoryNotFoundError: there is no such memory in the scope.
        """

        def work(transaction: Transaction) -> None:
            place = _found(transaction.connection, call, request)
            key = FlagKey(place.namespace, place.memory, request.kind)
            if verdict_of(transaction.connection, key) is not request.verdict:
                give_verdict(transaction, key, request.verdict)

        kind = OperationKind.DECIDE_FLAG
        return self._store.write(
            call.operation(kind),
            work,
            lambda _result, operation, number: Change(operation, kind, number),
        )


def _found(connection: Connection, call: Call, request: DecideFlag) -> MemoryPlace:
    place = place_of(connection, request.memory)
    if place is None or not call.scope.allows(place.namespace):
        raise MemoryNotFoundError(memory=request.memory)
    return place
