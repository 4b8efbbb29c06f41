"""The key of an endpoint, in the system's keyring and nowhere else.

It is kept under the vault and the server it belongs to, so that changing the address never sends it to another server.
"""

from __future__ import annotations

from typing import Final

import keyring
import keyring.errors

from remembrancer.model.addresses import server_of
from remembrancer.model.errors import InvalidInputError, KeyringUnavailableError

SERVICE: Final = "remembrancer-language-model"
MOST_CHARACTERS: Final = 2_000


def has_keyring() -> bool:
    """Whether this computer has a keyring that keeps what it is given."""
    # The backends "fail" and "null" have no positive priority.
    return bool(keyring.get_keyring().priority > 0)


def read_key(vault: str, address: str) -> str:
    """The key for the server at ``address``; empty if there is none, or no keyring."""
    try:
        return keyring.get_password(SERVICE, _name(vault, address)) or ""
    except keyring.errors.KeyringError:
        return ""


def keep_key(vault: str, address: str, secret: str) -> None:
    """Keep a key for the server at ``address``; an empty one is forgotten.

    Raises:
        InvalidInputError: it holds what cannot be sent, or is too long.
        KeyringUnavailableError: there is no keyring that keeps it.
    """
    name = _name(vault, address)
    if len(secret) > MOST_CHARACTERS:
        raise InvalidInputError("secret", "too_long", limit=MOST_CHARACTERS, given=len(secret))
    if not (secret.isascii() and secret.isprintable()) or " " in secret:
        raise InvalidInputError("secret", "cannot_be_sent")
    try:
        if not secret:
            if keyring.get_password(SERVICE, name) is not None:
                keyring.delete_password(SERVICE, name)
            return
        keyring.set_password(SERVICE, name, secret)
        if keyring.get_password(SERVICE, name) != secret:
            raise KeyringUnavailableError("the keyring did not keep what it was given")
    except keyring.errors.KeyringError as error:
        raise KeyringUnavailableError(str(error)) from error


def _name(vault: str, address: str) -> str:
    return f"{vault} {server_of(address)}"
