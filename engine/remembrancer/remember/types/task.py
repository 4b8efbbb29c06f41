"""Whether an order is a task: one thing that somebody is to get done once, and no rule for how agents behave.

Two things make one, and both have to be there. Nothing says that it recurs, holds under a condition, or is about
what agents do, are given or must guard. And it is bounded: it names the time by which it is done, or, where it was
stored as something to be done or to happen, one thing that it is done with. What has no end of its own ("use",
"keep", "be") is a manner and no task, whatever date stands beside it.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.imperative import beginning, tokens_of
from remembrancer.remember.types.lexicon.imperatives import AGENTS
from remembrancer.remember.types.lexicon.tasks import (
    BEFORE_TASKS,
    BOUNDING,
    CONDITIONS,
    FETCHING,
    GRAVE,
    MANNERS,
    OF_AGENTS,
    PARTICLES,
    RECURRING,
    SPEAKING,
    SPOKEN_TO,
)

PLANNED: Final = frozenset((MemoryType.COMMITMENT, MemoryType.GOAL, MemoryType.EVENT))
"""What is stored as one of these is to be done or to happen."""

_WORD: Final = re.compile(r"[^\W\d_][\w'-]*")
_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTH: Final = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?"
    r"|dec(?:ember)?)"
)
_SEASON: Final = r"(?:spring|summer|autumn|winter)"
_NEAR: Final = rf"(?:morning|afternoon|evening|night|week|weekend|month|quarter|year|{_SEASON}|{_DAY})"
_BY: Final = r"(?:by|before|on|in|at|over|due)"
_ONCE: Final = re.compile(
    rf"\b(?:tomorrow|tonight|today|(?:this|next|coming) {_NEAR}"
    rf"|{_DAY}|\d{{4}}-\d\d-\d\d"
    rf"|\d{{1,2}}(?:st|nd|rd|th)?\.? (?:of )?(?:{_MONTH}|may)|(?:{_MONTH}|may) \d{{1,2}}(?:st|nd|rd|th)?"
    rf"|{_BY} (?:early |mid-?|late )?(?:{_MONTH}|may|christmas|easter|new year|noon|midnight|{_SEASON})"
    rf"|{_BY} the (?:end of|weekend|{_SEASON}|holidays|{_MONTH}|\d{{1,2}})"
    rf"|(?:in|within) (?:a|an|one|two|three|four|five|six|\d+) (?:minute|hour|day|week|month|year)s?)\b"
)
"""A single time."""
_RECURS: Final = re.compile(
    rf"\b{_DAY}s\b|\b(?:weekends|weekdays|mornings|afternoons|evenings|nights|at all times)\b"
    rf"|\b(?:from|since|as of|after) (?:now|today|tomorrow|here|then|next|this|{_DAY}|\d|{_MONTH}|the (?:\d|first))"
    r"|\bin the (?:morning|afternoon|evening)\b|\bat (?:night|bedtime|breakfast|lunch|dinner)\b"
    r"|(?<!end )\bof (?:the|a) (?:week|month|quarter|year)\b|\b(?:once|twice|times) (?:a|an|per) \w+"
)
_CASE: Final = re.compile(
    r"\b(?:before|after|by|on|upon|instead of|in case of|prior to) (?!(?:spring|evening|morning|wedding)\b)\w+ing\b"
    r"|\bfor the (?:next|coming|following)\b|\bfor (?:\d+|two|three|some|a few) (?:day|week|month|year)s\b"
    r"|\brun (?:the |a )?(?:code|program)\b|\bmake (?:sure|certain)\b|\bso that\b"
)
_OF_A_KIND: Final = re.compile(r"\bfor (?!his\b|this\b|us\b)(?:[a-z-]+ )?[a-z-]{3,}(?<!s)s\b(?!')")
"""For all things of a kind: a bare plural."""
_ADDRESS: Final = re.compile(
    r"@\w|://|\bwww\.|\b(?:this|that|following) (?:address|link|number|account|script|file|url)\b"
)
_REMEMBERED: Final = re.compile(r"\b(?:remember|don't forget|do not forget) to (?=\w)", re.IGNORECASE)
_MEANT: Final = re.compile(r"\b(ask|check|see|find out|ask \w+) if\b", re.IGNORECASE)


def recurs(text: str) -> bool:
    """Whether something anywhere in a text makes a habit of what is told in it."""
    folded = text.casefold().replace("\u2019", "'")
    return not RECURRING.isdisjoint(_WORD.findall(folded)) or _RECURS.search(folded) is not None


def is_task(order: str, *, planned: bool) -> bool:
    """Whether an order, one sentence or less, is to be carried out once. ``planned``: it was stored as that."""
    order = _MEANT.sub(r"\1 about", _REMEMBERED.sub("", order.replace("\u2019", "'")))
    folded = order.casefold()
    if recurs(order) or _CASE.search(folded) or _ADDRESS.search(folded) or _OF_A_KIND.search(order):
        return False
    if not (CONDITIONS | OF_AGENTS | GRAVE).isdisjoint(_WORD.findall(folded)):
        return False
    tokens = tokens_of(order)
    words = [token.casefold() for token in tokens]
    place, is_bound, is_habit = beginning(tokens, words)
    if is_habit or place >= len(words) or not _begins_a_task(words[:place], is_bound=is_bound):
        return False
    verbs = {words[place], *(word for before, word in pairwise(words) if before in ("and", "or", "then", ",", "to"))}
    if not MANNERS.isdisjoint(verbs):
        return False
    is_once = _ONCE.search(folded) is not None
    if words[place] in SPEAKING:
        return (is_once or planned) and _has_one_object(tokens[place + 1 :], SPOKEN_TO)
    return is_once or (planned and (words[place] in FETCHING or _has_one_object(tokens[place + 1 :], PARTICLES)))


def _begins_a_task(before: list[str], *, is_bound: bool) -> bool:
    """Whether what stands before an order is a time, a courtesy, a name or a label that makes no rule of it."""
    if is_bound:
        return _ONCE.search(" ".join(before)) is not None
    places = tuple(pairwise((*before, "")))
    if any(following in (",", ":") and word in AGENTS for word, following in places):
        return False
    return all(word in (",", ":") or word in BEFORE_TASKS or following in (",", ":") for word, following in places)


def _has_one_object(behind: list[str], passing: frozenset[str]) -> bool:
    """Whether a verb is followed by one thing, or so many: an article, an owner, a number or a name.

    ``behind`` are the tokens that follow it, of which those in ``passing`` may come first.
    """
    while behind and behind[0].casefold() in passing:
        behind = behind[1:]
    if not behind:
        return False
    first, second = behind[0], behind[1] if len(behind) > 1 else ""
    is_name = first[0].isupper() and first[1:].islower() and not (second.islower() and second.endswith("s"))
    return first.casefold() in BOUNDING or first[0].isdigit() or is_name or first.endswith("'s")
