"""What clients ask for, as it comes: the last requests and the last hour, in memory, and who wants to be told."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from remembrancer.model.pairing import PairingAnswered, PairingRequest
from remembrancer.model.subscribers import Subscribers
from remembrancer.model.traffic import KEPT_MINUTES, KEPT_REQUESTS, ClientRequest, RequestOutcome, TrafficMinute

Seen: TypeAlias = ClientRequest | PairingRequest | PairingAnswered
"""What a live view is told: a request that was answered, that somebody asks to be let in, or has their answer."""
_CLIENTS_A_MINUTE: Final = 200
"""Of more clients the hour is not kept: there cannot be more that are known."""


class TrafficLog:
    """Keeps the last requests and tells who follows. A name that is told has no words of memories in it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._number = 0
        self._requests: deque[ClientRequest] = deque(maxlen=KEPT_REQUESTS)
        self._minutes: dict[datetime, dict[str, TrafficMinute]] = {}
        self.followers: Subscribers[Seen] = Subscribers()

    def note(self, request: ClientRequest, *, writes: bool) -> None:
        """Keep a request, whose number is given to it here, and tell the followers."""
        with self._lock:
            self._number += 1
            numbered = replace(request, number=self._number)
            self._requests.append(numbered)
            self._count(numbered, writes=writes)
        self.followers.tell(numbered)

    def requests(self, client: str, after: int, limit: int) -> tuple[ClientRequest, ...]:
        """The requests of a client (or of everybody) with higher numbers than ``after``, the newest first."""
        with self._lock:
            found = [each for each in self._requests if each.number > after and client in ("", each.client)]
        return tuple(found[::-1][:limit])

    def minutes(self, client: str, now: datetime) -> tuple[TrafficMinute, ...]:
        """What was asked in the last hour, the oldest minute first."""
        first = now - timedelta(minutes=KEPT_MINUTES)
        with self._lock:
            return tuple(
                each
                for start in sorted(self._minutes)
                if start > first
                for each in self._minutes[start].values()
                if client in ("", each.client)
            )

    def _count(self, request: ClientRequest, *, writes: bool) -> None:
        start = request.at.replace(second=0, microsecond=0)
        minute = self._minutes.setdefault(start, {})
        if len(minute) >= _CLIENTS_A_MINUTE and request.client not in minute:
            return
        before = minute.get(request.client) or TrafficMinute(start, request.client, 0, 0, 0)
        is_refused = request.outcome in (RequestOutcome.REFUSED, RequestOutcome.FAILED)
        minute[request.client] = replace(
            before,
            recalls=before.recalls + (not writes and not is_refused),
            writes=before.writes + (writes and not is_refused),
            refused=before.refused + is_refused,
        )
        for old in [each for each in self._minutes if abs(start - each) > timedelta(minutes=KEPT_MINUTES)]:
            del self._minutes[old]
