"""Secrets in what is stored already: looked for in portions, told with everything secret masked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Any, Final

from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import MemoryNotFoundError, NotPermittedError
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.stored_secrets import KeepSecrets, ListSecrets, ScanForSecrets, StoredSecret, StoredSecrets
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.secrets import (
    ScannedVersion,
    count_to_scan,
    forget_scan,
    found_versions,
    keep_found,
    newest_operation,
    note_scan,
    proposals_to_look_at,
    reasons_after,
    reasons_of,
    scanned_until,
    versions_to_scan,
)
from remembrancer.storage.store import Store
from remembrancer.text.secrets import find_secrets, masked

RULES: Final = 1
"""To be raised when more is found: what was scanned by other rules is scanned again."""
_PORTION: Final = 200
_AROUND: Final = 60
"""Characters before the first secret, and behind it."""


class SecretsInStore:
    """Answers the requests of :mod:`remembrancer.model.stored_secrets`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # Reasons are short and seldom given, and never change: each is looked at once as long as the vault is open.
        self._reasons = Lock()
        self._reasons_until = 0
        self._found_reasons: list[int] = []

    def queries(self) -> dict[type, Callable[[Call, Any, Progress], Any]]:
        """The queries, by their requests."""
        return {
            ListSecrets: lambda call, _request, _progress: self.listed(call),
            ScanForSecrets: self.scan,
            KeepSecrets: lambda call, request, _: self.keep(call, request),
        }

    def listed(self, call: Call) -> StoredSecrets:
        """What was found and is still there. A version that holds none by the rules of today is left out."""
        with self._store.read() as connection:
            proposals = proposals_to_look_at(connection, call.scope)
            reasons = self._found_in_reasons(connection) if call.supervised is None else []
            versions = found_versions(connection, call.scope)
            left = count_to_scan(connection, scanned_until(connection, RULES))
        told = (_told(each) for each in (*proposals, *versions, *reasons) if not each.kept)
        return StoredSecrets(
            tuple(each for each in told if each is not None), sum(each.kept for each in versions), left
        )

    def _found_in_reasons(self, connection: Connection) -> list[ScannedVersion]:
        """What was given as the reason of a change, where it holds a secret."""
        with self._reasons:
            until = newest_operation(connection)
            self._found_reasons += [
                row for row, reason in reasons_after(connection, self._reasons_until) if find_secrets(reason)
            ]
            self._reasons_until = max(until, self._reasons_until)
            return reasons_of(connection, self._found_reasons)

    def scan(self, call: Call, request: ScanForSecrets, progress: Progress) -> StoredSecrets:
        """Go on where the last scan ended. See :class:`ScanForSecrets`."""
        if call.supervised is not None:
            raise NotPermittedError("clients do not look for secrets", action="secrets")
        if request.afresh:
            self._store.maintain(forget_scan)
        with self._store.read() as connection:
            after = scanned_until(connection, RULES)
            total = count_to_scan(connection, after)
        done = 0
        while True:
            check_cancelled(progress)
            progress.report(done, total, "scanning")
            with self._store.read() as connection:
                portion = versions_to_scan(connection, after, _PORTION)
            if not portion:
                return self.listed(call)
            found = [each.row for each in portion if any(find_secrets(text) for _, text in each.texts)]
            after = portion[-1].row
            now = to_microseconds(self._store.clock.now())
            self._store.maintain(partial(_note, until=after, found=found, now=now))
            done += len(portion)

    def keep(self, call: Call, request: KeepSecrets) -> StoredSecrets:
        """Leave the secrets of a memory. See :class:`KeepSecrets`."""
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person leaves secrets", action="secrets")
        with self._store.read() as connection:
            rows = [each.row for each in found_versions(connection, call.scope) if each.memory == request.memory]
        if not rows:
            raise MemoryNotFoundError(id=request.memory)
        self._store.maintain(partial(keep_found, rows=rows))
        return self.listed(call)


def _note(connection: Connection, until: int, found: list[int], now: int) -> None:
    note_scan(connection, RULES, until, found, now)


def _told(version: ScannedVersion) -> StoredSecret | None:
    """A version as it is shown; None where nothing is secret in it any more."""
    spans = [(field, text, found) for field, text in version.texts if (found := find_secrets(text))]
    if not spans:
        return None
    field, text, found = spans[0]
    return StoredSecret(
        version.memory,
        version.number,
        version.is_current,
        version.namespace_name,
        tuple(dict.fromkeys(span.kind for _, _, each in spans for span in each)),
        field,
        _excerpt(masked(text, found), found[0].start),
        from_microseconds(version.changed_at),
        from_microseconds(version.found_at),
        version.proposal,
        version.in_case,
        version.is_decided,
        version.operation,
    )


def _excerpt(text: str, start: int) -> str:
    begin, end = max(0, start - _AROUND), start + _AROUND
    line = " ".join(text[begin:end].split())
    return ("\u2026" if begin else "") + line + ("\u2026" if end < len(text) else "")
