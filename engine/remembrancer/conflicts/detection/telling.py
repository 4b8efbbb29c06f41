"""Whether a new statement says itself that an old one never held, or has ceased to hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from remembrancer.model.conflicts import Contradiction, ContradictionCode, Supersession
from remembrancer.text.any_case import AnyCase

_WRONG: Final = AnyCase(
    r"^\W*(?:correction|erratum|corrected)\b"
    r"|\b(?:i|we)\s+(?:was|were)\s+(?:wrong|mistaken|confused)\b"
    r"|\b(?:that|this|it|which)\s+(?:was|is)\s+(?:wrong|a\s+mistake|an\s+error|not\s+(?:right|true|correct))\b"
    r"|\b(?:i|we)\s+(?:misspoke|misremembered|mixed\s+(?:that|this|it|them)\s+up)\b"
    r"|\bactually\b|\bin\s+fact\b|\bby\s+mistake\b|\btypo\b|\bnever\s+(?:was|were|has\s+been|have\s+been)\b",
)
_CEASED: Final = AnyCase(
    r"\bno\s+longer\b|\b(?:not|n['\u2019]t)\b.*\bany\s*more\b|\bfrom\s+now\s+on\b|\bas\s+of\b|\binstead\s+of\b|\bnow\b"
    r"|\b(?:switched|changed|moved|migrated|went\s+over)\s+(?:to|from)\b|\breplac(?:e[sd]?|ing)\b"
    r"|\b(?:has|have|was|were|is|are)\s+(?:been\s+)?(?:changed|moved|postponed|rescheduled|brought\s+forward|put\s+off)\b",
)
_WRONG_CODES: Final = frozenset({ContradictionCode.CORRECTED})
_CEASED_CODES: Final = frozenset({ContradictionCode.REPLACED, ContradictionCode.NO_LONGER})


def told_supersession(text: str, contradictions: Iterable[Contradiction]) -> Supersession | None:
    """What a new statement says of those it contradicts; None if it does not tell.

    A word that it was wrong counts for more than one that it has changed: "actually, it is now the 1st" corrects.
    """
    codes = {each.reason.code for each in contradictions}
    if _WRONG.search(text):
        return Supersession.CORRECTED
    if _CEASED.search(text) or codes & _CEASED_CODES:
        return Supersession.REPLACED
    return Supersession.CORRECTED if codes & _WRONG_CODES else None
