"""Which texts a search may find: one bit a text, kept from change to change, so that filters apply inside the scan."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.codes import changed_texts, eligible_texts, of_texts, window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.selection import Selection

_KEPT: Final = 8
_MOST_CHANGED: Final = 2_000
"""So many changed texts are looked at one by one; beyond, the selection is read afresh."""


@dataclass(frozen=True, slots=True, eq=False)
class EligibleTexts:
    """The texts of a selection: ``present``, bool [handles], says of each text's handle whether it may be found."""

    present: NDArray[np.bool_]

    def __len__(self) -> int:
        return int(np.count_nonzero(self.present))

    @property
    def handles(self) -> NDArray[np.int64]:
        """The same as sorted handles."""
        return np.flatnonzero(self.present)

    @classmethod
    def of(cls, handles: NDArray[np.int64]) -> Self:
        """These texts."""
        present = np.zeros(int(handles.max(initial=0)) + 1, dtype=np.bool_)
        present[handles] = True
        return cls(present)

    def among(self, texts: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Which of these texts may be found, bool, in their order."""
        # Texts may have been stored since the selection was read; they are none of it.
        return np.take(self._reaching(int(texts.max(initial=0))), texts)

    def without(self, texts: NDArray[np.int64]) -> EligibleTexts:
        """The texts but for these."""
        if not len(texts):
            return self
        present = self._reaching(int(texts.max())).copy()
        present[texts] = False
        return EligibleTexts(present)

    def updated(self, looked_at: NDArray[np.int64], found: NDArray[np.int64]) -> Self:
        """The texts after a change: of those looked at, the found ones belong to the selection now."""
        present = self._reaching(int(looked_at.max(initial=0))).copy()
        present[looked_at] = False
        present[found] = True
        return type(self)(present)

    def _reaching(self, last: int) -> NDArray[np.bool_]:
        missing = last + 1 - len(self.present)
        return self.present if missing <= 0 else np.concatenate((self.present, np.zeros(missing, dtype=np.bool_)))


@dataclass(frozen=True, slots=True, eq=False)
class _Known:
    """A selection's texts after a transaction, while no codes were removed."""

    number: int
    generation: int
    texts: EligibleTexts


class Eligibility:
    """Finds the texts of selections. The last few are kept, and after a change only what it touched is read.

    Safe for several threads.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: OrderedDict[Selection, _Known] = OrderedDict()

    def texts(self, connection: Connection, selection: Selection) -> EligibleTexts:
        """The texts of the selection in this view of the vault."""
        number, generation = newest_tx(connection), window_generation(connection)
        with self._lock:
            known = self._kept.get(selection)
        if known is not None and (known.number, known.generation) == (number, generation):
            texts = known.texts
        else:
            # A view older than what is kept cannot be made from it.
            usable = known is not None and known.number < number and known.generation == generation
            texts = (usable and known and _followed(connection, selection, known)) or EligibleTexts.of(
                eligible_texts(connection, selection)
            )
        with self._lock:
            if known is None or known.number <= number:
                self._kept[selection] = _Known(number, generation, texts)
                self._kept.move_to_end(selection)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return texts


def _followed(connection: Connection, selection: Selection, known: _Known) -> EligibleTexts | None:
    """What is known brought up to date; None if it is cheaper or needed to read the selection afresh."""
    changed = changed_texts(connection, known.number)
    if changed is None or len(changed) > _MOST_CHANGED:
        return None
    if not len(changed):
        return known.texts
    found = eligible_texts(connection, of_texts(selection, np.unique(changed).tolist()))
    return known.texts.updated(changed, found)
