"""Which sentences ask rather than tell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.text.asking import asking_spans, question_spans


def asked(text: str) -> list[str]:
    return [text[start:end] for start, end in asking_spans(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Where did the boat go?",
        "Really?!",
        "Is it open on Sundays? :)",
        '"Is it open on Sundays?"',
        "Kommst du am Freitag mit?",
        "Tu viens demain ?",
        "¿Dónde está el puerto?",
        "何時に始まりますか\uff1f",
    ],
)
def test_a_question_asks_in_any_language(text: str) -> None:
    assert asked(text) == [text]
    assert [text[start:end] for start, end in question_spans(text)] == [text]


@pytest.mark.parametrize(
    "text",
    [
        "Could you list a few quiet beaches near Porto.",
        "I'm looking for a waterproof jacket.",
        "I\u2019m also thinking of a second bicycle.",
        "I am trying to bake rye bread.",
        "I was just wondering about the ferry.",
        "I'd love to learn the cello.",
        "I need some advice on my garden.",
        "I think I'll take the train.",
        "Any suggestions for a slow cooker.",
        "Suggest a film for tonight.",
        "Help me with the letter to the council.",
        "Tell me about glaciers.",
        "Please shorten the second paragraph.",
        "Thanks for the list!",
    ],
)
def test_a_request_to_whoever_listens_asks_but_is_no_question(text: str) -> None:
    assert asked(text) == [text]
    assert question_spans(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "I bought a waterproof jacket in Bergen.",
        "My doctor suggested swimming.",
        "Nora recommended the bakery by the bridge.",
        "The page is at https://example.org/list?page=2 now.",
        "She was pleased with the thankless work.",
        "He needs to call the bank.",
        "",
    ],
)
def test_what_tells_does_not_ask(text: str) -> None:
    assert asked(text) == []


def test_only_the_sentence_that_asks_is_meant() -> None:
    text = "I moved to Lisbon in May. Can you name a good bakery? My flat is in Alfama."
    assert asked(text) == ["Can you name a good bakery?"]


def test_a_question_ends_where_its_mark_stands_even_before_a_small_letter() -> None:
    text = "where were you? we waited at the pier. did you forget? (again?) it was cold"
    assert asked(text) == ["where were you?", "did you forget? (again?)"]


@given(st.text(alphabet="ab ?!.,\n'\u2019\"()IimyouA?", max_size=60))
def test_spans_are_in_order_apart_and_inside(text: str) -> None:
    last = 0
    for start, end in asking_spans(text):
        assert last <= start < end <= len(text)
        last = end
    assert set(question_spans(text)) <= set(asking_spans(text))
