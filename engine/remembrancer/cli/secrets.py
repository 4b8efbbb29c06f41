"""``secrets``: those that are stored already, and what becomes of them."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, note, one_line, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.searching import memory_id
from remembrancer.model.changes import Revise, Revision
from remembrancer.model.errors import MemoryNotFoundError
from remembrancer.model.queries import GetMemories
from remembrancer.model.secrets import SecretAction
from remembrancer.model.stored_secrets import KeepSecrets, ListSecrets, ScanForSecrets, StoredSecret, StoredSecrets

_MOST_SHOWN = 200


def secrets(
    context: typer.Context,
    *,
    scan: Annotated[
        bool, typer.Option("--scan", help="Look for them first, from where the last scan ended. Ctrl+C stops it.")
    ] = False,
    afresh: Annotated[bool, typer.Option("--afresh", help="With --scan: look through everything once more.")] = False,
    redact: Annotated[
        str, typer.Option("--redact", metavar="ID", help="Give a memory a version with their kinds in their place.")
    ] = "",
    keep: Annotated[
        str, typer.Option("--keep", metavar="ID", help="Leave those of a memory as they are, until its text changes.")
    ] = "",
    json: options.Json = False,
) -> None:
    """List passwords, keys and numbers of cards and accounts that are stored. They are shown masked.

    Older versions keep what they held until the memory is erased, with remembrancer erase.
    """
    with opened(context) as opening:
        if redact:
            _redact(opening, memory_id(opening, redact), json=json)
            return
        if keep:
            found = opening.entrance.query(KeepSecrets(memory_id(opening, keep)))
        elif scan or afresh:
            with TerminalProgress() as progress:
                found = opening.entrance.query(ScanForSecrets(afresh), progress)
        else:
            found = opening.entrance.query(ListSecrets())
        if json:
            say_json(found)
        else:
            _say_found(opening, found)
    if not found.found:
        raise typer.Exit(exit_codes.NOTHING)


def _redact(opening: Opened, memory: str, *, json: bool) -> None:
    known = opening.entrance.query(GetMemories((memory,)))
    if not known:
        raise MemoryNotFoundError(id=memory)
    now = known[0]
    revision = Revision(content=now.content, title=now.title, evidence=now.evidence, tags=now.tags)
    carry_out(opening, Revise((memory,), revision, now.number), json=json, secrets=SecretAction.REDACT)


def _standing(secret: StoredSecret) -> str:
    """What else it is than the present version of a memory."""
    if secret.operation:
        return f", in the reason of a change ({secret.operation}): it goes when a memory of that change is erased"
    if secret.is_decided:
        return ", was turned down or taken back: erased in the window, in Secrets found"
    if secret.proposal:
        return ", in a conflict that is open" if secret.in_case else ", waits for approval: remembrancer reject"
    return "" if secret.is_current else f", version {secret.number}, which was changed since"


def _say_found(opening: Opened, found: StoredSecrets) -> None:
    from remembrancer.wording import DateWords, in_english, list_kinds  # noqa: PLC0415

    dates = DateWords(opening.clock.now(), opening.clock.zone(), in_english)
    for each in found.found[:_MOST_SHOWN]:
        identifier = each.proposal or each.memory or each.operation
        say(f"{identifier}  {escaped(list_kinds(each.kinds, in_english))}{_standing(each)}")
        where = f"{escaped(each.namespace)}, " if each.namespace else ""
        say(f"    {where}{dates.moment(each.changed)}: {one_line(each.excerpt, 100)}")
    if len(found.found) > _MOST_SHOWN:
        note(f"and {len(found.found) - _MOST_SHOWN:,} more")
    if not found.found:
        say("No secrets were found.")
    if found.kept:
        note(f"{found.kept:,} kept as they are.")
    if found.left:
        note(f"{found.left:,} versions were not looked at yet: remembrancer secrets --scan")
