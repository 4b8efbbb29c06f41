"""``sync``: memories in blocks of files."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, note, say, say_json
from remembrancer.cli.paths import from_here
from remembrancer.cli.progress import TerminalProgress
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.syncing import (
    DEFAULT_BUDGET,
    DEFAULT_TYPES,
    AddSync,
    FileSync,
    ListSyncs,
    PlanSync,
    PlanSyncRemoval,
    RemoveSync,
    RunSync,
    Synced,
    SyncPlan,
    SyncState,
)
from remembrancer.model.types import MemoryType

Path = Annotated[str, typer.Argument(metavar="FILE", help="A file of a project, such as CLAUDE.md or memory.md.")]
_TYPES = ", ".join(each.value for each in DEFAULT_TYPES)


def add(
    context: typer.Context,
    path: Path,
    *,
    kind: Annotated[
        list[MemoryType] | None,
        typer.Option("--type", metavar="TYPE", help=f"A type to write; may be given several times. Default: {_TYPES}."),
    ] = None,
    pins: Annotated[bool, typer.Option("--pins/--no-pins", help="Pinned memories of any type, too.")] = True,
    budget: Annotated[int, typer.Option("--budget", help="At most so many tokens.")] = DEFAULT_BUDGET,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be written, and write nothing.")] = False,
    namespace: options.OnlyNamespace = DEFAULT_NAMESPACE,
    json: options.Json = False,
) -> None:
    """Keep a block of a file up to date with memories, and write it now.

    Only what stands between the block's markers is ever touched. What is edited in it by hand comes back as proposals
    that wait for you. The open program writes it anew after each change; otherwise, sync run does.
    """
    wanted = PlanSync(from_here(path), namespace, tuple(kind or DEFAULT_TYPES), pins, budget)
    with opened(context) as opening:
        if dry_run:
            _say_plan(opening.entrance.query(wanted), json=json)
            return
        opening.entrance.change(AddSync(wanted.path, wanted.namespace, wanted.types, wanted.pins, wanted.budget))
        _run(opening, path, json=json)


def list_syncs(context: typer.Context, json: options.Json = False) -> None:
    """List the files that are kept up to date."""
    with opened(context) as opening:
        found = opening.entrance.query(ListSyncs())
    if json:
        say_json(found)
    else:
        for each in found:
            _say(each)
        if not found:
            note("No file is kept up to date.")
    if not found:
        raise typer.Exit(exit_codes.NOTHING)


def run(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="[FILE]", help="Only this one.")] = "",
    json: options.Json = False,
) -> None:
    """Read what was edited by hand, let it wait as proposals, and write the blocks anew."""
    with opened(context) as opening:
        _run(opening, path, json=json)


def remove(context: typer.Context, path: Path, json: options.Json = False) -> None:
    """Keep a file up to date no longer, and take the block out of it."""
    with opened(context) as opening:
        plan = opening.entrance.query(PlanSyncRemoval(from_here(path)))
        change = opening.entrance.change(RemoveSync(from_here(path)))
    if json:
        say_json(change)
        return
    say(f"{escaped(path)} is no longer kept up to date.")
    if plan.state is SyncState.LEFT_ALONE:
        _say(plan.sync)


def _run(opening: Opened, path: str, *, json: bool) -> None:
    with TerminalProgress() as progress:
        synced: Synced = opening.entrance.change(RunSync(path and from_here(path)), progress)
    if json:
        say_json(synced)
    else:
        from remembrancer.wording import describe_sync_run, in_english  # noqa: PLC0415

        for each in synced.runs:
            say(escaped(describe_sync_run(each, in_english)))
    if any(each.sync.problem for each in synced.runs):
        raise typer.Exit(exit_codes.NOTHING)


def _say_plan(plan: SyncPlan, *, json: bool) -> None:
    if json:
        say_json(plan)
    else:
        for line in plan.diff:
            say(escaped(line))
        _say(plan.sync)
    if plan.state is SyncState.LEFT_ALONE:
        raise typer.Exit(exit_codes.NOTHING)


def _say(sync: FileSync) -> None:
    from remembrancer.wording import describe_sync, in_english  # noqa: PLC0415

    say(escaped(describe_sync(sync, in_english)))
