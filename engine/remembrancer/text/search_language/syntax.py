"""From a search text to nodes. Any text is read; nothing is ever refused."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from lark import Lark, Token, Transformer

from remembrancer.text.search_language.nodes import Either, Filter, Group, Join, Negated, Node, Phrase, Value, Word
from remembrancer.text.search_language.plain import without_unstorable
from remembrancer.text.search_language.repair import Repair

if TYPE_CHECKING:
    from collections.abc import Iterator

_QUOTES = {'"': '"', "“": "”"}


class Syntax:
    """The parser. Building it takes some milliseconds; keep it."""

    def __init__(self) -> None:
        self._lark = Lark(
            Path(__file__).with_name("grammar.lark").read_text("utf-8"),
            parser="lalr",
            lexer="basic",
            postlex=Repair(),
            transformer=_Nodes(),
        )

    def read(self, text: str) -> tuple[Node, ...]:
        """The nodes of ``text`` that stand side by side, in order. Control characters count as spaces."""
        return cast("tuple[Node, ...]", self._lark.parse(without_unstorable(text)))


def _start(token: Token) -> int:
    return cast("int", token.start_pos)


def _end(token: Token) -> int:
    return cast("int", token.end_pos)


class _Nodes(Transformer[Token, Node]):
    """Makes a node at each reduction, so that no tree is walked and no recursion is needed."""

    def start(self, children: list[Node]) -> tuple[Node, ...]:
        return tuple(children)

    def word(self, children: list[Token]) -> Node:
        (token,) = children
        return Word(str(token), _start(token), _end(token))

    def phrase(self, children: list[Token]) -> Node:
        (token,) = children
        return Phrase(token[1:-1], _start(token), _end(token))

    def filter(self, children: list[Token]) -> Node:
        (token,) = children
        key, _, raw = token.partition(":")
        values = tuple(split_values(raw, _start(token) + len(key) + 1))
        return Filter(key, values, str(token), _start(token))

    def join(self, children: list[Token]) -> Node:
        (token,) = children
        return Join(_start(token), _end(token))

    def negated(self, children: list[Token | Node]) -> Node:
        minus, item = cast("tuple[Token, Node]", tuple(children))
        return Negated(item, _start(minus), item.end)

    def either(self, children: list[Token | Node]) -> Node:
        parts = tuple(child for child in children if not isinstance(child, Token))
        operators = tuple((_start(child), _end(child)) for child in children if isinstance(child, Token))
        return Either(parts, operators, parts[0].start, parts[-1].end)

    def group(self, children: list[Token | Node]) -> Node:
        opening, *items, closing = children
        return Group(
            cast("tuple[Node, ...]", tuple(items)),
            _start(cast("Token", opening)),
            _end(cast("Token", closing)),
        )


def split_values(raw: str, start: int) -> Iterator[Value]:
    """The values of ``a,b,"c, d"``; empty ones are left out. ``start`` is the place of ``raw`` in the text."""
    begin = 0
    closing = ""
    for index, character in enumerate(raw + ","):
        if closing:
            closing = "" if character == closing else closing
        elif character in _QUOTES and _QUOTES[character] in raw[index + 1 :]:
            closing = _QUOTES[character]
        elif character == ",":
            value = _value(raw[begin:index], start + begin)
            if value.text:
                yield value
            begin = index + 1


def _value(raw: str, start: int) -> Value:
    closing = _QUOTES.get(raw[:1])
    if closing and len(raw) > 1 and raw.endswith(closing):
        inner = raw[1:-1]
        # A straight quote inside straight quotes is written twice, as in spreadsheets.
        text = inner.replace('""', '"') if closing == '"' else inner
        return Value(text.strip(), raw, start, quoted=True)
    return Value(raw, raw, start, quoted=False)
