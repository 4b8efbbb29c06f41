"""Changes to single terms of a search text, as a click on a facet makes them. The rest stays as it was typed.

Only terms that stand side by side at the outermost level are touched; groups and alternatives are the person's own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.model.types import SourceKind
from remembrancer.text.search_language.nodes import Filter, Join, Negated, Node
from remembrancer.text.search_language.vocabulary import FLAGS, KEYS, YOU, Key

if TYPE_CHECKING:
    from collections.abc import Iterator

_PLAIN_VALUE = re.compile(r"[^\s()\",“”]+")


@dataclass(frozen=True, slots=True)
class Term:
    """``key:value``. ``literal`` says that the value is a name even where a word of the language is spelled so."""

    key: Key
    value: str
    literal: bool = False

    @classmethod
    def source(cls, kind: SourceKind, name: str) -> Term:
        """The term for a source as the facets name it."""
        if kind is SourceKind.PERSON and not name:
            return cls(Key.FROM, "you")
        return cls(Key.FROM, name, literal=True)

    def written(self, *, negated: bool = False) -> str:
        """The term as a person would type it."""
        return f"{'-' if negated else ''}{self.key}:{self.written_value()}"

    def written_value(self) -> str:
        """The value, in quotes where it needs them."""
        is_word = self.literal and self.key is Key.FROM and self.value.casefold() in YOU
        if _PLAIN_VALUE.fullmatch(self.value) and not is_word:
            return self.value
        escaped = self.value.replace('"', '""')
        return f'"{escaped}"'

    @property
    def kind(self) -> str:
        """What the values of one facet share: they can be one another's alternatives."""
        return _kind(self.key, self.value)


def _kind(key: Key, value: str) -> str:
    folded = value.casefold()
    return f"{key}:{folded}" if key is Key.IS and folded in FLAGS else key.value


@dataclass(frozen=True, slots=True)
class _Place:
    """A filter at the outermost level; ``start`` is that of its minus, if it has one."""

    filter: Filter
    key: Key
    negated: bool
    start: int

    @property
    def end(self) -> int:
        return self.filter.end

    @property
    def kinds(self) -> set[str]:
        return {_kind(self.key, value.text) for value in self.filter.values}

    def holds(self, term: Term) -> bool:
        return any(self.is_value(index, term) for index in range(len(self.filter.values)))

    def is_value(self, index: int, term: Term) -> bool:
        value = self.filter.values[index]
        if self.key is not term.key or value.text.casefold() != term.value.casefold():
            return False
        return term.key is not Key.FROM or value.text.casefold() not in YOU or value.quoted == term.literal


def _places(nodes: tuple[Node, ...]) -> Iterator[_Place]:
    for node in nodes:
        negated = isinstance(node, Negated)
        inner = node.item if isinstance(node, Negated) else node
        if isinstance(inner, Filter) and inner.values and (key := KEYS.get(inner.key.casefold())):
            yield _Place(inner, key, negated, node.start)


def has(nodes: tuple[Node, ...], term: Term) -> bool:
    return any(place.holds(term) for place in _places(nodes) if not place.negated)


def excludes(nodes: tuple[Node, ...], term: Term) -> bool:
    return any(place.holds(term) for place in _places(nodes) if place.negated)


def joined(text: str, nodes: tuple[Node, ...], term: Term) -> str | None:
    """``text`` with the value added to the last filter of the same kind; None if there is none."""
    for place in reversed(list(_places(nodes))):
        if not place.negated and place.kinds == {term.kind} and term.kind == term.key:
            end = place.filter.values[-1].end
            return f"{text[:end]},{term.written_value()}{text[end:]}"
    return None


def insertions(text: str, nodes: tuple[Node, ...], written: str) -> Iterator[str]:
    """The ways to put ``written`` into ``text``, best first; a stray OR at an edge of the text may spoil the first two.

    After the leading filters, so that what is being typed stays at the end; at the end; at the end instead of an OR
    that waits for its right side.
    """
    end = 0
    for node in nodes:
        if not isinstance(node.item if isinstance(node, Negated) else node, Filter):
            break
        end = node.end
    before, after = text[:end], text[end:]
    gap = "" if not after or after[0].isspace() else " "
    yield f"{before} {written}{gap}{after}" if before else f"{written}{gap}{after}"
    yield f"{text.rstrip()} {written}"
    if nodes and isinstance(nodes[-1], Join):
        yield f"{text[: nodes[-1].start]}{written}"


def without(text: str, nodes: tuple[Node, ...], term: Term, *, negated: bool) -> str:
    """``text`` without ``term`` where it stands ``negated`` or not; other values of the same filter stay."""
    for place in reversed(list(_places(nodes))):
        if place.negated is negated and place.holds(term):
            kept = [value.raw for index, value in enumerate(place.filter.values) if not place.is_value(index, term)]
            text = _rewritten(text, place, kept)
    return text


def replaced(text: str, nodes: tuple[Node, ...], term: Term) -> str | None:
    """``text`` with ``term`` where the first of its kind stands and without the others; None if there are none."""
    alike = [place for place in _places(nodes) if term.kind in place.kinds]
    for place in reversed(alike):
        kept = [value.raw for value in place.filter.values if _kind(place.key, value.text) != term.kind]
        if place is not alike[0]:
            text = _rewritten(text, place, kept)
        elif kept:
            # The filter also holds flags that are not of this kind: they stay, and the term stands beside them.
            text = f"{text[: place.start]}{term.written()} {_rewritten(text, place, kept)[place.start :]}"
        else:
            text = f"{text[: place.start]}{term.written()}{text[place.end :]}"
    return text if alike else None


def without_kind(text: str, nodes: tuple[Node, ...], term: Term) -> str:
    """``text`` without anything of the kind of ``term``."""
    for place in reversed([place for place in _places(nodes) if term.kind in place.kinds]):
        kept = [value.raw for value in place.filter.values if _kind(place.key, value.text) != term.kind]
        text = _rewritten(text, place, kept)
    return text


def _rewritten(text: str, place: _Place, kept: list[str]) -> str:
    if kept:
        begin = place.filter.start + len(place.filter.key) + 1
        return f"{text[:begin]}{','.join(kept)}{text[place.end :]}"
    before, after = text[: place.start], text[place.end :]
    # One of the two gaps around the term goes with it.
    if before[-1:].isspace() and (not after or after[0].isspace()):
        before = before[:-1]
    elif not before:
        after = after[1:] if after[:1].isspace() else after
    return before + after
