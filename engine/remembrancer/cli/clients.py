"""``client`` and ``pair``: who may come in, and what they may do."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, note, padded, say, say_json
from remembrancer.model.clients import (
    AddClient,
    Client,
    ClientScope,
    ClientState,
    Grant,
    ListClients,
    PauseClient,
    Quotas,
    ResumeClient,
    RevokeClient,
)
from remembrancer.model.errors import ClientNotFoundError
from remembrancer.model.history import JournalFilter, PreviewUndo, UndoMany
from remembrancer.model.pairing import DecidePairing, ForgetDenial, ListDenials, ListPairings

_NAME_COLUMNS: Final = 22
_STATE_COLUMNS: Final = 10
Named = Annotated[str, typer.Argument(metavar="CLIENT", help="A client's name or identifier.")]
Read = Annotated[
    list[str] | None,
    typer.Option("--read", metavar="NAMESPACE", help="May recall there; * is everywhere. May be given several times."),
]
Propose = Annotated[
    list[str] | None,
    typer.Option("--propose", metavar="NAMESPACE", help="May store there; rules, pins and changes wait for you."),
]
Write = Annotated[
    list[str] | None,
    typer.Option("--write", metavar="NAMESPACE", help="As propose, and may change and put away what it wrote."),
]
Resolve = Annotated[
    list[str] | None,
    typer.Option("--resolve", metavar="NAMESPACE", help="May decide conflicts between its own statements there."),
]
Days = Annotated[int, typer.Option("--days", min=0, max=36_500, help="Ends after so many days; 0: never.")]


def add(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the client is called in the journal.")],
    *,
    read: Read = None,
    propose: Propose = None,
    write: Write = None,
    resolve: Resolve = None,
    program: Annotated[str, typer.Option("--program", help="What program it is.")] = "",
    days: Days = 90,
    writes_a_day: Annotated[int, typer.Option("--writes-a-day", min=0, help="How often it may write.")] = 500,
    tokens_a_day: Annotated[int, typer.Option("--tokens-a-day", min=0, help="How much it may receive.")] = 200_000,
    json: options.Json = False,
) -> None:
    """Give a program access, and say its token, this once. Needs a terminal."""
    grants = _grants(read, propose, write, resolve)
    quotas = Quotas(writes_per_day=writes_a_day, tokens_per_day=tokens_a_day)
    with opened(context) as opening:
        added = opening.entrance.change(AddClient(name, grants, program, quotas, _end(opening, days)))
        if json:
            say_json(added)
        else:
            note(f"Added {escaped(added.client.name)}. This is its token; it is shown only now:")
            say(added.token)


def list_clients(
    context: typer.Context,
    *,
    revoked: Annotated[bool, typer.Option("--revoked", help="Also those whose access was revoked.")] = False,
    json: options.Json = False,
) -> None:
    """List who may come in, what they may do and what they did. Needs a terminal."""
    with opened(context) as opening:
        found = opening.entrance.query(ListClients(revoked))
        if json:
            say_json(found)
        else:
            for each in found:
                say(_line(opening, each))
            if not found:
                say("No client may come in.")
    if not found:
        raise typer.Exit(exit_codes.NOTHING)


def pause(
    context: typer.Context,
    client: Named,
    *,
    reason: Annotated[str, typer.Option("--reason", help="Why; kept with the change.")] = "",
    json: options.Json = False,
) -> None:
    """Refuse a client's requests until it is resumed. Needs a terminal."""
    with opened(context) as opening:
        carry_out(opening, PauseClient(found_client(opening, client).id, reason), json=json, lasts=True)


def resume(context: typer.Context, client: Named, *, json: options.Json = False) -> None:
    """Answer a paused client again. Needs a terminal."""
    with opened(context) as opening:
        carry_out(opening, ResumeClient(found_client(opening, client).id), json=json, lasts=True)


def revoke(context: typer.Context, client: Named, *, json: options.Json = False) -> None:
    """End a client's access at once and for good; what it wrote stays. Needs a terminal."""
    with opened(context) as opening:
        carry_out(opening, RevokeClient(found_client(opening, client).id), json=json, lasts=True)


