"""Fits what the test for contradictions weighs whole statements by, and writes it into the engine.

    python -m tests.benchmarks.fit_conflicts [--cache FOLDER] [--write]

Takes the development pairs, checks over folds that have no sentence in common, chooses the score from which nine of
ten findings were right on the pairs that the single tests were not made with, and with ``--write`` puts the numbers
into ``weights.py`` and ``weights_of_tokens.py``. Deterministic; NumPy alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.conflicts import DEVELOPMENT, SAID, Encodings, Pair, labelled_pairs, neighbours

from remembrancer.conflicts.detection import Statement, detector
from remembrancer.conflicts.detection.detector import Seen
from remembrancer.conflicts.detection.evidence import REMAINDER
from remembrancer.conflicts.detection.reading import ReadStatement, read_statement
from remembrancer.conflicts.detection.remainder import remainder
from remembrancer_resources.sample.entries import SampleMemory
from remembrancer_resources.sample.source import load_sample

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

WRITTEN: Final = Path(detector.__file__).with_name("weights.py")
WRITTEN_OF_TOKENS: Final = Path(detector.__file__).with_name("weights_of_tokens.py")
ROLES: Final = 4
"""Of tokens: apart and together, in the old and in the new statement."""
FOLDS: Final = 5
TREES: Final = 150
RATE: Final = 0.1
DEPTH: Final = 3
LEAST_IN_A_LEAF: Final = 8.0
SHARE_OF_ROWS: Final = 0.5
SHARE_OF_FEATURES: Final = 0.25
BINS: Final = 32
RIDGE: Final = 60.0
RIDGE_OF_TOKENS: Final = 120.0
STEPS: Final = 150
LIFE_OF_TOKENS: Final = 2.0
"""For the weights of tokens, what comes near in a life counts so many times as much."""
LINEAR_SHARE: Final = 0.5
"""The linear part counts half as much as the trees."""
WEIGHT_OF: Final = {"seen": 0.4, "without_codes": 0.25, "strangers": 0.3, "life": 0.5, "planted": 2.0}
"""Of examples beside the plain ones: the single tests were made with the seen pairs, so that they look too sure there;
the same pairs by words alone; statements of two pairs that come near each other, none of which are contradictions; what
comes near each other in half a year of notes (the sample vault's), nearly none of which contradict: in a list of pairs
every other one does, in a life one of some thousand. The few that are planted there weigh the more."""
FALSE_IN_A_LIFE: Final = 10
"""So many of the sample's some four hundred statements may be held back for nothing."""
WANTED: Final = 0.9
STRANGERS: Final = 1500


@dataclass(frozen=True, slots=True)
class Examples:
    """Rows of evidence, and of what tokens say apart and together, with what they are.

    ``groups`` are the same for pairs with a sentence in common.
    """

    names: tuple[str, ...]
    rows: Floats
    tokens: Floats
    labels: Bools
    weights: Floats
    groups: NDArray[np.int64]
    is_tested: Bools


def examples(encodings: Encodings) -> Examples:
    """The development pairs, the same without codes, and statements that belong to different pairs."""
    pairs = [(name, pair) for name in DEVELOPMENT for pair in labelled_pairs(name, encodings)]
    groups = _groups([pair for _, pair in pairs])
    kept: list[tuple[Seen, bool, float, int, bool]] = []
    for (name, pair), group in zip(pairs, groups, strict=True):
        found = detector.look(pair.old, pair.new)
        if found is not None:
            kept.append((found, pair.is_conflict, WEIGHT_OF.get(name, 1.0), group, name != "seen"))
        bare = detector.look(_without_codes(pair.old), _without_codes(pair.new))
        if bare is not None:
            kept.append((bare, pair.is_conflict, WEIGHT_OF["without_codes"], group, False))
    for old, new, group in _strangers([pair for _, pair in pairs], groups):
        found = detector.look(old, new)
        if found is not None:
            kept.append((found, False, WEIGHT_OF["strangers"], group, False))
    first = max(groups) + 1
    for old, new, is_conflict, place in _life(encodings):
        found = detector.look(old, new)
        if found is not None:
            weight = WEIGHT_OF["planted" if is_conflict else "life"]
            kept.append((found, is_conflict, weight, first + place, False))
    names = tuple(sorted({name for seen, *_ in kept for name in seen.evidence}))
    return Examples(
        names,
        np.array([[seen.evidence.get(name, 0.0) for name in names] for seen, *_ in kept]),
        np.array([remainder(seen.agreement) for seen, *_ in kept]),
        np.array([label for _, label, *_ in kept]),
        np.array([weight for _, _, weight, *_ in kept]),
        np.array([group for *_, group, _ in kept]),
        np.array([tested for *_, tested in kept]),
    )


def _life(encodings: Encodings) -> Iterator[tuple[ReadStatement, ReadStatement, bool, int]]:
    """The statements of the sample vault with those before them that come near, and whether the source says otherwise.

    The last number is the place of the new one.
    """
    steps = [entry for entry in load_sample(SAID.date(), UTC) if isinstance(entry.step, SampleMemory)]
    memories = [entry.step for entry in steps if isinstance(entry.step, SampleMemory)]
    codes = encodings.prepare(each.draft.content for each in memories)
    read = [
        read_statement(Statement(each.draft.content, each.intended, entry.at, tokens=codes[each.draft.content][0]))
        for entry, each in zip(steps, memories, strict=True)
    ]
    for place, near in enumerate(neighbours([codes[each.draft.content][0] for each in memories])):
        for other in near:
            if memories[other].namespace == memories[place].namespace:
                says_otherwise = (
                    bool(memories[place].contradicts) and memories[place].contradicts == memories[other].label
                )
                yield read[other], read[place], says_otherwise, place


def _without_codes(read: ReadStatement) -> ReadStatement:
    return read_statement(replace(read.statement, tokens=None))


def _groups(pairs: Sequence[Pair]) -> list[int]:
    leaders: dict[str, str] = {}

    def leader(text: str) -> str:
        while leaders.setdefault(text, text) != text:
            text = leaders[text]
        return text

    for pair in pairs:
        leaders[leader(pair.row["older"])] = leader(pair.row["newer"])
    numbers: dict[str, int] = {}
    return [numbers.setdefault(leader(pair.row["older"]), len(numbers)) for pair in pairs]


def _strangers(pairs: Sequence[Pair], groups: Sequence[int]) -> list[tuple[ReadStatement, ReadStatement, int]]:
    """For some statements the one of another pair with most words in common."""
    rng = np.random.default_rng(1)
    stems = [pair.new.view.counting_stems for pair in pairs]
    found = []
    for place in rng.permutation(len(pairs))[:STRANGERS]:
        own = pairs[place].old.view.counting_stems
        shares = np.array(
            [
                len(own & other) / (1 + len(own | other)) if groups[at] != groups[place] else -1
                for at, other in enumerate(stems)
            ]
        )
        nearest = np.argsort(-shares, kind="stable")[:4]
        other = int(nearest[rng.integers(4)])
        found.append((pairs[place].old, pairs[other].new, groups[place]))
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Fitted:
    """A model: the linear part with its intercept, and trees as (questions, bounds, leaves) in the order of a heap."""

    intercept: float
    linear: Floats
    trees: list[tuple[list[int], list[float], list[float]]]

    def scores(self, rows: Floats) -> Floats:
        result: Floats = self.intercept + rows @ self.linear
        for questions, bounds, leaves in self.trees:
            place = np.zeros(len(rows), np.int64)
            for _ in range(DEPTH):
                is_right = rows[np.arange(len(rows)), np.array(questions)[place]] > np.array(bounds)[place]
                place = 2 * place + 1 + is_right
            result += np.array(leaves)[place - len(questions)]
        return result


def fit(rows: Floats, labels: Bools, weights: Floats) -> Fitted:
    """Trees boosted on the logistic loss, and beside them a logistic regression."""
    linear, intercept = _fit_linear(rows, labels, weights)
    trees, start = _fit_trees(rows, labels, weights)
    return Fitted(start + LINEAR_SHARE * intercept, LINEAR_SHARE * linear, trees)


def _fit_linear(rows: Floats, labels: Bools, weights: Floats) -> tuple[Floats, float]:
    middle, spread = rows.mean(axis=0), rows.std(axis=0)
    spread[spread < 1e-9] = np.inf
    plain = np.c_[(rows - middle) / spread, np.ones(len(rows))]
    found = np.zeros(plain.shape[1])
    ridge = np.full(plain.shape[1], RIDGE)
    ridge[-1] = 0.0
    for _ in range(12):
        likely = 1 / (1 + np.exp(-plain @ found))
        gradient = plain.T @ (weights * (likely - labels)) + ridge * found
        curvature = (plain * (weights * likely * (1 - likely))[:, None]).T @ plain + np.diag(ridge)
        found -= np.linalg.solve(curvature, gradient)
    linear = found[:-1] / spread
    return linear, float(found[-1] - middle @ linear)


def _fit_trees(
    rows: Floats, labels: Bools, weights: Floats
) -> tuple[list[tuple[list[int], list[float], list[float]]], float]:
    rng = np.random.default_rng(0)
    count, width = rows.shape
    bounds = [np.unique(np.quantile(rows[:, each], np.linspace(0, 1, BINS + 1)[1:-1])) for each in range(width)]
    binned = np.stack([np.searchsorted(bounds[each], rows[:, each]) for each in range(width)], axis=1)
    share = float((weights * labels).sum() / weights.sum())
    start = float(np.log(share / (1 - share)))
    scores = np.full(count, start)
    trees = []
    for _ in range(TREES):
        likely = 1 / (1 + np.exp(-scores))
        used = weights * (rng.random(count) < SHARE_OF_ROWS)
        slope, curve = used * (labels - likely), used * likely * (1 - likely)
        places = np.zeros(count, np.int64)
        questions, cuts = [], []
        for node in range(2**DEPTH - 1):
            inside = places == node
            features = rng.choice(width, max(1, int(SHARE_OF_FEATURES * width)), replace=False)
            question, cut = _best_split(binned[inside], slope[inside], curve[inside], used[inside], features)
            questions.append(question)
            cuts.append(bounds[question][cut] if cut >= 0 else np.inf)
            is_right = binned[inside, question] > cut if cut >= 0 else np.zeros(int(inside.sum()), np.bool_)
            places[inside] = 2 * node + 1 + is_right
        leaves = []
        for leaf in range(2**DEPTH - 1, 2 ** (DEPTH + 1) - 1):
            inside = places == leaf
            value = RATE * float(slope[inside].sum() / (curve[inside].sum() + 1.0))
            leaves.append(value)
            scores[inside] += value
        trees.append((questions, [float(cut) for cut in cuts], leaves))
    return trees, start


def _best_split(
    binned: NDArray[np.int64], slope: Floats, curve: Floats, used: Floats, features: NDArray[np.int64]
) -> tuple[int, int]:
    """The feature and bin that divide best; bin -1 where nothing is worth it."""
    best, found = 1e-9, (int(features[0]), -1)
    total, all_curve, everybody = slope.sum(), curve.sum(), used.sum()
    for feature in features:
        slopes = np.bincount(binned[:, feature], slope, BINS + 1).cumsum()[:-1]
        curves = np.bincount(binned[:, feature], curve, BINS + 1).cumsum()[:-1]
        counts = np.bincount(binned[:, feature], used, BINS + 1).cumsum()[:-1]
        gains = slopes**2 / (curves + 1) + (total - slopes) ** 2 / (all_curve - curves + 1) - total**2 / (all_curve + 1)
        gains[(counts < LEAST_IN_A_LEAF) | (everybody - counts < LEAST_IN_A_LEAF)] = 0.0
        place = int(gains.argmax())
        if gains[place] > best:
            best, found = float(gains[place]), (int(feature), place)
    return found


def fit_tokens(rows: Floats, labels: Bools, weights: Floats) -> tuple[float, Floats]:
    """What tokens weigh: a start and weights of a logistic regression, by accelerated descent.

    Rows that are all 0 have no codes; they are left out.
    """
    has_codes = rows.any(axis=1)
    rows, labels, weights = rows[has_codes], labels[has_codes], weights[has_codes]
    spread = np.sqrt((rows**2).mean(axis=0) + 1e-4)
    plain = np.c_[rows / spread, np.ones(len(rows))]
    ridge = np.full(plain.shape[1], RIDGE_OF_TOKENS)
    ridge[-1] = 0.0
    # The greatest curvature there can be; a step is its inverse.
    steepest = float(np.linalg.eigvalsh((plain * weights[:, None]).T @ plain)[-1]) / 4 + RIDGE_OF_TOKENS
    found = np.zeros(plain.shape[1])
    ahead, pace = found, 1.0
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-plain @ ahead))
        moved = ahead - (plain.T @ (weights * (likely - labels)) + ridge * ahead) / steepest
        faster = (1 + np.sqrt(1 + 4 * pace**2)) / 2
        ahead, found, pace = moved + (pace - 1) / faster * (moved - found), moved, faster
    return float(found[-1]), found[:-1] / spread


