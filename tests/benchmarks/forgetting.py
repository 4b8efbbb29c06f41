"""Half a year of forgetting: is what nobody asked for still found when somebody does?

    REMEMBRANCER_EVAL_DATA=... python -m tests.benchmarks.forgetting

The turns of each LoCoMo conversation are remembered on one day. Over the following 180 days an agent asks every second
question, evenly spread, and every day ends with a sweep. Then the other questions are asked, of which the evidence that
no asked question has is counted: the share found among the first 50 above the shipped floor

* with nothing forgotten (a vault in which nobody asked and nothing was swept),
* if what is demoted were deleted,
* with demotion: what has faded answers where the cue is strong.

Beside it: how much of that evidence is above the demotion line, with activation spreading to neighbours and without;
and, since what was used gets a little more in the match, whether that pushes it out of the first ten.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from pathlib import Path
from typing import Final

import numpy as np
from tests.benchmarks.judge_adapter import FilledVault
from tests.benchmarks.questions import DATA_VARIABLE, Conversation, Question, locomo
from tests.benchmarks.tables import table

import remembrancer.lifecycle.using
import remembrancer.recall.scoring
from remembrancer.lifecycle.strength import DEMOTED_AT
from remembrancer.model.lifecycle import ListStrengths, Sweep
from remembrancer.model.recalling import Episodes, Recall
from remembrancer.model.search import Condition, HasStatus, Search
from remembrancer.model.types import ActorKind, Status
from remembrancer.vault import Actor

DAYS: Final = 180
FIRST: Final = 50
FIRST_TEN: Final = 10
_RESAMPLED: Final = 2_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was not asked along the way: its evidence that no asked one has, and how much of it was found."""

    evidence: int
    found: int


@dataclass(slots=True)
class Outcome:
    """What became of all conversations."""

    kept: list[Asked]
    deleted: list[Asked]
    demoted: dict[float, list[Asked]]
    alive: dict[bool, list[Asked]]
    faded: list[float]
    first_ten: dict[float, list[Asked]]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--cues", type=float, nargs="*", default=[], help="other thresholds of a strong cue to try")
    parser.add_argument("--conversations", type=int, default=None, help="so many, all if it is not given")
    arguments = parser.parse_args()
    cues = [remembrancer.recall.scoring.STRONG_CUE, *arguments.cues]
    weights = (remembrancer.recall.scoring.USE, 0.0)
    outcome = Outcome([], [], {cue: [] for cue in cues}, {True: [], False: []}, [], {each: [] for each in weights})
    for conversation in islice(locomo(Path(os.environ[DATA_VARIABLE])), arguments.conversations):
        replay(conversation, outcome, cues)
    rows = [
        ["nothing forgotten", *shown(outcome.kept)],
        ["deleted at the demotion rule", *shown(outcome.deleted)],
        *([f"demoted, strong cue from ITS {cue:.2f}", *shown(outcome.demoted[cue])] for cue in cues),
    ]
    print(table([f"never-asked evidence in the first {FIRST}", "share", "95 %"], rows))
    print()
    rows = [
        [f"spreading {'on' if on else 'off'}", *shown(alive)]
        for on, alive in sorted(outcome.alive.items(), reverse=True)
    ]
    print(table(["never-asked evidence above the demotion line", "share", "95 %"], rows))
    rows = [[f"use counts {weight:.2f}", *shown(asked)] for weight, asked in outcome.first_ten.items()]
    print()
    print(table([f"never-asked evidence in the first {FIRST_TEN}", "share", "95 %"], rows))
    print(f"\nfaded after {DAYS} days: {100 * float(np.mean(outcome.faded)):.1f} % of the turns")


def replay(conversation: Conversation, outcome: Outcome, cues: Sequence[float]) -> None:
    """Live through one conversation, and ask in the end."""
    questions = [each for each in conversation.questions if each.answerable]
    asked, later = questions[::2], questions[1::2]
    known = frozenset(document for each in asked for document in each.evidence)
    print(f"{len(asked)} questions along the way, {len(later)} in the end ...", file=sys.stderr, flush=True)
    with filled(conversation) as vault:
        vault.clock.advance(timedelta(days=DAYS))
        outcome.kept += found(vault, later, known)
    for on in (False, True):
        with filled(conversation) as vault, spreading(on=on):
            live(vault, [each.text for each in asked])
            outcome.alive[on] += alive(vault, later, known)
            if on:
                outcome.faded.append(faded(vault))
                outcome.deleted += found(vault, later, known, HasStatus(Status.ACTIVE))
                for weight in outcome.first_ten:
                    with scoring(USE=weight):
                        outcome.first_ten[weight] += found(vault, later, known, first=FIRST_TEN)
                for cue in cues:
                    with scoring(STRONG_CUE=cue):
                        outcome.demoted[cue] += found(vault, later, known)


