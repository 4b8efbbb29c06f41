"""What the command line writes: results to stdout, everything else to stderr, nothing that a terminal would obey."""

from __future__ import annotations

import sys
import unicodedata
from typing import Any, Final

import typer

_VISIBLE_FORMATS: Final = frozenset("\u00ad\u200c\u200d\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2")
"""Format characters that stand for something: joiners, the soft hyphen, signs before numbers."""
_ESCAPED_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_WIDE: Final = frozenset("WF")
_ELLIPSIS: Final = "…"


def escaped(text: str, *, lines: bool = False) -> str:
    """``text`` with everything escaped that a terminal would obey or not show.

    That is control characters, escape sequences, marks of writing direction, invisible tags and lone surrogates.
    ``lines`` keeps tabs and line feeds, for a text that is shown as a whole.
    """
    return "".join(
        character if character in _VISIBLE_FORMATS or (lines and character in "\n\t") else _escaped(character)
        for character in text
    )


def _escaped(character: str) -> str:
    if unicodedata.category(character) not in _ESCAPED_CATEGORIES:
        return character
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def one_line(text: str, columns: int | None = None) -> str:
    """``text`` escaped, on one line, shortened to so many columns of a terminal."""
    line = escaped(" ".join(text.split()))
    if columns is None or _columns(line) <= columns:
        return line
    kept, room = [], columns - 1
    for character in line:
        room -= _columns(character)
        if room < 0:
            break
        kept.append(character)
    return "".join(kept) + _ELLIPSIS


def padded(text: str, columns: int) -> str:
    """``text`` with spaces after it up to so many columns."""
    return text + " " * max(0, columns - _columns(text))


def _columns(text: str) -> int:
    return sum(
        0 if unicodedata.combining(character) else 2 if unicodedata.east_asian_width(character) in _WIDE else 1
        for character in text
    )


def terminal_columns() -> int | None:
    """How wide the terminal is; None where stdout is none, so that nothing is cut off."""
    return typer.get_terminal_size().columns if sys.stdout.isatty() else None


def say(text: str = "") -> None:
    """A line of the result. Stored text in it must have been escaped."""
    typer.echo(text)


def note(text: str) -> None:
    """A remark to the person, on stderr."""
    typer.echo(text, err=True)


def say_json(reply: Any) -> None:
    """``reply``, a frozen dataclass or a tuple of them, as JSON in UTF-8, the only thing on stdout."""
    from pydantic import TypeAdapter  # noqa: PLC0415  (a tenth of a second that only JSON needs)

    kind = type(reply)
    if kind is tuple:
        content = b"[" + b",\n".join(TypeAdapter(type(each)).dump_json(each) for each in reply) + b"]"
    else:
        content = TypeAdapter(kind).dump_json(reply, indent=2)
    typer.echo(content)


def encodable(path: str) -> str:
    """A path as text: what in it is no character becomes a question mark."""
    return path.encode("utf-8", "replace").decode("utf-8")
