"""``audit``: the journal as a list, its verification and export, and taking back what somebody did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.history import ByActor, ByKind, InSession, Limit, Since, Until, read_point
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, note, say, say_json
from remembrancer.cli.searching import memory_id, operation_id
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import (
    MOST_LISTED,
    AuditForm,
    ExportAudit,
    JournalFilter,
    JournalPage,
    ListActors,
    ListJournal,
    ListSessions,
    PreviewUndo,
    UndoMany,
)
from remembrancer.model.queries import VerifyJournal
from remembrancer.model.types import ActorKind, OperationKind

_LISTED: Final = 30

_Kinds = Annotated[
    list[OperationKind] | None, typer.Option("--kind", "-k", help="Only operations of this kind; repeatable.")
]
_Memory = Annotated[str, typer.Option("--memory", metavar="ID", help="Only what touched this memory.")]
_Text = Annotated[str, typer.Option("--text", metavar="WORDS", help="In what was written, or in the reason.")]
_Namespace = Annotated[str, typer.Option("--namespace", "-n", help="Only what touched this namespace.")]


def audit(
    context: typer.Context,
    *,
    by: ByActor = "",
    by_kind: ByKind = None,
    kinds: _Kinds = None,
    since: Since = "",
    until: Until = "",
    session: InSession = "",
    namespace: _Namespace = "",
    memory: _Memory = "",
    text: _Text = "",
    undone: Annotated[
        bool | None, typer.Option("--undone/--standing", help="Only what is taken back, or what is not.")
    ] = None,
    limit: Limit = _LISTED,
    json: options.Json = False,
) -> None:
    """List the journal: who did what, when, to what and why, the newest first."""
    if context.invoked_subcommand is not None:
        if by or by_kind or kinds or since or until or session or namespace or memory or text or json:
            raise typer.BadParameter("options stand after the command: remembrancer audit export --by NAME …")
        return
    with opened(context) as opening:
        asked = _filter(opening, by, by_kind, since, until, session)
        asked = replace(
            asked,
            kinds=frozenset(kinds or ()),
            namespace=namespace,
            memory=memory_id(opening, memory) if memory else "",
            text=text,
            undone=undone,
        )
        page = JournalPage((), "", 0)
        while len(page.entries) < limit:
            more = opening.entrance.query(ListJournal(asked, page.next, min(MOST_LISTED, limit - len(page.entries))))
            page = JournalPage((*page.entries, *more.entries), more.next, more.number)
            if not more.next:
                break
        if json:
            say_json(page)
        else:
            opening.history_sheets().journal(page)
    if not page.entries:
        raise typer.Exit(exit_codes.NOTHING)


def verify(context: typer.Context, json: options.Json = False) -> None:
    """Verify the journal, and everything in the vault against it.

    Says what happened if something is not as it was written: a field that was altered, entries that are missing or
    were exchanged, an older copy of the vault in its place.
    """
    from remembrancer.wording import (  # noqa: PLC0415  (while it is open)
        describe_check,
        describe_erasure_note,
        describe_fault,
        in_english,
    )

    with opened(context) as opening:
        check = opening.entrance.query(VerifyJournal())
    if json:
        say_json(check)
    else:
        say(describe_check(check, in_english))
        for problem in check.problems:
            say(f"  {escaped(describe_fault(problem, in_english))}")
        for erasure in check.erasures:
            say(f"  {describe_erasure_note(erasure, in_english)}")
    if not check.intact:
        raise typer.Exit(exit_codes.VAULT)


def export(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="[FILE]", help="The file to write; else it goes to stdout.")] = "",
    *,
    form: Annotated[
        AuditForm | None, typer.Option("--format", "-f", help="Default: by the file's ending, else jsonl.")
    ] = None,
    contents: Annotated[
        bool, typer.Option("--contents", help="With texts, titles, tags and reasons, which are left out otherwise.")
    ] = False,
    by: ByActor = "",
    by_kind: ByKind = None,
    since: Since = "",
    until: Until = "",
    session: InSession = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Export the audit trail, the newest first.

    JSON Lines have a line for each operation, CSV one for each memory it changed. The words of memories are left out
    unless they are asked for.
    """
    target = Path(path).expanduser() if path else None
    if target is not None and target.exists() and not force:
        raise typer.BadParameter(f"{escaped(path)} exists; --force writes over it")
    chosen = form or (AuditForm.CSV if path.lower().endswith(".csv") else AuditForm.JSON_LINES)
    with opened(context) as opening:
        request = ExportAudit(chosen, _filter(opening, by, by_kind, since, until, session), contents)
        written, parts = 0, []
        while True:
            excerpt = opening.entrance.query(request)
            written += excerpt.operations
            parts.append(excerpt.text)
            if target is None:
                typer.echo(excerpt.text, nl=False)
                parts.clear()
            if not excerpt.next:
                break
            request = replace(request, after=excerpt.next)
    if target is not None:
        target.write_text("".join(parts), "utf-8", newline="")
        note(f"Wrote {written:,} operations to {escaped(path)}.")


def undo(
    context: typer.Context,
    operations: Annotated[
        list[str] | None, typer.Argument(metavar="[OPERATION]...", help="Identifiers of operations, or their starts.")
    ] = None,
    *,
    by: ByActor = "",
    by_kind: ByKind = None,
    since: Since = "",
    until: Until = "",
    session: InSession = "",
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would be taken back, and change nothing.")
    ] = False,
    reason: Annotated[str, typer.Option("--reason", help="Why.")] = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Take back everything that somebody did, a session, or several operations, as one operation.

    What others changed later is left alone and listed. --dry-run says beforehand what would be done.
    """
    with opened(context) as opening:
        asked = _filter(opening, by, by_kind, since, until, session)
        asked = replace(asked, operations=tuple(operation_id(opening, each) for each in operations or ()))
        if not (by or session or operations):
            raise InvalidInputError("selection", "empty")
        if not dry_run:
            carry_out(opening, UndoMany(asked, None, reason, key), json=json)
            return
        preview = opening.entrance.query(PreviewUndo(asked))
        if json:
            say_json(preview)
        else:
            opening.history_sheets().undo_preview(preview)
    if not preview.steps:
        raise typer.Exit(exit_codes.NOTHING)


def actors(context: typer.Context, json: options.Json = False) -> None:
    """List everybody who changed something."""
    with opened(context) as opening:
        found = opening.entrance.query(ListActors())
        if json:
            say_json(found)
        else:
            opening.history_sheets().actors(found)


def sessions(context: typer.Context, limit: Limit = _LISTED, json: options.Json = False) -> None:
    """List sessions, those opened last first."""
    with opened(context) as opening:
        found = opening.entrance.query(ListSessions(limit))
        if json:
            say_json(found)
        else:
            opening.history_sheets().sessions(found)
    if not found:
        raise typer.Exit(exit_codes.NOTHING)


def _filter(  # noqa: PLR0917  (the options that several commands share, in their order)
    opening: Opened, by: str, by_kind: ActorKind | None, since: str, until: str, session: str
) -> JournalFilter:
    points = read_point(opening, since, "since"), read_point(opening, until, "until")
    return JournalFilter(actor=by, actor_kind=by_kind, since=points[0], until=points[1], session=session)
