"""``health``: whether everything of the vault is as it must be, and making right what is not."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import ask_passphrase, is_interactive, opened, somebody_can_be_asked, vault_folder
from remembrancer.cli.output import encodable, escaped, note, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.replies import Place
from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import NotPermittedError, VaultDamagedError, VaultLockedError
from remembrancer.model.health import CheckHealth, HealthState, Repair, RepairVault

if TYPE_CHECKING:
    from remembrancer.cli.opening import Opened
    from remembrancer.model.health import Health

_MADE_AGAIN: Final = (Repair.WORDS, Repair.COUNTS, Repair.CODES)


def health(
    context: typer.Context,
    repair: Annotated[
        Repair | None, typer.Option("--repair", metavar="NAME", help="What to make right; see below.")
    ] = None,
    into: Annotated[
        str, typer.Option("--into", metavar="FOLDER", help="With --repair recover: the folder of the new vault.")
    ] = "",
    json: options.Json = False,
) -> None:
    """Look whether everything is as it must be: file, full text, counts, codes, journal, model, drive, newest backup.

    Repairs: words writes the full-text rows anew, counts counts words and tags again, codes makes the codes that are
    missing, backup writes a fresh backup, recover writes what can be read of a damaged vault into a new one in the
    folder that --into names, at a terminal. No memory is changed by any. Going back to a backup is a command of its
    own, vault restore.
    """
    if (repair is Repair.RECOVER) != bool(into):
        raise typer.BadParameter("--repair recover and --into FOLDER belong together")
    if repair is Repair.RESTORE:
        raise typer.BadParameter("going back to a backup is a command of its own: remembrancer vault restore BACKUP")
    if repair is Repair.RECOVER:
        _recover(context, Path(into).expanduser(), json=json)
        return
    with opened(context) as opening:
        if repair is not None:
            _repair(opening, repair, json=json)
            return
        with TerminalProgress() as progress:
            found = opening.entrance.query(CheckHealth(), progress)
        if json:
            say_json(found)
        else:
            _say(opening, found)
    if found.state is HealthState.DAMAGED:
        raise typer.Exit(exit_codes.VAULT)


def _say(opening: Opened, found: Health) -> None:
    from remembrancer.wording import DateWords, describe_finding, in_english  # noqa: PLC0415  (loaded while it is open)
    from remembrancer.wording.health import AREAS, EFFECTS, STATES, SUMMARIES  # noqa: PLC0415

    dates = DateWords(opening.clock.now(), opening.clock.zone(), in_english)
    for each in found.findings:
        made = dates.full(each.at) if each.at is not None else ""
        sentence = describe_finding(each, made, in_english)
        say(f"{AREAS[each.area].fill(in_english)}: {STATES[each.state].fill(in_english)}. {escaped(sentence)}")
        for repair in each.repairs:
            say(f"  {_command(repair)}")
            say(f"    {EFFECTS[repair].fill(in_english)}")
    say(SUMMARIES[found.state].fill(in_english))


def _command(repair: Repair) -> str:
    match repair:
        case Repair.RESTORE:
            return "remembrancer vault restore BACKUP"
        case Repair.RECOVER:
            return "remembrancer health --repair recover --into FOLDER"
        case _:
            return f"remembrancer health --repair {repair.value}"


def _repair(opening: Opened, repair: Repair, *, json: bool) -> None:
    from remembrancer.wording import describe_repaired, in_english  # noqa: PLC0415  (as above)

    if repair is Repair.BACKUP:
        copied = str(opening.back_up())
        if json:
            say_json(Place(encodable(copied)))
        else:
            say(escaped(copied))
        return
    with TerminalProgress() as progress:
        repaired = opening.entrance.change(RepairVault(repair), progress)
    if json:
        say_json(repaired)
    else:
        say(describe_repaired(repair, repaired, in_english))
    if repaired.finding.state is HealthState.DAMAGED:
        raise typer.Exit(exit_codes.VAULT)


def _recover(context: typer.Context, target: Path, *, json: bool) -> None:
    if not is_interactive():
        raise NotPermittedError("no person at a terminal", action="backups")
    from remembrancer.vault import find_secret, recover  # noqa: PLC0415  (loads the engine)
    from remembrancer.wording import describe_recovered, in_english  # noqa: PLC0415

    folder = vault_folder(context)
    try:
        secret = find_secret(folder, os.environ)
    except (VaultLockedError, VaultDamagedError):
        if not somebody_can_be_asked():
            raise
        secret = ask_passphrase(folder)
    with TerminalProgress() as progress:
        recovered = recover(folder, target, secret, SystemClock(), progress)
    if json:
        say_json(recovered)
        return
    for line in describe_recovered(recovered, in_english):
        say(escaped(line))
    note(f"Open it with --vault {escaped(str(target))}.")
