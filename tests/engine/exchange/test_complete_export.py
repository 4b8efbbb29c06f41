"""A complete export is enough to make an equal vault: everything that is true comes back, whatever was done."""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.model.cases import ListConflicts
from remembrancer.model.changes import CreateNamespace, Remember, Revise, Revision
from remembrancer.model.clients import AddClient, ClientScope, Grant, ListClients
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import (
    ClientRefusedError,
    InvalidInputError,
    NotPermittedError,
    RemembrancerError,
    UnreadableFileError,
)
from remembrancer.model.exporting import ExportForm, ExportMemories, TakeOver
from remembrancer.model.history import ListActors, ListChanges, ListJournal, ListSessions
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Origin, Source, Times
from remembrancer.model.progress import Silent
from remembrancer.model.queries import (
    FindMemories,
    GetHistory,
    GetMemories,
    ListNamespaces,
    ListOperations,
    VerifyJournal,
)
from remembrancer.model.search import AnyOf, HasStatus, InNamespace, Search
from remembrancer.model.types import ActorKind, Importance, MemoryType, Provenance, SourceKind, Status
from remembrancer.storage.keys import Secret, new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.storage.transfer.tables import NOT_TOLD, TABLES
from remembrancer.vault import Actor, Entrance, Vault
from remembrancer.vault.sample import open_sample

SECRET = new_recovery_key()
START = datetime(2026, 6, 10, 8, 0, tzinfo=UTC)
ANY_STATUS = AnyOf(tuple(HasStatus(status) for status in Status))
PERSON = Actor(ActorKind.PERSON, "You")


def new_vault(folder: Path, secret: Secret = SECRET) -> Vault:
    clock = FixedClock(START)
    return Vault(Store.create(folder, (secret,), clock, Identifiers(clock)), encoder=lambda: None)


def everything(entrance: Entrance) -> dict[str, object]:
    """All that the facade says of a vault, its past included."""
    ids = sorted(entrance.query(FindMemories(Search(condition=ANY_STATUS))).ids)
    return {
        "histories": [entrance.query(GetHistory(each)) for each in ids],
        "namespaces": entrance.query(ListNamespaces(archived=True)),
        "cases": entrance.query(ListConflicts()).cases,
        "journal": [
            each for each in entrance.query(ListJournal(limit=1000)).entries if each.summary.kind.value != "take_over"
        ],
        "sessions": entrance.query(ListSessions(limit=1000)),
    }


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Callable[[Entrance], Entrance]]:
    """Exports a vault and makes an equal one of that."""
    made: list[Vault] = []

    def run(entrance: Entrance) -> Entrance:
        path = tmp_path / "out" / "vault.jsonl"
        path.parent.mkdir()
        entrance.query(ExportMemories(str(path)))
        copy = new_vault(tmp_path / "copy")
        made.append(copy)
        taking = copy.entrance(PERSON)
        taking.change(TakeOver(str(path)))
        return taking

    yield run
    for each in made:
        each.close()


def test_every_table_is_told_or_known_to_be_derived(store):
    with store.read() as connection:
        rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    tables = {name for (name,) in rows if not name.startswith(("sqlite_", "words_"))}
    assert tables == {table.name for table in TABLES} | NOT_TOLD


def test_the_sample_vault_comes_back_with_its_conflicts_uses_and_decisions(sample_folder, copied):
    sample = open_sample(sample_folder, FixedClock(START))
    try:
        entrance = sample.entrance(PERSON)
        copy = copied(entrance)
        assert everything(copy) == everything(entrance)
        assert copy.query(VerifyJournal()).intact
        moment = entrance.query(ListJournal(limit=1000)).entries[200].summary.at
        then = Search(condition=ANY_STATUS, as_of=moment)
        ids = tuple(sorted(entrance.query(FindMemories(then)).ids))
        assert tuple(sorted(copy.query(FindMemories(then)).ids)) == ids
        assert copy.query(GetMemories(ids, moment)) == entrance.query(GetMemories(ids, moment))
    finally:
        sample.close()


WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc", "Cn", "Co")), min_size=1, max_size=40).filter(
    lambda text: bool(text.strip())
)
MOMENTS = st.integers(-600_000_000, 3_700_000_000).map(lambda seconds: datetime.fromtimestamp(seconds, UTC))
TIMES = st.builds(
    lambda stated, start, end: Times(
        stated=stated, valid_from=min(start, end), valid_to=max(start, end), happening_from=start, zone="Asia/Tokyo"
    ),
    MOMENTS,
    MOMENTS,
    MOMENTS,
)
DRAFTS = st.builds(
    Draft,
    WORDS,
    type=st.sampled_from(MemoryType),
    title=st.one_of(st.just(""), WORDS),
    tags=st.lists(st.sampled_from(("red", "grün", "a b", "日本")), unique=True).map(tuple),
    confidence=st.floats(0, 1),
    provenance=st.sampled_from(Provenance),
    source=st.builds(Source, st.sampled_from(SourceKind), WORDS, WORDS),
    evidence=WORDS,
    importance=st.sampled_from(Importance),
    pinned=st.booleans(),
    times=TIMES,
    session=st.sampled_from(("", "monday", "tuesday")),
    origin=st.one_of(st.none(), st.builds(Origin, st.sampled_from(("mem0", "notes")), WORDS)),
    episode=st.booleans(),
)


@settings(max_examples=20)
@given(st.lists(st.tuples(DRAFTS, st.booleans()), min_size=1, max_size=8), st.data())
def test_whatever_fields_memories_have_come_back_as_they_were(drafts, data):
    with TemporaryDirectory() as name:
        folder = Path(name)
        vault, copy = new_vault(folder / "vault"), new_vault(folder / "copy")
        try:
            person, agent = vault.entrance(PERSON), vault.entrance(Actor(ActorKind.AGENT, "Coder"))
            person.change(CreateNamespace("work", "Work"))
            for draft, by_agent in drafts:
                try:
                    entrance = agent if by_agent else person
                    entrance.change(Remember(draft, data.draw(st.sampled_from(("personal", "work")))))
                except InvalidInputError:
                    continue  # a name may come out empty once it is normalised
            ids = person.query(FindMemories(Search(condition=ANY_STATUS))).ids
            if ids:
                person.change(Revise(ids[:2], Revision(add_tags=("later",), confidence=0.25)))
            person.query(ExportMemories(str(folder / "all.jsonl")))
            taking = copy.entrance(PERSON)
            taking.change(TakeOver(str(folder / "all.jsonl")))
            assert everything(taking) == everything(person)
            assert taking.query(ListActors())[1:] == person.query(ListActors())[1:] or ids
            assert taking.query(ListChanges()).changes == person.query(ListChanges()).changes
            # What came from somewhere is known to have come from there.
            for draft, _ in drafts:
                if draft.origin is not None and draft.episode:
                    again = taking.change(Remember(draft, "personal")).outcome
                    assert again == person.change(Remember(draft, "personal")).outcome
        finally:
            vault.close()
            copy.close()


def test_only_an_empty_vault_and_only_a_person_takes_over(tmp_path, person, agent, copied):
    person.change(Remember(Draft("The boiler was replaced.")))
    copy = copied(person)
    path = str(tmp_path / "out" / "vault.jsonl")
    with pytest.raises(InvalidInputError):
        copy.change(TakeOver(path))
    with pytest.raises(NotPermittedError):
        agent.change(TakeOver(path))


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: lines[:-1],
        lambda lines: [*lines[:-2], lines[-1]],
        lambda lines: [*lines[:5], lines[6], lines[5], *lines[7:]],
        lambda lines: [line.replace(b"boiler", b"toilet") for line in lines],
        lambda lines: [*lines, b'{"record":"memory"}\n'],
        lambda lines: lines[1:],
        lambda lines: [lines[0].replace(b'"format":1', b'"format":99'), *lines[1:]],
        lambda lines: [*lines[:3], b"not json\n", *lines[3:]],
        lambda _: [],
    ],
)
def test_a_file_that_is_not_whole_changes_nothing(tmp_path, person, damage):
    person.change(Remember(Draft("The boiler was replaced.")))
    path = tmp_path / "vault.jsonl"
    person.query(ExportMemories(str(path)))
    path.write_bytes(b"".join(damage(path.read_bytes().splitlines(keepends=True))))
    copy = new_vault(tmp_path / "copy")
    try:
        taking = copy.entrance(PERSON)
        with pytest.raises(UnreadableFileError):
            taking.change(TakeOver(str(path)))
        assert taking.query(FindMemories(Search(condition=ANY_STATUS))).ids == ()
        assert taking.query(VerifyJournal()).intact
        # And it is as usable as before.
        taking.change(Remember(Draft("The roof was mended.")))
    finally:
        copy.close()


def test_what_is_not_the_whole_is_not_taken_for_it(tmp_path, person):
    person.change(CreateNamespace("work"))
    person.change(Remember(Draft("The boiler was replaced."), "work"))
    person.change(Remember(Draft("The roof was mended.")))
    path = tmp_path / "part.jsonl"
    exported = person.query(ExportMemories(str(path), search=Search(condition=InNamespace("work"))))
    assert (exported.memories, exported.complete) == (1, False)
    assert "roof" not in path.read_text()
    copy = new_vault(tmp_path / "copy")
    try:
        with pytest.raises(UnreadableFileError):
            copy.entrance(PERSON).change(TakeOver(str(path)))
    finally:
        copy.close()


