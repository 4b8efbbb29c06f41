"""How deep the first stage has to look: what its proposals lose against a full scan of all token codes.

    REMEMBRANCER_EVAL_DATA=DATA python -m tests.benchmarks.depth --folder DIR [--count 40000] [--json FILE]
    ... --count 40000 --crowd 960000 --asked 40 --full 40

One vault holds the turns of LoCoMo and the user turns of LongMemEval together, among turns of BEAM and LongMemEval-S,
articles of SciFact and Cranfield, and as many made-up statements as bring it to ``--count``. Distractors are cut to one
window. The vault and the scores of the full scan are kept in ``DIR``, codes in the folder that
REMEMBRANCER_ENCODING_CACHE names, if it is set. ``--crowd`` adds as many memories of ``crowd.py``, whose codes are put
together from encoded statements instead of being computed: so that a million can be had, in some ten minutes. There
only the kind of list is measured that is shipped.

For each way of proposing and each depth the tables show the share of the evidence that is among the candidates, and
R@10 and R@50 when these are ordered by their own ITS, with the distance in points from that order of all texts. Two
lists are one by meaning and one by words, each as long as the depth; one list is twice as long. A depth here stands
for one 25 times as large in a vault of 25 times as many texts of the same kinds.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import apsw
import numpy as np
from numpy.typing import NDArray
from tests.benchmarks import questions
from tests.benchmarks.bulk import FinishedMemory, store_finished
from tests.benchmarks.crowd_texts import make_statements
from tests.benchmarks.judge_adapter import encoder, session_of, text_of
from tests.benchmarks.questions import DATA_VARIABLE, TITLES, Conversation, Document
from tests.benchmarks.tables import share, table

from remembrancer.embedding import encoder_id
from remembrancer.embedding.binarise import CODE_BYTES
from remembrancer.embedding.searchable import followed_by, searchable
from remembrancer.model.memory import Draft, Source, TypeReason
from remembrancer.model.types import ActorKind, MemoryType, Provenance, SourceKind, Trust
from remembrancer.recall.candidates import WORDS_WORTH, first_stage_code, propose
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.evidence import (
    ASKING,
    CHANCE_PER_DOUBLING,
    LONG_TOKENS,
    STEP,
    CandidateCodes,
    QueryEvidence,
    weigh_query,
)
from remembrancer.recall.meaning import Meaning
from remembrancer.recall.question import Asking, Question, understand
from remembrancer.recall.terms import TermBook
from remembrancer.recall.tokens import TokenBook
from remembrancer.recall.words import LARGEST_TIE, score_words, words_said
from remembrancer.remember.completion import Completed
from remembrancer.storage.codes import token_codes
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.texts import NOTHING_BEFORE, TurnsBefore, find_text
from remembrancer.text.language import segment_for_index
from remembrancer.vault import Actor, Passphrase, Vault

Scores = NDArray[np.float64]
Proposing = Callable[[int], Iterable[int]]
"""The handles that a list holds at a depth."""

DEPTHS: Final = (50, 100, 200, 400, 800, 1_600)
COUNTED: Final = (10, 50)
WORD_BITS: Final = (77, 115, 154, 192, 231)
"""How many bits all words of a question are worth in one list."""
NOW: Final = datetime(2026, 6, 1, 9, 0, tzinfo=UTC)
MILLION: Final = 1_000_000
_NAMESPACE: Final = "personal"
_PASSPHRASE: Final = Passphrase("benchmark")
_TURN_CHARACTERS, _ARTICLE_CHARACTERS = 500, 250
_STORED_AT_ONCE, _READ_AT_ONCE = 2_000, 100
_CROWD_AT_ONCE: Final = 5_000
_MANY: Final = 50_000
"""Among more texts the other ways of proposing are left out: each takes longer than what is shipped."""


@dataclass(frozen=True, slots=True)
class Item:
    """One text of the collection. ``name`` tells it from all others; ``session`` is empty for what is no turn."""

    name: str
    text: str
    session: str = ""


def targets(data: Path) -> Iterator[tuple[str, Conversation]]:
    """The conversations whose questions are asked, each with the place its documents have in the collection."""
    for name, source in (("locomo", questions.locomo), ("lme", questions.longmemeval)):
        for number, conversation in enumerate(source(data)):
            yield f"{name}-{number}", conversation


def collection(data: Path, count: int) -> list[Item]:
    """The texts in the order in which they are stored: targets first, each distractor once."""
    items = [_item(place, document) for place, conversation in targets(data) for document in conversation.documents]
    seen = {item.text for item in items}
    for item in _distractors(data):
        text = text_of({"text": item.text[:_TURN_CHARACTERS]})
        if len(items) < count and text not in seen:
            items.append(Item(item.name, text, item.session))
            seen.add(text)
    return items


def _item(place: str, document: Document) -> Item:
    return Item(f"{place}/{document['id']}", text_of(document), f"{place}/{session_of(document)}")


def _distractors(data: Path) -> Iterator[Item]:
    for file in sorted((data / "longmemeval_s_haystack").glob("*.json.gz")):
        kept = json.loads(gzip.decompress(file.read_bytes()))
        for session, turns in zip(kept["haystack_session_ids"], kept["haystack_sessions"], strict=True):
            for number, turn in enumerate(turns):
                yield Item(f"{file.name}/{session}/{number}", turn["content"] or "", f"{file.name}/{session}")
    for name in ("cranfield", "scifact"):
        for each in questions._lines(data / "retrieval" / name / "corpus.jsonl.gz"):
            text = f"{each.get('title') or ''}. {each['text']}".strip(". ")
            yield Item(f"{name}/{each['id']}", text[:_ARTICLE_CHARACTERS])
    for place, conversation in enumerate(questions.beam(data)):
        yield from (_item(f"beam-{place}", document) for document in conversation.documents)
    for number, statement in enumerate(make_statements(60_000, Random(4))):  # noqa: S311  (the same ones each time)
        yield Item(f"crowd/{number}", statement.text)


def fill(folder: Path, items: Sequence[Item], crowd: int = 0) -> None:
    """Store the collection and a crowd in a new vault, and beside it the handle of each item's text."""
    vault = Vault.create(folder, (_PASSPHRASE,))
    digests: dict[str, bytes] = {}
    turns: dict[str, TurnsBefore] = {}
    for start in range(0, len(items), _STORED_AT_ONCE):
        finished = []
        for item in items[start : start + _STORED_AT_ONCE]:
            before = turns.get(item.session, NOTHING_BEFORE) if item.session else None
            text = searchable(item.text, segment_for_index(item.text), encoder(), before)
            digests[item.name] = text.digest
            source = Source(SourceKind.CONVERSATION if item.session else SourceKind.PERSON)
            draft = Draft(item.text, session=item.session, episode=bool(item.session))
            how = (MemoryType.OBSERVATION, TypeReason(), Trust.IMPORTED, Provenance.IMPORTED, source)
            finished.append(FinishedMemory(Completed(draft, *how), text))
            if before is not None:
                turns[item.session] = followed_by(before, "", item.text)
        store_finished(vault, Actor(ActorKind.PROGRAM, "benchmark"), _NAMESPACE, finished)
        print(f"{len(digests):9,} texts, {time.process_time():6.1f} s of CPU", file=sys.stderr, flush=True)
    if crowd:
        _fill_with_crowd(vault, crowd)
    with vault.store.read() as connection:
        namespace = find_namespace(connection, EVERYTHING, _NAMESPACE).namespace_id
        handles = {name: find_text(connection, namespace, digest) for name, digest in digests.items()}
    vault.close()
    (folder / "handles.json").write_text(json.dumps(handles), "utf-8")


