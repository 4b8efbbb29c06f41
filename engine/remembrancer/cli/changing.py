"""What commands that change memories have in common: sending the change, and saying what it did."""

from __future__ import annotations

import typer

from remembrancer.cli import exit_codes
from remembrancer.cli.opening import Opened
from remembrancer.cli.output import escaped, note, say, say_json
from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.secrets import SecretAction


def carry_out(
    opening: Opened,
    request: ChangeRequest[Change],
    *,
    json: bool,
    lasts: bool = False,
    secrets: SecretAction | None = None,
) -> Change:
    """Carry out a change and say what it did and what it left alone. ``lasts``: no undo takes it back.

    ``secrets`` is what is to be done with those in it, where the person has said it.

    Ends the command with the code for nothing found where one of several memories does not exist.
    """
    from remembrancer.wording import describe_change, in_english  # noqa: PLC0415  (loaded while the vault is open)

    change = opening.entrance.change(request, secrets=secrets)
    if json:
        say_json(change)
    else:
        say(escaped(describe_change(change, in_english)))
        for skip in change.skipped:
            note(f"  {skip.memory}  {skip.reason.replace('_', ' ')}")
        if change.operation and not lasts:
            say(f"Take it back with: remembrancer undo {change.operation}")
    if any(skip.reason == "not_found" for skip in change.skipped):
        raise typer.Exit(exit_codes.NOTHING)
    return change
