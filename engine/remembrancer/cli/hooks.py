"""``hook``: what a connected tool starts when a session begins, is about to be compacted, or ends.

A hook never stands in a tool's way: what goes wrong here is told on stderr, and the command ends as if all was well.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from remembrancer.cli.commands import describe
from remembrancer.cli.detaching import DETACHED, MOST_TOLD, go_on_detached
from remembrancer.cli.opening import opened
from remembrancer.cli.output import escaped, note, say
from remembrancer.model.connecting import HookEvent, Tool
from remembrancer.model.errors import InvalidInputError, RemembrancerError, UnreadableFileError
from remembrancer.model.ingesting import Ingest
from remembrancer.model.limits import INGESTED_CHARACTERS
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.recalling import Recall
from remembrancer.model.search import InNamespace, Search

_MOST_BYTES: Final = 4 * INGESTED_CHARACTERS
_QUESTION: Final = "What matters for the work on {0}?"
_ANY: Final = "What is in progress, decided or due?"
_IN_JSON: Final[dict[str, Callable[[str], dict[str, Any]]]] = {
    Tool.GEMINI_CLI: lambda block: {
        "hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": block}
    },
    Tool.CURSOR: lambda block: {"additional_context": block},
}
"""The tools that read what a hook says as JSON; the others take it as it stands."""


def hook(
    context: typer.Context,
    event: Annotated[str, typer.Argument(metavar="EVENT", help=f"One of: {', '.join(HookEvent)}.")],
    *,
    tool: Annotated[str, typer.Option("--tool", metavar="TOOL", help="The tool that starts it.")] = "",
    namespace: Annotated[str, typer.Option("--namespace", "-n", help="Recall from and store into this one only.")] = "",
    detached: Annotated[
        bool, typer.Option(DETACHED, help="Go on in the background, so that whoever starts it need not wait.")
    ] = False,
) -> None:
    """Serve a hook of a connected tool.

    What the tool tells is read from stdin. At the start of a session a block for the agent is written; before one
    is compacted, and when it ends, its transcript is taken in. Connecting a tool with --hooks sets this up.
    """
    if detached:
        go_on_detached(sys.argv[1:])
        return
    try:
        asked = _event(event)
        told = _told()
        if asked is HookEvent.SESSION_START:
            _recall(context, tool, told, namespace)
        else:
            _ingest(context, told, namespace)
    except RemembrancerError as error:
        note(describe(error))
    except OSError as error:
        note(escaped(f"The system refused: {error.strerror or error}."))


def _event(name: str) -> HookEvent:
    try:
        return HookEvent(name)
    except ValueError as error:
        raise InvalidInputError("event", "unknown", given=name) from error


def _told() -> dict[str, Any]:
    """What the tool says of itself; nothing where it says nothing that can be read."""
    if sys.stdin.isatty():
        return {}
    try:
        told = json.loads(sys.stdin.buffer.read(MOST_TOLD))
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def _recall(context: typer.Context, tool: str, told: dict[str, Any], namespace: str) -> None:
    project = _text(told, "cwd", "workspace_roots")
    question = _QUESTION.format(Path(project).name) if project and Path(project).name else _ANY
    search = Search(text=question, condition=InNamespace(namespace) if namespace else None)
    with opened(context) as opening:
        block = opening.entrance.query(Recall(search)).block.text
    if not block:
        return
    written = _IN_JSON.get(tool)
    # As it is, not escaped: who reads it is a program, and its fences have to stay what they are.
    say(json.dumps(written(block), ensure_ascii=False) if written else block)


def _ingest(context: typer.Context, told: dict[str, Any], namespace: str) -> None:
    path = _text(told, "transcript_path")
    if not path:
        return
    file = Path(path).expanduser()
    if not file.is_file():
        raise UnreadableFileError(reason="not_found", path=path)
    with file.open("rb") as stream:
        data = stream.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise InvalidInputError("text", "too_long", limit=INGESTED_CHARACTERS)
    text = data.decode("utf-8-sig", "replace")
    into = namespace or DEFAULT_NAMESPACE
    with opened(context) as opening:
        opening.entrance.change(Ingest(text, session=_text(told, "session_id"), name=file.name, namespace=into))


def _text(told: dict[str, Any], *names: str) -> str:
    """The first of these fields that holds a text, or a list of texts."""
    for name in names:
        value = told.get(name)
        if isinstance(value, list) and value:
            value = value[0]
        if isinstance(value, str) and value:
            return value
    return ""
