"""Looking for contradictions among the memories that are there: of a namespace, or of the whole vault.

Each memory is compared with those that got their version before it, as if it had just been written. What is found is
written in portions, each an operation of its own; how far the scan has come is kept, so that it goes on there when it
was stopped.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from remembrancer.conflicts.comparing import Comparing, Portion, open_met
from remembrancer.conflicts.settings import check_certainty
from remembrancer.conflicts.viewing import view_case
from remembrancer.model.cases import CaseState, StatementRole
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.comparing import CertaintyPreview, Flagged, PreviewCertainty, ScanForConflicts, Scanned
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.cases import list_cases
from remembrancer.storage.compared import count_to_scan, recorded_since, to_scan
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import find_namespace, namespaces_in_use
from remembrancer.storage.scope import Scope
from remembrancer.storage.settled import Setting, note_scanned, scanned_until, setting_of
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, read_versions

_MOST_DAYS: Final = 3660
_PORTION: Final = 100
"""So many memories are compared before what was found among them is written."""


class Scanning:
    """Carries out scans, and says what another certainty would have flagged."""

    def __init__(self, store: Store, comparing: Comparing) -> None:
        self._store = store
        self._comparing = comparing

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
        compared, pairs, cases = 0, 0, dict[str, None]()
        for namespace in namespaces:
            place = starts[namespace]
            while portion := self._portion(namespace, now, place, (compared, total), progress):
                place = portion.until
                compared, pairs = compared + portion.memories, pairs + portion.pairs
                last = self._written(call, namespace, portion, last)
                cases.update(dict.fromkeys(last.cases))
            self._note(namespace, 0)
        return Scanned(replace(last, cases=tuple(cases)), compared, tuple(cases), pairs)

    def _portion(
        self, namespace: int, now: int, after: int, done: tuple[int, int], progress: Progress
    ) -> Portion | None:
        """The next memories compared; None at the end. ``done`` were compared before, of so many in all."""

        def report(place: int) -> None:
            check_cancelled(progress)
            progress.report(done[0] + place, done[1], "comparing")

        with self._store.read() as connection:
            setting = setting_of(connection, namespace) or Setting()
            versions = to_scan(connection, namespace, now, after, _PORTION)
            return self._comparing.portion(connection, versions, setting.certainty, report) if versions else None

    def _written(self, call: Call, namespace: int, portion: Portion, last: Change) -> Change:
        """Open the cases of a portion; the change is ``last`` where there was none."""
        if not portion.met:
            self._note(namespace, portion.until)
            return last

        def work(transaction: Transaction) -> list[str]:
            note_scanned(transaction.connection, namespace, portion.until)
            return [each.case.public_id for each in open_met(transaction, namespace, portion.met)]

        def answer(opened: list[str], operation: str, number: int) -> Change:
            return Change(operation, OperationKind.SCAN, number, cases=tuple(opened))

        # An idempotency key stands for the whole scan, so no portion can carry it.
        operation = replace(call.operation(OperationKind.SCAN), idempotency_key="", request_digest=b"")
        change = self._store.write(operation, work, answer)
        if not change.operation:
            # Nothing of it stands any more, and with nothing to write the place was not noted either.
            self._note(namespace, portion.until)
        return change if change.operation else last

    def _note(self, namespace: int, place: int) -> None:
        self._store.maintain(lambda connection: note_scanned(connection, namespace, place))

    def preview(self, call: Call, request: PreviewCertainty, progress: Progress) -> CertaintyPreview:
        """What a certainty would have flagged among the statements of the last days, with what cases hold already.

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
            recent = recorded_since(connection, namespace, to_microseconds(now), since)
            for place, version in enumerate(recent):
                check_cancelled(progress)
                progress.report(place, len(recent), "comparing")
                for each in self._comparing.look(connection, version, request.certainty).found:
                    other = each.statement
                    if isinstance(other, StoredVersion):
                        memories = read_versions(connection, (other.row, version.row))
                        known = self._comparing.is_known(connection, version, other)
                        flagged.append(Flagged(memories[other.row], memories[version.row], each.contradiction, known))
            waiting = self._add_cases(connection, namespace, request, flagged)
        flagged.sort(key=lambda each: (-each.contradiction.certainty, each.new.id, each.old.id))
        return CertaintyPreview(tuple(flagged), len(recent) + waiting)

    def _add_cases(
        self, connection: Connection, namespace: int, request: PreviewCertainty, flagged: list[Flagged]
    ) -> int:
        """Add what cases hold of the last days: what waits is no memory. Returns how many statements of it wait."""
        now = self._store.clock.now()
        pairs = {(each.old.content, each.new.content) for each in flagged}
        waiting: set[str] = set()
        for stored in list_cases(connection, Scope(frozenset({namespace})), CaseState):
            case = view_case(connection, stored, now)
            for each in case.oppositions:
                old, new = case.statements[each.old], case.statements[each.new]
                if new.written < now - timedelta(days=request.days):
                    continue
                waiting.update(side.proposal for side in (old, new) if side.role is not StatementRole.CURRENT)
                known = (old.memory.content, new.memory.content) in pairs
                if not known and each.contradiction.certainty >= request.certainty:
                    flagged.append(Flagged(old.memory, new.memory, each.contradiction, is_known=True))
        return len(waiting)
