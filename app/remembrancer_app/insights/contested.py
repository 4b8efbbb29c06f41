"""Which topics were contested most: the cases of conflict by the tags of what they are about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.model.cases import CaseState
from remembrancer_app.conflicts.words import title_words

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictCase

MOST_TOPICS = 20


@dataclass(frozen=True, slots=True)
class ContestedTopic:
    """A tag, or what a case without tags is about. ``case`` is the first of its cases: an open one where there is."""

    words: str
    cases: int
    open_cases: int
    case: ConflictCase


def contested_topics(cases: Iterable[ConflictCase]) -> tuple[ContestedTopic, ...]:
    """The topics with the most cases first; of equals those with more open ones."""
    by_topic: dict[str, list[ConflictCase]] = {}
    for case in cases:
        for topic in _topics(case):
            by_topic.setdefault(topic, []).append(case)
    found = [
        ContestedTopic(
            words, len(own), sum(_is_open(case) for case in own), min(own, key=lambda case: not _is_open(case))
        )
        for words, own in by_topic.items()
    ]
    found.sort(key=lambda each: (-each.cases, -each.open_cases, each.words))
    return tuple(found[:MOST_TOPICS])


def _topics(case: ConflictCase) -> Iterable[str]:
    tags = dict.fromkeys(tag for side in (case.old, case.new) for tag in side.memory.tags)
    return tags or (title_words(case),)


def _is_open(case: ConflictCase) -> bool:
    return case.state is CaseState.OPEN
