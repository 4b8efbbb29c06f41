"""Made-up lives for the benchmark of routines: what each person notes over some months, and what was planted in it.

Everything follows from a seed and a data file (``data/README.md`` describes it).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
NOW: Final = datetime(2026, 6, 30, 21, tzinfo=UTC)
PERSONAS: Final = 22
_ROUTINES_EACH: Final = 8
_NOISE_EACH: Final = 60
_MOST_ENTRIES: Final = 36
_DAYS: Final = 300
_MAIN_WORDING: Final = 0.55


class Planted(StrEnum):
    """What was planted at an entry."""

    VALUE = "value"
    CATEGORY = "category"
    RHYTHM = "rhythm"
    CHANGE = "change"


@dataclass(slots=True)
class Note:
    """Something noted. ``routine`` is the number of its routine, -1 for what belongs to none."""

    at: datetime
    text: str
    routine: int = -1
    planted: set[Planted] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class LivedRoutine:
    name: str
    stopped: bool
    usual_days: float


@dataclass(frozen=True, slots=True)
class Life:
    """One person's notes in the order of time, up to :data:`NOW`."""

    routines: tuple[LivedRoutine, ...]
    notes: tuple[Note, ...]


def lives(half: str, personas: int = PERSONAS) -> list[Life]:
    """The lives of a half, ``development`` or ``unseen``."""
    data = json.loads((DATA / f"routines_{half}.json").read_text(encoding="utf-8"))
    # Seeds that can be read: a half is the same everywhere.
    return [_life(data, Random(f"{half} {number}")) for number in range(personas)]  # noqa: S311


def _life(data: dict[str, Any], chance: Random) -> Life:
    kinds = chance.sample(data["routines"], _ROUTINES_EACH)
    routines, notes = [], []
    for number, kind in enumerate(kinds):
        routine, entries = _lived(kind, number, chance)
        routines.append(routine)
        notes += entries
        notes += [Note(_moment(chance), sentence) for sentence in kind.get("beside", ())]
    noise = chance.sample(data["noise"], min(_NOISE_EACH, len(data["noise"])))
    notes += [Note(_moment(chance), sentence) for sentence in noise]
    return Life(tuple(routines), tuple(sorted(notes, key=lambda note: (note.at, note.text))))


def _moment(chance: Random) -> datetime:
    return NOW - timedelta(minutes=chance.randrange(60, _DAYS * 24 * 60))


def _lived(kind: dict[str, Any], number: int, chance: Random) -> tuple[LivedRoutine, list[Note]]:
    days, usual_days = _days(kind["rhythm"], chance)
    stopped = chance.random() < 0.35
    if stopped:
        silence = max(chance.uniform(4.0, 8.0) * usual_days, chance.uniform(7.0, 14.0))
        days = [day + int(silence) for day in days]
    days = [day for day in days if day < _DAYS][:_MOST_ENTRIES]
    days.reverse()
    plan = _plan(kind, len(days), stopped, chance)
    if (late := plan.get(Planted.RHYTHM)) is not None:
        # Everything before it happened so much earlier.
        shift = int(chance.uniform(5.0, 8.0) * max(usual_days, 1.5)) + 3
        days = [day + shift if place < late else day for place, day in enumerate(days)]
    hour, ways = chance.randrange(7, 20), _Ways(kind, chance)
    notes = []
    for place, day in enumerate(days):
        planted: set[Planted] = {what for what, where in plan.items() if where == place}
        planted.discard(Planted.CHANGE)
        changed = Planted.CHANGE in plan and place >= plan[Planted.CHANGE]
        at = datetime.combine((NOW - timedelta(days=day)).date(), time(hour), UTC)
        at += timedelta(minutes=chance.randrange(0, 55))
        if changed and place == plan[Planted.CHANGE] + 2:
            planted.add(Planted.CHANGE)
        notes.append(Note(at, ways.text(planted, changed=changed, chance=chance), number, planted))
    return LivedRoutine(kind["name"], stopped, usual_days), notes


def _days(rhythm: dict[str, Any], chance: Random) -> tuple[list[int], float]:
    """The days before :data:`NOW` on which there is an entry, the latest first, and the usual distance."""
    found: list[int] = []
    if "weekdays" in rhythm:
        for day in range(1, _DAYS):
            if (NOW - timedelta(days=day)).weekday() in rhythm["weekdays"] and (not found or chance.random() > 0.04):
                found.append(day)
        return found, 7.0 / len(rhythm["weekdays"])
    low, high = rhythm["days"]
    day = chance.randrange(0, high) + 1
    while day < _DAYS:
        found.append(day)
        day += chance.randint(low, high)
    return found, (low + high) / 2


