"""What is worked out for all words of two statements at once is what each two words give by themselves."""

from __future__ import annotations

import csv
import gc
import weakref
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.conflicts.detection import Statement, TokenCodes
from remembrancer.conflicts.detection.agreement import agree
from remembrancer.conflicts.detection.alignment import may_mean_the_same
from remembrancer.conflicts.detection.detector import compare
from remembrancer.conflicts.detection.likeness import SAME_MEANING, Likeness
from remembrancer.conflicts.detection.reading import ReadStatement, read_statement
from remembrancer.conflicts.detection.words import Word
from remembrancer.model.types import MemoryType
from remembrancer.text.antonyms import are_opposite, opposite_pairs
from remembrancer.text.telling_words import split_words

DATA = Path(__file__).parents[3] / "benchmarks" / "data" / "conflict_pairs_unseen.tsv"
SAID = datetime(2026, 3, 2, 9, tzinfo=UTC)
OPPOSED = ["open", "closed", "opens", "close", "paid", "unpaid", "like", "unlike", "faster", "slower", "great", "awful"]
OTHERS = [
    "cheap",
    "pricey",
    "kept",
    "keeps",
    "disagree",
    "agree",
    "un",
    "",
    "reliable",
    "unreliable",
    "tea",
    "irregular",
]


def coded(text: str, random: np.random.Generator, again: int = 0) -> ReadStatement:
    """A statement with one to three tokens a word, whose codes lie near those of two made-up meanings.

    The last ``again`` tokens come twice, as where windows overlap.
    """
    spans = [(word.start, word.end) for word in split_words(text) for _ in range(1 + (word.start * 7) % 3)]
    spans += spans[len(spans) - again :]
    meanings = np.random.default_rng(3).random((2, 384)) < 0.5
    bits = meanings[random.integers(0, 2, len(spans))] ^ (random.random((len(spans), 384)) < 0.15)
    tokens = TokenCodes(np.packbits(bits, axis=1), np.array(spans, dtype=np.int32).reshape(-1, 2))
    return read_statement(Statement(text, MemoryType.FACT, SAID, tokens=tokens))


def pairs() -> list[tuple[str, str]]:
    with DATA.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [(row["older"], row["newer"]) for row in rows[::12]]


@pytest.mark.parametrize("again", [0, 3])
def test_words_are_as_alike_as_their_tokens_one_by_one(again: int) -> None:
    random = np.random.default_rng(1)
    for texts in pairs():
        old, new = (coded(text, random, again) for text in texts)
        assert old.coded is not None
        assert new.coded is not None
        likeness = Likeness(old.coded, new.coded)
        assert likeness.words.shape == (len(old.counting), len(new.counting))
        for i, first in enumerate(old.counting):
            for j, second in enumerate(new.counting):
                alike = alone(old, new, first, second)
                assert likeness.words[i, j] == pytest.approx(alike, abs=1e-6)
                assert (j in likeness.near.get(i, ())) >= (alike >= SAME_MEANING)
                assert likeness.of_words(i, j) == alike


def alone(old: ReadStatement, new: ReadStatement, first: Word, second: Word) -> float:
    """The mean, over the tokens of a word, of the best share of agreeing bits less that of others."""
    sides = []
    for read, word in ((old, first), (new, second)):
        assert read.statement.tokens is not None
        starts = read.statement.tokens.word_spans[:, 0]
        sides.append(read.statement.tokens.codes[(starts >= word.start) & (starts < word.end)])
    different = np.bitwise_count(sides[0][:, np.newaxis] ^ sides[1][np.newaxis]).sum(axis=2, dtype=np.int32)
    agreement = 1.0 - different.astype(np.float32) * np.float32(2.0 / 384)
    return float(agreement.max(axis=1).mean())


def test_what_both_say_is_said_of_each_two_words_alone() -> None:
    random = np.random.default_rng(2)
    for texts in pairs():
        old, new = (coded(text, random) for text in texts)
        assert old.coded is not None
        assert new.coded is not None
        found = agree(old.view, new.view, Likeness(old.coded, new.coded))
        said = np.clip((found.alike - 0.35) / 0.3, 0.0, 0.9)
        for i, first in enumerate(old.counting):
            for j, second in enumerate(new.counting):
                if first.stem == second.stem:
                    said[i, j] = 1.0
                elif said[i, j] > 0 and not may_mean_the_same(first, second):
                    said[i, j] = 0.0
                elif said[i, j] < 0.7 and old.view.families[i] & new.view.families[j]:
                    said[i, j] = 0.7
        assert (found.old_best == said.max(axis=1, initial=0.0)).all()
        assert (found.new_best == said.max(axis=0, initial=0.0)).all()


@given(st.lists(st.sampled_from(OPPOSED + OTHERS)), st.lists(st.sampled_from(OPPOSED + OTHERS)))
def test_opposites_of_many_words_are_those_of_each_two(first: list[str], second: list[str]) -> None:
    each = [(i, j) for i, one in enumerate(first) for j, other in enumerate(second) if are_opposite(one, other)]
    assert opposite_pairs(first, second) == each


def test_what_was_compared_is_not_kept_behind_the_back_of_whoever_compared_it() -> None:
    old, new = (read_statement(Statement(text, MemoryType.FACT, SAID)) for text in ("I like tea.", "I hate tea."))
    assert compare(old, new) is not None
    left = [weakref.ref(clause) for read in (old, new) for clause in read.clauses]
    del old, new
    gc.collect()
    assert not any(each() for each in left)
