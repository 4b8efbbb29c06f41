"""Comparing memories that are stored with those that got their version before them, and opening what is found.

Each pair is met once, from its newer side. A pair that is a case already, or about which somebody decided, is left
alone. Looking happens on a view of what is committed; what was found is written if it still stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from remembrancer.conflicts.opening import Found, Opened, raise_cases
from remembrancer.conflicts.watching import Look, Watching
from remembrancer.storage.cases import Side, share_open_case
from remembrancer.storage.compared import in_force_of
from remembrancer.storage.connection import Connection
from remembrancer.storage.settled import pair_of, settled
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, statement_digest


@dataclass(frozen=True, slots=True)
class Met:
    """A memory, and what it contradicts that was there before it."""

    new: StoredVersion
    found: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class Portion:
    """Memories that were compared: until the row of the last one's version, in ``pairs`` pairs."""

    until: int
    memories: int
    pairs: int
    met: tuple[Met, ...]


class Comparing:
    """Compares what is stored."""

    def __init__(self, watching: Watching) -> None:
        self._watching = watching

    def portion(
        self,
        connection: Connection,
        versions: Sequence[StoredVersion],
        certainty: float,
        before_each: Callable[[int], None],
    ) -> Portion:
        """Compare these versions, of which there is one at least, in the order of their rows.

        Args:
            connection: a view of what is committed.
            versions: of one namespace.
            certainty: what a contradiction needs.
            before_each: told the place of a version before it is looked at; may raise.
        """
        met, pairs = [], 0
        for place, version in enumerate(versions):
            before_each(place)
            look = self.look(connection, version, certainty)
            pairs += look.compared
            found = tuple(self._unknown(connection, version, look))
            if found:
                met.append(Met(version, found))
        return Portion(versions[-1].row, len(versions), pairs, tuple(met))

    def look(self, connection: Connection, version: StoredVersion, certainty: float) -> Look:
        """What a stored version contradicts of what is older than it."""
        text = self._watching.stored_text(connection, version.record)
        return self._watching.look_with(
            connection,
            version.record,
            text,
            certainty,
            excluded=(Side(memory=version.memory_id),),
            older_than=version.row,
        )

    def _unknown(self, connection: Connection, version: StoredVersion, look: Look) -> Iterator[Found]:
        for each in look.found:
            other = each.statement
            if isinstance(other, StoredVersion) and not self.is_known(connection, version, other):
                yield each

    def is_known(self, connection: Connection, one: StoredVersion, other: StoredVersion) -> bool:
        """Whether somebody decided about two statements, or a case has both already."""
        digests = (statement_digest(one.record.content), statement_digest(other.record.content))
        decided = settled(connection, pair_of(one.record.namespace_id, *digests)) is not None
        return decided or share_open_case(connection, one.memory_id, other.memory_id)


def open_met(transaction: Transaction, namespace: int, met: Sequence[Met]) -> list[Opened]:
    """Open cases for what was found, as far as it still stands: both sides stay in force."""
    connection = transaction.connection
    opened: dict[str, Opened] = {}
    for each in met:
        now = in_force_of(connection, namespace, each.new.memory_id)
        still = [found for found in each.found if _stands(connection, namespace, found)]
        if now is None or now.record.text_id != each.new.record.text_id or not still:
            continue
        for raised in raise_cases(transaction, namespace, Side(memory=each.new.memory_id), still):
            known = opened.get(raised.case.public_id)
            opened[raised.case.public_id] = replace(raised, is_new=known.is_new) if known else raised
    return list(opened.values())


def _stands(connection: Connection, namespace: int, found: Found) -> bool:
    now = in_force_of(connection, namespace, found.side.memory or 0)
    return now is not None and now.record.text_id == found.statement.record.text_id