def undo(
    context: typer.Context,
    client: Named,
    *,
    since: Annotated[
        datetime | None,
        typer.Option("--since", metavar="DATE", help="Only what it did from then on, such as 2026-03-31."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what it would do, and change nothing.")] = False,
    json: options.Json = False,
) -> None:
    """Take back everything a client did, or everything since a day, as one change. Needs a terminal."""
    with opened(context) as opening:
        start = None if since is None else since.replace(tzinfo=opening.clock.zone())
        meant = JournalFilter(client=found_client(opening, client).id, since=start)
        preview = opening.entrance.query(PreviewUndo(meant))
        if dry_run:
            if json:
                say_json(preview)
            else:
                say(f"Would take back {len(preview.steps):,} changes of {len(preview.memories):,} memories.")
            return
        carry_out(opening, UndoMany(meant, preview.number), json=json)


def denied(
    context: typer.Context,
    *,
    forget: Annotated[str, typer.Option("--forget", metavar="NAME", help="Let this name ask again.")] = "",
    json: options.Json = False,
) -> None:
    """List the names that were denied for good, or let one ask again. Needs a terminal."""
    with opened(context) as opening:
        if forget and not opening.entrance.query(ForgetDenial(forget)):
            raise ClientNotFoundError
        found = opening.entrance.query(ListDenials())
        if json:
            say_json(found)
        else:
            for each in found:
                say(f"{each.at.astimezone(opening.clock.zone()):%Y-%m-%d}  {escaped(each.name)}")
            if not found:
                say("Nobody was denied for good.")


def pairings(context: typer.Context, *, json: options.Json = False) -> None:
    """List who asks to be let in, and answer with allow and deny. Needs a terminal."""
    if context.invoked_subcommand is not None:
        return
    with opened(context) as opening:
        found = opening.entrance.query(ListPairings())
        if json:
            say_json(found)
        else:
            for each in found:
                wants = "; ".join(_granted(grant) for grant in each.grants)
                say(f"{each.id}  code {each.code[:3]} {each.code[3:]}  {escaped(each.name)} ({escaped(each.program)})")
                say(f"  from {escaped(each.where)}; wants to {escaped(wants)}")
            if not found:
                say("Nobody asks to be let in.")


def allow(
    context: typer.Context,
    request: Annotated[str, typer.Argument(metavar="ID", help="The identifier of the request.")],
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code that the program shows.")],
    *,
    read: Read = None,
    propose: Propose = None,
    write: Write = None,
    resolve: Resolve = None,
    days: Days = 90,
    json: options.Json = False,
) -> None:
    """Let in who asks, with the rights that are given here. Needs a terminal."""
    grants = _grants(read, propose, write, resolve)
    with opened(context) as opening:
        decision = DecidePairing(
            request, allow=True, grants=grants, expires_at=_end(opening, days), code=code, remember=True
        )
        carry_out(opening, decision, json=json, lasts=True)


def deny(
    context: typer.Context,
    request: Annotated[str, typer.Argument(metavar="ID", help="The identifier of the request.")],
    *,
    for_good: Annotated[bool, typer.Option("--for-good", help="And do not ask again about this name.")] = False,
) -> None:
    """Do not let in who asks. Needs a terminal."""
    with opened(context) as opening:
        opening.entrance.change(DecidePairing(request, allow=False, remember=for_good))
        say("Denied.")


def _grants(*namespaces: list[str] | None) -> tuple[Grant, ...]:
    found = tuple(Grant(scope, tuple(each)) for scope, each in zip(ClientScope, namespaces, strict=True) if each)
    if not found:
        raise typer.BadParameter("give at least one of --read, --propose, --write and --resolve")
    return found


def _end(opening: Opened, days: int) -> datetime | None:
    return opening.clock.now() + timedelta(days=days) if days else None


def found_client(opening: Opened, client: str) -> Client:
    """The client of this identifier or name; of several of a name the one that may come in, else the newest.

    Raises:
        ClientNotFoundError: there is none.
    """
    wanted = client.casefold()
    known = opening.entrance.query(ListClients(revoked=True))
    named = [each for each in known if wanted in (each.id.casefold(), each.name.casefold())]
    if not named:
        raise ClientNotFoundError(id=client)
    return max(named, key=lambda each: (each.state is not ClientState.REVOKED, each.id))


def _line(opening: Opened, client: Client) -> str:
    seen = "never seen"
    if client.last_seen_at is not None:
        seen = f"seen {client.last_seen_at.astimezone(opening.clock.zone()):%Y-%m-%d %H:%M}"
    state = f"{client.state} ({client.pause_reason})" if client.pause_reason else client.state.value
    may = "; ".join(_granted(each) for each in client.grants)
    head = f"{client.id}  {padded(escaped(client.name), _NAME_COLUMNS)}  {padded(state, _STATE_COLUMNS)}  {seen}"
    return f"{head}\n  may {escaped(may)}; {client.total.writes:,} writes, {client.total.recalls:,} recalls"


def _granted(grant: Grant) -> str:
    return f"{grant.scope} in {', '.join(grant.namespaces)}"
