"""How much a client may do: quotas by the minute and the day, and the breaker against changing a lot at once."""

from __future__ import annotations

import threading
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from datetime import timedelta
from typing import Final, TypeAlias

from remembrancer.clients.counting import Counting
from remembrancer.model.clients import ClientCounts
from remembrancer.model.clock import Clock, to_microseconds
from remembrancer.model.errors import QuotaExceededError
from remembrancer.model.local_days import day_of, end_of
from remembrancer.storage.clients import StoredClient

BREAKER_SHARE: Final = 0.2
BREAKER_PERIOD: Final = timedelta(minutes=10)
BREAKER_FROM: Final = 10
"""So many memories may be changed in any namespace: a fifth of a small one is nothing."""
_MINUTE: Final = 60_000_000
_SECOND: Final = 1_000_000
_WRITES: Final = "writes_per_minute"
Written: TypeAlias = Callable[[str, int], Iterable[int]]


class Limits:
    """Counts requests as they begin. The minutes are in memory, the days are those of :class:`Counting`.

    ``written`` gives the instants (microseconds) at which a client wrote since one: after a start the minute of its
    writes goes on. That of its recalls begins anew.
    """

    def __init__(self, clock: Clock, counting: Counting, written: Written) -> None:
        self._clock = clock
        self._counting = counting
        self._written = written
        self._lock = threading.Lock()
        self._minutes: dict[tuple[int, str], deque[int]] = defaultdict(deque)
        self._touched: dict[tuple[int, int], deque[tuple[int, str]]] = defaultdict(deque)
        self._sizes: dict[tuple[int, int], int] = {}

    def begin_write(self, client: StoredClient) -> None:
        """Count a write that is about to begin.

        Raises:
            QuotaExceededError: there were too many; this one is not counted.
        """
        quotas = client.record.quotas
        with self._lock:
            if self._counting.today(client.row).writes >= quotas.writes_per_day:
                raise self._until_tomorrow("writes_per_day", quotas.writes_per_day)
            self._within_minute(client, _WRITES, quotas.writes_per_minute)
            self._counting.count(client.row, ClientCounts(writes=1))

    def begin_recall(self, client: StoredClient) -> int:
        """Count a recall that is about to begin; how many tokens are left for it today.

        Raises:
            QuotaExceededError: there were too many, of recalls or tokens; this one is not counted.
        """
        quotas = client.record.quotas
        with self._lock:
            left = quotas.tokens_per_day - self._counting.today(client.row).tokens
            if left <= 0:
                raise self._until_tomorrow("tokens_per_day", quotas.tokens_per_day)
            self._within_minute(client, "recalls_per_minute", quotas.recalls_per_minute)
            self._counting.count(client.row, ClientCounts(recalls=1))
            return left

    def touches_too_much(self, client: StoredClient, memories: Mapping[str, int], sizes: Mapping[int, int]) -> bool:
        """Note that a client is about to change memories (each with its namespace); whether that is too much at once.

        ``sizes`` is how many memories the namespaces have now: what counts is how many it was when the client began.
        """
        now = to_microseconds(self._clock.now())
        first = now - BREAKER_PERIOD // timedelta(microseconds=1)
        with self._lock:
            for memory, namespace in memories.items():
                place = (client.row, namespace)
                touched = self._touched[place]
                while touched and touched[0][0] <= first:
                    touched.popleft()
                if not touched:
                    self._sizes[place] = sizes.get(namespace, 0)
                touched.append((now, memory))
                different = len({each for _, each in touched})
                if different > BREAKER_FROM and different > BREAKER_SHARE * self._sizes[place]:
                    # Whoever is let in again starts afresh.
                    touched.clear()
                    return True
        return False

    def _within_minute(self, client: StoredClient, quota: str, limit: int) -> None:
        now, key = to_microseconds(self._clock.now()), (client.row, quota)
        if quota == _WRITES and key not in self._minutes:
            self._minutes[key].extend(self._written(client.public_id, now - _MINUTE))
        times = self._minutes[key]
        # A clock that was set back leaves nothing in the future to wait for.
        while times and not now - _MINUTE < times[0] <= now:
            times.popleft()
        if len(times) >= limit:
            wait = _MINUTE if not times else _MINUTE - (now - times[0])
            raise QuotaExceededError(reason=quota, limit=limit, retry_after=max(1, -(-wait // _SECOND)))
        times.append(now)

    def _until_tomorrow(self, quota: str, limit: int) -> QuotaExceededError:
        now, zone = self._clock.now(), self._clock.zone()
        wait = end_of(day_of(now, zone), zone) - now
        return QuotaExceededError(reason=quota, limit=limit, retry_after=max(1, int(wait.total_seconds()) + 1))
