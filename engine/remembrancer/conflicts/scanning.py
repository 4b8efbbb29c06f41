"""Looking for contradictions among the memories that are there: of a namespace, or of the whole vault.

Each memory is compared with those that got their version before it, as if it had just been written. What is found is
written in portions, each an operation of its own; how far the scan has come is kept, so that it goes on there when it
was stopped. A pair that is a case already, or about which somebody decided, is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from remembrancer.conflicts.opening import Found, raise_case
from remembrancer.conflicts.settings import check_certainty
from remembrancer.conflicts.watching import Look, Watching
from remembrancer.model.cases import CertaintyPreview, Flagged, PreviewCertainty, ScanForConflicts, Scanned
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.cases import Side, share_open_case
from remembrancer.storage.compared import count_to_scan, in_force_of, to_scan
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import find_namespace, namespaces_in_use
from remembrancer.storage.settled import Setting, note_scanned, pair_of, scanned_until, setting_of, settled
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, read_versions, statement_digest

_MOST_DAYS: Final = 3660
_PORTION: Final = 100
"""So many memories are compared before what was found among them is written."""


@dataclass(frozen=True, slots=True)
class _Pair:
    new: StoredVersion
    found: tuple[Found, ...]


class Scanning:
    """Carries out scans, and says what another certainty would have flagged."""

    def __init__(self, store: Store, watching: Watching) -> None:
        self._store = store
        self._watching = watching

    def scan(self, call: Call, request: ScanForConflicts, progress: Progress) -> Scanned:
        """Scan a namespace, or all that are in use.

        Raises:
            CancelledError: the person asked to stop. What was found so far is written; the next scan goes on there.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        with self._store.read() as connection:
            namespaces = namespaces_in_use(connection, call.scope, request.namespace)
        if request.afresh:
            for namespace in namespaces:
                self._note(namespace, 0)
        now = to_microseconds(self._store.clock.now())
        with self._store.read() as connection:
            starts = {each: scanned_until(connection, each) for each in namespaces}
            total = sum(count_to_scan(connection, each, now, starts[each]) for each in namespaces)
        last = Change("", OperationKind.SCAN, self._store.number())
        compared, cases = 0, list[str]()
        for namespace in namespaces:
            place = starts[namespace]
            while portion := self._portion(namespace, now, place, (compared, total), progress):
                place, pairs, count = portion
                compared += count
                last, opened = self._written(call, namespace, place, pairs, last)
                cases += [each for each in opened if each not in cases]
            self._note(namespace, 0)
        return Scanned(replace(last, cases=tuple(cases)), compared, tuple(cases))

    def _portion(
        self, namespace: int, now: int, after: int, done: tuple[int, int], progress: Progress
    ) -> tuple[int, list[_Pair], int] | None:
        """The next memories compared: the row of the last, what was found, and how many; None at the end."""
        with self._store.read() as connection:
            setting = setting_of(connection, namespace) or Setting()
            versions = to_scan(connection, namespace, now, after, _PORTION)
            if not versions:
                return None
            pairs = []
            for place, version in enumerate(versions):
                check_cancelled(progress)
                progress.report(done[0] + place, done[1], "comparing")
                found = tuple(self._unknown(connection, version, self._look(connection, version, setting.certainty)))
                if found:
                    pairs.append(_Pair(version, found))
            return versions[-1].row, pairs, len(versions)

    def _look(self, connection: Connection, version: StoredVersion, certainty: float) -> Look:
        text = self._watching.stored_text(connection, version.record)
        return self._watching.look_with(
            connection, version.record, text, certainty, excluded=(Side(memory=version.memory_id),)
        )

    def _unknown(self, connection: Connection, version: StoredVersion, look: Look) -> Iterator[Found]:
        """What was found that is older than the version and no case yet: each pair is met once."""
        for each in look.found:
            other = each.statement
            if not isinstance(other, StoredVersion) or other.row > version.row:
                continue
            if not self._is_known(connection, version, other):
                yield each

    def _is_known(self, connection: Connection, one: StoredVersion, other: StoredVersion) -> bool:
        """Whether somebody decided about two statements, or a case has both already."""
        digests = (statement_digest(one.record.content), statement_digest(other.record.content))
        decided = settled(connection, pair_of(one.record.namespace_id, *digests)) is not None
        return decided or share_open_case(connection, one.memory_id, other.memory_id)

    def _written(
        self, call: Call, namespace: int, place: int, pairs: list[_Pair], last: Change
    ) -> tuple[Change, list[str]]:
        """Open the cases of a portion; the change is ``last`` where there was none."""
        if not pairs:
            self._note(namespace, place)
            return last, []

        def work(transaction: Transaction) -> list[str]:
            note_scanned(transaction.connection, namespace, place)
            opened = []
            for pair in pairs:
                connection = transaction.connection
                now = in_force_of(connection, namespace, pair.new.memory_id)
                still = [each for each in pair.found if _stands(connection, namespace, each)]
                if now is None or now.record.text_id != pair.new.record.text_id or not still:
                    continue
                case = raise_case(transaction, namespace, Side(memory=pair.new.memory_id), still).case
                opened.append(case.public_id)
            return list(dict.fromkeys(opened))

        def answer(opened: list[str], operation: str, number: int) -> tuple[Change, list[str]]:
            return Change(operation, OperationKind.SCAN, number, cases=tuple(opened)), opened

        # An idempotency key stands for the whole scan, so no portion can carry it.
        operation = replace(call.operation(OperationKind.SCAN), idempotency_key="", request_digest=b"")
        return self._store.write(operation, work, answer)

    def _note(self, namespace: int, place: int) -> None:
        self._store.maintain(lambda connection: note_scanned(connection, namespace, place))

    def preview(self, call: Call, request: PreviewCertainty, progress: Progress) -> CertaintyPreview:
        """What a certainty would have flagged among the statements of the last days.

        Raises:
            CancelledError: the person asked to stop.
            InvalidInputError: the certainty or the days are outside their limits.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        check_certainty(request.certainty)
        if not 1 <= request.days <= _MOST_DAYS:
            raise InvalidInputError("days", "out_of_range", limit=f"1..{_MOST_DAYS}", given=request.days)
        now = self._store.clock.now()
        since = to_microseconds(now - timedelta(days=request.days))
        flagged: list[Flagged] = []
        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
            every = to_scan(connection, namespace, to_microseconds(now), 0, -1)
            recent = [each for each in every if each.recorded_at >= since]
            for place, version in enumerate(recent):
                check_cancelled(progress)
                progress.report(place, len(recent), "comparing")
                for each in self._look(connection, version, request.certainty).found:
                    other = each.statement
                    if isinstance(other, StoredVersion) and other.row < version.row:
                        memories = read_versions(connection, (other.row, version.row))
                        known = self._is_known(connection, version, other)
                        flagged.append(Flagged(memories[other.row], memories[version.row], each.contradiction, known))
        flagged.sort(key=lambda each: (-each.contradiction.certainty, each.new.id, each.old.id))
        return CertaintyPreview(tuple(flagged), len(recent))


def _stands(connection: Connection, namespace: int, found: Found) -> bool:
    now = in_force_of(connection, namespace, found.side.memory or 0)
    return now is not None and now.record.text_id == found.statement.record.text_id
