"""``routines``, ``routine`` and ``unusual``: what recurs, what is out of the ordinary, and what has gone quiet."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, one_line, padded, say, say_json, terminal_columns
from remembrancer.cli.searching import memory_id
from remembrancer.model.attention import (
    DecideFlag,
    FlagKind,
    FlagState,
    GetRoutine,
    ListFlags,
    ListRoutines,
    RoutineDetail,
    RoutineFlag,
    RoutineState,
    Verdict,
)
from remembrancer.model.errors import MemoryNotFoundError
from remembrancer.model.queries import GetMemories

_LISTED: Final = 50
_STATE_COLUMNS: Final = 21
_DATE_COLUMNS: Final = 12
_KIND_COLUMNS: Final = 32

Kind = Annotated[
    FlagKind | None, typer.Option("--kind", help="Which flag is meant, where an entry has several of them.")
]


def routines(
    context: typer.Context,
    *,
    namespace: options.OnlyNamespace = "",
    state: Annotated[
        RoutineState | None, typer.Option("--state", help=f"Only those that are {', '.join(RoutineState)}.")
    ] = None,
    json: options.Json = False,
) -> None:
    """List what recurs: how often, what is usual, and whether something is out of the ordinary or missed."""
    with opened(context) as opening:
        found = opening.entrance.query(ListRoutines(namespace, (state,) if state else ()))
        if json:
            say_json(found)
        else:
            from remembrancer.wording import (  # noqa: PLC0415  (loaded while the vault is open)
                DateWords,
                describe_rhythm,
                describe_usual,
                explain_flag,
                in_english,
                name_routine_state,
            )

            dates = DateWords(opening.clock.now(), opening.clock.zone(), in_english)
            columns = terminal_columns()
            for each in found.routines:
                told = [describe_rhythm(each, in_english), describe_usual(each, in_english)]
                heading = padded(name_routine_state(each.state, in_english), _STATE_COLUMNS)
                say(one_line(f"{heading}{each.name}", columns))
                say(one_line(f"  {each.id}  {'; '.join(filter(None, told))}", columns))
                if each.flag is not None:
                    say(one_line(f"  {explain_flag(each.flag.reason, dates)}", columns))
            if not found.routines:
                say("No routines: nothing recurs often enough yet." if state is None else "No such routines.")
    if not found.routines:
        raise typer.Exit(exit_codes.NOTHING)


def routine(context: typer.Context, identifier: options.Identifier, *, json: options.Json = False) -> None:
    """Show the entries of the routine to which a memory belongs, with what is out of the ordinary in them."""
    with opened(context) as opening:
        found = opening.entrance.query(GetRoutine(memory_id(opening, identifier)))
        if json:
            say_json(found)
        else:
            _series(opening, found)


def _series(opening: Opened, found: RoutineDetail) -> None:
    from remembrancer.wording import (  # noqa: PLC0415
        DateWords,
        describe_rhythm,
        describe_usual,
        explain_flag,
        in_english,
        write_value,
    )

    dates = DateWords(opening.clock.now(), opening.clock.zone(), in_english)
    routine_, columns = found.routine, terminal_columns()
    say(one_line(routine_.name, columns))
    told = (describe_rhythm(routine_, in_english), describe_usual(routine_, in_english))
    say(one_line("  " + "; ".join(filter(None, told)), columns))
    for series in found.series:
        for point in series.points:
            value = "" if point.value is None else write_value(point.value, series.measure, in_english)
            reasons = "; ".join(explain_flag(flag.reason, dates) for flag in point.flags)
            day = padded(dates.day_with_year(point.at), _DATE_COLUMNS)
            say(one_line(f"{point.memory}  {day}  {value}  {reasons}".rstrip(), columns))
    for flag in found.flags:
        if flag.kind is FlagKind.ABSENCE:
            say(one_line(explain_flag(flag.reason, dates), columns))


def unusual(
    context: typer.Context,
    *,
    namespace: options.OnlyNamespace = "",
    decided: Annotated[bool, typer.Option("--all", help="Also those that were confirmed or dismissed.")] = False,
    limit: Annotated[int, typer.Option("--limit", "-l", min=1, max=1000, help="How many to show.")] = _LISTED,
    json: options.Json = False,
) -> None:
    """List what is out of the ordinary or has gone quiet, the latest first; decide with confirm and dismiss."""
    if context.invoked_subcommand is not None:
        return
    with opened(context) as opening:
        states = tuple(FlagState) if decided else (FlagState.OPEN,)
        found = opening.entrance.query(ListFlags(namespace, states=states))[:limit]
        if json:
            say_json(found)
        else:
            _flags(opening, found)
    if not found:
        raise typer.Exit(exit_codes.NOTHING)


def _flags(opening: Opened, found: tuple[RoutineFlag, ...]) -> None:
    from remembrancer.wording import (  # noqa: PLC0415
        DateWords,
        explain_flag,
        in_english,
        name_flag_kind,
        name_flag_state,
    )

    dates = DateWords(opening.clock.now(), opening.clock.zone(), in_english)
    columns = terminal_columns()
    texts = {each.id: each.content for each in opening.entrance.query(GetMemories(tuple(f.memory for f in found)))}
    for flag in found:
        kind = padded(name_flag_kind(flag.kind, in_english), _KIND_COLUMNS)
        decided = "" if flag.verdict is None else f"  [{name_flag_state(flag.verdict, in_english)}]"
        say(one_line(f"{kind}{explain_flag(flag.reason, dates)}{decided}", columns))
        say(one_line(f"  {flag.memory}  {texts.get(flag.memory, '')}", columns))
    if not found:
        say("Nothing is out of the ordinary, and nothing has gone quiet.")


def confirm(
    context: typer.Context,
    identifier: options.Identifier,
    *,
    kind: Kind = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Confirm that an entry is out of the ordinary, or that a quiet routine has ended."""
    _decide(context, identifier, kind, Verdict.CONFIRMED, key, json=json)


def dismiss(
    context: typer.Context,
    identifier: options.Identifier,
    *,
    kind: Kind = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Say that this is normal now: what is like it is flagged no more."""
    _decide(context, identifier, kind, Verdict.DISMISSED, key, json=json)


def reopen(
    context: typer.Context,
    identifier: options.Identifier,
    *,
    kind: Kind = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Take back what was confirmed or dismissed."""
    _decide(context, identifier, kind, None, key, json=json)


def _decide(
    context: typer.Context, identifier: str, kind: FlagKind | None, verdict: Verdict | None, key: str, *, json: bool
) -> None:
    with opened(context) as opening:
        memory = memory_id(opening, identifier)
        meant = kind or _only_flag(opening, memory, verdict)
        carry_out(opening, DecideFlag(memory, meant, verdict, key), json=json)
        if not json:
            from remembrancer.wording import describe_verdict, in_english  # noqa: PLC0415

            say(escaped(describe_verdict(verdict, in_english)))


def _only_flag(opening: Opened, memory: str, verdict: Verdict | None) -> FlagKind:
    """The kind of the one flag of a memory that can be meant."""
    flags = opening.entrance.query(ListFlags(states=tuple(FlagState)))
    kinds = [each.kind for each in flags if each.memory == memory and each.verdict is not verdict]
    if not kinds:
        raise MemoryNotFoundError(memory=memory)
    if len(kinds) > 1:
        raise typer.BadParameter(f"it has several flags; give one of {', '.join(kinds)} with --kind")
    return kinds[0]
