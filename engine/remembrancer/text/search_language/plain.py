"""Search texts that are words alone, as most are: read without the grammar, which takes a tenth of a second to load."""

from __future__ import annotations

import re
from typing import Final

from remembrancer.text.search_language.nodes import Word

_UNSTORABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""What no stored text holds, so that searching for it can find nothing; some of it not even a database accepts."""
_MORE: Final = re.compile(r'[()":“„]|OR|AND|(?<!\S)-')
"""Without any of these there is nothing but words."""
_WORD: Final = re.compile(r"\S+")


def without_unstorable(text: str) -> str:
    """The text with spaces in place of what no stored text holds."""
    return _UNSTORABLE.sub(" ", text)


def plain_words(text: str) -> tuple[Word, ...] | None:
    """The nodes of a text that is words alone; None where it may be more."""
    storable = without_unstorable(text)
    if _MORE.search(storable):
        return None
    return tuple(Word(each.group(), each.start(), each.end()) for each in _WORD.finditer(storable))
