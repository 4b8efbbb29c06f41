"""Routes that read."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from remembrancer.model.cases import CaseState, ConflictCase, ConflictFilter, GetConflict, ListConflicts
from remembrancer.model.clients import GetOwnAccess, ListOwnSessions
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError
from remembrancer.model.history import ChangeFilter, ChangeKind, GetVersionSteps, ListChanges
from remembrancer.model.language import AnswerAgent
from remembrancer.model.limits import NAMESPACE_CHARACTERS
from remembrancer.model.memory import Memory
from remembrancer.model.proposals import GetProposal
from remembrancer.model.queries import FindMemories, GetMemories, ListNamespaces
from remembrancer.model.reports import GetReport
from remembrancer.model.search import InNamespace, Order, Sort
from remembrancer.model.types import MemoryType, Status
from remembrancer.port.http.answering import Way, answered, described, entity_tag, meant
from remembrancer.port.http.bodies import AnswerBody, FilterBody, Moment, RecallBody
from remembrancer.port.http.replies import (
    AccessReply,
    AnswerReply,
    ChangesReply,
    ConflictsReply,
    HistoryReply,
    MemoriesReply,
    NamespaceReply,
    ProposalReply,
    RecallReply,
    ReportReply,
    SessionsReply,
)
from remembrancer.port.stopping import on_thread

router = APIRouter()
_LISTED = 100
NamespaceName = Annotated[str, Query(max_length=NAMESPACE_CHARACTERS)]
Cursor = Annotated[str, Query(max_length=100, description="`next` of the page before.")]
Limit = Annotated[int, Query(ge=1, le=_LISTED)]


@router.post("/v1/recall", responses=described(RecallReply, 404), tags=["recall"])
def recall(way: Way, body: RecallBody) -> Response:
    """What is remembered that answers a question, best first, and as a block of data for an agent."""
    recalled = way.query(body.recall(""))
    return answered(RecallReply.of(recalled, frozenset(body.slots), explain=body.explain))


@router.post("/v1/answer", responses=described(AnswerReply, 404), tags=["recall"])
async def answer(request: Request, way: Way, body: AnswerBody) -> Response:
    """The stored sentences that answer a question, with where they stand; none where nothing stored does.

    Where the person turned that on, a language model words the answer, and each sentence cites what it rests on.
    """
    asked = AnswerAgent(body.recall(""), by_model=body.model)
    # The body was read: what comes next is that the other side has gone, and the model is not waited for then.
    found = await on_thread(lambda progress: way.query(asked, progress), request.receive)
    return answered(AnswerReply.of(found, frozenset(body.slots), explain=body.explain))


@router.get("/v1/memories", responses=described(MemoriesReply, 404), tags=["memories"])
def memories(
    way: Way,
    *,
    namespace: NamespaceName = "",
    kind: Annotated[MemoryType | None, Query(alias="type")] = None,
    tag: Annotated[str, Query(max_length=64)] = "",
    status: Status | None = None,
    as_of: Moment | None = None,
    cursor: Cursor = "",
    limit: Limit = _LISTED,
) -> Response:
    """Memories page by page, those recorded last first."""
    wanted = FilterBody(
        types=[kind] if kind else [],
        tags=[tag] if tag else [],
        statuses=[status] if status else [],
        as_of=as_of,
    )
    found = way.query(FindMemories(wanted.search("", namespace), Order(Sort.RECORDED)))
    first = _behind(found.ids, cursor)
    page = found.ids[first : first + limit]
    more = f"{first + len(page)}.{page[-1]}" if page and first + len(page) < len(found.ids) else ""
    shown = way.query(GetMemories(page, as_of))
    return answered(MemoriesReply(shown, len(found.ids), more, found.number))


def _behind(ids: tuple[str, ...], cursor: str) -> int:
    """Where a page begins: behind the last memory of the page before, or where that was if it is gone.

    Raises:
        InvalidInputError: the cursor is none.
    """
    if not cursor:
        return 0
    place, _, last = cursor.partition(".")
    if not (place.isascii() and place.isdecimal() and len(place) <= 9 and last):
        raise InvalidInputError("after", "unknown")
    return ids.index(last) + 1 if last in ids else min(int(place), len(ids))


@router.get("/v1/memories/{memory}", responses=described(Memory, 404), tags=["memories"])
def memory_of(
    way: Way,
    memory: str,
    as_of: Moment | None = None,
    if_none_match: Annotated[str, Header(alias="If-None-Match", max_length=64)] = "",
) -> Response:
    """One memory, with its version as ETag."""
    for found in way.query(GetMemories((memory,), as_of)):
        tag = entity_tag(found)
        if if_none_match.strip() == tag:
            return Response(status_code=304, headers={"ETag": tag})
        return answered(found, headers={"ETag": tag})
    raise MemoryNotFoundError(id=memory)


@router.get("/v1/memories/{memory}/history", responses=described(HistoryReply, 404), tags=["memories"])
def history(way: Way, memory: str) -> Response:
    """All versions of a memory, the newest first."""
    steps = way.query(GetVersionSteps(memory))
    if not steps:
        raise MemoryNotFoundError(id=memory)
    return answered(HistoryReply(steps))


@router.get("/v1/changes", responses=described(ChangesReply, 404), tags=["changes"])
def changes(
    way: Way,
    *,
    since: Moment | None = None,
    since_number: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    until: Moment | None = None,
    namespace: NamespaceName = "",
    kinds: Annotated[list[ChangeKind], Query(max_length=len(ChangeKind))] = [],  # noqa: B006  (FastAPI copies it)
    oldest_first: bool = False,
    cursor: Cursor = "",
    limit: Limit = _LISTED,
) -> Response:
    """What changed since an instant or a change number: creations, edits, status changes and deletions."""
    condition = InNamespace(namespace) if namespace else None
    page = way.query(
        ListChanges(
            since if since_number is None else since_number,
            until,
            ChangeFilter(condition, frozenset(kinds)),
            oldest_first,
            cursor,
            limit,
        )
    )
    return answered(ChangesReply(page.changes, page.next, page.number))


@router.get("/v1/conflicts", responses=described(ConflictsReply, 404), tags=["conflicts"])
def conflicts(
    way: Way,
    namespace: NamespaceName = "",
    state: CaseState = CaseState.OPEN,
    cursor: Cursor = "",
    limit: Limit = _LISTED,
) -> Response:
    """Conflicts, the most urgent first."""
    page = way.query(ListConflicts(ConflictFilter(namespace, frozenset({state})), cursor, limit))
    return answered(ConflictsReply(page.cases, page.next, page.number))


@router.get("/v1/conflicts/{conflict}", responses=described(ConflictCase, 404), tags=["conflicts"])
def conflict_of(way: Way, conflict: str) -> Response:
    """One conflict, whatever its state."""
    return answered(way.query(GetConflict(conflict)))


@router.get("/v1/sessions", responses=described(SessionsReply), tags=["sessions"])
def sessions(way: Way) -> Response:
    """The sessions of the client, the newest first: windows of six hours, opened by themselves."""
    return answered(SessionsReply(way.query(ListOwnSessions())))


@router.get("/v1/reports/{day}", responses=described(ReportReply, 404, 409), tags=["reports"])
def report(way: Way, day: date, namespace: NamespaceName = "") -> Response:
    """The report of a local day."""
    made = way.query(GetReport(day, meant(way, namespace)))
    return answered(ReportReply(made.day, made.namespace, made.complete, made.number, made.zone, made.markdown))


@router.get("/v1/proposals/{proposal}", responses=described(ProposalReply, 404), tags=["remember"])
def proposal_of(way: Way, proposal: str) -> Response:
    """What became of something of the client's own that waits for a person."""
    found = way.query(GetProposal(proposal))
    return answered(ProposalReply(found.id, found.act, found.reasons, found.fate, found.proposed))


@router.get("/v1/access", responses=described(AccessReply), tags=["access"])
def access(way: Way) -> Response:
    """What the client may do, and where."""
    own = way.query(GetOwnAccess())
    names = tuple(NamespaceReply(each.name, each.title, each.count) for each in way.query(ListNamespaces()))
    return answered(AccessReply(own.name, own.grants, own.namespace, own.session, names))
