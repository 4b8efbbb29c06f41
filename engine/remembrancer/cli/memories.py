"""The changes to memories that leave their words alone."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import opened
from remembrancer.cli.searching import memory_ids
from remembrancer.model.changes import Move, Revise, Revision, SetStatus
from remembrancer.model.types import MemoryType, Status

Reason = Annotated[str, typer.Option("--reason", help="Why.")]


def retype(
    context: typer.Context,
    identifiers: options.Identifiers,
    kind: Annotated[MemoryType, typer.Argument(metavar="TYPE", help=f"The new type: {options.TYPES}.")],
    *,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Give memories another type."""
    _revise(context, identifiers, Revision(type=kind), key, json=json)


def tag(
    context: typer.Context,
    identifiers: options.Identifiers,
    *,
    add: Annotated[
        list[str] | None, typer.Option("--add", "-a", metavar="TAG", help="A tag to add; repeatable.")
    ] = None,
    remove: Annotated[
        list[str] | None, typer.Option("--remove", "-r", metavar="TAG", help="A tag to remove; repeatable.")
    ] = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Add tags to memories, and remove some."""
    if not add and not remove:
        raise typer.BadParameter("give at least one tag with --add or --remove")
    _revise(context, identifiers, Revision(add_tags=tuple(add or ()), remove_tags=tuple(remove or ())), key, json=json)


def pin(
    context: typer.Context, identifiers: options.Identifiers, key: options.Key = "", json: options.Json = False
) -> None:
    """Pin memories.

    They are always part of what an agent gets.
    """
    _revise(context, identifiers, Revision(pinned=True), key, json=json)


def unpin(
    context: typer.Context, identifiers: options.Identifiers, key: options.Key = "", json: options.Json = False
) -> None:
    """Take the pin off memories."""
    _revise(context, identifiers, Revision(pinned=False), key, json=json)


def archive(
    context: typer.Context,
    identifiers: options.Identifiers,
    *,
    reason: Reason = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Put memories away. They stay, and are found with is:archived."""
    _set_status(context, identifiers, Status.ARCHIVED, reason, key, json=json)


def delete(
    context: typer.Context,
    identifiers: options.Identifiers,
    *,
    reason: Reason = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Delete memories. A tombstone stays, from which restore brings them back."""
    _set_status(context, identifiers, Status.DELETED, reason, key, json=json)


def restore(
    context: typer.Context,
    identifiers: options.Identifiers,
    *,
    reason: Reason = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Bring back what was put away or deleted."""
    _set_status(context, identifiers, Status.ACTIVE, reason, key, json=json)


def move(
    context: typer.Context,
    identifiers: options.Identifiers,
    namespace: Annotated[str, typer.Argument(metavar="NAMESPACE", help="Where to.")],
    *,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Move memories to another namespace."""
    with opened(context) as opening:
        carry_out(opening, Move(memory_ids(opening, identifiers), namespace, key), json=json)


def _revise(context: typer.Context, identifiers: list[str], revision: Revision, key: str, *, json: bool) -> None:
    with opened(context) as opening:
        carry_out(opening, Revise(memory_ids(opening, identifiers), revision, key=key), json=json)


def _set_status(
    context: typer.Context, identifiers: list[str], status: Status, reason: str, key: str, *, json: bool
) -> None:
    with opened(context) as opening:
        carry_out(opening, SetStatus(memory_ids(opening, identifiers), status, reason, key), json=json)
