"""How a namespace treats contradictions: its policy, and how sure a contradiction has to be."""

from __future__ import annotations

from dataclasses import replace

from remembrancer.model.cases import ConflictSettings, GetConflictSettings, SetConflictSettings
from remembrancer.model.changes import Change
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import Scope
from remembrancer.storage.settled import Setting, change_setting, setting_of
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction


class SettingKeeping:
    """Reads and changes the settings of namespaces."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def settings(self, scope: Scope, request: GetConflictSettings) -> ConflictSettings:
        """How a namespace treats contradictions.

        Raises:
            NamespaceNotFoundError: it is not in the scope.
        """
        with self._store.read() as connection:
            namespace = find_namespace(connection, scope, request.namespace)
            setting = setting_of(connection, namespace.namespace_id) or Setting()
            return ConflictSettings(namespace.name, setting.policy, setting.certainty)

    def change(self, call: Call, request: SetConflictSettings) -> Change:
        """Change how a namespace treats contradictions.

        Raises:
            InvalidInputError: the certainty is not in 0..1.
            NamespaceNotFoundError: the namespace is not in the scope.
            NotPermittedError: the caller is no person.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("agents do not set how they are checked", action="conflict_settings")
        if request.certainty is not None:
            check_certainty(request.certainty)

        def work(transaction: Transaction) -> None:
            connection = transaction.connection
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
            before = setting_of(connection, namespace) or Setting()
            after = before
            if request.policy is not None:
                after = replace(after, policy=request.policy)
            if request.certainty is not None:
                after = replace(after, certainty=float(request.certainty))
            if after != before:
                change_setting(transaction, namespace, after)

        kind = OperationKind.CONFLICT_SETTINGS
        return self._store.write(
            call.operation(kind),
            work,
            lambda _result, operation, number: Change(operation, kind, number, namespace=request.namespace),
        )


def check_certainty(certainty: float) -> None:
    """Raise InvalidInputError unless it is in 0..1."""
    if not 0.0 <= certainty <= 1.0:
        raise InvalidInputError("certainty", "out_of_range", limit="0..1", given=certainty)
