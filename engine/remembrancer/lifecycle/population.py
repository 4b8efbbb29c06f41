"""Memories with all that their strength depends on, at present or as of an instant."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.lifecycle.policy import DEFAULT
from remembrancer.lifecycle.present import PresentLives
from remembrancer.lifecycle.safety import SafetyTexts
from remembrancer.lifecycle.strength import HIGH, NEVER, NORMAL, Lives, Strengths, Uses, folded
from remembrancer.model.clock import Clock, from_microseconds, to_microseconds
from remembrancer.model.lifecycle import FadesFrom, Lasting, Policy
from remembrancer.model.limits import EARLIEST_YEAR, LATEST_YEAR
from remembrancer.model.local_days import last_end
from remembrancer.model.search import AllOf, AnyOf, HasStatus, InNamespace
from remembrancer.model.types import MemoryType, Status
from remembrancer.storage.codes import window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.lifetimes import LifeRows, life_rows, life_rows_of
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.policies import POLICIES
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, Selection, select
from remembrancer.storage.uses import UseRows, uses_of, uses_until

_ANY: Final = AnyOf(tuple(HasStatus(status) for status in Status))
_STARTS: Final = tuple(FadesFrom)
_IN_USE: Final = AnyOf((HasStatus(Status.ACTIVE), HasStatus(Status.DEMOTED)))
_KEPT: Final = 4
_FIRST: Final = to_microseconds(datetime(EARLIEST_YEAR, 1, 1, tzinfo=UTC))
_LAST: Final = to_microseconds(datetime(LATEST_YEAR, 12, 31, tzinfo=UTC))


@dataclass(frozen=True, slots=True, eq=False)
class Population:
    """n memories, by row.

    ``starts`` is when the policy of each begins to count (NEVER: not yet), also of what does not fade; ``safe`` is
    about safety; ``day_end`` (microseconds) is the end of the day that the strengths (``values``) belong to.
    """

    rows: LifeRows
    starts: NDArray[np.int64]
    lives: Lives
    uses: Uses
    safe: NDArray[np.bool_]
    day_end: int
    strengths: Strengths = field(init=False)
    values: NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        strengths = folded(self.lives, self.uses)
        object.__setattr__(self, "strengths", strengths)
        object.__setattr__(self, "values", strengths.decayed(self.lives, self.day_end))

    def lasting(self, place: int) -> Lasting | None:
        """Why a memory does not fade; None: it does."""
        if self.lives.pinned[place]:
            return Lasting.PINNED
        if self.lives.fades_from[place] != NEVER:
            return None
        if self.safe[place]:
            return Lasting.SAFETY
        kind = tuple(MemoryType)[int(self.rows.type[place])]
        return Lasting.NOT_DONE if DEFAULT.of(kind).fades_from is FadesFrom.DONE else Lasting.TYPE


class Populations:
    """Reads populations. What is in use is kept from change to change, and the last few populations until then."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._safety = SafetyTexts()
        self._present = PresentLives()
        self._lock = Lock()
        self._kept: OrderedDict[tuple[object, ...], Population] = OrderedDict()
        self._used: tuple[tuple[int, int], UseRows] | None = None

    def day_end(self, instant: int) -> int:
        """The last end of a local day at or before an instant."""
        reached = from_microseconds(min(max(instant, _FIRST), _LAST))
        return to_microseconds(last_end(reached, self._clock.zone()))

    def present(self, connection: Connection, scope: Scope, namespace: str = "") -> LifeRows:
        """All memories in use of a namespace, or of all that are not archived.

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        rows = self._present.rows(connection)
        return rows.where(np.isin(rows.namespace, namespaces_in_use(connection, scope, namespace)))

    def all(self, connection: Connection, scope: Scope, now: int, namespace: str = "") -> Population:
        """All memories in use of a namespace, or of all that are not archived, at ``now`` (microseconds).

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        end = self.day_end(now)
        key = (newest_tx(connection), window_generation(connection), scope, namespace, end)
        with self._lock:
            if key in self._kept:
                return self._kept[key]
        rows = self.present(connection, scope, namespace)
        population = self._made(connection, rows, self._uses(connection, end), POLICIES.all(connection), end)
        with self._lock:
            self._kept[key] = population
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return population

    def past(self, connection: Connection, scope: Scope, moment: Moment, namespace: str = "") -> Population:
        """What :meth:`all` gave at a moment of the past."""
        condition = AllOf((_IN_USE, InNamespace(namespace))) if namespace else _IN_USE
        rows = life_rows(connection, select(scope, moment, condition))
        end = self.day_end(moment.now)
        return self._made(connection, rows, self._uses(connection, end), POLICIES.all(connection, moment.tx), end)

    def _uses(self, connection: Connection, end: int) -> UseRows:
        """All uses until the end of a day; what was used on days that have ended never changes, unless it is erased."""
        key = (end, window_generation(connection))
        with self._lock:
            if self._used is not None and self._used[0] == key:
                return self._used[1]
        used = uses_until(connection, end)
        with self._lock:
            self._used = (key, used)
        return used

    def of(self, connection: Connection, scope: Scope, moment: Moment, memories: Sequence[int]) -> Population:
        """These memories (rows), whatever their status, as far as they were there."""
        rows = life_rows_of(connection, _whatever_status(scope, moment), memories)
        end = self.day_end(moment.now)
        uses = uses_of(connection, rows.memory.tolist(), end)
        return self._made(connection, rows, uses, POLICIES.all(connection, moment.tx), end)

    def under(self, connection: Connection, population: Population, changed: Mapping[int, Policy]) -> Population:
        """The population under other policies for some namespaces (rows)."""
        set_policies = {**POLICIES.all(connection), **changed}
        return _population(population.rows, set_policies, population.uses, population.safe, population.day_end)

    def _made(
        self, connection: Connection, rows: LifeRows, used: UseRows, set_policies: Mapping[int, Policy], end: int
    ) -> Population:
        safe = np.isin(rows.text, self._safety.texts(connection))
        return _population(rows, set_policies, owned(rows, used), safe, end)


