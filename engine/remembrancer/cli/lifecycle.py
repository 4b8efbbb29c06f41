"""``sweep``, ``fading``, ``reviews``, ``still-true`` and ``policy``: how memories fade, and what keeps them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, one_line, padded, say, say_json, terminal_columns
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.searching import memory_ids
from remembrancer.model.consolidation import Consolidate, Consolidations, ProposeConsolidations
from remembrancer.model.lifecycle import (
    GetLifecyclePolicy,
    ListFading,
    ListReviews,
    PlanSweep,
    Policy,
    PreviewPolicy,
    SetLifecyclePolicy,
    Sweep,
    SweepPlan,
    Verify,
)
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import MemoryType

_LISTED: Final = 20
_DATE_COLUMNS: Final = 11
_TYPE_COLUMNS: Final = 13
_NEVER: Final = "never"

Days = Annotated[str, typer.Argument(metavar="DAYS|never", help="A number of days, or never.")]
Of = Annotated[str, typer.Option("--namespace", "-n", help="The namespace that is meant.")]
Limit = Annotated[int, typer.Option("--limit", "-l", min=1, max=1000, help="How many to show.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what it would do, and change nothing.")]


def sweep(
    context: typer.Context,
    *,
    dry_run: DryRun = False,
    if_due: Annotated[
        bool, typer.Option("--if-due", help="Only if that was not done since the last day ended, as for cron.")
    ] = False,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Let fade what nobody used for long, expire what is over, and bring back what is used again.

    The program does this once a day while it runs. Nothing is deleted, and each step can be taken back. Ctrl+C stops
    it between two steps; the next sweep does the rest.
    """
    with opened(context) as opening:
        if dry_run:
            _plan(opening, opening.entrance.query(PlanSweep()), json=json)
            return
        with TerminalProgress() as progress:
            swept = opening.entrance.change(Sweep(if_due, key), progress)
        if json:
            say_json(swept)
            return
        from remembrancer.wording import in_english  # noqa: PLC0415  (loaded while the vault is open)
        from remembrancer.wording.lifecycle import describe_swept  # noqa: PLC0415

        say(describe_swept(swept, in_english))
        for operation in swept.operations:
            say(f"Take it back with: remembrancer undo {operation}")


def fading(
    context: typer.Context,
    *,
    days: Annotated[int, typer.Option("--days", "-d", min=0, max=3660, help="How many days to look ahead.")] = 7,
    namespace: options.OnlyNamespace = "",
    limit: Limit = _LISTED,
    json: options.Json = False,
) -> None:
    """List what fades soon if nobody uses it, the first one first. Keep one with: still-true."""
    with opened(context) as opening:
        found = opening.entrance.query(ListFading(namespace, days, limit))
        if json:
            say_json(found)
        else:
            lines = [
                (each.memory, f"{each.on:%Y-%m-%d} {_SEPARATOR} {each.strength:.2f}", each.type)
                for each in found.memories
            ]
            _listing(opening, lines, found.total)
    if not found.total:
        raise typer.Exit(exit_codes.NOTHING)


def reviews(
    context: typer.Context, *, namespace: options.OnlyNamespace = "", limit: Limit = _LISTED, json: options.Json = False
) -> None:
    """List instructions and errors that nobody has found true for half a year, the oldest first."""
    with opened(context) as opening:
        found = opening.entrance.query(ListReviews(namespace, limit))
        if json:
            say_json(found)
        else:
            zone = opening.clock.zone()
            lines = [(each.memory, f"{each.since.astimezone(zone):%Y-%m-%d}", each.type) for each in found.memories]
            _listing(opening, lines, found.total)
    if not found.total:
        raise typer.Exit(exit_codes.NOTHING)


