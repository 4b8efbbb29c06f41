"""Find the constants of the agreement formula again: how often a relevant token has the query token's sign.

    python tests/benchmarks/fit_agreement.py

For each word of a question in ``data/agreement_pairs.tsv`` the relevant token is the one with the largest dot product
in the statement that belongs to it, provided that this statement serves the word better than 95 % of the others do:
words such as "who" have no counterpart, and would teach only noise.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np

from remembrancer.embedding import Encoder
from remembrancer.embedding.binarise import signs
from remembrancer.recall import agreement

PAIRS = Path(__file__).parent / "data" / "agreement_pairs.tsv"


def collect(encoder: Encoder) -> tuple[np.ndarray, np.ndarray]:
    """|z| and whether the bit agreed, for all bits of all relevant tokens."""
    lines = PAIRS.read_text(encoding="utf-8").splitlines()
    questions, statements = zip(*(line.split("\t") for line in lines), strict=True)
    memories = [signs(encoder.encode_text(text).windows[0].token_codes) for text in statements]
    starts = np.cumsum([0, *(len(memory) for memory in memories[:-1])])
    every_token = np.concatenate(memories)
    magnitudes, agreements = [], []
    for number, question in enumerate(questions):
        query = encoder.encode_query(question)
        best = np.maximum.reduceat(query.token_vectors @ every_token.T, starts, axis=1)
        usual = np.quantile(np.delete(best, number, axis=1), 0.95, axis=1)
        for token, vector in enumerate(query.token_vectors):
            word = question[slice(*query.word_spans[token])]
            if word.isalnum() and best[token, number] > usual[token]:
                relevant = memories[number][int((memories[number] @ vector).argmax())]
                magnitudes.append(np.abs(vector))
                agreements.append((relevant > 0) == (vector > 0))
    return np.concatenate(magnitudes).astype(np.float64), np.concatenate(agreements)


def surprise(log_odds: np.ndarray, agrees: np.ndarray) -> float:
    """Mean bits of surprise a bit: the smaller, the better the prediction."""
    return float(np.mean(np.log1p(np.exp(np.where(agrees, -log_odds, log_odds)))) / np.log(2))


def fit_slope(growth: np.ndarray, agrees: np.ndarray) -> float:
    """The maximum-likelihood slope of log odds = slope * growth, by Newton's method."""
    slope = 1.0
    for _ in range(40):
        p = 1 / (1 + np.exp(-slope * growth))
        slope += float((growth * (agrees - p)).sum() / (growth**2 * p * (1 - p)).sum())
    return slope


def fit(magnitudes: np.ndarray, agrees: np.ndarray) -> tuple[float, float]:
    """Slope and scale of log odds = slope * ln(1 + m / scale); the scale from an ever finer grid."""
    scales = np.geomspace(0.005, 0.5, 9)
    for _ in range(4):
        fits = [(fit_slope(np.log1p(magnitudes / scale), agrees), scale) for scale in scales]
        losses = [surprise(slope * np.log1p(magnitudes / scale), agrees) for slope, scale in fits]
        best = int(np.argmin(losses))
        slope, scale = fits[best]
        scales = np.linspace(scales[max(0, best - 1)], scales[min(len(scales) - 1, best + 1)], 9)
    return slope, float(scale)


def main() -> None:
    magnitudes, agrees = collect(Encoder.load())
    slope, scale = fit(magnitudes, agrees)
    plain = fit_slope(magnitudes, agrees)
    print(f"bits: {len(agrees)}, agreeing: {agrees.mean():.3f}")
    print(
        f"SLOPE {slope:.4g}  SCALE {scale:.4g}  surprise {surprise(slope * np.log1p(magnitudes / scale), agrees):.4f}"
    )
    print(f"plain logistic: slope {plain:.4g}, surprise {surprise(plain * magnitudes, agrees):.4f}")
    print(f"shipped: surprise {surprise(agreement.log_odds(magnitudes), agrees):.4f}")
    print("   |z| up to   agree   formula")
    for low, high in itertools.pairwise(np.quantile(magnitudes, np.linspace(0, 1, 13))):
        inside = (magnitudes >= low) & (magnitudes <= high)
        formula = 1 / (1 + np.exp(-agreement.log_odds(magnitudes[inside])))
        print(f"   {high:9.4f}   {agrees[inside].mean():.3f}   {formula.mean():.3f}")


if __name__ == "__main__":
    main()
