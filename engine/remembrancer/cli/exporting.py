"""``export``: memories as files; ``take-over``: a whole vault from one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from remembrancer.cli import options
from remembrancer.cli.dates import read_moment
from remembrancer.cli.opening import is_interactive, opened
from remembrancer.cli.output import escaped, note, say, say_json
from remembrancer.cli.paths import from_here
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.searching import read_search
from remembrancer.model.errors import CancelledError, NotPermittedError
from remembrancer.model.exporting import ExportForm, ExportMemories, TakeOver
from remembrancer.model.queries import VerifyJournal

_WORD: Final = "take over"


def export(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The file or new folder to write.")],
    query: Annotated[
        list[str] | None, typer.Argument(metavar="[SEARCH]...", help=f"Only these. {options.SEARCH_HELP}")
    ] = None,
    *,
    form: Annotated[
        ExportForm | None, typer.Option("--format", "-f", help="Default: csv for a .csv file, else json_lines.")
    ] = None,
    namespace: options.OnlyNamespace = "",
    as_of: Annotated[str, typer.Option("--as-of", metavar="DATE", help="As the vault stood then.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    json: options.Json = False,
) -> None:
    """Write memories to files that other programs and people can read. They are not encrypted.

    json_lines without a search has everything with all versions, and take-over makes an equal vault of it. The others
    hold what the search finds: markdown_types, markdown_days and obsidian are folders, mcp_memory and csv files.
    """
    chosen = form or (ExportForm.CSV if path.suffix.lower() == ".csv" else ExportForm.JSON_LINES)
    with opened(context) as opening:
        asked = read_search(opening, " ".join(query or ()), namespace)
        asked.say_notes()
        search = asked.search
        if as_of:
            search = replace(search, as_of=read_moment(as_of, "as_of", opening.clock))
        with TerminalProgress() as progress:
            exported = opening.entrance.query(ExportMemories(from_here(path), chosen, search, force), progress)
    if json:
        say_json(exported)
        return
    from remembrancer.wording import describe_exported, in_english  # noqa: PLC0415

    say(escaped(describe_exported(exported, in_english)))
    note("It is not encrypted: whoever can read the file can read the memories.")


def take_over(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A complete export, made by export.")],
    json: options.Json = False,
) -> None:
    """Make an empty vault equal to the one that a complete export was made of, with its whole past.

    Trust, pins and decisions come as they were, so it takes a person at a terminal. To bring its memories into a vault
    that is in use, import the file.
    """
    if not is_interactive():
        raise NotPermittedError("no person at a terminal", action="take_over")
    with opened(context, create=True) as opening:
        note("What the file says of the past is taken on trust. Take over only what you exported yourself.")
        if typer.prompt(f"Type “{_WORD}” to go on", default="", show_default=False, err=True) != _WORD:
            raise CancelledError
        with TerminalProgress() as progress:
            change = opening.entrance.change(TakeOver(from_here(path)), progress)
        check = opening.entrance.query(VerifyJournal())
    if json:
        say_json(change)
        return
    from remembrancer.wording import describe_check, in_english  # noqa: PLC0415

    say(f"Took over {change.number - 1:,} changes from {escaped(str(path))}.")
    say(describe_check(check, in_english))
