"""``report``: what a day brought, as Markdown."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Annotated

import typer

from remembrancer.cli import options
from remembrancer.cli.dates import read_moment
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, note, say, say_json
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.reports import GetReport

_NOT_ENCRYPTED = "Files are not encrypted: whoever can read them can read what is in them."


def report(
    context: typer.Context,
    day: Annotated[str, typer.Argument(metavar="[DATE]", help="The day; else today.")] = "",
    *,
    namespace: options.OnlyNamespace = "",
    out: Annotated[
        str, typer.Option("--out", "-o", metavar="FOLDER", help="Write it there, with its charts; else to stdout.")
    ] = "",
    json: options.Json = False,
) -> None:
    """Report a day.

    What was new, changed, contested, due, out of the ordinary, and who did it, in Markdown. A past day is told as the
    vault stood when it ended.
    """
    folder = Path(out).expanduser() if out else None
    if folder is not None and not folder.is_dir():
        raise InvalidInputError("folder", "not_a_folder", given=out)
    with opened(context) as opening:
        made = opening.entrance.query(GetReport(_day(opening, day), namespace))
        if folder is None:
            if json:
                say_json(made)
            else:
                say(escaped(made.markdown.rstrip("\n"), lines=True))
            return
        from remembrancer.reports.files import write_files  # noqa: PLC0415  (brings templates and charts along)

        # Here and not through the vault: whoever starts the command may write where they may write anyway.
        written = write_files(folder, (made,))
    if json:
        say_json(written)
        return
    note(_NOT_ENCRYPTED)
    for path in written:
        say(escaped(path))


def _day(opening: Opened, text: str) -> date:
    clock = opening.clock
    now = clock.now().astimezone(clock.zone())
    if not text.strip() or text.strip().casefold() == "today":
        return now.date()
    if text.strip().casefold() == "yesterday":
        return now.date() - timedelta(days=1)
    return read_moment(text, "day", clock).astimezone(clock.zone()).date()
