# ruff: noqa: S311 - the same statements each time are wanted
"""What looking for contradictions adds to a write, in milliseconds of CPU time: how long it takes does not depend on
what else the computer does.

    python tests/benchmarks/conflict_hook.py --vault DIR [--profile "in words of their own"]

The vault is one that ``crowd.py`` filled. Twice each: statements in words of their own (the pairs of ``data``),
statements of the vault with one word changed, which have many that are like them, the same with one figure changed,
which contradict some, and three new ones of the same making in one, about sixty tokens. The first time nothing that was
read of the others is kept yet. The digest is that of what was found: it tells whether a quicker program still finds the
same.
"""

from __future__ import annotations

import argparse
import cProfile
import csv
import hashlib
import pstats
import re
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
from crowd import PASSPHRASE
from crowd_texts import make_statements

from remembrancer.conflicts.watching import NEAREST, Look
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.remember.completion import Completed
from remembrancer.remember.record import version_record
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.settled import Setting
from remembrancer.storage.texts import SearchableText
from remembrancer.vault import EVERYTHING, Actor, Passphrase, Vault

DATA = Path(__file__).parent / "data" / "conflict_pairs_seen.tsv"
STATEMENTS = 150
CHANGED = "seventeen"


class Hook:
    """Looks without writing, as sure as a namespace asks to be unless somebody set it otherwise."""

    def __init__(self, vault: Vault) -> None:
        self._store = vault.store
        self._remembering = vault._remembering
        self._watching = vault._remembering._watching
        self._actor = Actor(ActorKind.PERSON, "You")
        with vault.store.read() as connection:
            self._namespace = find_namespace(connection, EVERYTHING, "personal").namespace_id

    def prepare(self, text: str, kind: MemoryType | None) -> tuple[Completed, SearchableText]:
        """A statement with its codes, made before the time is taken."""
        completed = self._remembering.complete(Draft(text, type=kind, tags=("x",)), self._actor, self._namespace)
        return completed, self._remembering.prepare(completed.draft)

    def _look(self, completed: Completed, text: SearchableText) -> Look:
        record = version_record(completed, namespace=self._namespace, text=0, session=None)
        with self._store.read() as connection:
            return self._watching.look_with(connection, record, text, Setting().certainty, nearest=NEAREST)

    def measure(self, title: str, statements: Sequence[tuple[Completed, SearchableText]]) -> None:
        """Look for each, and print what it took."""
        times, compared, found = [], [], []
        for completed, text in statements:
            start = time.thread_time()
            look = self._look(completed, text)
            times.append(1000 * (time.thread_time() - start))
            compared.append(look.compared)
            found.append([(each.side, each.contradiction) for each in look.found])
        p50, p95 = np.percentile(times, [50, 95])
        near, most = np.percentile(compared, [50, 95])
        digest = hashlib.sha256(repr(found).encode()).hexdigest()[:12]
        held = sum(bool(each) for each in found)
        print(f"{title:<46} {p50:6.1f} / {p95:5.1f} ms   compared {near:.0f} / {most:.0f}   held {held}   {digest}")


def own_words() -> list[str]:
    """Statements that the vault does not have."""
    with DATA.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [row["newer"] for row in Random(5).sample(rows, STATEMENTS)]


def three_in_one() -> list[str]:
    """Three new statements in each."""
    random = Random(77)
    return [" ".join(each.text for each in make_statements(3, random)) for _ in range(STATEMENTS)]


def with_one_word_changed(text: str) -> str:
    """The same with the word in the middle replaced."""
    words = text.split()
    words[len(words) // 2] = CHANGED
    return " ".join(words)


def with_figure_changed(text: str) -> str:
    """The same with seven more in the place of its first figure."""
    return re.sub(r"\d+", lambda figure: str(int(figure[0]) + 7), text, count=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vault", type=Path, required=True)
    parser.add_argument("--profile", metavar="TITLE", help="profile the statements of that title once more")
    asked = parser.parse_args()
    vault = Vault.open(asked.vault, Passphrase(PASSPHRASE))
    try:
        hook = Hook(vault)
        entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
        ids = entrance.query(FindMemories()).ids
        some = entrance.query(GetMemories(tuple(Random(5).sample(ids, STATEMENTS))))
        alike = [hook.prepare(with_one_word_changed(each.content), each.type) for each in some]
        figures = [each for each in entrance.query(GetMemories(ids[:4000])) if re.search(r"\d", each.content)]
        moved = [hook.prepare(with_figure_changed(each.content), each.type) for each in figures[:STATEMENTS]]
        own = [hook.prepare(text, None) for text in own_words()]
        three = [hook.prepare(text, None) for text in three_in_one()]
        kinds = {
            "in words of their own": own,
            "like others, but for a word": alike,
            "like others, but for a figure": moved,
            "three in one, of sixty tokens": three,
        }
        for title, statements in kinds.items():
            hook.measure(f"{title}, the first time", statements)
            hook.measure(f"{title}, again", statements)
        if asked.profile:
            profile = cProfile.Profile()
            profile.runcall(hook.measure, "profiled", kinds[asked.profile])
            pstats.Stats(profile).sort_stats("cumulative").print_stats(30)
    finally:
        vault.close()


if __name__ == "__main__":
    main()
