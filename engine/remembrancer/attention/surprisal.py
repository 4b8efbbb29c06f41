"""Surprisal in bits: -log2 of how likely something at least this extreme is.

Of figures by Student's t with a robust location and scale: t = |x - median| / (s sqrt(1 + 1/n)) with n - 1 degrees of
freedom, where s is the median absolute deviation, scaled to the standard deviation of normal values and corrected for
small samples (Croux and Rousseeuw, 1992). Of what can be counted by the share that was not seen so far (Good and
Turing): the number of values seen once, and a half, by the number of entries and one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, log2, sqrt
from statistics import median
from typing import Final

MOST_BITS: Final = 60.0
_NORMAL: Final = 1.4826
_SMALL_SAMPLES: Final = (1.196, 1.196, 1.196, 1.495, 1.363, 1.206, 1.200, 1.140, 1.129, 1.107)
_TINY: Final = 1e-300
_ENOUGH: Final = 1e-12
_ITERATIONS: Final = 200


@dataclass(frozen=True, slots=True)
class Spread:
    """Where values lie: median, robust scale, the least and the greatest of those that are no outliers."""

    median: float
    scale: float
    low: float
    high: float
    count: int


_FAR: Final = 3.5


def spread_of(values: Sequence[float], floor: float) -> Spread:
    """The spread of some values; its scale is at least ``floor`` (above 0)."""
    middle = median(values)
    count = len(values)
    correction = _SMALL_SAMPLES[count] if count < len(_SMALL_SAMPLES) else count / (count - 0.8)
    scale = max(floor, _NORMAL * correction * median(abs(each - middle) for each in values))
    near = [each for each in values if abs(each - middle) <= _FAR * scale]
    return Spread(middle, scale, min(near), max(near), count)


def figure_bits(value: float, spread: Spread) -> float:
    """How surprising a value is where others have this spread."""
    distance = abs(value - spread.median) / (spread.scale * sqrt(1.0 + 1.0 / spread.count))
    return bits_of(student_tail(distance, spread.count - 1))


def unseen_bits(singles: int, entries: int) -> float:
    """How surprising it is that something comes which none of so many entries had; ``singles`` came once only."""
    return bits_of((singles + 0.5) / (entries + 1.0))


def bits_of(probability: float) -> float:
    """-log2 of a probability, between 0 and :data:`MOST_BITS`."""
    return min(MOST_BITS, max(0.0, -log2(max(probability, _TINY))))


def student_tail(t: float, freedom: int) -> float:
    """How likely Student's t is to be at least so far from 0 on either side."""
    return _incomplete_beta(freedom / 2.0, 0.5, freedom / (freedom + t * t))


def _incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz)."""
    if x <= 0.0 or x >= 1.0:
        return 0.0 if x <= 0.0 else 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1.0 - x))
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - front * _fraction(b, a, 1.0 - x) / b
    return front * _fraction(a, b, x) / a


def _fraction(a: float, b: float, x: float) -> float:
    c, d = 1.0, 1.0 / _away_from_zero(1.0 - (a + b) * x / (a + 1.0))
    result = d
    for step in range(1, _ITERATIONS):
        even = step * (b - step) * x / ((a + 2 * step - 1.0) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1.0))
        for term in (even, odd):
            d = 1.0 / _away_from_zero(1.0 + term * d)
            c = _away_from_zero(1.0 + term / c)
            result *= c * d
        if abs(c * d - 1.0) < _ENOUGH:
            break
    return result


def _away_from_zero(number: float) -> float:
    return number if abs(number) > _TINY else _TINY
