"""The part of a memory that answered, with the words that matched."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from remembrancer.model.queries import Hit
from remembrancer.model.recalling import Snippet
from remembrancer.storage.connection import Connection
from remembrancer.storage.texts import WordCounter
from remembrancer.text.language import has_cjk, segment_for_index
from remembrancer.text.sentences import Span, find_sentences

SHORT: Final = 420
"""A statement of so many characters is shown whole; of a longer one, a window of about as many."""
_MATCHED_WEIGHT: Final = 2.0
_MEANING_WEIGHT: Final = 1.0
_WORD: Final = re.compile(r"[^\W_]+")
ELLIPSIS: Final = "\u2026"
_REMEMBERED: Final = 20_000

Mark = tuple[Span, str, float]
"""Where a matching word stands, the word, and what it weighs."""


class WordTerms:
    """Words as the word index sees them, so that "reports" marks "report" too. What was looked up is remembered."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def first(self, counter: WordCounter, words: Sequence[str]) -> list[str]:
        """The first term of each word; empty if it has none."""
        known = self._known
        try:
            return list(map(known.__getitem__, words))
        except KeyError:
            terms = {word: known.get(word) or next(iter(counter.terms(word)), "") for word in words}
        if len(known) >= _REMEMBERED:
            known.clear()
        known.update(terms)
        return [terms[word] for word in words]


class Snippets:
    """Cuts snippets, and marks in them the words that matched: of the question's words those that are ``telling``."""

    def __init__(self, connection: Connection, telling: frozenset[str], terms: WordTerms) -> None:
        self._counter = WordCounter(connection)
        self._terms = terms
        self._asked = {word: frozenset(self._counter.terms(segment_for_index(word))) for word in telling}

    def cut(self, text: str, hit: Hit) -> Snippet:
        """The snippet of ``text`` for a hit."""
        marks = self._marks(text, hit)
        if len(text) <= SHORT:
            return Snippet(text, _merged(text, (span for span, _, _ in marks)))
        start, end = _best_window(text, marks)
        before, after = f"{ELLIPSIS} " if start else "", f" {ELLIPSIS}" if end < len(text) else ""
        shift = len(before) - start
        inside = ((left + shift, right + shift) for (left, right), _, _ in marks if start <= left and right <= end)
        shown = f"{before}{text[start:end]}{after}"
        return Snippet(shown, _merged(shown, inside), shortened=True)

    def _marks(self, text: str, hit: Hit) -> list[Mark]:
        """The matching words of a text, in order."""
        asked: set[str] = set().union(*(self._asked[word] for word in hit.matched_words if word in self._asked))
        found = {term.casefold() for term in hit.meaning_terms}
        marks: list[Mark] = []
        words, spans = _words(text)
        terms = self._terms.first(self._counter, words) if asked else words
        for word, term, span in zip(words, terms, spans, strict=True):
            if term in asked:
                marks.append((span, term, _MATCHED_WEIGHT))
            elif word in found:
                marks.append((span, word, _MEANING_WEIGHT))
        for term in found:
            # What is more than one word to the index, such as e-mail or a path.
            if not _WORD.fullmatch(term):
                place = text.casefold().find(term)
                if place >= 0 and len(text.casefold()) == len(text):
                    marks.append(((place, place + len(term)), term, _MEANING_WEIGHT))
        return sorted(marks)


def _words(text: str) -> tuple[list[str], list[Span]]:
    """The words of a text without capitals, and where they stand."""
    found = list(_WORD.finditer(text))
    if not has_cjk(text):
        return [match.group().casefold() for match in found], [match.span() for match in found]
    spans = [span for match in found for span in _in_signs(match.group(), match.start())]
    return [text[start:end].casefold() for start, end in spans], spans


def _in_signs(word: str, start: int) -> Iterable[Span]:
    """Where the word itself stands, or each of its characters that is a word of its own."""
    if not has_cjk(word):
        return ((start, start + len(word)),)
    return ((place, place + 1) for place, character in enumerate(word, start) if has_cjk(character))


def _merged(text: str, spans: Iterable[Span]) -> tuple[Span, ...]:
    """The spans in order, joined where nothing but spaces lies between them."""
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and not text[merged[-1][1] : start].strip():
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)


def _best_window(text: str, marks: Sequence[Mark]) -> Span:
    """The row of sentences of at most ``SHORT`` characters whose distinct matching words weigh most; the first such.

    The window moves over the text once: words are counted as they come in and go out.
    """
    pieces = [piece for sentence in find_sentences(text) for piece in _pieces(text, *sentence)]
    words = _words_by_piece(pieces, marks)
    inside: Counter[str] = Counter()
    weight, heaviest, best, after = 0.0, -1.0, pieces[0], 0
    for first, (start, _) in enumerate(pieces):
        while after < len(pieces) and (after == first or pieces[after][1] - start <= SHORT):
            weight += sum(value for word, value in words[after].items() if not inside[word])
            inside.update(words[after].keys())
            after += 1
        if weight > heaviest:
            best, heaviest = (start, pieces[after - 1][1]), weight
        inside.subtract(words[first].keys())
        weight -= sum(value for word, value in words[first].items() if not inside[word])
    return best


def _words_by_piece(pieces: Sequence[Span], marks: Sequence[Mark]) -> list[dict[str, float]]:
    """The distinct matching words of each piece with what they weigh. What a cut goes through is in none."""
    words: list[dict[str, float]] = [{} for _ in pieces]
    starts = [start for start, _ in pieces]
    for (left, right), word, value in marks:
        place = bisect_right(starts, left) - 1
        if place >= 0 and right <= pieces[place][1]:
            words[place][word] = value
    return words


def _pieces(text: str, start: int, end: int) -> Iterable[Span]:
    """A sentence that is longer than a window, cut between words (where there are any)."""
    while end - start > SHORT:
        cut = text.rfind(" ", start + SHORT // 2, start + SHORT)
        cut = cut if cut > start else start + SHORT
        yield start, cut
        start = cut + 1 if text[cut : cut + 1] == " " else cut
    if start < end:
        yield start, end
