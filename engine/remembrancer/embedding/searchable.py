"""A text made ready for storage: its codes by the encoder, its words as the index sees them."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np

from remembrancer.embedding.encoded import EncodedText, Window
from remembrancer.embedding.encoder import CONTEXT_TURNS, Encoder
from remembrancer.storage.texts import SearchableText, TurnsBefore, WindowCodes, turn_digest
from remembrancer.text.asking import asking_spans, question_spans
from remembrancer.text.language import segment_for_index

_LAST_CHARACTER: Final = 2**16 - 1


class EncoderSource(Protocol):
    """Gives the encoder once it is loaded, or None where there is none: then words alone are searched."""

    def __call__(self) -> Encoder | None:
        """Wait for the encoder if it is being loaded."""


def embedded_text(title: str, content: str) -> str:
    """What is embedded and indexed of a memory: its title, unless the content says it already, and its content."""
    return content if not title or title.casefold() in content.casefold() else f"{title}\n{content}"


def indexed_text(title: str, content: str) -> str:
    """What the word index holds of a memory."""
    return segment_for_index(embedded_text(title, content))


def searchable(text: str, indexed: str, encoder: Encoder | None, turn: TurnsBefore | None = None) -> SearchableText:
    """``text`` with its codes.

    Args:
        text: what :func:`embedded_text` made of a memory.
        indexed: the same text with its words apart.
        encoder: the model, if it is there.
        turn: of a turn of a conversation what stands before it; None for whatever is no turn.
    """
    before, is_turn = (b"", False) if turn is None else (turn.digest, True)
    if encoder is None:
        return SearchableText(text, indexed, before=before, episode=is_turn)
    context = () if turn is None else tuple(embedded_text(*statement) for statement in turn.statements)
    # What a distilled statement asks for is what is to be remembered; in a conversation the answer is.
    asking = asking_spans(text) if is_turn else question_spans(text)
    encoded = encoder.encode_text(text, context, asking)
    return SearchableText(text, indexed, encoded.encoder_id, window_codes(encoded), before, is_turn)


def followed_by(before: TurnsBefore, title: str, content: str) -> TurnsBefore:
    """What stands before the turn that follows the turn with this title and content."""
    digest = turn_digest(embedded_text(title, content), before.digest)
    return TurnsBefore(digest, (*before.statements, (title, content))[-CONTEXT_TURNS:])


def window_codes(encoded: EncodedText) -> tuple[WindowCodes, ...]:
    return tuple(_codes(window) for window in encoded.windows)


def _codes(window: Window) -> WindowCodes:
    spans = np.minimum(window.word_spans, _LAST_CHARACTER).astype("<u2")
    asking = np.packbits(window.asking).tobytes() if window.asking.any() else b""
    return WindowCodes(window.memory_code.tobytes(), window.token_codes.tobytes(), spans.tobytes(), asking)
