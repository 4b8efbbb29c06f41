"""A text made ready for storage: its codes by the encoder, its words as the index sees them."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np

from remembrancer.embedding.encoded import EncodedText, Window
from remembrancer.embedding.encoder import Encoder
from remembrancer.storage.texts import SearchableText, WindowCodes

_LAST_CHARACTER: Final = 2**16 - 1


class EncoderSource(Protocol):
    """Gives the encoder once it is loaded, or None where there is none: then words alone are searched."""

    def __call__(self) -> Encoder | None:
        """Wait for the encoder if it is being loaded."""


def embedded_text(title: str, content: str) -> str:
    """What is embedded and indexed of a memory: its title, unless the content says it already, and its content."""
    return content if not title or title.casefold() in content.casefold() else f"{title}\n{content}"


def searchable(text: str, indexed: str, encoder: Encoder | None) -> SearchableText:
    """``text`` with its codes; ``indexed`` is the same text with its words apart."""
    if encoder is None:
        return SearchableText(text, indexed)
    encoded = encoder.encode_text(text)
    return SearchableText(text, indexed, encoded.encoder_id, window_codes(encoded))


def window_codes(encoded: EncodedText) -> tuple[WindowCodes, ...]:
    return tuple(_codes(window) for window in encoded.windows)


def _codes(window: Window) -> WindowCodes:
    spans = np.minimum(window.word_spans, _LAST_CHARACTER).astype("<u2")
    return WindowCodes(window.memory_code.tobytes(), window.token_codes.tobytes(), spans.tobytes())
