# ruff: noqa: S311 - the same queries and orders each time are wanted
"""The same answers whatever the order of storage, after a restart, and with one thread or two.

The statements of the sample vault are stored in several orders; a thousand queries are made of their words. Every
vault must list the same statements with the same scores, to the last bit, and the reopened one the same identifiers.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.benchmarks.tables import table

from remembrancer.embedding import Encoder
from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Origin
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind
from remembrancer.storage.keys import RecoveryKey, new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Entrance, Vault
from remembrancer_resources.sample.entries import SampleMemory
from remembrancer_resources.sample.source import load_sample

QUERIES: Final = 1000
NOW: Final = datetime(2026, 6, 1, 9, 0, tzinfo=UTC)
_FORMS: Final = ("{}", "what about {}", "{} last week", "who said that {}?", "when did {} happen", "{} in March")

Ranking = tuple[tuple[str, float, float], ...]
"""Statement (by its origin), ITS and match of each answer, best first."""


@dataclass(frozen=True, slots=True)
class Run:
    """One way of arriving at the same vault.

    ``order`` is the seed by which the statements are shuffled; the turns of a session still follow each other as they
    were said, unless ``mixes_turns``.
    """

    title: str
    order: int | None
    threads: int
    restart: bool = False
    mixes_turns: bool = False


RUNS: Final = (
    Run("as written, 1 thread", None, 1),
    Run("reopened", None, 1, restart=True),
    Run("as written, 2 threads", None, 2),
    Run("shuffled, 1 thread", 1, 1),
    Run("shuffled another way, 2 threads, reopened", 2, 2, restart=True),
    Run("shuffled, turns of sessions too", 3, 1, mixes_turns=True),
)


def statements() -> list[Draft]:
    """The sample vault's statements as drafts that leave nothing to work out; every third is a turn of a session."""
    drafts: dict[str, Draft] = {}
    for entry in load_sample(date(2026, 6, 1), UTC):
        step = entry.step
        if not isinstance(step, SampleMemory) or step.contradicts or step.draft.content in drafts:
            continue
        number = len(drafts)
        is_turn = number % 3 == 0
        drafts[step.draft.content] = replace(
            step.draft,
            type=step.intended,
            tags=("sample",),
            pinned=False,
            origin=Origin("determinism", str(number)),
            times=replace(step.draft.times, stated=step.draft.times.stated or entry.at),
            session=f"session {number // 12}" if is_turn else "",
            episode=is_turn,
        )
    return list(drafts.values())


def make_queries(drafts: Sequence[Draft], count: int = QUERIES) -> list[str]:
    """Words of one statement in a row, or of two mixed, with and without something that asks for a time."""
    random = Random(3)
    queries = []
    for number in range(count):
        words = random.choice(drafts).content.split()
        start = random.randrange(max(1, len(words) - 3))
        asked = words[start : start + random.randint(2, 6)]
        if number % 2:
            asked += random.sample(others := random.choice(drafts).content.split(), min(3, len(others)))
            random.shuffle(asked)
        queries.append(random.choice(_FORMS).format(" ".join(asked)))
    return queries


def determinism(count: int = QUERIES, runs: Sequence[Run] = RUNS) -> dict[str, Any]:
    """How many of the queries each run answers otherwise than the first one does."""
    drafts = statements()
    queries = make_queries(drafts, count)
    first: list[Ranking] = []
    differing = {}
    for run in runs:
        print(f"determinism: {run.title} ...", file=sys.stderr, flush=True)
        rankings, moved = _answers(run, drafts, queries)
        first = first or rankings
        differing[run.title] = {
            "queries": sum(left != right for left, right in zip(first, rankings, strict=True)),
            "identifiers": moved,
        }
    return {
        "statements": len(drafts),
        "queries": len(queries),
        "answered": sum(bool(each) for each in first),
        "differing": differing,
    }


def _in_order(run: Run, drafts: Sequence[Draft]) -> list[Draft]:
    if run.order is None:
        return list(drafts)
    mixed = Random(run.order).sample(drafts, len(drafts))
    if run.mixes_turns:
        return mixed
    waiting: dict[str, list[Draft]] = {}
    for draft in drafts:
        waiting.setdefault(draft.session, []).append(draft)
    return [waiting[draft.session].pop(0) if draft.session else draft for draft in mixed]


def _answers(run: Run, drafts: Sequence[Draft], queries: Sequence[str]) -> tuple[list[Ranking], int | None]:
    """The rankings of one run, and how many queries gave other identifiers once the vault was opened again."""
    ordered = _in_order(run, drafts)
    encoder = Encoder.load(threads=run.threads)
    clock = FixedClock(NOW)
    secret = new_recovery_key()
    with tempfile.TemporaryDirectory(prefix="determinism-", ignore_cleanup_errors=True) as parent:
        folder = Path(parent) / "vault"
        vault = Vault(Store.create(folder, (secret,), clock, Identifiers(clock)), encoder=lambda: encoder)
        try:
            entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
            # Of two that contradict each other the later one waits, and another vault is stored in another order.
            entrance.change(SetConflictSettings("personal", certainty=1.0))
            origins = {
                entrance.change(Remember(draft)).memory: draft.origin.identifier for draft in ordered if draft.origin
            }
            answers = [_ranking(entrance, query) for query in queries]
        finally:
            vault.close()
        moved = None
        if run.restart:
            again = _reopened(folder, secret, encoder, queries)
            moved = sum(left != right for left, right in zip(answers, again, strict=True))
            answers = again
    return [tuple((origins[memory], its, match) for memory, its, match in each) for each in answers], moved


def _reopened(folder: Path, secret: RecoveryKey, encoder: Encoder, queries: Sequence[str]) -> list[Ranking]:
    """The answers of the same vault, opened again, to the queries in the opposite order."""
    clock = FixedClock(NOW)
    vault = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: encoder)
    try:
        entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
        return [_ranking(entrance, query) for query in reversed(queries)][::-1]
    finally:
        vault.close()


def _ranking(entrance: Entrance, query: str) -> Ranking:
    items = entrance.query(Recall(Search(query))).items
    return tuple((item.memory.id, item.hit.its, item.hit.match) for item in items)


def determinism_table(found: dict[str, Any]) -> str:
    rows = [
        [title, each["queries"], "" if each["identifiers"] is None else each["identifiers"]]
        for title, each in found["differing"].items()
    ]
    head = [
        f"{found['queries']} queries, {found['statements']} statements",
        "other ranking or score than the first",
        "other identifiers when reopened",
    ]
    return table(head, rows)
