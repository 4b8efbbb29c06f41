"""Token vectors of texts in full precision, as the engine makes them before it keeps their signs."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.judge_adapter import CACHE_VARIABLE

from remembrancer.embedding import Encoder, encoder_id
from remembrancer.embedding.encoder import DOCUMENT_MARKER, MINIMUM_KNOWN_TOKENS, _window_slices
from remembrancer.embedding.tokens import tokenise


@dataclass(slots=True)
class Vectors:
    """Token vectors of texts, float16 [tokens, 384], window by window.

    Attributes:
        words: int32 [tokens], which of ``vocabulary`` the token belongs to.
        windows: int64 [windows + 1], where the tokens of each window start.
        owners: int64 [windows], the text of each window.
    """

    vectors: NDArray[np.float16]
    words: NDArray[np.int32]
    vocabulary: list[str]
    windows: NDArray[np.int64]
    owners: NDArray[np.int64]


@cache
def encoder() -> Encoder:
    return Encoder.load(threads=1)


def encode(texts: Sequence[str], contexts: Sequence[Sequence[str]] | None = None) -> Vectors:
    """The vectors behind the codes that the engine would keep of these texts."""
    before = contexts or [()] * len(texts)
    folder = os.environ.get(CACHE_VARIABLE)
    key = hashlib.sha256(json.dumps([encoder_id(), texts, before]).encode()).hexdigest()[:24]
    file = Path(folder) / f"vectors-{key}.npz" if folder else None
    if file and file.exists():
        with np.load(file) as kept:
            names = ("vectors", "words", "vocabulary", "windows", "owners")
            vectors, words, vocabulary, windows, owners = (kept[name] for name in names)
        return Vectors(vectors, words, vocabulary.tolist(), windows, owners)
    print(f"encoding {len(texts)} texts ...", file=sys.stderr, flush=True)
    found, words_of_tokens, lengths, owners_of_windows = [], [], [], []
    numbers: dict[str, int] = {}
    for number, (text, context) in enumerate(zip(texts, before, strict=True)):
        tokens = tokenise(encoder()._tokenizer, text)
        in_front = encoder()._context_ids(context)
        for part in _window_slices(len(tokens.ids)) if tokens.known_words >= MINIMUM_KNOWN_TOKENS else ():
            known = tokens.is_known[part]
            if known.any():
                read = np.concatenate((in_front, tokens.ids[part]))
                found.append(encoder()._token_vectors(read, DOCUMENT_MARKER)[len(in_front) :][known].astype(np.float16))
                spans = tokens.word_spans[part][known].tolist()
                words_of_tokens += [numbers.setdefault(text[a:b].casefold(), len(numbers)) for a, b in spans]
                lengths.append(len(found[-1]))
                owners_of_windows.append(number)
    made = Vectors(
        np.concatenate(found),
        np.array(words_of_tokens, dtype=np.int32),
        list(numbers),
        np.cumsum([0, *lengths]),
        np.array(owners_of_windows),
    )
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez(file, **{name: np.array(getattr(made, name)) for name in Vectors.__slots__})
    return made
