"""How few bits a token's code can have, and how few tokens a text can keep, before recall suffers.

    REMEMBRANCER_EVAL_DATA=DATA python -m tests.benchmarks.bits --json bits.json
    python -m tests.benchmarks.bits --sets locomo --stages binarisation,tokens,both

Every row is one way of keeping a text: which tokens keep a code, which are pooled, how the vectors are turned, where
the threshold lies and how many bits are kept. Ranking is by meaning alone: evidence and ITS with the shipped weights of
query words over *all* texts of a conversation, without a first stage, neighbours, words, dates or the discount for what
asks. Turns are read behind the turns before them, as they are when they are remembered. The first row ranks by float32
cosines with the same weights; the others are shown with what they lose against it, in points, and the 95 % interval of
that difference over questions (paired bootstrap).

Means, medians, rotations, the choice of dimensions and the constants of the agreement formula are fitted on texts of
our own that are not evaluated: statements of ``crowd_texts.py``, ``data/agreement_pairs.tsv`` and the conflict pairs.
Rows marked "other set" are fitted on the texts of the other evaluated set instead: what better fitting texts could
bring.

Bytes are those of the codes of a text: its tokens' and its windows' first-stage codes of 48 bytes. The entropy is the
mean of all bits over the kept tokens, and that of the poorest. ``levels.py`` has the rows of more than a bit.

REMEMBRANCER_ENCODING_CACHE names where vectors are kept. Encoding takes minutes, a row about ten seconds a set.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

import apsw
import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.fit_agreement import fit
from tests.benchmarks.fitting_texts import own_texts, pairs
from tests.benchmarks.judge_adapter import session_of, text_of
from tests.benchmarks.marks import interval, mark
from tests.benchmarks.questions import DATA_VARIABLE, SOURCES, TITLES, Conversation
from tests.benchmarks.tables import share, table
from tests.benchmarks.token_vectors import Vectors, encode, encoder

from remembrancer.embedding.binarise import CODE_BYTES, DIMENSIONS
from remembrancer.embedding.searchable import followed_by
from remembrancer.recall.question import FRAME, FRAME_WORDS
from remembrancer.storage.texts import NOTHING_BEFORE, TurnsBefore, WordCounter
from remembrancer.text.word_classes import FUNCTION_WORDS, words_of

Floats = NDArray[np.float32]

TAILS: Final = words_of("s t m re ve ll d don didn doesn isn wasn weren wouldn couldn shouldn aren haven hasn")
"""What the model's tokenizer leaves of "it's", "don't" and their like."""
FITTED_PAIR_BITS: Final = 16_000
ITERATIONS: Final = 40
"""Of iterative quantisation; it has settled after about 30."""
QUERY_TOKENS_AT_ONCE: Final = 600
WITHIN: Final = 0.5
"""Points that may be lost."""


# ------------------------------------------------------------------ what is compared
@dataclass(frozen=True, slots=True)
class Recipe:
    """One way of keeping a text. ``bits`` 0 is full precision."""

    bits: int = DIMENSIONS
    rotation: str = "none"
    threshold: str = "0"
    fitted: str = "own texts"
    tokens: str = "all"
    pooling: str = "none"


ROTATIONS: Final = ("none", "random", "PCA", "ITQ")
THRESHOLDS: Final = ("0", "mean", "median")
TOKENS: Final = ("no punctuation", "no duplicates", "words once", "no function words", "content once")
POOLINGS: Final = ("cosine .9", "cosine .8", "cosine .7", "factor 1.5", "factor 2", "factor 3")

STAGES: Final[dict[str, list[Recipe]]] = {
    "binarisation": [
        *(Recipe(bits, turn, cut) for bits in (384, 128) for turn in ROTATIONS for cut in THRESHOLDS),
        *(Recipe(bits, turn, "mean") for bits in (256, 192, 64) for turn in ROTATIONS),
        *(Recipe(bits, "ITQ", "mean", "other set") for bits in (256, 128)),
    ],
    "tokens": [
        *(Recipe(0, tokens=kept) for kept in ("words once", "content once")),
        Recipe(0, pooling="factor 2"),
        *(Recipe(tokens=kept) for kept in TOKENS),
        *(Recipe(pooling=pooled) for pooled in POOLINGS),
    ],
    "both": [
        *(Recipe(bits, tokens="words once") for bits in (256, 192)),
        *(Recipe(bits, turn, "mean", tokens="words once") for bits in (256, 192) for turn in ("random", "ITQ")),
        Recipe(tokens="words once", pooling="cosine .9"),
        *(
            Recipe(bits, turn, cut, tokens=kept, pooling=pooled)
            for kept, pooled in (("words once", "factor 1.5"), ("no punctuation", "factor 2"))
            for bits, turn, cut in ((384, "none", "0"), (256, "ITQ", "mean"))
        ),
        Recipe(256, "ITQ", "mean", pooling="factor 2"),
    ],
}


