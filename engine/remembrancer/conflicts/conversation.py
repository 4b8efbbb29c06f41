"""The conversation in which a statement of a case was said."""

from __future__ import annotations

from typing import Final

from remembrancer.conflicts.viewing import view_case
from remembrancer.model.cases import CaseStatement, GetConversation, SaidTurn
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.identifiers import check_identifier
from remembrancer.recall.episodes import speaker_of
from remembrancer.storage.cases import current_case
from remembrancer.storage.episodes import turns_around
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store

_LOOKED_THROUGH: Final = 40
"""So many turns on each side of its own time are looked through for a statement's evidence."""
_SHOWN: Final = 2


class Conversations:
    """Finds the turns around statements."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def around(self, scope: Scope, request: GetConversation) -> tuple[SaidTurn, ...]:
        """The turns around a statement. See :class:`GetConversation` for what can go wrong."""
        identifier = check_identifier(request.case, "conflict")
        with self._store.read() as connection:
            stored = current_case(connection, scope, identifier)
            case = view_case(connection, stored, self._store.clock.now())
            if not 0 <= request.position < len(case.statements):
                limit = len(case.statements) - 1
                raise InvalidInputError("position", "out_of_range", limit=f"0..{limit}", given=request.position)
            statement = case.statements[request.position]
            memory = statement.memory
            if not memory.session:
                return ()
            at = to_microseconds(memory.times.stated or statement.written)
            found = turns_around(connection, stored.namespace, memory.session, at, _LOOKED_THROUGH)
        turns = [(memory_id, content, time) for memory_id, content, time in found if memory_id != memory.id]
        if not turns:
            return ()
        place = _source(turns, statement, at)
        shown = turns[max(0, place - _SHOWN) : place + _SHOWN + 1]
        return tuple(
            SaidTurn(memory_id, *_spoken(content), from_microseconds(time), is_source=memory_id == turns[place][0])
            for memory_id, content, time in shown
        )


def _source(turns: list[tuple[str, str, int]], statement: CaseStatement, at: int) -> int:
    """The place of the turn that a statement rests on: that with its evidence, or else the last before its time."""
    evidence = " ".join(statement.memory.evidence.casefold().split())
    if evidence:
        for place, (_, content, _time) in enumerate(turns):
            if evidence in " ".join(content.casefold().split()):
                return place
    earlier = [place for place, (_, _content, time) in enumerate(turns) if time <= at]
    return earlier[-1] if earlier else 0


def _spoken(content: str) -> tuple[str, str]:
    """Who speaks, as written, and what."""
    if not speaker_of(content):
        return "", content
    name, _, words = content.partition(":")
    return name.strip(), words.strip()
