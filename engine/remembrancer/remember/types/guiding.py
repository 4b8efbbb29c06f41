"""Whether a text tells its reader what to do, wherever in it that stands, and whatever the text is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from remembrancer.remember.types.imperative import gives_order
from remembrancer.remember.types.lexicon.imperatives import OWN_PLANS
from remembrancer.remember.types.obligation import binds
from remembrancer.remember.types.task import is_task, recurs
from remembrancer.text.harmless import harmless
from remembrancer.text.sentences import find_sentences

_BORDERS: Final = re.compile('[:;|\\n"\u201c\u201d\u201e\u00ab\u00bb(){}\\[\\]<>\u2013\u2014]+')
"""Behind one of these, a sentence may begin: what is quoted or listed is read like what is not."""
_JOINTS: Final = re.compile(r"[-_/.\\+]+")
"""What stands for spaces in names."""
_ASKS: Final = re.compile(
    r"\A(?:do|does|did|have|has|had|are|is|can|could|would|will|should|shall|what|how|why|who|where|when|which)\b.*\?\Z",
    re.IGNORECASE | re.DOTALL,
)
_INSIDE: Final = re.compile(
    r"(?:,|\b(?:and|then|so|but|or|to|that|says|said|is))\s+"
    r"(?=(?:please|always|never|do not|don't|make sure|be sure)\b)",
    re.IGNORECASE,
)
"""Behind one of these an order may begin in the middle of a sentence, if it says so by its first word."""
_LABEL: Final = re.compile(r"(\w+)\s*:\s*\Z")
_KEPT: Final = 4096


def tells_what_to_do(texts: Iterable[str], *, planned: bool = False) -> bool:
    """Whether one of these texts, or a sentence in it, gives an order or says what has to be done, again and again.

    What is to be done once is a task and no rule (:func:`is_task`); ``planned`` is whether the texts are of something
    that was stored as to be done or to happen. A hint, not a proof: it knows English, and whoever wants to can word a
    rule as something else.
    """
    return any(reads_as_rule(text, planned=planned) for text in texts)


@lru_cache(maxsize=_KEPT)
def reads_as_rule(text: str, *, planned: bool = False) -> bool:
    """The same of one text; what was asked before is remembered."""
    orders = [order for passage in _passages(text) for order in _orders(passage)]
    return any(order is None for order in orders) or (
        bool(orders) and (recurs(text) or not all(is_task(order, planned=planned) for order in orders if order))
    )


def asks_for_a_task(text: str) -> bool:
    """Whether a text begins with an order, and each that it gives is to be carried out once."""
    opening = next(_passages(text), "")
    return any(_orders(opening)) and not reads_as_rule(text, planned=True)


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


def _orders(passage: str) -> Iterator[str | None]:
    """The orders that a passage gives; None: it says what has to be done, which is never a task."""
    if _ASKS.match(passage):
        return
    if binds(passage.casefold().replace("\u2019", "'")):
        yield None
    if gives_order(passage):
        yield passage
    for each in _INSIDE.finditer(passage):
        if gives_order(passage[each.end() :]):
            yield passage[each.end() :]


def _passages(text: str) -> Iterator[str]:
    """The text as an agent would see it, where that is more than its sentences; these, and what is listed in them."""
    uniform = unicodedata.normalize("NFKC", text)
    spans = find_sentences(uniform)
    whole = harmless(uniform) if len(spans) == 1 or "\n" in uniform else ""
    if whole:
        yield whole
    for start, end in spans:
        sentence = uniform[start:end]
        shown = harmless(sentence)
        if shown != whole:
            yield shown
        if " " not in shown:
            yield _JOINTS.sub(" ", shown).strip()
        borders = list(_BORDERS.finditer(sentence))
        if not borders:
            continue
        at = 0
        for border in (*borders, None):
            passage = harmless(sentence[at : border.start() if border else len(sentence)])
            label = _LABEL.search(sentence[:at])
            at = border.end() if border else at
            if passage and passage != shown and (label is None or label[1].casefold() not in OWN_PLANS):
                yield passage
