"""How often the assigned type is right: on sentences nobody saw, by cross validation, and how fast.

Run: ``python tests/benchmarks/type_assignment.py [--errors]``. The sentences of ``type_sentences_unseen.tsv`` were
written by somebody who had seen neither rule nor training sentence. The published figure is the one of the first run:
90.4 % (235 of 260), every type from 70 % (observation) to 100 %; rules alone, without the model, 56.2 %.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from remembrancer.embedding import Encoder
from remembrancer.model.types import MemoryType
from remembrancer.remember.types import TypeAssigner
from remembrancer.remember.types.classifier import TYPES, TypeClassifier
from remembrancer.remember.types.features import feature_vector
from remembrancer.remember.types.rules import first_finding
from remembrancer.remember.types.rules.tree import SURE
from remembrancer.remember.types.training import Example, encode_examples, fit, read_sentences

UNSEEN = Path(__file__).parents[1] / "engine" / "remember" / "data" / "type_sentences_unseen.tsv"
FOLDS = 5

Sentences = Sequence[tuple[MemoryType, str]]


def unseen_sentences() -> list[tuple[MemoryType, str]]:
    """The rows of the file; the column of types is the one that holds nothing else."""
    lines = [line.split("\t") for line in UNSEEN.read_text("utf-8").splitlines() if line.strip()]
    names = {member.value for member in MemoryType}
    rows = [row for row in lines if any(cell.strip() in names for cell in row)]
    column = next(index for index in range(len(rows[0])) if all(row[index].strip() in names for row in rows))
    others = [index for index in range(len(rows[0])) if index != column]
    text = max(others, key=lambda index: sum(len(row[index]) for row in rows))
    return [(MemoryType(row[column].strip()), row[text].strip()) for row in rows]


def print_confusion(title: str, pairs: Iterable[tuple[MemoryType, MemoryType]]) -> None:
    """A table of true against assigned types, with the share of right ones."""
    counts = Counter(pairs)
    total = sum(counts.values())
    right = sum(counts[member, member] for member in TYPES)
    print(f"\n{title}: {right} of {total} right = {right / total:.1%}")
    print(" " * 14 + " ".join(member.value[:5].rjust(5) for member in TYPES) + "  right")
    for true in TYPES:
        row = [counts[true, assigned] for assigned in TYPES]
        share = counts[true, true] / max(1, sum(row))
        print(f"{true.value:14}" + " ".join(str(count or ".").rjust(5) for count in row) + f"  {share:.0%}")


def measure(title: str, assigner: TypeAssigner, sentences: Sentences, *, errors: bool) -> None:
    """Assign every sentence and print what came out."""
    pairs = []
    by_code: Counter[tuple[str, bool]] = Counter()
    wrong = []
    started = time.perf_counter()
    for true, sentence in sentences:
        assigned, reason = assigner.assign(sentence)
        pairs.append((true, assigned))
        kind = reason.code if reason.code in ("prototype", "fallback") else "rules"
        by_code[kind, assigned is true] += 1
        if assigned is not true:
            wrong.append(f"  {true.value} -> {assigned.value} ({reason.code} {reason.certainty}): {sentence}")
    spent = (time.perf_counter() - started) / len(sentences)
    print_confusion(title, pairs)
    for kind in ("rules", "prototype", "fallback"):
        decided = by_code[kind, True] + by_code[kind, False]
        if decided:
            print(f"  decided by {kind}: {decided}, right {by_code[kind, True] / decided:.1%}")
    print(f"  {spent * 1000:.2f} ms a sentence")
    if errors:
        print("\n".join(wrong))


def cross_validate(encoder: Encoder) -> None:
    """Fit to four fifths of the sentences that come with the engine, assign the rest, five times."""
    examples = encode_examples(read_sentences(), encoder)
    folds = np.random.default_rng(0).permutation(len(examples)) % FOLDS
    pairs: list[tuple[MemoryType, MemoryType]] = []
    heads: dict[str, int] = Counter()
    for fold in range(FOLDS):
        known = [example for example, number in zip(examples, folds, strict=True) if number != fold]
        asked = [example for example, number in zip(examples, folds, strict=True) if number == fold]
        classifier = fit(known, encoder.encoder_id)
        choose: dict[str, Callable[[Example], MemoryType]] = {
            "logistic head": partial(_by_head, classifier),
            **_neighbours(known),
        }
        for name, ask in choose.items():
            heads[name] += sum(ask(example) is example.type for example in asked)
        for example in asked:
            finding = first_finding(example.statement)
            sure = finding is not None and finding.certainty >= SURE
            pairs.append((example.type, finding.type if finding and sure else _by_head(classifier, example)))
    print("\nwithout rules, five-fold:", {name: f"{count / len(examples):.1%}" for name, count in heads.items()})
    print_confusion("own sentences, rules and head, five-fold (optimistic: the rules were written with them)", pairs)


def _by_head(head: TypeClassifier, example: Example) -> MemoryType:
    scores = feature_vector(example.statement, example.query, head.vocabulary) @ head.weights[:-1] + head.weights[-1]
    return TYPES[int(scores.argmax())]


def _neighbours(known: Sequence[Example]) -> dict[str, Callable[[Example], MemoryType]]:
    """The simpler ways that were weighed: nearest sentence, fifteen neighbours, nearest mean."""
    means = np.stack([example.query.mean_vector for example in known])
    kinds = np.array([TYPES.index(example.type) for example in known])
    centres = np.stack([means[kinds == index].mean(axis=0) for index in range(len(TYPES))]) - means.mean(axis=0)

    def nearest(example: Example, count: int) -> MemoryType:
        likeness = means @ example.query.mean_vector
        best = np.argsort(-likeness)[:count]
        votes = np.bincount(kinds[best], weights=likeness[best] ** 8, minlength=len(TYPES))
        return TYPES[int(votes.argmax())]

    return {
        "nearest sentence": lambda example: nearest(example, 1),
        "15 neighbours": lambda example: nearest(example, 15),
        "nearest mean": lambda example: TYPES[int((centres @ example.query.mean_vector).argmax())],
    }


def measure_memory_files(encoder: Encoder) -> None:
    """Which types the statements of Markdown memory files get, and how many only the fallback types."""
    place = os.environ.get("REMEMBRANCER_EVAL_DATA")
    if place is None:
        print("\nmemory files: skipped, REMEMBRANCER_EVAL_DATA is not set")
        return
    statements = [pair for path in sorted(Path(place, "memory_files").rglob("*.md*")) for pair in _statements(path)]
    for name, assigner in (("with model", TypeAssigner(encoder)), ("rules alone", TypeAssigner(None))):
        assigned = [assigner.assign(text, heading=heading) for heading, text in statements]
        kinds = Counter(kind.value for kind, _ in assigned)
        unknown = sum(reason.code == "fallback" for _, reason in assigned)
        unsure = sum(kind is MemoryType.FACT and reason.certainty < 0.5 for kind, reason in assigned)
        share = f"fallback {unknown / len(assigned):.1%}, fact with certainty under 0.5 {unsure / len(assigned):.1%}"
        print(f"\nmemory files, {name}, {len(assigned)} statements: {share}\n  {dict(kinds.most_common())}")


def _statements(path: Path) -> list[tuple[str, str]]:
    """Lines of a Markdown file with the path of their headings; a rough cut, good enough to count types."""
    headings: list[tuple[int, str]] = []
    found = []
    in_code = False
    for line in path.read_text("utf-8").splitlines():
        stripped = line.strip()
        if stripped.startswith("```"):
            in_code = not in_code
        elif stripped.startswith("#") and not in_code and stripped.lstrip("#").startswith(" "):
            level = len(stripped) - len(stripped.lstrip("#"))
            headings = [pair for pair in headings if pair[0] < level] + [(level, stripped.lstrip("# "))]
        elif not in_code and len(stripped) > 15 and stripped[0] not in "|<>" and stripped[:3] != "---":
            found.append((" > ".join(text for _, text in headings), stripped))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--errors", action="store_true", help="list every wrong type of the unseen sentences")
    errors = parser.parse_args().errors
    encoder = Encoder.load()
    unseen = unseen_sentences()
    measure("unseen sentences, rules and head", TypeAssigner(encoder), unseen, errors=errors)
    measure("unseen sentences, rules alone (no model)", TypeAssigner(None), unseen, errors=False)
    cross_validate(encoder)
    measure_memory_files(encoder)


if __name__ == "__main__":
    main()
