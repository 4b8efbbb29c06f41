"""Changes since, and the comparison of two instants."""

from datetime import UTC, datetime, timedelta

import pytest

from remembrancer.model.changes import CreateNamespace, Move, Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import (
    ChangeFilter,
    ChangeKind,
    CompareInstants,
    CountChanges,
    CountComparison,
    ListChanges,
)
from remembrancer.model.memory import Draft, Times
from remembrancer.model.queries import CountFacets, FindMemories, GetTimeline
from remembrancer.model.search import AllOf, Contains, HasStatus, HasTag, InNamespace, IsType, Negation, Search, ValidAt
from remembrancer.model.types import MemoryType, Status


def kinds(page):
    return [each.kinds for each in page.changes]


@pytest.fixture
def lived(person, agent, clock, remember, by_program):
    """A memory that everything happened to, a day apart; the moments after each."""
    moments = []

    def after():
        moments.append(clock.now())
        clock.advance(timedelta(days=1))

    person.change(CreateNamespace("work"))
    after()
    memory = remember(agent, "The deadline is April 15", tags=("launch",))
    after()
    person.change(Revise((memory,), Revision(content="The deadline is May 1")))
    after()
    person.change(Revise((memory,), Revision(type=MemoryType.GOAL)))
    after()
    person.change(Revise((memory,), Revision(tags=("release",))))
    after()
    person.change(Revise((memory,), Revision(pinned=True)))
    after()
    person.change(Move((memory,), "work"))
    after()
    for status in (Status.DEMOTED, Status.ACTIVE, Status.SUPERSEDED, Status.EXPIRED, Status.REJECTED):
        by_program(memory, status)
        after()
    person.change(SetStatus((memory,), Status.ARCHIVED, "Done with"))
    after()
    person.change(SetStatus((memory,), Status.DELETED))
    after()
    person.change(SetStatus((memory,), Status.ACTIVE))
    after()
    return memory, moments


def test_whatever_happens_to_a_memory_is_an_event_of_its_own(person, lived):
    page = person.query(ListChanges(oldest_first=True))
    assert [each.kind for each in page.changes] == [
        ChangeKind.CREATED,
        ChangeKind.EDITED,
        ChangeKind.RETYPED,
        ChangeKind.TAGGED,
        ChangeKind.PINNED,
        ChangeKind.MOVED,
        ChangeKind.DEMOTED,
        ChangeKind.RESTORED,
        ChangeKind.SUPERSEDED,
        ChangeKind.EXPIRED,
        ChangeKind.REJECTED,
        ChangeKind.ARCHIVED,
        ChangeKind.DELETED,
        ChangeKind.RESTORED,
    ]
    assert [each.after.number for each in page.changes] == list(range(1, 15))
    put_away = page.changes[11].doing
    assert (put_away.actor, put_away.kind, put_away.reason) == ("You", "archive", "Done with")
    assert page.changes[0].doing.actor == "Coder"
    assert kinds(person.query(ListChanges())) == kinds(page)[::-1]


def test_changes_since_and_until_are_told_apart_by_instants_and_numbers(person, lived):
    _, moments = lived
    assert kinds(person.query(ListChanges(moments[1], moments[3], oldest_first=True))) == [
        (ChangeKind.EDITED,),
        (ChangeKind.RETYPED,),
    ]
    everything = person.query(ListChanges(oldest_first=True)).changes
    third = everything[2].doing.number
    assert person.query(ListChanges(third, oldest_first=True)).changes == everything[3:]
    assert person.query(ListChanges(until=third, oldest_first=True)).changes == everything[:3]


@pytest.mark.parametrize("oldest_first", [True, False])
def test_pages_are_the_whole_in_pieces(person, lived, oldest_first):
    whole = person.query(ListChanges(oldest_first=oldest_first))
    found, after = [], ""
    while True:
        page = person.query(ListChanges(oldest_first=oldest_first, after=after, limit=3))
        found += page.changes
        after = page.next
        if not after:
            break
    assert tuple(found) == whole.changes
    assert whole.next == ""
    with pytest.raises(InvalidInputError):
        person.query(ListChanges(after="nothing.1"))


