"""The search language: what a person types into the search field, read and rewritten."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, tzinfo
from functools import cached_property
from typing import TYPE_CHECKING

from remembrancer.model.limits import QUERY_CHARACTERS
from remembrancer.text.search_language import editing
from remembrancer.text.search_language.parsed import ParsedSearch, Problem, ProblemCode
from remembrancer.text.search_language.periods import Calendar
from remembrancer.text.search_language.plain import plain_words
from remembrancer.text.search_language.reader import Reading
from remembrancer.text.search_language.values import ValueReader

if TYPE_CHECKING:
    from remembrancer.text.search_language.editing import Term
    from remembrancer.text.search_language.nodes import Node
    from remembrancer.text.search_language.syntax import Syntax


class SearchLanguage:
    """Reads search texts and edits their terms. Its grammar takes some milliseconds; keep it. Safe across threads."""

    @cached_property
    def _syntax(self) -> Syntax:
        # Lark is only needed once somebody searches for more than words.
        from remembrancer.text.search_language.syntax import Syntax  # noqa: PLC0415

        return Syntax()

    def parse(self, text: str, *, now: datetime, zone: tzinfo, namespaces: tuple[str, ...] = ()) -> ParsedSearch:
        """What ``text`` asks for. Any text is a search: what cannot be understood is searched for as plain words.

        ``now`` is aware; days begin at midnight in ``zone``. ``namespaces``, if given, are the only ones there are.
        Of a text over :data:`QUERY_CHARACTERS` only so much is read, and a problem says so.
        """
        readable = text[:QUERY_CHARACTERS]
        reading = Reading(ValueReader(Calendar(now, zone), namespaces), readable)
        if len(text) > QUERY_CHARACTERS:
            reading.problems.append(Problem(QUERY_CHARACTERS, ProblemCode.TOO_LONG, ""))
        return replace(reading.of(self._nodes(readable)), text=text)

    def has(self, text: str, term: Term) -> bool:
        """True if ``text`` asks for ``term``, on its own or as one of several values."""
        return editing.has(self._nodes(text), term)

    def excludes(self, text: str, term: Term) -> bool:
        """True if ``text`` excludes ``term``."""
        return editing.excludes(self._nodes(text), term)

    def add(self, text: str, term: Term) -> str:
        """``text`` with ``term`` as well: beside other values of its kind if there are any (one of them is enough)."""
        cleared = self._without(text, term, negated=True)
        if self.has(cleared, term):
            return cleared
        joined = editing.joined(cleared, self._nodes(cleared), term)
        return joined if joined is not None and self.has(joined, term) else self._inserted(cleared, term)

    def exclude(self, text: str, term: Term) -> str:
        """``text`` with ``term`` excluded."""
        cleared = self._without(text, term, negated=False)
        return cleared if self.excludes(cleared, term) else self._inserted(cleared, term, negated=True)

    def remove(self, text: str, term: Term) -> str:
        """``text`` without ``term``, be it asked for or excluded."""
        return self._without(self._without(text, term, negated=False), term, negated=True)

    def replace(self, text: str, term: Term) -> str:
        """``text`` with ``term`` in place of everything of its kind; the rest stays as typed."""
        replaced = editing.replaced(text, self._nodes(text), term)
        if replaced is not None and self.has(replaced, term):
            return replaced
        # None of its kind, or a stray quote before it would swallow the quotes of the new value.
        return self._inserted(editing.without_kind(text, self._nodes(text), term), term)

    def only(self, term: Term) -> str:
        """The text that asks for ``term`` alone."""
        return term.written()

    def _nodes(self, text: str) -> tuple[Node, ...]:
        words = plain_words(text)
        return self._syntax.read(text) if words is None else words

    def _without(self, text: str, term: Term, *, negated: bool) -> str:
        return editing.without(text, self._nodes(text), term, negated=negated)

    def _inserted(self, text: str, term: Term, *, negated: bool = False) -> str:
        """``text`` with the term after its leading filters, or where else it reads as a term."""
        written = term.written(negated=negated)
        reads = self.excludes if negated else self.has
        candidates = editing.insertions(text, self._nodes(text), written)
        return next((candidate for candidate in candidates if reads(candidate, term)), written)


def parse_search(text: str, *, now: datetime, zone: tzinfo, namespaces: tuple[str, ...] = ()) -> ParsedSearch:
    """Read one search text; see :meth:`SearchLanguage.parse`. For more than one, keep a SearchLanguage."""
    return SearchLanguage().parse(text, now=now, zone=zone, namespaces=namespaces)
