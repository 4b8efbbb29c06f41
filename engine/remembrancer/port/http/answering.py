"""What every route needs: the client's entrance, the namespace that is meant, and answers in JSON."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Header, Request, Response
from pydantic import TypeAdapter

from remembrancer.model.clients import GetOwnAccess
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import IDEMPOTENCY_KEY_CHARACTERS
from remembrancer.model.memory import Memory
from remembrancer.model.way_in import WayIn
from remembrancer.port.guard import ENTRANCE_IN_SCOPE
from remembrancer.port.problems import MEDIA_TYPE, Problem

BATCH_KEY_CHARACTERS: Final = IDEMPOTENCY_KEY_CHARACTERS - 4
"""Each statement of a batch has its number behind the key."""


def _entrance(request: Request) -> WayIn:
    way: WayIn = request.scope[ENTRANCE_IN_SCOPE]
    return way


Way = Annotated[WayIn, Depends(_entrance)]
Key = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        max_length=BATCH_KEY_CHARACTERS,
        description="The same key with the same request answers the same and writes nothing again.",
    ),
]


def meant(way: WayIn, namespace: str) -> str:
    """The namespace that is named, or else the only one that the client has a right on.

    Raises:
        InvalidInputError: none is named, and it could be several.
    """
    found = namespace or way.query(GetOwnAccess()).namespace
    if not found:
        raise InvalidInputError("namespace", "empty")
    return found


def entity_tag(memory: Memory) -> str:
    """The ETag of a memory: the number of its version."""
    return f'"{memory.number}"'


_ADAPTERS: Final[dict[type[Any], TypeAdapter[Any]]] = {}


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    # To make one takes as long as to write a hundred replies.
    known = _ADAPTERS.get(kind)
    if known is None:
        known = _ADAPTERS[kind] = TypeAdapter(kind)
    return known


def answered(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A reply as JSON. It is one of the engine's own values, so that it is written and not checked again."""
    body = _adapter(type(value)).dump_json(value)
    return Response(body, status, headers, "application/json")


def described(model: type[Any], *problems: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """What the OpenAPI document says of the answers of a route: ``problems`` are statuses beside the common ones."""
    errors = {400, 401, 403, 408, 413, 415, 421, 422, 429, 503, *problems}
    content = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"model": model, "description": "Answered"},
        **{each: {"description": "A problem", "content": content} for each in sorted(errors)},
    }


PROBLEM_SCHEMA: Final = TypeAdapter(Problem).json_schema(ref_template="#/components/schemas/{model}")
