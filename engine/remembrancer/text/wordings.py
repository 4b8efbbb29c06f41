"""How a text is worded, whatever its figures."""

from __future__ import annotations

import re
from typing import Final

FIGURE_MARK: Final = "#"
_DIGITS: Final = re.compile(r"\d+(?:[.,:]\d+)*")


def wording_of(text: str) -> str:
    """What two texts share that differ in their figures, case and white space alone."""
    return _DIGITS.sub(FIGURE_MARK, " ".join(text.casefold().split())).rstrip(".")
