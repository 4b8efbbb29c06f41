"""The guard in front of everything that listens: looked at before any routing, and refused without any effect.

A web page that a person has open can reach every port of this computer. It cannot set a header of its own without
asking first, cannot know a token, and always says where it comes from: so whatever names an origin is refused, the host
has to be this port's literal address, a body has to be JSON, and every request has to bring one token in its header.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from email.utils import formatdate
from http import HTTPStatus
from typing import Any, Final, Protocol

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from remembrancer.model.errors import RemembrancerError
from remembrancer.model.way_in import WayIn
from remembrancer.port.problems import MEDIA_TYPE, Problem, problem_of, refused
from remembrancer.port.strict_json import NotStrictJsonError, check_strict

ENTRANCE_IN_SCOPE: Final = "remembrancer.entrance"
"""The key under which the client's entrance lies in the ASGI scope of a request that was let through."""
MOST_BYTES: Final = 1_000_000
BODY_SECONDS: Final = 10.0
MOST_AT_ONCE: Final = 32
MOST_READING: Final = 32
"""So many bodies of one sender may be on their way; all who have no token are one sender."""
MOST_WAITING: Final = 64
URL_BYTES: Final = 8_000
_TOKEN_PREFIX: Final = b"rmb_"
_WITH_BODY: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_OPEN: Final = frozenset({("GET", "/v1/health"), ("GET", "/openapi.json"), ("POST", "/v1/pairing")})
_ASKING: Final = "/v1/pairing/"
"""Who asks to be let in has no token yet: only this, and what tells nothing, goes without one."""


class Doorkeeper(Protocol):
    """What the guard needs of a vault."""

    def client(self, token: str) -> WayIn:
        """The way in of the client that has a token; raises ClientRefusedError."""

    def note_refused(self, operation: str, reason: str) -> None:
        """Note a request that was refused before anybody knew whose it is."""


