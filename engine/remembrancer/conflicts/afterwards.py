"""Comparing afterwards what an import stored without being compared, a few memories at a time.

The list of what is left lies in the vault, so that a stop or a crash loses nothing of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from remembrancer.conflicts.comparing import Comparing, Portion, open_met
from remembrancer.conflicts.deciding import Decision, decide
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.comparing import CompareStored, ComparingState, GetComparing, Scanned
from remembrancer.model.conflicts import ConflictPolicy, Resolution
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.compared import count_to_scan
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.scope import Scope
from remembrancer.storage.settled import Setting, scanned_until, setting_of
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.watches import Watch, count_to_compare, note_compared, to_compare, watches

PORTION: Final = 50
"""So many memories are compared before what was found among them is written."""


class ComparingAfterwards:
    """Works off what imports left, and says how much that is."""

    def __init__(self, store: Store, comparing: Comparing) -> None:
        self._store = store
        self._comparing = comparing

    def state(self, scope: Scope, request: GetComparing) -> ComparingState:
        """What is left to compare.

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        now = to_microseconds(self._store.clock.now())
        with self._store.read() as connection:
            namespaces = namespaces_in_use(connection, scope, request.namespace)
            waiting = sum(count_to_compare(connection, each, now) for each in watches(connection, namespaces))
            starts = {each: scanned_until(connection, each) for each in namespaces}
            left = sum(count_to_scan(connection, each, now, start) for each, start in starts.items() if start)
            return ComparingState(waiting, left)

    def compare(self, call: Call, request: CompareStored, progress: Progress) -> Scanned:
        """Compare what is left, or so much of it.

        Raises:
            CancelledError: the person asked to stop. What was found so far is written; the next call goes on there.
            InvalidInputError: ``most`` is negative.
        """
        if request.most < 0:
            raise InvalidInputError("most", "out_of_range", limit=0, given=request.most)
        now = to_microseconds(self._store.clock.now())
        with self._store.read() as connection:
            left = watches(connection, namespaces_in_use(connection, call.scope, ""))
            total = sum(count_to_compare(connection, each, now) for each in left)
        if request.most:
            total = min(total, request.most)
        last = Change("", OperationKind.SCAN, self._store.number())
        compared, pairs, cases = 0, 0, dict[str, None]()
        for watch in left:
            while compared < total and (portion := self._portion(watch, now, (compared, total), progress)):
                compared, pairs = compared + portion.memories, pairs + portion.pairs
                last = self._written(call, watch, portion, last)
                cases.update(dict.fromkeys(last.cases))
                watch = replace(watch, after=portion.until)  # noqa: PLW2901  (the rest of the same watch)
            self._forget_finished(watch, now)
        return Scanned(replace(last, cases=tuple(cases)), compared, tuple(cases), pairs)

    def _portion(self, watch: Watch, now: int, done: tuple[int, int], progress: Progress) -> Portion | None:
        """The next memories compared; None at the end. ``done`` were compared before, of so many in all."""

        def report(place: int) -> None:
            check_cancelled(progress)
            progress.report(done[0] + place, done[1], "comparing")

        with self._store.read() as connection:
            setting = setting_of(connection, watch.namespace) or Setting()
            versions = to_compare(connection, watch, now, min(PORTION, done[1] - done[0]))
            return self._comparing.portion(connection, versions, setting.certainty, report) if versions else None

    def _written(self, call: Call, watch: Watch, portion: Portion, last: Change) -> Change:
        """Open the cases of a portion; the change is ``last`` where there was none."""
        if not portion.met:
            self._note(watch, portion.until)
            return last

        def work(transaction: Transaction) -> list[str]:
            note_compared(transaction.connection, watch, portion.until)
            opened = open_met(transaction, watch.namespace, portion.met)
            policy = (setting_of(transaction.connection, watch.namespace) or Setting()).policy
            if policy is ConflictPolicy.ANNOTATE:
                for case in (each.case for each in opened if each.is_new):
                    decide(transaction, self._store.counter, case, Decision(Resolution.ANNOTATE))
            return [each.case.public_id for each in opened]

        def answer(opened: list[str], operation: str, number: int) -> Change:
            return Change(operation, OperationKind.SCAN, number, cases=tuple(opened))

        # An idempotency key stands for the whole request, so no portion can carry it.
        operation = replace(call.operation(OperationKind.SCAN), idempotency_key="", request_digest=b"")
        change = self._store.write(operation, work, answer)
        if not change.operation:
            # Nothing of it stands any more, and with nothing to write the place was not noted either.
            self._note(watch, portion.until)
        return change if change.operation else last

    def _note(self, watch: Watch, until: int | None) -> None:
        self._store.maintain(lambda connection: note_compared(connection, watch, until))

    def _forget_finished(self, watch: Watch, now: int) -> None:
        with self._store.read() as connection:
            left = count_to_compare(connection, watch, now)
        if not left:
            self._note(watch, None)
