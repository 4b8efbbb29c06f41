"""``tags``: those in use, renaming one, and those that may be one."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import opened
from remembrancer.cli.output import say_json
from remembrancer.model.changes import RenameTag
from remembrancer.model.queries import ListTags, ProposeTagMerges


def list_tags(context: typer.Context, namespace: options.OnlyNamespace = "", json: options.Json = False) -> None:
    """List the tags with how many current memories have each; rename or merge them."""
    if context.invoked_subcommand is not None:
        if namespace or json:
            raise typer.BadParameter("options stand after the command: remembrancer tags rename OLD NEW --namespace …")
        return
    with opened(context) as opening:
        found = opening.entrance.query(ListTags(namespace))
        if json:
            say_json(found)
        else:
            opening.sheets().tags(found)
    if not found:
        raise typer.Exit(exit_codes.NOTHING)


def rename(
    context: typer.Context,
    old: Annotated[str, typer.Argument(metavar="OLD", help="The tag as it is.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="What it is to be; a tag in use is merged with.")],
    *,
    namespace: options.OnlyNamespace = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Give every current memory with the tag OLD the tag NEW instead.

    It is one step, which undo takes back. Without --namespace it is done in all namespaces in use.
    """
    with opened(context) as opening:
        carry_out(opening, RenameTag(old, new, namespace, key), json=json)


def proposals(context: typer.Context, namespace: options.OnlyNamespace = "", json: options.Json = False) -> None:
    """List tags that may be one and the same, and why. Nothing is changed."""
    with opened(context) as opening:
        found = opening.entrance.query(ProposeTagMerges(namespace))
        if json:
            say_json(found)
        else:
            opening.sheets().tag_merges(found)
    if not found:
        raise typer.Exit(exit_codes.NOTHING)