def with_remainder(given: Examples) -> tuple[Examples, float, Floats]:
    """The examples with the measure of their tokens by weights that saw no pair of their group, and all's weights."""
    weights = np.where(given.weights == WEIGHT_OF["life"], LIFE_OF_TOKENS * given.weights, given.weights)
    folds, place = _folds(given), given.names.index(REMAINDER)
    rows = given.rows.copy()
    for fold in range(FOLDS):
        others = folds != fold
        start, found = fit_tokens(given.tokens[others], given.labels[others], weights[others])
        tokens = given.tokens[~others]
        rows[~others, place] = np.where(tokens.any(axis=1), start + tokens @ found, 0.0)
    return replace(given, rows=rows), *fit_tokens(given.tokens, given.labels, weights)


def _folds(given: Examples) -> NDArray[np.int64]:
    return np.random.default_rng(0).integers(0, FOLDS, int(given.groups.max()) + 1)[given.groups]


def checked(given: Examples) -> Floats:
    """The score of every example by a model that saw no pair of its group."""
    folds = _folds(given)
    scores = np.zeros(len(given.labels))
    for fold in range(FOLDS):
        others = folds != fold
        model = fit(given.rows[others], given.labels[others], given.weights[others])
        scores[~others] = model.scores(given.rows[~others])
    return scores


