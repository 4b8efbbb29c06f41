"""Answers kept for a repeat of the request that an idempotency key named."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, TypeVar

import pydantic.fields  # noqa: F401  (cannot be loaded late in a program whose imports Qt watches)
from pydantic import TypeAdapter

ReplyT = TypeVar("ReplyT")
_ADAPTERS: Final[dict[type[Any], TypeAdapter[Any]]] = {}


def reply_text(reply: Any) -> str:
    """A reply as JSON."""
    return _adapter(type(reply)).dump_json(reply).decode()


def read_reply(kind: type[ReplyT], text: str) -> ReplyT:
    """The reply that :func:`reply_text` wrote."""
    reply: ReplyT = _adapter(kind).validate_json(text)
    return reply


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    # To make one takes as long as to write a hundred replies.
    known = _ADAPTERS.get(kind)
    if known is None:
        known = _ADAPTERS[kind] = TypeAdapter(kind)
    return known


def request_digest(request: Any) -> bytes:
    """SHA-256 over a request's type and content, the same for equal requests, in every process."""
    content = json.dumps(TypeAdapter(type(request)).dump_python(request), sort_keys=True, default=_plain)
    return hashlib.sha256(type(request).__name__.encode() + b"\0" + content.encode()).digest()


def _plain(entry: Any) -> Any:
    # A set has no order of its own: that in which it is written must not depend on the process.
    return sorted(entry) if isinstance(entry, frozenset | set) else str(entry)
