"""Errors on the wire: ``application/problem+json`` (RFC 9457), with the engine's codes, values and words."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from remembrancer.model.errors import InvalidInputError, RemembrancerError
from remembrancer.wording import describe_error, in_english

MEDIA_TYPE: Final = "application/problem+json"
_STATUSES: Final[dict[str, HTTPStatus]] = {
    "invalid_input": HTTPStatus.UNPROCESSABLE_ENTITY,
    "secret_found": HTTPStatus.UNPROCESSABLE_ENTITY,
    "invalid_search": HTTPStatus.UNPROCESSABLE_ENTITY,
    "model_missing": HTTPStatus.UNPROCESSABLE_ENTITY,
    "model_tampered": HTTPStatus.UNPROCESSABLE_ENTITY,
    "model_miscalculates": HTTPStatus.UNPROCESSABLE_ENTITY,
    "search_too_long": HTTPStatus.UNPROCESSABLE_ENTITY,
    "memory_not_found": HTTPStatus.NOT_FOUND,
    "conflict_not_found": HTTPStatus.NOT_FOUND,
    "namespace_not_found": HTTPStatus.NOT_FOUND,
    "operation_not_found": HTTPStatus.NOT_FOUND,
    "proposal_not_found": HTTPStatus.NOT_FOUND,
    "pairing_not_found": HTTPStatus.NOT_FOUND,
    "not_permitted": HTTPStatus.FORBIDDEN,
    "client_refused": HTTPStatus.FORBIDDEN,
    "client_refused.unknown_token": HTTPStatus.UNAUTHORIZED,
    "pairing_refused": HTTPStatus.TOO_MANY_REQUESTS,
    "pairing_refused.denied": HTTPStatus.FORBIDDEN,
    "quota_exceeded": HTTPStatus.TOO_MANY_REQUESTS,
    "version_changed": HTTPStatus.PRECONDITION_FAILED,
    "case_closed": HTTPStatus.CONFLICT,
    "idempotency_conflict": HTTPStatus.CONFLICT,
    "template_failed": HTTPStatus.CONFLICT,
    "cancelled": HTTPStatus.REQUEST_TIMEOUT,
    "vault_locked": HTTPStatus.SERVICE_UNAVAILABLE,
    "vault_unreadable": HTTPStatus.SERVICE_UNAVAILABLE,
    "vault_read_only": HTTPStatus.SERVICE_UNAVAILABLE,
}
_TOLD: Final = ("field", "reason", "limit", "retry_after", "id", "expected", "current", "scope", "kind")
"""The values of an error that are told. What was given is not: it is the caller's own, and may be anything."""


@dataclass(frozen=True, slots=True)
class Problem:
    """An error as it is answered. ``code`` is stable; ``title``, ``detail`` and ``action`` are for people.

    ``field`` names what was wrong with the request and ``limit`` the bound it passed, where there is one; ``kind`` says
    which kind of secret stands in it.
    """

    type: str
    title: str
    status: int
    code: str
    detail: str = ""
    action: str = ""
    field: str | None = None
    reason: str | None = None
    limit: str | int | float | None = None
    retry_after: int | None = None
    id: str | None = None
    expected: int | None = None
    current: int | None = None
    scope: str | None = None
    kind: str | None = None

    def body(self) -> bytes:
        """The answer's body; what is not known is left out."""
        told = {name: getattr(self, name) for name in self.__slots__ if getattr(self, name) is not None}
        return json.dumps(told, ensure_ascii=False).encode("utf-8", "replace")

    def headers(self) -> dict[str, str]:
        """What goes with it."""
        found = {}
        if self.retry_after is not None:
            found["retry-after"] = str(self.retry_after)
        if self.status == HTTPStatus.UNAUTHORIZED:
            found["www-authenticate"] = "Bearer"
        return found


def problem_of(error: RemembrancerError) -> Problem:
    """What is answered where the engine refused something."""
    message = describe_error(error, in_english)
    reason = error.values.get("reason")
    status = _STATUSES.get(f"{error.code}.{reason}", _STATUSES.get(error.code, HTTPStatus.INTERNAL_SERVER_ERROR))
    values: dict[str, Any] = {name: error.values[name] for name in _TOLD if error.values.get(name) is not None}
    if "limit" in values and not isinstance(values["limit"], str | int | float):
        values["limit"] = str(values["limit"])
    return Problem(
        f"urn:remembrancer:problem:{error.code}",
        message.title,
        status.value,
        error.code,
        message.text,
        message.action,
        **values,
    )


def refused(status: HTTPStatus, code: str, title: str, detail: str = "", **values: Any) -> Problem:
    """What is answered where the port itself refused something."""
    return Problem(f"urn:remembrancer:problem:{code}", title, status.value, code, detail, **values)


def invalid(field: str, reason: str, limit: object = None) -> Problem:
    """What is answered where a field of the request is not as the document of the interface says."""
    return problem_of(InvalidInputError(field, reason, limit=limit))
