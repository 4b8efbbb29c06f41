"""``ingest``: a conversation as episodes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import opened
from remembrancer.cli.output import escaped, note, one_line, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.model.errors import InvalidInputError, UnreadableFileError
from remembrancer.model.ingesting import ConversationForm, ExtractFacts, Ingest
from remembrancer.model.limits import INGESTED_CHARACTERS
from remembrancer.model.names import DEFAULT_NAMESPACE

_STDIN: Final = "-"
_MOST_BYTES: Final = 4 * INGESTED_CHARACTERS


def ingest(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="The conversation; - reads it from stdin.")],
    *,
    form: Annotated[
        ConversationForm, typer.Option("--format", "-f", help="How it is written down; found out by default.")
    ] = ConversationForm.AUTO,
    session: Annotated[
        str, typer.Option("--session", help="The session it belongs to, where the text does not say.")
    ] = "",
    namespace: options.IntoNamespace = DEFAULT_NAMESPACE,
    extract: Annotated[
        bool,
        typer.Option("--extract", help="Let the language model that is set up find facts in it, which wait for you."),
    ] = False,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Take in a conversation: its turns become episodes at once, with their session and who said them.

    What recall had put into it is left out: everything between the marks of its blocks, and what an assistant repeated
    word for word. What was taken in before is known, so that a longer transcript only adds its end.
    """
    text, name = _read(path)
    with opened(context, create=True) as opening, TerminalProgress() as progress:
        ingested = opening.entrance.change(Ingest(text, form, session, name, namespace, key), progress)
        extracted = None
        if extract:
            # Under a key of its own: the turns are in, whatever the model does.
            own_key = f"{key}:facts" if key else ""
            request = ExtractFacts(text, form, session, name, namespace, own_key)
            extracted = opening.entrance.change(request, progress)
    if json:
        say_json({"ingested": ingested, "extracted": extracted} if extract else ingested)
    else:
        from remembrancer.wording import (  # noqa: PLC0415  (only this needs words)
            describe_extracted,
            describe_ingested,
            describe_unreadable,
            explain_left_out,
            in_english,
        )

        say(escaped(describe_ingested(ingested, in_english)))
        for record in ingested.unreadable:
            note(f"  {escaped(describe_unreadable(record, in_english))}")
        if ingested.change.operation:
            say(f"Take it back with: remembrancer undo {ingested.change.operation}")
        if extracted is not None:
            say(escaped(describe_extracted(extracted, in_english)))
            for each in extracted.left_out:
                note(f"  {one_line(each.text)} {escaped(explain_left_out(each, in_english))}")
    if ingested.unreadable:
        raise typer.Exit(exit_codes.NOTHING)


def _read(path: str) -> tuple[str, str]:
    """The text, and what it is called.

    Raises:
        UnreadableFileError: the file cannot be opened.
        InvalidInputError: it is too long, or not UTF-8.
    """
    if path == _STDIN:
        data, name = sys.stdin.buffer.read(_MOST_BYTES + 1), ""
    else:
        file = Path(path).expanduser()
        try:
            with file.open("rb") as stream:
                data, name = stream.read(_MOST_BYTES + 1), file.name
        except OSError as error:
            reason = "not_found" if isinstance(error, FileNotFoundError) else "unreadable"
            raise UnreadableFileError(str(error), reason=reason, path=path) from error
    if len(data) > _MOST_BYTES:
        raise InvalidInputError("text", "too_long", limit=INGESTED_CHARACTERS)
    try:
        return data.decode("utf-8-sig"), name
    except UnicodeDecodeError as error:
        raise InvalidInputError("text", "invalid_utf8") from error
