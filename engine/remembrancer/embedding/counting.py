"""How many tokens a text costs an agent, counted by the tokenizer that comes with the program.

Every agent's model counts a little differently; this count is the same on every machine and leans to the high side:

* a word that the tokenizer does not know is one token to it, however long. Here it costs a token for every three bytes
  of UTF-8, as it would with a tokenizer that falls back on bytes.
* what the tokenizer drops (accents, controls) is not free: a text never costs less than a token for every eight bytes.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Final

import structlog

from remembrancer.embedding.encoder import TOKENIZER_FILE, TOKENIZER_SHA256
from remembrancer.embedding.tokens import UNKNOWN
from remembrancer_resources.models import embedding_model

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_BYTES_OF_UNKNOWN: Final = 3
MOST_BYTES: Final = 8
"""No token stands for more bytes than this."""


class TokenCounter:
    """Counts tokens. Line ends are free: texts joined by them never cost more together than one by one."""

    __slots__ = ("_tokenizer",)

    def __init__(self, tokenizer: Tokenizer | None) -> None:
        """Use :func:`shipped_counter`. Without a tokenizer, every three bytes of a text cost a token."""
        self._tokenizer = tokenizer

    def __call__(self, text: str) -> int:
        """The tokens of ``text``, 0 for an empty one."""
        size = len(text.encode("utf-8", "replace")) - text.count("\n")
        if self._tokenizer is None:
            return -(-size // _BYTES_OF_UNKNOWN)
        encoding = self._tokenizer.encode(text, add_special_tokens=False)
        tokens = len(encoding.ids)
        for token, (start, end) in zip(encoding.ids, encoding.offsets, strict=True):
            if token == UNKNOWN:
                tokens += max(0, -(-len(text[start:end].encode("utf-8", "replace")) // _BYTES_OF_UNKNOWN) - 1)
        return max(tokens, -(-size // MOST_BYTES))


@cache
def shipped_counter() -> TokenCounter:
    """The counter of this installation, loaded once; where the tokenizer is missing or altered, one by bytes alone."""
    try:
        content = embedding_model().joinpath(TOKENIZER_FILE).read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        content = b""
    if hashlib.sha256(content).hexdigest() != TOKENIZER_SHA256:
        structlog.get_logger("embedding").warning("tokens_counted_by_bytes", file=TOKENIZER_FILE)
        return TokenCounter(None)
    from tokenizers import Tokenizer  # noqa: PLC0415 - nobody pays for it before a block is made

    tokenizer = Tokenizer.from_buffer(content)
    tokenizer.no_padding()
    tokenizer.no_truncation()
    return TokenCounter(tokenizer)
