# ruff: noqa: S311 - the same steps each time are wanted
"""Ten thousand random steps against a naive list of what was done, and every past moment of it compared.

    python tests/benchmarks/replay.py --steps 10000 --seed 1

The steps and the comparisons are those of the property test (``tests/engine/history/test_replay.py``): creations,
edits, retypes, tags, pins, moves, deletions, restorations, statuses of the program, links to what superseded a memory,
restored versions, undos and redos, undos of everything one actor did, conflicts that are decided in every way, taken
back and decided again, erasures, a clock that goes back, clocks going forward and back in spring and autumn. At the end
the vault is asked how it stood after every single operation, and around each hour that a person's clock skipped or
showed twice.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from remembrancer.model.conflicts import Resolution, Supersession

SUPPORT = Path(__file__).parents[1] / "support"
MEMORIES = 2500
"""As many as this are made; from then on they are changed."""
PASSING = 0.8
"""How often time passes before a step."""
MANY = 0.2
ERASING = 0.03
"""Seldom: each writes the whole file anew."""
BY_AGENT = 0.4
LINKED = 0.7
"""How often what is superseded is so by another memory."""
RECENT = 60
"""So many of the newest operations are taken back and brought back."""


def main() -> None:
    asked = _arguments()
    replay, disputes = _load("replay_world"), _load("replay_disputes")
    random = Random(asked.seed)
    with TemporaryDirectory() as folder:
        world = replay.World(Path(folder) / "vault", Random(asked.seed).randbytes)
        steps = Steps(replay, world, disputes.Disputes(world), random)
        started = time.perf_counter()
        done: Counter[str] = Counter()
        for step in range(asked.steps):
            done[steps.take()] += 1
            if step % asked.every == 0:
                _look_back(replay, world, steps.disputes, random)
        stepped = time.perf_counter() - started
        moments = _every_moment(replay, world, steps.disputes, random, asked.thorough)
        turned = _turned_clocks(replay, world, steps.disputes)
        world.check_changes(replay.START - timedelta(days=1), world.done[-1].recorded, "red", 997)
        world.check_journal()
        world.check_word_counts()
        world.vault.close()
    print(f"{asked.steps:,} steps, {len(world.done):,} operations, {len(world.state):,} memories in {stepped:.0f} s")
    print(f"{turned:,} moments around the hours that clocks skip or show twice agree")
    print(f"{moments:,} past moments agree, checked in {time.perf_counter() - started - stepped:.0f} s")
    print(", ".join(f"{name} {count:,}" for name, count in done.most_common()))


class Steps:
    """The random steps, by name."""

    def __init__(self, replay: Any, world: Any, disputes: Any, random: Random) -> None:
        self.replay, self.world, self.disputes, self.random = replay, world, disputes, random

    def take(self) -> str:
        """One random step; returns its name."""
        if self.random.random() < PASSING:
            self.world.clock.advance(timedelta(seconds=self.random.randint(1, 600)))
        names = ["time", "decide"]
        names += ["turn"] * bool(self.disputes.all)
        if len(self.world.state) < MEMORIES:
            names += ["remember"] * 4
        if self.alive():
            names += [
                "revise",
                "revise",
                "tag",
                "tag",
                "status",
                "program",
                "program",
                "move",
                "restore",
                "undo",
                "undo",
            ]
            names += ["many"] * (self.random.random() < MANY)
            names += ["erase"] * (self.random.random() < ERASING)
        name = self.random.choice(names)
        getattr(self, name)()
        return name

    def alive(self) -> list[str]:
        return [key for key in self.world.free if self.world.state[key].status is not self.replay.Status.DELETED]

    def some(self) -> tuple[str, ...]:
        alive = self.alive()
        return tuple(self.random.sample(alive, min(len(alive), self.random.randint(1, 3))))

    def any(self) -> str:
        return self.random.choice(self.world.free)

    def by_agent(self) -> bool:
        return self.random.random() < BY_AGENT

    def remember(self) -> None:
        given = (self.replay.WORDS, self.replay.TYPES, self.replay.TAGS, self.replay.SPACES)
        self.world.remember(*map(self.random.choice, given), agent=self.by_agent())

    def revise(self) -> None:
        word, kind = self.random.choice(self.replay.WORDS), self.random.choice(self.replay.TYPES)
        self.world.revise(self.some()[0], word, kind, agent=self.by_agent())

    def tag(self) -> None:
        pinned = self.random.random() < 0.5
        self.world.tag_and_pin(self.some(), self.random.choice(self.replay.TAGS), pinned, agent=self.by_agent())

    def status(self) -> None:
        self.world.set_status((self.any(),), self.random.choice(self.replay.BY_HAND))

    def program(self) -> None:
        successor = self.any() if self.random.random() < LINKED else ""
        self.world.set_by_program(self.any(), self.random.choice(self.replay.BY_PROGRAM), successor)

    def move(self) -> None:
        self.world.move(self.some(), self.random.choice(self.replay.SPACES))

    def restore(self) -> None:
        memory = self.any()
        self.world.restore(memory, self.random.randint(1, self.world.state[memory].number))

    def undo(self) -> None:
        recent = set(self.world.done[-RECENT:])
        standing = [each for each in self.world.standing if each in recent]
        if standing:
            self.world.undo(self.random.choice(standing))

    def many(self) -> None:
        since = self.random.choice(self.world.done[-RECENT:]).recorded - timedelta(minutes=1)
        self.world.undo_many(self.random.choice(("Coder", "You")), since)

    def decide(self) -> None:
        resolution = self.random.choice(list(Resolution))
        self.disputes.decide(resolution, self.random.choice(list(Supersession)))

    def turn(self) -> None:
        self.disputes.turn(self.random.choice(self.disputes.all))

    def erase(self) -> None:
        self.world.erase(self.some()[:2])

    def time(self) -> None:
        """Mostly on, sometimes back."""
        self.world.clock.advance(timedelta(minutes=self.random.randint(-600, 3000)))


def _look_back(replay: Any, world: Any, disputes: Any, random: Random) -> None:
    """Compare the present, a past moment, and the time between two."""
    world.check(world.state, None)
    disputes.check(None)
    if world.done:
        moments = sorted(random.choice(world.done).recorded for _ in range(2))
        shift = timedelta(minutes=random.randint(-1, 1))
        world.check(world.expected_at(moments[0] + shift), moments[0] + shift)
        disputes.check(moments[0] + shift)
        world.check_changes(moments[0], moments[1], random.choice(replay.TAGS), random.randint(1, 50))


def _turned_clocks(replay: Any, world: Any, disputes: Any) -> int:
    """Ask for what a person's clock shows around the hours that it skips in spring and shows twice in autumn."""
    moments = 0
    day = replay.START.replace(hour=0)
    while day < world.done[-1].recorded:
        following = day + timedelta(days=1)
        if day.astimezone(replay.ZONE).utcoffset() != following.astimezone(replay.ZONE).utcoffset():
            for quarter in range(16):
                shown = (day + timedelta(minutes=15 * quarter)).astimezone(replay.ZONE)
                world.check(world.expected_at(shown), shown)
                disputes.check(shown)
                moments += 1
        day = following
    return moments


