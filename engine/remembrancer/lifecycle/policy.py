"""How the types fade unless a namespace has a policy of its own, and what a policy may say."""

from __future__ import annotations

from typing import Final

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.lifecycle import FadesFrom, Policy, Priority, TypePolicy
from remembrancer.model.types import MemoryType

MOST_DAYS: Final = 36_500
REVIEW_DAYS: Final = 180

_T = MemoryType
DEFAULT: Final = Policy(
    (
        TypePolicy(_T.FACT, 540),
        TypePolicy(_T.PREFERENCE, 270),
        TypePolicy(_T.DECISION, 540, priority=Priority.HIGH),
        TypePolicy(_T.COMMITMENT, 90, FadesFrom.DUE, Priority.HIGH),
        TypePolicy(_T.GOAL, 90, FadesFrom.DONE),
        TypePolicy(_T.EVENT, 90, FadesFrom.HAPPENED, Priority.LOW),
        TypePolicy(_T.INSTRUCTION, None, priority=Priority.HIGH, review_after_days=REVIEW_DAYS),
        TypePolicy(_T.RELATIONSHIP, None),
        TypePolicy(_T.CONTEXT, 14, priority=Priority.LOW),
        TypePolicy(_T.LEARNING, 360),
        TypePolicy(_T.OBSERVATION, 180, priority=Priority.LOW),
        TypePolicy(_T.ERROR, None, priority=Priority.HIGH, review_after_days=REVIEW_DAYS),
        TypePolicy(_T.ARTIFACT, 270, priority=Priority.LOW),
    )
)
"""W by type (DESIGN section 7): ACM's base of 90 days, given the character of Table II of the Memanto paper."""
_NEVER_EXPIRED: Final = frozenset({MemoryType.INSTRUCTION, MemoryType.ERROR})


def check_policy(policy: Policy) -> None:
    """Refuse a policy that does not say exactly one thing about every type, within the limits.

    Raises:
        InvalidInputError: a number is out of range, a type is missing, or an instruction or error would expire.
    """
    if tuple(each.type for each in policy.types) != tuple(MemoryType):
        raise InvalidInputError("policy", "incomplete")
    for each in policy.types:
        for name, days in (
            ("window_days", each.window_days),
            ("expires_after_days", each.expires_after_days),
            ("review_after_days", each.review_after_days),
        ):
            _check_days(name, days)
        if each.type in _NEVER_EXPIRED and each.expires_after_days is not None:
            raise InvalidInputError("expires_after_days", "never_expires", given=each.type.value)
    _check_days("episodes_days", policy.episodes_days)


def _check_days(name: str, days: int | None) -> None:
    if days is not None and not 1 <= days <= MOST_DAYS:
        raise InvalidInputError(name, "out_of_range", limit=f"1..{MOST_DAYS}", given=days)
