"""A search text as the parser sees it: nodes with their places in the text, before anything is known of keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Word:
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """``text`` is what stands between the quotes; ``start`` and ``end`` include them."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Value:
    """One of a filter's values: ``text`` without quotes, ``raw`` as typed, which starts at ``start``."""

    text: str
    raw: str
    start: int
    quoted: bool

    @property
    def end(self) -> int:
        return self.start + len(self.raw)


@dataclass(frozen=True, slots=True)
class Filter:
    """``key:value`` as typed; whether such a key exists is not known here."""

    key: str
    values: tuple[Value, ...]
    raw: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.raw)


@dataclass(frozen=True, slots=True)
class Join:
    """An operator that changes nothing: AND, or an OR that still waits for its right side."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Negated:
    """``start`` is the place of the minus."""

    item: Node
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Either:
    """``operators`` are the places of the ORs."""

    parts: tuple[Node, ...]
    operators: tuple[tuple[int, int], ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Group:
    """``start`` and ``end`` include the parentheses."""

    items: tuple[Node, ...]
    start: int
    end: int


Node: TypeAlias = Word | Phrase | Filter | Join | Negated | Either | Group
