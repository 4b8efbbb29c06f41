"""``namespace recall``: how a namespace is recalled where a request does not say."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.namespaces import Name
from remembrancer.cli.opening import opened
from remembrancer.cli.output import say, say_json
from remembrancer.cli.recalling import read_budget
from remembrancer.model.limits import RECALLED
from remembrancer.model.recalling import (
    LEAST_TOKENS,
    MOST_TOKENS,
    Episodes,
    GetRecallDefaults,
    NamespaceRecall,
    RecallDefaults,
    SetRecallDefaults,
)


def recall_defaults(
    context: typer.Context,
    name: Name = "personal",
    *,
    threshold: Annotated[
        float | None,
        typer.Option("--threshold", "-t", min=0.0, max=1.0, help="The ITS below which a memory does not answer."),
    ] = None,
    limit: Annotated[int | None, typer.Option("--limit", "-l", min=1, max=RECALLED, help="The most memories.")] = None,
    budget: Annotated[
        str,
        typer.Option(
            "--budget",
            "-b",
            metavar="compact|full|N",
            help=f"The most tokens of the block for an agent, {LEAST_TOKENS} to {MOST_TOKENS:,}.",
        ),
    ] = "",
    episodes: Annotated[
        Episodes | None, typer.Option("--episodes", help="Whether turns of conversations may answer.")
    ] = None,
    deep: Annotated[
        bool | None, typer.Option("--deep/--no-deep", help="Deep mode, where its component is installed.")
    ] = None,
    as_shipped: Annotated[bool, typer.Option("--as-shipped", help="Back to what the program came with.")] = False,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Show or change how a namespace is recalled where a question does not say it itself.

    It holds for agents over HTTP and MCP and for recall and ask here, when one namespace is searched.
    """
    with opened(context) as opening:
        before = opening.entrance.query(GetRecallDefaults(name))
        defaults = before.defaults
        wanted = RecallDefaults(
            read_budget(budget) or defaults.budget,
            defaults.deep if deep is None else deep,
            episodes or defaults.episodes,
            defaults.floor if threshold is None else threshold,
            limit or defaults.limit,
        )
        if as_shipped:
            carry_out(opening, SetRecallDefaults(None, name, key), json=json)
        elif wanted != defaults:
            carry_out(opening, SetRecallDefaults(wanted, name, key), json=json)
        elif json:
            say_json(before)
        else:
            _say(before)


def _say(found: NamespaceRecall) -> None:
    defaults = found.defaults
    say(f"{found.namespace}: {'as shipped' if found.is_default else 'changed'}.")
    say(f"threshold  {'as shipped' if defaults.floor is None else f'{defaults.floor:g}'}")
    say(f"limit      {defaults.limit}")
    say(f"budget     {defaults.budget:,} tokens")
    say(f"episodes   {defaults.episodes.value}")
    say(f"deep       {'on' if defaults.deep else 'off'}")
