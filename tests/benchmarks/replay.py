# ruff: noqa: S311 - the same steps each time are wanted
"""Ten thousand random steps against a naive list of what was done, and every past moment of it compared.

    python tests/benchmarks/replay.py --steps 10000 --seed 1

The steps and the comparisons are those of the property test (``tests/engine/history/test_replay.py``): creations,
edits, retypes, tags, pins, moves, deletions, restorations, statuses of the program, links to what superseded a memory,
restored versions, undos and redos, undos of everything one actor did, a clock that goes back, clocks going forward and
back in spring and autumn. At the end the vault is asked how it stood after every single operation.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

WORLD = Path(__file__).parents[1] / "support" / "replay_world.py"
MEMORIES = 2500
"""As many as this are made; from then on they are changed."""
PASSING = 0.8
"""How often time passes before a step."""
MANY = 0.2
BY_AGENT = 0.4
LINKED = 0.7
"""How often what is superseded is so by another memory."""
RECENT = 60
"""So many of the newest operations are taken back and brought back."""


def main() -> None:
    asked = _arguments()
    replay = _load()
    random = Random(asked.seed)
    with TemporaryDirectory() as folder:
        world = replay.World(Path(folder) / "vault")
        steps = Steps(replay, world, random)
        started = time.perf_counter()
        done: Counter[str] = Counter()
        for step in range(asked.steps):
            done[steps.take()] += 1
            if step % asked.every == 0:
                _look_back(replay, world, random)
        stepped = time.perf_counter() - started
        moments = _every_moment(replay, world, random, asked.thorough)
        world.check_changes(replay.START - timedelta(days=1), world.done[-1].recorded, "red", 997)
        world.check_journal()
        world.check_word_counts()
        world.vault.close()
    print(f"{asked.steps:,} steps, {len(world.done):,} operations, {len(world.state):,} memories in {stepped:.0f} s")
    print(f"{moments:,} past moments agree, checked in {time.perf_counter() - started - stepped:.0f} s")
    print(", ".join(f"{name} {count:,}" for name, count in done.most_common()))


class Steps:
    """The random steps, by name."""

    def __init__(self, replay: Any, world: Any, random: Random) -> None:
        self.replay, self.world, self.random = replay, world, random

    def take(self) -> str:
        """One random step; returns its name."""
        if self.random.random() < PASSING:
            self.world.clock.advance(timedelta(seconds=self.random.randint(1, 600)))
        names = ["time"]
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
        name = self.random.choice(names)
        getattr(self, name)()
        return name

    def alive(self) -> list[str]:
        return sorted(key for key, each in self.world.state.items() if each.status is not self.replay.Status.DELETED)

    def some(self) -> tuple[str, ...]:
        alive = self.alive()
        return tuple(self.random.sample(alive, min(len(alive), self.random.randint(1, 3))))

    def any(self) -> str:
        return self.random.choice(sorted(self.world.state))

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
        standing = [each for each in self.world.done[-RECENT:] if each.stands]
        if standing:
            self.world.undo(self.random.choice(standing))

    def many(self) -> None:
        since = self.random.choice(self.world.done[-RECENT:]).recorded - timedelta(minutes=1)
        self.world.undo_many(self.random.choice(("Coder", "You")), since)

    def time(self) -> None:
        """Mostly on, sometimes back."""
        self.world.clock.advance(timedelta(minutes=self.random.randint(-600, 3000)))


def _look_back(replay: Any, world: Any, random: Random) -> None:
    """Compare the present, a past moment, and the time between two."""
    world.check(world.state, None)
    if world.done:
        moments = sorted(random.choice(world.done).recorded for _ in range(2))
        shift = timedelta(minutes=random.randint(-1, 1))
        world.check(world.expected_at(moments[0] + shift), moments[0] + shift)
        world.check_changes(moments[0], moments[1], random.choice(replay.TAGS), random.randint(1, 50))


def _every_moment(replay: Any, world: Any, random: Random, thorough: int) -> int:
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
            continue
        current = {key for key, now in state.items() if now.status in replay.LOOKED_THROUGH}
        asked = replay.Search(as_of=each.recorded)
        assert set(world.person.query(replay.FindMemories(asked)).ids) == current
        everything = replay.Search(condition=replay.ANY_STATUS, as_of=each.recorded)
        assert set(world.person.query(replay.FindMemories(everything)).ids) == set(state)
    return moments


def _load() -> Any:
    """The property test's own world, from its file: tests are no package."""
    spec = importlib.util.spec_from_file_location("replay", WORLD)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["replay"] = module
    spec.loader.exec_module(module)
    return module


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="compare in between after so many steps")
    parser.add_argument("--thorough", type=int, default=100, help="about so many moments are compared in everything")
    return parser.parse_args()


if __name__ == "__main__":
    main()
