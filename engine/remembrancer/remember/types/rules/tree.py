"""The order in which the rules are asked: what a text calls itself, then sure rules, then likely ones."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.rules import guidance, labels, stances, things, times
from remembrancer.remember.types.rules.rule import Finding, Rule
from remembrancer.remember.types.statement import Statement

SURE: Final = 0.8
"""Findings at least this certain stand; below it the tree abstains where a classifier can be asked."""

RULES: Final[tuple[Rule, ...]] = (*things.RULES, *stances.RULES, *guidance.RULES, *times.RULES)
_SURE_RULES: Final = tuple(rule for rule in RULES if rule.certainty >= SURE)


def first_finding(statement: Statement, heading: str = "") -> Finding | None:
    """The first rule that applies. A heading counts less than what a text says outright, and more than hints."""
    labelled = labels.by_label(statement)
    if labelled is not None:
        return labelled
    for rule in _SURE_RULES:
        finding = rule.find(statement)
        if finding is not None and (not heading or finding.certainty > labels.HEADING_CERTAINTY):
            return finding
    headed = labels.by_heading(heading)
    if headed is not None:
        return headed
    return next((finding for rule in RULES if (finding := rule.find(statement)) is not None), None)
