"""Numbers of the weighing of tokens beside this module, written by ``tests/benchmarks/fit_conflicts.py``."""

from __future__ import annotations

from typing import Final

START: Final = 0.0
WEIGHTS: Final = ((0,) * 384,) * 4
