"""What a client's request is called, reaches, may say and may ask for; and what an answer delivered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from remembrancer.clients.own_words import own_words
from remembrancer.model import cases, changes, history, language, queries, recalling, reports
from remembrancer.model.cases import ConflictCase, ConflictPage, StatementRole
from remembrancer.model.changes import Remember
from remembrancer.model.clients import MEMORIES_IN_A_REQUEST
from remembrancer.model.clock import within_reach
from remembrancer.model.errors import ConflictNotFoundError, InvalidInputError, NotPermittedError
from remembrancer.model.history import ChangePage
from remembrancer.model.language import AgentAnswered, AnswerAgent
from remembrancer.model.memory import Memory, Source, Version
from remembrancer.model.recalling import LEAST_TOKENS, Answered, Recall, Recalled
from remembrancer.model.search import AllOf, AnyOf, Condition, HasStatus, InNamespace, Negation
from remembrancer.model.traffic import RequestOutcome
from remembrancer.model.types import Provenance, SourceKind
from remembrancer.remember.types.guiding import tells_what_to_do
from remembrancer.storage.scope import TURNED_AWAY

NAMES: Final[dict[type[Any], str]] = {
    recalling.Recall: "recall",
    language.AnswerAgent: "answer",
    queries.FindMemories: "find",
    queries.GetMemories: "memories",
    queries.GetHistory: "history",
    history.GetVersionSteps: "history",
    history.ListChanges: "changes",
    cases.ListConflicts: "conflicts",
    cases.GetConflict: "conflicts",
    reports.GetReport: "report",
    changes.Remember: "remember",
    changes.Revise: "edit",
    changes.SetStatus: "archive",
    cases.ResolveConflict: "resolve",
}
"""What is counted as a recall or a write, as the live view names it. Other requests deliver no memories."""
_CLAIMED: Final = (Provenance.VALIDATED, Provenance.CORRECTED)
"""What only a person's doing makes true."""
_CHARACTERS_A_TOKEN: Final = 4


def as_client(request: Remember, client: str, session: str) -> Remember:
    """A draft as a client may store it: its own words, from itself, in its session unless it names one.

    Raises:
        InvalidInputError: it is what the client was given.
        NotPermittedError: it claims to come from a person, or that a person stands behind it.
    """
    draft = request.draft
    source = draft.source or Source(SourceKind.CLIENT)
    if source.kind is SourceKind.PERSON or draft.provenance in _CLAIMED:
        raise NotPermittedError("trust follows from the channel", action="claim")
    if source.kind is SourceKind.CLIENT:
        source = replace(source, name=client)
    content = own_words(draft.content)
    return replace(request, draft=replace(draft, content=content, source=source, session=draft.session or session))


def check_change(request: object) -> None:
    """Raise where a client's change is of a kind that clients cannot make.

    Raises:
        InvalidInputError: it is about several memories at once, or makes of one what the client was given.
    """
    if isinstance(request, changes.Revise) and request.revision.content is not None:
        own_words(request.revision.content)
    if isinstance(request, changes.Revise | changes.SetStatus) and len(request.memories) != 1:
        raise InvalidInputError("memories", "one_memory_only", given=len(request.memories))


def affordable(request: Any, tokens: int) -> Any:
    """A reading request within what a client may still receive today.

    Raises:
        InvalidInputError: it asks for too many memories at once.
        NotPermittedError: it asks for what was deleted or turned down.
    """
    if isinstance(request, Recall):
        check_condition(request.search.condition)
        as_of = request.search.as_of and within_reach(request.search.as_of)
        return replace(request, search=replace(request.search, as_of=as_of), ceiling=max(LEAST_TOKENS, tokens))
    if isinstance(request, AnswerAgent):
        return replace(request, recall=affordable(request.recall, tokens))
    if isinstance(request, queries.FindMemories | queries.CountFacets):
        check_condition(request.search.condition)
    if isinstance(request, history.ListChanges | history.CountChanges):
        check_condition(request.filter.condition)
    if isinstance(request, queries.GetMemories) and len(request.ids) > MEMORIES_IN_A_REQUEST:
        raise InvalidInputError("memories", "too_many", limit=MEMORIES_IN_A_REQUEST, given=len(request.ids))
    return request


def check_condition(condition: Condition | None) -> None:
    """Raise NotPermittedError where a condition asks for what the person alone may see.

    Superseded, expired and archived memories may be asked for: they were in force, and nobody turned them down.
    """
    match condition:
        case HasStatus(status) if status in TURNED_AWAY:
            raise NotPermittedError("what was deleted or turned down is for the person to see", action="scope")
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                check_condition(part)
        case Negation(part):
            check_condition(part)


