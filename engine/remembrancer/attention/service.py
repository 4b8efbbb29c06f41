"""Attention put together: what the vault answers about routines and flags, and the work in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from threading import Lock
from typing import Any, Final

from remembrancer.attention.board import RULES, Board, Boards, Placed
from remembrancer.attention.calendar import chosen_country
from remembrancer.attention.deciding import Deciding
from remembrancer.attention.likening import Likening
from remembrancer.attention.present import flags_of, gaps_of_routine, routine_of, series_of
from remembrancer.attention.steps import Steps, to_the_end
from remembrancer.model import attention
from remembrancer.model.attention import (
    DecideFlag,
    FlagState,
    GetRoutine,
    ListFlags,
    ListRoutines,
    NoticingState,
    RoutineDetail,
    RoutineFlag,
    Routines,
    RoutineState,
)
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer.model.search import Flag, Search
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state, namespaces_in_use
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.routines import analysed_until, keep_routines, kept_digests, likened_until
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import has_flag
from remembrancer.storage.store import Store

Handler = Callable[[Call, Any, Progress], Any]

_COMPARED_AT_ONCE: Final = 200
"""To compare so many texts is a matter of moments."""
_ORDER: Final = (
    RoutineState.QUIET,
    RoutineState.UNUSUAL,
    RoutineState.CHANGED,
    RoutineState.AS_USUAL,
    RoutineState.ENDED,
)


class Attention:
    """Answers about routines. Everything follows from the vault after a change, and from the moment asked about."""

    def __init__(self, store: Store, encoder: str) -> None:
        self._store = store
        self._likening = Likening(store, encoder)
        self._boards = Boards(store.clock.zone())
        self._deciding = Deciding(store)
        self._board: Board | None = None
        self._key: tuple[int, int, int, str] = (0, 0, -1, "")
        self._begun: Steps[Board] | None = None
        """What the next portion is of; another one was begun meanwhile if it is not what one holds."""
        self._lock = Lock()

    def changes(self) -> dict[type, Handler]:
        """What changes something, by the kind of request."""
        return {attention.DecideFlag: lambda call, request, _: self.decide(call, request)}

    def queries(self) -> dict[type, Handler]:
        """What only reads, by the kind of request."""
        return {
            attention.ListRoutines: lambda call, request, progress: self.routines(call.scope, request, progress),
            attention.GetRoutine: lambda call, request, progress: self.routine(call.scope, request, progress),
            attention.ListFlags: lambda call, request, progress: self.flags(call.scope, request, progress),
            attention.GetNoticing: lambda call, _request, _: self.noticing(call.scope),
        }

    def decide(self, call: Call, request: DecideFlag) -> Change:
        """Confirm or dismiss a flag, or take that back.

        Raises:
            InvalidInputError: the memory has no flag of that kind.
            MemoryNotFoundError: there is no such memory in the scope.
            NotPermittedError: the caller is no person.
        """
        self._deciding.check(call, request)
        with self._looking(None, Silent()) as (_, board, now):
            placed = board.by_memory.get(request.memory)
            flags = [] if placed is None else flags_of(placed, "", board.verdicts, now)
        if not any(each.memory == request.memory and each.kind is request.kind for each in flags):
            raise InvalidInputError("kind", "unknown", given=request.kind.value)
        return self._deciding.decide(call, request)

    def bring_up(self, is_stopped: Callable[[], bool] = lambda: False) -> bool:
        """Take in everything that was written, and keep what came of it; False if it was stopped before the end."""
        self._likening.bring_up(is_stopped)
        if is_stopped():
            return False
        with self._store.read() as connection:
            state = _state(connection)
            if analysed_until(connection) == state:
                return True
            board = self._present_in_portions(connection, is_stopped)
            if board is None:
                return False
            kept = board.kept(kept_digests(connection))
        self._store.maintain(partial(keep_routines, routines=kept, state=state))
        return True

    def bring_up_for(self, search: Search) -> None:
        """Take in everything that was written if a search asks for what is kept of routines."""
        if has_flag(search.condition, (Flag.UNUSUAL, Flag.QUIET)):
            self.bring_up()

    def noticing(self, scope: Scope) -> NoticingState:
        """How far the looking for routines is: of the texts of a scope, and whether all of it is nearly done."""
        with self._store.read() as connection:
            counts = self._likening.progress(connection)
            is_ready = sum(total - compared for compared, total in counts.values()) <= _COMPARED_AT_ONCE and (
                self._key == _key(connection)
                or (self._board is None and analysed_until(connection) == _state(connection))
                or self._boards.is_near(connection)
            )
            seen = [counts.get(each, (0, 0)) for each in namespaces_in_use(connection, scope, "")]
        return NoticingState(sum(compared for compared, _ in seen), sum(total for _, total in seen), is_ready)

    def routines(self, scope: Scope, request: ListRoutines, progress: Progress) -> Routines:
        """All routines.

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        with self._looking(request.as_of, progress) as (connection, board, now):
            found = [
                routine_of(placed, name, board.verdicts, now)
                for placed, name in _seen(connection, board, scope, request.namespace)
            ]
        counts = {state: sum(each.state is state for each in found) for state in RoutineState}
        chosen = [each for each in found if not request.states or each.state in request.states]
        chosen.sort(key=lambda each: (_ORDER.index(each.state), -to_microseconds(each.rhythm.last), each.id))
        return Routines(tuple(chosen), counts, board.number)

    def routine(self, scope: Scope, request: GetRoutine, progress: Progress) -> RoutineDetail:
        """The routine of a memory, with its series.

        Raises:
            MemoryNotFoundError: the memory belongs to no routine in the scope.
        """
        with self._looking(request.as_of, progress) as (connection, board, now):
            placed = board.by_memory.get(request.memory)
            name = None if placed is None else _names(connection, scope, "").get(placed.namespace)
            if placed is None or name is None:
                raise MemoryNotFoundError(memory=request.memory)
            flags = flags_of(placed, name, board.verdicts, now)
            return RoutineDetail(
                routine_of(placed, name, board.verdicts, now),
                tuple(series_of(placed, flags)),
                tuple(flags),
                gaps_of_routine(placed, flags, now),
                board.number,
            )

    def flags(self, scope: Scope, request: ListFlags, progress: Progress) -> tuple[RoutineFlag, ...]:
        """Flags, the latest first.

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        with self._looking(request.as_of, progress) as (connection, board, now):
            found = [
                flag
                for placed, name in _seen(connection, board, scope, request.namespace)
                for flag in flags_of(placed, name, board.verdicts, now)
                if _is_asked_for(flag, request)
            ]
        return tuple(sorted(found, key=lambda each: (-to_microseconds(each.at), each.memory, each.kind)))

    @contextmanager
    def _looking(self, as_of: datetime | None, progress: Progress) -> Iterator[tuple[Connection, Board, int]]:
        """A view with the routines as they stood at a moment, and that moment in microseconds.

        Raises:
            CancelledError: the person asked to stop.
        """
        self._likening.bring_up(progress.is_cancelled)
        check_cancelled(progress)
        now = to_microseconds(as_of or self._store.clock.now())
        with self._store.read() as connection:
            yield connection, self._present(connection) if as_of is None else self._past(connection, now), now

    def _present(self, connection: Connection) -> Board:
        with self._lock:
            key = _key(connection)
            if self._board is None and analysed_until(connection) == _state(connection):
                self._board, self._key = self._boards.read(connection, key[0]), key
            elif self._board is None or self._key != key:
                self._begun = self._boards.steps(connection, key[0])
                self._board, self._key = to_the_end(self._begun), key
            return self._board

    def _present_in_portions(self, connection: Connection, is_stopped: Callable[[], bool]) -> Board | None:
        """The same for the background, which holds nobody up while it steps aside; None if it was stopped.

        Who asks meanwhile does the work at once, with what was found so far.
        """
        key = _key(connection)
        steps = None
        while not is_stopped():
            with self._lock:
                if self._board is not None and self._key == key:
                    return self._board
                if steps is None or self._begun is not steps:
                    steps = self._begun = self._boards.steps(connection, key[0])
                try:
                    next(steps)
                except StopIteration as done:
                    self._board, self._key = done.value, key
        return None

    def _past(self, connection: Connection, now: int) -> Board:
        number = newest_tx(connection)
        tx = tx_at(connection, now)
        if tx == number:
            return self._present(connection)
        with self._lock:
            # It uses what the boards have kept, but no family of the present.
            return to_the_end(self._boards.steps(connection, number, tx))


def _key(connection: Connection) -> tuple[int, int, int, str]:
    """What a board depends on."""
    return newest_tx(connection), *likened_until(connection), chosen_country(connection)


def _state(connection: Connection) -> str:
    """What the routines that are kept depend on."""
    return " ".join((*map(str, _key(connection)), RULES.decode()))


def _names(connection: Connection, scope: Scope, namespace: str) -> dict[int, str]:
    return {each: current_state(connection, each).name for each in namespaces_in_use(connection, scope, namespace)}


def _seen(connection: Connection, board: Board, scope: Scope, namespace: str) -> list[tuple[Placed, str]]:
    """The routines of a scope, or of one namespace of it, with the namespace's name."""
    names = _names(connection, scope, namespace)
    return [(placed, names[placed.namespace]) for placed in board.routines if placed.namespace in names]


def _is_asked_for(flag: RoutineFlag, request: ListFlags) -> bool:
    state = FlagState.OPEN if flag.verdict is None else FlagState(flag.verdict.value)
    return (
        state in request.states
        and (not request.kinds or flag.kind in request.kinds)
        and (request.since is None or flag.at >= request.since)
        and (request.until is None or flag.at < request.until)
    )
