"""What the encoder hands back: plain, read-only arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from remembrancer.embedding.binarise import Codes, Vectors


@dataclass(frozen=True, slots=True, eq=False)
class Window:
    """A stretch of a text that the model read at once.

    Attributes:
        token_codes: uint8 [tokens, 48], one code for each known token, in the order of the text.
        token_ids: int32 [tokens], the model's numbers of the tokens, for counting in how many memories each occurs.
        memory_code: uint8 [48], the first-stage code of the whole window.
        word_spans: int32 [tokens, 2]; start and end, as indices into the text, of the *word* each token belongs to.
        asking: bool [tokens]; the token stands in a sentence that asks rather than tells.
    """

    token_codes: Codes
    token_ids: NDArray[np.int32]
    memory_code: Codes
    word_spans: NDArray[np.int32]
    asking: NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class EncodedText:
    """The codes of one text.

    Attributes:
        encoder_id: the encoder that made the codes; codes of different encoders must not be compared.
        windows: none where the text has fewer than two known tokens, so that only its words can find it.
    """

    encoder_id: str
    windows: tuple[Window, ...]


@dataclass(frozen=True, slots=True, eq=False)
class EncodedQuery:
    """One query, kept in full precision because only the stored side is binarised.

    Attributes:
        encoder_id: the encoder that made the vectors.
        token_vectors: float32 [tokens, 384], each of length 1; no tokens where the query can only be looked up by
            its words.
        token_ids: int32 [tokens], the model's numbers of the tokens.
        word_spans: int32 [tokens, 2]; start and end, as indices into the query, of the word each token belongs to.
        mean_vector: float32 [384] of length 1, the mean of the token vectors; zero where there are no tokens.
        mean_code: uint8 [48], the signs of the mean vector.
        is_shortened: the query was longer than the model reads, and its end was left out.
    """

    encoder_id: str
    token_vectors: Vectors
    token_ids: NDArray[np.int32]
    word_spans: NDArray[np.int32]
    mean_vector: Vectors
    mean_code: Codes
    is_shortened: bool
