"""``vault backup``, ``backups``, ``archive`` and ``restore``: copies of the vault, and going back to one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import ask_passphrase, is_interactive, opened, vault_folder
from remembrancer.cli.output import encodable, escaped, note, say, say_json
from remembrancer.cli.replies import Place
from remembrancer.model.backups import ARCHIVE_ENDING, ListBackups, PreviewRestore, WriteArchive
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
        copied = str(opening.back_up())
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


def archive(
    context: typer.Context,
    path: Annotated[str, typer.Argument(help="The file to write, such as garden.remembrancer.")],
    name: Annotated[str, typer.Option("--backup", help="Which backup; the newest one if none is named.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    json: options.Json = False,
) -> None:
    """Write a backup with its keys into one encrypted file, to be kept elsewhere; at a terminal.

    It is unlocked by what unlocked the vault when the backup was made. vault restore takes it back.
    """
    from remembrancer.wording import in_english, write_size  # noqa: PLC0415  (loaded while it is opened)
    from remembrancer.wording.backups import describe_archive  # noqa: PLC0415

    with opened(context) as opening:
        made = opening.entrance.query(WriteArchive(str(Path(path).expanduser().absolute()), name, force))
    if json:
        say_json(made)
    else:
        say(f"{escaped(made.path)}  {write_size(made.size, in_english)}")
        say(describe_archive(made.unlocks, in_english))


def restore(
    context: typer.Context,
    name: Annotated[
        str, typer.Argument(help="The backup, as the list of backups names it, or a file that vault archive wrote.")
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what it would change, and change nothing.")] = False,
) -> None:
    """Go back to a backup, at a terminal. The vault as it is now becomes a backup itself.

    Whoever has the vault open has to close it first.
    """
    if not (dry_run or is_interactive()):
        raise NotPermittedError("no person at a terminal", action="backups")
    if name.endswith(ARCHIVE_ENDING):
        taken = _take(context, Path(name).expanduser())
        if taken is None:
            return
        name = taken
    _preview(context, name)
    if dry_run:
        return
    if typer.prompt(f"Type “{_WORD}” to go back to it", default="", show_default=False, err=True) != _WORD:
        raise CancelledError
    _carry_out(context, name)


def _take(context: typer.Context, path: Path) -> str | None:
    """The name of the backup in a file, put beside the others; None where it became a vault of its own."""
    from remembrancer.storage.archive import make_of_archive, take_archive  # noqa: PLC0415  (loads the engine)
    from remembrancer.storage.creating import may_become_vault  # noqa: PLC0415

    folder = vault_folder(context)
    if may_become_vault(folder):
        make_of_archive(path, folder)
        say(f"There was no vault in {escaped(str(folder))}: it is the one of the file now.")
        return None
    return take_archive(folder, path).name


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
