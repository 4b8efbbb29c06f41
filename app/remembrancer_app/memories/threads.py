"""How the rows of a list of chains hang together."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.model.clock import from_microseconds
from remembrancer.model.conflicts import Supersession

if TYPE_CHECKING:
    from datetime import datetime

    from remembrancer.model.chains import ChainRows
    from remembrancer_app.memories.day_words import DayWords

_LINKS = tuple(Supersession)
_LOOKED_AHEAD = 200
"""A memory that further rows below joins the same one gets no line to there: nobody sees both at once."""


class Threads:
    """Says of each row where it stands in its chain. Made anew for each answer; rows cost some bytes."""

    def __init__(self, rows: ChainRows) -> None:
        self.rows = rows
        self._depths = array("H", rows.depths)
        self._links = array("B", rows.links)
        self._times = array("q", rows.times)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Threads) and other.rows == self.rows

    __hash__ = None  # type: ignore[assignment]

    @property
    def chains(self) -> int:
        return self.rows.chains

    def depth(self, row: int) -> int:
        """0 for the head of a chain."""
        return self._depths[row]

    def link(self, row: int) -> Supersession:
        """How a row that is no head gave way."""
        return _LINKS[self._links[row]]

    def since(self, row: int) -> datetime:
        """When that was recorded."""
        return from_microseconds(self._times[row])

    def above(self, row: int) -> int:
        """The row of what took its place; the row itself of a head."""
        depth = self._depths[row]
        return next((each for each in range(row - 1, -1, -1) if self._depths[each] < depth), row) if depth else row

    def beneath(self, row: int) -> int:
        """The row of the newest that it took the place of; the row itself if there is none."""
        after = row + 1
        return after if after < len(self._depths) and self._depths[after] > self._depths[row] else row

    def head(self, row: int) -> int:
        """The row of the head of a row's chain."""
        while self._depths[row]:
            row -= 1
        return row

    def under(self, head: int) -> range:
        """The rows that stand beneath the head of a chain."""
        end = head + 1
        while end < len(self._depths) and self._depths[end]:
            end += 1
        return range(head + 1, end)

    def going_on(self, row: int) -> frozenset[int]:
        """The depths at which something below joins the same memory, so that a line leads there past this row."""
        lowest = self._depths[row]
        found = set()
        for depth in self._depths[row + 1 : row + 1 + _LOOKED_AHEAD]:
            if depth <= lowest:
                found.add(depth)
            lowest = min(lowest, depth)
            if lowest == 0:
                break
        return frozenset(found - {0})


def link_words(threads: Threads, row: int, day_words: DayWords) -> str:
    """``Replaced on 3 Mar``; nothing for the head of a chain."""
    if not threads.depth(row):
        return ""
    words = {
        Supersession.REPLACED: QCoreApplication.translate("Memories", "Replaced on {0}"),
        Supersession.CORRECTED: QCoreApplication.translate("Memories", "Corrected on {0}"),
    }
    return words[threads.link(row)].format(day_words.dates.day(threads.since(row)))


def chains_words(count: int, figure: str) -> str:
    """``1 chain``, ``12 chains``."""
    if count == 1:
        return QCoreApplication.translate("Memories", "1 chain")
    return QCoreApplication.translate("Memories", "{0} chains").format(figure)
