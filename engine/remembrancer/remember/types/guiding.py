"""Whether a text tells its reader what to do, wherever in it that stands, and whatever the text is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from remembrancer.model.types import Tier
from remembrancer.remember.types.rules import first_finding
from remembrancer.remember.types.statement import read_statement
from remembrancer.text.harmless import harmless
from remembrancer.text.sentences import find_sentences

_BORDERS: Final = re.compile('[:;|\\n"\u201c\u201d\u201e\u00ab\u00bb(){}\\[\\]<>\u2013\u2014]+')
"""Behind one of these, a sentence may begin: what is quoted or listed is read like what is not."""
_JOINTS: Final = re.compile(r"[-_/.\\+]+")
"""What stands for spaces in names."""
_OPENINGS: Final = re.compile(
    r"\A[\s*+>\u2022-]*(?:(?:please|kindly|just|also|and|so|but|then|now|from now on|in (?:the )?future"
    r"|going forward|as of today|starting (?:now|today)|remember|note)\b[,\s]*)+",
    re.IGNORECASE,
)
"""What may stand before an order without taking anything from it."""
_ASKS: Final = re.compile(
    r"\A(?:do|does|did|have|has|had|are|is|can|could|would|will|should|shall) (?:you|we|i|they|he|she|it)\b.*\?\Z",
    re.IGNORECASE | re.DOTALL,
)
_SUPPOSES: Final = re.compile(r"\bmust(?: not)? have\b", re.IGNORECASE)
_ORDERS: Final = "orders"
_FEWEST_WORDS: Final = 4
"""Orders of fewer words are greetings and wishes: take care, keep it up."""
_HAPPENED: Final = "has_gone_wrong"
"""Tells what happened, and nobody what to do."""
_WEAK: Final = "rules"
_STRONG_CUES: Final = frozenset(
    {
        *("always", "never", "must", "must not", "must be", "make sure", "ensure", "be sure to", "at all times"),
        *("under no circumstances", "without asking", "not allowed", "mandatory", "forbidden", "remember to"),
        *("no exceptions", "strictly"),
    }
)
"""Of the words by which the weakest rule goes, those that hardly stand in anything but a rule."""


def tells_what_to_do(texts: Iterable[str]) -> bool:
    """Whether one of these texts, or a sentence in it, is a rule by the rules that give types.

    A hint, not a proof: it knows English, and whoever wants to can word a rule as something else. Of 220 sentences of
    other types than instruction and error it takes 6 for rules, and of 300 turns of small talk 15.
    """
    return any(_is_rule(passage) for text in texts for passage in _passages(text))


def texts_of(given: Any) -> Iterator[str]:
    """Every text in what somebody sends, however deep it lies: codes are none."""
    if isinstance(given, str):
        if given and not isinstance(given, Enum):
            yield given
    elif isinstance(given, tuple):
        for each in given:
            yield from texts_of(each)
    elif is_dataclass(given):
        for each in fields(given):
            yield from texts_of(getattr(given, each.name))


def _is_rule(passage: str) -> bool:
    if _ASKS.match(passage):
        return False
    statement = read_statement(_OPENINGS.sub("", passage))
    finding = first_finding(statement)
    if finding is None or finding.type.tier is not Tier.PROCEDURAL or finding.code == _HAPPENED:
        return False
    if finding.code == _ORDERS:
        return len(statement.words) >= _FEWEST_WORDS
    return finding.code != _WEAK or (finding.cue in _STRONG_CUES and not _SUPPOSES.search(passage))


def _passages(text: str) -> Iterator[str]:
    """The text as an agent would see it, then each of its sentences."""
    uniform = unicodedata.normalize("NFKC", text)
    yield harmless(uniform)
    for start, end in find_sentences(uniform):
        for part in _BORDERS.split(uniform[start:end]):
            passage = harmless(part)
            yield passage if " " in passage else _JOINTS.sub(" ", passage).strip()
