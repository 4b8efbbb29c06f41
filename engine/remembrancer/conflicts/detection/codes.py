"""One sentence with one number or code changed: "listens on port 8883", "a ULID as its public identifier"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding, clause_text, span_of
from remembrancer.conflicts.detection.words import Word
from remembrancer.model.conflicts import ConflictKind, ContradictionCode, ContradictionReason

_CODE: Final = re.compile(r"\d[\w.-]*|(?=\w*\d)\w+|[A-Z]{2,}\w*")
_SHARED: Final = 3
"""So many words besides must be the same: a code alone says little."""


def find_code(alignment: Alignment) -> Iterator[Finding]:
    """Another code behind the verb where nothing else differs. In front of it a code tells two things apart."""
    old, new = alignment.old, alignment.new
    if len(alignment.old_rest) != 1 or len(alignment.new_rest) != 1 or len(alignment.shared) < _SHARED:
        return
    (place,), (other,) = alignment.old_rest, alignment.new_rest
    first, second = old.words[place], new.words[other]
    if not (_is_value(first) and _is_value(second)) or old.verb < 0 or new.verb < 0:
        return
    # What the code is of stands behind the verb too: "supports JSON", "supports XML" may both hold.
    named = any(not old.words[a].is_before_verb and a != old.verb for a, _ in alignment.shared)
    if not named or old.is_past or new.is_past:
        return
    spans = span_of(old, (place,)), span_of(new, (other,))
    yield Finding(
        ConflictKind.VALUE,
        ContradictionReason(ContradictionCode.DIFFERENT_VALUE, clause_text(old, spans[0]), clause_text(new, spans[1])),
        *spans,
        frozenset((place,)),
        frozenset((other,)),
    )


def _is_value(word: Word) -> bool:
    return not word.is_before_verb and _CODE.fullmatch(word.text) is not None
