"""What an agent gets: precision and length of blocks, evidence against depth, and when nothing is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, quantiles
from typing import Any, Final

from tests.benchmarks.observing import Delivered, Observed
from tests.benchmarks.questions import TITLES
from tests.benchmarks.tables import share, table

THRESHOLDS: Final = (0.30, 0.20, 0.10)
"""Three floors on ITS for the curves, strict to open."""
DEPTHS: Final = tuple(range(10, 101, 10))
FLOORS: Final = tuple(round(0.05 * step, 2) for step in range(1, 17))


def blocks(observed: Sequence[Observed]) -> dict[str, Any]:
    """Means over answerable questions, for both budgets."""
    asked = [each for each in observed if each.answerable]
    times = sorted(each.milliseconds for each in asked)
    return {
        "questions": len(asked),
        "compact": _budget(asked, lambda each: each.compact),
        "full": _budget(asked, lambda each: each.full),
        "p50_ms": quantiles(times, n=100)[49],
        "p95_ms": quantiles(times, n=100)[94],
    }


def _budget(asked: Sequence[Observed], block: Callable[[Observed], Delivered]) -> dict[str, float]:
    filled = [block(each) for each in asked if block(each).answers]
    return {
        "precision": fmean([each.evidence / each.answers for each in filled]) if filled else 0.0,
        "evidence": fmean([block(each).evidence / each.evidence for each in asked]),
        "any_evidence": fmean([block(each).evidence > 0 for each in asked]),
        "answers": fmean([block(each).answers for each in asked]),
        "tokens": fmean([block(each).tokens for each in asked]),
        "most_tokens": max(block(each).tokens for each in asked),
    }


def depths(observed: Sequence[Observed], thresholds: Sequence[float] = THRESHOLDS) -> list[dict[str, float]]:
    """Share of the evidence and tokens of the statements among the first k above a threshold, answerable questions."""
    asked = [each for each in observed if each.answerable]
    points = []
    for threshold in thresholds:
        above = [[ranked for ranked in each.ranked if ranked.its >= threshold] for each in asked]
        points += [
            {
                "threshold": threshold,
                "k": depth,
                "evidence": fmean(
                    [
                        sum(ranked.is_evidence for ranked in first[:depth]) / each.evidence
                        for each, first in zip(asked, above, strict=True)
                    ]
                ),
                "memories": fmean([len(first[:depth]) for first in above]),
                "tokens": fmean([sum(ranked.tokens for ranked in first[:depth]) for first in above]),
            }
            for depth in DEPTHS
        ]
    return points


def abstention(observed: Sequence[Observed]) -> dict[str, Any]:
    """How often nothing is answered where nothing is known, and where something is.

    ``by_floor`` says the same for floors on ITS alone. ``area`` is the chance that the best ITS of an answerable
    question is above that of an unanswerable one: 0.5 if the scores cannot tell them apart.
    """
    known, unknown = ([each for each in observed if each.answerable is wanted] for wanted in (True, False))
    best_known, best_unknown = ([_best(each) for each in group] for group in (known, unknown))
    return {
        "unanswerable": len(unknown),
        "answerable": len(known),
        "refused": _mean([not each.answered for each in unknown]),
        "wrongly_refused": _mean([not each.answered for each in known]),
        "by_floor": [
            {
                "floor": floor,
                "refused": _mean([best < floor for best in best_unknown]),
                "wrongly_refused": _mean([best < floor for best in best_known]),
            }
            for floor in FLOORS
        ],
        "area": _mean([(more > less) + 0.5 * (more == less) for more in best_known for less in best_unknown]),
    }


def _best(observed: Observed) -> float:
    return max((each.its for each in observed.ranked), default=0.0)


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


def block_tables(observed: Mapping[str, Any]) -> str:
    rows = [
        [
            f"{TITLES[name]}, {budget}",
            found["questions"],
            *(share(found[budget][each]) for each in ("precision", "evidence", "any_evidence")),
            *(f"{found[budget][each]:.1f}" for each in ("answers", "tokens")),
            found[budget]["most_tokens"],
            f"{found['p50_ms']:.0f} / {found['p95_ms']:.0f}",
        ]
        for name, found in observed.items()
        for budget in ("compact", "full")
    ]
    head = ["block", "questions", "precision", "evidence", "any", "memories", "tokens", "most", "p50 / p95 ms"]
    return table(head, rows)


def depth_tables(observed: Mapping[str, Any]) -> str:
    parts = []
    for name, points in observed.items():
        thresholds = list(dict.fromkeys(point["threshold"] for point in points))
        by_place = {(point["threshold"], point["k"]): point for point in points}
        rows = [
            [
                depth,
                *(
                    f"{share(by_place[threshold, depth]['evidence'])}, {by_place[threshold, depth]['tokens']:.0f}"
                    for threshold in thresholds
                ),
            ]
            for depth in DEPTHS
        ]
        head = [f"{TITLES[name]}: evidence, tokens by k", *(f"ITS from {threshold:.2f}" for threshold in thresholds)]
        parts.append(table(head, rows))
    return "\n\n".join(parts)


def abstention_tables(observed: Mapping[str, Any]) -> str:
    asked = {name: found for name, found in observed.items() if found["unanswerable"]}
    rows = [
        [
            TITLES[name],
            f"{share(found['refused'])} of {found['unanswerable']}",
            f"{share(found['wrongly_refused'])} of {found['answerable']}",
            share(found["area"]),
        ]
        for name, found in asked.items()
    ]
    curves = [
        [
            f"{floor:.2f}",
            *(
                f"{share(found['by_floor'][number]['refused'])} / {share(found['by_floor'][number]['wrongly_refused'])}"
                for found in asked.values()
            ),
        ]
        for number, floor in enumerate(FLOORS)
    ]
    head = ["nothing answered, at the shipped floor", "unanswerable", "answerable, wrongly", "area under the curve"]
    return "\n\n".join(
        (
            table(head, rows),
            table(["refused rightly / wrongly, by floor on ITS", *(TITLES[name] for name in asked)], curves),
        )
    )
