"""Random steps in a vault whose past is compared with a naive replay (``tests/support/replay_world.py``)."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from replay_disputes import Disputes
from replay_world import BY_HAND, BY_PROGRAM, SPACES, START, TAGS, TYPES, WORDS, ZONE, World

from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.types import Status


class Replay(RuleBasedStateMachine):
    @initialize()
    def open_vault(self) -> None:
        self.temporary = TemporaryDirectory()
        self.world = World(Path(self.temporary.name) / "vault")
        self.disputes = Disputes(self.world)

    def some(self, data, *, alive=False):
        state = self.world.state
        pool = [key for key in self.world.free if not alive or state[key].status is not Status.DELETED]
        return tuple(data.draw(st.lists(st.sampled_from(pool), min_size=1, max_size=3, unique=True)))

    def has_some(self):
        return bool(self.world.free)

    def has_some_alive(self):
        return any(self.world.state[each].status is not Status.DELETED for each in self.world.free)

    @rule(
        word=st.sampled_from(WORDS),
        kind=st.sampled_from(TYPES),
        tag=st.sampled_from(TAGS),
        space=st.sampled_from(SPACES),
        agent=st.booleans(),
    )
    def remember(self, word, kind, tag, space, agent):
        self.world.remember(word, kind, tag, space, agent=agent)

    @precondition(has_some_alive)
    @rule(data=st.data(), word=st.sampled_from(WORDS), kind=st.sampled_from(TYPES), agent=st.booleans())
    def revise(self, data, word, kind, agent):
        self.world.revise(self.some(data, alive=True)[0], word, kind, agent=agent)

    @precondition(has_some_alive)
    @rule(data=st.data(), tag=st.sampled_from(TAGS), pinned=st.booleans(), agent=st.booleans())
    def tag_and_pin(self, data, tag, pinned, agent):
        self.world.tag_and_pin(self.some(data, alive=True), tag, pinned, agent=agent)

    @precondition(has_some)
    @rule(data=st.data(), status=st.sampled_from(BY_HAND))
    def set_status(self, data, status):
        self.world.set_status(self.some(data), status)

    @precondition(has_some)
    @rule(data=st.data(), status=st.sampled_from(BY_PROGRAM))
    def expire_supersede_or_fade(self, data, status):
        memory, *others = self.some(data)
        self.world.set_by_program(memory, status, *others[:1])

    @precondition(has_some)
    @rule(data=st.data(), space=st.sampled_from(SPACES))
    def move(self, data, space):
        self.world.move(self.some(data), space)

    @precondition(has_some)
    @rule(data=st.data())
    def restore(self, data):
        memory = self.some(data)[0]
        self.world.restore(memory, data.draw(st.integers(1, self.world.state[memory].number)))

    @precondition(lambda self: self.world.standing)
    @rule(data=st.data())
    def undo_or_redo(self, data):
        self.world.undo(data.draw(st.sampled_from(self.world.standing)))

    @rule(resolution=st.sampled_from(Resolution), supersession=st.sampled_from(Supersession))
    def decide_a_conflict(self, resolution, supersession):
        self.disputes.decide(resolution, supersession)

    @precondition(lambda self: self.disputes.all)
    @rule(data=st.data())
    def take_a_decision_back_or_bring_it_back(self, data):
        self.disputes.turn(data.draw(st.sampled_from(self.disputes.all)))

    @precondition(lambda self: self.world.done)
    @rule(data=st.data(), actor=st.sampled_from(("Coder", "Coder", "You")))
    def undo_many(self, data, actor):
        self.world.undo_many(actor, data.draw(st.sampled_from(self.moments())))

    # Now and then: a vault in which nothing is left has nothing to compare.
    @precondition(lambda self: len(self.world.free) > 3)
    @rule(data=st.data())
    def erase(self, data):
        self.world.erase(self.some(data)[:2])

    @rule(minutes=st.integers(-600, 3000))
    def let_time_pass_or_set_the_clock_back(self, minutes):
        self.world.clock.advance(timedelta(minutes=minutes))

    @invariant()
    def the_present_is_what_the_list_says(self):
        if hasattr(self, "world"):
            self.world.check(self.world.state, None)
            self.disputes.check(None)

    def moments(self):
        recorded = [each.recorded for each in self.world.done]
        shifted = [each + timedelta(minutes=shift) for each in recorded for shift in (-1, 0, 1)]
        # As a person's clock shows them: an hour is skipped there, and in autumn one comes twice.
        return [*(each.astimezone(ZONE) for each in shifted), START - timedelta(days=1)]

    @precondition(lambda self: self.world.done)
    @rule(data=st.data())
    def look_back(self, data):
        instant = data.draw(st.sampled_from(self.moments()))
        self.world.check(self.world.expected_at(instant), instant)
        self.disputes.check(instant)

    @precondition(lambda self: self.world.done)
    @rule(data=st.data(), tag=st.sampled_from(TAGS), limit=st.integers(1, 10))
    def look_at_what_changed(self, data, tag, limit):
        since, until = sorted(data.draw(st.lists(st.sampled_from(self.moments()), min_size=2, max_size=2)))
        self.world.check_changes(since, until, tag, limit)

    def teardown(self):
        if not hasattr(self, "world"):
            return
        self.world.check_changes(START - timedelta(days=1), START + timedelta(days=4000), "red", 7)
        self.world.check_journal()
        self.world.check_word_counts()
        self.world.check_nothing_is_left()
        # The same must hold of a vault that is made of a complete export.
        self.world.move_into_copy(Path(self.temporary.name))
        self.world.check(self.world.state, None)
        self.disputes.check(None)
        for done in self.world.done[::5]:
            self.world.check(self.world.expected_at(done.recorded), done.recorded)
            self.disputes.check(done.recorded)
        self.world.check_changes(START - timedelta(days=1), START + timedelta(days=4000), "red", 7)
        self.world.check_journal()
        self.world.check_word_counts()
        self.world.vault.close()
        self.temporary.cleanup()


TestReplay = Replay.TestCase
TestReplay.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
