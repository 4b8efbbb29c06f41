"""The first-stage codes of all texts in memory: what the scan runs over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS, Codes
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.evidence import hamming_scan
from remembrancer.storage.codes import memory_codes, window_generation
from remembrancer.storage.connection import Connection

_FIRST_ROOM: Final = 1024
_ROOM_TO_GROW: Final = 1.25


class CodeBook:
    """Memory codes by word (``uint64 [6, n]``) with the text each belongs to. Read lazily, refreshed by what is new.

    64 bytes a window. Safe for several threads: what :meth:`distances` works on is never changed in place below its
    length.
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
        self._windows: NDArray[np.int64] = np.zeros(_FIRST_ROOM, dtype=np.int64)
        self._ascending = True
        """Whether the texts' handles rise with the windows: they do unless an encoder came to a text later."""
        self._order: NDArray[np.int64] | None = None

    def refresh(self, connection: Connection) -> None:
        """Take in the codes that were written since the last call."""
        with self._lock:
            generation = window_generation(connection)
            if generation != self._generation:
                self._forget(generation)
            read = list(memory_codes(connection, self._encoder, self._last_window))
            self._make_room(sum(len(each.texts) for each in read))
            for each in read:
                end = self._length + len(each.texts)
                packed = each.codes.reshape(-1, CODE_BYTES)
                self._codes[:, self._length : end] = packed.view(np.uint64).T
                self._texts[self._length : end] = each.texts
                self._windows[self._length : end] = each.windows
                start = max(self._length - 1, 0)
                self._ascending = self._ascending and bool(np.all(np.diff(self._texts[start:end]) >= 0))
                self._order = None
                self._last_window, self._length = int(each.windows.max()), end

    def texts(self, connection: Connection) -> NDArray[np.int64]:
        """The texts that have codes, sorted."""
        self.refresh(connection)
        with self._lock:
            return np.unique(self._texts[: self._length])

    def _make_room(self, more: int) -> None:
        room = len(self._texts)
        if self._length + more <= room:
            return
        room = max(int(_ROOM_TO_GROW * room), self._length + more)
        codes = np.zeros((CODE_WORDS, room), dtype=np.uint64)
        texts, windows = np.zeros(room, dtype=np.int64), np.zeros(room, dtype=np.int64)
        codes[:, : self._length] = self._codes[:, : self._length]
        texts[: self._length], windows[: self._length] = self._texts[: self._length], self._windows[: self._length]
        self._codes, self._texts, self._windows = codes, texts, windows

    def distances(self, query_code: NDArray[np.uint8]) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
        """The text of every window, and in how many of the 384 bits its code differs from the query's."""
        with self._lock:
            codes, texts = self._codes[:, : self._length], self._texts[: self._length]
        return texts, hamming_scan(codes, np.ascontiguousarray(query_code).view(np.uint64))

    def scan(self, query_code: NDArray[np.uint8]) -> Scan:
        """Every window's distance from a query's code."""
        return Scan(*self.distances(query_code))

    def windows(self, texts: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The windows of these texts, text by text, each text's in the order in which they were written.

        Returns:
            Of each window its text and its row number.
        """
        with self._lock:
            places = self._places(texts)
            return self._texts[places], self._windows[places]

    def codes(self, texts: Sequence[int]) -> dict[int, Codes]:
        """The codes [n, 48] of the windows of these texts, by text; those that have none are left out."""
        with self._lock:
            places = self._places(texts)
            found = self._texts[places]
            packed = np.ascontiguousarray(self._codes[:, places].T).view(np.uint8)
        different, starts = np.unique(found, return_index=True)
        return dict(zip(different.tolist(), np.split(packed, starts[1:]), strict=True)) if len(different) else {}

    def _places(self, texts: Sequence[int] | NDArray[np.int64]) -> NDArray[np.int64]:
        """Where the windows of these texts lie, by text."""
        known = self._texts[: self._length]
        if self._order is None and not self._ascending:
            self._order = np.argsort(known, kind="stable")
        order = self._order
        wanted = np.unique(np.array(texts, dtype=np.int64))
        ordered = known if order is None else known[order]
        starts, ends = np.searchsorted(ordered, wanted), np.searchsorted(ordered, wanted, side="right")
        # Of most texts one window; of long ones several in a row.
        counts = ends - starts
        places = np.repeat(starts - np.concatenate(([0], np.cumsum(counts)[:-1])), counts) + np.arange(counts.sum())
        return places if order is None else order[places]


@dataclass(frozen=True, slots=True, eq=False)
class Scan:
    """What a scan found: int64 [windows] texts, uint16 [windows] distances in bits, 0 to 384."""

    texts: NDArray[np.int64]
    distances: NDArray[np.uint16]

    def nearest(self, eligible: EligibleTexts, most: int, further: NDArray[np.float32] | None = None) -> list[int]:
        """The eligible texts whose nearest window is the least far, and all that tie with the last.

        ``most`` windows are taken; the order is that of distance, then of handles.

        Args:
            eligible: the texts that may be found.
            most: how many windows to take.
            further: float32 [handles], how many bits each eligible text is further than its code says, if any.
        """
        if most <= 0 or not len(self.texts):
            return []
        far = self.distances.astype(np.float32)
        if further is not None and len(further):
            # Texts stored since the selection was read are none of it.
            far += np.take(further, self.texts, mode="clip")
        far[~eligible.among(self.texts)] = np.inf
        cut = np.partition(far, most - 1)[most - 1] if most < len(far) else np.inf
        near = np.flatnonzero((far <= cut) & (far < np.inf))
        texts, far = self.texts[near], far[near]
        return list(dict.fromkeys(texts[np.lexsort((texts, far))].tolist()))

    def scanned(self, handles: int) -> NDArray[np.bool_]:
        """Which of so many handles have a code, bool [handles]."""
        known = np.zeros(handles, dtype=np.bool_)
        known[self.texts[self.texts < handles]] = True
        return known
