"""What a client may be called and be granted: everything within its limits, whoever asks for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Final

from remembrancer.model.clients import (
    ALL_NAMESPACES,
    CLIENT_NAME_CHARACTERS,
    GRANTED_NAMESPACES,
    MOST_OF_A_QUOTA,
    PROGRAM_CHARACTERS,
    ClientScope,
    Grant,
    Quotas,
)
from remembrancer.model.errors import InvalidInputError
from remembrancer.remember.types.guiding import tells_what_to_do
from remembrancer.storage.clients import StoredGrant
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import Scope
from remembrancer.text.normalise import normalise_line, normalise_namespace

_RESERVED: Final = frozenset({"you", "remembrancer", "command line"})
"""What others are called in the journal: the person, the program and its command line."""


def client_name(text: str) -> str:
    """The name of a client: one line, not that of somebody who is no client."""
    name = normalise_line(text, field="name", limit=CLIENT_NAME_CHARACTERS)
    if not name:
        raise InvalidInputError("name", "empty")
    if name.casefold() in _RESERVED:
        raise InvalidInputError("name", "in_use", given=name)
    # Agents are told who wrote a memory.
    if tells_what_to_do((name,)):
        raise InvalidInputError("name", "tells_what_to_do", given=name)
    return name


def client_program(text: str) -> str:
    """What a client says that it is; it may be empty."""
    return normalise_line(text, field="program", limit=PROGRAM_CHARACTERS)


def checked_quotas(quotas: Quotas) -> Quotas:
    """The quotas, each 0 (nothing at all) to ``MOST_OF_A_QUOTA``."""
    for given in asdict(quotas).values():
        if not 0 <= given <= MOST_OF_A_QUOTA:
            raise InvalidInputError("quotas", "out_of_range", limit=f"0..{MOST_OF_A_QUOTA}", given=given)
    return quotas


def wanted_grants(grants: Iterable[Grant]) -> tuple[Grant, ...]:
    """Grants that are asked for, by scope: names in their uniform form, which need not exist.

    Raises:
        InvalidInputError: there is none, one names nothing, or there are too many.
    """
    wanted: dict[ClientScope, dict[str, None]] = {}
    for grant in grants:
        names = wanted.setdefault(grant.scope, {})
        for name in grant.namespaces:
            names[name if name == ALL_NAMESPACES else normalise_namespace(name)] = None
        if not names:
            raise InvalidInputError("namespace", "empty")
        if len(names) > GRANTED_NAMESPACES:
            raise InvalidInputError("grants", "too_many", limit=GRANTED_NAMESPACES, given=len(names))
    if not wanted:
        raise InvalidInputError("grants", "empty")
    return tuple(
        Grant(scope, (ALL_NAMESPACES,) if ALL_NAMESPACES in wanted[scope] else tuple(wanted[scope]))
        for scope in ClientScope
        if scope in wanted
    )


def checked_grants(connection: Connection, scope: Scope, grants: Iterable[Grant]) -> tuple[StoredGrant, ...]:
    """Grants as they are stored: on namespaces that are there.

    Raises:
        InvalidInputError: as :func:`wanted_grants`.
        NamespaceNotFoundError: one is not in the scope of who grants it.
    """
    return tuple(
        StoredGrant(
            each.scope,
            None
            if each.is_everywhere
            else frozenset(find_namespace(connection, scope, name).namespace_id for name in each.namespaces),
        )
        for each in wanted_grants(grants)
    )
