"""A text with the kinds of its secrets in their place, or with all but their ends hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from remembrancer.model.secrets import SecretKind
from remembrancer.text.secrets.detector import SecretSpan

_NAMES: Final = {
    SecretKind.PRIVATE_KEY: "private key",
    SecretKind.CLOUD_KEY: "cloud key",
    SecretKind.ACCESS_TOKEN: "access token",
    SecretKind.WEB_TOKEN: "web token",
    SecretKind.URL_PASSWORD: "password",
    SecretKind.PASSWORD: "password",
    SecretKind.PAYMENT_CARD: "card number",
    SecretKind.BANK_ACCOUNT: "account number",
    SecretKind.SOCIAL_SECURITY: "social security number",
    SecretKind.CLIENT_TOKEN: "client token",
    SecretKind.RECOVERY_KEY: "recovery key",
}
"""Written into stored texts, so in one language for good."""
_SHOWN_OF: Final = 12
_DOTS: Final = "\u2022" * 6


def redacted(text: str, spans: Iterable[SecretSpan]) -> str:
    """The text with ``[redacted: kind]`` for each secret."""
    return _replaced(text, spans, lambda span: f"[redacted: {_NAMES[span.kind]}]")


def redacted_tag(span: SecretSpan) -> str:
    """What a tag that holds a secret becomes."""
    return f"redacted-{_NAMES[span.kind].replace(' ', '-')}"


def masked(text: str, spans: Iterable[SecretSpan]) -> str:
    """The text for a person who knows the secret: of a long one its first and last two characters are left."""
    return _replaced(text, spans, lambda span: _mask(text[span.start : span.end]))


def _mask(secret: str) -> str:
    line = " ".join(secret.split())
    return f"{line[:2]}{_DOTS}{line[-2:]}" if len(line) >= _SHOWN_OF else _DOTS


def _replaced(text: str, spans: Iterable[SecretSpan], written: Callable[[SecretSpan], str]) -> str:
    parts, after = [], 0
    for span in spans:
        parts += [text[after : span.start], written(span)]
        after = span.end
    return "".join((*parts, text[after:]))
