from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from remembrancer.model.cases import CaseState, ConflictFilter, ListConflicts
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import Resolution
from remembrancer.model.errors import CancelledError
from remembrancer.model.queries import CountFacets, FindMemories, GetHistory, GetMemories, GetState, VerifyJournal
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, open_sample

NOW = datetime(2026, 6, 10, 8, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def clock():
    return FixedClock(NOW, ZoneInfo("Europe/Rome"))


@pytest.fixture(scope="module")
def sample(sample_folder, clock):
    vault = open_sample(sample_folder, clock)
    yield vault
    vault.close()


@pytest.fixture(scope="module")
def person(sample):
    return sample.entrance(Actor(ActorKind.PERSON, "You"))


def test_its_200_days_end_on_the_day_before(person):
    memories = person.query(GetMemories(person.query(FindMemories()).ids))
    days = {(NOW - each.recorded).days for each in memories}
    assert min(days) >= 0
    assert 190 <= max(days) <= 200


def test_every_type_namespace_and_kind_of_source_is_there(person):
    facets = person.query(CountFacets())
    assert all(count > 5 for count in facets.types.values())
    assert len(facets.namespaces) == 3
    assert {each.kind for each in facets.sources} == {"person", "client", "file", "conversation"}


def test_some_memories_have_a_history(person):
    versions = [len(person.query(GetHistory(each))) for each in person.query(FindMemories()).ids]
    assert sum(count > 1 for count in versions) >= 20


def test_conflicts_are_decided_in_all_ways_and_some_wait(person):
    cases = person.query(ListConflicts(ConflictFilter(states=frozenset(CaseState)))).cases
    decided = Counter(case.decision.resolution for case in cases if case.decision)
    assert decided[Resolution.SUPERSEDE] >= 8
    assert decided[Resolution.RETAIN] >= 1
    assert decided[Resolution.ANNOTATE] >= 1
    assert decided[Resolution.DISMISS] <= 12
    waiting = [case for case in cases if case.state is CaseState.OPEN]
    assert 3 <= len(waiting) <= 8
    assert sum(bool(case.new.proposal) for case in waiting) >= 2


def test_a_cancelled_build_leaves_nothing(tmp_path, clock):
    class Cancelled:
        def report(self, done: int, total: int, stage: str) -> None:
            """Nobody looks."""

        def is_cancelled(self) -> bool:
            return True

    with pytest.raises(CancelledError):
        open_sample(tmp_path / "sample", clock, Cancelled())
    assert list(tmp_path.iterdir()) == []


def test_no_backup_and_no_readable_file_is_left_beside_it(sample):
    folder: Path = sample.store.folder
    assert not (folder / "backups").exists()
    assert [path.name for path in folder.iterdir() if path.stat().st_mode & 0o077] == []


def test_it_opens_again_without_asking_for_anything(person, sample, clock):
    state = person.query(GetState())
    assert state.sample
    assert person.query(VerifyJournal()).intact
    sample.close()
    again = open_sample(sample.store.folder, clock)
    try:
        assert again.entrance(Actor(ActorKind.PERSON, "You")).query(GetState()).number == state.number
    finally:
        again.close()
