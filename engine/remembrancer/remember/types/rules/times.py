"""Cues of what happened, what holds for now and what simply is: event, context and fact."""

from __future__ import annotations

from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.rules.rule import Rule

RULES: Final = (
    Rule(
        "states_an_attribute",
        MemoryType.FACT,
        0.85,
        needs=("plain_fact",),
        without=(
            "harm",
            "notice",
            "due",
            "always",
            "learn",
            "plain_context",
            "plain_event",
            "plain_goal",
            "plain_decision",
        ),
        not_starting=("order",),
    ),
    Rule(
        "dates_an_occasion",
        MemoryType.EVENT,
        0.9,
        opens=("occasion",),
        needs=("when_it_is",),
        without=("notice", "always", "harm", "have_to", "learn", "decide", "due"),
        not_starting=("deliver", "order"),
    ),
    Rule(
        "happened_lately",
        MemoryType.EVENT,
        0.88,
        needs=("plain_event", "past_form"),
        without=("plain_error", "plain_learning", "plain_decision", "plain_observation"),
    ),
    Rule(
        "holds_for_now",
        MemoryType.CONTEXT,
        0.9,
        needs=("plain_context",),
        without=("plain_decision", "plain_goal", "plain_observation", "plain_preference", "promise"),
        not_starting=("order",),
    ),
    Rule(
        "happened_on_a_date",
        MemoryType.EVENT,
        0.65,
        needs=("past_form", "when_it_is"),
        without=("harm", "notice", "learn", "decide", "due", "always", "promise", "is"),
    ),
    Rule(
        "holds_now",
        MemoryType.CONTEXT,
        0.65,
        needs=("now",),
        without=("decide", "notice", "past_form", "promise"),
        not_starting=("order",),
    ),
    Rule("is_going_on", MemoryType.CONTEXT, 0.5, needs=("progressive",), without=("notice", "decide", "harm", "want")),
    Rule("happened", MemoryType.EVENT, 0.4, opens=("past_form",), without=("is", "harm", "notice", "learn", "decide")),
    Rule("points_at_a_thing", MemoryType.ARTIFACT, 0.55, opens=("document",), needs=("no_verb",)),
    Rule("states_what_is", MemoryType.FACT, 0.3, needs=("is",), without=("notice", "learn", "harm", "now", "question")),
    Rule(
        "states_what_it_has",
        MemoryType.FACT,
        0.5,
        needs=("has",),
        without=("notice", "learn", "harm", "now", "have_to"),
    ),
    Rule("describes", MemoryType.FACT, 0.4, needs=("describes",), without=("harm", "notice")),
    Rule("names_and_explains", MemoryType.FACT, 0.3, needs=("label",)),
)
