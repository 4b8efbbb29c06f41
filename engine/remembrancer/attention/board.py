"""All routines as they stand after a change: families, their entries, and what was made of them.

What was made of a family is kept by the digest of everything it was made of, here and in the vault: only families that
something happened to are analysed anew.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import tzinfo
from itertools import groupby
from operator import itemgetter
from typing import Final

from remembrancer.attention.analysis import Analysis, analyse
from remembrancer.attention.calendar import Calendar, chosen_country
from remembrancer.attention.entry import Entry, Verdicts
from remembrancer.attention.families import Families
from remembrancer.attention.life import last_seen, signs_of_life
from remembrancer.attention.parting import parted
from remembrancer.attention.reading import EntryReading, read_entry
from remembrancer.attention.rhythm import silent_after
from remembrancer.attention.steps import Steps
from remembrancer.attention.uniting import lone_ones, united
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
    kept_routines,
    last_text,
    likened_until,
    likenesses,
    texts_between,
    windows_between,
)
from remembrancer.storage.verdicts import verdicts

RULES: Final = b"7"
"""Another number where other rules make other routines of the same entries."""
_HAPPENING: Final = (MemoryType.EVENT, MemoryType.OBSERVATION, MemoryType.ERROR)
_LEAST: Final = 2
_PORTION: Final = 100
"""Texts after which the background may step aside."""
_READ: Final = 200
_ANALYSED: Final = 5
_MANY: Final = 5_000
_FEW: Final = 5_000
"""To take so many texts into families is a matter of moments."""
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


@dataclass(slots=True)
class _Members:
    """The memories of a family (rows), and how many entries they make."""

    memories: list[int] = field(default_factory=list)
    entries: int = 0


class Boards:
    """Makes boards. Not for several threads at once."""

    def __init__(self, zone: tzinfo) -> None:
        self._zone = zone
        self._families = Families()
        self._known = (0, -1)
        """Up to which window, and of which generation, texts are in families."""
        self._taken_for = self._known
        """What the texts up to the last one were taken for, should that not have come to its end."""
        self._last_text = 0
        self._readings: OrderedDict[tuple[int, int], EntryReading] = OrderedDict()
        self._analyses: OrderedDict[bytes, tuple[tuple[bytes, Analysis], ...]] = OrderedDict()
        self._stored: dict[bytes, str] | None = None

    def read(self, connection: Connection, number: int) -> Board:
        """The routines as the vault keeps them, if they are those of the present: nothing is made anew."""
        kept = kept_routines(connection)
        routines = [Placed(namespace, digest, read_reply(Analysis, analysis)) for namespace, digest, analysis in kept]
        return _board(number, routines, verdicts(connection, None))

    def is_near(self, connection: Connection) -> bool:
        """Whether so few texts came since the last board that the next one is a matter of moments."""
        now, known = likened_until(connection), self._known
        after = known[0] if known[1] == now[1] and known[0] <= now[0] else 0
        return windows_between(connection, after, now[0]) <= _FEW

    def steps(self, connection: Connection, number: int, tx: int | None = None) -> Steps[Board]:
        """The routines at present, which is after transaction ``number``; or after an earlier one, ``tx``.

        In portions, so that who works in the background can step aside in between. What is left in the middle is lost
        for the board alone: the next one goes on with what it had found.
        """
        calendar = Calendar(self._zone, chosen_country(connection))
        families = yield from self._families_now(connection) if tx is None else _families_then(connection, tx)
        said = verdicts(connection, tx)
        if self._stored is None:
            self._stored = kept_analyses(connection)
        yield
        routines: list[Placed] = []
        members = yield from self._members(connection, families, tx)
        for namespace, of_namespace in sorted(members.items()):
            several = {first: each.memories for first, each in of_namespace.items() if each.entries >= _LEAST}
            lone = lone_ones({first: each.entries for first, each in of_namespace.items()}, families)
            several |= {first: of_namespace[first].memories for first in lone}
            of_families = yield from self._entries(connection, several, tx)
            into = yield from united(of_families, families)
            whole: dict[int, list[Entry]] = {}
            for first, entries in of_families.items():
                whole.setdefault(into[first], []).extend(entries)
            found: dict[int, tuple[tuple[bytes, Analysis], ...]] = {}
            for place, (first, entries) in enumerate(sorted(whole.items())):
                if analysed := self._analysed(entries, said, calendar):
                    found[first] = analysed
                if place % _ANALYSED == 0:
                    yield
            signs = signs_of_life(found.keys(), into, families)
            alone = {sign: of_namespace[sign].memories for sign in signs if sign not in whole and sign in of_namespace}
            whole |= yield from self._entries(connection, alone, tx)
            for first, analysed in found.items():
                seen = last_seen(whole[first], [whole[sign] for sign in signs.of(first) if sign in whole])
                routines += (Placed(namespace, *_alive(*each, seen, calendar)) for each in analysed)
            yield
        return _board(number if tx is None else tx, routines, said)

    def _families_now(self, connection: Connection) -> Steps[Families]:
        now = likened_until(connection)
        if now != self._known:
            first, last = texts_between(connection, self._known[0], now[0])
            goes_on = self._taken_for == now
            if not goes_on and (now[1] != self._known[1] or now[0] < self._known[0] or first <= self._last_text):
                # Texts are taken in their order: what was encoded late, or is gone, changes what came after it.
                self._families, self._last_text = Families(), 0
                _, last = texts_between(connection, 0, now[0])
            self._taken_for = now
            for text in _taken(self._families, likenesses(connection, self._last_text)):
                self._last_text = text
                yield
            self._known, self._last_text = now, max(last, self._last_text)
        return self._families

    def _members(
        self, connection: Connection, families: Families, tx: int | None
    ) -> Steps[dict[int, dict[int, _Members]]]:
        """Of each namespace the memories of its families, by the family's first text."""
        found: dict[int, dict[int, _Members]] = {}
        for place, each in enumerate(family_members(connection, tx)):
            first = families.first(each.text) if each.text in families else each.text
            family = found.setdefault(each.namespace, {}).setdefault(first, _Members())
            family.memories.append(each.memory)
            family.entries += 1 + each.repeated
            if place % _MANY == 0:
                yield
        return found

    def _entries(
        self, connection: Connection, families: Mapping[int, list[int]], tx: int | None
    ) -> Steps[dict[int, list[Entry]]]:
        """The entries of families, which are given by their memories."""
        found: dict[int, list[Entry]] = {}
        for portion in _portions(families):
            rows = entry_rows(connection, [memory for _, memories in portion for memory in memories], tx)
            for first, memories in portion:
                found[first] = [
                    Entry(
                        row.public_id, at, row.content, self._reading(row.text, row.content, at), row.type in _HAPPENING
                    )
                    for memory in memories
                    for row in (rows[memory],)
                    for at in dict.fromkeys(row.instants)
                ]
            yield
        return found

    def _reading(self, text: int, content: str, at: int) -> EntryReading:
        key = text, hash(content)
        known = self._readings.get(key)
        if known is None:
            known = self._readings[key] = read_entry(content, from_microseconds(at))
            if len(self._readings) > _KEPT_READINGS:
                self._readings.popitem(last=False)
        return known

    def _analysed(
        self, entries: Sequence[Entry], said: Verdicts, calendar: Calendar
    ) -> tuple[tuple[bytes, Analysis], ...]:
        digest = _digest(entries, said, calendar)
        known = self._analyses.get(digest)
        if known is None:
            known = self._analyses[digest] = tuple(self._fresh(entries, said, calendar))
            if len(self._analyses) > _KEPT_ANALYSES:
                self._analyses.popitem(last=False)
        return known

    def _fresh(self, entries: Sequence[Entry], said: Verdicts, calendar: Calendar) -> Iterator[tuple[bytes, Analysis]]:
        for part in parted(entries):
            digest = _digest(part, said, calendar)
            stored = (self._stored or {}).get(digest)
            analysis = read_reply(Analysis, stored) if stored else analyse(part, said, calendar)
            if analysis is not None:
                yield digest, analysis


