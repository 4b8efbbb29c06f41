"""Where the sentences of a statement stand. A line of its own (a heading, an item of a list) counts as one."""

from __future__ import annotations

import re
from typing import Final

Span = tuple[int, int]

_BORDER: Final = re.compile(
    "(?<=[.!?\u2026])[\"'\u201d\u2019)\\]]*\\s+(?=[\"'\u201c\u2018(\\[]*[^\\W_a-z])"
    "|(?<=[\u3002\uff01\uff1f])\\s*|\\s*\n\\s*"
)
_ABBREVIATION: Final = re.compile(
    r"(?:^|[\s(])(?:[A-Za-z]|Dr|Prof|Mr|Mrs|Ms|St|Nr|No|vs|etc|approx|ca|Inc|Ltd|Co|Fig|Sr|Jr|e\.g|i\.e|z\.B"
    r"|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\Z"
)
_READ_BACK: Final = 12


def find_sentences(text: str) -> tuple[Span, ...]:
    """Start and end of every sentence in ``text``, in order, without white space around it; none is empty."""
    spans: list[Span] = []
    start = 0
    for border in _BORDER.finditer(text):
        end = border.start()
        before = text[max(start, end - _READ_BACK) : end]
        if "\n" not in border.group() and _ABBREVIATION.search(before):
            continue
        # Closing quotes belong to the sentence that they end.
        end += len(border.group()) - len(border.group().lstrip("\"'\u201d\u2019)]"))
        spans.append((start, end))
        start = border.end()
    spans.append((start, len(text)))
    return tuple(span for span in (_trimmed(text, *span) for span in spans) if span[0] < span[1])


def _trimmed(text: str, start: int, end: int) -> Span:
    part = text[start:end]
    return start + len(part) - len(part.lstrip()), start + len(part.rstrip())
