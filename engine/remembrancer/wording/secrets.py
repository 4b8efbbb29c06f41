"""Words for the kinds of secrets, and for what was done with those that came in."""

from __future__ import annotations

from collections.abc import Iterable

from remembrancer.model.secrets import FoundSecret, SecretAction, SecretKind
from remembrancer.wording.error_form import error_words
from remembrancer.wording.templates import Counted, Template, Translate, join_all

_KINDS = {
    SecretKind.PRIVATE_KEY: "a private key",
    SecretKind.CLOUD_KEY: "a key of a cloud service",
    SecretKind.ACCESS_TOKEN: "an access token",
    SecretKind.WEB_TOKEN: "a web token",
    SecretKind.URL_PASSWORD: "a password in an address",
    SecretKind.PASSWORD: "a password",
    SecretKind.PAYMENT_CARD: "the number of a card",
    SecretKind.BANK_ACCOUNT: "the number of a bank account",
    SecretKind.SOCIAL_SECURITY: "a social security number",
    SecretKind.CLIENT_TOKEN: "the token of a client",
    SecretKind.RECOVERY_KEY: "a recovery key",
}
SECRET_KINDS = {kind: Template(f"secret.{kind.value}", text) for kind, text in _KINDS.items()}
"""As they stand within a sentence."""

SECRET_ERRORS = (
    error_words(
        "secret_found",
        "This holds a secret",
        ("{Field} holds {secret}. Nothing was stored.", "It holds a secret. Nothing was stored."),
        "Take it out and try again; a password manager is the place for it.",
    ),
    error_words(
        "secret_found.blocked",
        "This holds a secret",
        ("{Field} holds {secret}. Nothing was stored.", "It holds a secret. Nothing was stored."),
        "Take it out and try again; a password manager is the place for it.",
    ),
    error_words(
        "secret_found.ask",
        "This holds a secret",
        ("{Field} holds {secret}. Nothing was stored yet.", "It holds a secret. Nothing was stored yet."),
        "Say whether it is stored as it is, or with its kind in its place.",
    ),
    error_words(
        "secret_found.named",
        "A name cannot hold a secret",
        ("{Field} holds {secret}. Nothing was stored.", "It holds a secret. Nothing was stored."),
        "Choose another.",
    ),
    error_words(
        "not_permitted.secrets",
        "Only a person decides this",
        "Whether a secret is stored is not for agents to say. Nothing was changed.",
        "Leave it out.",
    ),
)
REDACTED = Template("secret.redacted", "Its kind stands in the place of {secrets}, which was not stored.")
PLANNED = {
    SecretAction.REDACT: Counted(
        "secret.planned.redact",
        "{count} record holds secrets: their kind will stand in their place.",
        "{count} records hold secrets: their kind will stand in their place.",
    ),
    SecretAction.BLOCK: Counted(
        "secret.planned.block",
        "{count} record holds secrets and is left out.",
        "{count} records hold secrets and are left out.",
    ),
    SecretAction.KEEP: Counted(
        "secret.planned.keep",
        "{count} record holds secrets, which are stored as they are.",
        "{count} records hold secrets, which are stored as they are.",
    ),
}


def name_secret(kind: SecretKind, translate: Translate) -> str:
    """What a kind of secret is called within a sentence."""
    return SECRET_KINDS[kind].fill(translate)


def list_secrets(found: Iterable[FoundSecret], translate: Translate) -> str:
    """Their kinds, each once."""
    return list_kinds((each.kind for each in found), translate)


def list_kinds(kinds: Iterable[SecretKind], translate: Translate) -> str:
    """The kinds, each once."""
    return join_all(list(dict.fromkeys(name_secret(each, translate) for each in kinds)), translate)


def describe_redacted(found: tuple[FoundSecret, ...], translate: Translate) -> str:
    """What was taken out of a text; empty where nothing was."""
    return REDACTED.fill(translate, secrets=list_secrets(found, translate)) if found else ""


def describe_planned_secrets(count: int, action: SecretAction, translate: Translate) -> str:
    """What an import will do with secrets; empty where there are none."""
    return PLANNED[action].fill(translate, count) if count else ""
