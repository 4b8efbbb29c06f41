"""Patterns looked for in any case: what ``re.IGNORECASE`` finds, in a fraction of its time.

With that flag the library cannot see by its first letter that an alternative does not fit, and tries each at each word.
So a pattern is looked for without it, in the text brought to small letters. Most patterns are in none of most texts;
where one is, it is looked for once more with the flag, so that the match is one in the text as it was written.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final
from weakref import WeakSet

_AS_SMALL: Final = str.maketrans(
    "\u0130\u0131\u017f\u1c80\u1c81\u1c82\u1c83\u1c84\u1c85\u1c86",
    "iis\u0432\u0434\u043e\u0441\u0442\u0442\u044a",
)
"""The letters that equal another where case is ignored, but are not brought to it by ``lower``: one for one, so that
every place in a text stays what it is."""
_LETTERS: Final = re.compile("[A-Za-z\u00aa\u00ba\u00c0-\u012f\u0132-\u017e\u0430-\u044f]")
"""What a pattern may have: of these it is known which are the same in another case."""
_CAPITAL: Final = re.compile(r"\\.|\(\?P[<=>][^>)]*[>)]|[A-Z]", re.DOTALL)


class AnyCase:
    """A pattern without regard to case; as quick as one with regard to it where it is not found.

    It is compiled when it is first looked for, or ahead (:func:`compile_ahead`).
    """

    def __init__(self, pattern: str, flags: int = 0, *, cue: AnyCase | None = None) -> None:
        """Letters of the pattern are Latin or Russian ones. ``cue``: what is in each text in which it is, and quicker.

        Raises:
            ValueError: of other letters it is not known which are the same in another case.
        """
        if any(letter.isalpha() and not _LETTERS.match(letter) for letter in pattern):
            raise ValueError(f"a pattern for any case has letters that are not known: {pattern!r}")
        self.pattern: Final = pattern
        self._flags: Final = flags
        self._cue: Final = cue
        _THERE_ARE.add(self)

    @property
    def groupindex(self) -> Mapping[str, int]:
        """The numbers of the groups that have a name."""
        return self._exact.groupindex

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The first place between two characters of the text."""
        found = self._seen(text, start, end)
        # Nothing stands before the first place in small letters; a part that minds case may stand behind it.
        return None if found is None else self._exact.search(text, found.start(), end)

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """What begins at a character of the text."""
        return self._exact.match(text, start, end)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """The text, if the pattern is all of it."""
        return self._exact.fullmatch(text)

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """All places between two characters of the text."""
        found = self._seen(text, start, end)
        return iter(()) if found is None else self._exact.finditer(text, found.start(), end)

    def sub(self, replacement: str | Callable[[re.Match[str]], str], text: str) -> str:
        """The text with all places replaced."""
        return text if self._seen(text) is None else self._exact.sub(replacement, text)

    def _seen(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The first place in small letters, in which a part that minds case may find more."""
        if self._cue is not None and self._cue.search(text, start, end) is None:
            return None
        return self._folded.search(in_small_letters(text), start, end)

    def compile(self) -> None:
        """Compile it as it is first looked for."""
        _ = self._folded

    @property
    def is_compiled(self) -> bool:
        """Whether looking for it need not wait for that."""
        return "_folded" in self.__dict__

    @cached_property
    def _folded(self) -> re.Pattern[str]:
        return re.compile(_CAPITAL.sub(_in_small_letters, self.pattern), self._flags)

    @cached_property
    def _exact(self) -> re.Pattern[str]:
        return re.compile(self.pattern, self._flags | re.IGNORECASE)


_THERE_ARE: Final[WeakSet[AnyCase]] = WeakSet()
"""All patterns of the modules that are loaded."""


def compile_ahead(must_stop: Callable[[], bool]) -> None:
    """Compile all patterns, for which the first text that is read would have to wait: some tenths of a second.

    ``must_stop`` is asked between them whether to give up.
    """
    for pattern in tuple(_THERE_ARE):
        if must_stop():
            return
        pattern.compile()


def in_small_letters(text: str) -> str:
    """The text in small letters, of the same length."""
    return text.lower() if text.isascii() else text.translate(_AS_SMALL).lower()


def _in_small_letters(part: re.Match[str]) -> str:
    # What is escaped, and the names of groups, stay as they are.
    return part.group() if len(part.group()) > 1 else part.group().lower()
