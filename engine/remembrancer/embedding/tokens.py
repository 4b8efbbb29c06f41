"""A text as the tokens the model knows, and the words they belong to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from tokenizers import Tokenizer

UNKNOWN = 100
CLASSIFY = 101
SEPARATE = 102
_NEVER_IN_A_TEXT = frozenset({0, CLASSIFY, SEPARATE, 103})
"""Padding, start, end and mask: a text that spells them out must not be able to steer the model."""


@dataclass(frozen=True, slots=True, eq=False)
class TokenisedText:
    """The tokens of a text without the model's own marks.

    Attributes:
        ids: int64 [tokens], unknown ones included, since the model reads them.
        is_known: bool [tokens]; only known tokens get a code and a weight.
        word_spans: int32 [tokens, 2], where in the text the word of each token starts and ends.
        known_words: how many known tokens hold a letter or a digit.
    """

    ids: NDArray[np.int64]
    is_known: NDArray[np.bool_]
    word_spans: NDArray[np.int32]
    known_words: int


def tokenise(tokenizer: Tokenizer, text: str) -> TokenisedText:
    """Split ``text`` into tokens; the tokenizer must neither pad nor truncate."""
    encoding = tokenizer.encode(text, add_special_tokens=False)
    ids: list[int] = []
    words: list[int | None] = []
    word_starts: dict[int | None, int] = {}
    word_ends: dict[int | None, int] = {}
    known_words = 0
    for token_id, word, (start, end) in zip(encoding.ids, encoding.word_ids, encoding.offsets, strict=True):
        if token_id in _NEVER_IN_A_TEXT:
            continue
        ids.append(token_id)
        words.append(word)
        word_starts.setdefault(word, start)
        word_ends[word] = end
        if token_id != UNKNOWN and any(map(str.isalnum, text[start:end])):
            known_words += 1
    spans = [(word_starts[word], word_ends[word]) for word in words]
    id_array = np.array(ids, dtype=np.int64)
    return TokenisedText(
        ids=id_array,
        is_known=id_array != UNKNOWN,
        word_spans=np.array(spans, dtype=np.int32).reshape(-1, 2),
        known_words=known_words,
    )
