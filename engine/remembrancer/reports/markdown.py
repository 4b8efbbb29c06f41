"""Stored text as plain text inside Markdown: nothing in it can become a link, an image, a heading or HTML."""

from __future__ import annotations

import re
import textwrap
from typing import Final

_SPECIAL: Final = re.compile(r"[\\`*_\[\]<>&|~$@]|:(?=//)|(?<=www)\.|^(?:[-+#>=]|\d+(?=[.)]))", re.IGNORECASE)
"""What can mean something in a line of CommonMark or of GitHub's dialect: also bare addresses, and marks at its start.
Every ASCII punctuation character may be escaped."""
_SCHEME: Final = "remembrancer://"
LINE_CHARACTERS: Final = 160


def plain(text: str) -> str:
    """A text as it is, on one line."""
    return _SPECIAL.sub(_escaped, " ".join(text.split()))


def _escaped(found: re.Match[str]) -> str:
    mark = found.group()
    # A digit cannot be escaped: it is the full stop behind it that would make a list.
    return f"{mark}\\" if mark.isdigit() else f"\\{mark}"


def in_short(text: str) -> str:
    """The beginning of a text, on one line."""
    return plain(textwrap.shorten(text, LINE_CHARACTERS, placeholder=" …"))


def link(words: str, kind: str, identifier: str) -> str:
    """A link to a memory, conflict or routine of the vault; ``words`` are Markdown."""
    return f"[{words}]({_SCHEME}{kind}/{identifier})"
