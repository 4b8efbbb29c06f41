"""Words of scripts that put no spaces between them, for the word index.

SQLite's ``unicode61`` tokeniser takes a run of Chinese, Japanese or Korean characters for one word, so that nothing
inside it is found. Here every such character becomes a word of its own in the index, and a query becomes phrases of
consecutive characters. Pure functions; texts are expected in NFC.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from remembrancer.model.limits import QUERY_WORDS

_HAN: Final = "\u3005-\u3007\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003fffd"
_KANA: Final = "\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9d"
_HANGUL: Final = "\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\uac00-\ud7a3\ud7b0-\ud7fb"
_CJK_CHARACTER: Final = re.compile(f"[{_HAN}{_KANA}{_HANGUL}]")
_PIECE: Final = re.compile(
    f"(?P<cjk>[{_HAN}{_KANA}{_HANGUL}]+)"
    # A word as the tokeniser sees it, or several held together by marks: e-mail, v1.2, src/main.py, don't.
    "|(?P<word>(?:(?![{0}])[^\\W_][\u0300-\u036f]*)+(?:[-_./'\u2019@:+]+(?:(?![{0}])[^\\W_][\u0300-\u036f]*)+)*)".replace(
        "{0}", _HAN + _KANA + _HANGUL
    )
)
_PART: Final = re.compile("(?:[^\\W_][\u0300-\u036f]*)+")

Phrase = tuple[str, ...]
"""Words that must follow each other."""


@dataclass(frozen=True, slots=True)
class QueryTerm:
    """One thing a query asks for: any of ``phrases`` answers it, the first one answers it best."""

    phrases: tuple[Phrase, ...]


def has_cjk(text: str) -> bool:
    """Whether any Han, Hiragana, Katakana or Hangul character stands in ``text``."""
    return _CJK_CHARACTER.search(text) is not None


def segment_for_index(text: str) -> str:
    """``text`` with a space on each side of every CJK character; a text without any comes back as it is."""
    if not has_cjk(text):
        return text
    return _CJK_CHARACTER.sub(r" \g<0> ", text)


def query_phrases(text: str, *, limit: int = QUERY_WORDS) -> tuple[QueryTerm, ...]:
    """What to look up in an index of segmented texts, in the order of the query, each phrase once.

    A word is a term of one phrase; a word held together by marks (``e-mail``) is its parts in sequence, or any part.
    A CJK run is its characters in sequence; of a run longer than two, any pair of neighbours will do as well.
    Over all terms there are at most ``limit`` phrases; what is further back in the query is left out.
    """
    terms: list[QueryTerm] = []
    seen: set[Phrase] = set()
    room = limit
    for piece in _PIECE.finditer(text):
        candidates = _phrases_of_run(piece["cjk"]) if piece["cjk"] else _phrases_of_word(piece["word"])
        phrases: list[Phrase] = []
        for phrase in candidates:
            key = tuple(word.casefold() for word in phrase)
            if key not in seen and len(phrases) < room:
                seen.add(key)
                phrases.append(phrase)
        if phrases:
            terms.append(QueryTerm(tuple(phrases)))
            room -= len(phrases)
        if room == 0:
            break
    return tuple(terms)


def _phrases_of_run(run: str) -> list[Phrase]:
    whole = tuple(run[:QUERY_WORDS])
    pairs = list(pairwise(run)) if len(run) > 2 else []
    return [whole, *pairs]


def _phrases_of_word(word: str) -> list[Phrase]:
    parts = tuple(_PART.findall(word))
    return [parts, *((part,) for part in parts if len(part) > 1)] if len(parts) > 1 else [parts]
