"""A relay's token: from the environment, or from the system's keyring, where it is put when a client is let in."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from remembrancer.model.places import TOKEN_VARIABLE

_SERVICE: Final = "remembrancer client"


class Tokens:
    """The token of one client of one vault. The keyring is asked once, and only where the environment has none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.absolute()
        self._token: str | None = os.environ.get(TOKEN_VARIABLE)

    def token(self, name: str) -> str:
        """The token of the client of this name; empty if it has none."""
        if self._token is None:
            self._token = self._in_keyring(name)
        return self._token

    def keep(self, name: str, token: str) -> None:
        """Keep a new token; where there is no keyring, as long as this runs."""
        import keyring  # noqa: PLC0415  (slow to load)
        import keyring.errors  # noqa: PLC0415  (as above)

        self._token = token
        try:
            keyring.set_password(_SERVICE, self._entry(name), token)
        except keyring.errors.KeyringError as error:
            sys.stderr.write(f"remembrancer: the token is not kept, since the keyring refuses it: {error}\n")

    def _in_keyring(self, name: str) -> str:
        import keyring  # noqa: PLC0415  (as above)
        import keyring.errors  # noqa: PLC0415  (as above)

        try:
            return keyring.get_password(_SERVICE, self._entry(name)) or ""
        except keyring.errors.KeyringError:
            return ""

    def _entry(self, name: str) -> str:
        return f"{name} in {self._folder}"
