"""A pattern in any case finds what the library finds with its flag, in whatever letters."""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.conflicts.detection import detector
from remembrancer.text.any_case import AnyCase, in_small_letters

DATA = Path(__file__).parents[2] / "benchmarks" / "data" / "conflict_pairs_seen.tsv"


def patterns() -> list[AnyCase]:
    """Those of whatever reads and compares statements, wherever they are kept."""
    assert detector.__name__ in sys.modules
    return sorted((each for each in gc.get_objects() if isinstance(each, AnyCase)), key=lambda each: each.pattern)


PATTERNS = patterns()
SENTENCES = [line.split("\t")[3] for line in DATA.read_text("utf-8").splitlines()[1:]]
WORDS = sorted({word for pattern in PATTERNS for word in re.findall(r"[a-z]{2,}", pattern.pattern)})
GAPS = (" ", " ", " ", ", ", ". ", "; ", "-", " \u2013 ", "'", "\u2019", " 3 ", "\n")

CASES: dict[str, Callable[[str], str]] = {
    "kept": str.strip,
    "upper": str.upper,
    "title": str.title,
    "other": str.swapcase,
}


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A sentence, or words of the patterns themselves, some letters in another case or like another."""
    parts = draw(st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(GAPS)), min_size=1, max_size=25))
    text = draw(st.sampled_from(SENTENCES)) if draw(st.booleans()) else "".join(map("".join, parts))
    change = CASES[draw(st.sampled_from(sorted(CASES)))]
    like = draw(st.sampled_from([("", ""), ("ski", "\u017f\u212a\u0131"), ("i", "\u0130")]))
    return change(text).translate(str.maketrans(*like))


@settings(max_examples=30)
@given(texts())
def test_it_finds_the_same_places_as_the_flag(text: str) -> None:
    assert len(PATTERNS) > 150
    for pattern in PATTERNS:
        flagged = pattern._exact
        first = flagged.search(text)
        found = pattern.search(text)
        assert (first and (first.span(), first.groups())) == (found and (found.span(), found.groups())), pattern.pattern
        spans = [match.span() for match in flagged.finditer(text)]
        assert [match.span() for match in pattern.finditer(text)] == spans, pattern.pattern


def test_whatever_the_library_takes_for_a_letter_in_any_case_is_brought_to_it() -> None:
    everything = "".join(map(chr, (*range(0xD800), *range(0xE000, sys.maxunicode + 1))))
    assert len(in_small_letters(everything)) == len(everything)
    letters = (
        "abcdefghijklmnopqrstuvwxyz" + "".join(map(chr, range(0xE0, 0x130))) + "".join(map(chr, range(0x430, 0x450)))
    )
    known = [letter for letter in letters if letter.islower()]
    for same in re.findall(f"[{''.join(known)}]", everything, re.IGNORECASE):
        small = in_small_letters(same)
        assert re.fullmatch(small, same, re.IGNORECASE), ascii(same)
        assert small in known


def test_a_letter_of_which_nothing_is_known_is_refused() -> None:
    with pytest.raises(ValueError, match="not known"):
        AnyCase("\u00b5m")
