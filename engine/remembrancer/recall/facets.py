"""Counts beside the values a person can filter by: one pass over the groups, then arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from remembrancer.model.queries import Facets, SourceCount
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    FromSource,
    HasStatus,
    HasTrust,
    InNamespace,
    IsType,
    Negation,
)
from remembrancer.model.types import MemoryType, Status, Trust
from remembrancer.storage.connection import folded
from remembrancer.storage.listing import Group

KeyT = TypeVar("KeyT")

GROUPED: Final = (IsType, HasStatus, HasTrust, FromSource, InNamespace)
"""The properties that groups are counted by: conditions on them are decided here, not in the database."""
CURRENT: Final = AnyOf((HasStatus(Status.ACTIVE), HasStatus(Status.DEMOTED)))


def is_grouped(condition: Condition) -> bool:
    """Whether a condition speaks of nothing but what groups are counted by."""
    match condition:
        case AllOf(parts) | AnyOf(parts):
            return all(is_grouped(part) for part in parts)
        case Negation(part):
            return is_grouped(part)
        case _:
            return isinstance(condition, GROUPED)


def holds(condition: Condition, group: Group) -> bool:
    """Whether a grouped condition holds for a group's memories.

    Raises:
        TypeError: the condition is not a grouped one.
    """
    match condition:
        case AllOf(parts):
            return all(holds(part, group) for part in parts)
        case AnyOf(parts):
            return any(holds(part, group) for part in parts)
        case Negation(part):
            return not holds(part, group)
        case IsType(kind):
            return group.type == kind
        case HasStatus(status):
            return group.status == status
        case HasTrust(trust):
            return group.trust == trust
        case InNamespace(namespace):
            return group.namespace == namespace
        case FromSource(name, source_kind):
            named = not name or folded(group.source_name) == folded(name)
            return named and (source_kind is None or group.source_kind == source_kind)
        case _:
            raise TypeError(f"{type(condition).__name__} is not counted by groups")


def count_facets(
    groups: Callable[[type | None], Iterable[Group]],
    conditions: tuple[Condition, ...],
    tags: tuple[tuple[str, int], ...],
    *,
    total: int,
    values: int,
    contested: int,
    waiting: int,
) -> Facets:
    """The facets of a search.

    Args:
        groups: the groups that answer everything in the search that is not grouped; its argument names the facet
            that is counted, None for the number found.
        conditions: the grouped conditions of the search, all of which must hold, with one on status among them.
        tags: the counts of tags.
        total: how many memories there are in all.
        values: how many sources to name.
        contested: how many of them a conflict is open about, whatever status is asked for.
        waiting: how many of them somebody proposed to change.
    """

    def count(own: type | None, key: Callable[[Group], KeyT]) -> Counter[KeyT]:
        others = [condition for condition in conditions if own is None or not _speaks_of(condition, own)]
        counts: Counter[KeyT] = Counter()
        for group in groups(own):
            if all(holds(condition, group) for condition in others):
                counts[key(group)] += group.count
        return counts

    types = count(IsType, lambda group: group.type)
    statuses = count(HasStatus, lambda group: group.status)
    trusts = count(HasTrust, lambda group: group.trust)
    sources = count(FromSource, lambda group: (group.source_kind, group.source_name))
    ordered = sorted(sources.items(), key=lambda item: (-item[1], item[0]))[:values]
    return Facets(
        total=total,
        found=count(None, lambda _group: "").total(),
        types={kind: types[kind.value] for kind in MemoryType},
        statuses={status: statuses[status.value] for status in Status},
        tags=tags,
        sources=tuple(SourceCount(kind, name, number) for (kind, name), number in ordered),
        namespaces=dict(sorted(count(InNamespace, lambda group: group.namespace).items())),
        trusts={trust: trusts[trust.value] for trust in Trust},
        contested=contested,
        waiting=waiting,
    )


def _speaks_of(condition: Condition, kind: type) -> bool:
    match condition:
        case AllOf(parts) | AnyOf(parts):
            return any(_speaks_of(part, kind) for part in parts)
        case Negation(part):
            return _speaks_of(part, kind)
        case _:
            return isinstance(condition, kind)
