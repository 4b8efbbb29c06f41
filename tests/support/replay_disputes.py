"""Conflicts that are opened, decided, taken back and decided again, beside the steps of ``replay_world.py``.

Their memories are changed by nothing else, so that a decision can always be taken back as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from replay_world import TYPES, Done, Statement, World

from remembrancer.model.cases import CountConflicts, OpenConflict, ResolveConflict
from remembrancer.model.changes import Remember, Revision, Undo
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import ActorKind, Status
from remembrancer.vault import Actor

JUDGE = Actor(ActorKind.PERSON, "Judge")


@dataclass(eq=False)
class Dispute:
    """Two memories, how their case was decided, and whether the decision stands."""

    old: str
    new: str
    resolution: Resolution
    operation: str
    stands: bool
    done: Done | None


class Disputes:
    """The cases of a world, and what each moment has to say of them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.all: list[Dispute] = []
        self.moments: list[tuple[datetime, Dispute, bool]] = []
        """From when on a case was open, or was not."""

    def decide(self, resolution: Resolution, supersession: Supersession) -> None:
        """Remember two, say that they contradict each other, and decide."""
        world = self.world
        judge = world.vault.entrance(JUDGE)
        both = []
        for word in ("apples", "pears"):
            content = world.text(word)
            reply = judge.change(Remember(Draft(content, type=TYPES[0], tags=("red",)), "personal"))
            said = Statement(content, TYPES[0], ("red",), "personal")
            world.note(JUDGE.name, reply.change.operation, reply.change.number, {reply.memory: said})
            world.apart.add(reply.memory)
            both.append(reply.memory)
        old, new = both
        (case,) = judge.change(OpenConflict(old, new)).cases
        dispute = Dispute(old, new, resolution, "", stands=True, done=None)
        self._tell(dispute, is_open=True)
        world.beside.append(world.recorded())
        asked = ResolveConflict(case, resolution)
        if resolution is Resolution.SUPERSEDE:
            asked = replace(asked, supersession=supersession)
        if resolution is Resolution.MERGE:
            asked = replace(asked, revision=Revision(content=world.text("plums")))
        reply = judge.change(asked)
        after = self._decided(dispute, asked)
        assert set(reply.change.memories) == set(after)
        dispute.operation = reply.change.operation
        self._tell(dispute, is_open=False)
        if after:
            dispute.done = world.note(JUDGE.name, reply.change.operation, reply.change.number, after)
        world.beside.append(world.recorded())
        self.all.append(dispute)

    def _decided(self, dispute: Dispute, asked: ResolveConflict) -> dict[str, Statement]:
        old, new = self.world.state[dispute.old], self.world.state[dispute.new]
        match dispute.resolution:
            case Resolution.SUPERSEDE:
                gone = replace(old, status=Status.SUPERSEDED, superseded_by=dispute.new, ended=True)
                return {dispute.old: gone}
            case Resolution.RETAIN:
                return {dispute.new: replace(new, status=Status.REJECTED)}
            case Resolution.MERGE:
                content = asked.revision.content if asked.revision else None
                gone = replace(new, status=Status.SUPERSEDED, superseded_by=dispute.old)
                return {dispute.old: replace(old, content=content or ""), dispute.new: gone}
            case _:
                return {}

    def turn(self, dispute: Dispute) -> None:
        """Take the decision back, or bring it back."""
        world = self.world
        # By somebody of whom nothing is taken back.
        reply = world.vault.entrance(JUDGE).change(Undo(dispute.operation))
        assert reply.skipped == ()
        dispute.operation, dispute.stands = reply.operation, not dispute.stands
        self._tell(dispute, is_open=not dispute.stands)
        if dispute.done is not None:
            last = dispute.done.chain[-1]
            assert last is not None
            after = {key: each for key, each in last.before.items() if each is not None}
            assert set(reply.memories) == set(after)
            undo = world.note(JUDGE.name, reply.operation, reply.number, after)
            dispute.done.chain.append(undo)
            undo.chain = dispute.done.chain
        world.beside.append(world.recorded())

    def _tell(self, dispute: Dispute, *, is_open: bool) -> None:
        self.moments.append((self.world.recorded(), dispute, is_open))

    def check(self, as_of: datetime | None) -> None:
        """Compare what is contested, what is noted and how many cases are open, at a moment."""
        known = {dispute: is_open for recorded, dispute, is_open in self.moments if as_of is None or recorded <= as_of}
        person = self.world.person
        assert person.query(CountConflicts(as_of=as_of)) == sum(known.values())
        ids = tuple(sorted(key for each in known for key in (each.old, each.new)))
        found = {each.id: (each.contested, each.noted) for each in person.query(GetMemories(ids, as_of))}
        for dispute, is_open in known.items():
            noted = not is_open and dispute.resolution is Resolution.ANNOTATE
            assert found[dispute.old] == found[dispute.new] == (is_open, noted)
