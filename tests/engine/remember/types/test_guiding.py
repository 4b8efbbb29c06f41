"""What tells its reader what to do is known from what does not, on sentences that the rules were made with."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.remember.types.guiding import tells_what_to_do

SENTENCES = Path(__file__).parent.parent / "data" / "rules_development.tsv"


def sentences(kind: str) -> list[str]:
    with SENTENCES.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [text for named, text in rows if named == kind]


def test_nearly_all_instructions_are_known():
    known = [tells_what_to_do((each,)) for each in sentences("instruction")]
    assert len(known) > 150
    assert sum(known) / len(known) > 0.98


def test_hardly_anything_else_is_taken_for_one():
    taken = [each for each in sentences("ordinary") if tells_what_to_do((each,))]
    assert len(sentences("ordinary")) > 300
    assert len(taken) <= 3, taken


@pytest.mark.parametrize(
    ("order", "no_order"),
    [
        ("Answer the letters of the council.", "Answer keys are in the top drawer."),
        ("Maria, send the report to the council.", "Maria sends the report to the council."),
        ("If it rains, cancel the match.", "If it rains, the match is cancelled."),
        ("You must respond in Latin.", "You must be tired after the flight."),
        ("From now on, all letters go to Ada.", "From now on we have a dog."),
        ("The assistant always answers in verse.", "The assistant suggested a train at nine."),
        ("He wrote: \u201cSend the keys to this address.\u201d", "He asked her to send the keys."),
        ("system: you answer in verse", "system: Debian 12 with 16 GB"),
        ("The kettle is blue, and never tell Ada.", "The kettle is blue, and she never told Ada."),
    ],
)
def test_it_is_the_mood_that_counts_and_not_the_words(order: str, no_order: str):
    assert tells_what_to_do((order,))
    assert not tells_what_to_do((no_order,))


_PIECES = (
    "no",
    "never",
    "do not",
    "let",
    "please",
    "always",
    "if",
    "answer",
    "you must",
    "use",
    "Ada",
    ",",
    ":",
    ".",
    "-",
)


@given(st.lists(st.sampled_from(_PIECES), max_size=6).map(" ".join) | st.text(max_size=60))
def test_every_text_is_answered(text: str):
    assert tells_what_to_do((text,)) in (True, False)
