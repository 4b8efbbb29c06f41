"""The first-stage codes of all texts in memory: what the scan runs over."""

from __future__ import annotations

from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS
from remembrancer.recall.evidence import hamming_scan
from remembrancer.storage.codes import memory_codes, window_generation
from remembrancer.storage.connection import Connection

_FIRST_ROOM: Final = 1024


class CodeBook:
    """Memory codes by word (``uint64 [6, n]``) with the text each belongs to. Read lazily, refreshed by what is new.

    Safe for several threads: what :meth:`distances` works on is never changed in place below its length.
    """

    def __init__(self, encoder: str) -> None:
        self._encoder = encoder
        self._lock = Lock()
        self._forget(0)

    def _forget(self, generation: int) -> None:
        self._generation = generation
        self._last_window = 0
        self._length = 0
        self._codes: NDArray[np.uint64] = np.zeros((CODE_WORDS, _FIRST_ROOM), dtype=np.uint64)
        self._texts: NDArray[np.int64] = np.zeros(_FIRST_ROOM, dtype=np.int64)

    def refresh(self, connection: Connection) -> None:
        """Take in the codes that were written since the last call."""
        with self._lock:
            generation = window_generation(connection)
            if generation != self._generation:
                self._forget(generation)
            rows = list(memory_codes(connection, self._encoder, self._last_window))
            if not rows:
                return
            self._make_room(len(rows))
            end = self._length + len(rows)
            packed = np.frombuffer(b"".join(code for _, _, code in rows), dtype=np.uint8).reshape(-1, CODE_BYTES)
            self._codes[:, self._length : end] = packed.view(np.uint64).T
            self._texts[self._length : end] = [text for _, text, _ in rows]
            self._last_window, self._length = rows[-1][0], end

    def _make_room(self, more: int) -> None:
        room = len(self._texts)
        if self._length + more <= room:
            return
        room = max(2 * room, self._length + more)
        codes = np.zeros((CODE_WORDS, room), dtype=np.uint64)
        texts = np.zeros(room, dtype=np.int64)
        codes[:, : self._length], texts[: self._length] = self._codes[:, : self._length], self._texts[: self._length]
        self._codes, self._texts = codes, texts

    def distances(self, query_code: NDArray[np.uint8]) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
        """The text of every window, and in how many of the 384 bits its code differs from the query's."""
        with self._lock:
            codes, texts = self._codes[:, : self._length], self._texts[: self._length]
        return texts, hamming_scan(codes, np.ascontiguousarray(query_code).view(np.uint64))
