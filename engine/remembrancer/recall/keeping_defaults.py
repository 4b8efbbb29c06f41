"""Reading and changing how a namespace is recalled where a request does not say."""

from __future__ import annotations

from remembrancer.model.changes import Change
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.recalling import GetRecallDefaults, NamespaceRecall, RecallDefaults, SetRecallDefaults
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.recall.delivery.checking import check_terms
from remembrancer.recall.delivery.terms import SHIPPED
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.policies import RECALL_DEFAULTS
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction


class DefaultsKeeping:
    """Reads and changes the defaults of namespaces."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def defaults(self, scope: Scope, request: GetRecallDefaults) -> NamespaceRecall:
        """How a namespace is recalled.

        Raises:
            NamespaceNotFoundError: it is not in the scope.
        """
        with self._store.read() as connection:
            namespace = find_namespace(connection, scope, request.namespace)
            found = RECALL_DEFAULTS.of(connection, namespace.namespace_id)
            return NamespaceRecall(namespace.name, found or SHIPPED, found is None)

    def change(self, call: Call, request: SetRecallDefaults) -> Change:
        """Change how a namespace is recalled.

        Raises:
            InvalidInputError: a value is outside its limits.
            NamespaceNotFoundError: the namespace is not in the scope.
            NotPermittedError: the caller is no person.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("agents do not decide how much they get", action="recall_defaults")
        wanted: RecallDefaults | None = None if request.defaults == SHIPPED else request.defaults
        if wanted is not None:
            check_terms(wanted.budget, wanted.limit, wanted.floor)

        def work(transaction: Transaction) -> None:
            namespace = find_namespace(transaction.connection, call.scope, request.namespace).namespace_id
            if RECALL_DEFAULTS.of(transaction.connection, namespace) != wanted:
                RECALL_DEFAULTS.change(transaction, namespace, wanted)

        kind = OperationKind.RECALL_DEFAULTS
        return self._store.write(
            call.operation(kind),
            work,
            lambda _result, operation, number: Change(operation, kind, number, namespace=request.namespace),
        )
