"""The token codes of candidates: read from the vault, and the last ones kept in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.evidence import NO_TOKEN, CandidateCodes, CandidateEvidence
from remembrancer.storage.codes import TokenCodes, window_generation, window_tokens
from remembrancer.storage.connection import Connection

MOST_BYTES: Final = 48 * 1024 * 1024
_ENTRY_BYTES: Final = 400
"""What an entry takes beside its codes: measured, for the limit to mean something with short texts."""


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


def _starts(lengths: Sequence[int]) -> NDArray[np.int64]:
    starts = np.zeros(len(lengths) + 1, dtype=np.int64)
    np.cumsum(lengths, out=starts[1:])
    return starts


class TokenBook:
    """Reads the token codes of a code book's texts; the last ones are kept, up to ``most_bytes``.

    Safe for several threads.

    A text never changes, so what is kept holds until codes are removed.
    """

    def __init__(self, book: CodeBook, most_bytes: int = MOST_BYTES) -> None:
        self._book = book
        self._most_bytes = most_bytes
        self._lock = Lock()
        self._generation = 0
        self._bytes = 0
        self._kept: OrderedDict[int, TokenCodes] = OrderedDict()

    def candidates(self, connection: Connection, texts: Sequence[int]) -> Candidates:
        """The codes of these texts."""
        found = self._known(texts, window_generation(connection))
        missing = [text for text in texts if text not in found]
        if missing:
            read = self._read(connection, missing)
            found.update((each.text, each) for each in read)
            self._keep(read)
        stored = [found[text] for text in texts if text in found]
        codes = np.frombuffer(b"".join([each.codes for each in stored]), dtype=np.uint8).reshape(-1, CODE_BYTES)
        words = np.frombuffer(b"".join([each.words for each in stored]), dtype="<u2").reshape(-1, 2)
        starts = _starts([len(each.codes) // CODE_BYTES for each in stored])
        asking = np.frombuffer(b"".join([each.asking for each in stored]), dtype=np.bool_)
        return Candidates(tuple(each.text for each in stored), CandidateCodes(codes, starts, asking), words)

    def _read(self, connection: Connection, texts: Sequence[int]) -> list[TokenCodes]:
        self._book.refresh(connection)
        # The book knows the windows of a text: to look them up in the vault would take as long as to read them.
        windows = self._book.windows(texts)
        stored = window_tokens(connection, [window for _, window in windows])
        read: dict[int, TokenCodes] = {}
        for text, window in windows:
            # The book may know of windows that were written after this view of the vault.
            if window in stored:
                codes, words, asking = stored[window]
                before = read.get(text, TokenCodes(text, b"", b""))
                read[text] = TokenCodes(text, before.codes + codes, before.words + words, before.asking + asking)
        return list(read.values())

    def _known(self, texts: Sequence[int], generation: int) -> dict[int, TokenCodes]:
        with self._lock:
            if generation != self._generation:
                self._generation, self._bytes = generation, 0
                self._kept.clear()
            found = {text: self._kept[text] for text in texts if text in self._kept}
            for text in found:
                self._kept.move_to_end(text)
        return found

    def _keep(self, read: Sequence[TokenCodes]) -> None:
        with self._lock:
            for each in read:
                if each.text not in self._kept:
                    self._kept[each.text] = each
                    self._bytes += _size(each)
            while self._bytes > self._most_bytes:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= _size(dropped)


def _size(stored: TokenCodes) -> int:
    return len(stored.codes) + len(stored.words) + len(stored.asking) + _ENTRY_BYTES
