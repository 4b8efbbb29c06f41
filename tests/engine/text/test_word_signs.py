"""Scales, good and ill words, and families of words: what each is a sign of."""

from __future__ import annotations

import pytest

from remembrancer.text.families import families_of, families_of_phrases
from remembrancer.text.scales import are_on_two_sides, sides_of, sides_of_phrases
from remembrancer.text.stems import stem
from remembrancer.text.valence import signed_phrases, valence


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("clockwise", "anticlockwise"),
        ("softly", "loudly"),
        ("triumph", "disaster"),
        ("oldest", "newest"),
        ("north-facing", "south-facing"),
        ("paved", "unpaved"),
        ("always", "never"),
    ],
)
def test_words_on_two_sides_of_a_scale_are_told_apart(first: str, second: str) -> None:
    assert are_on_two_sides(sides_of(first), sides_of(second))
    assert not are_on_two_sides(sides_of(first), sides_of(first))


def test_a_phrase_stands_on_its_side_as_a_word_does() -> None:
    ((start, end, sides),) = sides_of_phrases("the motion was voted down")
    assert "the motion was voted down"[start:end] == "voted down"
    assert are_on_two_sides(sides_of("carried"), sides)


def test_a_word_without_a_scale_has_no_side() -> None:
    assert not sides_of("teapot")


@pytest.mark.parametrize(("word", "sign"), [("adores", 1), ("loathes", -1), ("grumpy", -1), ("teapot", 0)])
def test_words_speak_well_or_ill(word: str, sign: int) -> None:
    assert valence(word) == sign


@pytest.mark.parametrize(
    ("text", "sign"),
    [("the parties get on my nerves", -1), ("she swears by it", 1), ("he gives the dog a wide berth", -1)],
)
def test_phrases_speak_well_or_ill(text: str, sign: int) -> None:
    assert [each for _, _, each in signed_phrases(text)] == [sign]


@pytest.mark.parametrize(("first", "second"), [("lives", "home"), ("boss", "manager"), ("pulse", "heart")])
def test_words_for_one_attribute_are_of_one_family(first: str, second: str) -> None:
    assert families_of(stem(first)) & families_of(stem(second))


def test_a_phrase_belongs_to_a_family() -> None:
    ((_, _, families),) = families_of_phrases("the calf came into the world")
    assert families & families_of(stem("born"))
