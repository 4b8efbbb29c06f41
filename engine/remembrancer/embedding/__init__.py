"""From text to codes: one code for each token, one for each window of a text."""

from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS, DIMENSIONS, words_major
from remembrancer.embedding.encoded import EncodedQuery, EncodedText, Window
from remembrancer.embedding.encoder import Encoder, encoder_id

__all__ = [
    "CODE_BYTES",
    "CODE_WORDS",
    "DIMENSIONS",
    "EncodedQuery",
    "EncodedText",
    "Encoder",
    "Window",
    "encoder_id",
    "words_major",
]
