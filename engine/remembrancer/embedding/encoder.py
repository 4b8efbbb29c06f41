"""From text to token codes with answerai-colbert-small-v1, on the CPU and without a network."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from remembrancer.embedding import binarise
from remembrancer.embedding.encoded import EncodedQuery, EncodedText, Window
from remembrancer.embedding.model_files import checked_content, open_session, open_tokenizer
from remembrancer.embedding.tokens import CLASSIFY, SEPARATE, TokenisedText, tokenise
from remembrancer.model.errors import ModelMiscalculatesError
from remembrancer_resources.models import embedding_model

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from numpy.typing import NDArray
    from onnxruntime import InferenceSession
    from tokenizers import Tokenizer

MODEL_FILE: Final = "model.onnx"
MODEL_SHA256: Final = "4980983628c18e4f0a4c756114abd2d7c097c6ccad9cffc70e77302d21e05df0"
MODEL_BYTES: Final = 33_968_307
TOKENIZER_FILE: Final = "tokenizer.json"
TOKENIZER_SHA256: Final = "cb374d6bc042c22455946f4e09a89d29882a199fdaf8fb25be00dc8b8857a448"
TOKENIZER_BYTES: Final = 711_661

QUERY_MARKER: Final = 1
DOCUMENT_MARKER: Final = 2
WINDOW_TOKENS: Final = 300
WINDOW_STRIDE: Final = 240
CONTEXT_TURNS: Final = 2
CONTEXT_TOKENS: Final = 100
"""A turn of a conversation is read behind the end of the two before it, so that "Yes, last spring!" is understood."""
QUERY_TOKENS: Final = 512 - 3
"""The model has 512 positions; the start, the marker and the end take three of them."""
MINIMUM_KNOWN_TOKENS: Final = 2
"""One lone token says too little about a meaning: such texts are found by their words."""

_LEFT_OUT_OPTIMIZERS: Final = ("SkipLayerNormFusion",)
"""The fused kernel is slower than its parts: 160 tokens take 28.6 ms of processor time with it and 24.6 ms without."""

_SELF_TEST_TEXT: Final = "The quarterly report is due on Friday; Maria hands it over on paper."
_SELF_TEST_CODE: Final = (
    "2f9c1dc0ad83ee9ddce36284b6a23dcbe6a0598c19a2e9ad429bb9be1783e1ec6284dc1d96717320eef355376c902c03"
)
_SELF_TEST_ALLOWED_BITS: Final = 38
"""A tenth of the bits, a cosine of about 0.95. Kernels of other processors round int8 differently and move a few bits;
saturated or broken arithmetic moves half of them."""


class Encoder:
    """Encodes one text at a time, since the model's dynamic int8 scale would make a text depend on its batch.

    The same text gives the same codes whatever was encoded before. An encoder may be used by several threads at once:
    neither the session nor the tokenizer changes after loading.
    """

    __slots__ = ("_session", "_tokenizer", "encoder_id")

    def __init__(self, session: InferenceSession, tokenizer: Tokenizer) -> None:
        """Use :meth:`load`, which checks the files first."""
        self._session = session
        self._tokenizer = tokenizer
        self.encoder_id: Final = encoder_id()

    @classmethod
    def load(cls, folder: Traversable | None = None, *, threads: int = 1) -> Self:
        """Read, check and try the model; takes a few tenths of a second and about 100 MB.

        Args:
            folder: where ``model.onnx`` and ``tokenizer.json`` are; the model that comes with the program if omitted.
            threads: how many threads one encoding may use, 1 or more.

        Raises:
            ModelMissingError: a file is not there.
            ModelTamperedError: a file has not the expected sha256.
            ModelMiscalculatesError: the self-test came out differently on this computer.
        """
        place = embedding_model() if folder is None else folder
        model = checked_content(place, MODEL_FILE, MODEL_SHA256, MODEL_BYTES)
        tokenizer = checked_content(place, TOKENIZER_FILE, TOKENIZER_SHA256, TOKENIZER_BYTES)
        session = open_session(model, threads, left_out=_LEFT_OUT_OPTIMIZERS)
        encoder = cls(session, open_tokenizer(tokenizer))
        encoder._test_itself()
        return encoder

    def has_codes(self, text: str) -> bool:
        """Whether ``text`` gets any: of one that the model hardly knows a word of there are none."""
        return tokenise(self._tokenizer, text).known_words >= MINIMUM_KNOWN_TOKENS

    def encode_text(
        self, text: str, context: Sequence[str] = (), asking: Sequence[tuple[int, int]] = ()
    ) -> EncodedText:
        """The codes of ``text``, which may have any length: 300 tokens a window, a new window every 240.

        Args:
            text: what gets codes.
            context: what was said before it, oldest first. The last 100 tokens of the last two stand in front of every
                window: the model reads the text in their light, but they get no codes.
            asking: where in ``text`` the sentences stand that ask, in characters.

        Raises:
            UnicodeEncodeError: a text holds a lone surrogate, which no stored text may.
        """
        tokens = tokenise(self._tokenizer, text)
        if tokens.known_words < MINIMUM_KNOWN_TOKENS:
            return EncodedText(encoder_id=self.encoder_id, windows=())
        in_front = self._context_ids(context)
        is_asking = _lie_within(tokens.word_spans, asking)
        windows = (self._encode_window(tokens, part, in_front, is_asking) for part in _window_slices(len(tokens.ids)))
        return EncodedText(
            encoder_id=self.encoder_id, windows=tuple(window for window in windows if window is not None)
        )

    def encode_query(self, text: str) -> EncodedQuery:
        """The token vectors of the question or cue ``text``; what exceeds 509 tokens is left out.

        A lone word is enough, other than in a stored text, unless unknown tokens stand beside it: "pets" does find a
        beagle and a kitten, whereas the one known sign of a Chinese sentence says nothing about it.

        Raises:
            UnicodeEncodeError: the text holds a lone surrogate.
        """
        tokens = tokenise(self._tokenizer, text)
        part = slice(0, QUERY_TOKENS)
        is_understood = tokens.known_words >= (1 if tokens.is_known.all() else MINIMUM_KNOWN_TOKENS)
        if not is_understood or not tokens.is_known[part].any():
            vectors = np.zeros((0, binarise.DIMENSIONS), dtype=np.float32)
            ids = np.zeros(0, dtype=np.int32)
            spans = np.zeros((0, 2), dtype=np.int32)
            mean = np.zeros(binarise.DIMENSIONS, dtype=np.float32)
        else:
            vectors = self._token_vectors(tokens.ids[part], QUERY_MARKER)[tokens.is_known[part]]
            ids = tokens.ids[part][tokens.is_known[part]].astype(np.int32)
            spans = tokens.word_spans[part][tokens.is_known[part]]
            mean = binarise.mean_vector(vectors)
        code = binarise.binarise(mean)
        for array in (vectors, ids, spans, mean, code):
            array.setflags(write=False)
        return EncodedQuery(
            encoder_id=self.encoder_id,
            token_vectors=vectors,
            token_ids=ids,
            word_spans=spans,
            mean_vector=mean,
            mean_code=code,
            is_shortened=len(tokens.ids) > QUERY_TOKENS,
        )

    def _context_ids(self, context: Sequence[str]) -> NDArray[np.int64]:
        # What stands nearest to the text is kept.
        turns = [tokenise(self._tokenizer, turn).ids for turn in context[-CONTEXT_TURNS:]]
        return np.concatenate([np.zeros(0, dtype=np.int64), *turns])[-CONTEXT_TOKENS:]

    def _encode_window(
        self, tokens: TokenisedText, part: slice, in_front: NDArray[np.int64], is_asking: NDArray[np.bool_]
    ) -> Window | None:
        is_known = tokens.is_known[part]
        if not is_known.any():
            return None
        read = np.concatenate((in_front, tokens.ids[part]))
        vectors = self._token_vectors(read, DOCUMENT_MARKER)[len(in_front) :][is_known]
        window = Window(
            token_codes=binarise.binarise(vectors),
            token_ids=tokens.ids[part][is_known].astype(np.int32),
            memory_code=binarise.memory_code(vectors),
            word_spans=tokens.word_spans[part][is_known],
            asking=is_asking[part][is_known],
        )
        for array in (window.token_codes, window.token_ids, window.memory_code, window.word_spans, window.asking):
            array.setflags(write=False)
        return window

    def _token_vectors(self, ids: NDArray[np.int64], marker: int) -> NDArray[np.float32]:
        """Vectors of length 1 for ``ids``, float32 [tokens, 384], read between [CLS] marker and [SEP]."""
        row = np.concatenate(([CLASSIFY, marker], ids, [SEPARATE])).astype(np.int64)[np.newaxis, :]
        (hidden,) = self._session.run(
            ["last_hidden_state"],
            {"input_ids": row, "attention_mask": np.ones_like(row), "token_type_ids": np.zeros_like(row)},
        )
        vectors: NDArray[np.float32] = hidden[0, 2:-1].astype(np.float32)
        vectors /= np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), np.float32(1e-12))
        return vectors

    def _test_itself(self) -> None:
        expected = np.frombuffer(bytes.fromhex(_SELF_TEST_CODE), dtype=np.uint8)
        (window,) = self.encode_text(_SELF_TEST_TEXT).windows
        differing = int(np.bitwise_count(window.memory_code ^ expected).sum())
        if differing > _SELF_TEST_ALLOWED_BITS:
            raise ModelMiscalculatesError(
                f"the self-test code differs in {differing} bits, {_SELF_TEST_ALLOWED_BITS} are allowed",
                differing_bits=differing,
                allowed_bits=_SELF_TEST_ALLOWED_BITS,
            )


def check_files(folder: Traversable | None = None) -> None:
    """Whether the files of the model are those that belong to the program. Takes some hundredths of a second.

    Raises:
        ModelMissingError, ModelTamperedError: as :meth:`Encoder.load`.
    """
    place = embedding_model() if folder is None else folder
    checked_content(place, MODEL_FILE, MODEL_SHA256, MODEL_BYTES)
    checked_content(place, TOKENIZER_FILE, TOKENIZER_SHA256, TOKENIZER_BYTES)


def encoder_id() -> str:
    """What the codes depend on, as 32 hexadecimal digits; a change of any of it calls for encoding again."""
    recipe = {
        "model": MODEL_SHA256,
        "tokenizer": TOKENIZER_SHA256,
        "rotation": binarise.ROTATION,
        "bits": binarise.DIMENSIONS,
        "pooling": "mean of unit token vectors",
        "window": [WINDOW_TOKENS, WINDOW_STRIDE],
        "minimum": MINIMUM_KNOWN_TOKENS,
        "template": f"[CLS] {DOCUMENT_MARKER} context text [SEP]",
        "left out": list(_LEFT_OUT_OPTIMIZERS),
        "context": f"of a turn: the last {CONTEXT_TOKENS} tokens of up to {CONTEXT_TURNS} turns before it",
    }
    return hashlib.sha256(json.dumps(recipe, sort_keys=True).encode()).hexdigest()[:32]


def _lie_within(words: NDArray[np.int32], spans: Sequence[tuple[int, int]]) -> NDArray[np.bool_]:
    """Whether the word of each token begins in one of the spans: bool [tokens]."""
    within = np.zeros(len(words), dtype=np.bool_)
    for start, end in spans:
        within |= (words[:, 0] >= start) & (words[:, 0] < end)
    return within


def _window_slices(length: int) -> list[slice]:
    """Windows of 300 tokens, each 240 after the one before, the last one ending with the text."""
    starts = range(0, max(1, length - (WINDOW_TOKENS - WINDOW_STRIDE)), WINDOW_STRIDE)
    return [slice(start, min(start + WINDOW_TOKENS, length)) for start in starts]
