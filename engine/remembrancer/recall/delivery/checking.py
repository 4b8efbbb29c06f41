"""Whether a recall is within its limits."""

from __future__ import annotations

from remembrancer.model import limits
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.recalling import LEAST_TOKENS, MOST_TOKENS, Recall
from remembrancer.text.normalise import normalise_query


def check_recall(request: Recall) -> None:
    """Raise InvalidInputError, with the field and its limit, for the first field that is outside of it."""
    if not normalise_query(request.search.text):
        raise InvalidInputError("query", "empty")
    check_terms(request.budget, request.limit, request.floor)
    if len(request.context) > limits.CONTEXT_TURNS:
        raise InvalidInputError("context", "too_many", limit=limits.CONTEXT_TURNS, given=len(request.context))
    for turn in request.context:
        _check_text("context", turn.text, limits.TURN_CHARACTERS)
        _check_text("context", turn.speaker, limits.SPEAKER_CHARACTERS)
    if len(request.entities) > limits.ASKED_ENTITIES:
        raise InvalidInputError("entities", "too_many", limit=limits.ASKED_ENTITIES, given=len(request.entities))
    for name in request.entities:
        if not name.strip():
            raise InvalidInputError("entities", "empty")
        _check_text("entities", name, limits.ENTITY_CHARACTERS)


def check_terms(budget: int | None, limit: int | None, floor: float | None) -> None:
    """Raise InvalidInputError for the first that is given and outside of its limits."""
    if budget is not None and not LEAST_TOKENS <= budget <= MOST_TOKENS:
        raise InvalidInputError("budget", "out_of_range", limit=f"{LEAST_TOKENS} to {MOST_TOKENS:,}", given=budget)
    if limit is not None and not 1 <= limit <= limits.RECALLED:
        raise InvalidInputError("limit", "out_of_range", limit=f"1 to {limits.RECALLED}", given=limit)
    if floor is not None and not 0 <= floor <= 1:
        raise InvalidInputError("floor", "out_of_range", limit="0 to 1", given=floor)


def _check_text(field: str, text: str, limit: int) -> None:
    if len(text) > limit:
        raise InvalidInputError(field, "too_long", limit=limit, given=len(text))
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise InvalidInputError(field, "lone_surrogate")
