"""What is kept in memory from change to change is what a fresh look finds."""

from __future__ import annotations

from dataclasses import fields

import numpy as np

from remembrancer.lifecycle.present import PresentLives
from remembrancer.model.changes import CreateNamespace, Move, Revise, Revision, SetStatus, Undo
from remembrancer.model.lifecycle import Sweep, Verify
from remembrancer.model.memory import Times
from remembrancer.model.types import Importance, MemoryType, Status
from remembrancer.storage.lifetimes import IN_USE, life_rows


def assert_is_fresh(present, store):
    with store.read() as connection:
        kept, fresh = present.rows(connection), life_rows(connection, IN_USE)
    for field in fields(fresh):
        np.testing.assert_array_equal(getattr(kept, field.name), getattr(fresh, field.name), field.name)


def test_every_kind_of_change_is_followed(person, agent, store, remember, days, clock):
    present = PresentLives()
    assert_is_fresh(present, store)
    person.change(CreateNamespace("work"))
    first, second = (
        remember(person, "We had lunch at the harbour"),
        remember(agent, "It rains", type=MemoryType.CONTEXT),
    )
    remember(person, "The bridge is closed", type=MemoryType.FACT, times=Times(valid_to=clock.now()))
    changes = [
        lambda: person.change(Revise((first,), Revision(pinned=True, importance=Importance.HIGH))),
        lambda: person.change(Revise((first,), Revision(pinned=False, content="We had dinner at the harbour"))),
        lambda: person.change(Move((second,), "work")),
        lambda: person.change(SetStatus((second,), Status.ARCHIVED)),
        lambda: person.change(SetStatus((second,), Status.ACTIVE)),
        lambda: person.change(Verify((second,))),
        lambda: person.change(Revise((first, second), Revision(type=MemoryType.GOAL))),
        lambda: person.change(Sweep()),
        lambda: person.change(Undo()),
        lambda: remember(person, "Tom sails", "work"),
        lambda: person.change(SetStatus((first,), Status.DELETED)),
    ]
    for change in changes:
        days(40)
        change()
        assert_is_fresh(present, store)
