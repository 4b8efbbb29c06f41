"""Cues of likes, choices, promises and aims: preference, decision, commitment and goal."""

from __future__ import annotations

from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.rules.rule import Rule

RULES: Final = (
    Rule(
        "promises",
        MemoryType.COMMITMENT,
        0.9,
        needs=("plain_commitment",),
        without=("plain_observation", "harm", "learn"),
    ),
    Rule(
        "has_a_deadline",
        MemoryType.COMMITMENT,
        0.88,
        needs=("due", "deliver"),
        without=("harm", "plain_goal", "learn", "always", "notice", "plain_decision", "document_only", "rate"),
        not_starting=("past_form", "starting_ing"),
    ),
    Rule(
        "likes_or_dislikes",
        MemoryType.PREFERENCE,
        0.9,
        needs=("plain_preference",),
        without=(
            "harm",
            "plain_learning",
            "plain_observation",
            "when",
        ),
        not_starting=("order",),
    ),
    Rule("likes_or_dislikes_first", MemoryType.PREFERENCE, 0.9, opens=("plain_preference",), without=("harm",)),
    Rule(
        "decides",
        MemoryType.DECISION,
        0.9,
        opens=("plain_decision",),
        without=("plain_observation", "plain_error", "question"),
    ),
    Rule(
        "decides_in_passing",
        MemoryType.DECISION,
        0.8,
        needs=("plain_decision",),
        without=("notice", "harm", "when", "learn"),
    ),
    Rule(
        "aims",
        MemoryType.GOAL,
        0.9,
        needs=("plain_goal",),
        without=("plain_decision", "harm", "plain_learning", "plain_observation", "past_form"),
    ),
    Rule(
        "reaches_a_figure",
        MemoryType.GOAL,
        0.85,
        starts=("reach",),
        needs=("horizon", "figure"),
        without=("deliver", "always", "harm"),
    ),
    Rule("wants", MemoryType.GOAL, 0.7, needs=("want",), without=("harm", "past_form", "learn", "notice", "document")),
    Rule(
        "likes", MemoryType.PREFERENCE, 0.7, needs=("like",), without=("harm", "learn", "notice", "when", "past_form")
    ),
    Rule("dislikes", MemoryType.PREFERENCE, 0.7, needs=("dislike",), without=("harm", "past_form")),
    Rule("chooses", MemoryType.DECISION, 0.6, opens=("decide",), without=("harm", "notice", "learn", "due", "when")),
    Rule(
        "will_deliver",
        MemoryType.COMMITMENT,
        0.65,
        opens=("will",),
        needs=("deliver",),
        without=("harm", "when", "notice"),
    ),
    Rule("reaches", MemoryType.GOAL, 0.6, starts=("reach",), needs=("figure",), without=("harm", "clock", "past_form")),
)
