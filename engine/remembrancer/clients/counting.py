"""What clients did, by local day: counted in memory, written down soon after, read again after a start."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable
from dataclasses import fields, replace
from datetime import datetime, timedelta
from typing import Final

from remembrancer.model.clients import ClientCounts
from remembrancer.model.clock import to_microseconds
from remembrancer.model.local_days import day_of, end_of
from remembrancer.storage.clients import DayCounts, days_of_clients, write_days
from remembrancer.storage.connection import Connection
from remembrancer.storage.store import Store

NOTHING: Final = ClientCounts()
_ASKED_AGAIN: Final = timedelta(minutes=1)


def added(first: ClientCounts, second: ClientCounts) -> ClientCounts:
    """Both together."""
    return ClientCounts(
        **{each.name: getattr(first, each.name) + getattr(second, each.name) for each in fields(ClientCounts)}
    )


class Counting:
    """Counts by client and day. A count is written on the writer's thread, without anybody waiting for it."""

    def __init__(self, store: Store, beside: Callable[[Connection], None]) -> None:
        """``beside`` writes what is to be written at the same times."""
        self._store = store
        self._beside = beside
        self._lock = threading.Lock()
        self._days: dict[tuple[int, int], DayCounts] | None = None
        self._unwritten: set[tuple[int, int]] = set()
        self._asked_at: datetime | None = None

    def count(self, client: int, counts: ClientCounts) -> None:
        """Add to what a client (by row) did today."""
        now = self._store.clock.now()
        key = (client, to_microseconds(end_of(day_of(now, self._store.clock.zone()), self._store.clock.zone())))
        with self._lock:
            days = self._read()
            before = days.get(key) or DayCounts(*key, NOTHING, 0)
            days[key] = replace(before, counts=added(before.counts, counts), last_at=to_microseconds(now))
            self._unwritten.add(key)
            # Once, and again where that came to nothing, as while the vault is damaged.
            ask = self._asked_at is None or not timedelta(0) <= now - self._asked_at < _ASKED_AGAIN
            self._asked_at = now if ask else self._asked_at
        if ask:
            self._store.maintain_later(self._write)

    def today(self, client: int) -> ClientCounts:
        """What a client did today."""
        clock = self._store.clock
        ends_at = to_microseconds(end_of(day_of(clock.now(), clock.zone()), clock.zone()))
        with self._lock:
            found = self._read().get((client, ends_at))
            return found.counts if found else NOTHING

    def days(self) -> list[DayCounts]:
        """Everything that was counted, the oldest day first."""
        with self._lock:
            return sorted(self._read().values(), key=lambda each: (each.ends_at, each.client))

    def totals(self) -> dict[int, tuple[ClientCounts, int]]:
        """What each client did altogether, and when it was seen last (microseconds)."""
        found: dict[int, tuple[ClientCounts, int]] = defaultdict(lambda: (NOTHING, 0))
        for each in self.days():
            counts, last_at = found[each.client]
            found[each.client] = (added(counts, each.counts), max(last_at, each.last_at))
        return dict(found)

    def _read(self) -> dict[tuple[int, int], DayCounts]:
        if self._days is None:
            with self._store.read() as connection:
                self._days = {(each.client, each.ends_at): each for each in days_of_clients(connection)}
        return self._days

    def _write(self, connection: Connection) -> None:
        with self._lock:
            days = self._read()
            keys, self._unwritten = self._unwritten, set()
            unwritten = [days[key] for key in sorted(keys)]
            self._asked_at = None
        try:
            write_days(connection, unwritten)
            self._beside(connection)
        except BaseException:
            with self._lock:
                self._unwritten |= keys
            raise
