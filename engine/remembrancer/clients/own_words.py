"""What a client says, told from what it was given: recalled text does not come back as a new memory.

An agent that stores what stands in its context would store memories once more, with its own trust, and each copy would
be recalled and stored again. A block of recall is refused as a whole; a single line of one loses the head that recall
put before it, so that what it says is known as the memory it came from, and counts as said again.
"""

from __future__ import annotations

import re
from typing import Final

from remembrancer.exchange.recalled import without_blocks
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.types import MemoryType, Trust

_KINDS: Final = "|".join((*(each.value for each in MemoryType), "episode"))
_TRUSTS: Final = "|".join(each.value for each in Trust)
_HEAD: Final = re.compile(
    rf"^[ \t>]*(?:[-*\u2022][ \t]+)?\[(?:\d{{1,3}} )?(?:{_KINDS}); (?:{_TRUSTS})(?:; [^\]\n]*)?\][ \t]*", re.MULTILINE
)
"""As :class:`remembrancer.recall.delivery.lines.LineWriter` begins a line."""


def own_words(content: str) -> str:
    """The text that a client may store.

    Raises:
        InvalidInputError: it holds a block that was recalled, or several lines of one.
    """
    if without_blocks(content).left_out:
        raise InvalidInputError("content", "recalled")
    bare, heads = _HEAD.subn("", content)
    if heads and (heads > 1 or not bare.strip() or "\n" in content.strip()):
        raise InvalidInputError("content", "recalled")
    return bare if heads else content
