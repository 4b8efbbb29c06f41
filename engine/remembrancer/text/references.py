"""Whether a question points back to what was said before it: "When does she arrive?", "and in winter?", "that one".

Rules over the words alone. A pronoun points back unless the question itself says earlier whom or what it means; "that"
points back unless it opens a clause; "it" unless it is the empty one of the weather and of "is it worth ...".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from remembrancer.text.telling_words import Word, is_telling, split_words
from remembrancer.text.word_classes import (
    CLAUSE_OPENERS,
    DETERMINERS,
    EMPTY_IT_AFTER,
    FUNCTION_WORDS,
    ONCE_NOUNS,
    PEOPLE_NOUNS,
    PEOPLE_PRONOUNS,
    PERSON_NOUNS,
    PERSON_PRONOUNS,
    PLACE_NOUNS,
    SAYING,
    THING_PRONOUNS,
    TIME_NOUNS,
    VERBS,
)


class Sought(StrEnum):
    """What kind of thing the words before the question have to supply."""

    PERSON = "person"
    PEOPLE = "people"
    PLACE = "place"
    THING = "thing"
    TIME = "time"
    TOPIC = "topic"
    """All that the last question was about: the new one is only a part of a question."""


@dataclass(frozen=True, slots=True)
class Reference:
    """Words of a question that point back: characters ``start`` to ``end`` (half open), and what they stand for.

    ``head`` is the noun beside a demonstrative ("restaurant" in "that restaurant"), empty without one.
    """

    start: int
    end: int
    sought: Sought
    head: str = ""


_COMPLETE: Final = frozenset(
    [
        *("live", "lived", "work", "working", "works", "am", "sleep", "drive", "drink", "eat", "born", "die", "weigh"),
        *("study", "do", "know", "like", "park", "read", "play"),
    ]
)
"""Verbs that make a question whole without an object: "Where do I live?"."""
_ELLIPTIC_START: Final = re.compile(
    r"^\W*(?:and|or|but|also|then|so|ok(?:ay)?|yes|no)\b(?!\s+(?:far|that|what\s+(?:is|are|was|were|did|do)\s+the\b))|^\W*(?:what|how)\s+about\b"
    r"|^\W*(?P<else>what\s+else|who\s+else|where\s+else|anything\s+else|anyone\s+else|something\s+else|why\s+not|how\s+come"
    r"|and\s+then|since\s+when|until\s+when|with\s+whom|for\s+how\s+long|how\s+so|for\s+what|what\s+for|says\s+who"
    r"|tell\s+me\s+more|more\s+details?|in\s+what\s+way)\b",
    re.IGNORECASE,
)
_DATED: Final = TIME_NOUNS | {"day", "time", "past", "night"}
_SHORT: Final = 3
"""A question with more telling words says what it is about, whatever it says of "as before"."""
_AS_BEFORE: Final = re.compile(
    r"\b(?:(?:like|as|same\s+as|than)\s+(?:we\s+did\s+|i\s+did\s+|it\s+was\s+)?(?:the\s+)?(?:last\s+time|before|always|usual"
    r"|back\s+then|previous(?:ly)?)|the\s+usual|as\s+(?:discussed|mentioned|agreed|planned)(?!\s+(?:by|on|in|with|at)\b)|again\s+this\s+time"
    r"|you\s+(?:just\s+)?(?:said|mentioned|told|suggested|wrote)|we\s+(?:just\s+)?(?:discussed|talked\s+about)|just\s+now"
    r"|earlier\s+you|(?:from|mentioned)\s+above|i\s+just\s+(?:said|mentioned|told|asked))\b",
    re.IGNORECASE,
)
_SAME: Final = re.compile(r"\bthe\s+(?:very\s+)?same\s+(?P<head>[a-z-]+)|\bthe\s+same\s*(?=[?.!]|$)", re.IGNORECASE)
_ONE: Final = re.compile(
    r"\b(?:(?:that|this|which|the|another|other|a|an|first|second|third|last|former|latter|next|new|old|\w+er|\w+est"
    r"|red|blue|green|black|white|big|small|cheap|good)\s+){1,3}ones?\b(?!\s+(?:of|day|time|hour|week|month|year|in\b))"
    r"|\b(?:the\s+(?:other|former|latter|first|second)(?:\s+two)?)(?=\s*(?:[?.!,]|$)|\s+(?:is|was|are|were)\b)"
    r"|\b(?:both|either|neither)(?=\s+of\s+(?:them|those|these)|\s*(?:[?.!]|$))"
    r"|\b(?:the\s+)?other\s+(?:two|three|option|options)\b",
    re.IGNORECASE,
)
_NO_ONE: Final = re.compile(r"\b(?:no|any|every|some|each|number)\s?one\b|\bone\s+(?:of|day|more)\b", re.IGNORECASE)
_SAYS_WHICH: Final = re.compile(
    r"\s+(?:i|we|he|she|they|you|who|that|which|where|with|from|in|at|on|by|of|named|called)\b", re.IGNORECASE
)
_EXISTENTIAL_THERE: Final = re.compile(
    r"\bthere(?:'s|\s+(?:is|are|was|were|be|been|will|a|an|any|anything|something|someone|anyone|some|no|another|enough"
    r"|still|already|more|ever|have|has|had|seems?|only|two|three|many|much)\b)|\b(?:is|are|was|were|will|has|have)\s+there\s+(?=\w)",
    re.IGNORECASE,
)
_THERE: Final = re.compile(r"\b(?:over\s+)?there\b", re.IGNORECASE)
_THEN: Final = re.compile(
    r"\b(?:back\s+then|by\s+then|(?:before|after|until|since)\s+(?:then|that)|at\s+that\s+(?:time|point)|then(?=\s*[?.!]?$))",
    re.IGNORECASE,
)
_BARE_COMPARATIVE: Final = re.compile(
    r"^\W*(?:and\s+)?(?:which|who|what)\s+(?:is|was|are|were|would\s+be|would|do\s+(?:i|we)|did\s+(?:i|we))\s+"
    r"(?:(?:much|the)\s+)?(?:like\s+)?(?:[a-z]{2,}(?:er|est)|more|less|better|best|worse|worst|more\s+\w+|most\s+\w+)\s*\??$",
    re.IGNORECASE,
)


def find_references(question: str, names: Sequence[str] = ()) -> tuple[Reference, ...]:
    """What in a question points back, in order of appearance; nothing if it can be understood alone.

    Args:
        question: one line.
        names: the names of people in the question, as an antecedent of "he" and "she".
    """
    words = split_words(question)
    if not words:
        return ()
    found = [*_pronouns(question, words, names), *_demonstratives(words), *_phrases(question, words)]
    if (not found or _ELLIPTIC_START.search(question)) and _is_elliptic(question, words):
        found.append(Reference(0, 0, Sought.TOPIC))
    unique: dict[tuple[int, Sought], Reference] = {}
    for each in sorted(found, key=lambda each: (each.start, -each.end)):
        unique.setdefault((each.start, each.sought), each)
    return tuple(unique.values())


def _pronouns(question: str, words: Sequence[Word], names: Sequence[str]) -> Iterator[Reference]:
    for place, word in enumerate(words):
        before = words[:place]
        if word.folded in PERSON_PRONOUNS:
            if not _has_person(question, before, names):
                yield Reference(word.start, word.end, Sought.PERSON)
        elif word.folded in PEOPLE_PRONOUNS:
            if not _has_people(question, before, names):
                yield Reference(word.start, word.end, Sought.PEOPLE)
        elif word.text == "IT":
            continue  # the trade
        elif word.folded in THING_PRONOUNS and not _is_empty_it(words, place) and not _has_thing(words, place, names):
            yield Reference(word.start, word.end, Sought.THING)


def _has_person(question: str, before: Sequence[Word], names: Sequence[str]) -> bool:
    end = before[-1].end if before else 0
    said = question[:end]
    if any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) for name in names):
        return True
    if any(word.folded.removesuffix("'s") in PERSON_NOUNS for word in before):
        return True
    # An unknown name: a capital inside the sentence.
    return any(word.text[0].isupper() and word.start > 0 and word.folded not in FUNCTION_WORDS for word in before)


def _has_people(question: str, before: Sequence[Word], names: Sequence[str]) -> bool:
    if any(word.folded in PEOPLE_NOUNS or (is_telling(word) and word.folded.endswith("s")) for word in before):
        return True
    return _has_person(question, before, names)


def _is_empty_it(words: Sequence[Word], place: int) -> bool:
    """Whether "it" stands for nothing: "is it worth ...", "how long does it take to ...", "what time is it"."""
    word = words[place].folded
    after = [each.folded for each in words[place + 1 : place + 3]]
    before = [each.folded for each in words[max(0, place - 3) : place]]
    if word in {"its", "itself"}:
        return False
    if "time" in before or "day" in before or "date" in before:
        return place == len(words) - 1 or bool(after and after[0] in FUNCTION_WORDS)
    if not after:
        return False
    if after[0] == "like" and len(words) > place + 2:
        return True  # "what was it like to live there"
    if after[1:] == ["like"] and after[0] in {"was", "is"}:
        return len(words) > place + 3  # "what it was like to be there"
    if after[0] in {"take", "takes", "took", "make", "makes"}:
        return any(each.folded == "to" for each in words[place + 2 :])
    if after[0] in {"worth", "going", "raining", "snowing", "rain", "snow", "rained", "snowed", "freeze", "frozen"}:
        return True
    return any(each in EMPTY_IT_AFTER for each in after) and any(
        each.folded in {"to", "that", "if", "outside", "today"} for each in words[place + 1 :]
    )


def _has_thing(words: Sequence[Word], place: int, names: Sequence[str]) -> bool:
    """Whether a noun stands in an earlier clause of the question, or, for "its", anywhere before."""
    named = {part.casefold() for name in names for part in name.split()}
    nouns = [at for at in range(place) if is_telling(words[at]) and words[at].folded.removesuffix("'s") not in named]
    if not nouns:
        return False
    if words[place].folded in {"its", "itself"}:
        return True
    return any(words[at].folded in CLAUSE_OPENERS or words[at].after_break for at in range(nouns[0] + 1, place + 1))


def _demonstratives(words: Sequence[Word]) -> Iterator[Reference]:
    for place, word in enumerate(words):
        if word.folded not in {"that", "this", "these", "those", "that's"} or _told_in_a_sentence_before(words, place):
            continue
        following = words[place + 1] if place + 1 < len(words) else None
        if following is None or following.after_break:
            if word.folded != "this" or not place or words[place - 1].folded not in {"like", "all"}:
                yield Reference(word.start, word.end, Sought.THING)
        else:
            yield from _demonstrative_before(words, place, following)


def _demonstrative_before(words: Sequence[Word], place: int, following: Word) -> Iterator[Reference]:
    """What "that" or "this" before another word points to, if anything."""
    word, previous = words[place], words[place - 1].folded if place else ""
    alone = Reference(word.start, word.end, Sought.THING)
    if following.folded in {"one", "ones"}:
        return  # told by its own rule
    if word.folded in {"this", "these"} and following.folded.rstrip("s") in _DATED:
        return
    if place == 1 and previous in {"is", "was", "are", "were"} and following.folded not in PLACE_NOUNS | PERSON_NOUNS:
        yield alone  # "Was that expensive?"
    elif word.folded == "that" and _opens_a_clause(words, place, following):
        return
    elif is_telling(following) or following.folded in ONCE_NOUNS:
        head = following.folded
        rest = words[place + 2] if place + 2 < len(words) else None
        if head not in PERSON_NOUNS and rest is not None and not rest.after_break and is_telling(rest):
            head = rest.folded  # "that new restaurant"
        yield Reference(word.start, following.end, _sought_by(head), head)
    elif previous in _AUXILIARIES or not place or following.folded not in _AUXILIARIES | VERBS:
        yield alone


def _told_in_a_sentence_before(words: Sequence[Word], place: int) -> bool:
    """Whether the question has a whole sentence, or the like, before the word: it brings its own context."""
    breaks = [at for at in range(place + 1) if words[at].after_break]
    return bool(breaks) and sum(map(is_telling, words[: breaks[-1]])) >= _SHORT


_AUXILIARIES: Final = frozenset(
    [
        "is",
        "was",
        "are",
        "were",
        "do",
        "does",
        "did",
        "has",
        "have",
        "had",
        "can",
        "could",
        "will",
        "would",
        "may",
        "might",
    ]
)


def _opens_a_clause(words: Sequence[Word], place: int, following: Word) -> bool:
    previous = words[place - 1].folded if place else ""
    if following.folded in {
        "i",
        "we",
        "you",
        "he",
        "she",
        "they",
        "it",
        "my",
        "our",
        "the",
        "there",
        "a",
        "an",
        "his",
        "her",
    }:
        return True
    if previous in SAYING and (following.text[0].isupper() or following.folded in DETERMINERS):
        return True
    # "The book that Ana gave me", "a shop that sells tea": after a noun it is a relative pronoun.
    governed = place > 1 and words[place - 2].folded in DETERMINERS
    is_noun = governed or (bool(previous) and previous not in FUNCTION_WORDS and previous not in VERBS)
    return is_noun and (
        following.text[0].isupper() or following.folded in FUNCTION_WORDS | VERBS or following.folded.endswith("s")
    )


def _sought_by(head: str) -> Sought:
    if head in PERSON_NOUNS:
        return Sought.PERSON
    if head in PEOPLE_NOUNS:
        return Sought.PEOPLE
    if head in PLACE_NOUNS:
        return Sought.PLACE
    return Sought.TIME if head in ONCE_NOUNS else Sought.THING


def _phrases(question: str, words: Sequence[Word]) -> Iterator[Reference]:
    is_short = sum(map(is_telling, words)) <= _SHORT
    for match in _AS_BEFORE.finditer(question) if is_short else ():
        yield Reference(*match.span(), Sought.TOPIC)
    for match in _SAME.finditer(question):
        # "The same day as the wedding" says itself what it is the same as.
        if re.search(r"\bas\s+\w", question[match.end() :]) is None:
            head = (match["head"] or "").lower()
            yield Reference(*match.span(), _sought_by(head) if head else Sought.THING, head)
    for match in _ONE.finditer(question):
        says_which = match.group().lower().startswith("the ") and _SAYS_WHICH.match(question, match.end())
        if not says_which and _NO_ONE.search(match.group()) is None and not _has_thing_before(words, match.start()):
            yield Reference(*match.span(), Sought.THING)
    existential = [match.span() for match in _EXISTENTIAL_THERE.finditer(question)]
    for match in _THERE.finditer(question):
        inside = any(start <= match.start() < end for start, end in existential)
        if not inside and not _has_place_before(question, match.start()):
            yield Reference(*match.span(), Sought.PLACE)
    for match in _THEN.finditer(question):
        yield Reference(*match.span(), Sought.TIME)
    if _BARE_COMPARATIVE.search(question):
        yield Reference(0, 0, Sought.TOPIC)


def _has_thing_before(words: Sequence[Word], start: int) -> bool:
    """Whether the question names what "the red one" is one of, in an earlier clause."""
    earlier = [word for word in words if word.end <= start]
    nouns = [word for word in earlier if is_telling(word)]
    if not nouns:
        return False
    return any(
        word.folded in CLAUSE_OPENERS or word.after_break for word in words if nouns[0].start < word.start <= start
    )


def _has_place_before(question: str, start: int) -> bool:
    """Whether a place stands before "there" in the question: a name or a noun after "in", "at" or "to"."""
    return (
        re.search(
            r"\b(?:in|at|to|from|near|visit(?:ed)?)\s+(?:[A-Z]\w+|(?:the|my|our|a)\s+[a-z]{3,})", question[:start]
        )
        is not None
    )


def _is_elliptic(question: str, words: Sequence[Word]) -> bool:
    """A part of a question: "and in winter?", "what about Oslo?", "why?", "how much?"."""
    start = _ELLIPTIC_START.search(question)
    if start and (start["else"] is None or not any(is_telling(word) for word in words)):
        return len(words) <= 8
    is_asking = words[0].folded.removesuffix("'s") in {
        "who",
        "what",
        "when",
        "where",
        "why",
        "how",
        "which",
        "whose",
        "whom",
    }
    if is_asking and len(words) <= 6 and not any(is_telling(word) for word in words):
        # "How much did I pay?" lacks what it was paid for; "Where do I live?" and "Who am I?" lack nothing.
        last = words[-1].folded
        return len(words) <= 3 or (last not in _COMPLETE and last in VERBS)
    # "In winter?", "With Ana?": a preposition and what it governs, with a question mark.
    is_fragment = words[0].folded in {
        "in",
        "with",
        "for",
        "at",
        "on",
        "from",
        "to",
        "without",
        "by",
        "about",
        "only",
        "even",
    }
    return (
        is_fragment
        and len(words) <= 4
        and question.rstrip().endswith("?")
        and not any(
            word.folded in VERBS
            or word.folded in {"is", "are", "was", "were", "do", "does", "did", "have", "has", "can"}
            for word in words
        )
    )
