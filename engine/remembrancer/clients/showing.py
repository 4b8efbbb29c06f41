"""Clients as they are shown: grants by the names that namespaces have today."""

from __future__ import annotations

from collections.abc import Mapping

from remembrancer.model.clients import EVERY_NAMESPACE, Client, ClientCounts, Grant
from remembrancer.model.clock import from_microseconds
from remembrancer.storage.clients import StoredClient
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state


def shown(
    connection: Connection, stored: StoredClient, today: ClientCounts, total: ClientCounts, last_at: int | None
) -> Client:
    """A client with what it did today and altogether, seen last at ``last_at`` (microseconds)."""
    record = stored.record
    return Client(
        stored.public_id,
        record.name,
        record.program,
        shown_grants(connection, stored),
        record.quotas,
        from_microseconds(stored.created_at),
        None if record.expires_at is None else from_microseconds(record.expires_at),
        None if last_at is None else from_microseconds(last_at),
        record.state,
        record.pause_reason,
        today,
        total,
    )


def shown_grants(connection: Connection, stored: StoredClient) -> tuple[Grant, ...]:
    """What a client may do; a grant on namespaces that were all put away is none."""
    names: dict[int, str] = {}
    for grant in stored.record.grants:
        for namespace in grant.namespaces or ():
            state = current_state(connection, namespace)
            if not state.archived:
                names[namespace] = state.name
    grants = (
        Grant(each.scope, EVERY_NAMESPACE if each.namespaces is None else _named(each.namespaces, names))
        for each in stored.record.grants
    )
    return tuple(each for each in grants if each.namespaces)


def _named(namespaces: frozenset[int], names: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(sorted(names[each] for each in namespaces if each in names))
