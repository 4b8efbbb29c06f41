"""How many tokens a text costs an agent, counted by the tokenizer that comes with the program.

Every agent's model counts a little differently; this count is the same on every machine and leans to the high side:

* a word that the tokenizer does not know is one token to it, however long. Here it costs a token for every three bytes
  of UTF-8, as it would with a tokenizer that falls back on bytes.
* what the tokenizer drops (accents, controls) is not free: a text never costs less than a token for every eight bytes.

The tokenizer splits a text at spaces and around marks before it looks at words, so that the tokens of a text are those
of its words. Words that were counted are remembered: a line takes 10 µs instead of 140.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from remembrancer.embedding.encoder import TOKENIZER_BYTES, TOKENIZER_FILE, TOKENIZER_SHA256
from remembrancer.embedding.model_files import checked_content, open_tokenizer
from remembrancer.embedding.tokens import UNKNOWN
from remembrancer.model.errors import ModelMissingError, ModelTamperedError
from remembrancer_resources.models import embedding_model

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_BYTES_OF_UNKNOWN: Final = 3
MOST_BYTES: Final = 8
"""No token stands for more bytes than this."""
_REMEMBERED: Final = 20_000
_LONGEST_REMEMBERED: Final = 40
_PARTS: Final = re.compile(r"[A-Za-z0-9]+|[!-/:-@\[-`{-~]")
_SPELT_OUT: Final = re.compile(r"\[(?:PAD|UNK|CLS|SEP|MASK)\]")
"""What is one token although it looks like three."""


class TokenCounter:
    """Counts tokens. Line ends are free: texts joined by them never cost more together than one by one."""

    __slots__ = ("_known", "_tokenizer")

    def __init__(self, tokenizer: Tokenizer | None) -> None:
        """Use :func:`shipped_counter`. Without a tokenizer, every three bytes of a text cost a token."""
        self._tokenizer = tokenizer
        self._known: dict[str, int] = {}

    def __call__(self, text: str) -> int:
        """The tokens of ``text``, 0 for an empty one."""
        size = len(text.encode("utf-8", "replace")) - text.count("\n")
        if self._tokenizer is None:
            return -(-size // _BYTES_OF_UNKNOWN)
        known, parts = self._known, _parts(text)
        try:
            tokens = sum(map(known.__getitem__, parts))
        except KeyError:
            tokens = 0
            for part in parts:
                # Several threads may count at once: what one of them clears, another only counts again.
                found = known.get(part)
                tokens += self._counted(self._tokenizer, part) if found is None else found
        return max(tokens, -(-size // MOST_BYTES))

    def _counted(self, tokenizer: Tokenizer, part: str) -> int:
        encoding = tokenizer.encode(part, add_special_tokens=False)
        tokens = len(encoding.ids)
        for token, (start, end) in zip(encoding.ids, encoding.offsets, strict=True):
            if token == UNKNOWN:
                tokens += max(0, -(-len(part[start:end].encode("utf-8", "replace")) // _BYTES_OF_UNKNOWN) - 1)
        if len(part) <= _LONGEST_REMEMBERED:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[part] = tokens
        return tokens


def _parts(text: str) -> list[str]:
    """Parts of a text whose tokens add up to its own."""
    if text.isascii() and text.isprintable() and not _SPELT_OUT.search(text):
        return _PARTS.findall(text)
    parts: list[str] = []
    for part in text.replace("\n", " ").split(" "):
        if part.isascii() and part.isprintable() and not _SPELT_OUT.search(part):
            parts += _PARTS.findall(part)
        else:
            parts.append(part)
    return parts


@cache
def shipped_counter() -> TokenCounter:
    """The counter of this installation, loaded once; where the tokenizer is missing or altered, one by bytes alone."""
    try:
        content = checked_content(embedding_model(), TOKENIZER_FILE, TOKENIZER_SHA256, TOKENIZER_BYTES)
    except (ModelMissingError, ModelTamperedError):
        logging.getLogger("embedding").warning("tokens_counted_by_bytes file=%r", TOKENIZER_FILE)
        return TokenCounter(None)
    return TokenCounter(open_tokenizer(content))