def _every_moment(replay: Any, world: Any, disputes: Any, random: Random, thorough: int) -> int:
    """Ask for the state after every operation that was recorded at a moment of its own."""
    state: dict[str, Any] = {}
    moments = 0
    for place, each in enumerate(world.done):
        state.update(each.after)
        following = world.done[place + 1] if place + 1 < len(world.done) else None
        if following is not None and following.recorded == each.recorded:
            continue
        moments += 1
        if random.randrange(len(world.done)) < thorough:
            world.check(state, each.recorded)
            disputes.check(each.recorded)
            continue
        current = {key for key, now in state.items() if now.status in replay.LOOKED_THROUGH}
        asked = replay.Search(as_of=each.recorded)
        assert set(world.person.query(replay.FindMemories(asked)).ids) == current
        everything = replay.Search(condition=replay.ANY_STATUS, as_of=each.recorded)
        assert set(world.person.query(replay.FindMemories(everything)).ids) == set(state)
    return moments


def _load(name: str) -> Any:
    """A module of the property test, from its file: tests are no package."""
    sys.path[:0] = [str(SUPPORT)] * (str(SUPPORT) not in sys.path)
    return importlib.import_module(name)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="compare in between after so many steps")
    parser.add_argument("--thorough", type=int, default=100, help="about so many moments are compared in everything")
    return parser.parse_args()


if __name__ == "__main__":
    main()