class Guard:
    """An ASGI application that lets through to another what may come in, with the client's entrance in its scope."""

    def __init__(
        self, application: ASGIApp, keeper: Doorkeeper, hosts: Callable[[], Iterable[str]], body_seconds: float
    ) -> None:
        """``hosts`` are the values of the Host header that mean this port."""
        self._application = application
        self._keeper = keeper
        self._hosts = hosts
        self._body_seconds = body_seconds
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting = 0
        self._reading: Counter[bytes] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._application(scope, receive, send)
        elif scope["type"] != "http":
            self._keeper.note_refused("websocket", "websocket")
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._http(scope, receive, _without_marks(send))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = self._looked_at(scope) or await self._come_in(scope, receive)
        if body is None:
            return
        if not isinstance(body, Problem):
            body = _body_problem(scope, body) or (_BUSY if self._waiting >= MOST_WAITING else body)
        if isinstance(body, Problem):
            await self._refuse(scope, send, body)
            return
        self._waiting += 1
        try:
            await self._places.acquire()
        finally:
            self._waiting -= 1
        try:
            await self._let_through(scope, body, receive, send)
        finally:
            self._places.release()

    async def _come_in(self, scope: Scope, receive: Receive) -> bytes | Problem | None:
        """The whole body; None where who asked is gone.

        Nobody takes a place before: who sends slowly would hold up all others.
        """
        sender = _headers(scope)[b"authorization"][0] if ENTRANCE_IN_SCOPE in scope else b""
        if self._reading[sender] >= MOST_READING:
            return _BUSY
        self._reading[sender] += 1
        try:
            return await self._read(receive)
        finally:
            self._reading[sender] -= 1
            if not self._reading[sender]:
                del self._reading[sender]

    async def _let_through(self, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        begun = _Begun(send)
        try:
            await self._application(scope, _replayed(body, receive), begun)
        except Exception as error:  # noqa: BLE001  (told in the log, and answered: one request must not end the port)
            # Where it happened, but nothing of what was asked: a log is no place for it.
            last = traceback.extract_tb(error.__traceback__)[-1]
            place, kind = f"{last.filename}:{last.lineno}", type(error).__name__
            logging.getLogger("port").error("request_failed error=%r place=%r", kind, place)  # noqa: TRY400  (its words may be stored ones)
            if not begun.has_begun:
                await _answer(send, FAILED)

    def _looked_at(self, scope: Scope) -> Problem | None:
        """What is wrong with a request's head; the entrance is put into the scope where nothing is."""
        headers = _headers(scope)
        if headers.get(b"host", []) not in [[host.encode()] for host in self._hosts()]:
            return _OTHER_HOST
        if b"origin" in headers or any(site != b"none" for site in headers.get(b"sec-fetch-site", [])):
            return _FROM_A_PAGE
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > URL_BYTES:
            return _LONG_ADDRESS
        if _TOKEN_PREFIX in scope["query_string"] or _TOKEN_PREFIX in (scope.get("raw_path") or b""):
            return _TOKEN_IN_ADDRESS
        if b"upgrade" in headers:
            return _NO_UPGRADE
        return _content_problem(headers) or self._identified(scope, headers)

    def _identified(self, scope: Scope, headers: dict[bytes, list[bytes]]) -> Problem | None:
        asks = scope["method"] == "POST" and scope["path"].startswith(_ASKING)
        if (scope["method"], scope["path"]) in _OPEN or asks:
            return None
        given = headers.get(b"authorization", [])
        kind, _, token = given[0].partition(b" ") if len(given) == 1 else (b"", b"", b"")
        if kind.lower() != b"bearer" or not token:
            return _NO_TOKEN
        try:
            scope[ENTRANCE_IN_SCOPE] = self._keeper.client(token.decode("latin-1"))
        except RemembrancerError as error:
            return problem_of(error)
        return None

    async def _read(self, receive: Receive) -> bytes | Problem | None:
        body = bytearray()
        try:
            async with asyncio.timeout(self._body_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += message.get("body", b"")
                    if len(body) > MOST_BYTES:
                        return _TOO_LARGE
                    if not message.get("more_body", False):
                        return bytes(body)
        except TimeoutError:
            return _TOO_SLOW

    async def _refuse(self, scope: Scope, send: Send, problem: Problem) -> None:
        if ENTRANCE_IN_SCOPE not in scope:
            self._keeper.note_refused(_operation(scope["path"]), problem.reason or problem.code)
        await _answer(send, problem, closes=True)


class _Begun:
    """Sends, and knows whether an answer has begun."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        self.has_begun = True
        await self._send(message)


def _headers(scope: Scope) -> dict[bytes, list[bytes]]:
    found: dict[bytes, list[bytes]] = {}
    for name, value in scope["headers"]:
        found.setdefault(name.lower(), []).append(value)
    return found


def _content_problem(headers: dict[bytes, list[bytes]]) -> Problem | None:
    """What is wrong with the kind or the size of the body that is announced."""
    kinds = headers.get(b"content-type", [])
    if len(kinds) > 1 or (kinds and not _is_json(kinds[0])) or b"content-encoding" in headers:
        return _NOT_JSON
    lengths = headers.get(b"content-length", [])
    if any(not each.isdigit() or int(each[:20]) > MOST_BYTES for each in lengths):
        return _TOO_LARGE
    return None


def _is_json(kind: bytes) -> bool:
    media, _, parameters = kind.lower().replace(b" ", b"").partition(b";")
    return media == b"application/json" and parameters in (b"", b"charset=utf-8")


def _body_problem(scope: Scope, body: bytes) -> Problem | None:
    if not body:
        return None
    if scope["method"] not in _WITH_BODY:
        return refused(HTTPStatus.BAD_REQUEST, "body_not_expected", "This request has no body", "Leave it out.")
    if b"content-type" not in _headers(scope):
        return _NOT_JSON
    try:
        check_strict(body)
    except NotStrictJsonError as error:
        return refused(
            HTTPStatus.BAD_REQUEST,
            "not_strict_json",
            "The body is not JSON that is taken here",
            "No duplicate keys, no NaN or Infinity, no halves of characters, at most 32 brackets deep.",
            reason=error.reason,
        )
    return None


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more, for the application; after it whatever comes next."""
    left: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return left.pop() if left else await receive()

    return again


def _without_marks(send: Send) -> Send:
    """Answers say when they were made, are not kept by anybody, and nobody guesses what they are."""

    async def marked(message: Message) -> None:
        if message["type"] == "http.response.start":
            now = formatdate(usegmt=True).encode()
            own = [(b"date", now), (b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
            message = {**message, "headers": [*message.get("headers", []), *own]}
        await send(message)

    return marked


async def _answer(send: Send, problem: Problem, *, closes: bool = False) -> None:
    body = problem.body()
    headers: list[tuple[bytes, bytes]] = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
        *((name.encode(), value.encode()) for name, value in problem.headers().items()),
    ]
    if closes:
        # Whatever else was sent with a refused request is not read.
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _operation(path: str) -> str:
    """What was asked for, for the live view: nothing that a stranger made up."""
    parts: list[Any] = path.split("/")
    known = parts[2] if len(parts) > 2 and parts[1] == "v1" else parts[1] if len(parts) > 1 else ""
    return known if known in _OPERATIONS else "unknown"


_OPERATIONS: Final = frozenset(
    {
        "remember",
        "recall",
        "answer",
        "blocks",
        "memories",
        "changes",
        "conflicts",
        "sessions",
        "reports",
        "namespaces",
        "proposals",
        "pairing",
        "health",
        "mcp",
    }
)
_OTHER_HOST: Final = refused(
    HTTPStatus.MISDIRECTED_REQUEST,
    "other_host",
    "This is not the address of the port",
    "The Host header has to be 127.0.0.1 or localhost with the number of the port.",
)
_FROM_A_PAGE: Final = refused(
    HTTPStatus.FORBIDDEN, "from_a_web_page", "Web pages may not come in", "A request that names an origin is refused."
)
_LONG_ADDRESS: Final = refused(
    HTTPStatus.REQUEST_URI_TOO_LONG, "address_too_long", "The address is too long", limit=URL_BYTES
)
_TOKEN_IN_ADDRESS: Final = refused(
    HTTPStatus.BAD_REQUEST,
    "token_in_address",
    "A token does not belong into an address",
    "Send it in the Authorization header. Addresses end up in logs: have this client revoked.",
)
_NO_UPGRADE: Final = refused(
    HTTPStatus.BAD_REQUEST, "upgrade", "Only plain HTTP is spoken here", "There are no WebSockets."
)
_NOT_JSON: Final = refused(
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "not_json",
    "Only JSON is taken",
    "Content-Type has to be application/json in UTF-8, not compressed.",
)
_TOO_LARGE: Final = refused(
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "body_too_large",
    "The body is too large",
    f"At most {MOST_BYTES} bytes are taken.",
    field="body",
    limit=MOST_BYTES,
)
_TOO_SLOW: Final = refused(HTTPStatus.REQUEST_TIMEOUT, "body_too_slow", "The body did not come in time")
_NO_TOKEN: Final = refused(
    HTTPStatus.UNAUTHORIZED, "no_token", "A token is needed", "Send one header: Authorization: Bearer TOKEN."
)
_BUSY: Final = refused(
    HTTPStatus.TOO_MANY_REQUESTS, "busy", "Too many requests at once", "Try again in a moment.", retry_after=1
)
FAILED: Final = refused(
    HTTPStatus.INTERNAL_SERVER_ERROR, "error", "This did not work", "The program met a problem. Its log says more."
)