def owned(rows: LifeRows, used: UseRows) -> Uses:
    """The uses that belong to these rows."""
    if not len(rows):
        return Uses.none()
    places = np.minimum(np.searchsorted(rows.memory, used.memory), len(rows) - 1)
    own = rows.memory[places] == used.memory
    return Uses(places, used.ends_at, used.count, used.spread).where(own)


def _whatever_status(scope: Scope, moment: Moment) -> Selection:
    return select(scope, moment, _ANY)


def _population(
    rows: LifeRows, set_policies: Mapping[int, Policy], uses: Uses, safe: NDArray[np.bool_], day_end: int
) -> Population:
    window, start = _columns(DEFAULT)
    windows, starts = window[rows.type], start[rows.type]
    for namespace, policy in set_policies.items():
        inside = rows.namespace == namespace
        window, start = _columns(policy)
        windows[inside], starts[inside] = window[rows.type[inside]], start[rows.type[inside]]
    done, happened = rows.done, np.where(rows.happened, rows.happened, rows.recorded)
    due = np.where(done, done, np.where(rows.due, rows.due, rows.recorded))
    starting = np.select(
        [starts == _STARTS.index(each) for each in (FadesFrom.HAPPENED, FadesFrom.DUE, FadesFrom.DONE)],
        [np.maximum(rows.recorded, happened), np.maximum(rows.recorded, due), np.maximum(rows.recorded, done)],
        default=rows.recorded,
    )
    not_done = (starts == _STARTS.index(FadesFrom.DONE)) & (done == 0)
    starting = np.where(not_done, NEVER, starting)
    lives = Lives(
        np.where((windows == 0) | safe, NEVER, starting),
        np.where(windows == 0, 1.0, windows).astype(np.float64),
        np.where(rows.important, HIGH, NORMAL),
        rows.pinned,
    )
    return Population(rows, starting, lives, uses, safe, day_end)


def _columns(policy: Policy) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """W (0: does not fade) and the place of when it begins to fade, by type."""
    return (
        np.array([each.window_days or 0 for each in policy.types], dtype=np.int64),
        np.array([_STARTS.index(each.fades_from) for each in policy.types], dtype=np.int64),
    )
