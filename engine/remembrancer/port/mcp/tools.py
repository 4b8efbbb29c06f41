"""The tools: what an agent may ask of the vault and tell it, each a request to its entrance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final, Generic, TypeVar

from remembrancer.model.cases import ConflictFilter, GetConflict, ListConflicts, ResolveConflict
from remembrancer.model.changes import Remember, Revision
from remembrancer.model.clients import GetOwnAccess, WrapSession
from remembrancer.model.clock import Clock
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import ChangeFilter, ListChanges
from remembrancer.model.language import AnswerAgent
from remembrancer.model.memory import Draft, Times
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.progress import Progress
from remembrancer.model.recalling import Recall, Turn
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    HasStatus,
    HasTag,
    InNamespace,
    IsType,
    Search,
    TimeWithin,
    ValidAt,
)
from remembrancer.model.types import Status, TimeAxis
from remembrancer.model.way_in import WayIn
from remembrancer.port.mcp.arguments import (
    AnswerArguments,
    Arguments,
    ChangesSinceArguments,
    ListConflictsArguments,
    RecallArguments,
    RememberArguments,
    ResolveConflictArguments,
    SessionWrapArguments,
)
from remembrancer.port.mcp.fenced import AgentWords
from remembrancer.port.mcp.told import Told
from remembrancer.wording import agents, describe_resolved, in_english

ArgumentsT = TypeVar("ArgumentsT", bound=Arguments)

_LAST_SECOND: Final = timedelta(seconds=1)
_DATE_CHARACTERS: Final = len("2026-03-31")
_ALSO_PAST: Final = AnyOf(
    tuple(HasStatus(each) for each in (Status.ACTIVE, Status.DEMOTED, Status.SUPERSEDED, Status.EXPIRED))
)
SESSION_TAG: Final = "session"


@dataclass(frozen=True, slots=True)
class Asking:
    """The circumstances of one call: the client's entrance, the clock, and the key under which it may be repeated."""

    way: WayIn
    clock: Clock
    progress: Progress
    key: str = ""

    @property
    def words(self) -> AgentWords:
        return AgentWords(self.clock.zone())

    def home(self, namespace: str) -> str:
        """Where something is stored: the namespace that is named, else the client's only one, else the usual one."""
        return namespace or self.way.query(GetOwnAccess()).namespace or DEFAULT_NAMESPACE

    def moment(self, text: str, field: str, *, ends: bool = False) -> datetime | None:
        """The instant that ``text`` names: of a date the first one of the person's day, with ``ends`` the last second.

        Raises:
            InvalidInputError: it is no date in ISO 8601.
        """
        if not text.strip():
            return None
        try:
            moment = datetime.fromisoformat(text.strip())
        except ValueError:
            raise InvalidInputError(field, "not_a_date", given=text) from None
        if len(text.strip()) <= _DATE_CHARACTERS:
            moment = datetime.combine(moment.date(), time(), self.clock.zone())
            return (moment + timedelta(days=1) - _LAST_SECOND if ends else moment).astimezone(UTC)
        return (moment if moment.tzinfo else moment.replace(tzinfo=self.clock.zone())).astimezone(UTC)


@dataclass(frozen=True, slots=True)
class Tool(Generic[ArgumentsT]):
    """A tool as it is declared, and what carries it out. ``reads``: it changes nothing."""

    name: str
    description: str
    arguments: type[ArgumentsT]
    run: Callable[[Asking, ArgumentsT], Told | str]
    reads: bool = False

    def carry_out(self, asking: Asking, given: dict[str, Any]) -> Told:
        """Check the arguments and do it.

        Raises:
            pydantic.ValidationError: an argument is not what the schema says.
            RemembrancerError: the vault refuses.
        """
        told = self.run(asking, self.arguments.model_validate(given))
        return told if isinstance(told, Told) else Told((told,))


def _remember(asking: Asking, given: RememberArguments) -> str:
    draft = Draft(
        given.content,
        type=given.type,
        title=given.title,
        tags=tuple(given.tags),
        confidence=given.confidence,
        provenance=given.provenance,
        evidence=given.evidence,
        importance=given.importance,
        pinned=given.pin,
        times=Times(
            stated=asking.moment(given.stated, "stated"),
            due=asking.moment(given.due, "due", ends=True),
            valid_from=asking.moment(given.valid_from, "valid_from"),
            valid_to=asking.moment(given.valid_to, "valid_to"),
        ),
    )
    request = Remember(draft, asking.home(given.namespace), given.key or asking.key)
    return asking.words.remembered(asking.way.change(request, asking.progress))


