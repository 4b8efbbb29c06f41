"""The nearest changes before and after a day."""

from datetime import timedelta

import pytest

from remembrancer.model.changes import CreateNamespace, Remember, SetStatus
from remembrancer.model.days import ChangesAround, GetChangesAround
from remembrancer.model.memory import Draft
from remembrancer.model.types import Status
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import EVERYTHING, Scope

DAY = timedelta(days=1)


@pytest.fixture
def times(person, clock):
    """Three instants with changes, and one between them at which only a namespace was made."""
    first = clock.now()
    memory = person.change(Remember(Draft("The harbour gate opens at six."))).memory
    clock.advance(3 * DAY)
    person.change(CreateNamespace("other", ""))
    clock.advance(2 * DAY)
    second = clock.now()
    person.change(Remember(Draft("The printer is on the second floor."), "other"))
    clock.advance(DAY)
    third = clock.now()
    person.change(SetStatus((memory,), Status.DELETED))
    clock.advance(DAY)
    return first, second, third


def around(entrance, start, end=None):
    return entrance.query(GetChangesAround(start, end or start))


def test_the_nearest_changes_of_memories_are_named(person, times):
    first, second, third = times
    assert around(person, second) == ChangesAround(first, third)
    assert around(person, first + DAY, second - DAY) == ChangesAround(first, second)
    assert around(person, first, third) == ChangesAround(None, None)
    assert around(person, first - DAY) == ChangesAround(None, first)
    assert around(person, third + DAY) == ChangesAround(third, None)


def test_only_changes_of_the_scope_count(vault, person, times):
    first, second, third = times
    with vault.store.read() as connection:
        other = find_namespace(connection, EVERYTHING, "other").namespace_id
    narrow = vault.entrance(person.actor, Scope(frozenset({other})))
    assert around(narrow, third) == ChangesAround(second, None)
    assert around(narrow, first) == ChangesAround(None, second)
