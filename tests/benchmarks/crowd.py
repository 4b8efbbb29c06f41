# ruff: noqa: S311 - the same crowd each time is wanted
"""Fill a vault with many synthetic memories, to see how the program does with them.

    python tests/benchmarks/crowd.py --count 100000 --vault DIR

The first run really encodes a bank of statements and keeps it in the person's cache folder. A memory is a statement of
the bank, or the beginning of one and the end of another, and takes the token codes of these words as they were encoded
there; its first-stage code is the majority of its token codes. So the amount, the shape and the spread of what is
stored are real, while the codes of a joined text are only near what the encoder would give for it. Fit for measuring
speed, not retrieval. The passphrase is ``benchmark``.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import platformdirs
from bulk import FinishedMemory, store_finished
from crowd_texts import Statement, make_statements

from remembrancer.embedding import Encoder, encoder_id
from remembrancer.model.changes import CreateNamespace
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Origin, Source, Times, TypeReason
from remembrancer.model.types import ActorKind, Importance, MemoryType, Provenance, SourceKind, Trust
from remembrancer.remember.completion import Completed
from remembrancer.storage.texts import SearchableText, WindowCodes
from remembrancer.vault import Actor, Passphrase, Vault

if TYPE_CHECKING:
    from numpy.typing import NDArray

PASSPHRASE = "benchmark"  # noqa: S105  (known on purpose: nothing in the vault is anybody's)
BANK = 20_000
AT_ONCE = 5_000
YEARS = 3
JOINED = 0.8
"""The share of memories that are made from two statements of the bank."""
NAMESPACES = {"personal": 10, "work": 5, "household": 2, "research": 2, "travel": 1}
"""How many of twenty operations store into each."""
CHANNELS = (
    (Source(SourceKind.PERSON), Trust.PERSON, Provenance.EXPLICIT_STATEMENT, 25),
    (Source(SourceKind.CLIENT, "planner"), Trust.AGENT, Provenance.INFERRED, 20),
    (Source(SourceKind.CLIENT, "code assistant"), Trust.AGENT, Provenance.OBSERVED, 15),
    (Source(SourceKind.FILE, "notes/diary.md", "Diary"), Trust.IMPORTED, Provenance.IMPORTED, 15),
    (Source(SourceKind.FILE, "notes/projects.md", "Projects"), Trust.IMPORTED, Provenance.IMPORTED, 10),
    (Source(SourceKind.CONVERSATION, "Weekly planning"), Trust.IMPORTED, Provenance.IMPORTED, 15),
)
MORE_TAGS = ("urgent", "later", "idea", "question", "family", "office", "summer", "winter", "someday", "checked")


@dataclass(frozen=True, slots=True)
class Entry:
    """A statement of the bank: one code for each token, and the characters of the word it belongs to."""

    statement: Statement
    codes: NDArray[np.uint8]
    spans: NDArray[np.int32]


def bank(count: int) -> list[Entry]:
    """The really encoded statements, from the cache or made now."""
    folder = Path(platformdirs.user_cache_path("remembrancer", appauthor=False)) / "benchmarks"
    file = folder / f"bank-{count}-{encoder_id()}.npz".replace(":", "-").replace("/", "-")
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _encode_bank(make_statements(count, Random(1)), file)
    with np.load(file) as kept:
        statements = [Statement(text, MemoryType(kind), topic) for text, kind, topic in json.loads(str(kept["texts"]))]
        ends, codes, spans = kept["ends"], kept["codes"], kept["spans"]
    starts = [0, *ends[:-1].tolist()]
    return [
        Entry(statement, codes[start:end], spans[start:end])
        for statement, start, end in zip(statements, starts, ends.tolist(), strict=True)
    ]


def _encode_bank(statements: list[Statement], file: Path) -> None:
    encoder = Encoder.load(threads=1)
    start = time.process_time()
    with ThreadPoolExecutor(2) as pool:
        windows = [encoded.windows[0] for encoded in pool.map(encoder.encode_text, [each.text for each in statements])]
    print(f"encoded a bank of {len(statements):,} statements in {time.process_time() - start:.0f} s of CPU")
    np.savez(
        file,
        texts=np.array(json.dumps([(each.text, each.type.value, each.topic) for each in statements])),
        ends=np.cumsum([len(window.token_codes) for window in windows]),
        codes=np.concatenate([window.token_codes for window in windows]),
        spans=np.concatenate([window.word_spans for window in windows]),
    )


class Crowd:
    """Makes memories, the same ones each time."""

    def __init__(self, entries: list[Entry], start: datetime) -> None:
        self._entries = entries
        self._start = start
        self._random = Random(2)
        self._encoder = encoder_id()
        self._made = 0

    def memories(self, count: int, at: datetime) -> list[FinishedMemory]:
        """So many memories, stated in the weeks before ``at``."""
        return [self._memory(at) for _ in range(count)]

    def _memory(self, at: datetime) -> FinishedMemory:
        random = self._random
        self._made += 1
        entry = random.choice(self._entries)
        text = self._joined(entry, random.choice(self._entries)) if random.random() < JOINED else _whole(entry)
        statement = entry.statement
        source, trust, provenance, _ = random.choices(CHANNELS, [share for *_, share in CHANNELS])[0]
        stated = at - timedelta(seconds=random.randrange(40 * 24 * 3600))
        draft = Draft(
            text[0],
            type=statement.type,
            tags=(statement.topic, *random.sample(MORE_TAGS, random.choice((0, 0, 1, 1, 2)))),
            confidence=random.choice((1.0, 1.0, 0.9, 0.7, 0.5)),
            importance=Importance.HIGH if random.random() < 0.05 else Importance.NORMAL,
            pinned=random.random() < 0.0005,
            times=self._times(statement.type, stated),
            session=f"session-{self._made // 12}" if source.kind is SourceKind.CLIENT else "",
            origin=Origin("crowd", str(self._made)) if source.kind is SourceKind.FILE else None,
            episode=source.kind is SourceKind.CONVERSATION,
        )
        completed = Completed(draft, statement.type, TypeReason(), trust, provenance, source)
        return FinishedMemory(completed, self._searchable(*text))

    def _times(self, kind: MemoryType, stated: datetime) -> Times:
        later = stated + timedelta(hours=self._random.randrange(-200, 1500))
        if kind is MemoryType.EVENT:
            return Times(stated=stated, zone="Europe/Helsinki", happening_from=later)
        if kind in (MemoryType.COMMITMENT, MemoryType.GOAL):
            return Times(stated=stated, zone="Europe/Helsinki", due=later)
        return Times(stated=stated, zone="Europe/Helsinki")

    def _joined(self, first: Entry, second: Entry) -> tuple[str, NDArray[np.uint8], NDArray[np.int32]]:
        """The beginning of one statement and the end of another, cut between words, with the codes of these words."""
        head = self._cut(first)
        tail = self._cut(second)
        begin, end = first.statement.text, second.statement.text
        until = int(first.spans[head - 1][1])
        since = int(second.spans[tail][0])
        text = f"{begin[:until]}, {end[since:]}"
        spans = np.concatenate((first.spans[:head], second.spans[tail:] - since + until + 2))
        return text, np.concatenate((first.codes[:head], second.codes[tail:])), spans

    def _cut(self, entry: Entry) -> int:
        """A token somewhere in the middle with which a word begins."""
        count = len(entry.spans)
        place = self._random.randrange(count // 3, max(count // 3 + 1, 2 * count // 3)) or 1
        while place > 1 and entry.spans[place][0] == entry.spans[place - 1][0]:
            place -= 1
        return place

    def _searchable(self, text: str, codes: NDArray[np.uint8], spans: NDArray[np.int32]) -> SearchableText:
        majority = 2 * np.unpackbits(codes, axis=1).sum(axis=0, dtype=np.int32) > len(codes)
        memory_code = np.packbits(majority)
        window = WindowCodes(memory_code.tobytes(), codes.tobytes(), spans.astype("<u2").tobytes())
        return SearchableText(text, text, self._encoder, (window,))


def _whole(entry: Entry) -> tuple[str, NDArray[np.uint8], NDArray[np.int32]]:
    return entry.statement.text, entry.codes, entry.spans


def fill(folder: Path, count: int, bank_size: int) -> None:
    """Make a vault of ``count`` memories in ``folder``."""
    entries = bank(bank_size)
    now = datetime.now(UTC)
    start = now - timedelta(days=365 * YEARS)
    clock = FixedClock(start)
    began, began_cpu = time.perf_counter(), time.process_time()
    vault = Vault.create(folder, (Passphrase(PASSPHRASE),), clock, Identifiers(clock))
    try:
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        for name in NAMESPACES:
            if name != "personal":
                person.change(CreateNamespace(name, name.capitalize()))
        crowd = Crowd(entries, start)
        places = [name for name, share in NAMESPACES.items() for _ in range(share)]
        Random(3).shuffle(places)
        at_once = min(AT_ONCE, max(1, count // 20))
        done = 0
        while done < count:
            many = min(at_once, count - done)
            clock.set(start + (now - start) * ((done + many) / count))
            namespace = places[done // at_once % len(places)]
            memories = crowd.memories(many, clock.now())
            store_finished(vault, Actor(ActorKind.PROGRAM, "crowd"), namespace, memories)
            done += many
            print(f"{done:9,} memories, {time.process_time() - began_cpu:6.1f} s of CPU", flush=True)
    finally:
        vault.close()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
    print(
        f"{count:,} memories in {time.perf_counter() - began:.1f} s, {time.process_time() - began_cpu:.1f} s of CPU;"
        f" {size:.0f} MB, {size / count * 1000:.2f} kB each"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000, help="how many memories")
    parser.add_argument("--vault", type=Path, required=True, help="a folder that does not exist yet, or is empty")
    parser.add_argument("--bank", type=int, default=BANK, help="how many statements are really encoded")
    arguments = parser.parse_args()
    fill(arguments.vault, arguments.count, arguments.bank)


if __name__ == "__main__":
    main()