def border(scores: Floats, labels: Bools) -> tuple[float, float]:
    """The lowest score from which ``WANTED`` of the findings are right, and the recall there."""
    order = np.argsort(-scores, kind="stable")
    right = labels[order].cumsum()
    good = np.flatnonzero(right / np.arange(1, len(order) + 1) >= WANTED)
    last = int(good[-1])
    return float(scores[order[last]]), float(right[last] / labels.sum())


def write(model: Fitted, names: Sequence[str], score: float) -> None:
    """Put the model into the engine, its scores moved so that ``score`` becomes the usual threshold."""
    threshold = float(np.log(detector.THRESHOLD / (1 - detector.THRESHOLD)))
    lines = [
        '"""Numbers of the judge beside this module, written by ``tests/benchmarks/fit_conflicts.py``."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        f"INTERCEPT: Final = {model.intercept - score + threshold:.4f}",
        "LINEAR: Final = {",
        *_packed([f'"{name}": {value:.4f},' for name, value in zip(names, model.linear, strict=True)]),
        "}",
        "TREES: Final = (",
    ]
    for questions, bounds, leaves in model.trees:
        parts = [
            "((" + ", ".join(map(str, questions)) + "),",
            "(" + ", ".join(_number(bound) for bound in bounds) + "),",
            "("
            + ", ".join(
                f"{leaf:.3f}".replace("-0.", "-.").replace("0.", ".", 1) if abs(leaf) < 1 else f"{leaf:.3f}"
                for leaf in leaves
            )
            + ")),",
        ]
        lines += _packed(parts)
    lines += [")", "# fmt: on", ""]
    WRITTEN.write_text("\n".join(lines), "utf-8")


