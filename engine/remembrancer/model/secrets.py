"""Secrets in texts that come in: their kinds, what is done with them, and where they were found.

Nothing here holds a secret: a find says which kind stands in which field, and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class SecretKind(StrEnum):
    """What a secret is, as far as its form tells."""

    PRIVATE_KEY = "private_key"
    CLOUD_KEY = "cloud_key"
    ACCESS_TOKEN = "access_token"  # noqa: S105  (the name of a kind)
    WEB_TOKEN = "web_token"  # noqa: S105  (as above)
    URL_PASSWORD = "url_password"  # noqa: S105  (as above)
    PASSWORD = "password"  # noqa: S105  (as above)
    PAYMENT_CARD = "payment_card"
    BANK_ACCOUNT = "bank_account"
    SOCIAL_SECURITY = "social_security"
    CLIENT_TOKEN = "client_token"  # noqa: S105  (as above)
    """A token by which a client of a vault comes in."""
    RECOVERY_KEY = "recovery_key"
    """What unlocks a vault."""


class SecretAction(StrEnum):
    """What is done with a text that holds a secret."""

    REDACT = "redact"
    """Its kind stands in its place; the secret itself is never written."""
    BLOCK = "block"
    """Nothing is stored."""
    KEEP = "keep"
    ASK = "ask"
    """Nothing is stored until the person says which of the others it is to be."""


@dataclass(frozen=True, slots=True)
class FoundSecret:
    """A kind of secret that stands in a field, by the name that the field has in the request."""

    field: str
    kind: SecretKind
