"""How long encoding, scanning and scoring take here, and how much memory the model needs.

    python tests/benchmarks/embedding_speed.py [threads]

One process measures one number of threads, since a runtime keeps what it once took.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from remembrancer.embedding import CODE_BYTES, Encoder, words_major
from remembrancer.embedding.encoder import CONTEXT_TOKENS, CONTEXT_TURNS
from remembrancer.model.changes import Remember
from remembrancer.model.clock import SystemClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind
from remembrancer.recall.evidence import CandidateCodes, hamming_scan, score_candidates, weigh_query
from remembrancer.storage.keys import new_recovery_key
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

PAIRS = Path(__file__).parent / "data" / "agreement_pairs.tsv"


def resident_megabytes() -> float:
    """Resident memory of this process; only where /proc tells it, otherwise not a number."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return float("nan")
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def milliseconds(act: Callable[[str], object], texts: Iterable[str]) -> str:
    """Median and 95th percentile of ``act`` over ``texts``, the first three of which only warm up.

    In time on the clock, and in processor time of all threads, which what else runs here disturbs less.
    """
    times, worked = [], []
    for text in texts:
        start, begun = time.perf_counter(), time.process_time()
        act(text)
        times.append((time.perf_counter() - start) * 1000)
        worked.append((time.process_time() - begun) * 1000)
    quantiles = [np.quantile(each[3:], [0.5, 0.95]) for each in (times, worked)]
    return "p50 {:.1f}  p95 {:.1f} ms; CPU p50 {:.1f}  p95 {:.1f} ms".format(*quantiles[0], *quantiles[1])


def remembering(encoder: Encoder, turns: Sequence[str]) -> str:
    """How long turns of one session take, each behind two others, from the request to its acknowledgement."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.create(Path(folder) / "vault", (new_recovery_key(),), clock := SystemClock(), Identifiers(clock))
        vault = Vault(store, encoder=lambda: encoder)
        entrance = vault.entrance(Actor(ActorKind.AGENT, "benchmark"))
        try:
            return milliseconds(
                lambda turn: entrance.change(Remember(Draft(turn, session="benchmark", episode=True))), turns
            )
        finally:
            vault.close()


def main() -> None:
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    questions, statements = zip(
        *(line.split("\t") for line in PAIRS.read_text(encoding="utf-8").splitlines()), strict=True
    )
    turns = [" ".join(statements[number : number + 3]) for number in range(len(statements) - 2)]
    before = resident_megabytes()
    start = time.perf_counter()
    encoder = Encoder.load(threads=threads)
    print(f"threads {threads}; load {time.perf_counter() - start:.2f} s")
    print(f"resident {before:.0f} MB before, {resident_megabytes():.0f} MB after loading")
    tokens = np.mean([len(encoder.encode_text(turn).windows[0].token_codes) for turn in turns])
    print("question", milliseconds(encoder.encode_query, questions))
    print(f"turn of {tokens:.0f} tokens", milliseconds(encoder.encode_text, turns))
    longer = [" ".join(statements[number : number + 6]) for number in range(len(statements) - 5)]
    tokens = np.mean([len(encoder.encode_text(turn).windows[0].token_codes) for turn in longer])
    context = longer[:CONTEXT_TURNS]  # together longer than what is read of them
    print(f"turn of {tokens:.0f} tokens", milliseconds(encoder.encode_text, longer))
    behind = f"turn of {tokens:.0f} tokens behind {CONTEXT_TOKENS}"
    print(behind, milliseconds(lambda turn: encoder.encode_text(turn, context), longer))
    print(f"{behind}, remembered in its session", remembering(encoder, longer))
    print("window of 300 tokens", milliseconds(encoder.encode_text, ["tea with milk " * 100] * 20))
    encoder.encode_text("tea with milk " * 2000)
    print(f"resident {resident_megabytes():.0f} MB after a text of 6,000 tokens")

    random = np.random.default_rng(0)
    codes = words_major(random.integers(0, 256, size=(1_000_000, CODE_BYTES), dtype=np.uint8))
    query = encoder.encode_query("When is the quarterly report due, and who hands it over?")
    code = query.mean_code.view(np.uint64)
    print("scan of 1,000,000 memory codes", milliseconds(lambda _: hamming_scan(codes, code), [""] * 15))
    some = CandidateCodes(random.integers(0, 256, size=(50_000, CODE_BYTES), dtype=np.uint8), np.arange(0, 50_001, 50))
    weighed = weigh_query(query.token_vectors, np.ones(len(query.token_vectors)))
    print("score of 1,000 memories of 50 tokens", milliseconds(lambda _: score_candidates(weighed, some), [""] * 15))


if __name__ == "__main__":
    main()
