"""All routines as they stand after a change: families, their entries, and what was made of them.

What was made of a family is kept by the digest of everything it was made of, here and in the vault: only families that
something happened to are analysed anew.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import tzinfo
from itertools import groupby
from operator import itemgetter
from typing import Final

from remembrancer.attention.analysis import Analysis, analyse
from remembrancer.attention.entry import Entry, Verdicts
from remembrancer.attention.families import Families
from remembrancer.attention.parting import parted
from remembrancer.attention.reading import EntryReading, read_entry
from remembrancer.attention.uniting import united
from remembrancer.model.attention import UNUSUAL_KINDS, FlagKind
from remembrancer.model.clock import from_microseconds
from remembrancer.model.types import MemoryType
from remembrancer.storage.connection import Connection
from remembrancer.storage.replies import read_reply, reply_text
from remembrancer.storage.routines import (
    KeptRoutine,
    entry_rows,
    family_members,
    kept_analyses,
    last_text,
    likened_until,
    likenesses,
    texts_between,
)
from remembrancer.storage.verdicts import verdicts

RULES: Final = b"3"
"""Another number where other rules make other routines of the same entries."""
_HAPPENING: Final = (MemoryType.EVENT, MemoryType.OBSERVATION, MemoryType.ERROR)
_LEAST: Final = 2
_KEPT_READINGS: Final = 60_000
_KEPT_ANALYSES: Final = 8_000


@dataclass(frozen=True, slots=True)
class Placed:
    """A routine in its namespace, with the digest of what it was made of."""

    namespace: int
    digest: bytes
    analysis: Analysis


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The routines after transaction ``number``, and what was said of their flags."""

    number: int
    routines: tuple[Placed, ...]
    verdicts: Verdicts
    by_memory: Mapping[str, Placed] = field(default_factory=dict)

    def kept(self, known: Container[bytes]) -> tuple[KeptRoutine, ...]:
        """The routines as the vault keeps them; of those that are known their digests alone matter."""
        return tuple(self._kept(each, is_known=each.digest in known) for each in self.routines)

    def _kept(self, placed: Placed, *, is_known: bool) -> KeptRoutine:
        analysis = placed.analysis
        unusual = {
            analysis.memories[flag.place]
            for flag in analysis.flags
            if flag.kind in UNUSUAL_KINDS and (analysis.memories[flag.place], flag.kind) not in self.verdicts
        }
        last = analysis.memories[-1]
        is_decided = (last, FlagKind.ABSENCE) in self.verdicts
        return KeptRoutine(
            placed.namespace,
            placed.digest,
            "" if is_known else reply_text(analysis),
            tuple((memory, int(memory in unusual)) for memory in dict.fromkeys(analysis.memories)),
            last,
            None if is_decided else analysis.gaps.quiet_from,
            None if is_decided else analysis.gaps.quiet_until,
        )


