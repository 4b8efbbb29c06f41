"""Reading and changing how a namespace's memories fade."""

from __future__ import annotations

from remembrancer.lifecycle.policy import DEFAULT, check_policy
from remembrancer.model.changes import Change
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.lifecycle import GetLifecyclePolicy, NamespacePolicy, SetLifecyclePolicy
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.policies import POLICIES
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction


class PolicyKeeping:
    """Reads and changes policies."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def policy(self, scope: Scope, request: GetLifecyclePolicy) -> NamespacePolicy:
        """How a namespace's memories fade.

        Raises:
            NamespaceNotFoundError: it is not in the scope.
        """
        with self._store.read() as connection:
            namespace = find_namespace(connection, scope, request.namespace)
            policy = POLICIES.of(connection, namespace.namespace_id)
            return NamespacePolicy(namespace.name, policy or DEFAULT, policy is None)

    def change(self, call: Call, request: SetLifecyclePolicy) -> Change:
        """Change how a namespace's memories fade; :class:`PreviewPolicy` says what it would do.

        Raises:
            InvalidInputError: the policy is incomplete or outside its limits.
            NamespaceNotFoundError: the namespace is not in the scope.
            NotPermittedError: the caller is no person.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("agents do not decide what is forgotten", action="lifecycle_policy")
        wanted = None if request.policy is None or request.policy == DEFAULT else request.policy
        if wanted is not None:
            check_policy(wanted)

        def work(transaction: Transaction) -> None:
            namespace = find_namespace(transaction.connection, call.scope, request.namespace).namespace_id
            if POLICIES.of(transaction.connection, namespace) != wanted:
                POLICIES.change(transaction, namespace, wanted)

        kind = OperationKind.LIFECYCLE_POLICY
        return self._store.write(
            call.operation(kind),
            work,
            lambda _result, operation, number: Change(operation, kind, number, namespace=request.namespace),
        )