# ------------------------------------------------------------------ texts and questions as vectors
@dataclass(slots=True)
class Asked:
    """A conversation's texts and its questions.

    Attributes:
        tokens: float32 [query tokens, 384] of all questions, one after another.
        starts: where the tokens of each question start.
        weights: float32 [query tokens].
    """

    texts: Vectors
    count: int
    tokens: Floats
    starts: NDArray[np.int64]
    weights: Floats
    evidence: list[frozenset[int]]


def ask(conversation: Conversation) -> Asked:
    texts = [text_of(document) for document in conversation.documents]
    turns: dict[str, TurnsBefore] = {}
    contexts = []
    for document, text in zip(conversation.documents, texts, strict=True):
        session = session_of(document)
        before = turns.get(session, NOTHING_BEFORE) if session else NOTHING_BEFORE
        contexts.append([content for _, content in before.statements])
        turns[session] = followed_by(before, "", text)
    counter = WordCounter(apsw.Connection(":memory:"))
    frequencies = Counter(term for text in texts for term in set(counter.terms(text)))

    def weight(word: str) -> float:
        known = [frequencies[term] for term in counter.terms(word)]
        rarity = max((np.log1p((len(texts) - n + 0.5) / (n + 0.5)) for n in known), default=0.0)
        return float(np.sqrt(rarity)) * (FRAME if word.casefold() in FRAME_WORDS else 1.0)

    places = {document["id"]: number for number, document in enumerate(conversation.documents)}
    tokens, weights, evidence, starts = [], [], [], [0]
    for question in conversation.questions:
        query = encoder().encode_query(question.text)
        if question.answerable and question.evidence and len(query.token_vectors):
            found = np.array([weight(question.text[start:end]) for start, end in query.word_spans.tolist()])
            tokens.append(query.token_vectors[found > 0])
            weights.append(found[found > 0])
            evidence.append(frozenset(places[each] for each in question.evidence))
            starts.append(starts[-1] + len(tokens[-1]))
    return Asked(
        encode(texts, contexts),
        len(texts),
        np.concatenate(tokens),
        np.array(starts[:-1]),
        np.concatenate(weights).astype(np.float32),
        evidence,
    )


# ------------------------------------------------------------------ fewer tokens
def fewer(texts: Vectors, recipe: Recipe) -> tuple[Floats, NDArray[np.int64]]:
    """The vectors that keep a code, float32 [kept, 384], and where those of each window start."""
    kept, lengths = [], [0]
    for first, last in zip(texts.windows[:-1], texts.windows[1:], strict=True):
        vectors = texts.vectors[first:last].astype(np.float32)
        words = [texts.vocabulary[word] for word in texts.words[first:last]]
        vectors = vectors[_worth_keeping(words, recipe.tokens)]
        if recipe.pooling != "none":
            vectors = pooled(vectors, recipe.pooling)
        kept.append(vectors)
        lengths.append(len(vectors))
    return np.concatenate(kept), np.cumsum(lengths)


def _worth_keeping(words: Sequence[str], rule: str) -> NDArray[np.bool_]:
    """Which tokens stay; all of a text that would lose every one."""
    kept = np.ones(len(words), dtype=np.bool_)
    if rule in {"no punctuation", "words once", "no function words", "content once"}:
        kept &= [any(map(str.isalnum, word)) for word in words]
    if rule in {"no function words", "content once"}:
        kept &= [word not in FUNCTION_WORDS and word not in TAILS for word in words]
    if rule in {"no duplicates", "words once", "content once"}:
        # A word of several tokens stays whole: only what stood before, with another word between, is a repetition.
        seen: set[str] = set()
        for place, word in enumerate(words):
            if place and word != words[place - 1]:
                seen.add(words[place - 1])
            kept[place] &= word not in seen
    return kept if kept.any() else np.ones(len(words), dtype=np.bool_)


