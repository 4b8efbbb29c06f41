"""Asking a model that the person configured for a second opinion about open cases. Absent unless there is one.

It is asked in the background, after a case was opened: no write waits for it, and it decides nothing. What it thinks is
kept with the two statements and shown with the case, until one of the texts changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from remembrancer.conflicts.deciding import Statement as CaseSide
from remembrancer.conflicts.deciding import statements_of
from remembrancer.conflicts.detection import Statement
from remembrancer.conflicts.detection.detector import SecondOpinion
from remembrancer.conflicts.statements import statement_of
from remembrancer.model.cases import CaseState
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.storage.cases import StoredCase, list_cases
from remembrancer.storage.connection import Connection
from remembrancer.storage.opinions import StoredOpinion, keep_opinion, opinion_of
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.versions import VersionRecord, statement_digest


@dataclass(frozen=True, slots=True, eq=False)
class Adviser:
    """A model with the name under which its opinions are shown."""

    name: str
    model: SecondOpinion


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    namespace: int
    pair: tuple[bytes, bytes]
    old: Statement
    new: Statement


class Advising:
    """``adviser`` is who is asked; None: nobody."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.adviser: Adviser | None = None
        self._refused_by: Adviser | None = None
        self._refused: set[tuple[bytes, bytes]] = set()

    def advise(self, progress: Progress) -> int:
        """Ask about every contradiction of an open case that this model was not asked about. Returns how many.

        Raises:
            CancelledError: the person asked to stop; what was said so far is kept.
            RemembrancerError: the model cannot be asked now; likewise.
        """
        adviser = self.adviser
        if adviser is None:
            return 0
        if adviser is not self._refused_by:
            self._refused_by, self._refused = adviser, set()
        with self._store.read() as connection:
            cases = list_cases(connection, EVERYTHING, (CaseState.OPEN,))
            questions = [each for case in cases for each in self._questions(connection, case, adviser)]
        for number, each in enumerate(questions):
            check_cancelled(progress)
            progress.report(number, len(questions), "advising")
            opinion = adviser.model.contradicts(each.old, each.new, progress)
            if opinion is None:
                # Asked again by the next start of the program, or of another model.
                self._refused.add(each.pair)
                continue
            said = StoredOpinion(adviser.name, min(1.0, max(0.0, float(opinion))))
            self._store.maintain(partial(keep_opinion, namespace=each.namespace, pair=each.pair, said=said))
        return len(questions)

    def _questions(self, connection: Connection, case: StoredCase, adviser: Adviser) -> list[_Question]:
        sides = statements_of(connection, case)
        found = []
        for each in case.record.oppositions:
            old, new = self._side(sides[each.old]), self._side(sides[each.new])
            if old is None or new is None:
                continue
            pair = (statement_digest(old.text), statement_digest(new.text))
            known = opinion_of(connection, case.namespace, pair)
            if pair not in self._refused and (known is None or known.model != adviser.name):
                found.append(_Question(case.namespace, pair, old, new))
        return found

    def _side(self, side: CaseSide) -> Statement | None:
        record: VersionRecord | None = side.version_record
        at = side.version.recorded_at if side.version else 0
        if side.proposal is not None:
            record, at = side.proposal.record, side.proposal.opened_at
        return None if record is None else statement_of(record, at, None, self._store.clock.zone())
