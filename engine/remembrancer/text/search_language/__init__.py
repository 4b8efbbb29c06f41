"""The search language. Start with :class:`~remembrancer.text.search_language.language.SearchLanguage`."""

from remembrancer.text.search_language.editing import Term
from remembrancer.text.search_language.language import SearchLanguage, parse_search
from remembrancer.text.search_language.parsed import ParsedSearch, Problem, ProblemCode, Span, SpanKind
from remembrancer.text.search_language.vocabulary import Key

__all__ = [
    "Key",
    "ParsedSearch",
    "Problem",
    "ProblemCode",
    "SearchLanguage",
    "Span",
    "SpanKind",
    "Term",
    "parse_search",
]