def live(vault: FilledVault, questions: Sequence[str]) -> None:
    """Ask the questions, evenly spread over the days, and sweep every day."""
    agent = vault.vault.entrance(Actor(ActorKind.AGENT, "benchmark"))
    person = vault.vault.entrance(Actor(ActorKind.PERSON, "You"))
    waiting = list(questions)
    for day in range(1, DAYS + 1):
        while len(questions) - len(waiting) < len(questions) * day // DAYS:
            agent.query(Recall(Search(waiting.pop(0)), episodes=Episodes.ONLY))
        # What is noted without waiting has to be there before the day ends.
        vault.vault.store.maintain(lambda _: None)
        vault.clock.advance(timedelta(days=1))
        person.change(Sweep(only_if_due=True))


def found(
    vault: FilledVault,
    questions: Iterable[Question],
    known: frozenset[str],
    condition: Condition | None = None,
    *,
    first: int = FIRST,
) -> list[Asked]:
    """How much of the evidence that was never asked for is among the first answers to each question."""
    results = []
    for question, evidence in _own(questions, known):
        search = Search(question.text, condition)
        recalled = vault.entrance.query(Recall(search, episodes=Episodes.ONLY, limit=first))
        answers = {vault.documents[item.memory.id] for item in recalled.items}
        results.append(Asked(len(evidence), len(evidence & answers)))
    return results


def alive(vault: FilledVault, questions: Iterable[Question], known: frozenset[str]) -> list[Asked]:
    """How much of that evidence is above the demotion line."""
    results = []
    for _, evidence in _own(questions, known):
        strengths = vault.entrance.query(ListStrengths(tuple(vault.memories[each] for each in sorted(evidence))))
        results.append(Asked(len(evidence), sum(value > DEMOTED_AT for value in strengths.values())))
    return results


def faded(vault: FilledVault) -> float:
    """The share of all turns that have faded."""
    strengths = vault.entrance.query(ListStrengths(tuple(vault.documents)))
    return float(np.mean([value <= DEMOTED_AT for value in strengths.values()]))


def _own(questions: Iterable[Question], known: frozenset[str]) -> Iterator[tuple[Question, frozenset[str]]]:
    return ((each, each.evidence - known) for each in questions if each.evidence - known)


@contextmanager
def filled(conversation: Conversation) -> Iterator[FilledVault]:
    vault = FilledVault(conversation.documents)
    try:
        yield vault
    finally:
        vault.close()


@contextmanager
def spreading(*, on: bool) -> Iterator[None]:
    seeds = remembrancer.lifecycle.using.SEEDS
    remembrancer.lifecycle.using.SEEDS = seeds if on else 0
    try:
        yield
    finally:
        remembrancer.lifecycle.using.SEEDS = seeds


@contextmanager
def scoring(**values: float) -> Iterator[None]:
    """With other weights and thresholds of the score."""
    shipped = {name: getattr(remembrancer.recall.scoring, name) for name in values}
    for name, value in values.items():
        setattr(remembrancer.recall.scoring, name, value)
    try:
        yield
    finally:
        for name, value in shipped.items():
            setattr(remembrancer.recall.scoring, name, value)


def shown(results: Sequence[Asked]) -> tuple[str, str]:
    """The mean share over the questions, with its 95 % interval by resampling them."""
    shares = np.array([each.found / each.evidence for each in results])
    random = np.random.default_rng(0)
    means = random.choice(shares, (_RESAMPLED, len(shares))).mean(axis=1)
    low, high = np.percentile(means, (2.5, 97.5))
    return f"{100 * shares.mean():.1f}", f"{100 * low:.1f} to {100 * high:.1f}"


if __name__ == "__main__":
    main()
