"""Which memories may answer: the page's own filter, and what the header's search says beside its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.model.search import AllOf, Contains, Search
from remembrancer.vault import SpanKind
from remembrancer_app.memories.filters import ActiveFilter, active_filters, is_date, without_filter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from remembrancer.model.search import Condition
    from remembrancer.vault import ParsedSearch, Span


@dataclass(frozen=True, slots=True)
class FilterChip:
    """A part of a filter in its own words, and the text of its field without it. ``is_own``: it is the page's."""

    words: str
    rest: str
    is_own: bool


def question_search(question: str, header: ParsedSearch, own: ParsedSearch) -> Search:
    """The search for a question. Words of the own filter must occur; those of the header's search are its own affair.

    The date of the past is the header's.
    """
    parts = [part for part in (header.search.condition, own.search.condition) if part is not None]
    parts += [Contains(word) for word in own.free_text.split()]
    return Search(question, _all_of(parts), header.search.as_of)


def _all_of(parts: Sequence[Condition]) -> Condition | None:
    if len(parts) > 1:
        return AllOf(tuple(parts))
    return parts[0] if parts else None


def filter_chips(header: ParsedSearch, own: ParsedSearch) -> tuple[FilterChip, ...]:
    """What the person sees of both, the header's first. The date has its own place in the window."""
    return (*_chips(header, is_own=False), *_chips(own, is_own=True))


def _chips(search: ParsedSearch, *, is_own: bool) -> Iterator[FilterChip]:
    filters = active_filters(search)
    dates = [each for each in filters if is_date(each.words)]
    if any(span.kind is SpanKind.OPERATOR and _piece(search, span) != "-" for span in search.terms):
        # Groups and alternatives are one thing: no part of them can be taken away on its own.
        yield FilterChip(search.text.strip(), " ".join(each.words for each in dates), is_own)
        return
    for each in filters:
        if each not in dates:
            yield FilterChip(each.words, without_filter(search.text, each), is_own)
    for span in search.terms:
        if span.kind is SpanKind.PHRASE or (span.kind is SpanKind.WORD and is_own):
            unwanted = ActiveFilter(span.start, span.end, _piece(search, span))
            yield FilterChip(unwanted.words, without_filter(search.text, unwanted), is_own)


def _piece(search: ParsedSearch, span: Span) -> str:
    return search.text[span.start : span.end]
