"""What is asked where the rules abstain: a logistic head over the embedding and the wording of a statement.

It was fitted by :mod:`remembrancer.remember.types.training` to the sentences of ``prototypes.tsv``. Against the
nearest prototype, neighbours by cosine or by late interaction, and one mean per type, it was the best by cross
validation (see the benchmark of types).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.encoder import Encoder
from remembrancer.model.types import MemoryType
from remembrancer.remember.types.features import feature_vector
from remembrancer.remember.types.statement import Statement

WEIGHTS_FILE: Final = "classifier.npz"
TYPES: Final = tuple(MemoryType)
MEANT_CHARACTERS: Final = 160
"""So much of a statement is encoded: what tells its type stands at its opening, and a second reading of all of a long
text takes as long as the one that gives it codes. No sentence the head was fitted to is longer than half of it."""


@dataclass(frozen=True, slots=True, eq=False)
class TypeClassifier:
    """A fitted head.

    Attributes:
        encoder_id: the encoder whose vectors it was fitted to; it must not be asked with another one.
        vocabulary: the column of each name of a surface feature.
        weights: float32 [768 + len(vocabulary) + 1, 13], the last row is the bias; columns in the order of the types.
    """

    encoder_id: str
    vocabulary: Mapping[str, int]
    weights: NDArray[np.float32]

    @classmethod
    def load(cls) -> Self:
        """The head that comes with the engine; some milliseconds."""
        with files(__package__).joinpath(WEIGHTS_FILE).open("rb") as stream, np.load(stream) as stored:
            names = str(stored["names"]).split("\n")
            return cls(
                encoder_id=str(stored["encoder_id"]),
                vocabulary={name: column for column, name in enumerate(names)},
                weights=stored["weights"].astype(np.float32),
            )

    def probabilities(self, statement: Statement, encoder: Encoder) -> NDArray[np.float32]:
        """How likely each type is, float32 [13] in the order of the types; they sum to 1. Encodes the opening."""
        features = feature_vector(statement, encoder.encode_query(opening(statement.text)), self.vocabulary)
        scores = features @ self.weights[:-1] + self.weights[-1]
        likely: NDArray[np.float32] = np.exp(scores - scores.max())
        likely /= likely.sum()
        return likely


def opening(text: str) -> str:
    """The first ``MEANT_CHARACTERS`` of a text, in whole words where it has spaces."""
    if len(text) <= MEANT_CHARACTERS:
        return text
    return text[: MEANT_CHARACTERS + 1].rsplit(maxsplit=1)[0][:MEANT_CHARACTERS]
