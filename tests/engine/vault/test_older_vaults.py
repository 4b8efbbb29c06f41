"""A vault of schema 1 with memories opens, is brought up to date, gets new codes in the background and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.support.earlier_schemas import write_in_schema

from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.changes import Remember
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.lifecycle import GetStrength
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.connection import connect
from remembrancer.storage.files import DATABASE, KEY_FILE
from remembrancer.storage.keys import KeyFile
from remembrancer.storage.migrations import LATEST
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault
from remembrancer.vault.upkeep import Upkeep

if TYPE_CHECKING:
    from pathlib import Path

    import apsw

    from remembrancer.storage.keys import Secret

OLD_ENCODER = "0" * 32


def schema_of(connection: apsw.Connection) -> set[tuple[Any, ...]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def make_schema_1(folder: Path, secret: Secret) -> None:
    """Write the vault in ``folder`` anew as a program of schema 1 would have."""
    path, key = folder / DATABASE, KeyFile.load(folder / KEY_FILE).unlock(secret).data
    write_in_schema(path, key, 1)
    older = connect(path, key)
    older.execute("UPDATE window SET encoder = ?", (OLD_ENCODER,)).fetchall()
    older.close()


@pytest.fixture
def old_folder(knowing_vault: Vault, folder: Path, secret: Secret) -> Path:
    entrance = knowing_vault.entrance(Actor(ActorKind.PERSON, "You"))
    entrance.change(Remember(Draft("Mother likes orchids", type=MemoryType.PREFERENCE)))
    # Said again: once more heard.
    entrance.change(Remember(Draft("Mother likes orchids.", type=MemoryType.PREFERENCE)))
    for text in ("Tom: Did you ever sail to Norway?", "Maria: Yes, last spring!"):
        entrance.change(Remember(Draft(text, session="talk", episode=True)))
    knowing_vault.close()
    make_schema_1(folder, secret)
    return folder


def test_a_vault_of_schema_1_opens_is_encoded_again_and_answers(old_folder, secret, clock, encoder):
    vault = Vault(Store.open(old_folder, secret, clock, Identifiers(clock)), encoder=lambda: encoder)
    try:
        with vault.store.read() as connection:
            assert connection.pragma("user_version") == LATEST
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        assert person.query(FindMemories(Search("flowers for mum"))).ids == ()
        assert Upkeep(vault.store, lambda: encoder).encode_missing() == 3
        assert len(person.query(FindMemories(Search("flowers for mum"))).ids) == 1
        turn = person.change(Remember(Draft("Tom: Was it cold?", session="talk", episode=True))).memory
        assert turn in person.query(FindMemories(Search("was it cold"))).ids
        (orchids,) = person.query(FindMemories(Search("flowers for mum"))).ids
        assert [mark.repeated for mark in person.query(GetStrength(orchids)).marks] == [1]
        assert not person.query(VerifyJournal()).broken_at
        assert not vault.store.damaged_tables()
        with vault.store.read() as connection:
            encoders = dict(connection.execute("SELECT encoder, count(*) FROM window GROUP BY encoder"))
        assert encoders[encoder_id()] == 4
    finally:
        vault.close()


def test_a_new_vault_ends_with_the_schema_of_an_old_one(old_folder, tmp_path, secret, clock):
    with (
        Store.open(old_folder, secret, clock, Identifiers(clock)) as old,
        Store.create(tmp_path / "new", (secret,), clock, Identifiers(clock)) as new,
        old.read() as one,
        new.read() as other,
    ):
        assert schema_of(one) == schema_of(other)
