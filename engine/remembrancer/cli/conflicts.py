"""``conflicts``, ``conflict`` and ``resolve``: statements that contradict each other, and deciding between them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.searching import identifier_among
from remembrancer.model.cases import (
    CaseState,
    ConflictFilter,
    GetConflict,
    ListConflicts,
    ResolveConflict,
    ScanForConflicts,
)
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.errors import ConflictNotFoundError

_LISTED: Final = 20
_LOOKED_THROUGH: Final = 1000

CaseIdentifier = Annotated[str, typer.Argument(metavar="ID", help="A conflict's identifier, or the start of it.")]


class Choice(StrEnum):
    """The decisions that need no text: a corrected one is written in the window."""

    SUPERSEDE = "supersede"
    RETAIN = "retain"
    ANNOTATE = "annotate"
    DISMISS = "dismiss"


def conflicts(
    context: typer.Context,
    *,
    namespace: options.OnlyNamespace = "",
    decided: Annotated[bool, typer.Option("--all", help="Also those that are decided or set aside.")] = False,
    limit: Annotated[int, typer.Option("--limit", "-l", min=1, max=1000, help="How many to show.")] = _LISTED,
    scan: Annotated[
        bool, typer.Option("--scan", help="First look for conflicts among all memories; Ctrl+C stops it for later.")
    ] = False,
    json: options.Json = False,
) -> None:
    """List the conflicts that wait for a decision, the most urgent first."""
    with opened(context) as opening:
        if scan:
            _scan(opening, namespace, quiet=json)
        states = frozenset(CaseState) if decided else frozenset({CaseState.OPEN})
        page = opening.entrance.query(ListConflicts(ConflictFilter(namespace, states), limit=limit))
        if json:
            say_json(page.cases)
        else:
            from remembrancer.cli.conflict_sheets import ConflictSheets  # noqa: PLC0415  (brings all words along)

            ConflictSheets(opening.clock).listing(page)
    if not page.cases:
        raise typer.Exit(exit_codes.NOTHING)


def _scan(opening: Opened, namespace: str, *, quiet: bool) -> None:
    from remembrancer.wording import describe_scanned, in_english  # noqa: PLC0415

    with TerminalProgress() as progress:
        scanned = opening.entrance.change(ScanForConflicts(namespace), progress)
    if not quiet:
        say(describe_scanned(scanned, in_english))


def conflict(context: typer.Context, identifier: CaseIdentifier, json: options.Json = False) -> None:
    """Show a conflict with all its statements."""
    with opened(context) as opening:
        case = opening.entrance.query(GetConflict(conflict_id(opening, identifier)))
        if json:
            say_json(case)
            return
        from remembrancer.cli.conflict_sheets import ConflictSheets  # noqa: PLC0415  (brings all words along)

        ConflictSheets(opening.clock).case(case)


def resolve(
    context: typer.Context,
    identifier: CaseIdentifier,
    decision: Annotated[
        Choice,
        typer.Argument(
            metavar="supersede|retain|annotate|dismiss",
            help="The new one in place of the old; the old one; both, as noted; both, since it is no conflict.",
        ),
    ],
    *,
    reason: Annotated[str, typer.Option("--reason", help="Why; kept with the decision.")] = "",
    corrected: Annotated[
        bool | None,
        typer.Option(
            "--corrected/--replaced",
            help="Of supersede: whether the old one never held, or held until now. Told by the texts if not given.",
        ),
    ] = None,
    holds: Annotated[
        int | None,
        typer.Option("--holds", min=0, help="The number of the statement that holds, where there are several."),
    ] = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Decide a conflict. It can be taken back."""
    supersession = None
    if corrected is not None:
        supersession = Supersession.CORRECTED if corrected else Supersession.REPLACED
    with opened(context) as opening:
        request = ResolveConflict(
            conflict_id(opening, identifier), Resolution(decision), reason, supersession, holds, key=key
        )
        resolved = opening.entrance.change(request)
        if json:
            say_json(resolved)
            return
        from remembrancer.cli.conflict_sheets import ConflictSheets  # noqa: PLC0415  (brings all words along)
        from remembrancer.wording import describe_resolved, in_english  # noqa: PLC0415

        say(escaped(describe_resolved(resolved, in_english)))
        ConflictSheets(opening.clock).review(resolved.review)
        say(f"Take it back with: remembrancer undo {resolved.change.operation}")


def conflict_id(opening: Opened, given: str) -> str:
    """The identifier of the one conflict whose identifier is or starts with ``given``.

    Raises:
        InvalidInputError: it fits several.
        ConflictNotFoundError: it fits none.
    """
    asked = ListConflicts(ConflictFilter(states=frozenset(CaseState)), limit=_LOOKED_THROUGH)
    found = identifier_among(given, "conflict", lambda: [case.id for case in opening.entrance.query(asked).cases])
    if not found:
        raise ConflictNotFoundError(id=given)
    return found
