"""Conditions as the word index needs them: phrases with every character of Chinese, Japanese or Korean apart."""

from __future__ import annotations

from dataclasses import replace

from remembrancer.model.search import AllOf, AnyOf, Condition, Contains, Negation
from remembrancer.text.language import segment_for_index


def as_indexed(condition: Condition | None) -> Condition | None:
    """The condition with its phrases in the form in which texts are indexed."""
    match condition:
        case None:
            return None
        case AllOf(parts):
            return AllOf(tuple(_part(part) for part in parts))
        case AnyOf(parts):
            return AnyOf(tuple(_part(part) for part in parts))
        case Negation(part):
            return Negation(_part(part))
        case Contains(text):
            return replace(condition, text=segment_for_index(text))
        case _:
            return condition


def _part(condition: Condition) -> Condition:
    converted = as_indexed(condition)
    return condition if converted is None else converted