class Boards:
    """Makes boards. Not for several threads at once."""

    def __init__(self, zone: tzinfo) -> None:
        self._zone = zone
        self._families = Families()
        self._known = (0, -1)
        """Up to which window, and of which generation, texts are in families."""
        self._last_text = 0
        self._readings: OrderedDict[tuple[int, int], EntryReading] = OrderedDict()
        self._analyses: OrderedDict[bytes, tuple[tuple[bytes, Analysis], ...]] = OrderedDict()
        self._stored: dict[bytes, str] | None = None

    def board(self, connection: Connection, number: int, tx: int | None = None) -> Board:
        """The routines at present, which is after transaction ``number``; or after an earlier one, ``tx``."""
        families = self._families_now(connection) if tx is None else _families_then(connection, tx)
        said = verdicts(connection, tx)
        if self._stored is None:
            self._stored = kept_analyses(connection)
        routines = [
            Placed(namespace, digest, analysis)
            for namespace, entries in self._entries(connection, families, tx)
            for digest, analysis in self._analysed(entries, said)
        ]
        routines.sort(key=lambda each: (each.analysis.instants[0], each.analysis.memories[0]))
        by_memory = {memory: each for each in routines for memory in each.analysis.memories}
        return Board(number if tx is None else tx, tuple(routines), said, by_memory)

    def _families_now(self, connection: Connection) -> Families:
        now = likened_until(connection)
        if now != self._known:
            first, last = texts_between(connection, self._known[0], now[0])
            if now[1] != self._known[1] or now[0] < self._known[0] or first <= self._last_text:
                # Texts are taken in their order: what was encoded late, or is gone, changes what came after it.
                self._families, self._last_text = Families(), 0
                _, last = texts_between(connection, 0, now[0])
            _take(self._families, likenesses(connection, self._last_text))
            self._known, self._last_text = now, max(last, self._last_text)
        return self._families

    def _entries(self, connection: Connection, families: Families, tx: int | None) -> Iterator[tuple[int, list[Entry]]]:
        """The entries of each family of a few, with its namespace."""
        members: dict[tuple[int, int], list[int]] = {}
        counts: dict[tuple[int, int], int] = {}
        for each in family_members(connection, tx):
            first = families.first(each.text) if each.text in families else each.text
            family = each.namespace, first
            members.setdefault(family, []).append(each.memory)
            counts[family] = counts.get(family, 0) + 1 + each.repeated
        several = {family: memories for family, memories in members.items() if counts[family] >= _LEAST}
        rows = entry_rows(connection, [memory for memories in several.values() for memory in memories], tx)
        by_namespace: dict[int, dict[int, list[Entry]]] = {}
        for (namespace, first), memories in several.items():
            entries = [
                Entry(row.public_id, at, row.content, self._reading(row.text, row.content, at), row.type in _HAPPENING)
                for memory in memories
                for row in (rows[memory],)
                for at in dict.fromkeys(row.instants)
            ]
            by_namespace.setdefault(namespace, {})[first] = entries
        for namespace, of_families in sorted(by_namespace.items()):
            into = united(of_families, families)
            whole: dict[int, list[Entry]] = {}
            for first, entries in of_families.items():
                whole.setdefault(into[first], []).extend(entries)
            yield from ((namespace, entries) for _, entries in sorted(whole.items()))

    def _reading(self, text: int, content: str, at: int) -> EntryReading:
        key = text, hash(content)
        known = self._readings.get(key)
        if known is None:
            known = self._readings[key] = read_entry(content, from_microseconds(at))
            if len(self._readings) > _KEPT_READINGS:
                self._readings.popitem(last=False)
        return known

    def _analysed(self, entries: Sequence[Entry], said: Verdicts) -> tuple[tuple[bytes, Analysis], ...]:
        digest = _digest(entries, said, self._zone)
        known = self._analyses.get(digest)
        if known is None:
            known = self._analyses[digest] = tuple(self._fresh(entries, said))
            if len(self._analyses) > _KEPT_ANALYSES:
                self._analyses.popitem(last=False)
        return known

    def _fresh(self, entries: Sequence[Entry], said: Verdicts) -> Iterator[tuple[bytes, Analysis]]:
        for part in parted(entries):
            digest = _digest(part, said, self._zone)
            stored = (self._stored or {}).get(digest)
            analysis = read_reply(Analysis, stored) if stored else analyse(part, said, self._zone)
            if analysis is not None:
                yield digest, analysis


def _families_then(connection: Connection, tx: int) -> Families:
    families = Families()
    _take(families, likenesses(connection, until=last_text(connection, tx)))
    return families


def _take(families: Families, rows: Iterable[tuple[int, int, int]]) -> None:
    """Take the texts of likenesses, in their order."""
    for text, group in groupby(rows, key=itemgetter(0)):
        near = {earlier: share for _, earlier, share in group}
        for earlier in near:
            # What is like none before it has no likenesses of its own.
            if earlier not in families:
                families.add(earlier, {})
        families.add(text, near)


def _digest(entries: Sequence[Entry], said: Verdicts, zone: tzinfo) -> bytes:
    """Of everything that routines are made of."""
    made = hashlib.sha256(RULES + str(zone).encode())
    for each in sorted(entries, key=lambda each: (each.at, each.memory)):
        made.update(f"{each.memory}\0{each.at}\0{each.text}\0{each.is_happening}\0".encode())
        for kind in FlagKind:
            verdict = said.get((each.memory, kind))
            if verdict is not None:
                made.update(f"{kind.value}={verdict.value}\0".encode())
    return made.digest()
