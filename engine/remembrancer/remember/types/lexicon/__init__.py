"""Words and phrases that hint at a type, grouped into classes; a rule speaks of classes, never of words."""

from __future__ import annotations

from remembrancer.remember.types.lexicon import guidance, plain, relations, stance, time, verbs

CLASSES: dict[str, frozenset[str]] = {
    **plain.CLASSES,
    **stance.CLASSES,
    **guidance.CLASSES,
    **relations.CLASSES,
    **time.CLASSES,
    **verbs.CLASSES,
}
"""Every class by its name; phrases are lower case, words separated by one space, at most ``LONGEST`` words."""

LONGEST = max(phrase.count(" ") + 1 for phrases in CLASSES.values() for phrase in phrases)

__all__ = ["CLASSES", "LONGEST"]
