"""Stored text as it may stand in an agent's block: one line, nothing invisible, no mark of ours in it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_KEPT_FORMATS: Final = frozenset("\u200c\u200d\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2")
"""Format characters that letters need: joiners, and signs before numbers."""
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_SPACES: Final = re.compile(r"\s+")
_SELECTORS: Final = re.compile("([\ufe00-\ufe0f])[\ufe00-\ufe0f]+|[\U000e0100-\U000e01ef]+")
"""Selectors of variants: one after a character is spelling, a row of them can only hide a message."""
_BESIDE_LETTERS: Final = re.compile("[\u0300-\u036f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_STACKED: Final = re.compile("([\u0300-\u036f]{3})[\u0300-\u036f]+")
_MARKS: Final = str.maketrans({"[": "(", "]": ")", ";": ","})


def harmless(text: str) -> str:
    """``text`` on one line, without what cannot be seen: controls, marks of direction, tags, rows of selectors."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    line = _SPACES.sub(" ", text).strip()
    if line.isprintable() and not _BESIDE_LETTERS.search(line):
        return line
    shown = "".join(
        character for character in line if character in _KEPT_FORMATS or unicodedata.category(character) not in _DROPPED
    )
    return _SPACES.sub(" ", _STACKED.sub(r"\1", _SELECTORS.sub(r"\1", shown))).strip()


def harmless_name(text: str, characters: int) -> str:
    """A name that stands inside the brackets of an item: shortened, and it can neither end them nor add to them."""
    name = harmless(text).translate(_MARKS)
    return name if len(name) <= characters else name[: characters - 1].rstrip() + "\u2026"
