import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault
from remembrancer.vault.upkeep import Upkeep


def test_what_was_stored_without_the_model_is_encoded_once_it_is_back(vault, person, folder, secret, clock, encoder):
    memory = person.change(Remember(Draft("Mother likes orchids", type=MemoryType.PREFERENCE))).memory
    assert person.query(FindMemories(Search("flowers for mum"))).ids == ()
    vault.close()
    again = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: encoder)
    try:
        assert Upkeep(again.store, lambda: encoder).encode_missing() == 1
        assert Upkeep(again.store, lambda: encoder).encode_missing() == 0
        entrance = again.entrance(Actor(ActorKind.PERSON, "You"))
        assert entrance.query(FindMemories(Search("flowers for mum"))).ids == (memory,)
    finally:
        again.close()


OTHER = "0" * 32


@pytest.fixture
def orchids(store, encoder):
    """A vault of one memory whose codes another encoder made, its entrance, and the memory."""
    opened = Vault(store, encoder=lambda: encoder)
    entrance = opened.entrance(Actor(ActorKind.PERSON, "You"))
    memory = entrance.change(Remember(Draft("Mother likes orchids", type=MemoryType.PREFERENCE))).memory
    store.maintain(lambda connection: connection.execute("UPDATE window SET encoder = ?", (OTHER,)))
    yield opened, entrance, memory
    opened.close()


def windows_by_encoder(vault):
    with vault.store.read() as connection:
        return dict(connection.execute("SELECT encoder, count(*) FROM window GROUP BY encoder"))


def test_codes_of_another_encoder_are_made_again_and_then_removed(orchids, encoder):
    vault, entrance, memory = orchids
    upkeep = Upkeep(vault.store, lambda: encoder)
    assert upkeep.encode_missing() == 1
    assert windows_by_encoder(vault) == {OTHER: 1, encoder.encoder_id: 1}
    assert upkeep.remove_other_codes() == 1
    assert windows_by_encoder(vault) == {encoder.encoder_id: 1}
    with vault.store.read() as connection:
        stray = "SELECT count(*) FROM window_token WHERE window_id NOT IN (SELECT id FROM window)"
        assert connection.execute(stray).get == 0
    assert entrance.query(FindMemories(Search("flowers for mum"))).ids == (memory,)
    assert upkeep.remove_other_codes() == 0


def test_in_the_background_codes_of_another_encoder_are_made_again_before_they_go(orchids, encoder):
    vault, entrance, memory = orchids
    upkeep = Upkeep(vault.store, lambda: encoder)
    upkeep.work()
    assert windows_by_encoder(vault) == {encoder.encoder_id: 1}
    assert entrance.query(FindMemories(Search("flowers for mum"))).ids == (memory,)


def test_without_the_model_no_codes_are_removed(orchids):
    vault, _, _ = orchids
    assert Upkeep(vault.store, lambda: None).remove_other_codes() == 0
    assert windows_by_encoder(vault) == {OTHER: 1}


def test_work_that_was_stopped_removes_no_codes(orchids, encoder):
    vault, _, _ = orchids
    upkeep = Upkeep(vault.store, lambda: encoder)
    upkeep.stop()
    upkeep.work()
    assert windows_by_encoder(vault) == {OTHER: 1}
