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