def still_true(
    context: typer.Context,
    identifiers: options.Identifiers,
    *,
    reason: Annotated[str, typer.Option("--reason", help="How you know; kept with the change.")] = "",
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Say that memories are still true. They are verified now, and what an agent wrote is confirmed."""
    with opened(context) as opening:
        carry_out(opening, Verify(memory_ids(opening, identifiers), reason, key), json=json)


def policy(context: typer.Context, *, namespace: Of = DEFAULT_NAMESPACE, json: options.Json = False) -> None:
    """Show how the memories of each type fade, and change it with set, episodes and reset."""
    if context.invoked_subcommand is not None:
        return
    with opened(context) as opening:
        found = opening.entrance.query(GetLifecyclePolicy(namespace))
        if json:
            say_json(found)
        else:
            _policy(found.policy)


def set_policy(
    context: typer.Context,
    kind: Annotated[MemoryType, typer.Argument(metavar="TYPE", help=f"One of {options.TYPES}.")],
    *,
    window: Annotated[
        str, typer.Option("--window", metavar="DAYS|never", help="In how many days it fades to 5 %, if not used.")
    ] = "",
    expires: Annotated[
        str, typer.Option("--expires", metavar="DAYS|never", help="After how many days it expires, used or not.")
    ] = "",
    review: Annotated[
        str, typer.Option("--review", metavar="DAYS|never", help="After how many unverified days to review it.")
    ] = "",
    namespace: Of = DEFAULT_NAMESPACE,
    dry_run: DryRun = False,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Change how the memories of a type fade."""
    if not (window or expires or review):
        raise typer.BadParameter("give at least one of --window, --expires and --review")
    with opened(context) as opening:
        before = opening.entrance.query(GetLifecyclePolicy(namespace)).policy
        now = before.of(kind)
        wanted = replace(
            now,
            window_days=_days(window, "--window") if window else now.window_days,
            expires_after_days=_days(expires, "--expires") if expires else now.expires_after_days,
            review_after_days=_days(review, "--review") if review else now.review_after_days,
        )
        _change(opening, before.with_type(wanted), namespace, key, dry_run=dry_run, json=json)


def keep_episodes(
    context: typer.Context,
    days: Days,
    *,
    namespace: Of = DEFAULT_NAMESPACE,
    dry_run: DryRun = False,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Say for how many days turns of conversations are kept before they expire."""
    with opened(context) as opening:
        before = opening.entrance.query(GetLifecyclePolicy(namespace)).policy
        wanted = replace(before, episodes_days=_days(days, "DAYS"))
        _change(opening, wanted, namespace, key, dry_run=dry_run, json=json)


def reset_policy(
    context: typer.Context,
    *,
    namespace: Of = DEFAULT_NAMESPACE,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Let the memories of a namespace fade as by default."""
    with opened(context) as opening:
        carry_out(opening, SetLifecyclePolicy(None, namespace, key), json=json)


def _change(opening: Opened, wanted: Policy, namespace: str, key: str, *, dry_run: bool, json: bool) -> None:
    if dry_run:
        _plan(opening, opening.entrance.query(PreviewPolicy(wanted, namespace)), json=json)
    else:
        carry_out(opening, SetLifecyclePolicy(wanted, namespace, key), json=json)


def _days(text: str, option: str) -> int | None:
    """A number of days; None: never."""
    if text == _NEVER:
        return None
    if not (text.isascii() and text.isdigit()):
        raise typer.BadParameter(f"{option} takes a number of days, or never")
    return int(text)


_SEPARATOR: Final = "·"


def _plan(opening: Opened, plan: SweepPlan, *, json: bool) -> None:
    if json:
        say_json(plan)
        return
    from remembrancer.wording import in_english, name_operation  # noqa: PLC0415  (loaded while the vault is open)
    from remembrancer.wording.lifecycle import SWEEP_REASONS  # noqa: PLC0415

    kinds = dict.fromkeys(item.kind for item in plan.items)
    for kind in kinds:
        say(f"{name_operation(kind, plan.count(kind), in_english)} (not done: this is a dry run)")
        of_kind = [item for item in plan.items if item.kind is kind][:_LISTED]
        memories = {each.id: each for each in opening.entrance.query(GetMemories(tuple(i.memory for i in of_kind)))}
        for item in of_kind:
            text = one_line(memories[item.memory].content, max(20, (terminal_columns() or 120) - 60))
            say(f"  {item.memory}  {text}  ({SWEEP_REASONS[item.reason].fill(in_english)}, {item.strength:.2f})")
        if plan.count(kind) > _LISTED:
            say(f"  and {plan.count(kind) - _LISTED:,} more")
    if not plan.items:
        say("Nothing would fade or expire.")


def _listing(opening: Opened, lines: list[tuple[str, str, MemoryType]], total: int) -> None:
    from remembrancer.wording import in_english, labels  # noqa: PLC0415  (loaded while the vault is open)

    memories = {each.id: each for each in opening.entrance.query(GetMemories(tuple(line[0] for line in lines)))}
    for memory, start, kind in lines:
        head = f"{memory}  {start}  {padded(labels.TYPES[kind].fill(in_english), _TYPE_COLUMNS)}"
        columns = terminal_columns()
        say(f"{head}{one_line(memories[memory].content, columns and max(20, columns - len(head)))}")
    if not lines:
        say("Nothing found.")
    elif total > len(lines):
        say(f"{len(lines):,} of {total:,}; --limit shows more.")


def _policy(shown: Policy) -> None:
    from remembrancer.wording import in_english, labels  # noqa: PLC0415  (loaded while the vault is open)
    from remembrancer.wording.lifecycle import FADES_FROM, PERSISTENCES, PRIORITIES  # noqa: PLC0415

    for each in shown.types:
        if each.window_days is None:
            fades = "does not fade"
        else:
            fades = f"fades in {each.window_days:,} days {FADES_FROM[each.fades_from].fill(in_english)}"
        told = [
            padded(PERSISTENCES[each.persistence].fill(in_english), 8) + fades,
            f"priority {PRIORITIES[each.priority].fill(in_english).lower()}",
        ]
        if each.expires_after_days is not None:
            told.append(f"expires after {each.expires_after_days:,} days")
        if each.review_after_days is not None:
            told.append(f"reviewed after {each.review_after_days:,} days")
        say(f"{padded(escaped(labels.TYPES[each.type].fill(in_english)), _TYPE_COLUMNS)}{'; '.join(told)}")
    episodes = "for ever" if shown.episodes_days is None else f"{shown.episodes_days:,} days"
    say(f"Turns of conversations are kept {episodes}.")


def consolidate(
    context: typer.Context,
    *,
    approve: Annotated[
        list[int] | None,
        typer.Option(
            "--approve", "-a", min=1, metavar="NUMBER", help="Do what has this number in the list; repeatable."
        ),
    ] = None,
    namespace: Of = DEFAULT_NAMESPACE,
    json: options.Json = False,
) -> None:
    """List weak memories that could become one, and duplicates that could give way; do it with --approve.

    The memories it is made of stay. Nothing is put together by itself.
    """
    with opened(context) as opening:
        found = opening.entrance.query(ProposeConsolidations(namespace))
        if approve:
            if max(approve) > len(found.proposals):
                raise typer.BadParameter(f"there are {len(found.proposals)} proposals")
            for number in dict.fromkeys(approve):
                carry_out(opening, Consolidate(found.proposals[number - 1]), json=json)
        elif json:
            say_json(found)
        else:
            _proposals(opening, found)
    if not found.proposals and not found.refused:
        raise typer.Exit(exit_codes.NOTHING)


def _proposals(opening: Opened, found: Consolidations) -> None:
    from remembrancer.wording import in_english  # noqa: PLC0415  (loaded while the vault is open)
    from remembrancer.wording.lifecycle import CONSOLIDATIONS, REFUSALS  # noqa: PLC0415

    sources = [each.sources for each in found.proposals] + [each.sources for each in found.refused]
    ids = tuple(source for each in sources for source in each)
    memories = {each.id: each for each in opening.entrance.query(GetMemories(ids))}
    columns = terminal_columns() or 120
    for number, each in enumerate(found.proposals, 1):
        say(f"{number:3}  {CONSOLIDATIONS[each.kind].fill(in_english)}: {one_line(each.content)}")
        for source in each.sources:
            say(f"     {source}  {one_line(memories[source].content, max(20, columns - 33))}")
    for refused in found.refused:
        say(f"  -  {REFUSALS[refused.reason].fill(in_english)}")
        for source in refused.sources:
            say(f"     {source}  {one_line(memories[source].content, max(20, columns - 33))}")
    if not found.proposals and not found.refused:
        say("Nothing found.")
