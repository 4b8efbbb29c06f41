"""The FastAPI application: routes, errors in the engine's words, and the OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, Final, Protocol

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from remembrancer.model.errors import RemembrancerError
from remembrancer.port.guard import FAILED
from remembrancer.port.http import blocks, entering, reading, writing
from remembrancer.port.http.answering import PROBLEM_SCHEMA
from remembrancer.port.problems import MEDIA_TYPE, Problem, invalid, problem_of, refused
from remembrancer.vault import Vault

_REASONS: Final = {
    "missing": "missing",
    "extra_forbidden": "not_known",
    "string_too_long": "too_long",
    "too_long": "too_many",
    "string_too_short": "empty",
    "too_short": "empty",
    "enum": "unknown",
    "timezone_aware": "not_aware",
    "greater_than_equal": "out_of_range",
    "less_than_equal": "out_of_range",
    "out_of_range": "out_of_range",
}
"""What pydantic calls an error, and what the engine does. Any other is ``not_usable``."""
_LIMITS: Final = ("max_length", "min_length", "le", "ge", "expected", "limit")


class Mounted(Protocol):
    """An ASGI application that answers everything below ``/mcp``, behind the same guard."""

    def running(self) -> AbstractAsyncContextManager[None]:
        """Entered while it serves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""


def make_application(vault: Vault, mcp: Mounted | None = None, started: Callable[[], None] = lambda: None) -> FastAPI:
    """The application that stands behind the guard; ``started`` is called when it is ready."""

    @asynccontextmanager
    async def running(_application: FastAPI) -> AsyncIterator[None]:
        if mcp is None:
            started()
            yield
        else:
            async with mcp.running():
                started()
                yield

    application = FastAPI(
        title="Remembrancer",
        version=version("remembrancer"),
        summary="What is remembered in a vault, for the agents that a person let in.",
        docs_url=None,
        redoc_url=None,
        lifespan=running,
        redirect_slashes=False,
    )
    application.state.vault = vault
    for each in (writing, reading, blocks, entering):
        application.include_router(each.router)
    application.add_exception_handler(RemembrancerError, _refused)
    application.add_exception_handler(RequestValidationError, _not_as_described)
    application.add_exception_handler(HTTPException, _not_routed)
    application.add_exception_handler(Exception, _failed)
    application.openapi = lambda: _document(application)  # type: ignore[method-assign]
    if mcp is not None:
        # Without a slash behind it, as clients send it; a mount alone answers only what is below.
        application.router.routes.append(Route("/mcp", mcp))
        application.mount("/mcp", mcp)
    return application


def _answer(problem: Problem) -> Response:
    return Response(problem.body(), problem.status, problem.headers(), MEDIA_TYPE)


async def _refused(_request: Request, error: Exception) -> Response:
    if not isinstance(error, RemembrancerError):
        raise error
    return _answer(problem_of(error))


async def _failed(_request: Request, _error: Exception) -> Response:
    return _answer(FAILED)


async def _not_as_described(_request: Request, error: Exception) -> Response:
    """A request that is not as the document says. What was given is not repeated: it may be anything."""
    if not isinstance(error, RequestValidationError):
        raise error
    first: dict[str, Any] = error.errors()[0]
    place = [str(each) for each in first["loc"] if each not in ("body", "query", "path", "header")]
    context = first.get("ctx") or {}
    limit = next((context[name] for name in _LIMITS if name in context), None)
    return _answer(invalid(".".join(place)[:200] or "body", _REASONS.get(first["type"], "not_usable"), limit))


async def _not_routed(_request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    status = HTTPStatus(error.status_code)
    problem = _answer(refused(status, status.name.lower(), status.phrase))
    problem.headers.update(error.headers or {})
    return problem


def _document(application: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with what the guard asks of every request."""
    if application.openapi_schema is None:
        document = get_openapi(
            title=application.title,
            version=application.version,
            summary=application.summary,
            routes=application.routes,
        )
        components = document.setdefault("components", {})
        components.setdefault("schemas", {})["Problem"] = PROBLEM_SCHEMA
        components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        document["security"] = [{"token": []}]
        for path in ("/v1/health", "/v1/pairing", "/v1/pairing/{pairing}"):
            for operation in document["paths"][path].values():
                operation["security"] = []
        application.openapi_schema = document
    return application.openapi_schema
