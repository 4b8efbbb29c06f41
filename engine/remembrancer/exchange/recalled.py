"""Telling what came out of the vault from what was said, so that recalled text does not come back as new memory.

A block of recall is known by its fence, a synchronised file by its markers. What stands outside of them is looked up:
a line that says exactly what was delivered, or is pinned, was recalled.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from remembrancer.storage.versions import statement_digest
from remembrancer.wording import in_english
from remembrancer.wording.agents import FENCE
from remembrancer.wording.blocks import FENCES

SYNC_BEGIN: Final = "remembrancer:memory"
"""What the opening marker of a synchronised block says, and its closing one after ``end``."""
_TITLES: Final = "|".join(
    (
        *(re.escape(each.fill(in_english)) for each in FENCES.values()),
        rf"[^\n]*{re.escape(FENCE.fill(in_english, what=''))}",
    )
)
"""Of a block of recall, and of what else agents are answered with."""
_FENCED: Final = re.compile(
    # To the closing line, or to the end of what was cut off.
    rf"^[ \t>]*<<(?P<marker>[0-9a-f]{{6}}) (?:{_TITLES})>>.*?(?:^[ \t>]*<<end (?P=marker)>>[ \t]*$\n?|\Z)",
    re.DOTALL | re.MULTILINE,
)
_SYNCED: Final = re.compile(
    rf"^[ \t>]*<!-- {SYNC_BEGIN}\b.*?-->.*?(?:^[ \t>]*<!-- end {SYNC_BEGIN} -->[ \t]*$\n?|\Z)", re.DOTALL | re.MULTILINE
)
_BULLET: Final = re.compile(r"^(?:[-*\u2022>]\s+|\d{1,3}[.)]\s+|\[\d{1,3}\]\s*)+")
_LEAST_CHARACTERS: Final = 12
"""Shorter lines are said by everybody."""


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A text without what was recalled, and how many passages that were."""

    text: str
    left_out: int


def without_blocks(text: str) -> Cleaned:
    """The text without fenced blocks and synchronised ones."""
    kept, fenced = _FENCED.subn("", text)
    kept, synced = _SYNCED.subn("", kept)
    return Cleaned(kept.strip() if fenced + synced else text, fenced + synced)


def without_recalled(text: str, recalled: AbstractSet[bytes]) -> Cleaned:
    """The text without lines, and without a whole, that say exactly what was recalled (digests of statements)."""
    if not recalled:
        return Cleaned(text, 0)
    if statement_digest(text) in recalled:
        return Cleaned("", 1)
    lines = text.split("\n")
    kept = [line for line in lines if not _is_recalled(line, recalled)]
    left_out = len(lines) - len(kept)
    return Cleaned("\n".join(kept).strip() if left_out else text, left_out)


def _is_recalled(line: str, recalled: AbstractSet[bytes]) -> bool:
    said = _BULLET.sub("", line.strip()).strip().strip("\"'\u201c\u201d")
    return len(said) >= _LEAST_CHARACTERS and statement_digest(said) in recalled
