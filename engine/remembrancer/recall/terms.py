"""The index terms of candidates as numbers, so that a query's words are counted in all of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.recall.ring import TextRing, TextRows, starts_of
from remembrancer.storage.codes import bodies, window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.texts import WordCounter

MOST_BYTES: Final = 16 * 1024 * 1024
_NUMBER: Final = np.dtype(np.int32)
_NO_TERM: Final = -1


@dataclass(frozen=True, slots=True, eq=False)
class CandidateTerms:
    """The terms of several texts, one text after another.

    Attributes:
        texts: handles, in the order in which they were asked for.
        terms: int32, each term by its number.
        starts: int64 [texts + 1]; text ``c`` has the terms ``starts[c]:starts[c + 1]``, perhaps none.
        numbers: the number of every term that was met so far.
    """

    texts: tuple[int, ...]
    terms: NDArray[np.int32]
    starts: NDArray[np.int64]
    numbers: dict[str, int]

    @property
    def lengths(self) -> NDArray[np.int64]:
        """How many terms each text has."""
        return np.diff(self.starts)

    def occurrences(self, phrases: Sequence[Sequence[str]]) -> NDArray[np.int64]:
        """How often the first of these phrases that stands in a text stands there, int64 [texts].

        A phrase of several terms stands where they follow one another, and as often as the rarest of them.
        """
        found = np.zeros(len(self.texts), dtype=np.int64)
        for phrase in phrases:
            wanted = [self.numbers.get(term, _NO_TERM) for term in phrase]
            if not wanted or _NO_TERM in wanted:
                continue
            counts = np.minimum.reduce([self._count(self.terms == number) for number in wanted])
            if len(wanted) > 1:
                counts[self._count(self._beginnings(wanted)) == 0] = 0
            found = np.where(found > 0, found, counts)
        return found

    def _beginnings(self, wanted: Sequence[int]) -> NDArray[np.bool_]:
        """At which terms the phrase begins, without those whose text ends before it does."""
        size = len(self.terms)
        here = np.ones(size, dtype=np.bool_)
        for step, number in enumerate(wanted):
            here[: max(size - step, 0)] &= self.terms[step:] == number
        left = np.repeat(self.starts[1:], self.lengths) - np.arange(size)
        return here & (left >= len(wanted))

    def _count(self, marked: NDArray[np.bool_]) -> NDArray[np.int64]:
        sums = np.zeros(len(marked) + 1, dtype=np.int64)
        np.cumsum(marked, out=sums[1:])
        return sums[self.starts[1:]] - sums[self.starts[:-1]]


class _Numbers(dict[str, int]):
    """Gives every term a number the first time it is asked for."""

    def __missing__(self, term: str) -> int:
        self[term] = number = len(self)
        return number


class TermBook:
    """Splits texts into terms; what was split last is kept, up to ``most_bytes``. Safe for several threads.

    A text never changes, so what is kept holds until codes (and with them texts) are removed. The numbers of terms
    mean nothing outside this object.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._lock = Lock()
        self._generation = 0
        self._ring = TextRing(most_bytes // _NUMBER.itemsize, (_NUMBER, ()))
        self._numbers = _Numbers()

    def candidates(self, connection: Connection, texts: Sequence[int]) -> CandidateTerms:
        """The terms of these texts."""
        asked, generation = np.array(texts, dtype=np.int64), window_generation(connection)
        with self._lock:
            if generation != self._generation:
                self._generation = generation
                self._ring.forget()
                # What was removed leaves no words behind; who is at work with the old numbers keeps them.
                self._numbers = _Numbers()
            known, missing = self._ring.known(asked)
            numbers = self._numbers
        if len(missing):
            read = self._read(connection, missing, numbers)
            with self._lock:
                if numbers is self._numbers:
                    self._ring.keep(read)
            known = known.joined(read)
        known = known.among(asked)
        return CandidateTerms(tuple(known.texts.tolist()), known.columns[0], known.starts, numbers)

    def _read(self, connection: Connection, texts: NDArray[np.int64], numbers: _Numbers) -> TextRows:
        counter = WordCounter(connection)
        stored = sorted(bodies(connection, texts.tolist()).items())
        split = [counter.terms(body) for _, body in stored]
        with self._lock:
            every = [number for terms in split for number in map(numbers.__getitem__, terms)]
        handles = np.array([text for text, _ in stored], dtype=np.int64)
        return TextRows(handles, starts_of(list(map(len, split))), (np.array(every, dtype=_NUMBER),))
