"""How well contradictions are told from what only looks like one, and how fast.

    python tests/benchmarks/conflicts.py seen [--errors]       development: pairs the first rules were written with
    python tests/benchmarks/conflicts.py unseen [--errors]     development: by somebody who saw no rule; used up since
    python tests/benchmarks/conflicts.py training_2 [--errors] development: by another such writer, mostly reworded
    python tests/benchmarks/conflicts.py unseen_2 [--errors]   development: by a third writer; used up since
    python tests/benchmarks/conflicts.py training_3 [--errors] development: for the fit, most of them near misses
    python tests/benchmarks/conflicts.py unseen_3 [--errors]   development: by a fifth writer; used up since
    python tests/benchmarks/conflicts.py training_4 [--errors] development: by a sixth writer; likewise training_5
    python tests/benchmarks/conflicts.py unseen_4              pairs of which nobody saw one: counts alone
    python tests/benchmarks/conflicts.py turns [--errors]      ordinary conversations: every hit is taken for false
    python tests/benchmarks/conflicts.py published [--errors]  published pairs

The last two read REMEMBRANCER_EVAL_DATA. ``--cache FOLDER`` keeps encodings between runs.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import hashlib
import json
import os
import pickle
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from remembrancer.conflicts.detection import Statement, TokenCodes
from remembrancer.conflicts.detection.detector import THRESHOLD, compare, look
from remembrancer.conflicts.detection.reading import ReadStatement, read_statement
from remembrancer.embedding import Encoder, encoder_id
from remembrancer.embedding.binarise import signs
from remembrancer.model.conflicts import Contradiction
from remembrancer.model.types import MemoryType
from remembrancer.remember.types import TypeAssigner

DATA = Path(__file__).parent / "data"
SAID = datetime(2026, 3, 2, 9, tzinfo=UTC)
"""A Monday; the pairs do not say when they were said."""
NEAR = 0.55
"""Mean best agreement of one turn's tokens with another's (a cosine of signs) from which both are compared."""
NEAREST = 30
DEVELOPMENT = ("seen", "unseen", "training_2", "unseen_2", "training_3", "unseen_3", "training_4", "training_5")
"""Pairs that the rules and weights were made with. The unseen ones were it until they had been measured with; the
training ones are for the fit."""
UNSEEN = ("unseen_4",)
"""Pairs of which nobody who works on the rules sees one: counts alone."""


class Encodings:
    """Token codes and types of texts, encoded once; kept in a folder if one is given."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._encoder: Encoder | None = None
        self._assigner: TypeAssigner | None = None

    def prepare(self, texts: Iterable[str], *, with_types: bool = False) -> dict[str, tuple[TokenCodes, MemoryType]]:
        unique = list(dict.fromkeys(texts))
        key = hashlib.sha256("\0".join([encoder_id(), str(with_types), *unique]).encode()).hexdigest()[:24]
        path = self._folder / f"conflicts-{key}.pickle" if self._folder else None
        if path is not None and path.exists():
            found: dict[str, tuple[TokenCodes, MemoryType]] = pickle.loads(path.read_bytes())  # noqa: S301  our own file
            return found
        made = {text: (self._codes(text), self._type(text) if with_types else MemoryType.FACT) for text in unique}
        if path is not None:
            path.write_bytes(pickle.dumps(made))
        return made

    def _codes(self, text: str) -> TokenCodes:
        self._encoder = self._encoder or Encoder.load(threads=1)
        windows = self._encoder.encode_text(text).windows
        if not windows:
            return TokenCodes(np.zeros((0, 48), np.uint8), np.zeros((0, 2), np.int32))
        return TokenCodes(
            np.concatenate([window.token_codes for window in windows]),
            np.concatenate([window.word_spans for window in windows]),
        )

    def _type(self, text: str) -> MemoryType:
        self._encoder = self._encoder or Encoder.load(threads=1)
        self._assigner = self._assigner or TypeAssigner(lambda: self._encoder)
        return self._assigner.assign(text)[0]


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """A labelled pair, read."""

    row: dict[str, str]
    old: ReadStatement
    new: ReadStatement

    @property
    def is_conflict(self) -> bool:
        return self.row["label"] == "conflict"

    def find(self) -> Contradiction | None:
        return compare(self.old, self.new)


