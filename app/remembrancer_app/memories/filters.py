"""The filters that stand in a search text, each as the piece of the text that it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.vault import Key, SpanKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from remembrancer.vault import ParsedSearch, Span

ANY_STATUS = "is:current,superseded,archived,expired,rejected"
"""What has to be written so that a search is not limited to current memories. Deleted ones must be asked for."""

_DATE_KEYS = (f"{Key.AS_OF}:", "asof:")


@dataclass(frozen=True, slots=True)
class ActiveFilter:
    """`text[start:end]` of the search text, which is `words`."""

    start: int
    end: int
    words: str


def active_filters(search: ParsedSearch) -> tuple[ActiveFilter, ...]:
    """The `key:value` terms at the outermost level of the text, in order, with their minus."""
    return tuple(_filters(search.text, list(search.terms)))


def is_date(words: str) -> bool:
    """Whether a filter is the date at which the vault is looked at, which has its own place in the window."""
    return words.casefold().startswith(_DATE_KEYS)


def without_filter(text: str, unwanted: ActiveFilter) -> str:
    """`text` without one of its filters; one of the gaps around it goes with it."""
    before, after = text[: unwanted.start].rstrip(), text[unwanted.end :].lstrip()
    return f"{before} {after}" if before and after else before + after


def _filters(text: str, spans: list[Span]) -> Iterator[ActiveFilter]:
    depth = 0
    position = 0
    while position < len(spans):
        span = spans[position]
        position += 1
        piece = text[span.start : span.end]
        if span.kind is SpanKind.OPERATOR and piece in "()":
            depth += 1 if piece == "(" else -1
        if span.kind is not SpanKind.KEY or depth:
            continue
        end = span.end
        # Values follow their key without a gap, with commas between them.
        while position < len(spans) and not text[end : spans[position].start].strip(","):
            if spans[position].kind not in (SpanKind.VALUE, SpanKind.ERROR) or spans[position].start > end + 1:
                break
            end = spans[position].end
            position += 1
        start = span.start - 1 if text[: span.start].endswith("-") else span.start
        yield ActiveFilter(start, end, text[start:end])
