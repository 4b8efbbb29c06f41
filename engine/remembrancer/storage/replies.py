"""Answers kept for a repeat of the request that an idempotency key named."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import pydantic.fields  # noqa: F401  (cannot be loaded late in a program whose imports Qt watches)
from pydantic import TypeAdapter

ReplyT = TypeVar("ReplyT")


def reply_text(reply: Any) -> str:
    """A reply as JSON."""
    return TypeAdapter(type(reply)).dump_json(reply).decode()


def read_reply(kind: type[ReplyT], text: str) -> ReplyT:
    """The reply that :func:`reply_text` wrote."""
    return TypeAdapter(kind).validate_json(text)


def request_digest(request: Any) -> bytes:
    """SHA-256 over a request's type and content, the same for equal requests."""
    content: bytes = TypeAdapter(type(request)).dump_json(request)
    return hashlib.sha256(type(request).__name__.encode() + b"\0" + content).digest()
