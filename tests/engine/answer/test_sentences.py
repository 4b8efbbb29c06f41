from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.answer.asked import DirectAnswers, Kind, kinds_asked
from remembrancer.text.sentences import find_sentences


def sentences(text):
    return [text[start:end] for start, end in find_sentences(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two! Three?", ["One.", "Two!", "Three?"]),
        ("Dr. Lindqvist called on 3 Mar. about fw-2.2.4.", ["Dr. Lindqvist called on 3 Mar. about fw-2.2.4."]),
        ("See e.g. Notes. J. Albers wrote them.", ["See e.g. Notes.", "J. Albers wrote them."]),
        ("He said “Go.” Then he went.", ["He said “Go.”", "Then he went."]),
        ("# Boats\n\n- The red one leaks.\n- The blue one", ["# Boats", "- The red one leaks.", "- The blue one"]),
        ("船は赤い。船は青い。", ["船は赤い。", "船は青い。"]),
        ("It cost 3.50 in all", ["It cost 3.50 in all"]),
        ("", []),
        (" \n ", []),
    ],
)
def test_sentences_end_where_a_reader_would_end_them(text, expected):
    assert sentences(text) == expected


@given(st.text('aB.!?…。"”) \n', max_size=80))
def test_no_letter_is_lost_and_nothing_overlaps(text):
    spans = find_sentences(text)
    assert all(start < end for start, end in spans)
    assert all(before[1] <= after[0] for before, after in pairwise(spans))
    assert "".join("".join(text[start:end].split()) for start, end in spans) == "".join(text.split())


@pytest.mark.parametrize(
    ("question", "kinds"),
    [
        ("When is it due?", {Kind.DATE}),
        ("who told whom", {Kind.NAME}),
        ("Where is the file?", {Kind.PLACE}),
        ("how many boats, and since when", {Kind.FIGURE, Kind.DATE}),
        ("Tell me about tea", set()),
    ],
)
def test_a_question_says_what_kind_of_thing_it_asks_for(question, kinds):
    assert kinds_asked(question) == kinds


def test_what_the_question_says_itself_is_no_answer():
    finder = DirectAnswers("Who met Ines on 3 May?", frozenset({Kind.NAME, Kind.DATE}), UTC)
    sentence = "On 3 May Ines met Tomas Berg."
    found = finder.find(sentence, datetime(2026, 3, 18, tzinfo=UTC))
    assert {kind: [sentence[start:end] for start, end in spans] for kind, spans in found.items()} == {
        Kind.NAME: ["Tomas Berg"]
    }
