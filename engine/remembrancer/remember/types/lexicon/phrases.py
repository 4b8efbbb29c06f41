"""How a class is written down: phrases separated by commas."""

from __future__ import annotations


def phrases(text: str) -> frozenset[str]:
    """The phrases of ``text``, which are separated by commas; white space inside one counts as one space."""
    return frozenset(" ".join(phrase.split()) for phrase in text.split(",") if phrase.strip())