def _fill_with_crowd(vault: Vault, count: int) -> None:
    # That program and what it imports are run by their path, not as parts of a package.
    sys.path.insert(0, str(Path(__file__).parent))
    crowds = importlib.import_module("crowd")
    made = crowds.Crowd(crowds.bank(crowds.BANK), NOW)
    for start in range(0, count, _CROWD_AT_ONCE):
        memories = made.memories(min(_CROWD_AT_ONCE, count - start), NOW)
        store_finished(vault, Actor(ActorKind.PROGRAM, "crowd"), _NAMESPACE, memories)
        print(f"{start:9,} of the crowd, {time.process_time():6.1f} s of CPU", file=sys.stderr, flush=True)


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """One question, and the handles of the texts that are evidence."""

    set: str
    question: Question
    evidence: NDArray[np.int64]


class Stage:
    """The vault with its codes in memory. Scores are by handle, the higher the nearer; -inf for what is not there."""

    def __init__(self, connection: apsw.Connection, handles: dict[str, int]) -> None:
        self.connection = connection
        self.book = CodeBook(encoder_id())
        known = np.array(list(handles.values()), dtype=np.int64)
        self.eligible = EligibleTexts.of(np.union1d(known, self.book.texts(connection)))
        self.texts, _ = self.book.distances(np.zeros(CODE_BYTES, dtype=np.uint8))
        self._handles = handles
        self._terms = TermBook(1 << 30)

    def asked(self, data: Path, most: int) -> list[Asked]:
        """Up to so many questions of each set, spread over its conversations."""
        found: dict[str, list[tuple[str, questions.Question]]] = {}
        for place, conversation in targets(data):
            known = [(place, each) for each in conversation.questions if each.answerable and each.evidence]
            found.setdefault(place.split("-")[0], []).extend(known)
        namespace = find_namespace(self.connection, EVERYTHING, _NAMESPACE).namespace_id
        chosen = []
        for name, every in found.items():
            for place, each in spread(every, most):
                question = understand(self.connection, Asking(each.text, NOW), UTC, [namespace], encoder())
                evidence = np.unique([self._handles[f"{place}/{document}"] for document in each.evidence])
                chosen.append(Asked(name, question, evidence))
        return chosen

    def bits(self, code: NDArray[np.uint8]) -> Scores:
        """Minus the number of bits in which a text's nearest window differs."""
        return self._by_text(-self.book.distances(code)[1].astype(np.float64))

    def _by_text(self, windows: NDArray[np.floating[Any]]) -> Scores:
        best_of = np.full(len(self.eligible.present), -np.inf)
        np.maximum.at(best_of, self.texts, windows)
        return best_of

    def words(self, question: Question) -> Scores:
        """The share of the question's idf that stands in a text, by its rarer words."""
        said = words_said(self.connection, question.words, question.words.rare, self.eligible)
        return np.where(said > 0, said, -np.inf)

    def bm25(self, question: Question) -> Scores:
        """BM25 of all the question's words, for the texts that have one of the rarer ones."""
        scores = self.words(question)
        having = np.flatnonzero(np.isfinite(scores)).tolist()
        scores[having] = score_words(question.words, self._terms.candidates(self.connection, having)).scores
        return scores

    def ways(self, question: Question) -> dict[str, tuple[Proposing, ...]]:
        """The ways of proposing for one question: the lists whose union each takes."""
        encoded = question.encoded
        shipped = propose(self.connection, self.book, question, self.eligible)
        always: dict[str, tuple[Proposing, ...]] = {
            "as shipped": (lambda _: shipped,),
            "all texts": (lambda _: self.eligible.handles,),
        }
        if len(self.eligible) > _MANY:
            rare = self.words(question)
            heavy = self.bits(first_stage_code(encoded, question.weights))
            said = np.where(np.isfinite(rare), rare, 0.0)
            title = f"one list: weighted mean as bits, words worth {WORDS_WORTH:.0f}"
            return {title: (by(heavy + WORDS_WORTH * said, 2.0),)} | always
        bits, rare = self.bits(encoded.mean_code), self.words(question)
        heavy, near, idf = (
            self.bits(first_stage_code(encoded, question.weights)),
            by(bits),
            by(rare, largest_tie=LARGEST_TIE),
        )
        said = np.where(np.isfinite(rare), rare, 0.0)
        ways: dict[str, tuple[Proposing, ...]] = {
            "two lists: (a) mean as bits, idf": (near, idf),
            "(b) mean weighted by w_t as bits, idf": (by(heavy), idf),
            "(c) mean as bits, BM25 with ties by distance": (near, by(self.bm25(question), ties=bits)),
            "one list: mean as bits alone": (by(bits, 2.0),),
        }
        for worth in WORD_BITS:
            ways[f"one list: mean as bits, words worth {worth}"] = (by(bits + worth * said, 2.0),)
            ways[f"one list: weighted mean as bits, words worth {worth}"] = (by(heavy + worth * said, 2.0),)
        return ways | always


