"""What differs between two versions: which fields, and in texts which words. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Final

from remembrancer.model.history import DiffKind, DiffSpan, FieldDifference, FieldValue
from remembrancer.model.memory import Memory, Times

_CJK: Final = "\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003fffd"
_WORDS: Final = re.compile(rf"[{_CJK}]|(?:(?![{_CJK}])\w)+|\s+|[^\w\s]")
"""A word, a run of white space, a mark; characters of scripts without spaces are words of their own."""
_LINES: Final = re.compile(r"[^\n]*\n|[^\n]+")
_MOST_COMPARED: Final = 4_000_000
"""Words of one text times words of the other; comparing takes time as this product does, half a second at this many."""
_KINDS: Final = {
    "equal": DiffKind.SAME,
    "delete": DiffKind.REMOVED,
    "insert": DiffKind.ADDED,
    "replace": DiffKind.REPLACED,
}


def diff_words(before: str, after: str) -> tuple[DiffSpan, ...]:
    """The way from one text to another, in whole words; of texts too long for that in lines, at worst as one piece."""
    for pieces in (_WORDS, _LINES):
        old, new = pieces.findall(before), pieces.findall(after)
        start = _common(old, new)
        end = _common(old[start:][::-1], new[start:][::-1])
        if (len(old) - start - end) * (len(new) - start - end) <= _MOST_COMPARED:
            return _spans(old, new, start, end)
    return _spans([before], [after], 0, 0)


def _common(old: list[str], new: list[str]) -> int:
    """How many pieces both begin with."""
    for place, (left, right) in enumerate(zip(old, new, strict=False)):
        if left != right:
            return place
    return min(len(old), len(new))


def _spans(old: list[str], new: list[str], start: int, end: int) -> tuple[DiffSpan, ...]:
    """The diff of two lists of pieces that agree in so many at their start and their end."""
    old_middle, new_middle = old[start : len(old) - end], new[start : len(new) - end]
    matcher = SequenceMatcher(None, old_middle, new_middle, autojunk=False)
    steps = [("equal", 0, start, 0, start)]
    steps += [(tag, a + start, b + start, c + start, d + start) for tag, a, b, c, d in matcher.get_opcodes()]
    steps.append(("equal", len(old) - end, len(old), len(new) - end, len(new)))
    old_at, new_at = _places(old), _places(new)
    spans: list[DiffSpan] = []
    for tag, first_old, last_old, first_new, last_new in steps:
        if first_old == last_old and first_new == last_new:
            continue
        span = DiffSpan(_KINDS[tag], old_at[first_old], old_at[last_old], new_at[first_new], new_at[last_new])
        spans.append(span)
    return _joined(spans, "".join(old))


def _places(pieces: list[str]) -> list[int]:
    places = [0]
    for piece in pieces:
        places.append(places[-1] + len(piece))
    return places


def _joined(spans: list[DiffSpan], before: str) -> tuple[DiffSpan, ...]:
    """Neighbours of one kind as one, and changes with nothing but white space between them as one change."""
    joined: list[DiffSpan] = []
    for place, span in enumerate(spans):
        last = joined[-1] if joined else None
        inner = 0 < place < len(spans) - 1
        blank = span.kind is DiffKind.SAME and not before[span.before_start : span.before_end].strip()
        changes = last is not None and last.kind is not DiffKind.SAME
        if last is not None and (
            (changes and span.kind is not DiffKind.SAME)
            or (changes and blank and inner)
            or (last.kind is DiffKind.SAME and span.kind is DiffKind.SAME)
        ):
            joined[-1] = _over(last, span)
        else:
            joined.append(span)
    return tuple(joined)


def _over(first: DiffSpan, last: DiffSpan) -> DiffSpan:
    kind: DiffKind = first.kind if first.kind is DiffKind.SAME else DiffKind.REPLACED
    if kind is DiffKind.REPLACED and first.before_start == last.before_end:
        kind = DiffKind.ADDED
    elif kind is DiffKind.REPLACED and first.after_start == last.after_end:
        kind = DiffKind.REMOVED
    return DiffSpan(kind, first.before_start, last.before_end, first.after_start, last.after_end)


_TEXTS: Final = ("content", "title", "evidence")
_PLAIN: Final = (
    "namespace",
    "type",
    "status",
    "tags",
    "pinned",
    "importance",
    "confidence",
    "trust",
    "provenance",
    "superseded_by",
)


def _plain(name: str) -> Callable[[Memory], FieldValue]:
    def read(memory: Memory) -> FieldValue:
        found: FieldValue = getattr(memory, name)
        return str(found) if isinstance(found, StrEnum) else found

    return read


def _time(name: str) -> Callable[[Memory], FieldValue]:
    def read(memory: Memory) -> FieldValue:
        found: FieldValue = getattr(memory.times, name)
        return found

    return read


_READERS: Final[dict[str, Callable[[Memory], FieldValue]]] = {
    **{name: _plain(name) for name in (*_TEXTS, *_PLAIN)},
    **{each.name: _time(each.name) for each in fields(Times)},
    "source_kind": lambda memory: memory.source.kind.value,
    "source_name": lambda memory: memory.source.name,
    "source_reference": lambda memory: memory.source.reference,
}
"""The fields that are compared, in the order in which differences are told."""


def differences(before: Memory, after: Memory) -> tuple[FieldDifference, ...]:
    """The fields in which two versions differ."""
    found = []
    for name, read in _READERS.items():
        old, new = read(before), read(after)
        if old == new:
            continue
        words = diff_words(old, new) if name in _TEXTS and isinstance(old, str) and isinstance(new, str) else ()
        found.append(FieldDifference(name, old, new, words))
    return tuple(found)
