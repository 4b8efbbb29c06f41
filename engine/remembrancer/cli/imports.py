"""``import``: a dry run first, then exactly what was agreed to."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.import_replies import ImportTotals
from remembrancer.cli.import_summary import answer_of, say_summary
from remembrancer.cli.opening import Opened, of_vault, opened, somebody_can_be_asked, vault_folder
from remembrancer.cli.output import escaped, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.model.changes import ApplyImport, Imported
from remembrancer.model.comparing import CompareStored, Scanned
from remembrancer.model.errors import CancelledError
from remembrancer.model.importing import ImportApproval, ImportPlan
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.queries import PlanImport


def import_files(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files, folders and archives.")],
    *,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be imported; nothing is written.")
    ] = False,
    namespace: options.IntoNamespace = DEFAULT_NAMESPACE,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Import instructions and errors too, which steer agents.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Import without asking.")] = False,
    json: options.Json = False,
) -> None:
    """Import notes, memory files and chats.

    An import is one operation, which undo takes back. Everything is read and summed up first. What was imported
    before is known and changes nothing.
    """
    if not (dry_run or yes) and (json or not somebody_can_be_asked()):
        raise typer.BadParameter("--yes or --dry-run is needed where nobody can be asked, and with --json")
    # Taken as they are seen from here: where a file lies is part of what it is recognised by.
    asked = tuple(str(path.expanduser().resolve()) for path in paths)
    with _vault(context, dry_run=dry_run) as opening:
        with TerminalProgress() as progress:
            plan = opening.entrance.query(PlanImport(asked, namespace), progress)
        answer = answer_of(plan, namespace)
        if not json:
            say_summary(answer)
        imported = scanned = None
        if not dry_run and plan.files:
            approval = ImportApproval(instructions=instructions) if yes else _ask(answer.totals, instructions)
            imported, scanned = _apply(opening, plan, approval, namespace)
    if json:
        say_json(answer_of(plan, namespace, imported, dry_run=dry_run))
    elif imported is not None:
        _say_imported(imported, scanned)
    if answer.totals.unreadable_files or not answer.totals.files:
        raise typer.Exit(exit_codes.NOTHING)


@contextmanager
def _vault(context: typer.Context, *, dry_run: bool) -> Iterator[Opened]:
    """The person's vault; for a dry run without one, an empty vault that is thrown away."""
    if dry_run and not vault_folder(context).exists():
        with _throwaway() as opening:
            yield opening
    else:
        with opened(context, create=not dry_run) as opening:
            yield opening


@contextmanager
def _throwaway() -> Iterator[Opened]:
    from remembrancer.vault import Passphrase, Vault  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="remembrancer-") as folder:
        vault = Vault.create(Path(folder) / "vault", (Passphrase(secrets.token_urlsafe()),))
        try:
            yield of_vault(vault)
        finally:
            vault.close()


def _ask(totals: ImportTotals, instructions: bool) -> ImportApproval:
    """The person's agreement to exactly what was summed up; instructions are asked for apart.

    Raises:
        CancelledError: the person does not agree.
    """
    if not typer.confirm(f"Import {totals.new - totals.instructions:,} new memories?", err=True):
        raise CancelledError
    if totals.instructions and not instructions:
        question = f"And {totals.instructions:,} instructions or errors, which steer agents?"
        instructions = typer.confirm(question, err=True)
    return ImportApproval(instructions=instructions)


def _apply(
    opening: Opened, plan: ImportPlan, approval: ImportApproval, namespace: str
) -> tuple[Imported, Scanned | None]:
    """Import, and compare what came with what was there; None if that was stopped."""
    with TerminalProgress() as progress:
        imported = opening.entrance.change(ApplyImport(plan, approval, namespace), progress)
    try:
        # Nobody is there in the background once the command has ended.
        with TerminalProgress() as progress:
            return imported, opening.entrance.change(CompareStored(), progress)
    except CancelledError:
        return imported, None


def _say_imported(imported: Imported, scanned: Scanned | None) -> None:
    from remembrancer.wording import describe_imported, describe_scanned, in_english  # noqa: PLC0415

    say(escaped(describe_imported(imported, in_english)))
    if scanned is None:
        say("Comparing it with what was there was stopped. It goes on with: remembrancer conflicts --scan")
    elif scanned.compared:
        say(escaped(describe_scanned(scanned, in_english)))
    if imported.change.operation:
        say(f"Take it back with: remembrancer undo {imported.change.operation}")