def _recall(asking: Asking, given: RecallArguments) -> str:
    return asking.way.query(_recall_request(asking, given), asking.progress).block.text


def _answer(asking: Asking, given: AnswerArguments) -> str:
    request = AnswerAgent(_recall_request(asking, given), by_model=given.model)
    return asking.words.answered(asking.way.query(request, asking.progress))


def _recall_request(asking: Asking, given: RecallArguments) -> Recall:
    parts: list[Condition] = []
    if given.namespace:
        parts.append(InNamespace(given.namespace))
    if given.types:
        parts.append(AnyOf(tuple(IsType(each) for each in given.types)))
    parts += [HasTag(each) for each in given.tags]
    if valid_at := asking.moment(given.valid_at, "valid_at"):
        parts.append(ValidAt(valid_at))
    if since := asking.moment(given.changed_since, "changed_since"):
        parts.append(TimeWithin(TimeAxis.CHANGED, since))
    if not given.current_only:
        parts.append(_ALSO_PAST)
    search = Search(given.question, AllOf(tuple(parts)) if parts else None, as_of=asking.moment(given.as_of, "as_of"))
    return Recall(
        search,
        budget=given.budget,
        deep=given.deep,
        episodes=given.episodes,
        context=tuple(Turn(each.speaker, each.text) for each in given.context),
        entities=tuple(given.entities),
        floor=given.threshold,
        limit=given.limit,
    )


def _list_conflicts(asking: Asking, given: ListConflictsArguments) -> str:
    if given.case:
        return asking.words.case(asking.way.query(GetConflict(given.case)))
    request = ListConflicts(ConflictFilter(given.namespace), given.after, given.limit)
    return asking.words.conflicts(asking.way.query(request))


def _resolve_conflict(asking: Asking, given: ResolveConflictArguments) -> str:
    request = ResolveConflict(
        given.case,
        given.resolution,
        given.reason,
        given.supersession,
        given.chosen,
        Revision(content=given.text) if given.text else None,
        given.expected,
        given.key or asking.key,
    )
    return describe_resolved(asking.way.change(request, asking.progress), in_english)


def _changes_since(asking: Asking, given: ChangesSinceArguments) -> str:
    condition = InNamespace(given.namespace) if given.namespace else None
    request = ListChanges(
        asking.moment(given.since, "since"),
        asking.moment(given.until, "until"),
        ChangeFilter(condition, frozenset(given.kinds)),
        after=given.after,
        limit=given.limit,
    )
    return asking.words.changes(asking.way.query(request))


def _session_wrap(asking: Asking, given: SessionWrapArguments) -> str:
    key = given.key or asking.key
    request = WrapSession(given.summary, asking.home(given.namespace), (SESSION_TAG,), key)
    wrapped = asking.way.change(request, asking.progress)
    told = asking.words.remembered(wrapped.summary) if wrapped.summary else ""
    return agents.WRAPPED.fill(in_english, told=told)


TOOLS: Final[tuple[Tool[Any], ...]] = (
    Tool(
        "remember",
        "Store one statement for later. Says whether it is stored, known or waits.",
        RememberArguments,
        _remember,
    ),
    Tool(
        "recall",
        "What is remembered that answers a question, as data with source, trust and dates. Also as of a past date.",
        RecallArguments,
        _recall,
        reads=True,
    ),
    Tool(
        "answer",
        "The stored sentences that answer a question, with citations; says so if nothing stored does.",
        AnswerArguments,
        _answer,
        reads=True,
    ),
    Tool(
        "list_conflicts",
        "Open contradictions between statements, the most urgent first.",
        ListConflictsArguments,
        _list_conflicts,
        reads=True,
    ),
    Tool(
        "resolve_conflict",
        "Decide a contradiction between your own statements; of others it is a recommendation.",
        ResolveConflictArguments,
        _resolve_conflict,
    ),
    Tool(
        "changes_since",
        "What was stored, changed or put away since a date.",
        ChangesSinceArguments,
        _changes_since,
        reads=True,
    ),
    Tool("session_wrap", "Close your session with a summary for the next one.", SessionWrapArguments, _session_wrap),
)
"""In the order in which they are listed."""
