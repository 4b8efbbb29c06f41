"""Whether ITS means what it says: the share of memories that are evidence, for each bucket of scores.

A score is calibrated where, of the memories with a score of 0.4, four in ten are evidence. The expected calibration
error (ECE) is the mean distance between the two, each bucket counting by its memories:

    ECE = sum over buckets b of n_b / n * |share of evidence in b - mean score in b|

Scores order; they need not be shares to do so. Where they are not, the monotone curve that turns them into shares is
fitted on one set (isotonic regression, by pooling adjacent violators) and judged on the others, which it never saw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.observing import Observed, Ranked
from tests.benchmarks.questions import TITLES
from tests.benchmarks.tables import share, table

BUCKETS: Final = np.array([0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
GOAL: Final = 0.05
_ERROR_BUCKETS: Final = 15
_FEW: Final = 20

Scores = NDArray[np.float64]
Labels = NDArray[np.bool_]
Curve = Callable[[Scores], Scores]


@dataclass(frozen=True, slots=True)
class Bucket:
    low: float
    high: float
    count: int
    mean: float
    evidence: float


def pairs(observed: Sequence[Observed], score: Callable[[Ranked], float]) -> tuple[Scores, Labels]:
    """The scores of all ranked memories of answerable questions, and which are evidence."""
    ranked = [each for one in observed if one.answerable for each in one.ranked]
    return np.array([score(each) for each in ranked]), np.array([each.is_evidence for each in ranked], dtype=bool)


def reliability(scores: Scores, labels: Labels, edges: NDArray[np.float64] = BUCKETS) -> list[Bucket]:
    """The buckets that hold anything, lowest first."""
    place = np.clip(np.searchsorted(edges, scores, side="right") - 1, 0, len(edges) - 2)
    return [
        Bucket(
            float(edges[number]),
            float(edges[number + 1]),
            int(inside.sum()),
            float(scores[inside].mean()),
            float(labels[inside].mean()),
        )
        for number in range(len(edges) - 1)
        if (inside := place == number).any()
    ]


def expected_error(scores: Scores, labels: Labels) -> float:
    """The ECE over 15 buckets of equal width."""
    if not len(scores):
        return 0.0
    buckets = reliability(scores, labels, np.linspace(0.0, 1.0, _ERROR_BUCKETS + 1))
    return sum(each.count * abs(each.evidence - each.mean) for each in buckets) / len(scores)


def fitted_curve(scores: Scores, labels: Labels) -> Curve:
    """The monotone function from score to share of evidence that fits best (least squares)."""
    order = np.argsort(scores, kind="stable")
    blocks: list[list[float]] = []  # sum of labels, count, highest score
    for score, label in zip(scores[order], labels[order], strict=True):
        if blocks and blocks[-1][2] == score:
            blocks[-1][0] += label
            blocks[-1][1] += 1
        else:
            blocks.append([float(label), 1.0, float(score)])
        while len(blocks) > 1 and blocks[-2][0] * blocks[-1][1] >= blocks[-1][0] * blocks[-2][1]:
            total, count, high = blocks.pop()
            blocks[-1] = [blocks[-1][0] + total, blocks[-1][1] + count, high]
    highest = np.array([high for _, _, high in blocks])
    shares = np.array([total / count for total, count, _ in blocks])
    return lambda asked: shares[np.minimum(np.searchsorted(highest, asked), len(shares) - 1)]


def calibration(observed: Mapping[str, Sequence[Observed]]) -> dict[str, Any]:
    """Reliability and errors of each set, of ITS as it is and through curves fitted on the other sets."""
    found = {name: pairs(each, lambda ranked: ranked.its) for name, each in observed.items()}
    matches = {name: pairs(each, lambda ranked: ranked.match) for name, each in observed.items()}
    curves = {name: fitted_curve(*each) for name, each in found.items()}
    return {
        name: {
            "memories": len(scores),
            "evidence": int(labels.sum()),
            "reliability": [
                {
                    "from": each.low,
                    "to": each.high,
                    "memories": each.count,
                    "mean": each.mean,
                    "evidence": each.evidence,
                }
                for each in reliability(scores, labels)
            ],
            "ece": expected_error(scores, labels),
            "ece_of_match": expected_error(*matches[name]),
            "ece_by_curve_of": {
                other: expected_error(curve(scores), labels) for other, curve in curves.items() if other != name
            },
            "rises": _rises(scores, labels),
        }
        for name, (scores, labels) in found.items()
    }


def _rises(scores: Scores, labels: Labels) -> bool:
    """Whether no bucket has a lower share than the one below it, by more than twice the standard error of the two.

    Buckets of a few memories say nothing about it.
    """
    buckets = [each for each in reliability(scores, labels) if each.count >= _FEW]
    return all(
        low.evidence - high.evidence <= 2 * (_variance(low) + _variance(high)) ** 0.5 for low, high in pairwise(buckets)
    )


def _variance(bucket: Bucket) -> float:
    """Of the bucket's share; half a memory of each kind is added, so that none is certain for want of memories."""
    share_of_more = (bucket.evidence * bucket.count + 0.5) / (bucket.count + 1)
    return share_of_more * (1 - share_of_more) / bucket.count


def calibration_tables(found: Mapping[str, Any]) -> str:
    names = list(found)
    by_bucket: dict[tuple[float, float], dict[str, Any]] = {}
    for name in names:
        for each in found[name]["reliability"]:
            by_bucket.setdefault((each["from"], each["to"]), {})[name] = each

    def cell(each: Any) -> str:
        return f"{share(each['evidence'])} of {each['memories']}" if each else ""

    buckets = [
        [f"{low:.2f} to {high:.2f}", *(cell(by_bucket[low, high].get(name)) for name in names)]
        for low, high in sorted(by_bucket)
    ]
    errors = [
        [
            TITLES[name],
            found[name]["memories"],
            share(found[name]["ece"]),
            share(found[name]["ece_of_match"]),
            *(share(found[name]["ece_by_curve_of"].get(other)) for other in names),
            "yes" if found[name]["rises"] else "no",
        ]
        for name in names
    ]
    head = ["expected calibration error", "memories", "ITS", "match", *(f"curve of {TITLES[name]}" for name in names)]
    return "\n\n".join(
        (
            table(["share that is evidence, by ITS", *(TITLES[name] for name in names)], buckets),
            table([*head, "rises"], [*errors, ["goal", "", share(GOAL), "", *("" for _ in names), "yes"]]),
        )
    )
