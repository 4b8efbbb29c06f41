"""Which field of a version was altered behind the vault's back.

The journal has no words, only a digest over a version with its salt. But what is altered is mostly one field, and of
most fields there are few values: the one with which the digest comes out right is what stood there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

import apsw

from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind, Status, Trust
from remembrancer.storage.connection import value
from remembrancer.storage.journal import content_digest
from remembrancer.storage.versions import StoredVersion, VersionRecord, digested, neighbours, statement_digest

_VOCABULARIES: Final[dict[str, tuple[Any, ...]]] = {
    "status": tuple(Status),
    "type": tuple(MemoryType),
    "trust": tuple(Trust),
    "provenance": tuple(Provenance),
    "importance": tuple(Importance),
    "source_kind": tuple(SourceKind),
    "pinned": (True, False),
    "episode": (True, False),
    "confidence": tuple(step / 100 for step in range(101)),
}
_UNDIGESTED: Final = frozenset({"text_id", "session_id", "superseded_by"})


@dataclass(frozen=True, slots=True)
class Damage:
    """The fields that were altered, none if that cannot be told; ``was`` and ``found`` where it is no text."""

    fields: tuple[str, ...] = ()
    was: str = ""
    found: str = ""


def explain_damage(
    connection: apsw.Connection, stored: StoredVersion, salt: bytes, digest: str, others: Iterable[VersionRecord]
) -> Damage:
    """What was altered in a version; ``others`` are versions with which it may have exchanged something."""
    alike = [*neighbours(connection, stored), *(other for other in others if other != stored.record)]
    for name, record in _candidates(stored.record, alike):
        if content_digest(salt, digested(stored.public_id, stored.number, record)) == digest:
            told = name in _VOCABULARIES
            was, found = getattr(record, name, ""), getattr(stored.record, name, "")
            return Damage((name,), str(was) if told else "", str(found) if told else "")
    statement = value(connection, "SELECT statement FROM version WHERE id = ?", (stored.row,))
    return Damage(("content",)) if statement != statement_digest(stored.record.content) else Damage()


def _candidates(record: VersionRecord, alike: list[VersionRecord]) -> Iterator[tuple[str, VersionRecord]]:
    """The version with one field as it may have been."""
    for name, values in _VOCABULARIES.items():
        for entry in values:
            yield name, replace(record, **{name: entry})
    names = [each.name for each in fields(VersionRecord) if each.name not in _UNDIGESTED]
    for other in alike:
        for name in names:
            yield name, replace(record, **{name: getattr(other, name)})
    for left_out in range(len(record.tags)):
        yield "tags", replace(record, tags=record.tags[:left_out] + record.tags[left_out + 1 :])
    for name in ("title", "evidence", "source_reference", "stated_at", "valid_from", "valid_to", "due_at", "done_at"):
        nothing: Any = "" if isinstance(getattr(record, name), str) else None
        yield name, replace(record, **{name: nothing})
