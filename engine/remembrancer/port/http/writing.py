"""Routes that change something, or let it wait for a person."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from fastapi import APIRouter, Header, Response

from remembrancer.model.cases import ResolveConflict
from remembrancer.model.changes import Change, Remember, Revise, SetStatus
from remembrancer.model.clients import RenewSession, SessionWrapped, WrapSession
from remembrancer.model.errors import InvalidInputError, RemembrancerError
from remembrancer.model.memory import Memory
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import Status
from remembrancer.model.way_in import WayIn
from remembrancer.port.http.answering import Key, Way, answered, described, entity_tag, meant
from remembrancer.port.http.bodies import BatchBody, EditBody, ReasonBody, RememberBody, ResolveBody, WrapBody
from remembrancer.port.http.replies import (
    BatchReply,
    ChangeReply,
    ResolvedReply,
    WrappedReply,
    WriteReply,
    WriteStatus,
)
from remembrancer.port.problems import MEDIA_TYPE, problem_of, refused

router = APIRouter()
_DIGITS: Final = 15
IfMatch = Annotated[
    str,
    Header(
        alias="If-Match",
        max_length=64,
        description="The ETag that the memory was read with. Needed, so that nothing is written over unseen.",
    ),
]


@router.post("/v1/remember", responses=described(WriteReply, 404, 409), tags=["remember"])
def remember(way: Way, body: RememberBody, key: Key = "") -> Response:
    """Store one statement. The answer says whether it is stored, known or waits, and for what."""
    namespace = meant(way, body.namespace)
    return answered(WriteReply.of(way.change(Remember(body.draft(), namespace, key))))


@router.post("/v1/remember/batch", responses=described(BatchReply, 404), tags=["remember"])
def remember_batch(way: Way, body: BatchBody, key: Key = "") -> Response:
    """Store up to 100 statements, each by itself: one that is refused does not keep the others out."""
    requests = body.requests(meant(way, body.namespace), key)
    return answered(BatchReply(tuple(_stored(way, each) for each in requests)))


def _stored(way: WayIn, request: Remember) -> WriteReply:
    try:
        return WriteReply.of(way.change(request))
    except RemembrancerError as error:
        problem = problem_of(error)
        return WriteReply(WriteStatus.REFUSED, problem.code, problem=problem)


@router.patch("/v1/memories/{memory}", responses=described(ChangeReply, 404, 409, 412, 428), tags=["memories"])
def edit(way: Way, memory: str, body: EditBody, if_match: IfMatch = "", key: Key = "") -> Response:
    """Give a memory of the client's own new values; of what is not its own, propose that."""
    expected = version_of(if_match)
    if expected is None:
        problem = refused(
            HTTPStatus.PRECONDITION_REQUIRED,
            "version_needed",
            "Say which version is edited",
            "Send its ETag as If-Match.",
        )
        return Response(problem.body(), problem.status, problem.headers(), MEDIA_TYPE)
    reply = _changed(way, memory, way.change(Revise((memory,), body.revision(), expected, key)))
    return answered(reply, headers={"ETag": entity_tag(reply.memory)} if reply.memory else None)


def version_of(if_match: str) -> int | None:
    """The version that an ETag names; None for none.

    Raises:
        InvalidInputError: it is no ETag of a memory.
    """
    if not if_match:
        return None
    number = if_match.strip().strip('"')
    if not number.isascii() or not number.isdecimal() or len(number) > _DIGITS:
        raise InvalidInputError("version", "unknown")
    return int(number)


@router.post("/v1/memories/{memory}/archive", responses=described(ChangeReply, 404, 409), tags=["memories"])
def archive(way: Way, memory: str, body: ReasonBody, key: Key = "") -> Response:
    """Put away a memory of the client's own; of what is not its own, propose that. Nothing is deleted."""
    change = way.change(SetStatus((memory,), Status.ARCHIVED, body.reason, key))
    return answered(_changed(way, memory, change))


@router.post("/v1/conflicts/{conflict}/resolve", responses=described(ResolvedReply, 404, 409, 412), tags=["conflicts"])
def resolve(way: Way, conflict: str, body: ResolveBody, key: Key = "") -> Response:
    """Decide a conflict between statements that are all the client's own; any other is for the person."""
    resolved = way.change(
        ResolveConflict(
            conflict,
            body.resolution,
            body.reason,
            body.supersession,
            body.chosen,
            body.revision.revision() if body.revision else None,
            body.expected,
            key,
        )
    )
    return answered(ResolvedReply(resolved.change.operation, resolved.cases))


@router.post("/v1/sessions/renew", responses=described(WrappedReply), tags=["sessions"])
def renew(way: Way) -> Response:
    """Let the session last six hours from now on."""
    return answered(WrappedReply(way.change(RenewSession()), None))


@router.post("/v1/sessions/wrap", responses=described(WrappedReply, 404), tags=["sessions"])
def wrap(way: Way, body: WrapBody, key: Key = "") -> Response:
    """Close the session; the next request opens another. Its summary is remembered in it."""
    namespace = meant(way, body.namespace) if body.summary else ""
    wrapped: SessionWrapped = way.change(WrapSession(body.summary, namespace, key=key))
    summary = WriteReply.of(wrapped.summary) if wrapped.summary else None
    return answered(WrappedReply(wrapped.session, summary))


def _changed(way: WayIn, memory: str, change: Change) -> ChangeReply:
    waits = bool(change.proposals or (change.cases and not change.memories))
    status = WriteStatus.WAITING if waits else WriteStatus.STORED if change.memories else WriteStatus.DUPLICATE
    return ChangeReply(
        status,
        change.operation,
        change.kind,
        change.number,
        change.memories,
        change.cases,
        change.proposals,
        _read(way, memory),
        change.redacted,
    )


def _read(way: WayIn, memory: str) -> Memory | None:
    """The memory as it is now; none where the client may not read it."""
    try:
        return next(iter(way.query(GetMemories((memory,)))), None)
    except RemembrancerError:
        return None
