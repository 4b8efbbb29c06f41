"""Which of the thirteen types a text has: a tree of rules, and a classifier for what the rules leave open."""

from remembrancer.remember.types.assigner import TypeAssigner

__all__ = ["TypeAssigner"]
