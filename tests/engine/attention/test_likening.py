"""Which earlier texts a text is compared with, and how like it is to them: quick, and the same as one by one."""

from difflib import SequenceMatcher

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.attention.families import SAME, STORED_FROM
from remembrancer.attention.likening import Wordings, likest, text_of
from remembrancer.embedding.binarise import CODE_WORDS, DIMENSIONS

VOCABULARY = ("evening", "run", "along", "the", "harbour", "took", "minutes", "piano", "practice", "with", "rain")
KEPT, PROPOSED, NEAR = 12, 48, 86


def codes_of(words, chance):
    """A code for each word, of which each use flips some bits, as in real texts."""
    own = np.random.default_rng(5).integers(0, 2, (len(VOCABULARY), DIMENSIONS), dtype=np.uint8)
    bits = own[[VOCABULARY.index(word) for word in words]] ^ (chance.random((len(words), DIMENSIONS)) < 0.1)
    return np.packbits(bits, axis=1).tobytes()


def one_by_one(one, other):
    """Thousandths, as the module's words say it."""
    bits = [np.unpackbits(each.tokens.view(np.uint8), axis=1).astype(np.int64) for each in (one, other)]
    differing = (bits[0][:, np.newaxis] != bits[1][np.newaxis]).sum(axis=2)
    meaning = 1.0 - (differing.min(axis=1).mean() + differing.min(axis=0).mean()) / DIMENSIONS
    worded = max(0.0, 2.0 * SequenceMatcher(None, one.words, other.words, autojunk=False).ratio() - 1.0)
    return min(SAME - 1, round(1000.0 * float(meaning) + 150 * worded))


sentences = st.lists(st.sampled_from(VOCABULARY), min_size=1, max_size=9)


@given(sentences, st.lists(sentences, min_size=1, max_size=20), st.integers(0, 1000))
def test_the_likest_are_those_that_comparing_one_by_one_finds(own, others, seed):
    chance = np.random.default_rng(seed)
    one = text_of(codes_of(own, chance), " ".join(own))
    texts = {number: text_of(codes_of(each, chance), " ".join(each)) for number, each in enumerate(others)}
    shares = sorted((-one_by_one(one, text), number) for number, text in texts.items())
    expected = [(number, -share) for share, number in shares if -share >= STORED_FROM][:KEPT]
    assert likest(one, texts) == expected


def test_a_text_without_tokens_is_like_nothing():
    chance = np.random.default_rng(1)
    empty, run = text_of(b"", ""), text_of(codes_of(["evening", "run"], chance), "evening run")
    assert likest(empty, {1: run, 2: run}) == []
    assert likest(run, {1: empty}) == []
    assert [handle for handle, _ in likest(run, {1: empty, 2: run})] == [2]


@pytest.mark.parametrize("crowd", [0, 3000])
def test_what_is_near_is_found_whatever_else_there_is(crowd):
    chance = np.random.default_rng(7)
    code = chance.integers(0, 2, DIMENSIONS, dtype=np.uint8)
    bits = [chance.integers(0, 2, DIMENSIONS, dtype=np.uint8) for _ in range(crowd)]
    for distance in range(0, 120, 2):
        other = code.copy()
        other[chance.permutation(DIMENSIONS)[:distance]] ^= 1
        bits.append(other)
    wordings = Wordings()
    for handle, each in enumerate(bits):
        wordings.add(handle, np.packbits(each).tobytes())
    distances = [(int((each != code).sum()), handle) for handle, each in enumerate(bits)]
    nearest = sorted((distance, handle) for distance, handle in distances if distance <= NEAR)[:PROPOSED]
    assert wordings.near(np.packbits(code).tobytes()) == [handle for _, handle in nearest]
    assert CODE_WORDS * 64 == DIMENSIONS
