"""Fits the type classifier to the sentences of ``prototypes.tsv``: ``python -m remembrancer.remember.types.training``.

Multinomial logistic regression, fitted by accelerated gradient descent (Nesterov) in NumPy: no randomness, so the same
sentences and encoder give the same weights up to rounding. To be run again when a sentence, a mark or the encoder
changes; a test compares what is stored with a fresh fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.encoded import EncodedQuery
from remembrancer.embedding.encoder import Encoder
from remembrancer.model.types import MemoryType
from remembrancer.remember.types.classifier import TYPES, WEIGHTS_FILE, TypeClassifier
from remembrancer.remember.types.features import feature_vector, markings, wording
from remembrancer.remember.types.statement import Statement, read_statement

SENTENCES_FILE: Final = "prototypes.tsv"
_LEAST_SENTENCES: Final = 3
"""A name must occur in so many sentences to be a feature."""
_PENALTY: Final = 0.01
_ITERATIONS: Final = 300


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A sentence of known type, read and encoded."""

    type: MemoryType
    statement: Statement
    query: EncodedQuery


def read_sentences() -> list[tuple[MemoryType, str]]:
    """The sentences that come with the engine, in the order of the file."""
    lines = files(__package__).joinpath(SENTENCES_FILE).read_text("utf-8").splitlines()[1:]
    return [(MemoryType(kind), sentence) for kind, sentence in (line.split("\t") for line in lines)]


def encode_examples(sentences: Sequence[tuple[MemoryType, str]], encoder: Encoder) -> list[Example]:
    """Every sentence with its vectors; about 10 ms each."""
    read = ((kind, read_statement(sentence)) for kind, sentence in sentences)
    return [Example(kind, statement, encoder.encode_query(statement.text)) for kind, statement in read]


def fit(examples: Sequence[Example], encoder_id: str) -> TypeClassifier:
    """The head that fits ``examples`` best, with a penalty on large weights."""
    vocabulary = _vocabulary(examples)
    rows = np.stack([feature_vector(example.statement, example.query, vocabulary) for example in examples])
    kinds = np.array([TYPES.index(example.type) for example in examples])
    return TypeClassifier(encoder_id, vocabulary, _fit_weights(rows, kinds))


def _vocabulary(examples: Sequence[Example]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for example in examples:
        counts.update(wording(example.statement) | markings(example.statement))
    names = sorted(name for name, count in counts.items() if count >= _LEAST_SENTENCES)
    return {name: column for column, name in enumerate(names)}


def _fit_weights(rows: NDArray[np.float32], kinds: NDArray[np.intp]) -> NDArray[np.float32]:
    inputs = np.hstack([rows, np.ones((len(rows), 1), dtype=np.float32)])
    wanted = np.eye(len(TYPES), dtype=np.float32)[kinds]
    # The loss is smooth with at most half the largest eigenvalue of the second moments, plus the penalty.
    step = np.float32(1 / (0.5 * _largest_eigenvalue(inputs) / len(inputs) + _PENALTY))
    weights = np.zeros((inputs.shape[1], len(TYPES)), dtype=np.float32)
    ahead = weights
    momentum = 1.0
    for _ in range(_ITERATIONS):
        scores = inputs @ ahead
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        penalised = ahead.copy()
        penalised[-1] = 0
        gradient = inputs.T @ (likely - wanted) / np.float32(len(inputs)) + np.float32(_PENALTY) * penalised
        moved = ahead - step * gradient
        following = (1 + np.sqrt(1 + 4 * momentum * momentum)) / 2
        ahead = moved + np.float32((momentum - 1) / following) * (moved - weights)
        weights, momentum = moved, following
    return weights


def _largest_eigenvalue(inputs: NDArray[np.float32]) -> float:
    """Of ``inputs.T @ inputs``, by power iteration; a little above the true value to be safe."""
    vector = np.ones(inputs.shape[1], dtype=np.float32)
    length = 1.0
    for _ in range(50):
        vector = inputs.T @ (inputs @ vector)
        length = float(np.linalg.norm(vector))
        vector /= np.float32(length)
    return length * 1.02


def main() -> None:
    """Fit to all sentences and write the weights beside this module, as half-precision numbers."""
    encoder = Encoder.load()
    classifier = fit(encode_examples(read_sentences(), encoder), encoder.encoder_id)
    np.savez_compressed(
        Path(__file__).with_name(WEIGHTS_FILE),
        encoder_id=np.array(classifier.encoder_id),
        names=np.array("\n".join(classifier.vocabulary)),
        weights=classifier.weights.astype(np.float16),
    )


if __name__ == "__main__":
    main()
