"""The journal for whoever audits: its operations as a list, its actors and sessions, and what can be undone next."""

from __future__ import annotations

from typing import Final

from remembrancer.history.changes import span
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import NothingToUndoError
from remembrancer.model.history import (
    MOST_LISTED,
    JournalActor,
    JournalPage,
    JournalSession,
    ListJournal,
    ListSessions,
    NextSteps,
)
from remembrancer.storage.audit import Journal, list_actors, list_sessions, next_redo, summarise
from remembrancer.storage.call import Call
from remembrancer.storage.operations import find_operation, newest_tx, newest_undoable
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.text.language import segment_for_index

_DEADLINE_SECONDS: Final = 20.0


class Auditing:
    """Answers what was done, by whom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def journal(self, scope: Scope, request: ListJournal) -> JournalPage:
        """The operations that a filter means, newest first."""
        limit = min(max(request.limit, 1), MOST_LISTED)
        with self._store.read(_DEADLINE_SECONDS) as connection:
            between = span(connection, request.filter.since, request.filter.until)
            now = to_microseconds(self._store.clock.now())
            journal = Journal(scope, between, request.filter, segment_for_index(request.filter.text), now)
            page = journal.page(connection, request.after, limit + 1)
            more = page[limit - 1].summary.id if len(page) > limit else ""
            return JournalPage(tuple(page[:limit]), more, newest_tx(connection))

    def actors(self, scope: Scope) -> tuple[JournalActor, ...]:
        with self._store.read() as connection:
            return tuple(list_actors(connection, scope))

    def sessions(self, scope: Scope, request: ListSessions) -> tuple[JournalSession, ...]:
        with self._store.read() as connection:
            return tuple(list_sessions(connection, scope, min(max(request.limit, 1), MOST_LISTED)))

    def next_steps(self, call: Call) -> NextSteps:
        """What the caller would take back by undoing now, and what by redoing."""
        with self._store.read() as connection:
            try:
                undo_id = newest_undoable(connection, call.scope, call.actor)
            except NothingToUndoError:
                undo_id = ""
            undone = next_redo(connection, call.scope, call.actor)
            done = find_operation(connection, call.scope, undo_id) if undo_id else None
            return NextSteps(
                None if done is None else summarise(connection, call.scope, done),
                undo_id,
                None if undone is None else summarise(connection, call.scope, undone.first),
                "" if undone is None else undone.asked,
            )
