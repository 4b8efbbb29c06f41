"""``vault backup``, ``vault backups`` and ``vault restore``: copies of the vault, and going back to one."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import ask_passphrase, is_interactive, opened, vault_folder
from remembrancer.cli.output import encodable, escaped, note, say, say_json
from remembrancer.cli.replies import Place
from remembrancer.model.backups import ListBackups, PreviewRestore
from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import (
    CancelledError,
    NotPermittedError,
    VaultDamagedError,
    VaultLockedError,
    WrongSecretError,
)

_WORD = "restore"


def backup(context: typer.Context, json: options.Json = False) -> None:
    """Copy the vault into its backups folder. The copy is as encrypted as the vault, and is opened by the same."""
    with opened(context) as opening:
        copied = str(opening.upkeep.back_up())
    if json:
        say_json(Place(encodable(copied)))
    else:
        say(escaped(copied))


def list_backups(context: typer.Context, json: options.Json = False) -> None:
    """List the backups of the vault, the newest first."""
    from remembrancer.wording import DateWords, in_english, write_size  # noqa: PLC0415  (loaded while it is opened)

    with opened(context) as opening:
        found = opening.entrance.query(ListBackups())
        dates = DateWords(opening.clock.now(), opening.clock.zone(), in_english)
    if json:
        say_json(found)
    elif not found.backups:
        say("There is no backup yet.")
    else:
        for each in found.backups:
            missing = "" if each.complete else "  its keys are missing"
            say(f"{each.name}  {dates.full(each.made_at)}  {write_size(each.size, in_english)}{missing}")
        say(f"{write_size(found.size, in_english)} in {escaped(found.folder)}")
    if not found.backups:
        raise typer.Exit(exit_codes.NOTHING)


def restore(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="The backup, as the list of backups names it.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what it would change, and change nothing.")] = False,
) -> None:
    """Go back to a backup, at a terminal. The vault as it is now becomes a backup itself.

    Whoever has the vault open has to close it first.
    """
    if not (dry_run or is_interactive()):
        raise NotPermittedError("no person at a terminal", action="backups")
    _preview(context, name)
    if dry_run:
        return
    if typer.prompt(f"Type “{_WORD}” to go back to it", default="", show_default=False, err=True) != _WORD:
        raise CancelledError
    _carry_out(context, name)


def _preview(context: typer.Context, name: str) -> None:
    from remembrancer.wording import describe_restore, in_english  # noqa: PLC0415  (as above)

    try:
        with opened(context) as opening:
            preview = opening.entrance.query(PreviewRestore(name))
    except (VaultDamagedError, WrongSecretError):
        # Then most of all somebody wants to go back. A damaged database looks as if the key were wrong; whether the
        # secret fits the backup is found out before anything is changed.
        note("The vault cannot be opened, so it is not compared with the backup.")
    else:
        for line in describe_restore(preview, in_english):
            say(line)


def _carry_out(context: typer.Context, name: str) -> None:
    from remembrancer.vault import find_secret, restore_backup  # noqa: PLC0415  (loads the engine)

    folder = vault_folder(context)
    try:
        secret = find_secret(folder, os.environ)
    except (VaultLockedError, VaultDamagedError):
        secret = ask_passphrase(folder)
    replaced = restore_backup(folder, name, secret, SystemClock().now())
    say(f"Restored {name}. The vault as it was is {escaped(str(replaced))}.")