def _board(number: int, routines: list[Placed], said: Verdicts) -> Board:
    routines.sort(key=lambda each: (each.analysis.instants[0], each.analysis.memories[0]))
    by_memory = {memory: each for each in routines for memory in each.analysis.memories}
    return Board(number, tuple(routines), said, by_memory)


def _portions(families: Mapping[int, list[int]]) -> Iterator[list[tuple[int, list[int]]]]:
    """The families in portions of some hundred memories."""
    portion: list[tuple[int, list[int]]] = []
    count = 0
    for first, memories in families.items():
        portion.append((first, memories))
        count += len(memories)
        if count >= _READ:
            yield portion
            portion, count = [], 0
    if portion:
        yield portion


def _alive(digest: bytes, analysis: Analysis, seen: int | None, calendar: Calendar) -> tuple[bytes, Analysis]:
    """A routine whose silence begins with what was seen of it last, if that is no entry."""
    if seen is None or seen <= analysis.instants[-1]:
        return digest, analysis
    gaps = silent_after(analysis.gaps, seen, len(analysis.instants), calendar)
    return hashlib.sha256(digest + str(seen).encode()).digest(), replace(analysis, gaps=gaps)


def _families_then(connection: Connection, tx: int) -> Steps[Families]:
    families = Families()
    for _ in _taken(families, likenesses(connection, until=last_text(connection, tx))):
        yield
    return families


def _taken(families: Families, rows: Iterable[tuple[int, int, int]]) -> Iterator[int]:
    """Take the texts of likenesses, in their order; the last one taken, every few."""
    text = 0
    for place, (text, group) in enumerate(groupby(rows, key=itemgetter(0))):
        near = {earlier: share for _, earlier, share in group}
        for earlier in near:
            # What is like none before it has no likenesses of its own.
            if earlier not in families:
                families.add(earlier, {})
        families.add(text, near)
        if place % _PORTION == 0:
            yield text
    if text:
        yield text


def _digest(entries: Sequence[Entry], said: Verdicts, calendar: Calendar) -> bytes:
    """Of everything that routines are made of."""
    made = hashlib.sha256(RULES + f"{calendar.zone} {calendar.country}".encode())
    for each in sorted(entries, key=lambda each: (each.at, each.memory)):
        made.update(f"{each.memory}\0{each.at}\0{each.text}\0{each.is_happening}\0".encode())
        for kind in FlagKind:
            verdict = said.get((each.memory, kind))
            if verdict is not None:
                made.update(f"{kind.value}={verdict.value}\0".encode())
    return made.digest()
