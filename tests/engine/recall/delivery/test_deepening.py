"""Deep mode in a recall. The component is optional: where it is not installed, a stand-in scores pairs by a rule."""

from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.embedding.components import CrossEncoderSlot, find_cross_encoder
from remembrancer.embedding.cross_encoder import SCORING
from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.conflicts import ConflictPolicy
from remembrancer.model.deep import INSTALL_COMMAND
from remembrancer.model.errors import CancelledError, ModelMissingError
from remembrancer.model.memory import Draft
from remembrancer.model.progress import check_cancelled
from remembrancer.model.queries import GetState
from remembrancer.model.recalling import Ask, ItemFlag, Recall, Slot
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Vault, data_folder

HERONS = (
    "The heron was seen by the lock in the morning.",
    "A heron was seen at the reed bed, quite still.",
    "Two herons were seen over the weir.",
    "The heron was seen with a fish behind the mill.",
    "Nobody has seen the heron's nest.",
)


class Preferring:
    """Scores what holds a word high and everything else low, and notes what it was asked."""

    def __init__(self, word):
        self.word = word
        self.asked = []

    def __call__(self):
        return self

    def condition(self):
        return "ready"

    def score_all(self, question, passages, progress):
        self.asked.append((question, tuple(passages)))
        for number, _ in enumerate(passages):
            check_cancelled(progress)
            progress.report(number, len(passages), SCORING)
        return [8.0 if self.word in passage else -8.0 for passage in passages]


class Watching:
    def __init__(self, until=1000):
        self.reports = []
        self.until = until

    def report(self, *report):
        self.reports.append(report)

    def is_cancelled(self):
        return len(self.reports) >= self.until


@pytest.fixture
def deep_vault(store, encoder):
    """Opens the vault with what is to serve as the component."""
    return lambda slot: Vault(store, lambda: encoder, slot)


def entrance_with(vault, texts=HERONS):
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    for text in texts:
        entrance.change(Remember(Draft(text, type=MemoryType.EVENT)))
    return entrance


def told(recalled):
    return [item.memory.content for item in recalled.items]


def test_what_reads_better_comes_first_in_the_list_and_in_the_block(deep_vault):
    slot = Preferring("")
    entrance = entrance_with(deep_vault(slot))
    plain = entrance.query(Recall(Search("where was the heron seen")))
    slot.word = preferred = told(plain)[1]
    deep = entrance.query(Recall(Search("where was the heron seen"), deep=True))
    assert (plain.deep, deep.deep) == (False, True)
    assert told(deep)[0] == preferred
    assert sorted(told(plain)) == sorted(told(deep))
    # Nothing but the order is another one, and the block is read in that order.
    assert {item.hit.memory: item.hit for item in plain.items} == {item.hit.memory: item.hit for item in deep.items}
    (answers,) = (part for part in deep.block.parts if part.slot is Slot.ANSWERS)
    assert answers.memories[0] == deep.items[0].memory.id
    assert f"[1 event; person; explicit statement; stated 2026-03-18] {preferred}" in answers.text
    assert slot.asked[0][0] == "where was the heron seen"


def test_an_older_statement_stays_behind_the_newer_one_and_keeps_its_flag(deep_vault, clock):
    entrance = entrance_with(deep_vault(Preferring("Tuesdays")), ())
    entrance.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE))
    for text in ("The choir rehearses on Tuesdays at seven.", "The choir rehearses on Thursdays at seven."):
        entrance.change(Remember(Draft(text, type=MemoryType.FACT)))
        clock.advance(timedelta(days=1))
    for deep in (False, True):
        recalled = entrance.query(Recall(Search("On Thursdays the choir rehearses at seven"), deep=deep))
        assert [("Thursdays" in text) for text in told(recalled)] == [True, False]
        assert ItemFlag.NEWER_EXISTS in recalled.items[1].flags
        assert "Memory 2 has a similar, newer statement: memory 1." in recalled.block.text


def test_it_says_how_far_it_is_and_can_be_stopped(deep_vault):
    entrance = entrance_with(deep_vault(Preferring("heron")))
    request = Recall(Search("heron"), deep=True)
    watching = Watching()
    recalled = entrance.query(request, watching)
    assert watching.reports == [(number, len(recalled.items), "scoring") for number in range(len(recalled.items))]
    with pytest.raises(CancelledError):
        entrance.query(Ask(request), Watching(until=2))


def test_asked_for_without_the_component_it_says_what_to_install(deep_vault, tmp_path):
    slot = CrossEncoderSlot(tmp_path)
    if slot.is_installed():
        pytest.skip("the optional cross-encoder is installed")
    entrance = entrance_with(deep_vault(slot))
    assert entrance.query(GetState()).deep == "missing"
    with pytest.raises(ModelMissingError) as caught:
        entrance.query(Recall(Search("heron"), deep=True))
    assert caught.value.values["command"] == INSTALL_COMMAND
    assert entrance.query(Recall(Search("heron"))).items


def test_the_component_orders_again(deep_vault):
    if find_cross_encoder(data_folder()) is None:
        pytest.skip(f"the optional cross-encoder is not installed ({INSTALL_COMMAND})")
    entrance = entrance_with(
        deep_vault(CrossEncoderSlot(data_folder())),
        ("The quarterly report is due on Friday.", "The quarterly report has a blue cover.", "Reports are dull."),
    )
    recalled = entrance.query(Recall(Search("When is the quarterly report due?"), deep=True))
    assert recalled.deep
    assert told(recalled)[0] == "The quarterly report is due on Friday."
    assert entrance.query(GetState()).deep == "ready"