def by(scores: Scores, length: float = 1.0, ties: Scores | None = None, largest_tie: float = np.inf) -> Proposing:
    """The best ``length`` times the depth, equals by ``ties``, and all that still tie unless that makes it too long."""
    having = np.flatnonzero(np.isfinite(scores))
    first, second = scores[having], np.zeros(len(having)) if ties is None else ties[having]

    def proposing(depth: int) -> NDArray[np.int64]:
        most = int(length * depth)
        if len(having) <= most:
            return having
        cut = np.partition(first, -most)[-most]
        above, equal = first > cut, first == cut
        missing = most - int(np.count_nonzero(above))
        kept = above | (equal & (second >= np.partition(second[equal], -missing)[-missing]))
        return having[kept if np.count_nonzero(kept) <= largest_tie * most else above]

    return proposing


def spread(every: Sequence[Any], most: int) -> list[Any]:
    """Up to ``most``, at even distances."""
    return [every[place] for place in np.unique(np.linspace(0, len(every) - 1, most).round().astype(int))]


def full_scan(stage: Stage, asked: Sequence[Asked], folder: Path) -> Scores:
    """The ITS of every text for each question, float64 [questions, handles]; -inf for handles without codes."""
    weighed = [weigh_query(each.question.encoded.token_vectors, each.question.weights) for each in asked]
    digest = hashlib.sha256(b"".join(each.slopes.tobytes() + each.weights.tobytes() for each in weighed))
    digest.update(repr((ASKING, CHANCE_PER_DOUBLING, LONG_TOKENS)).encode())
    file = folder / f"full-{len(stage.texts)}-{digest.hexdigest()[:16]}.npy"
    if not file.exists():
        its = np.full((len(asked), len(stage.eligible.present)), -np.inf)
        handles = stage.eligible.handles.tolist()
        for start in range(0, len(handles), _READ_AT_ONCE):
            stored = token_codes(stage.connection, encoder_id(), handles[start : start + _READ_AT_ONCE])
            codes = np.frombuffer(b"".join([each.codes for each in stored]), dtype=np.uint8).reshape(-1, CODE_BYTES)
            asking = np.frombuffer(b"".join([each.asking for each in stored]), dtype=np.bool_)
            starts = np.cumsum([0, *(len(each.asking) for each in stored)])
            its[:, [each.text for each in stored]] = _its(weighed, CandidateCodes(codes, starts, asking))
        np.save(file, its)
    return np.asarray(np.load(file), dtype=np.float64)


