"""One recall's view of the vault: which state, which memories, seen at which moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Self

from remembrancer.model.clock import to_microseconds
from remembrancer.model.memory import Memory
from remembrancer.model.recalling import Episodes
from remembrancer.model.search import (
    AllOf,
    Condition,
    Flag,
    HasFlag,
    HasTrust,
    InNamespace,
    Negation,
    Search,
)
from remembrancer.recall.conditions import as_indexed
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import searched_namespaces
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, Selection, select
from remembrancer.storage.versions import read_memories

_EPISODES: dict[Episodes, tuple[Condition, ...]] = {
    Episodes.AUTO: (),
    Episodes.ONLY: (HasFlag(Flag.EPISODE),),
    Episodes.NONE: (Negation(HasFlag(Flag.EPISODE)),),
}


@dataclass(frozen=True, slots=True)
class View:
    """``instant`` is the moment asked about: validity, "soon" and "long ago" are measured against it."""

    connection: Connection
    scope: Scope
    instant: datetime
    moment: Moment
    asked: tuple[Condition, ...]
    number: int

    @classmethod
    def of(cls, connection: Connection, scope: Scope, search: Search, now: datetime) -> Self:
        """The view of a search made at ``now``."""
        instant = search.as_of or now
        at = to_microseconds(instant)
        moment = Moment(at, None if search.as_of is None else tx_at(connection, at))
        condition = as_indexed(search.condition)
        parts = condition.parts if isinstance(condition, AllOf) else () if condition is None else (condition,)
        return cls(connection, scope, instant, moment, parts, newest_tx(connection))

    def among(self, episodes: Episodes) -> Self:
        """The view with, without or of nothing but turns of conversations."""
        return replace(self, asked=(*self.asked, *_EPISODES[episodes]))

    @property
    def selection(self) -> Selection:
        """The memories that may answer."""
        return self._select(self.asked)

    def beside(self, *conditions: Condition) -> Selection:
        """The memories that may stand beside the answers: of the namespaces and the trust asked for, no more."""
        return self._select((*self.bounds, *conditions))

    @property
    def bounds(self) -> tuple[Condition, ...]:
        """The outermost conditions that also bind what is delivered without being asked for."""
        return tuple(part for part in self.asked if isinstance(part, InNamespace | HasTrust))

    @property
    def namespaces(self) -> list[int]:
        return searched_namespaces(self.connection, self.scope, self.moment, AllOf(self.asked))

    def memories(self, ids: tuple[str, ...]) -> list[Memory]:
        """The memories of these ids as they stood at the moment, in the same order."""
        return read_memories(self.connection, self.scope, ids, self.moment.tx)

    def _select(self, conditions: tuple[Condition, ...]) -> Selection:
        return select(self.scope, self.moment, AllOf(conditions), AllOf(self.asked))
