"""Long work in portions: who does it may do something else in between, or leave it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

ResultT = TypeVar("ResultT")

Steps: TypeAlias = Generator[None, None, ResultT]
"""Yields between its portions, and returns what came of it."""


def to_the_end(steps: Steps[ResultT]) -> ResultT:
    """All portions at once."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: ResultT = done.value
            return result
