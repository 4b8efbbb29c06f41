"""``remember`` and ``edit``: the words of memories."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Annotated, Final

import typer

from remembrancer.cli import options
from remembrancer.cli.changing import carry_out
from remembrancer.cli.dates import read_due, read_moment
from remembrancer.cli.opening import Opened, opened
from remembrancer.cli.output import escaped, one_line, say, say_json
from remembrancer.cli.searching import memory_id
from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError
from remembrancer.model.limits import CONTENT_CHARACTERS
from remembrancer.model.memory import Draft, Times
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import Importance, MemoryType

_STDIN: Final = "-"
_NO_DATE: Final = "none"
_STDIN_BYTES: Final = 16 * CONTENT_CHARACTERS
"""A text that fits is never longer: at most four bytes a character, of which four may be joined into one."""

Confidence = Annotated[float, typer.Option("--confidence", min=0.0, max=1.0, help="How sure it is, 0 to 1.")]
Stated = Annotated[str, typer.Option("--stated", help="When it was said: 2026-03-31, or words such as yesterday.")]


def remember(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The statement; - reads it from stdin.")],
    *,
    kind: Annotated[
        MemoryType | None, typer.Option("--type", metavar="TYPE", help=f"Worked out if not given: {options.TYPES}.")
    ] = None,
    title: Annotated[str, typer.Option("--title", help="A title.")] = "",
    tag: options.Tags = None,
    namespace: options.IntoNamespace = DEFAULT_NAMESPACE,
    confidence: Confidence = 1.0,
    evidence: Annotated[str, typer.Option("--evidence", help="The words it rests on.")] = "",
    stated: Stated = "",
    due: Annotated[str, typer.Option("--due", help="When it is due; the end of the day if no time is given.")] = "",
    pin: Annotated[bool, typer.Option("--pin", help="Pin it.")] = False,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Remember one statement. It can be found the moment this returns."""
    content = _content(text)
    with opened(context, create=True) as opening:
        draft = Draft(
            content,
            type=kind,
            title=title,
            tags=tuple(tag or ()),
            confidence=confidence,
            evidence=evidence,
            pinned=pin,
            times=Times(
                stated=read_moment(stated, "stated", opening.clock) if stated else None,
                due=read_due(due, "due", opening.clock) if due else None,
            ),
        )
        remembered = opening.entrance.change(Remember(draft, namespace, key))
        if json:
            say_json(remembered)
            return
        from remembrancer.wording import describe_conflict, describe_remembered, in_english  # noqa: PLC0415

        conflict = remembered.conflict
        if conflict is None or remembered.memory:
            say(escaped(describe_remembered(remembered, in_english)))
        if conflict is not None:
            say(escaped(describe_conflict(conflict, in_english)))
            for opposed in conflict.opposed:
                say(f"  {one_line(opposed.text)}")
            say(f"  {one_line(conflict.text)}")
        if remembered.memory:
            say(remembered.memory)
        elif conflict is not None:
            say(f"Look at it with: remembrancer conflict {conflict.case}")
        elif remembered.proposal:
            say(f"Look at it with: remembrancer proposals ({remembered.proposal})")


def edit(
    context: typer.Context,
    identifier: options.Identifier,
    *,
    text: Annotated[str | None, typer.Option("--text", help="The new statement; - reads it from stdin.")] = None,
    title: Annotated[str | None, typer.Option("--title", help="The new title.")] = None,
    confidence: Annotated[float | None, typer.Option("--confidence", min=0.0, max=1.0, help="How sure it is.")] = None,
    evidence: Annotated[str | None, typer.Option("--evidence", help="The words it rests on.")] = None,
    importance: Annotated[Importance | None, typer.Option("--importance", help="How much it matters.")] = None,
    stated: Stated = "",
    due: Annotated[str, typer.Option("--due", help="When it is due; none takes the date away.")] = "",
    expected: Annotated[
        int | None, typer.Option("--expected", help="Change nothing unless this is still the current version.")
    ] = None,
    key: options.Key = "",
    json: options.Json = False,
) -> None:
    """Edit a memory. What it said before stays in its history."""
    given = (text, title, confidence, evidence, importance, stated or None, due or None)
    if all(each is None for each in given):
        raise typer.BadParameter("nothing to change was given; see --help")
    content = None if text is None else _content(text)
    with opened(context) as opening:
        memory = memory_id(opening, identifier)
        revision = Revision(
            content=content,
            title=title,
            confidence=confidence,
            evidence=evidence,
            importance=importance,
            times=_times(opening, memory, stated, due) if stated or due else None,
        )
        carry_out(opening, Revise((memory,), revision, expected, key), json=json)


def _times(opening: Opened, memory: str, stated: str, due: str) -> Times:
    """The memory's times with those that were given."""
    found = opening.entrance.query(GetMemories((memory,)))
    if not found:
        raise MemoryNotFoundError(id=memory)
    times = found[0].times
    if stated:
        times = replace(times, stated=read_moment(stated, "stated", opening.clock))
    if due:
        times = replace(times, due=None if due == _NO_DATE else read_due(due, "due", opening.clock))
    return times


def _content(text: str) -> str:
    """The text that was given, or the one that stdin gives."""
    if text != _STDIN:
        return text
    data = sys.stdin.buffer.read(_STDIN_BYTES + 1)
    if len(data) > _STDIN_BYTES:
        raise InvalidInputError("content", "too_long", limit=CONTENT_CHARACTERS)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidInputError("content", "invalid_utf8") from error
