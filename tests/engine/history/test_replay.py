"""As-of views against a replay that knows nothing of versions: a list of what was done, read from its start.

The model below imports nothing of history or storage. It keeps, for every operation, the whole state after it, and the
moment at which it was recorded; what the vault says of any past moment must be what the list says.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from remembrancer.model.changes import CreateNamespace, Move, Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import CountFacets, FindMemories, GetMemories, GetTimeline, VerifyJournal
from remembrancer.model.search import AnyOf, HasStatus, HasTag, IsType, Search
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.storage.texts import recount
from remembrancer.vault import Actor, Vault

START = datetime(2026, 1, 1, tzinfo=UTC)
SECRET = new_recovery_key()
ANY_STATUS = AnyOf(tuple(HasStatus(status) for status in Status))
types = st.sampled_from((MemoryType.FACT, MemoryType.GOAL, MemoryType.ERROR))
tags = st.sampled_from(("red", "green", "blue"))
words = st.sampled_from(("apples", "pears", "plums", "quinces", "medlars"))
statuses = st.sampled_from((Status.ACTIVE, Status.ARCHIVED, Status.DELETED))


@dataclass
class Statement:
    """A memory as the list knows it."""

    content: str
    type: MemoryType
    tags: tuple[str, ...]
    namespace: str
    status: Status = Status.ACTIVE
    pinned: bool = False
    number: int = 1

    def says(self) -> tuple[object, ...]:
        return (self.content, self.type, self.tags, self.namespace, self.status, self.pinned)


@dataclass
class Done:
    """One operation: when it was recorded, the state after it, and for undo what it touched and how that was before."""

    recorded: datetime
    after: dict[str, Statement]
    operation: str
    touched: dict[str, Statement | None] = field(default_factory=dict)
    undone: bool = False
    can_be_undone: bool = True


class Replay(RuleBasedStateMachine):
    @initialize()
    def open_vault(self) -> None:
        self.temporary = TemporaryDirectory()
        self.clock = FixedClock(START)
        store = Store.create(Path(self.temporary.name) / "vault", (SECRET,), self.clock, Identifiers(self.clock))
        self.vault = Vault(store, encoder=lambda: None)
        self.person = self.vault.entrance(Actor(ActorKind.PERSON, "You"))
        self.person.change(CreateNamespace("work"))
        self.done: list[Done] = []
        self.state: dict[str, Statement] = {}

    def note(self, operation: str, touched: dict[str, Statement | None], *, can_be_undone: bool = True) -> Done:
        recorded = max([self.clock.now(), START, *(each.recorded for each in self.done)])
        done = Done(recorded, deepcopy(self.state), operation, touched, can_be_undone=can_be_undone)
        self.done.append(done)
        return done

    @rule(content=words, kind=types, tag=tags, space=st.sampled_from(("personal", "work")))
    def remember(self, content, kind, tag, space):
        draft = Draft(f"{content} {len(self.done)}", type=kind, tags=(tag,))
        reply = self.person.change(Remember(draft, space))
        self.state[reply.memory] = Statement(draft.content, kind, (tag,), space)
        self.note(reply.change.operation, {reply.memory: None})

    def change(self, request, apply):
        """Send a change of one or more memories and do the same to the list."""
        before = {memory: deepcopy(self.state[memory]) for memory in request.memories}
        reply = self.person.change(request)
        for memory in request.memories:
            apply(self.state[memory])
        changed = {memory for memory in before if self.state[memory] != before[memory]}
        assert set(reply.memories) == changed
        for memory in changed:
            self.state[memory].number += 1
        if changed:
            self.note(reply.operation, {memory: before[memory] for memory in sorted(changed)})
        else:
            assert reply.operation == ""

    def some(self, data, *, alive=False):
        pool = sorted(key for key, each in self.state.items() if not alive or each.status is not Status.DELETED)
        return tuple(data.draw(st.lists(st.sampled_from(pool), min_size=1, max_size=3, unique=True))) if pool else ()

    @precondition(lambda self: any(each.status is not Status.DELETED for each in self.state.values()))
    @rule(data=st.data(), content=words, kind=types)
    def revise(self, data, content, kind):
        (memory, *_) = self.some(data, alive=True)
        text = f"{content} {len(self.done)}"

        def apply(statement):
            statement.content, statement.type = text, kind

        self.change(Revise((memory,), Revision(content=text, type=kind)), apply)

    @precondition(lambda self: any(each.status is not Status.DELETED for each in self.state.values()))
    @rule(data=st.data(), tag=tags, pinned=st.booleans())
    def tag_and_pin(self, data, tag, pinned):
        def apply(statement):
            statement.pinned = pinned
            if tag not in statement.tags:
                statement.tags = (*statement.tags, tag)

        self.change(Revise(self.some(data, alive=True), Revision(add_tags=(tag,), pinned=pinned)), apply)

    @precondition(lambda self: self.state)
    @rule(data=st.data(), status=statuses)
    def set_status(self, data, status):
        def apply(statement):
            statement.status = status

        self.change(SetStatus(self.some(data), status), apply)

    @precondition(lambda self: self.state)
    @rule(data=st.data(), space=st.sampled_from(("personal", "work")))
    def move(self, data, space):
        def apply(statement):
            statement.namespace = space

        self.change(Move(self.some(data), space), apply)

    @precondition(lambda self: any(each.can_be_undone and not each.undone for each in self.done))
    @rule(data=st.data())
    def undo(self, data):
        done = data.draw(st.sampled_from([each for each in self.done if each.can_be_undone and not each.undone]))
        reply = self.person.change(Undo(done.operation))
        expected = {key for key in done.touched if self.state[key].says() == done.after[key].says()}
        assert set(reply.memories) == expected
        assert {each.memory for each in reply.skipped} == set(done.touched) - expected
        for key in expected:
            number = self.state[key].number
            before = done.touched[key]
            self.state[key] = deepcopy(before) if before else self.state[key]
            if before is None:
                self.state[key].status = Status.DELETED
            self.state[key].number = number + 1
        if reply.operation:
            done.undone = True
            self.note(reply.operation, {}, can_be_undone=False)

    @rule(minutes=st.integers(-600, 3000))
    def let_time_pass_or_set_the_clock_back(self, minutes):
        self.clock.advance(timedelta(minutes=minutes))

    def expected_at(self, instant):
        """The state after the last operation recorded at or before ``instant``, read from the list."""
        state: dict[str, Statement] = {}
        for done in self.done:
            if done.recorded <= instant:
                state = done.after
        return state

    def check(self, state, as_of):
        def ids(condition):
            return set(self.person.query(FindMemories(Search(condition=condition, as_of=as_of))).ids)

        current = {key for key, each in state.items() if each.status is Status.ACTIVE}
        assert ids(None) == current
        assert ids(ANY_STATUS) == set(state)
        assert ids(IsType(MemoryType.GOAL)) == {key for key in current if state[key].type is MemoryType.GOAL}
        assert ids(HasTag("red")) == {key for key in current if "red" in state[key].tags}
        for memory in self.person.query(GetMemories(tuple(sorted(state)), as_of)):
            statement = state[memory.id]
            assert (memory.content, memory.type, memory.tags) == (statement.content, statement.type, statement.tags)
            assert (memory.status, memory.pinned, memory.number) == (
                statement.status,
                statement.pinned,
                statement.number,
            )
        facets = self.person.query(CountFacets(Search(as_of=as_of)))
        assert facets.found == len(current) == sum(facets.types.values())
        assert set(self.person.query(GetTimeline(Search(as_of=as_of))).ids) == current
        for word in ("apples", "plums"):
            found = self.person.query(FindMemories(Search(word, as_of=as_of))).ids
            assert set(found) == {key for key in current if word in state[key].content}

    @invariant()
    def the_present_is_what_the_list_says(self):
        if hasattr(self, "person"):
            self.check(self.state, None)

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def look_back(self, data):
        moments = [each.recorded + timedelta(minutes=shift) for each in self.done for shift in (-1, 0, 1)]
        instant = data.draw(st.sampled_from([*moments, START - timedelta(days=1)]))
        self.check(self.expected_at(instant), instant)

    def teardown(self):
        if not hasattr(self, "person"):
            return
        assert self.person.query(VerifyJournal()).intact
        with self.vault.store.read() as connection:
            for (space,) in connection.execute("SELECT id FROM namespace").fetchall():
                terms, documents, total = recount(connection, space)
                stored = dict(connection.execute("SELECT term, documents FROM term WHERE namespace_id = ?", (space,)))
                corpus = connection.execute(
                    "SELECT documents, terms FROM corpus WHERE namespace_id = ?", (space,)
                ).fetchall() or [(0, 0)]
                assert (stored, corpus) == (dict(terms), [(documents, total)])
        self.vault.close()
        self.temporary.cleanup()


TestReplay = Replay.TestCase
TestReplay.settings = settings(max_examples=12, stateful_step_count=20, deadline=None)
