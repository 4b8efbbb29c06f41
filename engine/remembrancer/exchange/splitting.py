"""A text that is longer than a memory may be, in parts: nothing is dropped, and breaks fall where they hurt least."""

from __future__ import annotations

import re
from typing import Final

from remembrancer.model.limits import CONTENT_CHARACTERS

_BORDERS: Final = tuple(
    re.compile(pattern)
    for pattern in (r"(?<=\n)(?=\n)", r"(?<=\n)", r"(?<=[.!?])(?=\s)|(?<=[\u3002\uff01\uff1f])", r"(?<=\s)")
)
"""Where to break, best first: between blocks, lines, sentences, words."""


def split_content(text: str, limit: int = CONTENT_CHARACTERS) -> tuple[str, ...]:
    """``text`` in parts of at most ``limit`` characters, in order; one part if it fits."""
    parts = _pack(text, limit, 0)
    return tuple(part for part in (part.strip() for part in parts) if part)


def _pack(text: str, limit: int, border: int) -> list[str]:
    if len(text) <= limit:
        return [text]
    if border == len(_BORDERS):
        return [text[start : start + limit] for start in range(0, len(text), limit)]
    parts: list[str] = []
    for piece in _BORDERS[border].split(text):
        if parts and len(parts[-1]) + len(piece) <= limit:
            parts[-1] += piece
        else:
            parts.extend(_pack(piece, limit, border + 1))
    return parts
