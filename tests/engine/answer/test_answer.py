from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.conflicts import ConflictPolicy
from remembrancer.model.memory import Draft

STATEMENTS = (
    "Send the calibration report to Ines Duarte by 15 April.",
    "The rent of the boathouse is €1,180 a month. It is paid on the third working day. The landlord is Mr Albers.",
    "My aunt Hanna lives in Graz on the third floor. She carries her own shopping.",
    "The staging broker listens on port 8883 with client certificates.",
    "The choir has rehearsed in the old church since September. Berit sings alto there.",
    "Tea is better without sugar.",
)


@pytest.fixture
def known(remember):
    return [remember(text) for text in STATEMENTS]


def emphasised(quotation):
    return [quotation.text[start:end] for start, end in quotation.emphasis]


@pytest.mark.parametrize(
    ("question", "place", "direct"),
    [
        ("When is the calibration report due?", 0, ["15 April"]),
        ("Who gets the calibration report?", 0, ["Ines Duarte"]),
        ("When is the calibration report due, and who gets it?", 0, ["Ines Duarte", "15 April"]),
        ("How much is the rent of the boathouse?", 1, ["€1,180"]),
        ("Where does aunt Hanna live?", 2, ["Graz"]),
        ("Which port does the staging broker listen on?", 3, ["8883"]),
    ],
)
def test_a_stored_sentence_answers_and_what_was_asked_for_stands_out(ask, known, question, place, direct):
    answered = ask(question)
    first = answered.answer.quotations[0]
    assert answered.recalled.items[first.item - 1].memory.id == known[place]
    assert first.text in STATEMENTS[place]
    assert emphasised(first) == direct


def test_only_the_sentence_that_answers_is_quoted_of_a_longer_statement(ask, remember):
    filler = "Nothing of note happened on that part of the river. " * 4
    remember(f"{filler}The landlord of the boathouse is Mr. Albers. {filler}")
    (quotation,) = ask("Who is the landlord of the boathouse?").answer.quotations
    assert quotation.text == "The landlord of the boathouse is Mr. Albers."
    assert emphasised(quotation) == ["Mr. Albers"]


def test_every_quotation_is_word_for_word_what_was_stored(ask, known):
    for question in ("choir", "What do we know of the boathouse?", "tea and the broker"):
        answered = ask(question)
        for quotation in answered.answer.quotations:
            assert quotation.text in answered.recalled.items[quotation.item - 1].memory.content
            assert all(0 <= start < end <= len(quotation.text) for start, end in quotation.emphasis)


def test_nothing_stored_is_no_answer(ask, known):
    answered = ask("What is the boiling point of tungsten?")
    if answered.recalled.items:
        pytest.skip("the floor lets something through")
    assert answered.answer is None
    assert answered.recalled.near_misses


def test_an_empty_vault_has_no_answer(ask):
    assert ask("Who gets the report?").answer is None


def test_what_was_stated_later_is_quoted_and_what_it_changed_is_not_beside_it(ask, remember, clock, knowing):
    knowing.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE))
    remember("The choir rehearses on Tuesdays at seven.")
    clock.advance(timedelta(days=30))
    remember("The choir rehearses on Thursdays at seven.")
    answered = ask("On which day does the choir rehearse?")
    assert [quotation.text for quotation in answered.answer.quotations] == [
        "The choir rehearses on Thursdays at seven."
    ] or "NEWER EXISTS" in answered.recalled.block.text


def test_without_the_model_words_choose_the_sentence(person, ask):
    for text in STATEMENTS:
        person.change(Remember(Draft(text)))
    quotation = ask("rent of the boathouse", entrance=person).answer.quotations[0]
    assert quotation.text in STATEMENTS[1]


def test_equal_questions_get_equal_answers(ask, known):
    assert ask("Where does aunt Hanna live?") == ask("Where does aunt Hanna live?")
