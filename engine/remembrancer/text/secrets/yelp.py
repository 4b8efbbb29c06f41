"""The forms that detect-secrets knows, taken from its plugins.

The library is made to look over files; imported whole it takes a third of a second. So it is loaded when a text holds
the letters that a token of one of its plugins has to have, and its plugins' patterns are asked where the token stands.
Its plugins that guess by entropy or by a word beside are left out, and none ever asks a service about what it found.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from remembrancer.model.secrets import SecretKind


@dataclass(frozen=True, slots=True)
class _Plugin:
    """``anchors``: one of them stands in every text in which the plugin finds something."""

    module: str
    name: str
    anchors: tuple[str, ...]
    kind: SecretKind = SecretKind.ACCESS_TOKEN


_PLUGINS: Final = (
    _Plugin("aws", "AWSKeyDetector", ("AKIA", "ASIA", "ABIA", "ACCA"), SecretKind.CLOUD_KEY),
    _Plugin("azure_storage_key", "AzureStorageKeyDetector", ("AccountKey=",), SecretKind.CLOUD_KEY),
    _Plugin("discord", "DiscordBotTokenDetector", ("iscord", "DISCORD")),
    _Plugin("github_token", "GitHubTokenDetector", ("ghp_", "gho_", "ghu_", "ghs_", "ghr_")),
    _Plugin("gitlab_token", "GitLabTokenDetector", ("glpat-", "gldt-", "glft-", "glsoat-", "glrt-", "GR1348941")),
    _Plugin("jwt", "JwtTokenDetector", ("eyJ",), SecretKind.WEB_TOKEN),
    _Plugin("mailchimp", "MailchimpDetector", ("ailchimp", "MAILCHIMP")),
    _Plugin("npm", "NpmDetector", (":_authToken=",)),
    _Plugin("openai", "OpenAIDetector", ("T3BlbkFJ",)),
    _Plugin("pypi_token", "PypiTokenDetector", ("pypi-Ag",)),
    _Plugin("sendgrid", "SendGridDetector", ("SG.",)),
    _Plugin("slack", "SlackDetector", ("xox", "hooks.slack.com/")),
    _Plugin("square_oauth", "SquareOAuthDetector", ("sq0csp-",)),
    _Plugin("stripe", "StripeDetector", ("k_live_",)),
    _Plugin("telegram_token", "TelegramBotTokenDetector", (":AA",)),
    _Plugin("twilio", "TwilioKeyDetector", ("wilio", "TWILIO")),
)
_GOES_ON: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def tokens_by_yelp(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    """Where its plugins find tokens, and what they are."""
    for plugin in _PLUGINS:
        if any(anchor in text for anchor in plugin.anchors):
            yield from _found(plugin, text)


def _found(plugin: _Plugin, text: str) -> Iterator[tuple[int, int, SecretKind]]:
    detector = _loaded(plugin)
    is_valid = getattr(detector, "is_formally_valid", None)
    for pattern in detector.denylist:
        for match in pattern.finditer(text):
            start, end = match.span()
            # Its patterns begin anywhere: within a longer word it is none. They end where the shortest form does.
            if start and text[start - 1].isalnum() and text[start].isalnum():
                continue
            while end < len(text) and text[end] in _GOES_ON:
                end += 1
            if is_valid is None or is_valid(match[0]):
                yield start, end, plugin.kind


@cache
def _loaded(plugin: _Plugin) -> Any:
    return getattr(import_module(f"detect_secrets.plugins.{plugin.module}"), plugin.name)()
