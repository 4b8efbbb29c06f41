"""``vault``: the store itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import create_vault, new_passphrase, opened, vault_folder
from remembrancer.cli.output import encodable, escaped, note, say, say_json
from remembrancer.cli.replies import CheckedVault, CreatedVault, Place
from remembrancer.model.errors import VaultExistsError
from remembrancer.model.queries import JournalCheck, VerifyJournal

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
        reply = CreatedVault(encodable(str(folder)), vault.store.unlock_kinds, recovery)
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


def check(context: typer.Context, json: options.Json = False) -> None:
    """Check the vault: the chain of the journal, every version against it, and the database's own integrity."""
    with opened(context) as opening:
        journal = opening.entrance.query(VerifyJournal())
        database_intact = opening.upkeep.check_integrity()
        reply = CheckedVault(
            encodable(str(opening.folder)),
            journal.intact and database_intact,
            journal.rows,
            journal.intact,
            journal.broken_at,
            database_intact,
        )
    if json:
        say_json(reply)
    else:
        _say_check(reply, journal)
    if not reply.sound:
        raise typer.Exit(exit_codes.VAULT)


def _say_check(reply: CheckedVault, journal: JournalCheck) -> None:
    from remembrancer.wording import describe_fault, in_english  # noqa: PLC0415  (only this needs words)

    if reply.journal_intact:
        say(f"Journal: intact, {reply.changes:,} changes, each version as it was written.")
    else:
        say(f"Journal: broken at change {reply.broken_at:,}.")
        for problem in journal.problems:
            say(f"  {escaped(describe_fault(problem, in_english))}")
    say(f"Database: {'intact' if reply.database_intact else 'damaged'}.")
    if not reply.sound:
        note("Restore the newest backup. The damaged files stay where they are.")


def path(context: typer.Context, json: options.Json = False) -> None:
    """Say where the vault lies, whether or not there is one."""
    folder = str(vault_folder(context).absolute())
    if json:
        say_json(Place(encodable(folder)))
    else:
        say(escaped(folder))