def pooled(vectors: Floats, rule: str) -> Floats:
    """Groups of similar tokens as the mean of their vectors: agglomerative, average linkage, cosine.

    A rule "cosine c" joins while two groups are at least so similar, "factor f" until one in f is left.
    """
    kind, value = rule.split()
    least = float(value) if kind == "cosine" else -1.0
    target = 1 if kind == "cosine" else int(np.ceil(len(vectors) / float(value)))
    similar = vectors @ vectors.T
    np.fill_diagonal(similar, -2.0)
    sums, sizes = vectors.copy(), np.ones(len(vectors))
    for _ in range(len(vectors) - target):
        left, right = divmod(int(similar.argmax()), len(vectors))
        if similar[left, right] < least:
            break
        joined = (sizes[left] * similar[left] + sizes[right] * similar[right]) / (sizes[left] + sizes[right])
        joined[similar[left] < -1.5] = -2.0
        sums[left] += sums[right]
        sizes[left] += sizes[right]
        sizes[right] = 0
        similar[left] = similar[:, left] = joined
        similar[left, left] = -2.0
        similar[right] = similar[:, right] = -2.0
    sums = sums[sizes > 0]
    return (sums / np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-12)).astype(np.float32)


# ------------------------------------------------------------------ from vectors to bits
class Codes(Protocol):
    def documents(self, vectors: Floats) -> tuple[Floats, NDArray[np.float64]]: ...
    def evidence(self, queries: Floats) -> tuple[Floats, Floats, Floats]: ...


@dataclass(slots=True)
class Binariser:
    """z = turn (x) - cut; the bit is its sign. ``turn`` is [384, bits]."""

    turn: Floats
    cut: Floats
    slope: float = 0.0
    scale: float = 1.0

    def __call__(self, vectors: Floats) -> Floats:
        turned: Floats = vectors @ self.turn
        turned -= self.cut
        return turned

    def documents(self, vectors: Floats) -> tuple[Floats, NDArray[np.float64]]:
        """The bits as -1 and +1, and how many ones each dimension has."""
        is_one = self(vectors) > 0
        return np.where(is_one, np.float32(1), np.float32(-1)), is_one.sum(axis=0, dtype=np.float64)

    def evidence(self, queries: Floats) -> tuple[Floats, Floats, Floats]:
        """Slopes [tokens, bits], offsets and ceilings [tokens], as the engine has them, in bits."""
        z = self(queries).astype(np.float64)
        odds = self.slope * np.log1p(np.abs(z) / self.scale) / np.log(2)
        agree = 1.0 - np.log2(1.0 + 2.0**-odds)
        slopes, offsets = np.sign(z) * odds / 2, (agree - odds / 2).sum(axis=1)
        return slopes.astype(np.float32), offsets.astype(np.float32), agree.sum(axis=1).astype(np.float32)


def binariser(recipe: Recipe, sample: Floats) -> Binariser:
    """Fitted on ``sample``, float32 [tokens, 384], and on the pairs."""
    turn = turned(recipe.rotation, recipe.bits, sample)
    coordinates = sample @ turn
    cuts: dict[str, Callable[[], Floats]] = {
        "0": lambda: np.zeros(recipe.bits, dtype=np.float32),
        "mean": lambda: coordinates.mean(axis=0),
        "median": lambda: np.median(coordinates, axis=0),
    }
    made = Binariser(turn, cuts[recipe.threshold]().astype(np.float32))
    asked, answering = made(pairs().asked), made(pairs().answering)
    some = np.random.default_rng(1).permutation(asked.size)[:FITTED_PAIR_BITS]
    agrees = ((asked > 0) == (answering > 0)).ravel()[some]
    made.slope, made.scale = fit(np.abs(asked).ravel()[some].astype(np.float64), agrees)
    return made


def turned(rotation: str, bits: int, sample: Floats) -> Floats:
    """A matrix [384, bits] with columns of length 1 that stand upright on each other."""
    if rotation == "none":
        # The dimensions on which a word and its answer agree most beyond what they agree on with other answers.
        asked, answering = np.sign(pairs().asked), np.sign(pairs().answering)
        gain = (asked * answering).mean(axis=0) - asked.mean(axis=0) * answering.mean(axis=0)
        kept = np.sort(np.argsort(-gain, kind="stable")[:bits])
        return np.eye(DIMENSIONS, dtype=np.float32)[:, kept]
    generator = np.random.default_rng(0)
    if rotation == "random":
        return np.linalg.qr(generator.standard_normal((DIMENSIONS, DIMENSIONS)))[0][:, :bits].astype(np.float32)
    centred = sample - sample.mean(axis=0)
    directions: Floats = np.linalg.eigh(centred.T @ centred)[1][:, ::-1][:, :bits].astype(np.float32)
    if rotation == "PCA":
        return directions
    # Iterative quantisation (Gong and Lazebnik, 2011): the rotation whose coordinates lie nearest to their own signs.
    reduced = centred @ directions
    turn = np.linalg.qr(generator.standard_normal((bits, bits)))[0].astype(np.float32)
    for _ in range(ITERATIONS):
        left, _, right = np.linalg.svd(np.sign(reduced @ turn).T @ reduced)
        turn = (left @ right).T
    return np.ascontiguousarray(directions @ turn)


