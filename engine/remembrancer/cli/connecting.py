"""``connect`` and ``disconnect``: the agent tools of this machine, each change of a file shown before it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import Opened, opened, somebody_can_be_asked
from remembrancer.cli.output import escaped, note, padded, say, say_json
from remembrancer.model.connecting import (
    ApplyConnection,
    Connected,
    ConnectionPlan,
    FindTools,
    FoundTool,
    PlanConnection,
    Tool,
)
from remembrancer.model.errors import CancelledError, InvalidInputError

_NAMES: Final = ", ".join(Tool)
_COLUMNS: Final = 16

_Tool = Annotated[str, typer.Argument(metavar="TOOL", help=f"One of: {_NAMES}.")]
_Project = Annotated[
    str, typer.Option("--project", metavar="DIR", help="For the project in this folder only; else for all projects.")
]
_DryRun = Annotated[bool, typer.Option("--dry-run", help="Only show what would be written.")]
_Yes = Annotated[bool, typer.Option("--yes", "-y", help="Write it without asking.")]


def connect(
    context: typer.Context,
    tool: Annotated[str, typer.Argument(metavar="[TOOL]", help=f"One of: {_NAMES}. Without: which are here.")] = "",
    *,
    project: _Project = "",
    hooks: Annotated[
        bool,
        typer.Option("--hooks", help="Also recall when a session begins, and keep it when it is compacted or ends."),
    ] = False,
    dry_run: _DryRun = False,
    yes: _Yes = False,
    json: options.Json = False,
) -> None:
    """Connect an agent tool.

    It gets an entry for our MCP server and a block of instructions between markers. The change of each file is shown
    before it is written, nothing else in it is touched, and a copy of it is kept.
    """
    with opened(context) as opening:
        if not tool:
            _say_tools(opening.entrance.query(FindTools(_folder(project))), json=json)
            return
        asked = PlanConnection(_tool(tool), _folder(project), hooks=hooks)
        _carry_out(opening, asked, dry_run=dry_run, yes=yes, json=json)


def disconnect(
    context: typer.Context,
    tool: _Tool,
    *,
    project: _Project = "",
    dry_run: _DryRun = False,
    yes: _Yes = False,
    json: options.Json = False,
) -> None:
    """Disconnect an agent tool: everything that connecting put into its files is taken out again."""
    with opened(context) as opening:
        asked = PlanConnection(_tool(tool), _folder(project), connect=False)
        _carry_out(opening, asked, dry_run=dry_run, yes=yes, json=json)


def _carry_out(opening: Opened, asked: PlanConnection, *, dry_run: bool, yes: bool, json: bool) -> None:
    plan = opening.entrance.query(asked)
    if dry_run and json:
        say_json(plan)
        return
    if not json:
        _say_plan(plan)
    writes = any(change.problem is None for change in plan.changes)
    if dry_run or not writes:
        raise typer.Exit(exit_codes.NOTHING if plan.problems and not writes else exit_codes.OK)
    if not yes:
        if json or not somebody_can_be_asked():
            raise typer.BadParameter("--yes or --dry-run is needed where nobody can be asked, and with --json")
        if not typer.confirm("Write this?", err=True):
            raise CancelledError
    connected = opening.entrance.query(ApplyConnection(plan))
    if json:
        say_json(connected)
    else:
        _say_connected(connected)


def _say_tools(found: tuple[FoundTool, ...], *, json: bool) -> None:
    if json:
        say_json(found)
        return
    for each in found:
        state = "connected" if each.is_connected else "not connected" if each.is_here else "not found here"
        hooks = ", with hooks" if each.is_hooked else ""
        say(f"{padded(each.tool, _COLUMNS)}{padded(each.name, _COLUMNS)}{state}{hooks}")


def _say_plan(plan: ConnectionPlan) -> None:
    from remembrancer.wording import explain_problem, in_english  # noqa: PLC0415  (loaded while the vault is open)

    if not plan.changes:
        say("There is nothing to write.")
    for change in plan.changes:
        say(escaped(change.path))
        if change.problem is not None:
            say(f"  Left alone: {explain_problem(change.problem, in_english)}")
            if change.snippet:
                say("  Paste this into it:")
                say(escaped(change.snippet, lines=True))
        for line in change.diff:
            say(f"  {escaped(line)}")


def _say_connected(connected: Connected) -> None:
    for path in connected.written:
        say(f"Wrote {escaped(path)}")
    for path in connected.removed:
        say(f"Removed {escaped(path)}")
    for path in connected.backups:
        note(f"A copy of it as it was: {escaped(path)}")


def _tool(name: str) -> Tool:
    try:
        return Tool(name.casefold())
    except ValueError as error:
        raise InvalidInputError("tool", "unknown", given=name) from error


def _folder(project: str) -> str:
    return str(Path(project).expanduser().resolve()) if project else ""
