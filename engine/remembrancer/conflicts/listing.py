"""The inbox of conflicts: which cases a filter means, in what order."""

from __future__ import annotations

from collections import Counter

from remembrancer.conflicts.viewing import view_case
from remembrancer.model.cases import (
    CaseState,
    CaseStatement,
    ConflictCase,
    ConflictFilter,
    ConflictPage,
    CountConflicts,
    GetConflict,
    ListConflicts,
)
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import MOST_LISTED
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.limits import QUERY_CHARACTERS
from remembrancer.model.search import InNamespace
from remembrancer.storage.cases import count_open, current_case, list_cases
from remembrancer.storage.connection import Connection, folded
from remembrancer.storage.namespaces import find_namespace, namespaces_in_use, searched_namespaces
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment
from remembrancer.storage.store import Store


class Inbox:
    """Lists, counts and shows cases."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def page(self, scope: Scope, request: ListConflicts) -> ConflictPage:
        """The cases that a filter means, the most urgent first.

        Raises:
            InvalidInputError: the page or the text is outside its limits.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        asked = request.filter
        if not 0 <= request.limit <= MOST_LISTED:
            raise InvalidInputError("limit", "out_of_range", limit=f"0..{MOST_LISTED}", given=request.limit)
        if len(asked.text) > QUERY_CHARACTERS:
            raise InvalidInputError("query", "too_long", limit=QUERY_CHARACTERS, given=len(asked.text))
        with self._store.read() as connection:
            inside = _narrowed(connection, scope, asked)
            found = self._matching(connection, inside, asked)
            counted = [each for each in found if each.kind in asked.kinds] if asked.kinds else found
            start = 0
            if request.after:
                places = [place for place, each in enumerate(counted) if each.id == request.after.upper()]
                if not places:
                    raise InvalidInputError("after", "unknown", given=request.after[:40])
                start = places[0] + 1
            page = counted[start : start + request.limit]
            rest = len(counted) > start + len(page)
            sources = Counter(name for each in found for name in {_source(one) for one in each.statements} if name)
            return ConflictPage(
                tuple(page),
                len(counted),
                count_open(connection, scope, namespaces_in_use(connection, scope, "")),
                dict(Counter(each.kind for each in found)),
                dict(sources),
                dict(Counter(each.namespace for each in found)),
                page[-1].id if page and rest else "",
                newest_tx(connection),
            )

    def count(self, scope: Scope, request: CountConflicts) -> int:
        """How many cases are open, or were at the moment asked about."""
        with self._store.read() as connection:
            if request.as_of is None:
                return count_open(connection, scope, namespaces_in_use(connection, scope, request.namespace))
            instant = to_microseconds(request.as_of)
            moment = Moment(instant, tx_at(connection, instant))
            named = InNamespace(request.namespace) if request.namespace else None
            return count_open(connection, scope, searched_namespaces(connection, scope, moment, named), moment)

    def case(self, scope: Scope, request: GetConflict) -> ConflictCase:
        """One case.

        Raises:
            ConflictNotFoundError: there is none of that id in the scope.
        """
        identifier = check_identifier(request.id, "conflict")
        with self._store.read() as connection:
            return view_case(connection, current_case(connection, scope, identifier), self._store.clock.now())

    def _matching(self, connection: Connection, scope: Scope, asked: ConflictFilter) -> list[ConflictCase]:
        now = self._store.clock.now()
        stored = list_cases(connection, scope, asked.states)
        found = [view for each in stored if _means(asked, view := view_case(connection, each, now))]
        # Sorted by the least first, so that what comes later decides more; Python's sort keeps the order of equals.
        found.sort(key=lambda each: each.id)
        found.sort(key=lambda each: each.decision.at if each.decision else each.new.written, reverse=True)
        found.sort(key=lambda each: each.urgency.score, reverse=True)
        found.sort(key=lambda each: each.state is not CaseState.OPEN)
        return found


def _narrowed(connection: Connection, scope: Scope, asked: ConflictFilter) -> Scope:
    if not asked.namespace:
        return scope
    return scope.narrowed(frozenset({find_namespace(connection, scope, asked.namespace).namespace_id}))


def _source(statement: CaseStatement) -> str:
    return statement.memory.source.name or statement.actor


def _means(asked: ConflictFilter, case: ConflictCase) -> bool:
    memories = [each.memory for each in case.statements]
    words = folded(asked.text).split()
    texts = folded(" ".join(f"{each.title} {each.content}" for each in memories))
    return (
        (not asked.types or any(each.type in asked.types for each in memories))
        and (not asked.trusts or any(each.trust in asked.trusts for each in memories))
        and (not asked.source or any(folded(_source(each)) == folded(asked.source) for each in case.statements))
        and (asked.source_kind is None or any(each.source.kind is asked.source_kind for each in memories))
        and (not asked.memory or any(each.id == asked.memory.upper() for each in memories))
        and all(word in texts for word in words)
    )
