"""Texts of our own that are not evaluated, for fitting codes: statements, and questions with what answers them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.crowd_texts import make_statements
from tests.benchmarks.fit_agreement import PAIRS
from tests.benchmarks.token_vectors import encode, encoder

Floats = NDArray[np.float32]

FITTED_STATEMENTS: Final = 2_000


@dataclass(slots=True)
class Pairs:
    """Query tokens and the tokens that answer them, float32 [pairs, 384] each: what the evidence is fitted on."""

    asked: Floats
    answering: Floats


def own_texts() -> list[str]:
    texts = [each.text for each in make_statements(FITTED_STATEMENTS, random.Random(7))]  # noqa: S311
    for name in ("seen", "unseen"):
        lines = (PAIRS.parent / f"conflict_pairs_{name}.tsv").read_text("utf-8").splitlines()[1:]
        texts += [text for line in lines for text in line.split("\t")[1:3]]
    return list(dict.fromkeys([*texts, *statements_of_pairs()[1]]))


def statements_of_pairs() -> tuple[list[str], list[str]]:
    questions, statements = zip(*(line.split("\t") for line in PAIRS.read_text("utf-8").splitlines()), strict=True)
    return list(questions), list(statements)


@cache
def pairs() -> Pairs:
    """As ``fit_agreement.py`` finds them, but in full precision, so that every row learns from the same tokens."""
    questions, statements = statements_of_pairs()
    texts = encode(statements)
    every, starts = texts.vectors.astype(np.float32), texts.windows
    asked, answering = [], []
    for number, question in enumerate(questions):
        query = encoder().encode_query(question)
        best = np.maximum.reduceat(query.token_vectors @ every.T, starts[:-1], axis=1)
        usual = np.quantile(np.delete(best, number, axis=1), 0.95, axis=1)
        memory = every[starts[number] : starts[number + 1]]
        for token, vector in enumerate(query.token_vectors):
            if question[slice(*query.word_spans[token])].isalnum() and best[token, number] > usual[token]:
                asked.append(vector)
                answering.append(memory[int((memory @ vector).argmax())])
    return Pairs(np.array(asked), np.array(answering))
