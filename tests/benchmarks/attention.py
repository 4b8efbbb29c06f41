"""Routines in made-up lives: which planted outliers, changes and stopped routines are found, and what is found wrongly.

    python -m tests.benchmarks.attention development
    python -m tests.benchmarks.attention unseen
    python -m tests.benchmarks.attention unseen_2 --lives 0:6

Each life is lived in a vault of its own, a note at a time with the clock set to its time, through the same requests
that a person makes. The wordings of the unseen halves are by people who saw no rule. Counts of several runs, each of
some of the lives, add up. Figures in brackets are 95 % intervals (Wilson).
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from math import sqrt
from pathlib import Path

from tests.benchmarks.routine_lives import NOW, Life, Note, Planted, lives
from tests.benchmarks.tables import table

from remembrancer.embedding.encoder import Encoder
from remembrancer.model.attention import FlagKind, FlagState, ListFlags, RoutineFlag
from remembrancer.model.cases import ResolveConflict
from remembrancer.model.changes import Outcome, Remember
from remembrancer.model.clock import FixedClock, to_microseconds
from remembrancer.model.conflicts import Resolution
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind
from remembrancer.storage.keys import Passphrase
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Actor
from remembrancer.vault.facade import Entrance, Vault

_KINDS = {
    Planted.VALUE: FlagKind.FIGURE,
    Planted.CATEGORY: FlagKind.CATEGORY,
    Planted.RHYTHM: FlagKind.RHYTHM,
    Planted.CHANGE: FlagKind.CHANGE,
}
_GOALS = {Planted.VALUE: 0.95, Planted.CATEGORY: 0.80}
_LEAST_ENTRIES = 5
_NORMAL = 1.96


@dataclass(slots=True)
class Tally:
    """What was found in some lives."""

    planted: Counter[Planted] = field(default_factory=Counter)
    found: Counter[Planted] = field(default_factory=Counter)
    stopped: int = 0
    stopped_found: int = 0
    continuing: int = 0
    continuing_flagged: int = 0
    entries: int = 0
    falsely_flagged: int = 0
    false_kinds: Counter[FlagKind] = field(default_factory=Counter)
    waited: int = 0
    routines: int = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=("development", "unseen", "unseen_2", "unseen_3", "unseen_4"))
    parser.add_argument("--lives", default=":", metavar="FROM:TO", help="some of the lives, as a slice counts them")
    asked = parser.parse_args()
    started = time.process_time()
    encoder = Encoder.load(threads=1)
    tally = Tally()
    first, _, last = asked.lives.partition(":")
    for life in lives(asked.part)[int(first or 0) : int(last) if last else None]:
        with tempfile.TemporaryDirectory() as folder:
            live(life, Path(folder) / "vault", encoder, tally)
    report(tally, asked.part, time.process_time() - started)


def live(life: Life, folder: Path, encoder: Encoder, tally: Tally) -> None:
    """Live a life in a vault, and count what is found in it at its end."""
    clock = FixedClock(life.notes[0].at - timedelta(days=1), UTC)
    store = Store.create(folder, (Passphrase("routines"),), clock, Identifiers(clock))
    vault = Vault(store, encoder=lambda: encoder)
    try:
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        noted = [(note, _noted(person, clock, note.at, note.text, tally)) for note in life.notes]
        clock.set(NOW)
        flags = person.query(ListFlags(states=tuple(FlagState)))
    finally:
        vault.close()
    _count(life, noted, flags, tally)


def _noted(person: Entrance, clock: FixedClock, at: datetime, text: str, tally: Tally) -> str:
    clock.set(at)
    remembered = person.change(Remember(Draft(text)))
    if remembered.outcome is not Outcome.CONFLICT:
        return remembered.memory
    # Whether it contradicts what was noted before is another question: here it stands.
    tally.waited += 1
    (case,) = person.change(ResolveConflict(remembered.change.cases[0], Resolution.DISMISS)).cases
    return next(each.memory.id for each in case.statements if each.memory.content == text)


def _count(life: Life, noted: list[tuple[Note, str]], flags: Iterable[RoutineFlag], tally: Tally) -> None:
    # A date that a note names moves its memory in time; a memory that was said again has several notes.
    places = defaultdict(list)
    for place, (note, memory) in enumerate(noted):
        places[memory].append((to_microseconds(note.at), place))
    at_entry: dict[int, set[FlagKind]] = defaultdict(set)
    quiet = set()
    for flag in flags:
        if flag.kind is FlagKind.ABSENCE:
            quiet.add(flag.memory)
        else:
            at = to_microseconds(flag.at)
            _, place = min(places[flag.memory], key=lambda each: abs(each[0] - at))
            at_entry[place].add(flag.kind)
    tally.entries += len(noted)
    for place, (note, _) in enumerate(noted):
        kinds = at_entry.get(place, set())
        for planted in note.planted:
            tally.planted[planted] += 1
            tally.found[planted] += _KINDS[planted] in kinds
        wrong = kinds - {_KINDS[planted] for planted in note.planted}
        tally.falsely_flagged += bool(wrong)
        tally.false_kinds.update(wrong)
    for number, routine in enumerate(life.routines):
        own = [memory for note, memory in noted if note.routine == number]
        if len(own) < _LEAST_ENTRIES:
            continue
        tally.routines += 1
        is_quiet = bool(quiet & set(own))
        if routine.stopped:
            tally.stopped += 1
            tally.stopped_found += own[-1] in quiet
        else:
            tally.continuing += 1
            tally.continuing_flagged += is_quiet


def report(tally: Tally, half: str, seconds: float) -> None:
    """Print what was found."""
    rows = [
        (planted.value, *_share(tally.found[planted], tally.planted[planted]), f"{_GOALS.get(planted, '')}")
        for planted in Planted
    ]
    rows.append(("stopped routines", *_share(tally.stopped_found, tally.stopped), "0.95"))
    rows.append(("continuing, flagged", *_share(tally.continuing_flagged, tally.continuing), "0"))
    rows.append(("entries falsely flagged", *_share(tally.falsely_flagged, tally.entries), "0.01"))
    print(f"{half}: {tally.routines} routines, {tally.entries} notes; {tally.waited} of them waited in a conflict")
    print(table(("", "found", "of", "share", "goal"), rows))
    print("false flags by kind:", dict(tally.false_kinds), f"; {seconds:.0f} s of CPU")


def _share(found: int, of: int) -> tuple[str, str, str]:
    if not of:
        return str(found), str(of), ""
    share, squared = found / of, _NORMAL * _NORMAL
    middle = (share + squared / (2 * of)) / (1 + squared / of)
    half = _NORMAL / (1 + squared / of) * sqrt(share * (1 - share) / of + squared / (4 * of * of))
    return str(found), str(of), f"{share:.4f} ({middle - half:.3f} to {middle + half:.3f})"


if __name__ == "__main__":
    main()
