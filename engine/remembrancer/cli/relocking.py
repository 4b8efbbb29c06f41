"""``vault passphrase``, ``vault recovery-key`` and ``vault move``: for a person at a terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from remembrancer.cli.opening import ask_new_passphrase, ask_secret, is_interactive, log_to_stderr, vault_folder
from remembrancer.cli.output import escaped, note, say
from remembrancer.cli.progress import TerminalProgress
from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import (
    CancelledError,
    KeyringUnavailableError,
    NotPermittedError,
    VaultLockedError,
    WrongSecretError,
)

if TYPE_CHECKING:
    from remembrancer.vault import KeysChanged, Secret, Vault

_LETTERS = 4


def passphrase(context: typer.Context) -> None:
    """Change the passphrase, or set one where only the keyring unlocks the vault. Whoever has it open closes it first.

    The memories are not encrypted anew: only their key is sealed with the new passphrase, here and in the backups.
    """
    _check_terminal("keys")
    from remembrancer.vault.relocking import change_passphrase  # noqa: PLC0415  (loads the engine)

    with _open_with_proof(context) as (vault, proof):
        changed = change_passphrase(vault, ask_new_passphrase("New passphrase: "), proof)
    say("The passphrase is changed.")
    _say_backups(changed)


def recovery_key(context: typer.Context) -> None:
    """Make a new recovery key and show it, this once; the old one opens nothing any more."""
    _check_terminal("keys")
    from remembrancer.vault import new_recovery_key  # noqa: PLC0415
    from remembrancer.vault.relocking import change_recovery_key  # noqa: PLC0415

    with _open_with_proof(context) as (vault, proof):
        made = new_recovery_key()
        say(f"New recovery key: {made.text}")
        note("Keep it in a safe place: it is not shown again. Until you go on, the old one stays.")
        typed = typer.prompt(f"Type its last {_LETTERS} letters once you have kept it", default="", show_default=False)
        if typed.strip().upper() != made.text[-_LETTERS:]:
            raise CancelledError
        changed = change_recovery_key(vault, made, proof)
    say("The recovery key is changed.")
    _say_backups(changed)


def move(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help="The folder it is to lie in: a new or empty one of this computer.")],
) -> None:
    """Move the vault to another folder. It is copied and read back first; the old files are kept beside.

    Whoever has the vault open has to close it first.
    """
    _check_terminal("move")
    from remembrancer.vault import check_target  # noqa: PLC0415
    from remembrancer.vault import move as move_vault  # noqa: PLC0415

    present, target = vault_folder(context), folder.expanduser().absolute()
    secret = _known_secret(present) or _ask_secret(present)
    check_target(present, target)
    with TerminalProgress() as progress:
        moved = move_vault(present, target, secret, SystemClock().now(), progress)
    say(f"The vault lies in {escaped(str(moved.folder))} now.")
    say(f"The old files are kept in {escaped(str(moved.aside))}. Delete them when you do not need them.")
    note("Agents that were connected with the old folder have to be connected again.")


def _check_terminal(action: str) -> None:
    if not is_interactive():
        raise NotPermittedError("no person at a terminal", action=action)
    log_to_stderr()


@contextmanager
def _open_with_proof(context: typer.Context) -> Iterator[tuple[Vault, Secret | None]]:
    """The vault, opened in this process, and what the person knows of what unlocks it now."""
    from remembrancer.vault import FromKeyring, Vault, typed_secret  # noqa: PLC0415
    from remembrancer.vault.relocking import asks_for_proof  # noqa: PLC0415

    folder = vault_folder(context)
    secret = _known_secret(folder) or _ask_secret(folder)
    try:
        vault = Vault.open(folder, secret)
    except (KeyringUnavailableError, WrongSecretError):
        if not isinstance(secret, FromKeyring):
            raise
        secret = _ask_secret(folder)
        vault = Vault.open(folder, secret)
    try:
        proof: Secret | None = None if isinstance(secret, FromKeyring) else secret
        if proof is None and asks_for_proof(vault):
            proof = typed_secret(folder, ask_secret("Present passphrase, or the recovery key: "))
        yield vault, proof
    finally:
        vault.close()


def _known_secret(folder: Path) -> Secret | None:
    """What unlocks the vault without asking, if anything does."""
    from remembrancer.vault import find_secret  # noqa: PLC0415

    try:
        return find_secret(folder, os.environ)
    except VaultLockedError:
        return None


def _ask_secret(folder: Path) -> Secret:
    from remembrancer.vault import typed_secret  # noqa: PLC0415

    return typed_secret(folder, ask_secret(f"Passphrase of {escaped(folder.name)}, or its recovery key: "))


def _say_backups(changed: KeysChanged) -> None:
    if changed.left:
        note(f"Backups that still open by what opened the vault before: {changed.left}. Delete them if that matters.")
    if changed.backups:
        say("The backups in the vault's folder are opened by the same. Copies of them elsewhere are as they were.")
