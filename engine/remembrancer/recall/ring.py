"""Rows that belong to texts, the last ones kept in memory: tokens, terms.

The rows lie in one ring, read by read, and a new read takes the room of the oldest: what a recall needs is gathered by
one indexing, and thousands of texts make no objects. Beside it 12 bytes for each text of the vault.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

_NOT_KEPT: Final = -1


@dataclass(frozen=True, slots=True, eq=False)
class TextRows:
    """The rows of texts: text ``t`` has ``starts[t]:starts[t + 1]`` of each column.

    Attributes:
        texts: int64 [texts], handles.
        starts: int64 [texts + 1].
        columns: arrays of one length, of any type and width.
    """

    texts: NDArray[np.int64]
    starts: NDArray[np.int64]
    columns: tuple[NDArray[Any], ...]

    def of(self, texts: NDArray[np.int64], places: NDArray[np.int64], lengths: NDArray[np.int64]) -> Self:
        """Texts whose rows begin at these places."""
        starts = starts_of(lengths)
        rows = np.repeat(places - starts[:-1], lengths) + np.arange(starts[-1])
        return type(self)(texts, starts, tuple(column[rows] for column in self.columns))

    def at(self, order: NDArray[np.int64]) -> Self:
        """Those at these places, in their order."""
        return self.of(self.texts[order], self.starts[order], np.diff(self.starts)[order])

    def joined(self, others: Self) -> Self:
        columns = zip(self.columns, others.columns, strict=True)
        return type(self)(
            np.concatenate((self.texts, others.texts)),
            np.concatenate((self.starts, self.starts[-1] + others.starts[1:])),
            tuple(np.concatenate(pair) for pair in columns),
        )

    def among(self, asked: NDArray[np.int64]) -> Self:
        """Those of the texts asked for, in the order in which they are asked for."""
        order = np.argsort(self.texts, kind="stable")
        if not len(order):
            return self
        found = np.searchsorted(self.texts, asked, sorter=order)
        places = order[np.minimum(found, len(order) - 1)]
        return self.at(places[self.texts[places] == asked])


class TextRing:
    """Keeps the rows of texts. Not safe for several threads: its owner holds a lock."""

    def __init__(self, rows: int, *columns: tuple[DTypeLike, tuple[int, ...]]) -> None:
        """Room for so many rows; each column has a type and the shape of one row. It is taken with the first read."""
        self._shapes = columns
        self._columns = self._zeros(0)
        self._room = rows
        self._filled = 0
        self.forget()

    def _zeros(self, rows: int) -> tuple[NDArray[Any], ...]:
        return tuple(np.zeros((rows, *shape), dtype=kind) for kind, shape in self._shapes)

    def forget(self) -> None:
        """Keep nothing of what was read, not even unseen."""
        for column in self._columns:
            column[: self._filled] = 0
        self._next = self._filled = 0
        self._blocks: deque[_Block] = deque()
        self._places = np.full(0, _NOT_KEPT, dtype=np.int64)
        self._lengths = np.zeros(0, dtype=np.int32)

    def known(self, texts: NDArray[np.int64]) -> tuple[TextRows, NDArray[np.int64]]:
        """What is kept of these texts, each once, and which are not kept."""
        texts = np.unique(texts)
        places = np.full(len(texts), _NOT_KEPT, dtype=np.int64)
        inside = texts < len(self._places)
        places[inside] = self._places[texts[inside]]
        kept = texts[places != _NOT_KEPT]
        lengths = self._lengths[kept].astype(np.int64)
        ring = TextRows(kept, np.zeros(1, dtype=np.int64), self._columns)
        return ring.of(kept, places[places != _NOT_KEPT], lengths), texts[places == _NOT_KEPT]

    def keep(self, read: TextRows) -> None:
        """Keep what was read of texts, which are sorted; the oldest reads make room for it."""
        count = int(read.starts[-1])
        if not count or count > self._room:
            return
        if not len(self._columns[0]):
            self._columns = self._zeros(self._room)
        if self._next + count > self._room:
            # What lies behind is older than all that lies before.
            while self._blocks and self._blocks[0].start >= self._next:
                self._drop()
            self._next = 0
        end = self._next + count
        while self._blocks and self._blocks[0].start < end and self._blocks[0].end > self._next:
            self._drop()
        for column, rows in zip(self._columns, read.columns, strict=True):
            column[self._next : end] = rows
        self._make_room(int(read.texts[-1]) + 1)
        self._places[read.texts] = self._next + read.starts[:-1]
        self._lengths[read.texts] = np.diff(read.starts)
        self._blocks.append(_Block(self._next, end, read.texts))
        self._next, self._filled = end, max(self._filled, end)

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


def starts_of(lengths: NDArray[np.int64] | Sequence[int]) -> NDArray[np.int64]:
    """Where each begins, and where the last one ends: int64 [lengths + 1]."""
    starts = np.zeros(len(lengths) + 1, dtype=np.int64)
    np.cumsum(lengths, out=starts[1:])
    return starts
