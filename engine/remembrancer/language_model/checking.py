"""Whether what a model says stands in what it was given: sentence by sentence, by citations, figures and names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from remembrancer.language_model.prompts import NOTHING
from remembrancer.model.language import LeftOut, ModelSentence, WhyLeftOut
from remembrancer.text.sentences import find_sentences

_NUMBERS: Final = r"\[\d{1,4}(?:\s*[,;]\s*\d{1,4})*\]"
_CITATION: Final = re.compile(_NUMBERS)
_BEHIND_THE_STOP: Final = re.compile(rf"([.!?\u2026\u3002])((?:\s*{_NUMBERS})+)")
"""``... on Monday. [2]``: the citation belongs to the sentence before it."""
_LINE_OF_THE_BLOCK: Final = re.compile(r"\A\[(\d{1,4}) [^\]\n]*\]\s*")
"""How a line begins that was handed over; small models hand it back."""
_FEWEST_COPIED: Final = 3
_MARKUP: Final = re.compile(r"^\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+|#+\s+)|\*\*|__|`", re.MULTILINE)
_WORD: Final = re.compile(r"[^\W_]+(?:[.,:/'\u2019-][^\W_]+)*")
_DIGITS: Final = re.compile(r"\d+")
_NAME: Final = re.compile(r"(?<=[\w,;:] )[A-Z\u00c0-\u00de][\w\u2019'-]+")
"""A word with a capital inside a sentence. Where all nouns have one, names cannot be told by it."""
_NOUNS_WITH_CAPITALS: Final = re.compile(r"\b(?:der|die|das|und|ist|nicht|ein|eine|wurde|hat|mit)\b")
_MONTHS: Final = (
    *("january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november"),
    *("december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec"),
)
_DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_CALENDAR: Final = frozenset({*_MONTHS, *_DAYS, *(day[:3] for day in _DAYS)})
"""Dates may be written otherwise than they are stored; their figures are compared."""
_ORDINAL: Final = re.compile(r"(?<!\d)\d{1,2}\.\Z")
"""``am 15.`` goes on with the month."""
_ABSTAINS: Final = re.compile(rf"^\W*{NOTHING}\b\W*", re.IGNORECASE)


def abstains(text: str) -> bool:
    """Whether a model says that what it was given does not answer."""
    return not text or (_ABSTAINS.match(text) is not None and _CITATION.search(text) is None)


def check_answer(
    text: str, given: Mapping[int, str], beside: str
) -> tuple[tuple[ModelSentence, ...], tuple[LeftOut, ...]]:
    """The sentences of an answer that stand the check, and those that do not.

    A sentence that cites nothing but is word for word one of one memory was copied from it, and cites it.

    Args:
        text: what the model said.
        given: the memories it was given, as they stood in the block, by number.
        beside: what figures and names may come from as well: the question and the day.
    """
    held: list[ModelSentence] = []
    left_out: list[LeftOut] = []
    for sentence in _sentences(_BEHIND_THE_STOP.sub(r"\2\1", text)):
        line = _LINE_OF_THE_BLOCK.match(sentence)
        said = _without_citations(sentence[line.end() :] if line else sentence)
        cited = (int(line[1]),) if line else _cited(sentence) or _copied_from(said, given)
        if not said:
            continue
        absent = [number for number in cited if number not in given]
        if not cited:
            left_out.append(LeftOut(said, WhyLeftOut.CITES_NOTHING))
        elif absent:
            left_out.append(LeftOut(said, WhyLeftOut.NOT_GIVEN, str(absent[0])))
        elif strange := foreign(said, [beside, *(given[number] for number in cited)]):
            left_out.append(LeftOut(said, WhyLeftOut.NOT_IN_SOURCE, strange))
        else:
            held.append(ModelSentence(said, cited))
    return tuple(held), tuple(left_out)


def check_retelling(text: str, source: str) -> tuple[str, tuple[LeftOut, ...]]:
    """The sentences of a retelling whose figures and names stand in its source, and those of which one does not."""
    held: list[str] = []
    left_out: list[LeftOut] = []
    for sentence in filter(None, map(_without_citations, _sentences(text))):
        strange = foreign(sentence, [source])
        if strange:
            left_out.append(LeftOut(sentence, WhyLeftOut.NOT_IN_SOURCE, strange))
        else:
            held.append(sentence)
    return " ".join(held), tuple(left_out)


def _sentences(text: str) -> list[str]:
    clean = _MARKUP.sub("", "".join(each for each in text if each.isprintable() or each in "\n\t"))
    found: list[str] = []
    for start, end in find_sentences(clean):
        sentence = " ".join(clean[start:end].split())
        if found and _ORDINAL.search(found[-1]):
            found[-1] = f"{found[-1]} {sentence}"
        else:
            found.append(sentence)
    return found


def _cited(sentence: str) -> tuple[int, ...]:
    """The numbers that a sentence cites, in order, each once."""
    digits = (each for citation in _CITATION.findall(sentence) for each in _DIGITS.findall(citation))
    return tuple(dict.fromkeys(int(each) for each in digits))


def _copied_from(said: str, given: Mapping[int, str]) -> tuple[int, ...]:
    """The one memory in which a sentence stands word for word; none where it stands in several, or says too little."""
    words = _WORD.findall(_folded(said))
    if len(words) < _FEWEST_COPIED:
        return ()
    copied = f" {' '.join(words)} "
    found = [number for number, text in given.items() if copied in f" {' '.join(_WORD.findall(_folded(text)))} "]
    return (found[0],) if len(found) == 1 else ()


def _without_citations(sentence: str) -> str:
    bare = re.sub(r"\s+([.,;!?])", r"\1", _CITATION.sub("", sentence))
    return " ".join(bare.split()).strip() if any(each.isalnum() for each in bare) else ""


def foreign(said: str, sources: Iterable[str]) -> str:
    """The first figure or name that stands in none of the sources; empty if all do."""
    known = _folded(" ".join(sources))
    figures = {digits.lstrip("0") for digits in _DIGITS.findall(known)}
    words = {part for word in _WORD.findall(known) for part in (word, *re.split(r"[.,:/'\u2019-]", word))}
    for word in _WORD.findall(said):
        if any(digits.lstrip("0") not in figures for digits in _DIGITS.findall(_folded(word))):
            return str(word)
    if _NOUNS_WITH_CAPITALS.search(said):
        return ""
    for name in _NAME.findall(said):
        folded = _folded(name).removesuffix("'s").removesuffix("\u2019s")
        if folded not in words and folded not in _CALENDAR:
            return str(name)
    return ""


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
