"""Tokens: made once, told once, kept as digests and compared as such."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from remembrancer.model.identifiers import Identifiers

_PREFIX: Final = "rmb_"
"""Tells scanners for secrets, and people, what a leaked one belongs to."""
_BYTES: Final = 32
TOKEN_CHARACTERS: Final = 200
"""Whatever is longer is no token, and is not looked at."""


class Known(Protocol):
    """What is known by the digest of a token."""

    @property
    def token(self) -> bytes: ...


KnownT = TypeVar("KnownT", bound=Known)


def new_token(identifiers: Identifiers) -> str:
    """A token of 256 random bits, in characters that may stand in a header and in a shell."""
    return _PREFIX + base64.urlsafe_b64encode(identifiers.random_bytes(_BYTES)).decode().rstrip("=")


def token_digest(token: str) -> bytes:
    """SHA-256: a token has no pattern that a slower digest would have to hide."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def known_by(token: str, candidates: Iterable[KnownT]) -> KnownT | None:
    """Which of them has this token. As long as it takes says nothing about how nearly right it was."""
    if not token or len(token) > TOKEN_CHARACTERS:
        return None
    digest, found = token_digest(token), None
    for each in candidates:
        if hmac.compare_digest(each.token, digest):
            found = each
    return found
