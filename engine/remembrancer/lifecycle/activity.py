"""How long memories stay current, what was recorded and used on each day, and what was used most."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.lifecycle.population import Populations
from remembrancer.lifecycle.strength import DAY
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.lifecycle import Activity, DayActivity, GetActivity, GetSurvival, SurvivalCurve, UsedMemory
from remembrancer.model.local_days import day_ended_at, end_of, start_of
from remembrancer.model.search import AnyOf, HasStatus
from remembrancer.model.types import MemoryType, Status
from remembrancer.storage.lifetimes import ended_lifetimes, ids_of_rows, put_away
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.uses import uses_until

MOST_DAYS: Final = 3660
MOST_LISTED: Final = 1000
_NOT_DELETED: Final = AnyOf(tuple(HasStatus(status) for status in Status if status is not Status.DELETED))


class Activities:
    """Answers :class:`GetSurvival` and :class:`GetActivity`."""

    def __init__(self, store: Store, populations: Populations) -> None:
        self._store = store
        self._populations = populations

    def survival(self, scope: Scope, request: GetSurvival) -> tuple[SurvivalCurve, ...]:
        """How long memories of each type stay current.

        Raises:
            InvalidInputError: the days are outside their range.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        if not 1 <= request.days <= MOST_DAYS:
            raise InvalidInputError("days", "out_of_range", limit=f"1..{MOST_DAYS}", given=request.days)
        now = to_microseconds(self._store.clock.now())
        with self._store.read() as connection:
            rows = self._populations.present(connection, scope, request.namespace)
            ended = ended_lifetimes(connection, namespaces_in_use(connection, scope, request.namespace))
        active = ~rows.demoted
        kinds = np.concatenate((rows.type[active], ended[:, 0]))
        ages = np.concatenate((np.maximum(0, now - rows.recorded[active]), ended[:, 1])) // DAY
        has_ended = np.arange(len(kinds)) >= np.count_nonzero(active)
        curves = []
        for place, kind in enumerate(MemoryType):
            own = kinds == place
            if own.any():
                shares = _survival(ages[own], has_ended[own], request.days)
                curves.append(SurvivalCurve(kind, int(np.count_nonzero(own)), shares))
        return tuple(curves)

    def activity(self, scope: Scope, request: GetActivity) -> Activity:
        """What was recorded and used on each local day.

        Raises:
            InvalidInputError: the last day lies before the first, or too far after it.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        count = (request.last - request.first).days + 1
        if count < 1:
            raise InvalidInputError("until", "ends_before_it_begins")
        if count > MOST_DAYS:
            raise InvalidInputError("days", "out_of_range", limit=f"1..{MOST_DAYS}", given=count)
        if not 0 <= request.most_used <= MOST_LISTED:
            raise InvalidInputError("limit", "out_of_range", limit=f"0..{MOST_LISTED}", given=request.most_used)
        zone = self._store.clock.zone()
        days = [request.first + timedelta(days=place) for place in range(count)]
        start = to_microseconds(start_of(request.first, zone))
        ends = np.array([to_microseconds(end_of(day, zone)) for day in days], dtype=np.int64)
        last = int(ends[-1])
        with self._store.read() as connection:
            rows = self._populations.present(connection, scope, request.namespace)
            away = put_away(connection, namespaces_in_use(connection, scope, request.namespace))
            used = uses_until(connection, last, after=start)
            known = np.concatenate((rows.memory, away[:, 0]))
            own = np.isin(used.memory, known) & (used.count > 0)
            most = _most_used(used.memory[own], used.count[own], request.most_used)
            ids = ids_of_rows(connection, [memory for memory, _ in most])
        created = np.concatenate((np.stack((rows.recorded, rows.type), axis=1), away[:, 1:]))
        inside = created[(created[:, 0] >= start) & (created[:, 0] < last)]
        places = np.searchsorted(ends, inside[:, 0], side="right")
        by_type = np.zeros((count, len(MemoryType)), dtype=np.int64)
        np.add.at(by_type, (places, inside[:, 1]), 1)
        uses = dict.fromkeys(days, 0)
        for end, number in _summed(used.ends_at[own], used.count[own]):
            day = day_ended_at(from_microseconds(end), zone)
            uses[day] = uses.get(day, 0) + number
        return Activity(
            tuple(_day(day, uses[day], by_type[place]) for place, day in enumerate(days)),
            tuple(UsedMemory(ids[memory], number) for memory, number in most),
        )


def _summed(keys: NDArray[np.int64], counts: NDArray[np.int64]) -> list[tuple[int, int]]:
    """The sum of the counts of each key, by key."""
    known, places = np.unique(keys, return_inverse=True)
    return list(zip(known.tolist(), np.bincount(places, weights=counts).astype(np.int64).tolist(), strict=True))


def _most_used(memories: NDArray[np.int64], counts: NDArray[np.int64], most: int) -> list[tuple[int, int]]:
    """The memories used most, with their counts; of equals the older ones first."""
    return sorted(_summed(memories, counts), key=lambda each: (-each[1], each[0]))[:most]


def _day(day: date, used: int, by_type: NDArray[np.int64]) -> DayActivity:
    counts = {kind: number for kind, number in zip(MemoryType, by_type.tolist(), strict=True) if number}
    return DayActivity(day, sum(counts.values()), used, counts)


def _survival(ages: NDArray[np.int64], ended: NDArray[np.bool_], days: int) -> tuple[float, ...]:
    """The share still current at each age in days, as far as some are that old (Kaplan and Meier, 1958)."""
    oldest = int(ages.max())
    ends = np.bincount(ages[ended], minlength=oldest + 1)
    at_risk = np.cumsum(np.bincount(ages, minlength=oldest + 1)[::-1])[::-1]
    shares = np.concatenate(([1.0], np.cumprod(1.0 - ends / at_risk)))
    return tuple(shares[: min(days, oldest + 1) + 1].tolist())