def _its(weighed: Sequence[QueryEvidence], texts: CandidateCodes) -> Scores:
    """float64 [questions, texts]: what the engine gives, for all questions in one product."""
    slopes = np.concatenate([each.slopes for each in weighed], axis=1)
    lowest = np.concatenate([each.offsets for each in weighed]) - slopes.sum(axis=0, dtype=np.float64)
    weights = np.concatenate([each.weights / (each.weights @ each.ceilings) for each in weighed])
    firsts = np.cumsum([0, *(len(each.weights) for each in weighed[:-1])])
    ones = np.unpackbits(texts.codes, axis=1).astype(np.float32) @ slopes
    doublings = np.log2(np.maximum(np.diff(texts.starts), LONG_TOKENS) / LONG_TOKENS)
    ceilings = np.concatenate([each.ceilings for each in weighed])
    by_chance = np.rint(CHANCE_PER_DOUBLING / STEP * doublings[:, np.newaxis] * ceilings)

    def evidence() -> Scores:
        most = np.maximum.reduceat(ones, texts.starts[:-1], axis=0)
        return np.maximum((lowest + 2.0 * most - by_chance) * STEP, 0.0)

    whole = ASKING * evidence()
    ones[texts.asking] = -(2.0**24)
    return np.add.reduceat(np.maximum(evidence(), whole) * weights, firsts, axis=1).T


def measure(stage: Stage, asked: Sequence[Asked], its: dict[int, Scores]) -> dict[str, Any]:
    """For each way, depth and set: candidates, share of the evidence among them, R@k; and those of the full scan."""
    notes: dict[tuple[str, int, str], list[tuple[float, ...]]] = {}
    for number, each in enumerate(asked):
        ways = stage.ways(each.question)
        for title, lists in ways.items():
            for depth in (0,) if title in ("all texts", "as shipped") else DEPTHS:
                proposed = np.unique(np.concatenate([np.asarray(one(depth), dtype=np.int64) for one in lists]))
                noted = [float(len(proposed)), float(np.isin(each.evidence, proposed).mean())]
                if number in its:
                    order = proposed[np.argsort(-its[number][proposed], kind="stable")]
                    noted += [float(np.isin(each.evidence, order[:count]).mean()) for count in COUNTED]
                notes.setdefault((title, depth, each.set), []).append(tuple(noted))
    found: dict[str, Any] = {}
    for (title, depth, name), noted in notes.items():
        values = [*np.mean([one[:2] for one in noted], axis=0), *np.mean([one[2:] for one in noted if one[2:]], axis=0)]
        figures = dict(zip(("candidates", "evidence", *map(str, COUNTED)), map(float, values), strict=True))
        found.setdefault(title, {}).setdefault(str(depth), {})[name] = figures
    return found


