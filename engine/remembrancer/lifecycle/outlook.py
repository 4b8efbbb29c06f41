"""The strength of one memory from its recording into the future, and what one recall today would change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.lifecycle.fading import fading_day
from remembrancer.lifecycle.population import Population, Populations
from remembrancer.lifecycle.strength import Uses, course, fades_at, folded
from remembrancer.model.clock import from_microseconds, to_microseconds, within_reach
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError
from remembrancer.model.lifecycle import GetStrength, StrengthHistory, StrengthPoint, UseMark
from remembrancer.model.local_days import day_ended_at, day_of, end_of, ends_between
from remembrancer.storage.lifetimes import rows_of_ids
from remembrancer.storage.operations import tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment
from remembrancer.storage.store import Store
from remembrancer.storage.uses import UsedDay, used_days

MOST_AHEAD: Final = 3660


@dataclass(frozen=True, slots=True, eq=False)
class _Outlook:
    """One memory, its uses so far, and the instants of a chart."""

    population: Population
    uses: Uses
    instants: NDArray[np.int64]

    def points(self) -> tuple[StrengthPoint, ...]:
        before, after = course(self.population.lives, self.uses, self.instants)
        points: list[StrengthPoint] = []
        for instant, falling, risen in zip(self.instants.tolist(), before.tolist(), after.tolist(), strict=True):
            at = from_microseconds(instant)
            if falling != risen:
                points.append(StrengthPoint(at, falling))
            points.append(StrengthPoint(at, risen))
        return tuple(points)

    def fades_at(self) -> int:
        found = folded(self.population.lives, self.uses)
        return int(fades_at(self.population.lives, found, self.population.rows.changed)[0])


class Outlooks:
    """Answers :class:`GetStrength`."""

    def __init__(self, store: Store, populations: Populations) -> None:
        self._store = store
        self._populations = populations

    def strength(self, scope: Scope, request: GetStrength) -> StrengthHistory:
        """How strong a memory was and will be.

        Raises:
            InvalidInputError: it looks too far ahead.
            MemoryNotFoundError: there is no such memory in the scope, or not yet.
        """
        if not 0 <= request.ahead_days <= MOST_AHEAD:
            raise InvalidInputError("ahead_days", "out_of_range", limit=f"0..{MOST_AHEAD}", given=request.ahead_days)
        zone = self._store.clock.zone()
        instant = within_reach(request.as_of or self._store.clock.now())
        now = to_microseconds(instant)
        today = end_of(day_of(instant, zone), zone)
        with self._store.read() as connection:
            moment = Moment(now, None if request.as_of is None else tx_at(connection, now))
            rows = rows_of_ids(connection, (request.memory,))
            population = self._populations.of(connection, scope, moment, list(rows.values()))
            if not len(population.rows):
                raise MemoryNotFoundError(id=request.memory)
            # Of a past day only what was known at its start; of this one what has happened by now.
            until = population.day_end if request.as_of else to_microseconds(today)
            days = used_days(connection, rows[request.memory], until)
        recorded = from_microseconds(int(population.rows.recorded[0]))
        passed = [recorded, *ends_between(recorded, from_microseconds(population.day_end), zone)]
        coming = list(ends_between(max(recorded, from_microseconds(population.day_end)), today, zone))
        coming += ends_between(today, today + timedelta(days=request.ahead_days), zone)
        used = _uses(days)
        again = _uses(days, more=to_microseconds(today))
        plain = _Outlook(population, used, _instants([*passed, *coming], used))
        recalled = _Outlook(population, again, _instants(coming, again, after=population.day_end))
        fading = not population.rows.demoted[0]
        return StrengthHistory(
            request.memory,
            float(population.values[0]),
            population.lasting(0),
            plain.points(),
            recalled.points(),
            tuple(self._mark(each) for each in days),
            fading_day(plain.fades_at(), instant, zone) if fading else None,
            fading_day(recalled.fades_at(), instant, zone) if fading else None,
            _last_used(days),
            _instant(int(population.rows.verified[0])),
            recorded,
        )

    def _mark(self, day: UsedDay) -> UseMark:
        return UseMark(
            day_ended_at(from_microseconds(day.ends_at), self._store.clock.zone()),
            day.delivered,
            day.opened,
            day.repeated,
            day.verified,
            day.spread,
        )


def _uses(days: Sequence[UsedDay], *, more: int = 0) -> Uses:
    """The days of one memory; with one use more on the day that ends at ``more``."""
    counts = {day.ends_at: (day.delivered + day.opened + day.repeated + day.verified, day.spread) for day in days}
    if more:
        count, spread = counts.get(more, (0, 0.0))
        counts[more] = (count + 1, spread)
    ends = np.array(sorted(counts), dtype=np.int64)
    return Uses(
        np.zeros(len(ends), dtype=np.int64),
        ends,
        np.array([counts[end][0] for end in ends.tolist()], dtype=np.int64),
        np.array([counts[end][1] for end in ends.tolist()], dtype=np.float64),
    )


def _instants(days: Sequence[datetime], uses: Uses, after: int = 0) -> NDArray[np.int64]:
    """The instants of a chart: ends of days, also of those on which the zone was another one."""
    ends = np.array([to_microseconds(day) for day in days], dtype=np.int64)
    return np.union1d(ends, uses.ends_at[uses.ends_at > after])


def _last_used(days: Sequence[UsedDay]) -> datetime | None:
    return _instant(max((day.last_at for day in days), default=0))


def _instant(microseconds: int) -> datetime | None:
    return from_microseconds(microseconds) if microseconds else None
