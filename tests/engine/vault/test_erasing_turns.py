"""A turn that is erased from a conversation: what follows it reads as if it had never been said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.changes import Remember
from remembrancer.model.erasing import Erase, PreviewErasure
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.search import Search
from remembrancer.storage.codes import token_codes
from remembrancer.storage.store import Store
from remembrancer.storage.texts import turns_before
from remembrancer.vault import Vault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from remembrancer.vault import Entrance

TALK = (
    "Tom: Did you ever sail to Norway?",
    "Maria: Yes, last spring!",
    "Tom: Was it cold there?",
    "Maria: Only at night.",
    "Tom: Can you tell me when you sail again?",
)


def say(entrance: Entrance, text: str, session: str = "talk") -> str:
    return entrance.change(Remember(Draft(text, session=session, episode=True))).memory


def texts(store: Store) -> dict[str, tuple[bytes, list[str], bytes]]:
    """Of every turn its digest, what stood before it, and its codes."""
    told = {}
    with store.read() as connection:
        rows = connection.execute(
            "SELECT v.content, x.id, x.digest FROM version v JOIN text x ON x.id = v.text_id WHERE v.to_tx IS NULL"
        ).fetchall()
        for content, row, digest in rows:
            (codes,) = token_codes(connection, encoder_id(), [row])
            before = [said for _, said in turns_before(connection, row, 2).statements]
            told[content] = (digest, before, codes.codes)
    return told


@pytest.fixture
def elsewhere(tmp_path, secret, clock, encoder) -> Iterator[Vault]:
    """Another vault, in which the erased was never said."""
    made = Vault(Store.create(tmp_path / "elsewhere", (secret,), clock, Identifiers(clock)), encoder=lambda: encoder)
    yield made
    made.close()


@pytest.mark.parametrize("gone", [(0,), (1,), (2,), (4,), (1, 2), (0, 2), (0, 1, 2, 3, 4)])
def test_the_rest_is_as_if_it_had_never_been_said(store, knowing, elsewhere, person_of, gone):
    turns = [say(knowing, text) for text in TALK]
    knowing.query(FindMemories(Search("sail to Norway")))
    preview = knowing.query(PreviewErasure(tuple(turns[place] for place in gone)))
    left = [text for place, text in enumerate(TALK) if place not in gone]
    near = {place + step for place in gone for step in (1, 2)} - set(gone)
    assert preview.counts.following == len(near & set(range(len(TALK))))
    knowing.change(Erase(tuple(turns[place] for place in gone)))
    for text in left:
        say(person_of(elsewhere), text)
    assert texts(store) == texts(elsewhere.store)
    asked = FindMemories(Search("when did she sail to Norway"))
    found = [each.content for each in knowing.query(GetMemories(knowing.query(asked).ids))]
    there = person_of(elsewhere)
    assert found == [each.content for each in there.query(GetMemories(there.query(asked).ids))]
    assert knowing.query(VerifyJournal()).intact


@pytest.mark.parametrize("between", ["Maria: Yes.", "Ann: Hm."])
def test_a_turn_that_comes_to_read_like_another_is_one_text_with_it(store, knowing, elsewhere, person_of, between):
    first, gone, again = (say(knowing, text) for text in ("Tom: Norway?", between, "Maria: Yes."))
    last = say(knowing, "Tom: When?")
    if between != "Maria: Yes.":
        for text in ("Tom: Norway?", "Maria: Yes."):
            say(knowing, text, "other")
    knowing.change(Erase((gone,)))
    for text in ("Tom: Norway?", "Maria: Yes.", "Tom: When?"):
        say(person_of(elsewhere), text)
    assert texts(store) == texts(elsewhere.store)
    assert len(knowing.query(GetMemories((first, again, last)))) == 3
    with store.read() as connection:
        assert connection.execute("SELECT count(*) FROM text").get == 3
    assert not store.damaged_tables()
    assert knowing.query(VerifyJournal()).intact


@pytest.fixture
def person_of(knowing):
    """The same person at any vault."""
    return lambda vault: vault.entrance(knowing.actor)
