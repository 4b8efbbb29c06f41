"""What would be done with files that are kept up to date, before it is done."""

from __future__ import annotations

import difflib
from dataclasses import dataclass, replace
from typing import Final

from remembrancer.exchange.sync.block import edits_in, put, without
from remembrancer.exchange.sync.edits import asked_for
from remembrancer.exchange.sync.files import LeftAloneError
from remembrancer.exchange.sync.kept import Kept, for_persons
from remembrancer.model.syncing import LookAtSyncs, PlanSync, PlanSyncRemoval, SyncEdit, SyncPlan, SyncState
from remembrancer.storage.call import Call
from remembrancer.storage.syncs import StoredSync

_CONTEXT_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class Looking:
    """Answers the queries that show what a run, or a removal, would do."""

    kept: Kept

    def states(self, call: Call, _request: LookAtSyncs) -> tuple[SyncPlan, ...]:
        """See :class:`LookAtSyncs`."""
        for_persons(call)
        return tuple(self._plan(each) for each in self.kept.listed(call))

    def plan(self, call: Call, request: PlanSync) -> SyncPlan:
        """See :class:`PlanSync`."""
        return self._plan(self.kept.wanted(call, request))

    def removal(self, call: Call, request: PlanSyncRemoval) -> SyncPlan:
        """See :class:`PlanSyncRemoval`."""
        for_persons(call)
        sync = self.kept.one(call, request.path)
        try:
            text, parts = self.kept.parts(sync, of_use=False)
        except LeftAloneError as error:
            return self._left_alone(sync, error)
        if text is None or parts.inside is None:
            return SyncPlan(self.kept.told(sync), SyncState.MISSING if text is None else SyncState.BEHIND)
        edits = self._edits(sync, parts.inside)
        state = SyncState.EDITED if edits else SyncState.IN_STEP
        return SyncPlan(self.kept.told(sync), state, _diff(text, without(parts)), edits=edits)

    def _plan(self, sync: StoredSync) -> SyncPlan:
        try:
            text, parts = self.kept.parts(sync)
        except LeftAloneError as error:
            return self._left_alone(sync, error)
        block = self.kept.block(sync)
        wanted = put(parts, block.text)
        edits = () if parts.inside is None else self._edits(sync, parts.inside)
        state = SyncState.IN_STEP if wanted == text else SyncState.BEHIND
        if text is None:
            state = SyncState.MISSING
        elif edits:
            state = SyncState.EDITED
        after = replace(sync, written=block.lines, left_out=block.left_out, problem="")
        told = self.kept.told(after)
        return SyncPlan(told, state, _diff(text or "", wanted), tuple(block.text.split("\n")), block.tokens, edits)

    def _left_alone(self, sync: StoredSync, error: LeftAloneError) -> SyncPlan:
        return SyncPlan(self.kept.told(replace(sync, problem=error.problem.value)), SyncState.LEFT_ALONE)

    def _edits(self, sync: StoredSync, inside: str) -> tuple[SyncEdit, ...]:
        with self.kept.store.read() as connection:
            return tuple(
                SyncEdit(each.before.record.content if each.before else "", each.edit.text)
                for edit in edits_in(inside, sync.written, sync.salt)
                for each in asked_for(connection, sync, edit)
            )


def _diff(before: str, after: str) -> tuple[str, ...]:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=_CONTEXT_LINES)
    return tuple(lines)[2:]
