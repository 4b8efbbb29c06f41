"""What the page remembers between starts: tab and grouping in the clear, names and dates in the vault."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date
from typing import TYPE_CHECKING

from remembrancer_app.audit.filters import Narrowing

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.state.private_state import PrivateState

_FILTERS, _DATES, _ENTRY = "audit.filters", "audit.dates", "audit.entry"


class AuditMemory:
    """Reads and writes the page's state. What cannot be read is as if it had never been written."""

    def __init__(self, state: PageState, private: PrivateState) -> None:
        self._state = state
        self._private = private

    def narrowing(self) -> Narrowing:
        try:
            kept = Narrowing(**json.loads(self._private.value(_FILTERS) or "{}"))
            if kept.since:
                date.fromisoformat(kept.since)
            # Raises where there is another type in it.
            return kept if kept.days in (0, 1, 7, 30) else Narrowing()
        except (TypeError, ValueError):
            return Narrowing()

    def save_narrowing(self, narrowing: Narrowing) -> None:
        words = json.dumps(asdict(narrowing), ensure_ascii=False) if narrowing != Narrowing() else ""
        self._private.keep(_FILTERS, words)

    def dates(self) -> tuple[date, date | None] | None:
        """The two dates; None for the second is now."""
        first, _, second = self._private.value(_DATES).partition("..")
        try:
            return date.fromisoformat(first), date.fromisoformat(second) if second else None
        except ValueError:
            return None

    def save_dates(self, since: date, until: date | None) -> None:
        self._private.keep(_DATES, f"{since}..{until or ''}")

    def entry(self) -> str:
        return self._private.value(_ENTRY)

    def save_entry(self, operation: str) -> None:
        self._private.keep(_ENTRY, operation)

    def choice(self, name: str, values: tuple[str, ...]) -> str:
        """One of the values; the first if nothing is known."""
        kept = self._state.value(name, values[0])
        return kept if kept in values else values[0]

    def save_choice(self, name: str, value: str) -> None:
        self._state.set_value(name, value)
