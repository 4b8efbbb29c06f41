"""The token codes of candidates: read from the vault, and the last ones kept in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.evidence import CandidateCodes, CandidateEvidence
from remembrancer.recall.ring import TextRing, TextRows, starts_of
from remembrancer.storage.codes import window_generation, window_tokens
from remembrancer.storage.connection import Connection

MOST_BYTES: Final = 96 * 1024 * 1024
"""A hundred thousand short statements."""
_TOKEN_BYTES: Final = CODE_BYTES + 2 * 2 + 1
"""What a token takes: its code, where its word begins and ends, whether it asks."""


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

    def spans(self, evidence: CandidateEvidence, most: int) -> list[tuple[tuple[int, int], ...]]:
        """Of each text where the words stand that answered the query best, best first.

        At most ``most`` tokens of each are looked at.
        """
        best = np.argsort(-evidence.shares, axis=1, kind="stable")[:, :most]
        matched = np.take_along_axis(evidence.matched_tokens, best, axis=1)
        # Every candidate has codes, so each of its query tokens is matched by one.
        rows = self.words[self.codes.starts[:-1, np.newaxis] + matched].tolist()
        return [tuple(dict.fromkeys(map(tuple, pairs))) for pairs in rows]


class TokenBook:
    """Reads the token codes of a code book's texts; the last ones are kept, up to ``most_bytes``.

    A text never changes, so what is kept holds until codes are removed. Safe for several threads.
    """

    def __init__(self, book: CodeBook, most_bytes: int = MOST_BYTES) -> None:
        self._book = book
        self._lock = Lock()
        self._generation = 0
        self.most_tokens: Final = most_bytes // _TOKEN_BYTES
        self._ring = TextRing(self.most_tokens, (np.uint8, (CODE_BYTES,)), (np.uint16, (2,)), (np.bool_, ()))

    def candidates(self, connection: Connection, texts: Sequence[int]) -> Candidates:
        """The codes of these texts."""
        asked, generation = np.array(texts, dtype=np.int64), window_generation(connection)
        with self._lock:
            if generation != self._generation:
                self._generation = generation
                self._ring.forget()
            known, missing = self._ring.known(asked)
        if len(missing):
            read = self._read(connection, missing)
            with self._lock:
                if generation == self._generation:
                    self._ring.keep(read)
            known = known.joined(read)
        known = known.among(asked)
        codes, words, asking = known.columns
        return Candidates(tuple(known.texts.tolist()), CandidateCodes(codes, known.starts, asking), words)

    def _read(self, connection: Connection, texts: NDArray[np.int64]) -> TextRows:
        self._book.refresh(connection)
        # The book knows the windows of a text: to look them up in the vault would take as long as to read them.
        owners, windows = self._book.windows(texts)
        read = window_tokens(connection, windows)
        # The book may know of windows that were written after this view of the vault.
        order = np.argsort(read.windows, kind="stable")
        found = np.searchsorted(read.windows, windows, sorter=order)
        stored = np.flatnonzero(np.isin(windows, read.windows))
        columns = (read.codes.reshape(-1, CODE_BYTES), read.words, read.asking)
        parts = TextRows(read.windows, starts_of(read.lengths), columns).at(order[found[stored]])
        different, firsts = np.unique(owners[stored], return_index=True)
        # A text's windows follow one another.
        return TextRows(different, parts.starts[np.append(firsts, len(stored))], parts.columns)