def namespace_of(request: Any) -> str:
    """The namespace a request names, for the live view; empty where it names none or several."""
    named = getattr(request, "namespace", "")
    if named:
        return str(named)
    recall = request.recall if isinstance(request, AnswerAgent) else request
    condition = recall.search.condition if isinstance(recall, Recall | queries.FindMemories) else None
    parts = condition.parts if isinstance(condition, AllOf) else (condition,)
    names = {part.namespace for part in parts if isinstance(part, InNamespace)}
    return names.pop() if len(names) == 1 else ""


def for_client(reply: Any, client: str) -> Any:
    """An answer without what is not for the client (by its id): what was turned away, and what waits because of others.

    Nor are reasons, which are no memories and which nobody approves; nor names of sessions that say what to do.

    Raises:
        ConflictNotFoundError: the conflict that was asked for is one of those.
    """
    if isinstance(reply, ConflictPage):
        return replace(reply, cases=tuple(_without_reason(each) for each in reply.cases if _is_for(each, client)))
    if isinstance(reply, ConflictCase):
        if not _is_for(reply, client):
            raise ConflictNotFoundError(id=reply.id)
        return _without_reason(reply)
    if isinstance(reply, ChangePage):
        doings = (replace(each, doing=replace(each.doing, reason="")) for each in reply.changes)
        return replace(reply, changes=tuple(doings))
    if isinstance(reply, Recalled):
        return replace(reply, near_misses=())
    if isinstance(reply, Answered):
        return replace(reply, recalled=for_client(reply.recalled, client))
    if isinstance(reply, AgentAnswered):
        told = reply.told and replace(reply.told, recalled=for_client(reply.told.recalled, client), messages=())
        return replace(reply, quoted=for_client(reply.quoted, client), told=told)
    if isinstance(reply, tuple) and reply and isinstance(reply[0], Memory):
        return tuple(each for each in reply if each.status not in TURNED_AWAY)
    if isinstance(reply, tuple) and reply and isinstance(reply[0], Version | history.VersionStep):
        newest = reply[0].version if isinstance(reply[0], history.VersionStep) else reply[0]
        return () if newest.memory.status in TURNED_AWAY else tuple(_without_reason(each) for each in reply)
    if isinstance(reply, tuple) and reply and isinstance(reply[0], history.JournalSession):
        return tuple(replace(each, name="") if tells_what_to_do((each.name,)) else each for each in reply)
    return reply


def _without_reason(told: Any) -> Any:
    """A case or a version without why somebody did something: that is written for people, by whomever."""
    if isinstance(told, history.VersionStep):
        return replace(told, version=_without_reason(told.version))
    if isinstance(told, ConflictCase):
        return told if told.decision is None else replace(told, decision=replace(told.decision, reason=""))
    return replace(told, reason="")


def for_writer(reply: Any, *, reads: bool) -> Any:
    """The answer to a change, without the texts of others where its client may not read."""
    if reads or not isinstance(reply, changes.Remembered) or reply.conflict is None:
        return reply
    return replace(reply, conflict=replace(reply.conflict, opposed=()), near_duplicates=())


def _is_for(case: ConflictCase, client: str) -> bool:
    waiting = (each for each in case.statements if each.role is not StatementRole.CURRENT)
    return all(each.client == client for each in waiting)


def delivered(reply: Any) -> tuple[int, int]:
    """How many memories an answer brought, and how many tokens of text."""
    match reply:
        case Recalled():
            return sum(len(part.memories) for part in reply.block.parts), reply.block.tokens
        case AgentAnswered():
            return delivered(reply.quoted.recalled)
        case ChangePage():
            sides = [side for each in reply.changes for side in (each.before, each.after) if side is not None]
            return len(reply.changes), _tokens(sides)
        case ConflictPage():
            return 0, _tokens(each.memory for case in reply.cases for each in case.statements)
        case ConflictCase():
            return 0, _tokens(each.memory for each in reply.statements)
        case reports.Report():
            return 0, len(reply.markdown) // _CHARACTERS_A_TOKEN
        case (Memory(), *_):
            return len(reply), _tokens(reply)
        case (Version(), *_):
            return len(reply), _tokens(each.memory for each in reply)
        case (history.VersionStep(), *_):
            return len(reply), _tokens(each.version.memory for each in reply)
        case _:
            return 0, 0


def _tokens(memories: Iterable[Memory]) -> int:
    """About how many tokens memories have: nothing but a recall's block is counted to the token."""
    texts = (each.title + each.content + each.evidence for each in memories)
    return sum(-(-len(text) // _CHARACTERS_A_TOKEN) for text in texts)


def what_came_of(reply: Any) -> tuple[RequestOutcome, str]:
    """Whether a change was made or waits, and what became of a draft."""
    change = getattr(reply, "change", reply)
    said = reply.outcome.value if isinstance(reply, changes.Remembered) else ""
    if not isinstance(change, changes.Change):
        return RequestOutcome.DONE, said
    waits = bool(change.proposals) or bool(change.cases and not change.memories)
    waits = waits or (isinstance(reply, changes.Remembered) and not reply.memory and said != "rejected")
    return (RequestOutcome.WAITING if waits else RequestOutcome.DONE), said
