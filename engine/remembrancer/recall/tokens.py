"""The token codes of candidates: read from the vault, and the last ones kept in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES, Codes
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.evidence import NO_TOKEN, CandidateCodes, CandidateEvidence
from remembrancer.storage.codes import window_generation, window_tokens
from remembrancer.storage.connection import Connection

MOST_BYTES: Final = 48 * 1024 * 1024
_TOKEN_BYTES: Final = CODE_BYTES + 2 * 2 + 1
"""What a token takes: its code, where its word begins and ends, whether it asks."""
_NOT_KEPT: Final = -1


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """Texts with their token codes.

    Attributes:
        texts: handles, in the order in which they were asked for, without those that have no codes.
        codes: their codes, in the same order.
        words: uint16 [tokens, 2]: start and end of the word each token belongs to, in characters of its text.
    """

    texts: tuple[int, ...]
    codes: CandidateCodes
    words: NDArray[np.uint16]

    def spans(self, evidence: CandidateEvidence, place: int, most: int) -> tuple[tuple[int, int], ...]:
        """Where the words stand that answered the query best, best first; at most ``most`` tokens are looked at."""
        order = np.argsort(-evidence.shares[place], kind="stable")[:most]
        first = int(self.codes.starts[place])
        matched = [int(token) for token in evidence.matched_tokens[place][order] if token != NO_TOKEN]
        pairs = self.words[[first + token for token in matched]].tolist() if matched else []
        return tuple(dict.fromkeys((start, end) for start, end in pairs))


class TokenBook:
    """Reads the token codes of a code book's texts; the last ones are kept, up to ``most_bytes``.

    They lie in one ring, read by read, and a new read takes the room of the oldest: what a recall needs is gathered by
    one indexing, and thousands of texts make no objects. Beside it 12 bytes for each text of the vault. Safe for
    several threads.

    A text never changes, so what is kept holds until codes are removed.
    """

    def __init__(self, book: CodeBook, most_bytes: int = MOST_BYTES) -> None:
        self._book = book
        self._lock = Lock()
        self._generation = 0
        room = most_bytes // _TOKEN_BYTES
        # Memory is taken page by page as the ring fills.
        self._ring = _Tokens(
            np.zeros(0, dtype=np.int64),
            np.zeros(1, dtype=np.int64),
            np.zeros((room, CODE_BYTES), dtype=np.uint8),
            np.zeros((room, 2), dtype=np.uint16),
            np.zeros(room, dtype=np.bool_),
        )
        self._forget()

    def _forget(self) -> None:
        self._next = 0
        self._blocks: deque[_Block] = deque()
        self._places = np.full(0, _NOT_KEPT, dtype=np.int64)
        self._lengths = np.zeros(0, dtype=np.int32)

    def candidates(self, connection: Connection, texts: Sequence[int]) -> Candidates:
        """The codes of these texts."""
        asked = np.array(texts, dtype=np.int64)
        known, missing = self._known(asked, window_generation(connection))
        if len(missing):
            read = self._read(connection, missing)
            self._keep(read)
            known = known.joined(read)
        order = np.argsort(known.texts, kind="stable")
        found = np.searchsorted(known.texts, asked, sorter=order)
        places = order[np.minimum(found, max(len(order) - 1, 0))] if len(order) else found[:0]
        known = known.at(places[known.texts[places] == asked[: len(places)]])
        return Candidates(
            tuple(known.texts.tolist()), CandidateCodes(known.codes, known.starts, known.asking), known.words
        )

    def _read(self, connection: Connection, texts: NDArray[np.int64]) -> _Tokens:
        self._book.refresh(connection)
        # The book knows the windows of a text: to look them up in the vault would take as long as to read them.
        owners, windows = self._book.windows(texts)
        read = window_tokens(connection, windows)
        # The book may know of windows that were written after this view of the vault.
        order = np.argsort(read.windows, kind="stable")
        found = np.searchsorted(read.windows, windows, sorter=order)
        stored = np.flatnonzero(np.isin(windows, read.windows))
        parts = _Tokens(
            read.windows, _starts(read.lengths), read.codes.reshape(-1, CODE_BYTES), read.words, read.asking
        ).at(order[found[stored]])
        different, firsts = np.unique(owners[stored], return_index=True)
        # A text's windows follow one another.
        return _Tokens(different, parts.starts[np.append(firsts, len(stored))], parts.codes, parts.words, parts.asking)

    def _known(self, texts: NDArray[np.int64], generation: int) -> tuple[_Tokens, NDArray[np.int64]]:
        """What is kept of these texts, each once, and which are not kept."""
        texts = np.unique(texts)
        with self._lock:
            if generation != self._generation:
                self._generation = generation
                self._forget()
            places = np.full(len(texts), _NOT_KEPT, dtype=np.int64)
            inside = texts < len(self._places)
            places[inside] = self._places[texts[inside]]
            kept = texts[places != _NOT_KEPT]
            lengths = self._lengths[kept].astype(np.int64)
            found = self._ring.of(kept, places[places != _NOT_KEPT], lengths)
        return found, texts[places == _NOT_KEPT]

    def _keep(self, read: _Tokens) -> None:
        count = len(read.codes)
        with self._lock:
            room = len(self._ring.codes)
            if not count or count > room:
                return
            if self._next + count > room:
                # What lies behind is older than all that lies before.
                while self._blocks and self._blocks[0].start >= self._next:
                    self._drop()
                self._next = 0
            end = self._next + count
            while self._blocks and self._blocks[0].start < end and self._blocks[0].end > self._next:
                self._drop()
            self._ring.codes[self._next : end] = read.codes
            self._ring.words[self._next : end] = read.words
            self._ring.asking[self._next : end] = read.asking
            self._make_room(int(read.texts[-1]) + 1)
            self._places[read.texts] = self._next + read.starts[:-1]
            self._lengths[read.texts] = np.diff(read.starts)
            self._blocks.append(_Block(self._next, end, read.texts))
            self._next = end

    def _drop(self) -> None:
        self._places[self._blocks.popleft().texts] = _NOT_KEPT

    def _make_room(self, handles: int) -> None:
        missing = handles - len(self._places)
        if missing > 0:
            missing = max(missing, len(self._places) // 4)
            self._places = np.concatenate((self._places, np.full(missing, _NOT_KEPT, dtype=np.int64)))
            self._lengths = np.concatenate((self._lengths, np.zeros(missing, dtype=np.int32)))


class _Block(NamedTuple):
    """One read in the ring, and the texts it brought."""

    start: int
    end: int
    texts: NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class _Tokens:
    """The tokens of texts: text ``t`` has ``starts[t]:starts[t + 1]`` of the other arrays."""

    texts: NDArray[np.int64]
    starts: NDArray[np.int64]
    codes: Codes
    words: NDArray[np.uint16]
    asking: NDArray[np.bool_]

    def of(self, texts: NDArray[np.int64], places: NDArray[np.int64], lengths: NDArray[np.int64]) -> Self:
        """Texts whose tokens begin at these places."""
        starts = _starts(lengths)
        rows = np.repeat(places - starts[:-1], lengths) + np.arange(starts[-1])
        return type(self)(texts, starts, self.codes[rows], self.words[rows], self.asking[rows])

    def at(self, order: NDArray[np.int64]) -> Self:
        """Those at these places, in their order."""
        return self.of(self.texts[order], self.starts[order], np.diff(self.starts)[order])

    def joined(self, others: Self) -> Self:
        return type(self)(
            np.concatenate((self.texts, others.texts)),
            np.concatenate((self.starts, self.starts[-1] + others.starts[1:])),
            np.concatenate((self.codes, others.codes)),
            np.concatenate((self.words, others.words)),
            np.concatenate((self.asking, others.asking)),
        )


def _starts(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    starts = np.zeros(len(lengths) + 1, dtype=np.int64)
    np.cumsum(lengths, out=starts[1:])
    return starts
