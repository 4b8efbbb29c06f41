"""Conditions as storage needs them: texts in their stored form, phrases with every character of Chinese apart."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import CONDITION_DEPTH, CONDITION_PARTS
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    Contains,
    FromSource,
    HasIdentifier,
    HasStatus,
    HasTag,
    InNamespace,
    InSession,
    Negation,
    ValidAt,
)
from remembrancer.model.types import Status
from remembrancer.storage.connection import folded
from remembrancer.storage.selection import mentions
from remembrancer.text.language import segment_for_index


def as_indexed(condition: Condition | None) -> Condition | None:
    """The condition as a search means it: as stored, and with what was replaced since where it asks what held.

    Raises:
        InvalidInputError: as :func:`as_stored`.
    """
    stored = as_stored(condition)
    return None if stored is None else _with_what_held(stored)


def as_stored(condition: Condition | None) -> Condition | None:
    """The condition with its texts in the form in which they are stored.

    Raises:
        InvalidInputError: it is nested too deep, has too many parts, or holds half of a character.
    """
    if condition is None:
        return None
    _check_size(condition)
    return _converted(condition)


def _with_what_held(condition: Condition) -> Condition:
    """With the superseded and the expired where it is asked what held at an instant, and not for a status."""
    parts = condition.parts if isinstance(condition, AllOf) else (condition,)
    asked = [part for part in parts if isinstance(part, ValidAt)]
    if not asked or mentions(condition, (HasStatus,)):
        return condition
    # What was replaced without a known end says nothing of when it held.
    ended = AllOf((AnyOf((HasStatus(Status.SUPERSEDED), HasStatus(Status.EXPIRED))), replace(asked[0], ended=True)))
    return AllOf((*parts, AnyOf((HasStatus(Status.ACTIVE), HasStatus(Status.DEMOTED), ended))))


def _converted(condition: Condition) -> Condition:
    match condition:
        case AllOf(parts):
            return AllOf(tuple(_converted(part) for part in parts))
        case AnyOf(parts):
            return AnyOf(tuple(_converted(part) for part in parts))
        case Negation(part):
            return Negation(_converted(part))
        case Contains(text):
            return replace(condition, text=segment_for_index(_whole(text)))
        case HasTag(tag):
            # Twice, as tags are: folding can bring about a form that folds further.
            return replace(condition, tag=folded(folded(_whole(tag))))
        case InNamespace(name):
            return replace(condition, namespace=unicodedata.normalize("NFC", _whole(name)))
        case InSession(text) | HasIdentifier(text) | FromSource(text):
            _whole(text)
            return condition
        case _:
            return condition


def _whole(text: str) -> str:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise InvalidInputError("condition", "lone_surrogate")
    return text


def _check_size(condition: Condition) -> None:
    """Without recursion, which is what too deep a condition would exhaust."""
    waiting, seen = [(condition, 1)], 0
    while waiting:
        part, depth = waiting.pop()
        seen += 1
        if depth > CONDITION_DEPTH:
            raise InvalidInputError("condition", "too_many", limit=CONDITION_DEPTH, given=depth)
        if seen > CONDITION_PARTS:
            raise InvalidInputError("condition", "too_many", limit=CONDITION_PARTS, given=seen)
        match part:
            case AllOf(parts) | AnyOf(parts):
                # So many more levels the expression gets: parts are joined in pairs.
                waiting.extend((each, depth + max(1, len(parts).bit_length())) for each in parts)
            case Negation(inner):
                waiting.append((inner, depth + 1))
            case _:
                pass
