"""How a question is understood before it is looked up, and what its words about time mean for the ranking."""

from remembrancer.recall.formation.context import Formed, WeightedSpan, form
from remembrancer.recall.formation.timing import (
    CandidateTimes,
    TimeFit,
    TimeReason,
    holds_at,
    time_score,
    validity_at,
)
from remembrancer.recall.formation.updates import Updated, newer_first, shared_evidence, strong_matches

__all__ = [
    "CandidateTimes",
    "Formed",
    "TimeFit",
    "TimeReason",
    "Updated",
    "WeightedSpan",
    "form",
    "holds_at",
    "newer_first",
    "shared_evidence",
    "strong_matches",
    "time_score",
    "validity_at",
]
