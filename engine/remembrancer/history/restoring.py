"""Bringing back what an earlier version of a memory said: as a new version, like every change."""

from __future__ import annotations

from dataclasses import replace

from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.history.approval import Waiting, reasons_to_wait
from remembrancer.model.changes import Change, Skipped
from remembrancer.model.errors import InvalidInputError, NotPermittedError, VersionChangedError
from remembrancer.model.history import RestoreVersion
from remembrancer.model.limits import REASON_CHARACTERS
from remembrancer.model.types import ActorKind, OperationKind, Provenance, Status, Trust
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.texts import NOTHING_BEFORE, SearchableText, ensure_text
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, VersionRecord, current_version, open_version, version_numbered
from remembrancer.storage.watches import note_to_compare
from remembrancer.text.language import segment_for_index
from remembrancer.text.normalise import normalise_line


class Restoring:
    """Carries out :class:`RestoreVersion`."""

    def __init__(self, store: Store, encoder: EncoderSource) -> None:
        self._store = store
        self._encoder = encoder

    def restore(self, call: Call, request: RestoreVersion) -> Change:
        """Make a new version that says what an earlier one said.

        Raises:
            MemoryNotFoundError: there is no such memory in the scope.
            InvalidInputError: it has no version of that number in the scope.
            VersionChangedError: the current version is not the one expected.
            NotPermittedError: it is not active, and only a person brings memories back.
        """
        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)
        with self._store.read() as connection:
            current = current_version(connection, call.scope, request.memory)
            earlier = version_numbered(connection, call.scope, request.memory, request.number)
            if earlier is None:
                raise InvalidInputError("version", "unknown", given=request.number)
        waiting = Waiting()
        moved = earlier.record.namespace_id != current.record.namespace_id
        text = self._searchable(earlier.record) if moved else None

        def work(transaction: Transaction) -> tuple[str, ...]:
            before = current_version(transaction.connection, call.scope, request.memory)
            if request.expected is not None and request.expected != before.number:
                raise VersionChangedError(id=before.public_id, expected=request.expected, current=before.number)
            after = _restored(before, earlier, call)
            if earlier.record.namespace_id != before.record.namespace_id:
                # A text belongs to its namespace: in the other one it may be new.
                found = text or self._searchable(earlier.record)
                after = replace(after, text_id=ensure_text(transaction, before.record.namespace_id, found))
            if after == before.record:
                return ()
            if reasons := reasons_to_wait(transaction.connection, call, before, after):
                waiting.propose(transaction, after, before, reasons)
                waiting.rename(transaction)
                return ()
            open_version(transaction, self._store.counter, before, after)
            # What it says may contradict what others say by now.
            note_to_compare(transaction, after.namespace_id)
            return (before.public_id,)

        def answer(changed: tuple[str, ...], operation: str, number: int) -> Change:
            left = "waits_for_approval" if waiting.proposals else "unchanged"
            skipped = () if changed else (Skipped(request.memory, left),)
            kind = waiting.kind or OperationKind.RESTORE_VERSION
            return Change(operation, kind, number, changed, skipped, proposals=tuple(waiting.proposals))

        return self._store.write(call.operation(OperationKind.RESTORE_VERSION, reason=reason), work, answer)

    def _searchable(self, record: VersionRecord) -> SearchableText:
        text = embedded_text(record.title, record.content)
        return searchable(text, segment_for_index(text), self._encoder(), NOTHING_BEFORE if record.episode else None)


def in_force_again(connection: Connection, before: StoredVersion) -> VersionRecord:
    """What a memory says that is brought back as it is.

    What gave way gives way to nothing any more, and the end that was set to it then goes with that; an end that was
    set otherwise stays.
    """
    after = replace(before.record, status=Status.ACTIVE, superseded_by=None)
    if before.record.superseded_by is None:
        return after
    given_way, held = _giving_way(connection, before)
    ends = {
        name: getattr(held, name)
        for name in ("valid_from", "valid_to")
        if given_way and held and getattr(before.record, name) == getattr(given_way, name)
    }
    return replace(after, **ends)


def _giving_way(connection: Connection, before: StoredVersion) -> tuple[VersionRecord | None, VersionRecord | None]:
    """The version by which a memory gave way to its successor, and the one before; None for what was erased."""
    found: VersionRecord | None = None
    for number in range(before.number, 0, -1):
        version = version_numbered(connection, EVERYTHING, before.public_id, number)
        if version is None:
            return found, None
        if version.record.superseded_by != before.record.superseded_by:
            return found, version.record
        found = version.record
    return found, None


def _restored(before: StoredVersion, earlier: StoredVersion, call: Call) -> VersionRecord:
    """What ``earlier`` said, where ``before`` is now."""
    after = replace(
        earlier.record,
        namespace_id=before.record.namespace_id,
        session_id=before.record.session_id,
        status=Status.ACTIVE,
        superseded_by=None,
    )
    if call.actor.kind is ActorKind.PERSON:
        return after
    if before.record.status is not Status.ACTIVE:
        raise NotPermittedError("agents put away, persons bring back", action="restore")
    if after.content != before.record.content and before.record.trust in (Trust.PERSON, Trust.CONFIRMED):
        # As with an edit: nobody stands behind the choice of these words but the agent.
        return replace(after, trust=Trust.AGENT, provenance=Provenance.INFERRED)
    # Trust comes from the channel, so an agent brings none back.
    return replace(after, trust=before.record.trust, provenance=before.record.provenance)
