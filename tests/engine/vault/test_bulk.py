from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.changes import Undo
from remembrancer.model.errors import NamespaceNotFoundError
from remembrancer.model.memory import Draft, Origin, Source, Times, TypeReason
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.search import Contains, Search
from remembrancer.model.types import ActorKind, MemoryType, Provenance, SourceKind, Trust
from remembrancer.remember.completion import Completed
from remembrancer.storage.codes import word_statistics
from remembrancer.storage.texts import SearchableText, WindowCodes, recount
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer.vault.bulk import FinishedMemory, store_finished

PROGRAM = Actor(ActorKind.PROGRAM, "filler")


def finished(number: int) -> FinishedMemory:
    text = f"Crate {number} stands in row {number % 5}."
    draft = Draft(
        text,
        type=MemoryType.FACT,
        tags=("crates",),
        times=Times(stated=datetime(2026, 1, 1, tzinfo=UTC), zone="UTC"),
        session="delivery",
        origin=Origin("filler", str(number)),
    )
    window = WindowCodes(2, bytes(48), bytes(96), bytes(8))
    source = Source(SourceKind.FILE, "crates.md")
    completed = Completed(draft, MemoryType.FACT, TypeReason(), Trust.IMPORTED, Provenance.IMPORTED, source)
    return FinishedMemory(completed, SearchableText(text, text, encoder_id(), (window,)))


@pytest.fixture
def vault(tmp_path: Path):
    opened = Vault.create(tmp_path / "vault", (Passphrase("x"),))
    yield opened
    opened.close()


def test_a_bulk_of_memories_is_one_operation_that_is_found_verified_and_taken_back(vault):
    change = store_finished(vault, PROGRAM, "personal", [finished(number) for number in range(300)])
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    assert set(entrance.query(FindMemories()).ids) == set(change.memories)
    assert len(entrance.query(FindMemories(Search(condition=Contains("row 3")))).ids) == 60
    (memory,) = entrance.query(GetMemories(change.memories[:1]))
    assert (memory.content, memory.tags, memory.trust) == ("Crate 0 stands in row 0.", ("crates",), Trust.IMPORTED)
    assert entrance.query(VerifyJournal()).intact
    with vault.store.read() as connection:
        terms, documents, words = recount(connection, 1)
        assert word_statistics(connection, (1,), terms).frequencies == dict(terms)
        assert (documents, words) == (300, 1800)
    entrance.change(Undo(change.operation))
    assert entrance.query(FindMemories()).ids == ()


def test_a_bulk_into_an_unknown_namespace_writes_nothing(vault):
    before = vault.store.number()
    with pytest.raises(NamespaceNotFoundError):
        store_finished(vault, PROGRAM, "nowhere", [finished(1)])
    assert vault.store.number() == before
