"""What is kept in memory for the next question answers as the vault would, at once, and goes with what is erased."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import numpy as np
import pytest

from remembrancer.model.changes import CreateNamespace, Remember, Revise, Revision, Undo
from remembrancer.model.erasing import Erase
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.search import InNamespace, Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.recall.ring import TextRing, TextRows
from remembrancer.text.any_case import AnyCase
from remembrancer.vault import Actor, Vault

if TYPE_CHECKING:
    from remembrancer.storage.store import Store
    from remembrancer.vault import Entrance

PERSON = Actor(ActorKind.PERSON, "You")
STATEMENTS = (
    "The quuxvillian xylophone stands in the attic behind the winter coats.",
    "Never deploy the staging broker on a Friday afternoon.",
    "My sister keeps the spare key under the blue flower pot.",
    "The evening run along the canal took 31 minutes.",
)
QUESTION = "where does the xylophone stand"


def fill(entrance: Entrance) -> list[str]:
    return [entrance.change(Remember(Draft(text, type=MemoryType.FACT))).memory for text in STATEMENTS]


def ask(entrance: Entrance, question: str = QUESTION, **search: object) -> tuple[str, ...]:
    return entrance.query(FindMemories(Search(question, **search), limit=10)).ids


def warm(vault: Vault) -> None:
    vault._ranking.warm(lambda: False)


def kept_bytes(vault: Vault) -> bytes:
    """Everything that the books of a vault hold in memory."""
    books = (vault._ranking._tokens, vault._ranking._terms, vault._conflicts.watching._similar._tokens)
    return b"".join(column.tobytes() for book in books for column in book._ring._columns)


def test_what_was_warmed_answers_as_the_vault_does(store: Store, knowing_vault: Vault, knowing: Entrance, encoder):
    fill(knowing)
    warm(knowing_vault)
    cold = Vault(store, encoder=lambda: encoder).entrance(PERSON)
    for question in (QUESTION, "spare key", "which day is bad for a release", "canal"):
        asked = FindMemories(Search(question), limit=10)
        assert knowing.query(asked) == cold.query(asked)


def test_a_write_an_edit_and_its_undo_are_seen_at_once(knowing_vault: Vault, knowing: Entrance):
    memory, *_ = fill(knowing)
    warm(knowing_vault)
    later = knowing.change(Remember(Draft("The second xylophone stands in the garage.", type=MemoryType.FACT)))
    assert later.memory in ask(knowing)
    asked = "xylophone in the attic behind the coats"
    assert ask(knowing, asked)[0] == memory
    changed = knowing.change(Revise((memory,), Revision(content="The piano stands in the cellar, below the stairs.")))
    assert ask(knowing, "piano in the cellar")[0] == memory
    assert ask(knowing, asked)[0] == later.memory
    knowing.change(Undo(changed.operation))
    assert ask(knowing, asked)[0] == memory


def test_the_past_and_other_namespaces_are_searched_through_the_same_books(
    knowing_vault: Vault, knowing: Entrance, clock
):
    memory, *_ = fill(knowing)
    knowing.change(CreateNamespace("work"))
    there = knowing.change(Remember(Draft("The work xylophone stands in the lobby.", type=MemoryType.FACT), "work"))
    before = clock.now()
    clock.advance(timedelta(days=2))
    knowing.change(Revise((memory,), Revision(content="The piano stands in the cellar, below the stairs.")))
    warm(knowing_vault)
    assert ask(knowing, as_of=before, condition=InNamespace("personal"))[0] == memory
    assert memory not in ask(knowing, "winter coats", condition=InNamespace("personal"))
    assert ask(knowing, condition=InNamespace("work")) == (there.memory,)


def test_nothing_of_what_is_erased_is_kept(store: Store, knowing_vault: Vault, knowing: Entrance):
    memory, *others = fill(knowing)
    warm(knowing_vault)
    with store.read() as connection:
        codes = connection.execute("SELECT codes FROM window_token WHERE window_id = 1").get
    assert codes in kept_bytes(knowing_vault)
    assert "quuxvillian" in knowing_vault._ranking._terms._numbers
    watching = knowing_vault._conflicts.watching
    knowing.change(Remember(Draft("The quuxvillian xylophone stands in the hall.", type=MemoryType.EVENT)))
    knowing.change(Erase((memory,)))
    assert codes[:48] not in kept_bytes(knowing_vault)
    assert "attic" not in knowing_vault._ranking._terms._numbers
    assert not [each for each in watching._kept.values() if "attic" in each.statement.text]
    assert set(ask(knowing, "spare key")) <= {*others} | set(ask(knowing))
    assert memory not in ask(knowing)


def test_a_vault_that_was_closed_is_warmed_by_itself_when_it_is_opened_again(
    store: Store, knowing: Entrance, encoder, clock
):
    memory, *_ = fill(knowing)
    pattern = AnyCase("a pattern that nothing was looked for with")
    again = Vault(store, encoder=lambda: encoder)
    try:
        again._warming.start()
        again._warming._thread.join(0)
        for _ in range(2_000):
            if pattern.is_compiled:
                break
            again._warming._thread.join(0.01)
        assert "quuxvillian" in again._ranking._terms._numbers
        assert pattern.is_compiled
        assert ask(again.entrance(PERSON))[0] == memory
    finally:
        again._warming.stop()


def test_warming_gives_up_when_it_is_told_to(knowing_vault: Vault, knowing: Entrance):
    fill(knowing)
    knowing_vault._ranking.warm(lambda: True)
    assert not knowing_vault._ranking._terms._numbers


@pytest.mark.parametrize("room", [1, 5, 8, 40])
def test_a_ring_gives_back_what_it_was_given_however_small_it_is(room: int):
    random = np.random.default_rng(3)
    known = {text: random.integers(0, 99, random.integers(0, 6)) for text in range(1, 20)}
    ring = TextRing(room, (np.int64, ()))
    for _ in range(200):
        asked = np.unique(random.integers(1, 20, random.integers(1, 6)))
        found, missing = ring.known(asked)
        assert sorted([*found.texts, *missing]) == asked.tolist()
        for place, text in enumerate(found.texts.tolist()):
            rows = found.columns[0][found.starts[place] : found.starts[place + 1]]
            assert rows.tolist() == known[text].tolist()
        if len(missing):
            read = [known[text] for text in missing.tolist()]
            starts = np.cumsum([0, *map(len, read)])
            ring.keep(TextRows(missing, starts, (np.concatenate(read),)))
    ring.forget()
    assert not any(column.any() for column in ring._columns)
    assert not len(ring.known(np.arange(1, 20))[0].texts)