@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (HasTag("launch"), range(1, 4)),
        (HasTag("release"), range(4, 15)),
        (IsType(MemoryType.FACT), range(1, 3)),
        (InNamespace("personal"), range(1, 6)),
        (InNamespace("work"), range(6, 15)),
        (Contains("April"), range(1, 2)),
        (HasStatus(Status.SUPERSEDED), range(9, 10)),
        (AllOf((HasTag("launch"), Contains("May"))), range(2, 4)),
        (Negation(HasTag("launch")), range(4, 15)),
    ],
)
def test_a_condition_holds_before_or_after_a_change(person, lived, condition, held):
    page = person.query(ListChanges(filter=ChangeFilter(condition), oldest_first=True))
    expected = [number for number in range(1, 15) if number in held or number - 1 in held]
    assert [each.after.number for each in page.changes] == expected
    assert person.query(CountChanges(filter=ChangeFilter(condition))).total == len(expected)


def test_changes_are_filtered_by_kind_actor_and_operation(person, lived):
    def numbers(**values):
        page = person.query(ListChanges(filter=ChangeFilter(**values), oldest_first=True))
        assert person.query(CountChanges(filter=ChangeFilter(**values))).total == len(page.changes)
        return [each.after.number for each in page.changes]

    assert numbers(kinds=frozenset({ChangeKind.RESTORED})) == [8, 14]
    assert numbers(kinds=frozenset({ChangeKind.RETYPED, ChangeKind.PINNED})) == [3, 5]
    assert numbers(actor="Coder") == [1]
    assert numbers(actor="remembrancer") == [7, 8, 9, 10, 11]
    operation = person.query(ListChanges(limit=1)).changes[0].doing.operation
    assert numbers(operation=operation) == [14]


def test_the_changes_of_a_session_are_those_of_its_client(person, agent, remember):
    memory = remember(agent, "Said in the session", session="talk")
    remember(agent, "Said elsewhere", session="another")
    agent.change(Revise((memory,), Revision(tags=("mine",))))
    person.change(Revise((memory,), Revision(tags=("theirs",))))
    session = person.query(ListChanges(oldest_first=True)).changes[0].after.session
    page = person.query(ListChanges(filter=ChangeFilter(session=session), oldest_first=True))
    assert [(each.after.number, each.doing.actor) for each in page.changes] == [(1, "Coder"), (2, "Coder")]


def test_an_edit_says_which_words_changed(person, lived):
    (change,) = person.query(ListChanges(filter=ChangeFilter(kinds=frozenset({ChangeKind.EDITED})))).changes
    content = next(each for each in change.differences if each.field == "content")
    pieces = [
        (
            span.kind.value,
            content.before[span.before_start : span.before_end],
            content.after[span.after_start : span.after_end],
        )
        for span in content.words
    ]
    assert pieces == [("same", "The deadline is ", "The deadline is "), ("replaced", "April 15", "May 1")]


def test_two_instants_are_compared_by_what_is_different_at_them(person, clock, remember, by_program):
    # Of things that have nothing to do with each other, so that none contradicts another.
    kept, edited, faded, replaced, deleted, back = (
        remember(person, text)
        for text in (
            "Ines plays the oboe",
            "The attic needs paint",
            "Rye bread keeps for long",
            "Otters live by the mill",
            "Maps lie in the drawer",
            "Candles smell of honey",
        )
    )
    before = clock.now()
    clock.advance(timedelta(days=1))
    person.change(Revise((edited, back), Revision(add_tags=("new",))))
    person.change(Revise((edited,), Revision(content="Beans grow behind the shed")))
    person.change(Revise((back,), Revision(remove_tags=("new",))))
    by_program(faded, Status.DEMOTED)
    by_program(replaced, Status.SUPERSEDED)
    person.change(SetStatus((deleted,), Status.DELETED))
    added, gone = remember(person, "Umbrellas hang in the hall"), remember(person, "Swallows nest under the roof")
    person.change(SetStatus((gone,), Status.DELETED))
    page = person.query(CompareInstants(before, clock.now()))
    assert {each.memory: each.kinds for each in page.changes} == {
        edited: (ChangeKind.EDITED, ChangeKind.TAGGED),
        faded: (ChangeKind.DEMOTED,),
        replaced: (ChangeKind.SUPERSEDED,),
        deleted: (ChangeKind.DELETED,),
        added: (ChangeKind.CREATED,),
    }
    assert kept not in {each.memory for each in page.changes}
    counts = person.query(CountComparison(before))
    assert counts.total == 5
    assert counts.kinds == {
        ChangeKind.CREATED: 1,
        ChangeKind.EDITED: 1,
        ChangeKind.TAGGED: 1,
        ChangeKind.DEMOTED: 1,
        ChangeKind.SUPERSEDED: 1,
        ChangeKind.DELETED: 1,
    }
    change = next(each for each in page.changes if each.memory == edited)
    assert (change.before.number, change.after.number) == (1, 3)
    pages, after = [], ""
    while True:
        part = person.query(CompareInstants(before, after=after, limit=2))
        pages += part.changes
        after = part.next
        if not after:
            break
    assert tuple(pages) == page.changes
    with pytest.raises(InvalidInputError):
        person.query(CompareInstants(clock.now(), before))


