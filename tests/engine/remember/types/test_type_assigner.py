"""A text without a type gets one, with the reason; the same text always the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.embedding import Encoder
from remembrancer.model.types import MemoryType, Tier
from remembrancer.remember.types import TypeAssigner
from remembrancer.remember.types.classifier import MEANT_CHARACTERS, opening
from remembrancer.remember.types.rules import RULES

RULES_ALONE = TypeAssigner(None)

# The column "Example" of Table II of the Memanto paper ("typed memory schema with 13 semantic categories").
TABLE_II = [
    ("fact", "User is in PST timezone"),
    ("preference", "Prefers dark mode"),
    ("decision", "Chose PostgreSQL for DB"),
    ("commitment", "Deliver report by Friday"),
    ("goal", "Reach 10K users by Q4"),
    ("event", "Meeting with CEO at 2pm"),
    ("instruction", "Always validate input"),
    ("relationship", "Alice manages Bob"),
    ("context", "Currently in budget review"),
    ("learning", "Users need simpler onboarding"),
    ("observation", "Traffic peaks on Fridays"),
    ("error", "Do not use deprecated API"),
    ("artifact", "Q3 budget spreadsheet"),
]


@pytest.fixture(scope="module")
def assigner() -> TypeAssigner:
    encoder = Encoder.load()
    return TypeAssigner(lambda: encoder)


@pytest.mark.parametrize(("kind", "text"), TABLE_II)
def test_the_examples_of_the_paper_get_their_types(assigner, kind, text):
    assert assigner.assign(text)[0] == kind


def test_a_rule_names_itself_and_the_words_that_decided():
    kind, reason = RULES_ALONE.assign("We decided to paint the fence green.")
    assert kind is MemoryType.DECISION
    assert (reason.code, reason.cue) == ("decides", "decided")
    assert reason.certainty >= 0.8


def test_what_the_rules_leave_open_is_decided_by_meaning(assigner):
    kind, reason = assigner.assign("The greenhouse door sticks more and more as autumn goes on")
    assert kind is MemoryType.OBSERVATION
    kind, reason = assigner.assign("Ludvig and Petra share the caretaker's flat")
    assert (kind, reason.code) == (MemoryType.RELATIONSHIP, "prototype")
    assert 0 < reason.certainty <= 1


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Decision: the shed will be red", MemoryType.DECISION),
        ("[preference] mornings are for writing", MemoryType.PREFERENCE),
        ("- [observation] slow on rainy days", MemoryType.OBSERVATION),
        ("TODO: oil the hinges", MemoryType.COMMITMENT),
        ("Lesson: measure the wall first", MemoryType.LEARNING),
        ("**Gotcha**: the port is taken", MemoryType.ERROR),
    ],
)
def test_a_text_that_says_its_type_has_it(text, kind):
    assigned, reason = RULES_ALONE.assign(text)
    assert (assigned, reason.code) == (kind, "says_its_type")


def test_a_link_is_not_a_label():
    assert RULES_ALONE.assign("[decision](notes/decision.md) on the fence")[1].code != "says_its_type"


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Handbook > Lessons learned", MemoryType.LEARNING),
        ("Rules > Style", MemoryType.INSTRUCTION),
        ("Notes > Known issues", MemoryType.ERROR),
        ("Project > Roadmap", MemoryType.GOAL),
        ("Preferences", MemoryType.PREFERENCE),
    ],
)
def test_the_innermost_heading_decides_where_a_text_only_hints(heading, kind):
    assigned, reason = RULES_ALONE.assign("The blue one for rainy weeks", heading=heading)
    assert (assigned, reason.code) == (kind, "stands_under_a_heading")


def test_what_a_text_says_outright_beats_its_heading():
    assert RULES_ALONE.assign("Decided to sell the cart", heading="Rules")[0] is MemoryType.DECISION


def test_a_question_is_not_a_fact(assigner):
    for text in ("Is the ferry running in winter?", "How do I prune a fig tree?"):
        for episode in (False, True):
            kind, reason = assigner.assign(text, episode=episode)
            assert (kind, reason.code) == (MemoryType.CONTEXT, "asks")


@pytest.mark.parametrize(
    "text",
    [
        "Hmm, that sounds nice, thanks for sharing!",
        "Okay, and then the other one as well.",
        "Sure, here are some ideas for the garden.",
    ],
)
def test_a_turn_without_a_clear_type_is_an_episode(assigner, text):
    assert assigner.assign(text, episode=True)[0].tier is Tier.EPISODIC
    assert RULES_ALONE.assign(text, episode=True)[0].tier is Tier.EPISODIC


def test_a_turn_with_a_clear_type_keeps_it(assigner):
    assert assigner.assign("Honestly, I prefer trains to planes.", episode=True)[0] is MemoryType.PREFERENCE


def test_without_a_model_the_unknown_is_a_fact_of_low_certainty():
    kind, reason = RULES_ALONE.assign("Zwölf Eier")
    assert (kind, reason.code) == (MemoryType.FACT, "fallback")
    assert reason.certainty < 0.2


def test_while_the_model_is_missing_rules_alone_decide():
    absent = TypeAssigner(lambda: None)
    assert absent.assign("Zwölf Eier") == RULES_ALONE.assign("Zwölf Eier")


def test_the_same_text_gets_the_same_type_from_another_assigner(assigner):
    again = TypeAssigner(Encoder.load())
    for text in ("The lamp in the hall is an old one", "Six of the nine chairs wobble"):
        assert assigner.assign(text) == again.assign(text)


def test_rules_have_names_of_their_own():
    names = [rule.name for rule in RULES]
    assert len(set(names)) == len(names)


@given(st.text(max_size=300), st.text(max_size=40), st.booleans())
def test_any_text_gets_a_type(text, heading, episode):
    kind, reason = RULES_ALONE.assign(text, heading=heading, episode=episode)
    assert isinstance(kind, MemoryType)
    assert reason.code
    assert 0 < reason.certainty <= 1


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Short.", "Short."),
        ("word " * 32, "word " * 32),
        ("word " * 40, "word " * 31 + "word"),
        ("x" * 500, "x" * MEANT_CHARACTERS),
        ("x" * MEANT_CHARACTERS + " and more", "x" * MEANT_CHARACTERS),
    ],
)
def test_the_opening_is_read_in_whole_words(text: str, read: str) -> None:
    assert opening(text) == read
    assert len(opening(text)) <= MEANT_CHARACTERS