# ------------------------------------------------------------------ ranking
@dataclass(slots=True)
class Found:
    """What became of one recipe over one set."""

    recall: NDArray[np.float64]
    gain: NDArray[np.float64]
    kept: int = 0
    windows: int = 0
    texts: int = 0
    ones: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))

    def bytes_a_text(self, bits: int) -> float:
        width = bits / 8 if bits else 4.0 * DIMENSIONS
        return (self.kept * width + self.windows * CODE_BYTES) / self.texts

    def entropies(self) -> tuple[float, float]:
        p = np.clip(self.ones / self.kept, 1e-9, 1 - 1e-9)
        each = -p * np.log2(p) - (1 - p) * np.log2(1 - p)
        return float(each.mean()), float(each.min())


def rank(asked: Asked, reduced: tuple[Floats, NDArray[np.int64]], made: Codes | None) -> Found:
    """Marks of every question."""
    vectors, windows = reduced
    texts = asked.texts
    firsts = windows[:-1][np.diff(texts.owners, prepend=-1) > 0]
    filled = np.unique(texts.owners)
    if made is None:
        documents, ones = vectors, np.zeros(0)
        slopes, offsets, ceilings = asked.tokens, np.float32(0), np.ones(len(asked.tokens), dtype=np.float32)
    else:
        documents, ones = made.documents(vectors)
        slopes, offsets, ceilings = made.evidence(asked.tokens)
    shares = np.zeros((len(asked.tokens), asked.count), dtype=np.float32)
    for start in range(0, len(slopes), QUERY_TOKENS_AT_ONCE):
        part = slice(start, start + QUERY_TOKENS_AT_ONCE)
        shares[part, filled] = np.maximum.reduceat(documents @ slopes[part].T, firsts, axis=0).T
    shares += np.reshape(offsets, (-1, 1))
    np.maximum(shares, 0, out=shares)
    shares *= asked.weights[:, np.newaxis]
    scores = np.add.reduceat(shares, asked.starts, axis=0)
    scores /= np.add.reduceat(asked.weights * ceilings, asked.starts)[:, np.newaxis]
    empty = np.setdiff1d(np.arange(asked.count), filled)
    scores[:, empty] = 0
    marks = np.array([mark(scores[number], evidence) for number, evidence in enumerate(asked.evidence)])
    return Found(marks[:, 0], marks[:, 1], len(vectors), len(texts.owners), asked.count, ones)


class Bench:
    """The sets with their vectors, and what was fitted."""

    def __init__(self, names: Sequence[str], data: Path) -> None:
        self._sets = {name: [ask(each) for each in SOURCES[name](data)] for name in names}
        self.own = encode(own_texts()).vectors.astype(np.float32)
        self._reduced: dict[tuple[str, str], dict[str, list[tuple[Floats, NDArray[np.int64]]]]] = {}

    def measure(self, recipe: Recipe) -> dict[str, Found]:
        return {name: self._over(name, recipe) for name in self._sets if self._can_fit(name, recipe)}

    def _can_fit(self, name: str, recipe: Recipe) -> bool:
        return recipe.fitted == "own texts" or self._sample(name, recipe) is not None

    def _sample(self, name: str, recipe: Recipe) -> Floats | None:
        if recipe.fitted == "own texts":
            return self.own
        others = [asked.texts.vectors for other, each in self._sets.items() if other != name for asked in each]
        return np.concatenate(others)[::2].astype(np.float32) if others else None

    def _over(self, name: str, recipe: Recipe) -> Found:
        sample = self._sample(name, recipe)
        return self.over(name, recipe, binariser(recipe, sample) if recipe.bits and sample is not None else None)

    def over(self, name: str, recipe: Recipe, made: Codes | None) -> Found:
        """What becomes of a set with these codes of the tokens that a recipe keeps."""
        all_found = [
            rank(asked, reduced, made)
            for asked, reduced in zip(self._sets[name], self._fewer(name, recipe), strict=True)
        ]
        return Found(
            np.concatenate([each.recall for each in all_found]),
            np.concatenate([each.gain for each in all_found]),
            sum(each.kept for each in all_found),
            sum(each.windows for each in all_found),
            sum(each.texts for each in all_found),
            np.sum([each.ones for each in all_found], axis=0),
        )

    def _fewer(self, name: str, recipe: Recipe) -> list[tuple[Floats, NDArray[np.int64]]]:
        key = (recipe.tokens, recipe.pooling)
        if key not in self._reduced:
            self._reduced = {key: {}}  # one at a time: they are large
        if name not in self._reduced[key]:
            self._reduced[key][name] = [fewer(asked.texts, recipe) for asked in self._sets[name]]
        return self._reduced[key][name]


