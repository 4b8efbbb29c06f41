"""Cues of rules, mistakes, lessons and patterns: instruction, error, learning and observation."""

from __future__ import annotations

from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.rules.rule import Rule

RULES: Final = (
    Rule("warns_with_a_reason", MemoryType.ERROR, 0.93, starts=("prohibit",), needs=("harm",)),
    Rule(
        "teaches",
        MemoryType.LEARNING,
        0.92,
        needs=("plain_learning",),
        without=("plain_error",),
        not_starting=("order",),
    ),
    Rule("says_it_was_a_mistake", MemoryType.ERROR, 0.88, needs=("plain_error",), without=("plain_learning", "notice")),
    Rule("forbids", MemoryType.ERROR, 0.8, starts=("warning",), without=("contrast",)),
    Rule(
        "gives_a_standing_rule",
        MemoryType.INSTRUCTION,
        0.9,
        starts=("plain_instruction",),
        without=("harm", "due", "plain_observation"),
    ),
    Rule(
        "says_how_it_must_be",
        MemoryType.INSTRUCTION,
        0.65,
        needs=("plain_instruction",),
        without=("harm", "due", "notice", "plain_observation", "self", "learn", "past_form", "plain_preference"),
    ),
    Rule(
        "orders_under_a_condition",
        MemoryType.INSTRUCTION,
        0.78,
        starts=("when",),
        needs=("order",),
        without=("harm", "notice", "past_form", "self", "want", "learn"),
    ),
    Rule(
        "sees_a_pattern",
        MemoryType.OBSERVATION,
        0.88,
        needs=("plain_observation",),
        without=("plain_learning", "plain_preference", "plain_error", "when_order"),
        not_starting=("order",),
    ),
    Rule(
        "has_gone_wrong",
        MemoryType.ERROR,
        0.6,
        needs=("harm", "past_form"),
        without=("notice", "learn", "clock", "weekday"),
    ),
    Rule("helps", MemoryType.LEARNING, 0.7, needs=("learn",), without=("harm", "notice"), not_starting=("order",)),
    Rule(
        "needs_something_better", MemoryType.LEARNING, 0.6, needs=("need", "compare"), without=("self", "due", "harm")
    ),
    Rule(
        "notices",
        MemoryType.OBSERVATION,
        0.55,
        needs=("notice",),
        without=("harm", "due", "past_form"),
        not_starting=("order",),
    ),
    Rule(
        "orders",
        MemoryType.INSTRUCTION,
        0.6,
        starts=("order",),
        without=("due", "weekday", "future", "harm", "reach", "horizon", "now"),
    ),
    Rule(
        "rules",
        MemoryType.INSTRUCTION,
        0.4,
        needs=("always",),
        without=("harm", "past_form", "self", "learn", "notice"),
    ),
)
