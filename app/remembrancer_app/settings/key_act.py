"""What can be done about what unlocks the vault."""

from __future__ import annotations

from enum import StrEnum


class KeyAct(StrEnum):
    """What can be done about what unlocks the vault."""

    PASSPHRASE = "passphrase"  # noqa: S105  (the name of an act)
    RECOVERY = "recovery"
    KEYRING = "keyring"
    NO_KEYRING = "no_keyring"
