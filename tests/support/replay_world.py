"""What the vault says of its past against a replay that knows nothing of versions: a list of what was done.

``World`` does everything twice: to a vault, and to a list that is read from its start. The list imports nothing
of history or storage. What the vault says of any past moment, of what changed between two of them, of counts and of
undone operations must be what the list says. ``tests/benchmarks/replay.py`` runs the same for ten thousand steps.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from replay_list import ERASED, LOOKED_THROUGH, Done, Statement, kinds_of

from remembrancer.model.changes import Change, CreateNamespace, Move, Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.erasing import Erase
from remembrancer.model.errors import NothingToUndoError
from remembrancer.model.exporting import ExportMemories, TakeOver
from remembrancer.model.history import (
    ChangeFilter,
    ChangeKind,
    CompareInstants,
    CountChanges,
    CountComparison,
    JournalFilter,
    ListChanges,
    ListJournal,
    PreviewUndo,
    RestoreVersion,
    UndoMany,
)
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import CountFacets, FindMemories, GetMemories, GetTimeline, VerifyJournal
from remembrancer.model.search import AllOf, AnyOf, HasStatus, HasTag, InNamespace, IsType, Search
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.texts import recount
from remembrancer.storage.transaction import NewOperation
from remembrancer.storage.transfer.telling import tell
from remembrancer.storage.versions import current_version, open_version
from remembrancer.vault import Actor, Vault

# In its first night the clocks go forward.
START = datetime(2026, 3, 28, 12, tzinfo=UTC)
ZONE = ZoneInfo("Europe/Berlin")
SECRET = new_recovery_key()
ANY_STATUS = AnyOf(tuple(HasStatus(status) for status in Status))
TYPES = (MemoryType.FACT, MemoryType.GOAL, MemoryType.ERROR)
TAGS = ("red", "green", "blue")
WORDS = ("apples", "pears", "plums", "quinces", "medlars")
SPACES = ("personal", "work")
BY_HAND = (Status.ACTIVE, Status.ARCHIVED, Status.DELETED)
BY_PROGRAM = (Status.SUPERSEDED, Status.DEMOTED, Status.EXPIRED, Status.REJECTED, Status.ACTIVE)
PROGRAM = Actor(ActorKind.PROGRAM, "remembrancer")


class World:
    """A vault and the list, changed together."""

    def __init__(self, folder: Path, randomness: Callable[[int], bytes] = os.urandom) -> None:
        self.clock = FixedClock(START, ZONE)
        self.randomness = randomness
        self.open(folder)
        # By somebody of whom nothing is taken back: the list knows no namespaces.
        self.vault.entrance(PROGRAM).change(CreateNamespace("work"))
        self.done: list[Done] = []
        self.state: dict[str, Statement] = {}
        self.erasures: list[tuple[datetime, str, int]] = []
        self.erased_texts: set[str] = set()
        self.texts = 0
        self.beside: list[datetime] = []
        """When something was recorded that changed no memory."""
        self.apart: set[str] = set()
        """Memories that only their own story changes (``replay_disputes.py``)."""

    def open(self, folder: Path) -> None:
        self.store = Store.create(folder, (SECRET,), self.clock, Identifiers(self.clock, self.randomness))
        self.vault = Vault(self.store, encoder=lambda: None)
        self.person = self.vault.entrance(Actor(ActorKind.PERSON, "You"))
        self.agent = self.vault.entrance(Actor(ActorKind.AGENT, "Coder"))

    def text(self, word: str) -> str:
        """A text that was never there. Without figures: two of them would contradict each other."""
        self.texts += 1
        number, letters = self.texts, ""
        while number:
            number, letter = divmod(number, 20)
            letters += "bcdfghjklmnpqrstvwxz"[letter]
        return f"{word} {letters}"

    def by(self, agent):
        return self.agent if agent else self.person

    def note(self, entrance_name: str, operation: str, number: int, after: dict[str, Statement]) -> Done:
        recorded = self.recorded()
        before = {key: self.state.get(key) for key in after}
        after = {key: replace(each, number=before[key].number + 1 if before[key] else 1) for key, each in after.items()}
        self.state.update(after)
        done = Done(recorded, number, operation, entrance_name, before, after)
        done.chain.append(done)
        self.done.append(done)
        return done

    def recorded(self) -> datetime:
        """When what is done now is recorded: never before what was recorded before."""
        erased = [recorded for recorded, _, _ in self.erasures[-1:]]
        return max([self.clock.now(), START, *erased, *self.beside[-1:], *(each.recorded for each in self.done[-1:])])

    @property
    def free(self) -> list[str]:
        """The memories that anything may happen to."""
        return sorted(self.state.keys() - self.apart)

    @property
    def standing(self) -> list[Done]:
        """What has its effect and can be taken back on its own."""
        return [each for each in self.done if each.stands and not each.after.keys() & self.apart]

    def remember(self, word, kind, tag, space, *, agent=False) -> None:
        draft = Draft(self.text(word), type=kind, tags=(tag,))
        entrance = self.by(agent)
        reply = entrance.change(Remember(draft, space))
        after = {reply.memory: Statement(draft.content, kind, (tag,), space)}
        self.note(entrance.actor.name, reply.change.operation, reply.change.number, after)

    def change(self, request, memories, apply, *, agent=False) -> None:
        """Send a change of one or more memories and do the same to the list."""
        entrance = self.by(agent)
        reply = entrance.change(request)
        after = {key: apply(self.state[key]) for key in memories}
        after = {key: each for key, each in after.items() if each != self.state[key]}
        assert set(reply.memories) == set(after)
        assert bool(reply.operation) == bool(after)
        if after:
            self.note(entrance.actor.name, reply.operation, reply.number, after)

    def revise(self, memory, word, kind, *, agent=False) -> None:
        text = self.text(word)
        request = Revise((memory,), Revision(content=text, type=kind))
        self.change(request, (memory,), lambda each: replace(each, content=text, type=kind), agent=agent)

    def tag_and_pin(self, memories, tag, pinned, *, agent=False) -> None:
        def apply(each):
            return replace(each, pinned=pinned, tags=each.tags if tag in each.tags else (*each.tags, tag))

        self.change(Revise(memories, Revision(add_tags=(tag,), pinned=pinned)), memories, apply, agent=agent)

    def set_status(self, memories, status) -> None:
        def apply(each):
            back = status is Status.ACTIVE and each.status not in LOOKED_THROUGH
            return replace(each, status=status, superseded_by="" if back else each.superseded_by)

        self.change(SetStatus(memories, status), memories, apply)

    def set_by_program(self, memory, status, successor="") -> None:
        """A status that nobody sets by hand, as a sweep or a resolution does it; superseded by another, or by none."""
        link = successor if status is Status.SUPERSEDED and successor != memory else self.state[memory].superseded_by

        def work(transaction):
            before = current_version(transaction.connection, EVERYTHING, memory)
            if before.record.status is status:
                return
            record = replace(before.record, status=status)
            if link:
                row = current_version(transaction.connection, EVERYTHING, link).memory_id
                record = replace(record, superseded_by=row)
            open_version(transaction, self.store.counter, before, record)

        def answer(_result, operation, number):
            return Change(operation, OperationKind.EDIT, number)

        reply = self.store.write(NewOperation(OperationKind.EDIT, PROGRAM), work, answer)
        if reply.operation:
            after = replace(self.state[memory], status=status, superseded_by=link)
            self.note(PROGRAM.name, reply.operation, reply.number, {memory: after})

    def move(self, memories, space) -> None:
        self.change(Move(memories, space), memories, lambda each: replace(each, namespace=space))

    def restore(self, memory, number) -> None:
        """Restore a version: what the list says it said then."""
        (earlier,) = [
            each.after[memory] for each in self.done if memory in each.after and each.after[memory].number == number
        ]

        def apply(now):
            here = replace(earlier, namespace=now.namespace, number=now.number)
            return replace(here, status=Status.ACTIVE, superseded_by="")

        self.change(RestoreVersion(memory, number), (memory,), apply)

    def undo(self, done: Done) -> None:
        source = done.source
        reply = self.person.change(Undo(done.operation))
        after, skipped = {}, set()
        for key, made in source.after.items():
            if self.state[key].says() == made.says():
                before = source.before[key]
                after[key] = before or replace(made, status=Status.DELETED)
            else:
                skipped.add(key)
        skipped |= source.gone
        # What was made and is deleted already stays as it is.
        assert set(reply.memories) == set(after)
        assert {each.memory for each in reply.skipped} == skipped
        if not after:
            assert reply.operation == ""
            return
        undo = self.note("You", reply.operation, reply.number, after)
        done.chain.append(undo)
        undo.chain = done.chain
        self.turn(undo, source)

    def erase(self, memories) -> None:
        """Erase for good: in the list, as if these had never been there."""
        numbers = [done.after[key] for done in self.done for key in memories if key in done.after]
        reply = self.person.change(Erase(tuple(memories)))
        assert (reply.counts.memories, reply.counts.versions) == (len(memories), len(numbers))
        assert reply.finished
        self.erased_texts |= {each.content for each in numbers}
        for done in self.done:
            done.gone |= {key for key in memories if key in done.after}
            for key in memories:
                done.after.pop(key, None)
                done.before.pop(key, None)
            for made in (done.after, done.before):
                made.update({key: self.without_links(each, memories) for key, each in made.items()})
        for key in memories:
            del self.state[key]
        self.state = {key: self.without_links(each, memories) for key, each in self.state.items()}
        self.erasures.append((self.recorded(), reply.change.operation, len(memories)))

    @staticmethod
    def without_links(statement, erased):
        """The same, where nothing gives way to what is gone."""
        if statement and statement.superseded_by in erased:
            return replace(statement, superseded_by=ERASED + statement.superseded_by)
        return statement

    def turn(self, undo: Done, source: Done) -> None:
        """What ``source`` took back among many comes back with its being taken back, and the other way round."""
        for other, taken_back in source.marks:
            if other.stands is not taken_back and other.chain[-1] is None:
                undo.marks.append((other, other.stands))
                other.chain.append(None)

    def undo_many(self, actor: str, since: datetime) -> None:
        """Take back everything an actor did since a moment."""
        chosen = [each for each in self.done if each.actor == actor and each.recorded > since]
        steps = []
        for each in chosen:
            first = next(other for other in each.chain if other in chosen)
            if first is each and each.stands:
                steps.append(each)
        steps.sort(key=lambda each: each.source.number, reverse=True)
        then, skipped, does = dict(self.state), set(), []
        for step in steps:
            source = step.source
            reached = False
            for key, made in source.after.items():
                if then[key].says() == made.says():
                    then[key] = source.before[key] or replace(made, status=Status.DELETED)
                    reached = True
                else:
                    skipped.add(key)
            skipped |= source.gone
            if reached:
                does.append((step, source))
        after = {key: each for key, each in then.items() if each.says() != self.state[key].says()}
        asked = JournalFilter(actor=actor, since=since)
        preview = self.person.query(PreviewUndo(asked))
        assert set(preview.memories) == set(after)
        assert {each.memory for each in preview.skipped} == skipped
        assert {each.operation.id for each in preview.steps} == {each.source.operation for each in steps}
        if not after:
            try:
                self.person.change(UndoMany(asked))
            except NothingToUndoError:
                return
            raise AssertionError("there was nothing to take back")
        reply = self.person.change(UndoMany(asked, preview.number))
        assert set(reply.memories) == set(after)
        many = self.note("You", reply.operation, reply.number, after)
        for step, source in does:
            many.marks.append((step, step.stands))
            step.chain.append(None)
            self.turn(many, source)

    def expected_at(self, instant: datetime) -> dict[str, Statement]:
        """The state after the last operation recorded at or before ``instant``, read from the list."""
        state: dict[str, Statement] = {}
        for done in self.done:
            if done.recorded <= instant:
                state.update(done.after)
        return state

    def check(self, state, as_of) -> None:
        """Compare what the vault says of one moment."""

        def ids(condition):
            return set(self.person.query(FindMemories(Search(condition=condition, as_of=as_of))).ids)

        current = {key for key, each in state.items() if each.status in LOOKED_THROUGH}
        assert ids(None) == current
        assert ids(ANY_STATUS) == set(state)
        assert ids(IsType(MemoryType.GOAL)) == {key for key in current if state[key].type is MemoryType.GOAL}
        assert ids(HasTag("red")) == {key for key in current if "red" in state[key].tags}
        assert ids(AllOf((InNamespace("work"), HasStatus(Status.SUPERSEDED)))) == {
            key for key, each in state.items() if (each.namespace, each.status) == ("work", Status.SUPERSEDED)
        }
        for memory in self.person.query(GetMemories(tuple(sorted(state)), as_of)):
            found = Statement(
                memory.content,
                memory.type,
                memory.tags,
                memory.namespace,
                memory.status,
                memory.pinned,
                memory.number,
                memory.superseded_by,
                ended=memory.times.valid_to is not None,
            )
            assert found == state[memory.id].told()
        facets = self.person.query(CountFacets(Search(as_of=as_of)))
        assert facets.found == len(current) == sum(facets.types.values())
        assert set(self.person.query(GetTimeline(Search(as_of=as_of))).ids) == current
        for word in ("apples", "plums"):
            found = self.person.query(FindMemories(Search(word, as_of=as_of))).ids
            expected = {key for key in current if word in state[key].content}
            assert set(found) == expected if len(expected) < 1000 else set(found) <= expected

    def pages(self, request):
        found, after = [], ""
        while True:
            page = self.person.query(replace(request, after=after))
            found += page.changes
            after = page.next
            if not after:
                return found

    def check_changes(self, since: datetime, until: datetime, tag: str, limit: int) -> None:
        """Compare what the vault says of the time between two moments."""
        between = [done for done in self.done if since < done.recorded <= until]
        events = [
            (key, after.number, kinds_of(done.before[key], after), done.operation)
            for done in between
            for key, after in done.after.items()
        ]
        found = self.pages(ListChanges(since, until, limit=limit))
        assert sorted((each.memory, each.after.number, each.kinds, each.doing.operation) for each in found) == sorted(
            events
        )
        assert [each.doing.number for each in found] == sorted((each.doing.number for each in found), reverse=True)
        self.check_counts(self.person.query(CountChanges(since, until)), [kinds for _, _, kinds, _ in events])
        tagged = {
            (key, after.number)
            for done in between
            for key, after in done.after.items()
            if tag in after.tags or (done.before[key] is not None and tag in done.before[key].tags)
        }
        found = self.pages(ListChanges(since, until, ChangeFilter(HasTag(tag)), limit=limit))
        assert {(each.memory, each.after.number) for each in found} == tagged
        then, now = self.expected_at(since), self.expected_at(until)
        different = {
            key: kinds_of(then.get(key), after)
            for key, after in now.items()
            if (key in then and kinds_of(then[key], after)) or (key not in then and after.status is not Status.DELETED)
        }
        found = self.pages(CompareInstants(since, until, limit=limit))
        assert {each.memory: each.kinds for each in found} == different
        assert len(found) == len(different)
        for change in found:
            assert change.after.number == now[change.memory].number
            assert (change.before.number if change.before else None) == (
                then[change.memory].number if change.memory in then else None
            )
        self.check_counts(self.person.query(CountComparison(since, until)), list(different.values()))

    def check_counts(self, counts, expected) -> None:
        assert counts.total == len(expected)
        assert counts.kinds == {
            kind: number for kind in ChangeKind if (number := sum(kind in kinds for kinds in expected))
        }
        assert counts.leading == Counter(kinds[0] for kinds in expected if kinds)

    def check_journal(self) -> None:
        """Compare which operations are taken back, and that the journal is whole."""
        entries = {each.summary.id: each for each in self.person.query(ListJournal(limit=1000)).entries}
        for done in self.done[-900:]:
            entry = entries[done.operation]
            assert (entry.number, entry.summary.memories, entry.summary.actor) == (
                done.number,
                len(done.after) + len(done.gone),
                done.actor,
            )
            assert entry.summary.erased == len(done.gone)
            assert entry.summary.undone is not done.stands
            assert bool(entry.undone_by) is not done.stands
        for _, operation, memories in self.erasures:
            assert (entries[operation].summary.memories, entries[operation].summary.undone) == (memories, False)
        check = self.person.query(VerifyJournal())
        assert check.problems == ()
        assert [each.memories for each in check.erasures] == [memories for _, _, memories in self.erasures]
        assert all(each.cleaned for each in check.erasures)

    def check_nothing_is_left(self) -> None:
        """No word of what was erased is in any page of the vault."""
        with self.store.read() as connection:
            pages = connection.serialize("main")
        assert not [text for text in self.erased_texts if text.encode() in pages]
        assert all(each.content.encode() in pages for each in self.state.values())

    def check_word_counts(self) -> None:
        with self.store.read() as connection:
            for (space,) in connection.execute("SELECT id FROM namespace").fetchall():
                terms, documents, total = recount(connection, space)
                stored = dict(connection.execute("SELECT term, documents FROM term WHERE namespace_id = ?", (space,)))
                corpus = connection.execute(
                    "SELECT documents, terms FROM corpus WHERE namespace_id = ?", (space,)
                ).fetchall() or [(0, 0)]
                assert (stored, corpus) == (dict(terms), [(documents, total)])

    def move_into_copy(self, folder: Path) -> None:
        """Export everything, take it over into an empty vault, and go on with that one."""
        path = folder / "vault.jsonl"
        exported = self.person.query(ExportMemories(str(path)))
        assert exported.complete
        before = self.told()
        self.vault.close()
        self.open(folder / "copy")
        change = self.person.change(TakeOver(str(path)))
        assert change.number == exported.number + 1
        own = (change.operation, change.number)
        assert [each for each in self.told() if own[0] not in each.values() and each.get("id") != own[1]] == before

    def told(self) -> list[dict[str, object]]:
        """Everything that is true in the vault, but for the row by which the journal tells of a taking over."""
        with self.store.read() as connection:
            records = list(tell(connection))
        return [each for each in records if "taken_over" not in str(each.get("row", ""))]
