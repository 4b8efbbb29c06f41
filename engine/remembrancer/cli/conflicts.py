"""``conflicts``, ``conflict`` and ``resolve``: statements that contradict each other, and deciding between them."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.searching import identifier_among, memory_id
from remembrancer.model.cases import (
    CaseState,
    ConflictFilter,
    GetConflict,
    GetConflictSettings,
    ListConflicts,
    OpenConflict,
    ResolveConflict,
    SetConflictSettings,
)
from remembrancer.model.comparing import PREVIEW_DAYS, CompareStored, PreviewCertainty, ScanForConflicts
from remembrancer.model.conflicts import ConflictPolicy, Resolution, Supersession
from remembrancer.model.errors import ConflictNotFoundError
from remembrancer.model.names import DEFAULT_NAMESPACE

_LISTED: Final = 20
_LOOKED_THROUGH: Final = 1000

_OPEN: Final = "open"
"""No identifier begins with it: there is no O in any."""

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
    """List the conflicts that wait for a decision, the most urgent first; change how they are found."""
    if context.invoked_subcommand is not None:
        return
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
        # What an import left to compare is met first: a scan would come to it last.
        imported = opening.entrance.change(CompareStored(), progress)
        scanned = opening.entrance.change(ScanForConflicts(namespace), progress)
    if not quiet:
        cases = tuple(dict.fromkeys((*imported.cases, *scanned.cases)))
        together = replace(scanned, cases=cases, pairs=imported.pairs + scanned.pairs)
        say(describe_scanned(together, in_english))


def settings(
    context: typer.Context,
    *,
    namespace: options.IntoNamespace = DEFAULT_NAMESPACE,
    policy: Annotated[
        ConflictPolicy | None,
        typer.Option(
            "--policy",
            help="Ask each time; keep both, as noted; or ask unless a writer corrects their own words.",
        ),
    ] = None,
    certainty: Annotated[
        float | None,
        typer.Option("--certainty", min=0.0, max=1.0, help="How sure a contradiction has to be, 0 to 1."),
    ] = None,
    preview: Annotated[
        bool, typer.Option("--preview", help="Change nothing; list what that certainty would have flagged lately.")
    ] = False,
    days: Annotated[
        int, typer.Option("--days", min=1, max=3660, help="Of so many days, for --preview.")
    ] = PREVIEW_DAYS,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Show or change how a namespace treats contradictions."""
    from remembrancer.cli.conflict_sheets import ConflictSheets  # noqa: PLC0415  (brings all words along)

    with opened(context) as opening:
        if preview:
            now = opening.entrance.query(GetConflictSettings(namespace)).certainty
            asked = PreviewCertainty(now if certainty is None else certainty, namespace, days)
            with TerminalProgress() as progress:
                found = opening.entrance.query(asked, progress)
            if json:
                say_json(found)
            else:
                ConflictSheets(opening.clock).preview(found, asked.certainty, days)
            return
        if policy is not None or certainty is not None:
            opening.entrance.change(SetConflictSettings(namespace, policy, certainty, key))
        kept = opening.entrance.query(GetConflictSettings(namespace))
        if json:
            say_json(kept)
        else:
            ConflictSheets(opening.clock).settings(kept)


def conflict(
    context: typer.Context,
    identifier: Annotated[
        str, typer.Argument(metavar="ID|open", help="A conflict's identifier, or its start; or the word open.")
    ],
    memories: Annotated[
        list[str] | None,
        typer.Argument(metavar="[OLD NEW]", help="After open: two memories that contradict each other."),
    ] = None,
    *,
    reason: Annotated[str, typer.Option("--reason", help="After open: why; kept with the conflict.")] = "",
    json: options.Json = False,
) -> None:
    """Show a conflict with all its statements; or open one: conflict open OLD NEW."""
    is_new = identifier == _OPEN
    if is_new and len(memories or ()) != 2:
        raise typer.BadParameter("two memories are needed: remembrancer conflict open OLD NEW")
    if not is_new and (memories or reason):
        raise typer.BadParameter("only open takes memories and a reason: remembrancer conflict open OLD NEW")
    with opened(context) as opening:
        if is_new:
            old, new = (memory_id(opening, each) for each in memories or ())
            (found,) = opening.entrance.change(OpenConflict(old, new, reason=reason)).cases
        else:
            found = conflict_id(opening, identifier)
        case = opening.entrance.query(GetConflict(found))
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
