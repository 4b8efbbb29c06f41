"""Names are found where the text gives a reason, and ordinary words are left alone."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.remember.tags import find_entities
from remembrancer.remember.tags.entities import ENTITIES


def kinds(text: str) -> dict[str, str]:
    return {entity.name: entity.kind for entity in find_entities(text)}


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("Yesterday Ines Duarte came by", "Ines Duarte", "person"),
        ("Ask Dr. Okafor about it", "Okafor", "person"),
        ("Aunt Rosalind bakes", "Rosalind", "person"),
        ("My sister Ottilie sails", "Ottilie", "person"),
        ("The plan is what Halvard suggested", "Halvard", "person"),
        ("We flew to New York in May", "New York", "place"),
        ("A cabin near Flåmsdalen would do", "Flåmsdalen", "place"),
        ("They meet at Mercy Hospital", "Mercy Hospital", "organisation"),
        ("Invoice from Northwind Ltd is open", "Northwind Ltd", "organisation"),
        ("We moved the cache to Redis", "Redis", "tool"),
        ("tests run with pytest here", "pytest", "tool"),
        ("It is written in C++ mostly", "C++", "tool"),
        ("See src/app/main.py for the loop", "src/app/main.py", "path"),
        ("Edit notes.md first", "notes.md", "path"),
        ("Put it under ~/garden/plans", "~/garden/plans", "path"),
        ("Run `make deploy` afterwards", "make deploy", "code"),
        ("Call get_user_name() once", "get_user_name()", "code"),
        ("Ticket OPS-221 is open", "OPS-221", "code"),
        ("ping @marco_b, please", "marco_b", "handle"),
        ('The title is "Low Tide" now', "Low Tide", "quoted"),
        ("Der Titel ist \u201eEbbe und Flut\u201c", "Ebbe und Flut", "quoted"),
    ],
)
def test_a_name_is_found_with_its_kind(text, name, kind):
    assert kinds(text) == {name: kind}
    assert all(entity.reason for entity in find_entities(text))


@pytest.mark.parametrize(
    "text",
    [
        "Meeting with the CEO on Friday at noon",
        "Use and/or in 1/2 of the cases, 24/7",
        "Always write to me@example.org",
        "The Answer Was Simple",
        "Rust on the gate, and a flask of tea",
        "In March we rest. Never on Sundays.",
        "It's nine o'clock",
    ],
)
def test_ordinary_words_are_no_names(text):
    assert kinds(text) == {}


def test_a_possessive_is_the_same_name_and_names_come_once_in_order():
    names = [entity.name for entity in find_entities("Ines's bike, then Bob, then Ines again")]
    assert names == ["Ines", "Bob"]


def test_what_stands_in_backticks_is_not_read_again():
    assert kinds("`src/ines.py` is done") == {"src/ines.py": "path"}


@given(st.text(max_size=300))
def test_every_name_stands_in_the_text(text):
    entities = find_entities(text)
    assert all(entity.name in text for entity in entities)
    assert len(entities) <= ENTITIES


@pytest.mark.parametrize("text", ["a-" * 5000, "A" * 10_000, "Aa " * 4000, "a/" * 5000, '"' * 10_000, "@a." * 3000])
def test_no_text_keeps_the_rules_busy(text):
    started = time.process_time()
    find_entities(text)
    assert time.process_time() - started < 0.5
