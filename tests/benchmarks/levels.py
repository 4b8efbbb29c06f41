"""What more than one bit a dimension would bring, or as many bits spent otherwise.

    REMEMBRANCER_EVAL_DATA=DATA python -m tests.benchmarks.levels
    python -m tests.benchmarks.levels --kinds "2 bits"

As ``bits.py``, whose sets, weights and fitting texts are used: by meaning alone over all texts of a conversation. A
row keeps of each token

* whole numbers of 1/320, a byte a coordinate;
* the 16, 8 or 4 levels of a coordinate that lie nearest in the mean (Lloyd-Max), compared by cosine;
* the same at length 1: a token's levels are divided by the length that they have together;
* sign and size, 2 bits: small ones count 1, large ones (from ``LARGE``) 3, at length 1; evidence from the logistic;
* a product quantiser: each group of 8 or 16 coordinates as the number of the nearest of 256 centroids.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.bits import Bench, Binariser, Floats, Recipe, figures
from tests.benchmarks.questions import DATA_VARIABLE, SOURCES, TITLES
from tests.benchmarks.tables import share, table

from remembrancer.embedding.binarise import CODE_BYTES, DIMENSIONS
from remembrancer.recall.agreement import SCALE, SLOPE

LARGE: Final = 0.03
"""Somewhat above the median size of a coordinate, 0.026."""
CENTROIDS: Final = 256
ROUNDS: Final = 12


@dataclass(slots=True)
class Quantised:
    """``kept`` makes of vectors [tokens, 384] what their codes say of them; ``size`` is bytes a token."""

    title: str
    size: float
    kept: Callable[[Floats], Floats]
    in_bits: bool = False

    def documents(self, vectors: Floats) -> tuple[Floats, NDArray[np.float64]]:
        return self.kept(vectors), np.zeros(0)

    def evidence(self, queries: Floats) -> tuple[Floats, Floats, Floats]:
        if self.in_bits:
            return Binariser(np.eye(DIMENSIONS, dtype=np.float32), np.float32(0), SLOPE, SCALE).evidence(queries)
        return queries, np.zeros(len(queries), np.float32), np.ones(len(queries), np.float32)


def at_length(length: float, kept: Callable[[Floats], Floats]) -> Callable[[Floats], Floats]:
    def scaled(vectors: Floats) -> Floats:
        found = kept(vectors)
        lengths = np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-9)
        return np.asarray(found / lengths * np.float32(length), dtype=np.float32)

    return scaled


def levels(count: int, sample: Floats) -> Callable[[Floats], Floats]:
    """The nearest of ``count`` levels, half of them below zero, by Lloyd's method on every 97th coordinate."""
    sizes = np.sort(np.abs(sample).ravel()[::97])
    half = count // 2
    centres = np.quantile(sizes, (np.arange(half) + 0.5) / half)
    for _ in range(60):
        nearest = np.searchsorted((centres[1:] + centres[:-1]) / 2, sizes)
        centres = np.array([sizes[nearest == each].mean() for each in range(half)])
    cuts, values = ((centres[1:] + centres[:-1]) / 2).astype(np.float32), centres.astype(np.float32)
    return lambda vectors: np.sign(vectors) * values[np.searchsorted(cuts, np.abs(vectors))]


def sign_and_size(vectors: Floats) -> Floats:
    return np.asarray(np.sign(vectors) * np.where(np.abs(vectors) < LARGE, np.float32(1), np.float32(3)))


def product_quantiser(groups: int, sample: Floats) -> Callable[[Floats], Floats]:
    books = [_centroids(np.ascontiguousarray(part)) for part in np.split(sample, groups, axis=1)]

    def kept(vectors: Floats) -> Floats:
        parts = zip(books, np.split(vectors, groups, axis=1), strict=True)
        return np.concatenate([book[_nearest(part, book)] for book, part in parts], axis=1)

    return kept


def _nearest(vectors: Floats, centroids: Floats) -> NDArray[np.int64]:
    return np.argmax(vectors @ centroids.T - 0.5 * (centroids * centroids).sum(axis=1), axis=1)


def _centroids(sample: Floats) -> Floats:
    """k-means with ``CENTROIDS`` means."""
    found = sample[np.random.default_rng(0).choice(len(sample), CENTROIDS, replace=False)].copy()
    for _ in range(ROUNDS):
        nearest = _nearest(sample, found)
        counts = np.bincount(nearest, minlength=CENTROIDS)
        sums = np.stack([np.bincount(nearest, column, CENTROIDS) for column in sample.T], axis=1)
        found[counts > 0] = (sums[counts > 0] / counts[counts > 0, np.newaxis]).astype(np.float32)
    return found


def kinds(sample: Floats) -> dict[str, Callable[[], Quantised]]:
    def bytes_of(count: int) -> float:
        return DIMENSIONS * np.log2(count) / 8

    found: dict[str, Callable[[], Quantised]] = {
        f"{count} levels": lambda count=count: Quantised(f"{count} levels", bytes_of(count), levels(count, sample))
        for count in (16, 8, 4)
    }
    found["int8"] = lambda: Quantised("int8", DIMENSIONS, lambda vectors: np.round(vectors * 320) / np.float32(320))
    unit = "4 levels at length 1"
    found[unit] = lambda: Quantised(unit, bytes_of(4), at_length(1.0, levels(4, sample)))
    size = "2 bits, sign and size"
    found[size] = lambda: Quantised(size, bytes_of(4), at_length(DIMENSIONS**0.5, sign_and_size), in_bits=True)
    for groups in (48, 24):
        title = f"product quantiser, {groups} bytes"
        found[title] = lambda title=title, groups=groups: Quantised(
            title, groups, at_length(1.0, product_quantiser(groups, sample))
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.levels", description=(__doc__ or "").split("\n")[0]
    )
    named = os.environ.get(DATA_VARIABLE)
    parser.add_argument("--data", type=Path, default=named, required=not named, help=f"instead of {DATA_VARIABLE}")
    parser.add_argument("--sets", default="locomo,lme", help=f"of {', '.join(SOURCES)}; bytes are those of the first")
    parser.add_argument("--kinds", default="", help="rows whose title begins so; all if left out")
    parser.add_argument("--tokens", default="all", help="which tokens keep a code, as in bits.py")
    asked = parser.parse_args()
    names = asked.sets.split(",")
    bench = Bench(names, Path(asked.data))
    full, kept = Recipe(0), Recipe(tokens=asked.tokens)
    best = {name: bench.over(name, full, None) for name in names}
    rows = []
    for title, make in kinds(bench.own).items():
        if title.startswith(asked.kinds):
            made, row = make(), [title]
            for name in names:
                found = bench.over(name, kept, made)
                each = figures(full, found, best[name])
                if name == names[0]:
                    size = (found.kept * made.size + found.windows * CODE_BYTES) / found.texts
                    row.append(f"{size:,.0f}")
                row += [f"{share(each['recall@10'])} ({each['recall_points']:+.1f})"]
                row += [f"{share(each['ndcg@10'])} ({each['ndcg_points']:+.1f})"]
            rows.append(row)
    marks = [f"{TITLES[name]} {mark}" for name in names for mark in ("R@10", "nDCG@10")]
    print(table(["kept of a token", "bytes", *marks], rows))


if __name__ == "__main__":
    main()
