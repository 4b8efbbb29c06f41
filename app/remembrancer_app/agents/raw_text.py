"""A text with every character in it that has no shape of its own made visible, for approvals."""

from __future__ import annotations

import unicodedata
from typing import Final

_PICTURES: Final = 0x2400
"""Where Unicode keeps pictures of the control characters, in their order."""
_DELETE, _DELETE_PICTURE = 0x7F, "\u2421"
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANKS: Final = frozenset({"Zs"})


def visible(text: str) -> str:
    """``text`` as it is but for its control, format and odd blank characters, which become symbols or their number.

    Lines still end where they end, with a mark before the end.
    """
    return "".join(_shown(character) for character in text)


def hidden_characters(text: str) -> int:
    """How many characters of a text would not be seen, line ends aside."""
    return sum(character != "\n" and _shown(character) != character for character in text)


def _shown(character: str) -> str:
    number = ord(character)
    if character == "\n":
        return "\u21b5\n"
    if number < 0x20:
        return chr(_PICTURES + number)
    if number == _DELETE:
        return _DELETE_PICTURE
    category = unicodedata.category(character)
    if category in _INVISIBLE or (category in _BLANKS and character != " "):
        return f"[U+{number:04X}]"
    return character
