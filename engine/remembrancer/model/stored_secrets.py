"""Secrets in what is stored already: looking for them, and what a person decides about them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretKind


@dataclass(frozen=True, slots=True)
class StoredSecret:
    """A version of a memory, a proposal, or the reason that was given for a change, with secrets in it.

    ``excerpt`` has the text around the first one, all of them masked. ``is_current``: it is the memory's newest
    version; an older one stays until it is erased. ``found_at`` is when a scan found it. Of a proposal ``proposal`` is
    the id, and ``memory`` that of the memory it would change, empty for a new one; ``in_case``: it waits in a conflict,
    not for approval. It is decided about, and cannot be kept. ``is_decided``: it was turned down or taken back
    and became no memory; its text stays until the proposal is erased.

    Of a reason ``operation`` is the id of the change, ``memory`` that of the first memory that it changed or decided
    about, empty where there was none. It cannot be redacted; it goes when a memory of that change is erased.
    """

    memory: str
    number: int
    is_current: bool
    namespace: str
    kinds: tuple[SecretKind, ...]
    field: str
    excerpt: str
    changed: datetime
    found_at: datetime
    proposal: str = ""
    in_case: bool = False
    is_decided: bool = False
    operation: str = ""


@dataclass(frozen=True, slots=True)
class StoredSecrets:
    """What scans have found, proposals first, the newest first, without what was kept. ``kept`` counts those.

    ``left`` versions came since, or were not looked at yet.
    """

    found: tuple[StoredSecret, ...]
    kept: int
    left: int


@dataclass(frozen=True, slots=True)
class ListSecrets(Query[StoredSecrets]):
    """What the scans so far have found. Proposals and the reasons of changes are looked at each time.

    Clients are told of no reasons.
    """


@dataclass(frozen=True, slots=True)
class ScanForSecrets(Query[StoredSecrets]):
    """Look through what is stored for secrets, from where the last scan ended; ``afresh``: all of it once more.

    Nothing is journalled: what is found is derived. Cancelling keeps what was done; the next scan goes on there.

    Raises NotPermittedError for clients, CancelledError.
    """

    afresh: bool = False


@dataclass(frozen=True, slots=True)
class KeepSecrets(Query[StoredSecrets]):
    """Leave the secrets of a memory as they are, until its text changes. Raises NotPermittedError but for a person."""

    memory: str
