"""Making, renaming and putting away namespaces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from remembrancer.model.changes import ArchiveNamespace, Change, CreateNamespace, RenameNamespace
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.limits import TITLE_CHARACTERS
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import (
    NamespaceState,
    change_namespace,
    create_namespace,
    current_state,
    find_namespace,
)
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.text.normalise import normalise_line, normalise_namespace


class NamespaceKeeping:
    """Carries out the changes to namespaces."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def create(self, call: Call, request: CreateNamespace) -> Change:
        """Make a namespace.

        Raises:
            NamespaceExistsError: one of that name is in use.
            NotPermittedError: the entrance is limited to some namespaces; a new one would not be among them.
            InvalidInputError: the name has a character it may not have.
        """
        if call.scope.namespaces is not None:
            raise NotPermittedError("beyond the scope")
        name, title = normalise_namespace(request.name), _title(request.title)
        return self._write(
            call, OperationKind.CREATE_NAMESPACE, lambda transaction: create_namespace(transaction, name, title)
        )

    def rename(self, call: Call, request: RenameNamespace) -> Change:
        """Give a namespace a new name or title; its memories stay with it."""
        name, title = normalise_namespace(request.new_name), _title(request.title)

        def work(transaction: Transaction) -> NamespaceState:
            state = find_namespace(transaction.connection, call.scope, request.name)
            return _changed(transaction, replace(state, name=name, title=title))

        return self._write(call, OperationKind.RENAME_NAMESPACE, work)

    def archive(self, call: Call, request: ArchiveNamespace) -> Change:
        """Put a namespace away with all its memories."""

        def work(transaction: Transaction) -> NamespaceState:
            state = find_namespace(transaction.connection, call.scope, request.name)
            return _changed(transaction, replace(state, archived=True))

        return self._write(call, OperationKind.ARCHIVE_NAMESPACE, work)

    def _write(self, call: Call, kind: OperationKind, work: Callable[[Transaction], NamespaceState]) -> Change:
        return self._store.write(
            call.operation(kind),
            work,
            lambda state, operation, number: Change(operation, kind, number, namespace=state.name),
        )


def _changed(transaction: Transaction, state: NamespaceState) -> NamespaceState:
    if state != current_state(transaction.connection, state.namespace_id):
        change_namespace(transaction, state)
    return state


def _title(text: str) -> str:
    return normalise_line(text, field="title", limit=TITLE_CHARACTERS)
