"""Whether a clause is in the imperative mood: a verb in its plain form where a subject would stand."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from remembrancer.remember.types.lexicon.imperatives import (
    ACHIEVED,
    ADVERBS,
    AGENTS,
    AUXILIARIES,
    CLAUSES,
    FORBIDDEN,
    HABITS,
    HAPPENS,
    NOT_ADVERBS,
    NOUNS_WITH,
    OBJECTS,
    OPENERS,
    OWN_PLANS,
    PARTICIPLES,
    PAST_ALIKE,
    PASTS,
    PLAIN_VERBS,
    PLURALS,
    PREPOSITIONS,
    VERBS,
)

_TOKEN: Final = re.compile(r"[^\W\d_][\w'-]*|\d[\d.,:/-]*\w*|[,:]")
_FEWEST_WORDS: Final = 3
_MOST_OPENINGS: Final = 6
_FAR: Final = 30
"""So many words may stand before the comma behind which the order begins."""
_CONVERSATION: Final = re.compile(
    r"(?:tell (?:me|us) (?:more|about|all|how|what|if|when)|let me|let us|let's|let it"
    r"|take (?:care|it easy|your time)|have (?:a|an|fun|some)"
    r"|(?:don't|do not) (?:worry|mind|be|you|know|think|bother|get me|stress|forget (?:your|the|me|us))"
    r"|keep (?:me|us|in touch|it up|up|well|an eye|your|(?:go|push|do|try|smil|shin|dream|mov|rock|practic|practis)ing)"
    r"|enjoy|check (?:it|this|that|them|out|these|those)|come|give (?:my|me|us|him|her|them|it)"
    r"|say (?:hi|hello|thanks)|hang|stay|get (?:well|some|home|back|in)|go |look(?! up| for| into)|recommend"
    r"|wait (?:,|a|what|till|for me|for us)|imagine|believe|trust (?:me|us)|feel"
    r"|be (?:careful|safe|well|happy|good|yourself|proud|kind|brave|strong)"
    r"|bring (?:it on|yourself|your|some|the kids)|talk (?:to you|soon|later)|see |thank|show (?:me|us)|call me|text me"
    r"|help (?:me|yourself)|remember (?:when|how|the time|that time|me|us)|find attached|accept my|cheer|sleep|rest"
    r"|drive|welcome|visit (?:us|me|again)|join us|ask me|count (?:me|on)|pass (?:on my|along)|mind "
    r"|think (?:of|about|positive)|try (?:to (?:relax|rest|enjoy|sleep)|not to worry|it|the|some|one)|play|eat"
    r"|make yourself|forget (?:it|about)|good)\b"
)
"""Orders that people give each other in passing, and that ask nothing of an agent."""

_FIXED: Final = re.compile(
    r"(?:from (?:now|today|here) on(?:wards?)?|from (?:now|today) forward|going forward|as of (?:today|now)"
    r"|in (?:the )?future|at all times|by default|under (?:no|any) circumstances|no matter what|starting (?:now|today)"
    r"|until further notice|effective immediately|at once|right away|if in doubt|when in doubt|each time|every time"
    r"|without (?:asking|exception))\b"
)
"""What stands before an order without a comma."""
_MONTHS: Final = "january|february|march|april|may|june|july|august|september|october|november|december"
_HORIZON: Final = re.compile(
    r"\b(?:(?:by|before) (?:the )?(?:end|next|summer|spring|autumn|winter|christmas|new year"
    rf"|{_MONTHS}|\d{{4}})|this (?:year|quarter|month|summer|winter|spring|autumn)|from \w+ (?:down )?to"
    rf"|(?:below|under|above|to within) \d|in (?:{_MONTHS}|\d{{4}}))\b"
)
"""What makes a goal of an order to get something done."""
_NOUNS: Final = re.compile(r"\w+(?:s|ing|code|access|music|food|email|mail)\Z")
_NO_COMPLAINTS: Final = frozenset(("news", "problems", "worries", "thanks"))


def gives_order(passage: str) -> bool:
    """Whether a passage, one sentence or less, is or begins with an order, behind whatever may stand before one."""
    tokens = tokens_of(passage)
    words = [token.casefold() for token in tokens]
    place, is_bound, is_habit = beginning(tokens, words)
    if place >= len(words):
        return False
    said = words[place:]
    if is_habit and said[0] not in VERBS:
        return False
    return _is_order(said, is_bound=is_bound, is_habit=is_habit)


def tokens_of(passage: str) -> list[str]:
    """The words, numbers, commas and colons of a passage."""
    return _TOKEN.findall(passage.replace("\u2019", "'"))


def beginning(tokens: list[str], words: list[str]) -> tuple[int, bool, bool]:
    """Where the clause begins that could be an order; whether a condition or a habit ("always") stands before it."""
    place, is_bound, is_habit = 0, False, False
    for _ in range(_MOST_OPENINGS):
        if place >= len(words):
            break
        word = words[place]
        if place + 1 < len(words) and words[place + 1] == ":":
            # A label, or who speaks. Behind some of them people give orders to themselves.
            place = len(words) if word in OWN_PLANS else place + 2
        elif word in (",", ":") or word in ("hey", "hi", "hello", "dear", "attention", "listen"):
            place += 1
        elif (end := _opening(words, place)) is not None:
            place, is_bound = end, True
        elif (end := _vocative(tokens, words, place)) is not None:
            place = end
        elif word in ADVERBS or (word.endswith("ly") and len(word) > 4 and word not in NOT_ADVERBS):
            is_habit = is_habit or word in HABITS
            place += 1
        else:
            break
    return place, is_bound, is_habit


def _opening(words: list[str], place: int) -> int | None:
    """Where what stands before an order ends: a condition, a time or a purpose up to its comma, or a fixed phrase."""
    ahead = " ".join(words[place : place + 5])
    fixed = _FIXED.match(ahead)
    if fixed is not None:
        return place + len(fixed[0].split())
    if words[place] not in OPENERS:
        return None
    try:
        comma = words.index(",", place, place + _FAR)
    except ValueError:
        return None
    return comma + 1 if comma > place + 1 else None


def _vocative(tokens: list[str], words: list[str], place: int) -> int | None:
    """Where a name by which somebody is spoken to ends, if its comma is followed by an order."""
    for length in (1, 2):
        comma = place + length
        if comma + 1 >= len(words) or words[comma] != ",":
            continue
        named = all(token[0].isupper() for token in tokens[place:comma]) and words[place] not in VERBS
        if named or words[comma - 1] in AGENTS:
            return comma + 1
    return None


def _is_order(said: list[str], *, is_bound: bool, is_habit: bool) -> bool:
    count = sum(word not in (",", ":") for word in said)
    text = " ".join(said[:6])
    if said[0] == "no":
        return _forbids(said)
    if not is_habit and _CONVERSATION.match(text):
        return False
    if said[0] == "never" or text.startswith(("do not ", "don't ")):
        return count >= _FEWEST_WORDS and _is_told_not_to(said[2 if text.startswith("do not") else 1 :])
    if said[0] not in VERBS:
        return False
    if count < (2 if is_bound or is_habit else _FEWEST_WORDS):
        return is_bound and count == 1
    return not _is_no_order(said, is_bound=is_bound, is_habit=is_habit) and (
        said[0] in PLAIN_VERBS or _is_verb_here(said)
    )


def _is_told_not_to(rest: list[str]) -> bool:
    words = [word for word in rest if word not in (",", "ever", "even")]
    return bool(words) and (words[0] in VERBS or words[0] in FORBIDDEN or rest[0] == ",")


def _is_no_order(said: list[str], *, is_bound: bool, is_habit: bool) -> bool:
    """Whether a clause that begins with a verb tells of the past or a goal, asks, or begins with a noun after all."""
    verb, following = said[0], said[1]
    if following in (",", ":"):
        return not is_bound
    if verb != "let" and (following in AUXILIARIES or (following == "of" and verb in ("use", "take"))):
        return True
    if verb == "do" and following in ("you", "they", "we", "i"):
        return True
    if is_habit and verb in PASTS and verb not in PAST_ALIKE:
        return True
    if is_bound or is_habit:
        return False
    return (
        (verb in PAST_ALIKE and following in ("a", "an", "some", "my", "another"))
        or (verb in ACHIEVED and _HORIZON.search(" ".join(said)) is not None)
        or (verb not in PLAIN_VERBS and verb in NOUNS_WITH.get(following, ()))
    )


def _is_verb_here(said: list[str]) -> bool:
    """Of a word that may be a noun as well, whether it is the verb of its clause."""
    following = said[1]
    if following == "of":
        return False
    if following in OBJECTS or (following.endswith("ly") and following not in NOT_ADVERBS):
        return True
    if _is_finite(said[0], following):
        return False
    # A noun would have its verb further on: "Answer keys are in the drawer", "Talk by Ada starts at nine".
    for before, word in pairwise(said[1:]):
        if word in CLAUSES or (word == "," and before not in ("and", "or")):
            return True
        if _is_finite(before, word):
            return False
    return True


def _is_finite(before: str, word: str) -> bool:
    """Whether a word is a verb that has a subject: what comes before it is no article, preposition or the like."""
    if word in AUXILIARIES:
        return True
    if before in OBJECTS or before in PREPOSITIONS or before in ("and", "or", ","):
        return False
    if word in PASTS or (word.endswith("ed") and len(word) > 4 and word not in PARTICIPLES):
        return True
    if word in PLURALS:
        return False
    stem = word[:-2] if word.endswith(("shes", "ches", "sses", "xes", "zzes", "goes")) else word[:-1]
    stem = f"{word[:-3]}y" if word.endswith("ies") else stem
    return word.endswith("s") and (stem in VERBS or stem in HAPPENS) and not before.endswith("s")


def _forbids(said: list[str]) -> bool:
    """Whether "no ..." forbids: nothing but a noun and what it is about, without a verb."""
    if len(said) < _FEWEST_WORDS:
        return False
    if not _NOUNS.match(said[1]) or said[1] in _NO_COMPLAINTS:
        return said[1] == "more" and len(said) > _FEWEST_WORDS and not any(word in AUXILIARIES for word in said)
    rest = said[2:]
    if any(word in AUXILIARIES or word in PASTS for word in rest) or (rest[0] in VERBS and rest[0] not in PREPOSITIONS):
        return False
    return any(word in ("without", "after", "before", "during", "in", "on", "until", "unless") for word in rest)
