"""The decision tree over the thirteen types: groups of cues, asked in a fixed order."""

from remembrancer.remember.types.rules.rule import Finding, Rule
from remembrancer.remember.types.rules.tree import RULES, first_finding

__all__ = ["RULES", "Finding", "Rule", "first_finding"]
