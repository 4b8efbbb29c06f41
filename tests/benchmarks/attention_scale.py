# ruff: noqa: S311 - the same vault each time is wanted
"""How much processor time routines cost in a large vault.

    python -m tests.benchmarks.attention_scale [--memories 100000] [--routines 1000]

A third of the memories are entries of routines, each in three wordings; the rest are statements of random words of a
vocabulary. Every word has one code, of which each use flips a few bits: what is like what is as in real texts, and
nothing is encoded. Fit for measuring time alone.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.bulk import FinishedMemory, store_finished

from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.attention import GetRoutine, ListFlags, ListRoutines
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Source, Times, TypeReason
from remembrancer.model.types import ActorKind, MemoryType, Provenance, SourceKind, Trust
from remembrancer.remember.completion import Completed
from remembrancer.storage.keys import Passphrase
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText, WindowCodes
from remembrancer.storage.transaction import Actor
from remembrancer.vault.facade import Vault

_START: Final = datetime(2026, 1, 1, tzinfo=UTC)
_DAYS: Final = 400
_VOCABULARY: Final = 6_000
_AT_ONCE: Final = 2_000
_FLIPPED: Final = 0.08
_BITS: Final = 384


class _Words:
    """A vocabulary with a code for each word."""

    def __init__(self, chance: Random) -> None:
        self._random = np.random.default_rng(chance.randrange(2**31))
        self._codes = self._random.integers(0, 2, (_VOCABULARY, _BITS), dtype=np.uint8)

    def memory(self, words: list[int], figure: str, at: datetime) -> FinishedMemory:
        """A statement of these words with a figure, stated at an instant."""
        content = f"{' '.join(f'w{_letters(word)}' for word in words)} {figure}.".strip()
        bits = self._codes[words] ^ (self._random.random((len(words), _BITS)) < _FLIPPED)
        return FinishedMemory(_completed(content, at), _text(content, bits.astype(np.uint8)))


def _letters(word: int) -> str:
    return "".join(chr(ord("a") + word // 26**place % 26) for place in range(3))


def _text(content: str, bits: NDArray[np.uint8]) -> SearchableText:
    majority = (bits.mean(axis=0) > np.linspace(0.49, 0.51, _BITS)).astype(np.uint8)
    spans = np.zeros((len(bits), 2), dtype="<u2")
    codes = WindowCodes(np.packbits(majority).tobytes(), np.packbits(bits, axis=1).tobytes(), spans.tobytes())
    return SearchableText(content, content, encoder_id(), (codes,))


def _completed(content: str, at: datetime) -> Completed:
    draft = Draft(content, MemoryType.EVENT, times=Times(at))
    source = Source(SourceKind.PERSON)
    return Completed(draft, MemoryType.EVENT, TypeReason(), Trust.PERSON, Provenance.OBSERVED, source)


def measure_scale(memories: int, routines: int) -> None:
    """Fill a vault and print what routines cost in it."""
    chance = Random(1)
    words = _Words(chance)
    actor = Actor(ActorKind.PERSON, "You")
    with tempfile.TemporaryDirectory() as folder:
        clock = FixedClock(_START + timedelta(days=_DAYS), UTC)
        store = Store.create(Path(folder) / "vault", (Passphrase("routines"),), clock, Identifiers(clock))
        vault = Vault(store, encoder=lambda: None)
        _fill(vault, actor, list(_made(words, chance, memories, routines)))
        person = vault.entrance(actor)
        print(f"{memories} memories, {routines} routines; seconds of CPU")
        portions = _Portions()
        _timed("comparing all and making routines, in the background", lambda: vault._attention.bring_up(portions))
        print(f"  the longest portion of that, after which it steps aside: {portions.longest:.2f}")
        _timed("the first list", lambda: person.query(ListRoutines()))
        _timed("the list again", lambda: person.query(ListRoutines()))
        found = person.query(ListRoutines()).routines
        print(f"  found {len(found)} routines of {sum(each.entries for each in found)} entries")
        _timed("keeping them", vault._attention.bring_up)
        store_finished(vault, actor, "personal", [words.memory([1, 2, 3, 4, 5, 6], "31 min", clock.now())])
        _timed("the list after one more memory", lambda: person.query(ListRoutines()))
        _timed("keeping it", vault._attention.bring_up)
        _timed("one routine", lambda: person.query(GetRoutine(found[0].id)))
        _timed("the flags", lambda: person.query(ListFlags()))
        vault.close()
        store = Store.open(Path(folder) / "vault", Passphrase("routines"), clock, Identifiers(clock))
        vault = Vault(store, encoder=lambda: None)
        _timed("the first list of a program just started", lambda: vault.entrance(actor).query(ListRoutines()))
        vault.close()


def _fill(vault: Vault, actor: Actor, made: list[FinishedMemory]) -> None:
    for start in range(0, len(made), _AT_ONCE):
        store_finished(vault, actor, "personal", made[start : start + _AT_ONCE])


def clock_of_scale() -> FixedClock:
    """The clock of such a vault, at its last day."""
    return FixedClock(_START + timedelta(days=_DAYS), UTC)


def filled_vault(folder: Path, memories: int, routines: int) -> None:
    """Make such a vault in ``folder``, its routines made, and close it."""
    chance = Random(1)
    clock = clock_of_scale()
    vault = Vault(Store.create(folder, (Passphrase("routines"),), clock, Identifiers(clock)), encoder=lambda: None)
    _fill(vault, Actor(ActorKind.PERSON, "You"), list(_made(_Words(chance), chance, memories, routines)))
    vault._attention.bring_up()
    vault.close()


def _made(words: _Words, chance: Random, memories: int, routines: int) -> list[FinishedMemory]:
    made: list[tuple[datetime, FinishedMemory]] = []
    entries = memories // 3 // routines
    for _ in range(routines):
        core = [chance.randrange(_VOCABULARY) for _ in range(5)]
        wordings = [[*core, *(chance.randrange(_VOCABULARY) for _ in range(2))] for _ in range(3)]
        usual, gap = chance.uniform(10, 90), chance.uniform(2, 10)
        for place in range(entries):
            at = _START + timedelta(days=_DAYS - (entries - place) * gap, hours=chance.random())
            figure = f"{usual * chance.uniform(0.9, 1.1):.0f} min"
            made.append((at, words.memory(chance.choice(wordings), figure, at)))
    while len(made) < memories:
        at = _START + timedelta(days=chance.uniform(0, _DAYS))
        made.append((at, words.memory([chance.randrange(_VOCABULARY) for _ in range(chance.randint(6, 18))], "", at)))
    return [memory for _, memory in sorted(made, key=lambda each: each[0])]


class _Portions:
    """What the background asks between portions of its work."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._since = time.process_time()

    def __call__(self) -> bool:
        now = time.process_time()
        self.longest, self._since = max(self.longest, now - self._since), now
        return False


def _timed(what: str, work: Callable[[], object]) -> None:
    started = time.process_time()
    work()
    print(f"  {what}: {time.process_time() - started:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memories", type=int, default=100_000)
    parser.add_argument("--routines", type=int, default=1_000)
    asked = parser.parse_args()
    measure_scale(asked.memories, asked.routines)


if __name__ == "__main__":
    main()