def test_the_deadline_is_what_was_known_then(person, clock, remember):
    memory = remember(person, "The project deadline is April 15")
    before = clock.now()
    clock.advance(timedelta(days=20))
    person.change(Revise((memory,), Revision(content="The project deadline is May 1")))
    (change,) = person.query(CompareInstants(before, clock.now())).changes
    assert (change.before.content, change.after.content) == (
        "The project deadline is April 15",
        "The project deadline is May 1",
    )
    person.change(Undo())
    assert person.query(CompareInstants(before)).changes == ()
    assert len(person.query(ListChanges(before)).changes) == 2


def moment(year, month=1, day=1):
    return datetime(year, month, day, tzinfo=UTC)


def test_what_held_at_an_instant_combines_with_everything_else(person, clock, remember, by_program):
    old = remember(
        person, "The office is in Bern", times=Times(valid_from=moment(2020), valid_to=moment(2024)), tags=("seat",)
    )
    new = remember(person, "The office is in Basel", times=Times(valid_from=moment(2024)), tags=("seat",))
    always = remember(person, "The office has a coffee machine", type=MemoryType.OBSERVATION)
    replaced = remember(person, "A parrot sits by the stove", tags=("seat",))
    before = clock.now()
    clock.advance(timedelta(days=1))
    by_program(old, Status.SUPERSEDED)
    by_program(replaced, Status.SUPERSEDED)

    def found(instant, *conditions, text="", as_of=None):
        search = Search(text, AllOf((ValidAt(instant), *conditions)), as_of)
        ids = set(person.query(FindMemories(search)).ids)
        if not text:
            assert person.query(CountFacets(search)).found == len(ids)
            assert set(person.query(GetTimeline(search)).ids) == ids
        return ids

    # Superseded since, and yet what held in its period; what was replaced without a period says nothing of any.
    assert found(moment(2022)) == {old, always}
    assert found(moment(2025)) == {new, always}
    assert found(moment(2024)) == {new, always}
    assert found(moment(2019)) == {always}
    assert found(moment(2022), HasTag("seat")) == {old}
    assert found(moment(2022), IsType(MemoryType.OBSERVATION)) == {always}
    assert found(moment(2022), HasStatus(Status.ACTIVE)) == {always}
    assert found(moment(2022), InNamespace("personal"), text="Bern") == {old}
    assert found(moment(2022), as_of=before) == {old, always, replaced}
    assert found(moment(2025), as_of=before) == {new, always, replaced}
    assert person.query(FindMemories(Search(condition=Negation(ValidAt(moment(2025)))))).ids == ()


def test_a_change_of_what_is_due_is_measured_in_microseconds(person, clock, remember):
    first = remember(person, "First")
    clock.advance(timedelta(microseconds=1))
    remember(person, "Second")
    since = clock.now() - timedelta(microseconds=1)
    assert to_microseconds(clock.now()) - to_microseconds(since) == 1
    assert [each.after.content for each in person.query(ListChanges(since)).changes] == ["Second"]
    assert first in {each.memory for each in person.query(ListChanges(since - timedelta(microseconds=1))).changes}
    assert person.query(ListChanges(clock.now())).changes == ()
    person.change(Remember(Draft("Third", type=MemoryType.FACT)))
    assert person.query(ListChanges(clock.now())).changes == ()
