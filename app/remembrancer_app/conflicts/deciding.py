"""A decision while it is being made, as plain values: what a key or a click changes, and the request it becomes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from remembrancer.model.cases import ResolveConflict, StatementRole
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer_app.conflicts.fields import FieldName, Side, merged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.cases import CaseStatement, ConflictCase
    from remembrancer.model.conflicts import Contradiction
    from remembrancer.model.memory import Times

CHOICES = (Resolution.SUPERSEDE, Resolution.RETAIN, Resolution.ANNOTATE, Resolution.DISMISS)
"""The ways to decide, in the order in which they are offered."""
RESOLUTIONS = {f"conflicts.{each.value}": each for each in CHOICES}
"""What the commands of the page choose, by their names in the table of keys."""
SUPERSESSIONS = {f"conflicts.{each.value}": each for each in (Supersession.REPLACED, Supersession.CORRECTED)}
"""The same for what becomes of the old statement."""
_SIDES = {Resolution.SUPERSEDE: Side.NEW, Resolution.RETAIN: Side.OLD}


@dataclass(frozen=True, slots=True)
class Decision:
    """Nothing is chosen at first. ``text`` is what somebody wrote; ``taken`` says which side each field comes from."""

    resolution: Resolution | None = None
    supersession: Supersession | None = None
    taken: Mapping[FieldName, Side] = field(default_factory=dict)
    text: str = ""
    written: Times | None = None
    """The dates found in ``text``."""

    def choosing(self, resolution: Resolution, fields: Sequence[FieldName]) -> Decision:
        """One of the four; what was taken or written for something else is let go."""
        side = _SIDES.get(resolution)
        taken = {} if side is None else dict.fromkeys(fields, side)
        return Decision(resolution, self.supersession, taken)

    def taking(self, name: FieldName, side: Side, fields: Sequence[FieldName]) -> Decision:
        """This field from that side. The first one that is taken takes the others along; a mixed choice is a merge."""
        taken = {each: self.taken.get(each, side) for each in fields} | {name: side}
        sides = set(taken.values())
        if self.text or len(sides) > 1:
            return replace(self, resolution=Resolution.MERGE, taken=taken)
        only = Resolution.SUPERSEDE if sides == {Side.NEW} else Resolution.RETAIN
        return replace(self, resolution=only, taken=taken)

    def writing(self, text: str, written: Times, fields: Sequence[FieldName]) -> Decision:
        """A text of one's own; dates and the like come from the new statement unless they were taken otherwise."""
        taken = {each: self.taken.get(each, Side.NEW) for each in fields}
        return replace(self, resolution=Resolution.MERGE, taken=taken, text=text, written=written)


def asks_supersession(case: ConflictCase, decision: Decision) -> bool:
    """Whether it must be said if the old one was replaced or wrong from the start, because the text does not say."""
    return decision.resolution is Resolution.SUPERSEDE and case.supersession is None


def is_ready(case: ConflictCase, decision: Decision) -> bool:
    """Whether it can be applied."""
    if decision.resolution is None:
        return False
    return not asks_supersession(case, decision) or decision.supersession is not None


def request_for(case: ConflictCase, old: CaseStatement, decision: Decision, reason: str = "") -> ResolveConflict:
    """What the engine is asked. ``old`` is the older statement that was compared with the newest."""
    resolution = decision.resolution
    if resolution is None:
        raise ValueError("nothing is chosen")
    supersession = None
    if resolution is Resolution.SUPERSEDE:
        supersession = case.supersession or decision.supersession
    revision = None
    if resolution is Resolution.MERGE:
        revision = merged(old.memory, case.new.memory, decision.taken, decision.text, decision.written)
    chosen = old.position if resolution is Resolution.RETAIN and len(case.statements) > 2 else None
    return ResolveConflict(
        case.id,
        resolution,
        reason=reason.strip(),
        supersession=supersession,
        chosen=chosen,
        revision=revision,
        expected=case.number,
    )


def contradiction_between(case: ConflictCase, old: CaseStatement, new: CaseStatement) -> Contradiction | None:
    """How the two contradict each other; if only others of the case do, how the surest of them does."""
    if not case.oppositions:
        return None
    pair = {old.position, new.position}
    found = [each for each in case.oppositions if {each.old, each.new} == pair]
    return max(found or case.oppositions, key=lambda each: each.contradiction.certainty).contradiction


def older_statements(case: ConflictCase) -> tuple[CaseStatement, ...]:
    """All but the newest, those in force first."""
    older = case.statements[:-1]
    return tuple(sorted(older, key=lambda each: (each.role is not StatementRole.CURRENT, each.position)))
