"""How many memories a recall looked through: counted once for each state of the vault."""

from __future__ import annotations

from typing import Final

from remembrancer.recall.delivery.view import View
from remembrancer.storage.codes import word_statistics
from remembrancer.storage.listing import count
from remembrancer.storage.selection import Selection

_KEPT: Final = 16


class Counts:
    """Counts what selections hold, and keeps the last few counts until the vault changes. Safe for several threads."""

    def __init__(self) -> None:
        self._kept: tuple[int, dict[Selection, int]] = (0, {})

    def of(self, view: View) -> int:
        """How many memories the view's filters let through."""
        if not view.asked and view.moment.tx is None:
            # What is current by default is what the word statistics count, and they are always up to date.
            return word_statistics(view.connection, view.namespaces, ()).documents
        number, kept = self._kept
        if number != view.number:
            kept = {}
            self._kept = (view.number, kept)
        selection = view.selection
        known = kept.get(selection)
        if known is None:
            known = count(view.connection, selection)
            if len(kept) >= _KEPT:
                kept.clear()
            kept[selection] = known
        return known
