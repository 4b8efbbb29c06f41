"""What fades soon, what nobody has verified for long, and what should be pinned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.lifecycle.policy import DEFAULT
from remembrancer.lifecycle.population import Population, Populations
from remembrancer.lifecycle.strength import DAY, NEVER, fades_at
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.lifecycle import (
    Fading,
    FadingMemory,
    ListFading,
    ListPinSuggestions,
    ListReviews,
    PinSuggestions,
    Policy,
    Priority,
    ReviewMemory,
    Reviews,
)
from remembrancer.model.limits import LATEST_YEAR
from remembrancer.model.local_days import day_of, end_of, ends_between, last_end
from remembrancer.model.types import MemoryType
from remembrancer.storage.connection import Connection
from remembrancer.storage.lifetimes import ids_of_rows
from remembrancer.storage.operations import tx_at
from remembrancer.storage.policies import POLICIES
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment
from remembrancer.storage.store import Store

MOST_DAYS: Final = 3660
MOST_LISTED: Final = 1000
_TYPES: Final = tuple(MemoryType)
_PRIORITIES: Final = tuple(Priority)
_LAST: Final = to_microseconds(datetime(LATEST_YEAR, 1, 1, tzinfo=UTC))


class FadingLists:
    """Answers :class:`ListFading`, :class:`ListReviews` and :class:`ListPinSuggestions`."""

    def __init__(self, store: Store, populations: Populations) -> None:
        self._store = store
        self._populations = populations

    def fading(self, scope: Scope, request: ListFading) -> Fading:
        """What a sweep would demote within so many days, if nobody uses it.

        Raises:
            InvalidInputError: the days or the limit are outside their range.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        if not 0 <= request.days <= MOST_DAYS:
            raise InvalidInputError("days", "out_of_range", limit=f"0..{MOST_DAYS}", given=request.days)
        _check_limit(request.limit)
        now, zone = request.as_of or self._store.clock.now(), self._store.clock.zone()
        last = last_end(now + timedelta(days=request.days), zone)
        horizon = to_microseconds(last)
        with self._store.read() as connection:
            population = self._population(connection, scope, request.namespace, request.as_of)
            rows = population.rows
            at = fades_at(population.lives, population.strengths, rows.changed)
            places = np.flatnonzero(~rows.demoted & (at <= horizon))
            # By the end of the day on which it fades, then by what is more important, then by what is weaker.
            ends = np.array([to_microseconds(end) for end in ends_between(now, last, zone)], dtype=np.int64)
            day = np.searchsorted(ends, np.maximum(at[places], population.day_end), side="left")
            day[at[places] <= population.day_end] = -1
            priority = _priorities(rows.namespace, rows.type, POLICIES.all(connection))
            order = np.lexsort((rows.memory[places], population.values[places], priority[places], day))
            first = places[order][: request.limit].tolist()
            ids = ids_of_rows(connection, rows.memory[first].tolist())
        return Fading(
            tuple(
                FadingMemory(
                    ids[int(rows.memory[place])],
                    _TYPES[int(rows.type[place])],
                    float(population.values[place]),
                    fading_day(int(at[place]), now, zone) or date.max,
                    _PRIORITIES[int(priority[place])],
                )
                for place in first
            ),
            len(places),
        )

    def reviews(self, scope: Scope, request: ListReviews) -> Reviews:
        """What nobody has verified for longer than its type may go without, longest first.

        Raises:
            InvalidInputError: the limit is outside its range.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        _check_limit(request.limit)
        now = to_microseconds(request.as_of or self._store.clock.now())
        with self._store.read() as connection:
            population = self._population(connection, scope, request.namespace, request.as_of)
            rows = population.rows
            since = np.where(rows.verified, rows.verified, rows.recorded)
            after = _review_days(rows.namespace, rows.type, POLICIES.all(connection))
            places = np.flatnonzero((after > 0) & (since <= now - after * DAY))
            first = places[np.lexsort((rows.memory[places], since[places]))][: request.limit]
            ids = ids_of_rows(connection, rows.memory[first].tolist())
        return Reviews(
            tuple(
                ReviewMemory(
                    ids[int(rows.memory[place])],
                    _TYPES[int(rows.type[place])],
                    from_microseconds(int(since[place])),
                )
                for place in first.tolist()
            ),
            len(places),
        )

    def pins(self, scope: Scope, request: ListPinSuggestions) -> PinSuggestions:
        """What somebody's health or secret may depend on and nobody has pinned, the newest first.

        Raises:
            InvalidInputError: the limit is outside its range.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        _check_limit(request.limit)
        with self._store.read() as connection:
            population = self._population(connection, scope, request.namespace)
            rows = population.rows
            places = np.flatnonzero(population.safe & ~rows.pinned & ~rows.episode & ~rows.demoted)
            first = places[np.lexsort((rows.memory[places], -rows.recorded[places]))][: request.limit]
            ids = ids_of_rows(connection, rows.memory[first].tolist())
        return PinSuggestions(tuple(ids[int(row)] for row in rows.memory[first]), len(places))

    def _population(
        self, connection: Connection, scope: Scope, namespace: str, as_of: datetime | None = None
    ) -> Population:
        now = to_microseconds(as_of or self._store.clock.now())
        if as_of is None:
            return self._populations.all(connection, scope, now, namespace)
        return self._populations.past(connection, scope, Moment(now, tx_at(connection, now)), namespace)


def fading_day(at: int, now: datetime, zone: tzinfo) -> date | None:
    """The local day on which a sweep demotes what has faded at an instant; None: never, or after the years kept."""
    if at == NEVER or at >= _LAST:
        return None
    faded = from_microseconds(at)
    # A sweep looks at ends of days; what has faded already goes with the next one.
    day = last_end(faded, zone)
    return max(day_of(now, zone), day_of(day if day == faded else end_of(day_of(faded, zone), zone), zone))


def _check_limit(limit: int) -> None:
    if not 1 <= limit <= MOST_LISTED:
        raise InvalidInputError("limit", "out_of_range", limit=f"1..{MOST_LISTED}", given=limit)


def _priorities(
    namespaces: NDArray[np.int64], types: NDArray[np.int64], set_policies: Mapping[int, Policy]
) -> NDArray[np.int64]:
    """The place of each memory's priority, the highest first."""
    return _by_type(
        namespaces, types, set_policies, lambda policy: [_PRIORITIES.index(each.priority) for each in policy.types]
    )


def _review_days(
    namespaces: NDArray[np.int64], types: NDArray[np.int64], set_policies: Mapping[int, Policy]
) -> NDArray[np.int64]:
    """After how many days each memory comes up for review; 0: never."""
    return _by_type(
        namespaces, types, set_policies, lambda policy: [each.review_after_days or 0 for each in policy.types]
    )


def _by_type(
    namespaces: NDArray[np.int64],
    types: NDArray[np.int64],
    set_policies: Mapping[int, Policy],
    column: Callable[[Policy], list[int]],
) -> NDArray[np.int64]:
    found = np.array(column(DEFAULT), dtype=np.int64)[types]
    for namespace, policy in set_policies.items():
        inside = namespaces == namespace
        found[inside] = np.array(column(policy), dtype=np.int64)[types[inside]]
    return found
