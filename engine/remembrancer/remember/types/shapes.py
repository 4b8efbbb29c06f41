"""What no list of words can say: addresses, dates, names, and how a sentence is built."""

from __future__ import annotations

import re
from typing import Final

from remembrancer.remember.types.lexicon import CLASSES

_FILE_ENDINGS: Final = (
    "md|py|ts|tsx|js|json|ya?ml|toml|csv|xlsx?|docx?|pptx?|pdf|txt|ipynb|fig|bib|sh|sql|png|jpe?g|svg|html|odt|zip|go|rs"
    "|mp[34]"
)
_PERSON: Final = r"(?:Dr\.? |Mrs?\.? |Ms\.? )?[A-Z][a-z]+"
_WHOSE: Final = r"(?:(?:my|his|her|our|their|the|a|an)\s|[A-Z][\w.]*(?:\s[A-Z]\w+)?'s?\s)"
_KIN_AND_ROLES: Final = "|".join(
    sorted(map(re.escape, CLASSES["kin"] | CLASSES["role"]), key=lambda words: (-len(words), words))
)

SHAPES: Final = {
    "question": re.compile(
        r"\?\s*\Z|\A(?:who|what|when|where|why|how|which|can you|could you|do you|is there)\b.*\?", re.IGNORECASE
    ),
    "address": re.compile(r"https?://|www\."),
    "path": re.compile(rf"(?:\A|[\s(\"'])(?:~|\.{{0,2}})/?[\w.-]+/[\w./-]+|[\w-]+\.(?:{_FILE_ENDINGS})\b"),
    "reference": re.compile(r"\b[A-Z]{2,}-\d+\b|#\d+\b|\bPR \d+|\b[0-9a-f]{7,40}\b(?<=\d[a-f0-9]{6})"),
    "clock": re.compile(r"\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\bo'clock\b|\bnoon\b|\bmidnight\b", re.IGNORECASE),
    "date": re.compile(r"\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}/\d{1,2}\b"),
    "figure": re.compile(r"\d"),
    "rate": re.compile(r"\d ?%|\bper ?cent\b|\bpercent\b", re.IGNORECASE),
    "possessive": re.compile(r"\b[A-Z]\w+'s? [a-z]"),
    "two_names": re.compile(
        rf"\A\W*{_PERSON}\b.*?\b[a-z]+ (?:to |with |by |for |of |as )?(?:the |his |her )?{_PERSON}"
    ),
    "label": re.compile(r"\A[A-Z][\w /&-]{1,40}: \S"),
    "only_reference": re.compile(
        r"\A<?(?:https?://\S+|(?:~|\.{1,2})?/?[\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.[a-z]{2,5}|[A-Z]{2,}-\d+)>?\Z"
    ),
    "is_of_somebody": re.compile(
        rf"\b(?:is|are|was|were|has been)\s(?:also\s|both\s)?{_WHOSE}(?:\w+\s){{0,2}}?(?:{_KIN_AND_ROLES})\b"
    ),
    "warning": re.compile(r"\A(?:do not|don't|avoid|beware|watch out|stay away|steer clear)\b", re.IGNORECASE),
    "describes": re.compile(
        r"\b(?:is|are) an? \w+|\bsupports?\b|\bprovides?\b|\bhandles?\b|\bbuilt (?:with|in|on)\b|\bwritten in\b"
        r"|\bcontains?\b",
        re.IGNORECASE,
    ),
    "contrast": re.compile(r",\s(?:not|never|no)\b", re.IGNORECASE),
    "progressive": re.compile(
        r"\b(?:am|is|are|i'm|we're|he's|she's|they're)\s(?:\w+ly\s|still\s)?\w{2,}ing\b", re.IGNORECASE
    ),
}
"""Patterns over the opening of a text, by the name of the mark they set."""