def labelled_pairs(name: str, encodings: Encodings) -> list[Pair]:
    """The pairs of ``conflict_pairs_<name>.tsv``."""
    with (DATA / f"conflict_pairs_{name}.tsv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))
    codes = encodings.prepare(row[side] for row in rows for side in ("older", "newer"))

    def read(row: dict[str, str], side: str) -> ReadStatement:
        text = row[side]
        return read_statement(Statement(text, MemoryType(row[f"type_{side}"]), SAID, tokens=codes[text][0]))

    return [Pair({**row}, read(_typed(row), "older"), read(_typed(row), "newer")) for row in rows]


def _typed(row: dict[str, str]) -> dict[str, str]:
    return {**row, "type_older": row["type_older"].strip(), "type_newer": row["type_newer"].strip()}


def print_scores(title: str, pairs: Sequence[Pair], *, errors: bool) -> None:
    """Precision and recall, in all and by kind of the label."""
    counts: Counter[tuple[bool, str, bool]] = Counter()
    found_kinds: dict[str, Counter[bool]] = defaultdict(Counter)
    same_kind = 0
    for pair in pairs:
        _ = pair.old.view, pair.new.view
    started = time.process_time()
    for pair in pairs:
        for read in (pair.old, pair.new):
            _ = read_statement(read.statement).view
    reading = (time.process_time() - started) / len(pairs) / 2
    started = time.process_time()
    found = [pair.find() for pair in pairs]
    spent = (time.process_time() - started) / len(pairs)
    for pair, hit in zip(pairs, found, strict=True):
        counts[pair.is_conflict, pair.row["kind"], hit is not None] += 1
        if hit is not None:
            found_kinds[hit.kind.value][pair.is_conflict] += 1
            same_kind += pair.is_conflict and hit.kind.value == pair.row["kind"]
        if errors and (hit is not None) != pair.is_conflict:
            shown = f"{hit.kind.value} {hit.certainty} {hit.reason.old!r} {hit.reason.new!r}" if hit else _best(pair)
            print(f"  {pair.row['id']} {pair.row['kind']}: {pair.row['older']} | {pair.row['newer']} -> {shown}")
    right = sum(count for (label, _, hit), count in counts.items() if label and hit)
    missed = sum(count for (label, _, hit), count in counts.items() if label and not hit)
    false = sum(count for (label, _, hit), count in counts.items() if not label and hit)
    print(f"\n{title}: {len(pairs)} pairs, precision {right / max(1, right + false):.3f} ({false} false)", end=", ")
    print(f"recall {right / max(1, right + missed):.3f} ({missed} missed), kind right in {same_kind} of {right}")
    print(f"  {spent * 1000:.3f} ms of CPU a pair, {reading * 1000:.3f} ms to read a statement")
    for kind in sorted({key[:2] for key in counts}):
        hits, total = counts[*kind, True], counts[*kind, True] + counts[*kind, False]
        print(f"  {'conflict' if kind[0] else 'none':9}{kind[1]:13}{hits:4} of {total:3} found")
    for name, split in sorted(found_kinds.items()):
        print(f"  found as {name:12} precision {split[True] / split.total():.2f} of {split.total()}")


def _best(pair: Pair) -> str:
    seen = look(pair.old, pair.new)
    return "nothing" if seen is None else f"nothing {seen.certainty:.2f}"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a conversation: who said what when."""

    conversation: str
    speaker: str
    text: str
    said: datetime


def ordinary_turns(place: Path) -> Iterator[Turn]:
    """The turns of LoCoMo and of the English MemoryBank."""
    for path in sorted(place.glob("locomo/conv-*.json")):
        talk = json.loads(path.read_text("utf-8"))["conversation"]
        for number in range(1, 60):
            if f"session_{number}" not in talk:
                continue
            said = datetime.strptime(talk[f"session_{number}_date_time"], "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
            for turn in talk[f"session_{number}"]:
                yield Turn(path.stem, turn["speaker"], turn["text"].strip() or "-", said)
    for path in sorted(place.glob("memorybank_en/*.json")):
        for day, turns in json.loads(path.read_text("utf-8"))["user"]["history"].items():
            said = datetime.strptime(day, "%Y-%m-%d").replace(hour=12, tzinfo=UTC)
            for turn in turns:
                yield Turn(path.stem, path.stem, turn["query"].strip() or "-", said)
                yield Turn(path.stem, "helper", turn["response"].strip() or "-", said)


def measure_turns(place: Path, encodings: Encodings, *, errors: bool) -> None:
    """Compare every turn with the earlier ones of its conversation that come near."""
    turns = list(ordinary_turns(place))
    known = encodings.prepare((turn.text for turn in turns), with_types=True)
    by_talk: dict[str, list[Turn]] = defaultdict(list)
    for turn in turns:
        by_talk[turn.conversation].append(turn)
    pairs = spent = 0.0
    hits: dict[str, list[tuple[Turn, Turn, Contradiction]]] = defaultdict(list)
    for talk in by_talk.values():
        read = [
            read_statement(
                Statement(turn.text, known[turn.text][1], turn.said, tokens=known[turn.text][0], speaker=turn.speaker)
            )
            for turn in talk
        ]
        for number, near in enumerate(neighbours([known[turn.text][0] for turn in talk])):
            for other in near:
                started = time.process_time()
                hit = compare(read[other], read[number])
                spent += time.process_time() - started
                pairs += 1
                if hit is not None:
                    name = "locomo" if talk[0].conversation.startswith("conv-") else "memorybank"
                    hits[name].append((talk[other], talk[number], hit))
    for name in ("locomo", "memorybank"):
        total = sum(1 for turn in turns if turn.conversation.startswith("conv-") == (name == "locomo"))
        flagged = len({id(new) for _, new, _ in hits[name]})
        print(
            f"{name}: {total} turns, {flagged} flagged ({1000 * flagged / total:.1f} per 1,000), "
            f"{len(hits[name])} pairs"
        )
        print("  ", dict(Counter(hit.kind.value for _, _, hit in hits[name])))
        if errors:
            for old, new, hit in hits[name]:
                print(
                    f"  {hit.kind.value} {hit.certainty:.2f} {hit.reason.old!r} / {hit.reason.new!r} ({hit.reason.cue})"
                )
                print(f"     {old.speaker} {old.said:%d %b}: {_around(old.text, hit.old_spans)}")
                print(f"     {new.speaker} {new.said:%d %b}: {_around(new.text, hit.new_spans)}")
    print(f"{pairs:.0f} pairs compared, {1000 * spent / max(1, pairs):.3f} ms each")


def _around(text: str, spans: Sequence[tuple[int, int]]) -> str:
    start, end = (spans[0][0], spans[-1][1]) if spans else (0, 0)
    return text[max(0, start - 70) : end + 70].replace("\n", " ")


def neighbours(tokens: Sequence[TokenCodes]) -> list[list[int]]:
    """For each text the earlier ones near to it, the nearest first, at most ``NEAREST``."""
    filled = [each.codes for each in tokens]
    starts = np.cumsum([0, *[len(codes) for codes in filled]])
    stored = signs(np.concatenate(filled)) if starts[-1] else np.zeros((0, 384), np.float32)
    has = np.diff(starts) > 0
    result: list[list[int]] = []
    for number, codes in enumerate(filled):
        if not len(codes) or number == 0 or not has[:number].any():
            result.append([])
            continue
        agreement = signs(codes) @ stored[: starts[number]].T / 384
        places = np.flatnonzero(has[:number])
        forth = np.maximum.reduceat(agreement, starts[places], axis=1).mean(axis=0)
        back = np.add.reduceat(agreement.max(axis=0), starts[places]) / np.diff(starts)[places]
        nearness = np.maximum(forth, back)
        order = np.argsort(-nearness, kind="stable")[:NEAREST]
        result.append([int(places[i]) for i in order if nearness[i] >= NEAR])
    return result


def measure_published(place: Path, encodings: Encodings, *, errors: bool) -> None:
    """SICK, ANLI, ProSeCCo (contradictions in general) and pairs of messages of BEAM."""
    for name, first, second, label in (
        ("sick", "a", "b", "contradiction"),
        ("anli_dev", "premise", "hypothesis", "contradiction"),
        ("prosecco", "proposition_1", "proposition_2", "self-contradiction"),
    ):
        rows = _jsonl(place / "contradiction" / f"{name}.jsonl.gz")
        codes = encodings.prepare(row[side] for row in rows for side in (first, second))
        counts: Counter[tuple[bool, bool]] = Counter()
        for row in rows:
            sides = [
                read_statement(Statement(row[side], MemoryType.FACT, SAID, tokens=codes[row[side]][0]))
                for side in (first, second)
            ]
            hit = compare(*sides) is not None
            is_contradiction = str(row["label"]) == label
            counts[is_contradiction, hit] += 1
            if errors and hit and not is_contradiction:
                found = compare(*sides)
                assert found is not None
                print(f"  {name} {row['label']}: {row[first]} | {row[second]} -> {found.kind} {found.reason}"[:400])
        right, false, missed = counts[True, True], counts[False, True], counts[True, False]
        print(
            f"{name}: {len(rows)} pairs, precision {right / max(1, right + false):.3f}, "
            f"recall {right / (right + missed):.3f}"
        )
    rows = _jsonl(place / "beam" / "update_and_contradiction_pairs.jsonl.gz")
    texts = [_message(text) for row in rows for side in ("first_messages", "second_messages") for text in row[side]]
    known = encodings.prepare(texts, with_types=True)
    found_by_kind: Counter[tuple[str, bool]] = Counter()
    for row in rows:
        old = [_message(text) for text in row["first_messages"]]
        new = [_message(text) for text in row["second_messages"]]
        hit = any(
            compare(*(read_statement(Statement(text, known[text][1], SAID, tokens=known[text][0])) for text in pair))
            for pair in ((a, b) for a in old for b in new)
        )
        found_by_kind[row["kind"], hit] += 1
    for kind in sorted({key[0] for key in found_by_kind}):
        print(
            f"beam {kind}: {found_by_kind[kind, True]} found of "
            f"{found_by_kind[kind, True] + found_by_kind[kind, False]}"
        )


def _jsonl(path: Path) -> list[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as stream:
        return [json.loads(line) for line in stream]


def _message(text: str) -> str:
    """Without code and the marker of a turn."""
    plain = re.sub(r"```.*?```", " ", text, flags=re.DOTALL)
    return re.sub(r"\s*->->.*$", "", plain, flags=re.DOTALL).strip() or "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*DEVELOPMENT, *UNSEEN, "turns", "published"])
    parser.add_argument("--errors", action="store_true", help="list what is wrong (only of development pairs)")
    parser.add_argument("--cache", type=Path)
    given = parser.parse_args()
    encodings = Encodings(given.cache)
    print(f"threshold {THRESHOLD}")
    if given.what in DEVELOPMENT or given.what in UNSEEN:
        errors = given.errors and given.what in DEVELOPMENT
        print_scores(given.what, labelled_pairs(given.what, encodings), errors=errors)
    else:
        place = Path(os.environ["REMEMBRANCER_EVAL_DATA"])
        measure = measure_turns if given.what == "turns" else measure_published
        measure(place, encodings, errors=given.errors)


if __name__ == "__main__":
    main()