def times(stage: Stage, asked: Sequence[Asked]) -> dict[str, tuple[float, float]]:
    """Milliseconds of CPU a question, here and at a million texts: what lists need, and what candidates cost."""
    some = [each.question for each in spread(asked, 40)]
    acts: dict[str, Callable[[Question], object]] = {
        "as shipped": lambda q: propose(stage.connection, stage.book, q, stage.eligible),
        "scan, and the nearest 400": lambda q: stage.book.scan(q.encoded.mean_code).nearest(stage.eligible, 400),
        "words": stage.words,
    }
    if len(stage.eligible) <= _MANY:
        acts["BM25, every text split before"] = stage.bm25
    growth = MILLION / len(stage.eligible)
    found = {title: (spent := _spent(act, some), spent * growth) for title, act in acts.items()}
    for count in (200, 400, 800, 1_600, 3_200):
        pairs = [(q, sorted(by(stage.bits(q.encoded.mean_code))(count).tolist())) for q in some]
        spent = _spent(lambda pair: _look_at(stage, *pair), pairs)
        found[f"codes and words of the nearest {count:,} read and compared"] = (spent, spent)
    return found


def _look_at(stage: Stage, question: Question, texts: list[int]) -> None:
    Meaning(TokenBook(stage.book, 0), question).resolve(stage.connection, texts)
    score_words(question.words, TermBook(0).candidates(stage.connection, texts))


def _spent(act: Callable[[Any], object], each: Sequence[Any]) -> float:
    start = time.process_time()
    for one in each:
        act(one)
    return (time.process_time() - start) * 1000 / len(each)


def report(results: dict[str, Any]) -> str:
    columns = [column for name in results["sets"] for column in (TITLES[name], "evidence", "R@10", "R@50")]
    whole, rows = results["ways"]["all texts"]["0"], []
    for title, depths in results["ways"].items():
        for depth, sets in depths.items():
            row = [title, "" if depth == "0" else f"{int(depth):,}"]
            for name, one in sets.items():
                row += [f"{one['candidates']:,.0f}", share(one["evidence"])]
                row += [f"{share(one[str(k)])} ({100 * (one[str(k)] - whole[name][str(k)]):+.1f})" for k in COUNTED]
            rows.append(row)
    spent = [[title, *(f"{each:,.1f}" for each in both)] for title, both in results["milliseconds"].items()]
    costs = table(("milliseconds of CPU", f"{results['texts']:,} texts", f"{MILLION:,}"), spent)
    shares = table(("proposed by", "depth", *columns), rows)
    return f"{results['asked']} questions, {results['compared']} of them compared\n\n{shares}\n\n{costs}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where the vault and the full scan are kept")
    parser.add_argument("--count", type=int, default=40_000, help="how many texts the collection has")
    parser.add_argument("--crowd", type=int, default=0, help="how many memories are added that are put together")
    parser.add_argument("--asked", type=int, default=300, help="how many questions of each set are asked")
    parser.add_argument("--full", type=int, default=100, help="how many of them are compared with a full scan")
    parser.add_argument("--json", type=Path, help="where all figures go")
    arguments = parser.parse_args()
    if not os.environ.get(DATA_VARIABLE):
        print(f"{DATA_VARIABLE} is not set: nothing to measure")
        return
    data, folder = Path(os.environ[DATA_VARIABLE]), arguments.folder / f"depth-{arguments.count}-{arguments.crowd}"
    if not (folder / "handles.json").exists():
        fill(folder, collection(data, arguments.count), arguments.crowd)
    vault = Vault.open(folder, _PASSPHRASE)
    with vault.store.read() as connection:
        stage = Stage(connection, json.loads((folder / "handles.json").read_text("utf-8")))
        asked = stage.asked(data, arguments.asked)
        sets = list(dict.fromkeys(each.set for each in asked))
        places = {name: [place for place, each in enumerate(asked) if each.set == name] for name in sets}
        full = [place for name in sets for place in spread(places[name], arguments.full)]
        its = full_scan(stage, [asked[place] for place in full], folder)
        ways = measure(stage, asked, dict(zip(full, its, strict=True)))
        results = {"texts": len(stage.eligible), "sets": sets, "asked": len(asked), "compared": len(full), "ways": ways}
        results["milliseconds"] = times(stage, asked)
    vault.close()
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    print(report(results))


if __name__ == "__main__":
    main()
