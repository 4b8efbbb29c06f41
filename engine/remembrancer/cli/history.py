"""``history``, ``changes``, ``diff`` and ``revert``: what a memory was, what changed, and going back to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.dates import read_moment
from remembrancer.cli.history_replies import ChangeListing
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import say_json
from remembrancer.cli.searching import memory_id, read_search
from remembrancer.model.history import (
    MOST_LISTED,
    ChangeFilter,
    ChangeKind,
    ChangePage,
    CompareInstants,
    CountChanges,
    CountComparison,
    GetVersionSteps,
    ListChanges,
    Point,
    RestoreVersion,
)
from remembrancer.model.search import AllOf, Condition, Contains
from remembrancer.model.types import ActorKind

_LISTED: Final = 50

Since = Annotated[
    str, typer.Option("--since", "-s", metavar="DATE|NUMBER", help="From this date, time or number of a change on.")
]
Until = Annotated[
    str, typer.Option("--until", "-u", metavar="DATE|NUMBER", help="Up to this date, time or number of a change.")
]
Limit = Annotated[int, typer.Option("--limit", "-l", min=1, help="How many to show.")]
ByActor = Annotated[str, typer.Option("--by", metavar="NAME", help="Only what this person, agent or program did.")]
ByKind = Annotated[
    ActorKind | None, typer.Option("--by-kind", help="Only what a person did, or agents, or the program itself.")
]
InSession = Annotated[str, typer.Option("--session", metavar="ID", help="Only what was done in this session.")]
_Kinds = Annotated[
    list[ChangeKind] | None, typer.Option("--kind", "-k", help="Only what changed in this way; repeatable.")
]
_Search = Annotated[
    str,
    typer.Argument(metavar="[SEARCH]", help="Conditions as of list, and words that a memory has to hold."),
]


def history(context: typer.Context, identifier: options.Identifier, json: options.Json = False) -> None:
    """Show what a memory was.

    All its versions, the newest first: who changed what, when and why, and in texts which words.
    """
    with opened(context) as opening:
        steps = opening.entrance.query(GetVersionSteps(memory_id(opening, identifier)))
        if json:
            say_json(steps)
        else:
            opening.history_sheets().versions(steps)


def changes(
    context: typer.Context,
    search: _Search = "",
    *,
    since: Since = "",
    until: Until = "",
    namespace: options.OnlyNamespace = "",
    kinds: _Kinds = None,
    by: ByActor = "",
    by_kind: ByKind = None,
    session: InSession = "",
    operation: Annotated[str, typer.Option("--operation", metavar="ID", help="Only what this operation did.")] = "",
    oldest_first: Annotated[bool, typer.Option("--oldest-first", help="In the order in which it happened.")] = False,
    limit: Limit = _LISTED,
    json: options.Json = False,
) -> None:
    """List what changed.

    Every creation, edit, change of type, tags or status, move, deletion and restoration, the newest first. What
    counts for a condition is the memory before or after.
    """
    with opened(context) as opening:
        asked = ChangeFilter(
            condition(opening, search, namespace), frozenset(kinds or ()), by, by_kind, session, operation
        )
        points = read_point(opening, since, "since"), read_point(opening, until, "until")
        request = ListChanges(*points, asked, oldest_first=oldest_first)
        found = ChangePage((), "", 0)
        while len(found.changes) < limit:
            page = opening.entrance.query(
                replace(request, after=found.next, limit=min(MOST_LISTED, limit - len(found.changes)))
            )
            found = ChangePage((*found.changes, *page.changes), page.next, page.number)
            if not page.next:
                break
        counts = opening.entrance.query(CountChanges(*points, asked))
        _say(opening, ChangeListing(counts.total, counts.kinds, found.changes, found.next, found.number), json=json)


def diff(
    context: typer.Context,
    before: Annotated[str, typer.Argument(metavar="DATE", help="The earlier date, time or number of a change.")],
    after: Annotated[
        str, typer.Argument(metavar="[DATE]", help="The later date, time or number of a change; else now.")
    ] = "",
    *,
    search: Annotated[str, typer.Option("--search", help="Conditions, and words that a memory has to hold.")] = "",
    namespace: options.OnlyNamespace = "",
    kinds: _Kinds = None,
    limit: Limit = _LISTED,
    json: options.Json = False,
) -> None:
    """Compare the vault at two dates.

    What was added, changed, superseded, faded and deleted in between, each with its fields and words. What was changed
    and changed back does not show.
    """
    with opened(context) as opening:
        since = read_point(opening, before, "since")
        until = read_point(opening, after, "until")
        asked = ChangeFilter(condition(opening, search, namespace), frozenset(kinds or ()))
        request = CompareInstants(since if since is not None else 0, until, asked)
        page = opening.entrance.query(replace(request, limit=min(limit, MOST_LISTED)))
        counts = opening.entrance.query(CountComparison(request.since, until, asked))
        _say(opening, ChangeListing(counts.total, counts.kinds, page.changes, page.next, page.number), json=json)


def revert(
    context: typer.Context,
    identifier: options.Identifier,
    number: Annotated[int, typer.Argument(metavar="VERSION", min=1, help="The number of the version.")],
    *,
    reason: Annotated[str, typer.Option("--reason", help="Why.")] = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Restore an earlier version of a memory, by a new one that says the same."""
    with opened(context) as opening:
        carry_out(opening, RestoreVersion(memory_id(opening, identifier), number, None, reason, key), json=json)


def _say(opening: Opened, listing: ChangeListing, *, json: bool) -> None:
    if json:
        say_json(listing)
    else:
        opening.history_sheets().changes(listing)
    if not listing.changes:
        raise typer.Exit(exit_codes.NOTHING)


def read_point(opening: Opened, text: str, field: str) -> Point | None:
    """The instant or the number of a change that was given; None if nothing was.

    Raises:
        InvalidInputError: it is neither.
    """
    if not text:
        return None
    figures = text.replace(",", "").removeprefix("#")
    # Four figures are a year where the sign does not say otherwise.
    if figures.isascii() and figures.isdigit() and (text.startswith("#") or len(figures) != len("2026")):
        return int(figures)
    return read_moment(text, field, opening.clock)


def condition(opening: Opened, text: str, namespace: str) -> Condition | None:
    """The condition that a search text stands for where nothing is ranked: its words have to occur."""
    asked = read_search(opening, text, namespace)
    asked.say_notes()
    words: tuple[Condition, ...] = tuple(Contains(word) for word in asked.search.text.split())
    parts = (*(() if asked.search.condition is None else (asked.search.condition,)), *words)
    return AllOf(parts) if parts else None
