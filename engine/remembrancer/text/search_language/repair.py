"""What makes every text fit the grammar: marks that stand alone become words before the parser sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lark import Token
from lark.lark import PostLex

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DEEPEST_GROUP = 12
"""Parentheses nested more deeply than this are words: no person writes them, and readers of conditions recurse."""

_STARTS = frozenset({"WORD", "PHRASE", "FILTER", "LPAR", "MINUS"})
_ENDS = frozenset({"WORD", "PHRASE", "FILTER", "RPAR"})


class Repair(PostLex):
    """Gives unmatched parentheses, and operators without a side to join, back as words. Keeps no state."""

    always_accept: Iterable[str] = ("JOIN", "LPAR", "RPAR", "OR", "WORD")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        yield from _operators_repaired(_groups_repaired(list(stream)))


def _as(kind: str, token: Token) -> Token:
    return Token.new_borrow_pos(kind, token, token)


def _groups_repaired(tokens: list[Token]) -> list[Token]:
    pairs: set[int] = set()
    opened: list[int] = []
    for index, token in enumerate(tokens):
        if token.type == "LPAR":
            opened.append(index)
        elif token.type == "RPAR" and opened:
            start = opened.pop()
            if len(opened) < DEEPEST_GROUP:
                pairs |= {start, index}
    return [
        _as("WORD", token) if token.type in ("LPAR", "RPAR") and index not in pairs else token
        for index, token in enumerate(tokens)
    ]


def _operators_repaired(tokens: list[Token]) -> Iterator[Token]:
    before = ""
    for index, token in enumerate(tokens):
        repaired = token
        if token.type in ("OR", "JOIN"):
            after = tokens[index + 1].type if index + 1 < len(tokens) else ""
            if before not in _ENDS or (after and after not in _STARTS):
                repaired = _as("WORD", token)
            elif not after:
                # The person is about to type the other side: until then the OR changes nothing.
                repaired = _as("JOIN", token)
        yield repaired
        before = repaired.type
