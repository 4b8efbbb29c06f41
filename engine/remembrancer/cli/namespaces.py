"""``namespace``: the isolated sets of memories."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import say_json
from remembrancer.model.changes import ArchiveNamespace, CreateNamespace, RenameNamespace
from remembrancer.model.errors import NamespaceNotFoundError
from remembrancer.model.queries import ListNamespaces

Name = Annotated[str, typer.Argument(metavar="NAME", help="The namespace.")]


def list_namespaces(
    context: typer.Context,
    archived: Annotated[bool, typer.Option("--archived", help="Those that were put away too.")] = False,
    json: options.Json = False,
) -> None:
    """List the namespaces, and how many current memories each has."""
    with opened(context) as opening:
        found = opening.entrance.query(ListNamespaces(archived))
        if json:
            say_json(found)
        else:
            opening.sheets().namespaces(found)


def create_namespace(
    context: typer.Context,
    name: Name,
    *,
    title: Annotated[str, typer.Option("--title", help="What the window calls it.")] = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Make a namespace."""
    with opened(context) as opening:
        carry_out(opening, CreateNamespace(name, title, key), json=json)


def rename_namespace(
    context: typer.Context,
    name: Name,
    new_name: Annotated[str, typer.Argument(metavar="NEW_NAME", help="Its new name.")],
    *,
    title: Annotated[str | None, typer.Option("--title", help="A new title; else it keeps its own.")] = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Give a namespace another name; its memories stay with it."""
    with opened(context) as opening:
        kept = _title(opening, name) if title is None else title
        carry_out(opening, RenameNamespace(name, new_name, kept, key), json=json)


def archive_namespace(context: typer.Context, name: Name, key: options.Key = "", json: options.Json = False) -> None:
    """Put a namespace away with its memories. A new one of the same name does not bring them back; undo does."""
    with opened(context) as opening:
        carry_out(opening, ArchiveNamespace(name, key), json=json)


def _title(opening: Opened, name: str) -> str:
    for each in opening.entrance.query(ListNamespaces()):
        if each.name == name:
            return each.title
    raise NamespaceNotFoundError(name=name)
