"""The test that says whether and why two statements contradict each other."""

from remembrancer.conflicts.detection.detector import find_contradiction
from remembrancer.conflicts.detection.statement import Statement, TokenCodes

__all__ = ["Statement", "TokenCodes", "find_contradiction"]
