"""What may be found is the same whether it was followed from change to change or read afresh."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.cases import CaseState
from remembrancer.model.changes import (
    ArchiveNamespace,
    CreateNamespace,
    Move,
    Remember,
    RenameNamespace,
    RenameTag,
    Revise,
    Revision,
    SetStatus,
    Undo,
)
from remembrancer.model.clock import to_microseconds
from remembrancer.model.memory import Draft
from remembrancer.model.search import (
    AllOf,
    Contains,
    Flag,
    HasFlag,
    HasIdentifier,
    HasStatus,
    HasTag,
    InNamespace,
    IsType,
    Negation,
)
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.recall.contenders import contenders
from remembrancer.recall.eligible import Eligibility, EligibleTexts
from remembrancer.storage.cases import CaseRecord, Side, change_case, open_case, open_cases_with
from remembrancer.storage.codes import eligible_texts
from remembrancer.storage.operations import tx_at
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.selection import Moment, Selection, select
from remembrancer.storage.transaction import Actor, NewOperation

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.clock import FixedClock
    from remembrancer.storage.store import Store
    from remembrancer.storage.transaction import Transaction
    from remembrancer.vault import Entrance

handles = st.lists(st.integers(0, 60), max_size=30)


def remember(entrance: Entrance, text: str, namespace: str = "personal", **values: object) -> str:
    draft = Draft(text, type=values.pop("type", MemoryType.FACT), **values)
    return entrance.change(Remember(draft, namespace)).memory


def selections(store: Store) -> list[Selection]:
    """Selections that depend on every kind of thing a change can touch; one of the past."""
    now = to_microseconds(store.clock.now())
    present = Moment(now)
    with store.read() as connection:
        past = Moment(now, tx_at(connection, now))
        memory = connection.execute("SELECT public_id FROM memory ORDER BY id LIMIT 1").get or ""
    conditions = (
        AllOf(()),
        HasTag("later"),
        IsType(MemoryType.DECISION),
        Contains("broker"),
        HasFlag(Flag.PINNED),
        HasFlag(Flag.CONTESTED),
        HasFlag(Flag.WAITING),
        HasStatus(Status.ARCHIVED),
        InNamespace("work"),
        HasIdentifier(memory),
        Negation(HasTag("later")),
    )
    return [select(EVERYTHING, moment, condition) for condition in conditions for moment in (present, past)]


def acts(person: Entrance) -> list[Callable[[], object]]:
    memories: list[str] = []

    def store_some() -> None:
        memories.extend(
            remember(person, f"The broker number {number} listens.", tags=("later",) if number % 2 else ())
            for number in range(6)
        )

    return [
        store_some,
        lambda: person.change(CreateNamespace("work", "Work")),
        lambda: memories.append(remember(person, "The other broker is at work.", "work", type=MemoryType.DECISION)),
        lambda: person.change(Revise((memories[0],), Revision(content="The broker was moved."))),
        lambda: person.change(Revise((memories[1],), Revision(pinned=True))),
        lambda: person.change(SetStatus((memories[2], memories[3]), Status.ARCHIVED)),
        lambda: person.change(Move((memories[4],), "work")),
        lambda: person.change(Undo()),
        lambda: person.change(SetStatus((memories[5],), Status.DELETED)),
        lambda: person.change(RenameTag("later", "sooner")),
        lambda: person.change(Undo()),
        lambda: remember(person, "The broker number 5 listens."),
        lambda: person.change(RenameNamespace("work", "office")),
        lambda: person.change(RenameNamespace("office", "work")),
        lambda: person.change(ArchiveNamespace("work")),
        lambda: person.change(CreateNamespace("work", "Work again")),
        lambda: remember(person, "Something else in the second one.", "work"),
    ]


def test_followed_from_change_to_change_is_what_is_read_afresh(
    store: Store, person: Entrance, clock: FixedClock
) -> None:
    eligibility = Eligibility()
    kept: list[Selection] = []
    for act in acts(person):
        act()
        clock.advance(timedelta(minutes=1))
        kept = [*kept, *selections(store)][-8:] if len(kept) < 4 else kept
        with store.read() as connection:
            for selection in kept:
                followed = eligibility.texts(connection, selection)
                assert followed.handles.tolist() == eligible_texts(connection, selection).tolist()
                assert followed.among(np.arange(40)).tolist() == [text in followed.handles for text in range(40)]


@pytest.mark.parametrize("step", range(17))
def test_each_change_alone_is_followed(store: Store, person: Entrance, clock: FixedClock, step: int) -> None:
    done = acts(person)
    for act in done[:step]:
        act()
        clock.advance(timedelta(minutes=1))
    chosen = selections(store)
    for start in range(0, len(chosen), 8):
        several, eligibility = chosen[start : start + 8], Eligibility()
        with store.read() as connection:
            for selection in several:
                eligibility.texts(connection, selection)
        if start == 0:
            done[step]()
        with store.read() as connection:
            for selection in several:
                fresh = eligible_texts(connection, selection)
                assert eligibility.texts(connection, selection).handles.tolist() == fresh.tolist()


def test_a_case_that_is_opened_and_decided_is_followed(store: Store, person: Entrance) -> None:
    remember(person, "The broker listens.")
    eligibility = Eligibility()
    contested = select(EVERYTHING, Moment(0), HasFlag(Flag.CONTESTED))

    def found() -> list[int]:
        with store.read() as connection:
            return eligibility.texts(connection, contested).handles.tolist()

    def change(work: Callable[[Transaction], object]) -> None:
        operation = NewOperation(OperationKind.CONFLICT, Actor(ActorKind.PERSON, "You"))
        store.write(operation, work, lambda _result, _operation, number: number)

    def open_one(transaction: Transaction) -> None:
        open_case(transaction, 1, CaseRecord(CaseState.OPEN, (Side(memory=1), Side(memory=2)), ()))

    def decide(transaction: Transaction) -> None:
        case = open_cases_with(transaction.connection, Side(memory=1))[0]
        change_case(transaction, case, replace(case.record, state=CaseState.DECIDED))

    assert found() == []
    remember(person, "Another change.")
    change(open_one)
    remember(person, "And another.")
    assert found() == [1, 2]
    assert found() == [1, 2]
    change(decide)
    assert found() == []


def test_a_view_older_than_what_is_kept_is_answered_as_of_itself(store: Store, person: Entrance) -> None:
    remember(person, "First.")
    eligibility = Eligibility()
    everything = select(EVERYTHING, Moment(0), None)
    with store.read() as older:
        older.execute("SELECT count(*) FROM version").fetchall()
        remember(person, "Second.")
        with store.read() as newer:
            assert len(eligibility.texts(newer, everything)) == 2
        assert len(eligibility.texts(older, everything)) == 1
    with store.read() as newer:
        assert len(eligibility.texts(newer, everything)) == 2


@given(handles, handles, handles)
def test_an_update_replaces_what_was_looked_at(before: list[int], looked_at: list[int], more: list[int]) -> None:
    found = [text for text in more if text in looked_at]
    texts = EligibleTexts.of(np.array(before, dtype=np.int64))
    updated = texts.updated(np.array(looked_at, dtype=np.int64), np.array(found, dtype=np.int64))
    assert set(updated.handles.tolist()) == (set(before) - set(looked_at)) | set(found)
    assert set(texts.handles.tolist()) == set(before)


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3), st.integers(0, 3)), max_size=25),
    st.integers(0, 8),
)
def test_whoever_comes_out_among_the_best_was_a_contender(drawn: list[tuple[int, int, int]], most: int) -> None:
    lowest = np.array([low for low, _, _ in drawn], dtype=np.float64)
    highest = lowest + [span for _, span, _ in drawn]
    final = lowest + [min(span, more) for _, span, more in drawn]
    kept = contenders(lowest, highest, most)
    if len(drawn) > most > 0:
        cut = np.sort(final)[-most]
        assert np.all(kept[final >= cut])
    else:
        assert kept.all() == (most > 0 or not drawn)
