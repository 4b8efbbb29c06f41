"""Entries of a series: statements worded alike that stand side by side, each with figures of its own.

"Fasting sugar 5.3", "Fasting sugar 5.8": where somebody said of two such statements of different days that they do not
contradict each other, nothing has one such figure, and the next entry contradicts none of them by its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from remembrancer.conflicts.detection.telling import told_supersession
from remembrancer.conflicts.opening import Found
from remembrancer.model.conflicts import CharacterRange, ConflictKind, Resolution
from remembrancer.storage.connection import Connection
from remembrancer.storage.settled import Pair, pair_of, settled
from remembrancer.storage.versions import StoredVersion, VersionRecord, statement_digest
from remembrancer.text.wordings import wording_of

_OF_FIGURES: Final = frozenset({ConflictKind.FIGURE, ConflictKind.DATE, ConflictKind.SCHEDULE})
_OLDEST: Final = 6
"""Of a series so many are looked at: what somebody was asked about were its first entries."""
_DAY: Final = 86_400_000_000


def unless_of_series(
    connection: Connection, new: VersionRecord, found: Sequence[Found], near: Iterable[object]
) -> list[Found]:
    """What a new statement contradicts, without what is an entry of a series, or becomes another of one by it.

    Args:
        connection: a view of what is committed.
        new: the statement.
        found: what it contradicts.
        near: what was near enough to be compared with it.
    """
    alike: dict[str, list[StoredVersion]] = {}
    if any(_is_of_figures(each) for each in found):
        for other in near:
            if isinstance(other, StoredVersion):
                alike.setdefault(wording_of(other.record.content), []).append(other)
    known: dict[str, bool] = {}

    def is_entry(text: str, spans: Sequence[CharacterRange]) -> bool:
        wording = wording_of(text)
        if wording not in known:
            known[wording] = _is_series(connection, alike.get(wording, ()))
        return known[wording] and all(any(map(str.isdigit, text[start:end])) for start, end in spans)

    def stands(each: Found) -> bool:
        said = each.contradiction
        return (
            not _is_of_figures(each)
            or told_supersession(new.content, (said,)) is not None
            or not (is_entry(new.content, said.new_spans) or is_entry(each.statement.record.content, said.old_spans))
        )

    return [each for each in found if stands(each)]


def _is_of_figures(found: Found) -> bool:
    return found.contradiction.kind in _OF_FIGURES


def _is_series(connection: Connection, alike: Sequence[StoredVersion]) -> bool:
    """Whether somebody said of two of these, of different days, that they do not contradict each other."""
    oldest = sorted(alike, key=lambda each: each.row)[:_OLDEST]
    return any(
        _day(one) != _day(other) and settled(connection, _pair(one, other)) is Resolution.DISMISS
        for one, other in combinations(oldest, 2)
    )


def _pair(one: StoredVersion, other: StoredVersion) -> Pair:
    digests = (statement_digest(each.record.content) for each in (one, other))
    return pair_of(one.record.namespace_id, *digests)


def _day(version: StoredVersion) -> int:
    stated = version.record.stated_at
    return (version.recorded_at if stated is None else stated) // _DAY
