"""Getting at a vault whoever holds it: by opening it, through its owner, or by taking it over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final, TypeVar

from remembrancer.model.errors import VaultDamagedError, VaultInUseError
from remembrancer.owner.address import ADDRESS_FILE, NobodyThereError
from remembrancer.owner.remote import RemoteVault, ask_for_vault
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile, Keys, Secret

OpenedT = TypeVar("OpenedT")

_SECONDS_TO_WAIT: Final = 5.0
_SECONDS_FOR_HAND_OVER: Final = 40.0
_SECONDS_BETWEEN_TRIES: Final = 0.05


def open_or_ask(
    folder: Path, secret: Secret, open_here: Callable[[], OpenedT], *, at_terminal: bool
) -> OpenedT | RemoteVault:
    """A connection to the process that holds the vault, or else the vault, opened here.

    Somebody who holds it without listening holds it for a moment only, and is waited for.

    Raises:
        VaultInUseError: somebody holds it for long and does not listen.
        What opening it raises.
    """
    end: float | None = None
    keys: Keys | None = None
    while True:
        # First, as it needs next to nothing of the engine.
        if (folder / ADDRESS_FILE).exists():
            try:
                keys = keys or KeyFile.load(folder / KEY_FILE).unlock(secret)
                return RemoteVault(folder, keys, at_terminal=at_terminal)
            except (NobodyThereError, VaultDamagedError):
                # Left there by one that was killed; or keys that opening it here repairs, or says what is wrong with.
                pass
        try:
            return open_here()
        except VaultInUseError:
            # From the first attempt on, which loads the engine: on a busy machine that alone may take as long.
            end = end or monotonic() + _SECONDS_TO_WAIT
            if monotonic() > end:
                raise
        sleep(_SECONDS_BETWEEN_TRIES)


def open_or_take_over(folder: Path, secret: Secret, open_here: Callable[[], OpenedT]) -> OpenedT:
    """The vault, opened here; a process without a window that holds it hands it over first.

    Raises:
        VaultInUseError: another window holds it, or a process that does not listen.
        What opening it raises.
    """
    end = monotonic() + _SECONDS_TO_WAIT
    is_asked = False
    while True:
        try:
            return open_here()
        except VaultInUseError:
            if not is_asked:
                is_asked = _is_promised(folder, secret)
                end = monotonic() + _SECONDS_FOR_HAND_OVER if is_asked else end
            if monotonic() > end:
                raise
        sleep(_SECONDS_BETWEEN_TRIES)


def _is_promised(folder: Path, secret: Secret) -> bool:
    """Whether the process that holds the vault lets it go; False if nobody listens there.

    Raises:
        VaultInUseError: it keeps the vault.
    """
    try:
        if ask_for_vault(folder, KeyFile.load(folder / KEY_FILE).unlock(secret)):
            return True
    except NobodyThereError:
        return False
    raise VaultInUseError("a window keeps it")
