"""From the nodes of a search text to its meaning."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from datetime import datetime

from remembrancer.model.search import AllOf, AnyOf, Condition, Contains, HasStatus, Negation, Search
from remembrancer.text.search_language.nodes import Either, Filter, Group, Join, Negated, Node, Phrase, Value, Word
from remembrancer.text.search_language.parsed import ParsedSearch, Problem, ProblemCode, Span, SpanKind
from remembrancer.text.search_language.values import Unreadable, ValueReader
from remembrancer.text.search_language.vocabulary import CURRENT, KEYS, Key, nearest

_OPENING_QUOTES = ('"', "“", "„")


@dataclass(slots=True)
class Reading:
    """Collects what the nodes of one text mean. For one text; make a new one for the next."""

    values: ValueReader
    text: str
    as_of: datetime | None = None
    words: list[str] = field(default_factory=list)
    ranking: list[str] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def of(self, nodes: tuple[Node, ...]) -> ParsedSearch:
        """What all ``nodes`` together ask for."""
        conditions = self._side_by_side(nodes, ranks=True)
        names_status = any(map(_names_status, conditions))
        if not names_status and any(map(_excludes_status, conditions)):
            # "-is:faded" narrows the current memories; it must not let the superseded ones in.
            conditions.append(CURRENT)
        return ParsedSearch(
            Search(" ".join(self.ranking), all_of(conditions), self.as_of),
            " ".join(self.words),
            tuple(sorted(self.spans, key=lambda span: span.start)),
            tuple(sorted(self.problems, key=lambda problem: problem.position)),
            names_status,
        )

    def _side_by_side(self, nodes: tuple[Node, ...], *, ranks: bool) -> list[Condition]:
        found = (self._read(node, ranks=ranks) for node in nodes)
        return [condition for condition in found if condition is not None]

    def _read(self, node: Node, *, ranks: bool) -> Condition | None:
        """The condition of ``node``; words and phrases rank only where ``ranks`` says so, not under minus or OR."""
        match node:
            case Word():
                return self._word(node, ranks=ranks)
            case Phrase():
                return self._phrase(node, ranks=ranks)
            case Filter():
                return self._filter(node, ranks=ranks)
            case Negated():
                self._span(node.start, node.start + 1, SpanKind.OPERATOR)
                part = self._read(node.item, ranks=False)
                return None if part is None else negation(part)
            case Either():
                for start, end in node.operators:
                    self._span(start, end, SpanKind.OPERATOR)
                return any_of(self._side_by_side(node.parts, ranks=False))
            case Group():
                self._span(node.start, node.start + 1, SpanKind.OPERATOR)
                self._span(node.end - 1, node.end, SpanKind.OPERATOR)
                return all_of(self._side_by_side(node.items, ranks=ranks))
            case Join():
                self._span(node.start, node.end, SpanKind.OPERATOR)
                return None

    def _word(self, word: Word, *, ranks: bool) -> Condition | None:
        key = KEYS.get(word.text[:-1].casefold()) if word.text.endswith(":") else None
        if key is not None:
            self._problem(word.start, ProblemCode.MISSING_VALUE, word.text, key=key)
            if not self.text[word.end :].strip():
                # Still being typed: until the value comes, the key changes nothing.
                self._span(word.start, word.end, SpanKind.KEY)
                return None
        elif word.text.startswith(_OPENING_QUOTES):
            self._problem(word.start, ProblemCode.UNCLOSED_QUOTE, word.text[0])
        elif word.text == "(" and self.text[word.end : word.end + 1].strip():
            self._problem(word.start, ProblemCode.UNCLOSED_GROUP, word.text)
        return self._plain(word.text, word.start, SpanKind.WORD, ranks=ranks)

    def _plain(self, text: str, start: int, kind: SpanKind, *, ranks: bool) -> Condition | None:
        self._span(start, start + len(text), kind)
        uniform = unicodedata.normalize("NFC", text)
        if not ranks:
            return Contains(uniform)
        self.words.append(uniform)
        self.ranking.append(uniform)
        return None

    def _phrase(self, phrase: Phrase, *, ranks: bool) -> Condition | None:
        self._span(phrase.start, phrase.end, SpanKind.PHRASE)
        text = unicodedata.normalize("NFC", " ".join(phrase.text.split()))
        if not text:
            return None
        if ranks:
            self.ranking.append(text)
        return Contains(text)

    def _filter(self, node: Filter, *, ranks: bool) -> Condition | None:
        key = KEYS.get(node.key.casefold())
        if key is None:
            return self._unknown_key(node, ranks=ranks)
        if not node.values:
            self._problem(node.start, ProblemCode.MISSING_VALUE, node.raw, key=key)
            return self._plain(node.raw, node.start, SpanKind.ERROR, ranks=ranks)
        if key is Key.AS_OF:
            return self._as_of(node, ranks=ranks)
        conditions: list[Condition] = []
        unreadable: list[Value] = []
        for value in node.values:
            read = self.values.read(key, value)
            if isinstance(read, Unreadable):
                self._problem(value.start, read.code, value.raw, read.suggestion, key)
                unreadable.append(value)
            else:
                conditions.append(read)
        if not conditions:
            return self._plain(node.raw, node.start, SpanKind.ERROR, ranks=ranks)
        self._filter_spans(node, unreadable)
        return any_of(conditions)

    def _filter_spans(self, node: Filter, unreadable: list[Value]) -> None:
        self._span(node.start, node.start + len(node.key) + 1, SpanKind.KEY)
        for value in node.values:
            self._span(value.start, value.end, SpanKind.ERROR if value in unreadable else SpanKind.VALUE)

    def _unknown_key(self, node: Filter, *, ranks: bool) -> Condition | None:
        value = node.raw[len(node.key) + 1 :]
        # Addresses (http://x), paths (C:\x) and names in code (a::b) are words, not mistaken keys.
        if value[0] in "/\\:":
            return self._plain(node.raw, node.start, SpanKind.WORD, ranks=ranks)
        self._problem(node.start, ProblemCode.UNKNOWN_KEY, node.key, nearest(node.key, KEYS))
        return self._plain(node.raw, node.start, SpanKind.ERROR, ranks=ranks)

    def _as_of(self, node: Filter, *, ranks: bool) -> Condition | None:
        value = node.values[0]
        moment = self.values.calendar.moment(value.text)
        if moment is None or len(node.values) > 1:
            begin = len(node.key) + 1
            self._problem(node.start + begin, ProblemCode.UNREADABLE_DATE, node.raw[begin:], key=Key.AS_OF)
            return self._plain(node.raw, node.start, SpanKind.ERROR, ranks=ranks)
        if not ranks:
            # Under minus or OR an as-of has no meaning: a search looks at one moment.
            self._problem(node.start, ProblemCode.MISPLACED_AS_OF, node.raw, key=Key.AS_OF)
            self._span(node.start, node.end, SpanKind.ERROR)
            return None
        if self.as_of is not None:
            self._problem(node.start, ProblemCode.REPEATED_AS_OF, node.raw, key=Key.AS_OF)
        self.as_of = moment
        self._filter_spans(node, [])
        return None

    def _span(self, start: int, end: int, kind: SpanKind) -> None:
        self.spans.append(Span(start, end, kind))

    def _problem(self, position: int, code: ProblemCode, value: str, suggestion: str = "", key: str = "") -> None:
        self.problems.append(Problem(position, code, value, suggestion, str(key)))


def all_of(conditions: list[Condition]) -> Condition | None:
    """All ``conditions`` at once, as flat as can be; None if there are none."""
    parts: list[Condition] = []
    for condition in conditions:
        parts.extend(condition.parts if isinstance(condition, AllOf) else (condition,))
    parts = list(dict.fromkeys(parts))
    return AllOf(tuple(parts)) if len(parts) > 1 else (parts[0] if parts else None)


def any_of(conditions: list[Condition]) -> Condition | None:
    """At least one of ``conditions``, as flat as can be; None if there are none."""
    parts: list[Condition] = []
    for condition in conditions:
        parts.extend(condition.parts if isinstance(condition, AnyOf) else (condition,))
    parts = list(dict.fromkeys(parts))
    return AnyOf(tuple(parts)) if len(parts) > 1 else (parts[0] if parts else None)


def negation(condition: Condition) -> Condition:
    """The opposite of ``condition``; twice negated is not negated."""
    return condition.part if isinstance(condition, Negation) else Negation(condition)


def _names_status(condition: Condition) -> bool:
    """True if ``condition`` asks for a status; excluding one is not asking for another."""
    match condition:
        case HasStatus():
            return True
        case AllOf(parts) | AnyOf(parts):
            return any(map(_names_status, parts))
        case _:
            return False


def _excludes_status(condition: Condition) -> bool:
    match condition:
        case Negation(part):
            return _names_status(part) or _excludes_status(part)
        case AllOf(parts) | AnyOf(parts):
            return any(map(_excludes_status, parts))
        case _:
            return False
