"""Options and arguments that several commands share."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from remembrancer.model.types import MemoryType

TYPES: Final = ", ".join(MemoryType)

SEARCH_HELP: Final = (
    "Words and conditions: type:fact tag:name is:pinned trust:person added:2026-03 due:<friday from:name as-of:date "
    '"a phrase" (a OR b) -not; put -- before a search that begins with a minus'
)

Json = Annotated[bool, typer.Option("--json", help="Write the result as JSON in UTF-8, and nothing else.")]
Key = Annotated[
    str,
    typer.Option("--key", help="An idempotency key: the same command with the same key is carried out once."),
]
Identifier = Annotated[str, typer.Argument(metavar="ID", help="A memory's identifier, or the start of it.")]
Identifiers = Annotated[
    list[str], typer.Argument(metavar="ID...", help="Identifiers of memories, or the starts of them.")
]
OnlyNamespace = Annotated[str, typer.Option("--namespace", "-n", help="Look in this namespace only.")]
ValidAt = Annotated[
    str, typer.Option("--valid-at", metavar="DATE", help="Of what held then, also where it was replaced since.")
]
IntoNamespace = Annotated[str, typer.Option("--namespace", "-n", help="The namespace to store into.")]
Tags = Annotated[
    list[str] | None, typer.Option("--tag", "-t", metavar="TAG", help="A tag; may be given several times.")
]
