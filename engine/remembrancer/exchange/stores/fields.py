"""What the files of several stores have in common: whole JSON files, words for types, numbers that may be missing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import tzinfo
from typing import Final

from remembrancer.exchange.json_values import JsonProblemError, as_list, as_text, decode_json
from remembrancer.exchange.sources import GRAPH_BYTES, ReadSource, read_whole, unreadable
from remembrancer.exchange.times import UNSTATED, stated_by
from remembrancer.model.memory import Times
from remembrancer.model.types import MemoryType, Provenance

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_TYPES: Final = {
    "bug": MemoryType.ERROR,
    "ceremony": MemoryType.EVENT,
    "communication": MemoryType.EVENT,
    "meeting": MemoryType.EVENT,
    "milestone": MemoryType.EVENT,
    "discovery": MemoryType.LEARNING,
    "insight": MemoryType.LEARNING,
    "lesson": MemoryType.LEARNING,
    "pattern": MemoryType.OBSERVATION,
    "planning": MemoryType.GOAL,
    "research": MemoryType.FACT,
    "rule": MemoryType.INSTRUCTION,
    "stakeholder": MemoryType.RELATIONSHIP,
}
"""Words of other stores that mean one of our types."""


def whole_json(source: ReadSource) -> object:
    """The value that a file spells, or the list of the values on its lines.

    Raises:
    UnreadableFileError: it cannot be opened, is too large, or spells none.
    """
    data = read_whole(source, GRAPH_BYTES).removeprefix(_BYTE_ORDER_MARK)
    try:
        return decode_json(data)
    except JsonProblemError as error:
        values = []
        for line in data.splitlines():
            try:
                values.append(decode_json(line))
            except JsonProblemError:
                if line.strip() and not values:
                    raise unreadable(error.reason, error.detail) from error
                if line.strip():
                    # A bad line must not hide the good ones; it is told where it stands.
                    values.append(None)
        return values


def type_named(word: object) -> MemoryType | None:
    """The type that a store's word means; None where the rules have to decide."""
    named = as_text(word).strip().lower()
    return MemoryType(named) if named in set(MemoryType) else _TYPES.get(named)


def provenance_named(word: object) -> Provenance | None:
    """How a memory is known, where the word is one of ours."""
    named = as_text(word).strip().lower()
    return Provenance(named) if named in set(Provenance) else None


def confidence_of(value: object) -> float:
    """A number in 0..1; 1 where it is none."""
    try:
        number = float(value) if isinstance(value, int | float | str) and not isinstance(value, bool) else 1.0
    except ValueError:
        return 1.0
    return number if 0.0 <= number <= 1.0 else 1.0


def first_stated(values: Iterable[object], zone: tzinfo) -> Times:
    """When something was said, by the first of these that names a moment."""
    return next((times for value in values if (times := stated_by(value, zone)).stated), UNSTATED)


def with_validity(times: Times, start: object, end: object, zone: tzinfo) -> Times:
    """The times with the period in which it holds."""
    return replace(
        times,
        valid_from=stated_by(start, zone).stated,
        valid_to=stated_by(end, zone).stated,
    )


def names_of(value: object) -> list[str]:
    """The texts in a list, or those that commas part in a text."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return [as_text(each) for each in as_list(value) if as_text(each)]