def _plan(kind: dict[str, Any], entries: int, stopped: bool, chance: Random) -> dict[Planted, int]:
    """At which places something is planted: behind the eighth entry, each at a place of its own."""
    places = list(range(max(8, entries // 3), entries - 1))
    chance.shuffle(places)
    plan: dict[Planted, int] = {}
    if kind["figures"] and len(places) > 6 and chance.random() < 0.12:
        plan[Planted.CHANGE] = min(places[0], entries - 6)
        places = [place for place in places if place < plan[Planted.CHANGE] - 1]
    elif kind["figures"] and places and chance.random() < 0.7:
        plan[Planted.VALUE] = places.pop()
    if kind["categories"] and places and chance.random() < 0.75:
        plan[Planted.CATEGORY] = places.pop()
    if not stopped and places and chance.random() < 0.15:
        plan[Planted.RHYTHM] = places.pop()
    return plan


class _Ways:
    """How one person words one routine, and what is usual for them."""

    def __init__(self, kind: dict[str, Any], chance: Random) -> None:
        self._kind = kind
        self._main = chance.choice(kind["wordings"])
        self._write = {name: chance.choice(figure["write"]) for name, figure in kind["figures"].items()}
        self._usual = {name: _part_of(figure, chance) for name, figure in kind["figures"].items()}
        self._changed = {name: chance.choice(figure["unusual"]) for name, figure in kind["figures"].items()}
        self._values = {
            name: chance.sample(category["usual"], min(len(category["usual"]), chance.choice((1, 2))))
            for name, category in kind["categories"].items()
        }

    def text(self, planted: set[Planted], *, changed: bool, chance: Random) -> str:
        figures, categories = self._kind["figures"], self._kind["categories"]
        odd_figure = chance.choice(sorted(figures)) if Planted.VALUE in planted else ""
        odd_category = chance.choice(sorted(categories)) if Planted.CATEGORY in planted else ""
        needed = [f"{{{name}}}" for name in (odd_figure, odd_category) if name]
        if changed:
            needed += [f"{{{name}}}" for name in figures]
        possible = [each for each in self._kind["wordings"] if all(slot in each for slot in needed)]
        if self._main in possible and chance.random() < _MAIN_WORDING:
            possible = [self._main]
        text: str = chance.choice(possible or self._kind["wordings"])
        for name, figure in figures.items():
            low, high = self._usual[name]
            if name == odd_figure:
                low, high = _range(figure, chance.choice(figure["unusual"]))
            elif changed:
                low, high = _narrowed(_range(figure, self._changed[name]))
            written = _written(figure, chance.uniform(low, high), self._write[name])
            text = text.replace(f"{{{name}}}", written)
        for name, category in categories.items():
            value = chance.choices(self._values[name], (0.65, 0.35)[: len(self._values[name])])[0]
            if name == odd_category:
                value = chance.choice(category["unusual"])
            text = text.replace(f"{{{name}}}", value)
        return text[:1].upper() + text[1:]


def _range(figure: dict[str, Any], ends: Sequence[Any]) -> tuple[float, float]:
    if not figure.get("clock"):
        return float(ends[0]), float(ends[1])
    low, high = (int(each[:-3]) * 60.0 + int(each[-2:]) for each in ends)
    return low, high if high >= low else high + 24 * 60


def _part_of(figure: dict[str, Any], chance: Random) -> tuple[float, float]:
    """One person's part of the usual range."""
    low, high = _range(figure, figure["usual"])
    width = (high - low) * chance.uniform(0.4, 1.0)
    start = chance.uniform(low, high - width)
    return start, start + width


def _narrowed(ends: tuple[float, float]) -> tuple[float, float]:
    low, high = ends
    return low + 0.3 * (high - low), low + 0.6 * (high - low)


def _written(figure: dict[str, Any], value: float, way: str) -> str:
    if figure.get("clock"):
        minutes = int(value) % (24 * 60)
        return way.replace("{t}", f"{minutes // 60:02d}:{minutes % 60:02d}")
    return way.replace("{n}", f"{value:.{figure.get('decimals', 0)}f}")
