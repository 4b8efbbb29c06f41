"""``vault``: the store itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from remembrancer.cli import options
from remembrancer.cli.opening import create_vault, new_passphrase, vault_folder
from remembrancer.cli.output import encodable, escaped, note, say, say_json
from remembrancer.cli.replies import CreatedVault, Place
from remembrancer.model.errors import VaultExistsError

if TYPE_CHECKING:
    from remembrancer.vault import Secret


def create(
    context: typer.Context,
    keyring: Annotated[
        bool, typer.Option("--keyring", help="Let the system's keyring unlock it too, without asking.")
    ] = False,
    recovery_key: Annotated[
        bool, typer.Option("--recovery-key", help="Make a recovery key and show it, this once.")
    ] = False,
    json: options.Json = False,
) -> None:
    """Create an encrypted vault.

    Its passphrase is taken from REMEMBRANCER_PASSPHRASE, or asked for at a terminal. Nobody can read the vault
    without the passphrase, the recovery key or the keyring.
    """
    folder = vault_folder(context)
    # Said before a passphrase is asked for; the vault itself looks again.
    if folder.exists() and any(folder.iterdir()):
        raise VaultExistsError(path=str(folder))
    recovery = _new_recovery_key() if recovery_key else ""
    vault = create_vault(folder, _secrets(recovery, keyring=keyring))
    try:
        reply = CreatedVault(encodable(str(folder)), vault.unlock_kinds, recovery)
    finally:
        vault.close()
    if json:
        say_json(reply)
        return
    say(f"Created an encrypted vault in {escaped(str(folder))}.")
    if recovery:
        say(f"Recovery key: {recovery}")
        note("Keep it in a safe place: it is not shown again.")


def _new_recovery_key() -> str:
    from remembrancer.vault import new_recovery_key  # noqa: PLC0415

    return new_recovery_key().text


def _secrets(recovery: str, *, keyring: bool) -> tuple[Secret, ...]:
    from remembrancer.vault import FromKeyring, RecoveryKey  # noqa: PLC0415

    more: tuple[Secret, ...] = (RecoveryKey(recovery),) if recovery else ()
    return (new_passphrase(), *more, *((FromKeyring(),) if keyring else ()))


def path(context: typer.Context, json: options.Json = False) -> None:
    """Say where the vault lies, whether or not there is one."""
    folder = str(vault_folder(context).absolute())
    if json:
        say_json(Place(encodable(folder)))
    else:
        say(escaped(folder))