# ------------------------------------------------------------------ the table
def figures(recipe: Recipe, found: Found, best: Found) -> dict[str, Any]:
    mean, poorest = found.entropies() if recipe.bits else (None, None)
    recall, gain = found.recall - best.recall, found.gain - best.gain
    return {
        "questions": len(found.recall),
        "recall@10": float(found.recall.mean()),
        "ndcg@10": float(found.gain.mean()),
        "recall_points": 100 * float(recall.mean()),
        "ndcg_points": 100 * float(gain.mean()),
        "recall_interval": interval(recall),
        "ndcg_interval": interval(gain),
        "bytes": found.bytes_a_text(recipe.bits),
        "tokens": found.kept / found.texts,
        "entropy": mean,
        "poorest_entropy": poorest,
    }


def row(recipe: Recipe, by_set: dict[str, dict[str, Any]]) -> list[str]:
    first = next(iter(by_set.values()))
    losses = [each[points] for each in by_set.values() for points in ("recall_points", "ndcg_points")]
    turn = recipe.rotation if recipe.fitted == "own texts" else f"{recipe.rotation}, {recipe.fitted}"
    cells = ["float32" if not recipe.bits else str(recipe.bits)]
    cells += [turn, recipe.threshold] if recipe.bits else ["", ""]
    cells += [recipe.tokens, recipe.pooling, f"{first['bytes']:,.0f}"]
    cells.append("" if first["entropy"] is None else f"{first['entropy']:.2f} / {first['poorest_entropy']:.2f}")
    for each in by_set.values():
        cells += [f"{share(each[name])} ({each[points]:+.1f})" for name, points in MARKS]
    return [*cells, "yes" if min(losses) >= -WITHIN else ""]


MARKS: Final = (("recall@10", "recall_points"), ("ndcg@10", "ndcg_points"))


def head(names: Sequence[str]) -> list[str]:
    marks = [f"{TITLES[name]} {mark}" for name in names for mark in ("R@10", "nDCG@10")]
    return ["bits", "rotation", "threshold", "tokens", "pooling", "bytes", "entropy, poorest", *marks, "within 0.5"]


def measure(bench: Bench, stages: Sequence[str]) -> Iterator[tuple[Recipe, dict[str, dict[str, Any]]]]:
    full = Recipe(0)
    best = bench.measure(full)
    yield full, {name: figures(full, found, found) for name, found in best.items()}
    for recipe in dict.fromkeys(recipe for stage in stages for recipe in STAGES[stage]):
        found = bench.measure(recipe)
        if len(found) == len(best):
            yield recipe, {name: figures(recipe, each, best[name]) for name, each in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.bits", description=(__doc__ or "").split("\n")[0])
    named = os.environ.get(DATA_VARIABLE)
    parser.add_argument("--data", type=Path, default=named, required=not named, help=f"instead of {DATA_VARIABLE}")
    parser.add_argument("--sets", default="locomo,lme", help=f"of {', '.join(SOURCES)}; bytes are those of the first")
    parser.add_argument("--stages", default=",".join(STAGES), help=f"of {', '.join(STAGES)}")
    parser.add_argument("--json", type=Path, help="where the figures go, intervals included")
    asked = parser.parse_args()
    names, stages = asked.sets.split(","), asked.stages.split(",")
    rows, kept = [], []
    for recipe, by_set in measure(Bench(names, Path(asked.data)), stages):
        rows.append(row(recipe, by_set))
        kept.append({**{name: getattr(recipe, name) for name in Recipe.__slots__}, "sets": by_set})
        print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
        if asked.json:
            asked.json.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(table(head(names), rows))


if __name__ == "__main__":
    main()
