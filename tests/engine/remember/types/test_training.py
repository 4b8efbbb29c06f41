"""The stored weights belong to the sentences, the marks and the encoder that the program comes with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from remembrancer.embedding import Encoder, encoder_id
from remembrancer.model.types import MemoryType
from remembrancer.remember.types.classifier import TYPES, TypeClassifier
from remembrancer.remember.types.training import encode_examples, fit, read_sentences

UNSEEN = Path(__file__).parents[1] / "data" / "type_sentences_unseen.tsv"


def test_the_stored_weights_are_those_of_the_encoder_in_use():
    assert TypeClassifier.load().encoder_id == encoder_id()


def test_a_fresh_fit_gives_the_stored_weights():
    encoder = Encoder.load()
    fresh = fit(encode_examples(read_sentences(), encoder), encoder.encoder_id)
    stored = TypeClassifier.load()
    assert fresh.vocabulary == stored.vocabulary
    # Half precision and other processors' rounding of the int8 model move weights a little.
    np.testing.assert_allclose(stored.weights, fresh.weights, atol=0.05)


def test_every_type_has_as_many_sentences_and_none_twice():
    sentences = read_sentences()
    counts = Counter(kind for kind, _ in sentences)
    assert set(counts) == set(MemoryType)
    assert len(set(counts.values())) == 1
    assert len({sentence.casefold() for _, sentence in sentences}) == len(sentences)


def test_no_sentence_of_the_measurement_was_trained_on():
    if not UNSEEN.exists():
        pytest.skip("the unseen sentences are not here")
    known = {sentence.casefold() for _, sentence in read_sentences()}
    cells = {cell.strip().casefold() for line in UNSEEN.read_text("utf-8").splitlines() for cell in line.split("\t")}
    names = {member.value for member in TYPES}
    assert not (cells - names) & known
