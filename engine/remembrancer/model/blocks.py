"""Blocks of core memory, as Letta has them: a label, a value, a limit and a description.

A block is a pinned memory with a tag. Its first line says what the block is, the rest is its value, so that it reads
the same wherever it is shown, is edited like any other memory, and reaches agents with what else is pinned.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import CONTENT_CHARACTERS
from remembrancer.model.memory import Memory

BLOCK_TAG: Final = "memory-block"
LABEL_CHARACTERS: Final = 50
DESCRIPTION_CHARACTERS: Final = 500
USUAL_LIMIT: Final = 5_000
MOST_LIMIT: Final = CONTENT_CHARACTERS - LABEL_CHARACTERS - DESCRIPTION_CHARACTERS - 20
"""What is left for a value beside its first line."""
LABEL_FORM: Final = rf"[A-Za-z0-9_-]{{1,{LABEL_CHARACTERS}}}"
_HEAD: Final = re.compile(rf"(?P<label>{LABEL_FORM}) \[(?P<limit>\d{{1,5}})\](?: (?P<description>.*))?")


@dataclass(frozen=True, slots=True)
class MemoryBlock:
    """A block; ``limit`` is the most characters of its value."""

    label: str
    value: str
    limit: int = USUAL_LIMIT
    description: str = ""

    def checked(self) -> MemoryBlock:
        """The block itself.

        Raises:
            InvalidInputError: a field is outside its limits.
        """
        if re.fullmatch(LABEL_FORM, self.label) is None:
            raise InvalidInputError("label", "not_a_label", limit=LABEL_CHARACTERS, given=self.label)
        if not 1 <= self.limit <= MOST_LIMIT:
            raise InvalidInputError("limit", "out_of_range", limit=f"1..{MOST_LIMIT}", given=self.limit)
        if len(self.description) > DESCRIPTION_CHARACTERS:
            raise InvalidInputError(
                "description", "too_long", limit=DESCRIPTION_CHARACTERS, given=len(self.description)
            )
        if not self.description.isprintable():
            raise InvalidInputError("description", "control_character")
        if len(self.value) > self.limit:
            raise InvalidInputError("value", "too_long", limit=self.limit, given=len(self.value))
        return self

    @property
    def content(self) -> str:
        """The block as the text of a memory."""
        return f"{self.label} [{self.limit}] {self.description}".rstrip() + f"\n{self.value}"


def block_of(memory: Memory) -> MemoryBlock | None:
    """The block that a memory is; None: it is none. What a person rewrote without its first line is its value."""
    if not memory.pinned or BLOCK_TAG not in memory.tags:
        return None
    first, _, value = memory.content.partition("\n")
    head = _HEAD.fullmatch(first)
    if head is None:
        return MemoryBlock(memory.title, memory.content) if re.fullmatch(LABEL_FORM, memory.title) else None
    return MemoryBlock(head["label"], value, int(head["limit"]), head["description"] or "")
