"""Cues of things and of people: artifact and relationship."""

from __future__ import annotations

from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.rules.rule import Rule

_ACTION: Final = (
    "prohibit",
    "harm",
    "plain_decision",
    "plain_commitment",
    "due",
    "have_to",
    "plain_context",
    "plain_event",
)

RULES: Final = (
    Rule("only_a_reference", MemoryType.ARTIFACT, 0.97, needs=("only_reference",)),
    Rule(
        "is_somebodys_kin", MemoryType.RELATIONSHIP, 0.93, needs=("is_of_somebody",), without=("like", "harm", "clock")
    ),
    Rule(
        "links_two_names",
        MemoryType.RELATIONSHIP,
        0.78,
        needs=("link", "two_names"),
        without=("plain_event", "plain_decision", "order", "harm", "due", "clock"),
    ),
    Rule(
        "names_a_file",
        MemoryType.ARTIFACT,
        0.82,
        needs=("path",),
        without=(*_ACTION, "always", "learn", "notice", "when", "past_form", "will"),
        not_starting=("order", "starting_ing"),
    ),
    Rule(
        "says_where_a_document_is",
        MemoryType.ARTIFACT,
        0.75,
        opens=("document",),
        needs=("place",),
        without=(*_ACTION, "always", "notice", "learn", "like", "past_form"),
        not_starting=("order",),
    ),
    Rule(
        "titles_a_document",
        MemoryType.ARTIFACT,
        0.75,
        opens=("document",),
        needs=("no_verb",),
        without=(*_ACTION, "like", "decide", "reach", "notice", "learn", "now", "occasion", "rather", "starting_ing"),
    ),
)