def test_a_part_has_all_versions_up_to_the_moment_asked_for(tmp_path, person, clock):
    memory = person.change(Remember(Draft("The boiler is old."))).memory
    moment = person.query(GetMemories((memory,)))[0].recorded
    clock.advance(timedelta(hours=1))
    person.change(Revise((memory,), Revision(content="The boiler is new.")))
    path = tmp_path / "then.jsonl"
    person.query(ExportMemories(str(path), search=Search(as_of=moment)))
    versions = [json.loads(line) for line in path.read_text().splitlines()]
    assert [each["content"] for each in versions if each["record"] == "version"] == ["The boiler is old."]
    assert all("to_tx" not in each for each in versions if each["record"] == "version")
    person.query(ExportMemories(str(path), search=Search(condition=HasStatus(Status.ACTIVE)), replace=True))
    versions = [json.loads(line) for line in path.read_text().splitlines()]
    assert [each["number"] for each in versions if each["record"] == "version"] == [1, 2]


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
@pytest.mark.parametrize("form", list(ExportForm))
def test_files_are_for_their_owner_alone_and_links_are_refused(tmp_path, person, form):
    person.change(Remember(Draft("The boiler was replaced.", tags=("house",))))
    path = tmp_path / f"out{form.suffix}"
    person.query(ExportMemories(str(path), form))
    for each in [path, *path.rglob("*")]:
        assert stat.S_IMODE(each.stat().st_mode) == (0o700 if each.is_dir() else 0o600)
    with pytest.raises(RemembrancerError) as caught:
        person.query(ExportMemories(str(path), form))
    assert caught.value.values["reason"] in ("already_there", "folder_not_empty")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(RemembrancerError) as caught:
        person.query(ExportMemories(str(link), form, replace=True))
    assert caught.value.values["reason"] == "is_a_link"
    assert sorted(each.name for each in tmp_path.iterdir() if each.name.endswith(".tmp")) == []
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("form", list(ExportForm))
def test_what_is_stopped_leaves_nothing_and_keeps_the_file_that_was_there(tmp_path, person, form):
    class Stopped(Silent):
        def is_cancelled(self) -> bool:
            return True

    person.change(Remember(Draft("The boiler was replaced.")))
    path = tmp_path / "out"
    if not form.is_folder:
        path.write_text("mine")
    with pytest.raises(RemembrancerError):
        person.query(ExportMemories(str(path), form, replace=True), Stopped())
    left = [each for each in tmp_path.iterdir() if each.name != "vault"]
    assert left == ([] if form.is_folder else [path])
    assert form.is_folder or path.read_text() == "mine"


def test_clients_come_along_but_no_token_opens_the_copy(vault, person, copied):
    added = person.change(AddClient("Coder", (Grant(ClientScope.READ, ("personal",)),)))
    assert vault.client(added.token).name == "Coder"
    copy = copied(person)
    assert [each.name for each in copy.query(ListClients())] == ["Coder"]
    assert copy.query(VerifyJournal()).problems == ()
    with pytest.raises(ClientRefusedError):
        copy.vault.client(added.token)


def test_what_an_older_program_gave_out_goes_to_the_client_that_had_the_name(vault, person, tmp_path):
    write = (Grant(ClientScope.WRITE, ("personal",)),)
    client = vault.client(person.change(AddClient("Coder", write)).token)
    client.change(Remember(Draft("The boiler was replaced.", session="winter")))
    path = tmp_path / "vault.jsonl"
    person.query(ExportMemories(str(path)))
    *lines, _ = [json.loads(line) for line in path.read_bytes().splitlines()]
    for each in lines:
        if each["record"] in ("operation", "session"):
            del each["client"]
    kept = [json.dumps(each).encode() + b"\n" for each in lines]
    end = {"record": "end", "records": len(kept) - 1, "sha256": hashlib.sha256(b"".join(kept)).hexdigest()}
    path.write_bytes(b"".join((*kept, json.dumps(end).encode() + b"\n")))
    copy = new_vault(tmp_path / "copy")
    try:
        taking = copy.entrance(PERSON)
        taking.change(TakeOver(str(path)))
        assert [each.client for each in taking.query(ListOperations(10)) if each.actor == "Coder"] == [client.id]
        with copy.store.read() as connection:
            assert connection.execute("SELECT client FROM session WHERE name = 'winter'").get == client.id
        assert taking.query(VerifyJournal()).intact
    finally:
        copy.close()
