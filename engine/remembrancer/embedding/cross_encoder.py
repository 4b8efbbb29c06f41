"""The optional cross-encoder ms-marco-MiniLM-L-12-v2, which reads a question and a passage together.

What it gives says how well the one answers the other. It is no part of the program;
:mod:`remembrancer.embedding.components` says where it may be and how it gets there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from remembrancer.embedding.encoder import TOKENIZER_BYTES, TOKENIZER_FILE, TOKENIZER_SHA256
from remembrancer.embedding.model_files import checked_content, open_session, open_tokenizer
from remembrancer.embedding.tokens import CLASSIFY, SEPARATE, tokenise
from remembrancer.model.errors import ModelMiscalculatesError
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer_resources.models import embedding_model

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from numpy.typing import NDArray
    from onnxruntime import InferenceSession
    from tokenizers import Tokenizer

MODEL_FILE: Final = "model.onnx"
MODEL_SHA256: Final = "1225ccd6afd0f1b43a1b08bf67cd1cb68c05aafb443e9d8450015b8b3837ffd1"
MODEL_BYTES: Final = 34_001_604

PAIR_TOKENS: Final = 512
"""The model has 512 positions, for the start, the question, an end, the passage and an end."""
QUESTION_TOKENS: Final = 128
"""A longer question is cut, so that the passage is read at all."""
SCORING: Final = "scoring"
DEEP: Final = "deep"
"""The kind under which errors of this model have their words."""

_SELF_TEST_QUESTION: Final = "When is the quarterly report due?"
_SELF_TEST_PASSAGES: Final = (
    ("The quarterly report is due on Friday; Maria hands it over.", 8.351),
    ("My sister adopted a small grey cat last summer.", -11.302),
)
_SELF_TEST_TOLERANCE: Final = 2.0
"""Kernels of other processors round int8 differently and move a score by tenths; broken arithmetic by far more."""


class CrossEncoder:
    """Scores one pair at a time, since the model's dynamic int8 scale would make a pair depend on its batch.

    The same pair gets the same score whatever was scored before, and however many threads there are. It may be used by
    several threads at once.
    """

    __slots__ = ("_session", "_tokenizer")

    def __init__(self, session: InferenceSession, tokenizer: Tokenizer) -> None:
        """Use :meth:`load`, which checks the files first."""
        self._session = session
        self._tokenizer = tokenizer

    @classmethod
    def load(cls, folder: Traversable, *, threads: int = 1) -> Self:
        """Read, check and try the model; takes a few tenths of a second and about 80 MB.

        Args:
            folder: where ``model.onnx`` is. The tokenizer is the program's own: the two models share it.
            threads: how many threads the scoring of one pair may use, 1 or more.

        Raises:
            ModelMissingError: a file is not there.
            ModelTamperedError: a file has not the expected sha256.
            ModelMiscalculatesError: the self-test came out differently on this computer.
        """
        model = checked_content(folder, MODEL_FILE, MODEL_SHA256, MODEL_BYTES, kind=DEEP)
        tokenizer = checked_content(embedding_model(), TOKENIZER_FILE, TOKENIZER_SHA256, TOKENIZER_BYTES, kind=DEEP)
        encoder = cls(open_session(model, threads), open_tokenizer(tokenizer))
        encoder._test_itself()
        return encoder

    def score(self, question: str, passage: str) -> float:
        """How well ``passage`` answers ``question``: the model's logit, about -12 to 11, higher is better.

        Of a passage longer than fits, the end is not read: give the window that matters.

        Raises:
            UnicodeEncodeError: one of them holds a lone surrogate, which no stored text may.
        """
        return self._score(self._tokens(question)[:QUESTION_TOKENS], passage)

    def score_all(self, question: str, passages: Sequence[str], progress: Progress | None = None) -> list[float]:
        """:meth:`score` of each of ``passages``; progress is reported for each in the stage ``scoring``.

        Raises:
            CancelledError: the person asked to stop.
            UnicodeEncodeError: as for :meth:`score`.
        """
        watched = progress or Silent()
        tokens = self._tokens(question)[:QUESTION_TOKENS]
        scores: list[float] = []
        for number, passage in enumerate(passages):
            check_cancelled(watched)
            watched.report(number, len(passages), SCORING)
            scores.append(self._score(tokens, passage))
        watched.report(len(passages), len(passages), SCORING)
        return scores

    def _tokens(self, text: str) -> NDArray[np.int64]:
        return tokenise(self._tokenizer, text).ids

    def _score(self, question: NDArray[np.int64], passage: str) -> float:
        read = self._tokens(passage)[: PAIR_TOKENS - 3 - len(question)]
        row = np.concatenate(([CLASSIFY], question, [SEPARATE], read, [SEPARATE])).astype(np.int64)[np.newaxis, :]
        kinds = np.zeros_like(row)
        kinds[0, len(question) + 2 :] = 1
        (logits,) = self._session.run(
            ["logits"], {"input_ids": row, "attention_mask": np.ones_like(row), "token_type_ids": kinds}
        )
        return float(logits[0, 0])

    def _test_itself(self) -> None:
        for passage, expected in _SELF_TEST_PASSAGES:
            found = self.score(_SELF_TEST_QUESTION, passage)
            # Written so that a score that is not a number fails too.
            if not abs(found - expected) <= _SELF_TEST_TOLERANCE:
                raise ModelMiscalculatesError(f"the self-test gave {found}, not about {expected}", kind=DEEP)
