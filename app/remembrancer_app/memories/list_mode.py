"""What the list of the page shows."""

from __future__ import annotations

from enum import StrEnum


class ListMode(StrEnum):
    """Memories one by one, or chains: what holds now, and beneath it what it took the place of."""

    MEMORIES = "memories"
    CHAINS = "chains"
