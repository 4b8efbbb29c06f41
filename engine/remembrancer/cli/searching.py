"""From what was typed to what is asked of the vault: search texts, and identifiers given by their start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from remembrancer.cli.dates import read_moment
from remembrancer.cli.opening import Opened
from remembrancer.cli.output import escaped, note
from remembrancer.cli.replies import SearchNote
from remembrancer.model.errors import (
    InvalidInputError,
    MemoryNotFoundError,
    NamespaceNotFoundError,
    OperationNotFoundError,
)
from remembrancer.model.limits import QUERY_CHARACTERS
from remembrancer.model.queries import FindMemories, ListNamespaces, ListOperations
from remembrancer.model.search import AllOf, AnyOf, Condition, HasStatus, InNamespace, Search, ValidAt
from remembrancer.model.types import Status

if TYPE_CHECKING:
    from remembrancer.vault import Problem

_IDENTIFIER_CHARACTERS = 26
_OPERATIONS = 1_000_000_000
_NAMED_CANDIDATES = 5
_ANY_STATUS = AnyOf(tuple(HasStatus(status) for status in Status))
_LOOK_ALIKES = str.maketrans("ILO", "110")


@dataclass(frozen=True, slots=True)
class Asked:
    """A search text, read."""

    search: Search
    notes: tuple[SearchNote, ...]

    @property
    def has_words(self) -> bool:
        """Whether there are words that rank."""
        return bool(self.search.text.strip())

    def say_notes(self) -> None:
        """Tell the person what was not understood."""
        for each in self.notes:
            note(escaped(each.message))


def read_search(opening: Opened, text: str, namespace: str = "", valid_at: str = "") -> Asked:
    """What a search text asks for, within a namespace and of what held at a date if these are given.

    Raises:
        InvalidInputError: the text is too long.
        NamespaceNotFoundError: there is no such namespace.
    """
    from remembrancer.vault import SearchLanguage  # noqa: PLC0415

    if len(text) > QUERY_CHARACTERS:
        raise InvalidInputError("query", "too_long", limit=QUERY_CHARACTERS, given=len(text))
    names = tuple(each.name for each in opening.entrance.query(ListNamespaces(archived=True)))
    clock = opening.clock
    parsed = SearchLanguage().parse(text, now=clock.now(), zone=clock.zone(), namespaces=names)
    search = parsed.search
    if namespace:
        if namespace not in names:
            raise NamespaceNotFoundError(name=namespace)
        search = replace(search, condition=_with(InNamespace(namespace), search.condition))
    if valid_at:
        held = ValidAt(read_moment(valid_at, "valid_at", clock))
        search = replace(search, condition=_with(held, search.condition))
    return Asked(search, tuple(_noted(problem) for problem in parsed.problems))


def _with(first: Condition, condition: Condition | None) -> Condition:
    parts: tuple[Condition, ...] = ()
    if condition is not None:
        parts = condition.parts if isinstance(condition, AllOf) else (condition,)
    return AllOf((first, *parts))


def _noted(problem: Problem) -> SearchNote:
    from remembrancer.wording import describe_problem, in_english  # noqa: PLC0415

    message = describe_problem(problem, in_english)
    return SearchNote(problem.position, problem.code.value, problem.value, problem.suggestion, message)


def memory_id(opening: Opened, given: str) -> str:
    """The identifier of the one memory, of any status, whose identifier is or starts with ``given``.

    Raises:
        InvalidInputError: it fits several.
        MemoryNotFoundError: it fits none.
    """
    start = _canonical(given, "memory")
    if len(start) == _IDENTIFIER_CHARACTERS:
        return start
    found = opening.entrance.query(FindMemories(Search(condition=_ANY_STATUS))).ids
    fitting = [each for each in found if each.startswith(start)]
    only = _only(fitting, given, "memory")
    if not only:
        raise MemoryNotFoundError(id=given)
    return only


def memory_ids(opening: Opened, given: list[str]) -> tuple[str, ...]:
    """As :func:`memory_id`, of several."""
    return tuple(dict.fromkeys(memory_id(opening, each) for each in given))


def operation_id(opening: Opened, given: str) -> str:
    """The identifier of the one operation whose identifier is or starts with ``given``; nothing for nothing.

    Raises:
        InvalidInputError: it fits several.
        OperationNotFoundError: it fits none.
    """
    if not given:
        return ""
    start = _canonical(given, "operation")
    if len(start) == _IDENTIFIER_CHARACTERS:
        return start
    operations = opening.entrance.query(ListOperations(_OPERATIONS))
    fitting = [each.id for each in operations if each.id.startswith(start)]
    found = _only(fitting, given, "operation")
    if not found:
        raise OperationNotFoundError(id=given)
    return found


def identifier_among(given: str, field: str, every: Callable[[], list[str]]) -> str:
    """The one identifier that is or starts with ``given``, of ``every`` one where it is not whole; nothing for none.

    Raises:
        InvalidInputError: it fits several.
    """
    start = _canonical(given, field)
    if len(start) == _IDENTIFIER_CHARACTERS:
        return start
    return _only([each for each in every() if each.startswith(start)], given, field)


def _canonical(given: str, field: str) -> str:
    """The letters that are mistaken for figures count as those, as Crockford's base 32 has it."""
    start = given.strip().upper().translate(_LOOK_ALIKES)
    if not (start.isascii() and start.isalnum() and len(start) <= _IDENTIFIER_CHARACTERS):
        raise InvalidInputError(field, "not_an_identifier", given=given[:40])
    return start


def _only(fitting: list[str], given: str, field: str) -> str:
    if len(fitting) > 1:
        note(f"“{escaped(given)}” is the start of {len(fitting):,}:")
        for each in fitting[:_NAMED_CANDIDATES]:
            note(f"  {each}")
        raise InvalidInputError(field, "ambiguous", given=given)
    return fitting[0] if fitting else ""
