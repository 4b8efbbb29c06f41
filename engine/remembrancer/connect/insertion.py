"""Putting something of ours into a text and taking it out again, so that the rest stays as it is to the byte."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_BEGIN: Final = "remembrancer:begin"
_END: Final = "remembrancer:end"


class NotUnderstoodError(Exception):
    """A text is not what it has to be for something to be put into it."""


@dataclass(frozen=True, slots=True)
class Inserted:
    """A text with something in it, and exactly what that was."""

    text: str
    fragment: str


@dataclass(frozen=True, slots=True)
class Markers:
    """The lines around a block, as a comment of the file's language."""

    begin: str
    end: str

    def around(self, lines: str) -> str:
        return f"{self.begin}\n{lines.rstrip()}\n{self.end}"


MARKDOWN: Final = Markers(f"<!-- {_BEGIN} -->", f"<!-- {_END} -->")
TOML: Final = Markers(f"# {_BEGIN}", f"# {_END}")


def cut(text: str, fragment: str) -> str | None:
    """``text`` without a fragment that stands in it exactly once; None: it was changed since, or stands there twice."""
    return text.replace(fragment, "") if fragment and text.count(fragment) == 1 else None


def append_block(text: str, markers: Markers, lines: str, head: str = "") -> Inserted:
    """Put a block at the end of a text. ``head`` goes before it where the text is empty."""
    newline = newline_of(text)
    block = markers.around(lines)
    fragment = f"{head}{block}\n" if not text.removeprefix("\ufeff") else f"{_gap(text)}{block}\n"
    fragment = fragment.replace("\n", newline)
    return Inserted(text + fragment, fragment)


def remove_block(text: str, markers: Markers) -> str:
    """``text`` without the block between the markers, its line end and an empty line before it."""
    block = re.compile(
        rf"(?:(?<=\n)\r?\n)?^[ \t]*{re.escape(markers.begin)}[ \t]*\r?$.*?^[ \t]*{re.escape(markers.end)}[ \t]*\r?$\n?",
        re.DOTALL | re.MULTILINE,
    )
    return block.sub("", text)


def newline_of(text: str) -> str:
    """How a text ends its lines, by its first one."""
    first = text.find("\n")
    return "\r\n" if first > 0 and text[first - 1] == "\r" else "\n"


def _gap(text: str) -> str:
    """What has to stand between a text and a block after it, so that an empty line parts them."""
    lines = text.replace("\r\n", "\n")
    return "" if lines.endswith("\n\n") else "\n" if lines.endswith("\n") else "\n\n"
