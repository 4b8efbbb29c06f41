"""The fence around each part of a block. Nothing between its lines can look like its end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from remembrancer.model.recalling import Slot
from remembrancer.wording import in_english
from remembrancer.wording.blocks import FENCES

_MARKER_LETTERS = 6


@dataclass(frozen=True, slots=True)
class Fence:
    """Opening and closing lines that carry ``marker``."""

    marker: str

    @classmethod
    def around(cls, lines: Iterable[str]) -> Fence:
        """A fence whose marker occurs in none of the lines that may stand inside.

        The marker is derived from the lines, so that a writer cannot know it beforehand and equal recalls are equal.
        """
        inside = "\n".join(lines).casefold()
        digest = hashlib.sha256(inside.encode("utf-8", "replace"))
        for number in count():
            attempt = digest.copy()
            attempt.update(str(number).encode())
            marker = attempt.hexdigest()[:_MARKER_LETTERS]
            # Figures alone could be a figure of somebody else's.
            if marker not in inside and not marker.isdigit():
                return cls(marker)
        raise AssertionError

    def opening(self, slot: Slot) -> str:
        return f"<<{self.marker} {FENCES[slot].fill(in_english)}>>"

    @property
    def closing(self) -> str:
        return f"<<end {self.marker}>>"
