"""``undo`` and ``operations``: what was done, and taking it back."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import opened
from remembrancer.cli.output import say_json
from remembrancer.cli.searching import operation_id
from remembrancer.model.changes import Undo
from remembrancer.model.queries import ListOperations

_LISTED: Final = 20


def undo(
    context: typer.Context,
    operation: Annotated[
        str, typer.Argument(metavar="[OPERATION]", help="Its identifier or the start of it; else your newest.")
    ] = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Take an operation back, by a new one. Undoing an undo does it again.

    What others changed later is left alone and listed.
    """
    with opened(context) as opening:
        carry_out(opening, Undo(operation_id(opening, operation), key), json=json)


def operations(
    context: typer.Context,
    limit: Annotated[int, typer.Option("--limit", "-l", min=1, help="How many to show.")] = _LISTED,
    json: options.Json = False,
) -> None:
    """List the newest operations."""
    with opened(context) as opening:
        found = opening.entrance.query(ListOperations(limit))
        if json:
            say_json(found)
        else:
            opening.sheets().operations(found)
    if not found:
        raise typer.Exit(exit_codes.NOTHING)