def write_of_tokens(start: float, weights: Floats) -> None:
    """Put what tokens add into the engine, in thousandths."""
    lines = [
        '"""Numbers of the weighing of tokens beside this module, written by ``tests/benchmarks/fit_conflicts.py``."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        f"START: Final = {start:.4f}",
        "WEIGHTS: Final = (",
    ]
    for row in np.rint(weights.reshape(ROLES, -1) * 1000).astype(int):
        lines += ["    (", *_packed([f"{number}," for number in row]), "    ),"]
    lines += [")", "# fmt: on", ""]
    WRITTEN_OF_TOKENS.write_text("\n".join(lines), "utf-8")


def _number(bound: float) -> str:
    return "9e9" if np.isinf(bound) else f"{bound:.4g}"


def _packed(parts: Sequence[str]) -> list[str]:
    lines = [""]
    for part in parts:
        if len(lines[-1]) + len(part) > 114:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "    ") + part
    return lines


def _calm(given: Examples, scores: Floats, nine_of_ten: float) -> float:
    """The score from which no more than ``FALSE_IN_A_LIFE`` of a life's pairs are flagged; both are told."""
    false, true = scores[given.weights == WEIGHT_OF["life"]], scores[given.weights == WEIGHT_OF["planted"]]
    calm = float(np.sort(false)[-FALSE_IN_A_LIFE])
    tested, labels = scores[given.is_tested], given.labels[given.is_tested]
    for name, bound in (("nine of ten right", nine_of_ten), ("calm in a life", calm)):
        flagged = tested >= bound
        right = int((flagged & labels).sum())
        print(
            f"{name}: precision {right / max(1, int(flagged.sum())):.3f}, recall {right / int(labels.sum()):.3f}; of"
            f" {len(false)} pairs of a life {int((false >= bound).sum())} false, {int((true >= bound).sum())} of"
            f" {len(true)} found"
        )
    return calm


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cache", type=Path)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    given = examples(Encodings(arguments.cache))
    given, start, of_tokens = with_remainder(given)
    scores = checked(given)
    score, recall = border(scores[given.is_tested], given.labels[given.is_tested])
    print(
        f"{len(given.labels)} examples, {len(given.names)} measures; over folds precision {WANTED}, recall {recall:.3f}"
    )
    strangers = scores[~given.is_tested & ~given.labels & (given.weights == WEIGHT_OF["strangers"])]
    print(f"of {len(strangers)} pairs of strangers {int((strangers >= score).sum())} flagged")
    score = max(score, _calm(given, scores, score))
    if arguments.write:
        write(fit(given.rows, given.labels, given.weights), given.names, score)
        write_of_tokens(start, of_tokens)


if __name__ == "__main__":
    main()
