"""An entry as routines see it: its figures with their units, and its words with the figures and dates masked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from remembrancer.text.dates import find_dates
from remembrancer.text.figures import INTERVAL, Figure, find_figures
from remembrancer.text.times_of_day import find_times_of_day
from remembrancer.text.units import UNITS
from remembrancer.text.wordings import FIGURE_MARK

CLOCK: Final = "clock"
"""The unit of a time of day."""
DATE_MARK: Final = "@"
_READ_CHARACTERS: Final = 600
_WORD: Final = re.compile(rf"[{FIGURE_MARK}{DATE_MARK}]|[^\W_]+(?:['\u2019.-][^\W_]+)*")
_BETWEEN_PARTS: Final = re.compile(r"\s*(?:,|and|&)?\s*\Z")
_UNTIL: Final = re.compile(r"\b(?:until|till)\s\Z", re.IGNORECASE)
"""Of "till 07:58" the time that is written is the end."""
_TOOK: Final = re.compile(r"\d+(?:\.\d+)?\s*(?:s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?)\b", re.IGNORECASE)
"""Of what is noted, "in 24 minutes" is how long it took, not when it will be."""
_BEGINNING: Final = re.compile(r"(?:\A|[.!?]\s+)[^\W\d_]")
_NOUN: Final = re.compile(r"\s([^\W\d_]+)")
_LOOSE: Final = re.compile(
    r"(?<![\w.,:/+-])[#$\u20ac\u00a3]?(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?P<glued>[^\W\d_]{0,6})(?![\w:])"
)
_ORDINALS: Final = frozenset({"st", "nd", "rd", "th"})


@dataclass(frozen=True, slots=True)
class ReadFigure:
    """A figure: ``value`` in the base unit ``kind`` (minutes for a time of day, nothing for a count).

    ``unit`` is as written, one of which is ``factor`` base units. It is the ``number``-th figure of its text, written
    in figures (``is_written``) or in words, as ``written``, and its mark is word ``mark`` of the entry's, between the
    words ``before`` and ``behind`` (or their marks). What ``is_loose`` stands where names have their numbers ("HRV 54"
    as "hut 54"): only the entries beside it tell whether it measures anything.
    """

    kind: str
    value: float
    unit: str
    factor: float
    is_written: bool = True
    before: str = ""
    behind: str = ""
    number: int = 0
    written: str = ""
    mark: int = 0
    is_loose: bool = False


@dataclass(frozen=True, slots=True)
class EntryReading:
    """``words`` are folded, with a mark for each figure and date in figures; ``shown`` are the same as written.

    Dates in words ("tonight", "in December") are left out.
    """

    figures: tuple[ReadFigure, ...]
    words: tuple[str, ...]
    shown: tuple[str, ...]


def read_entry(text: str, stated_at: datetime) -> EntryReading:
    """Read the first 600 characters of a text; ``stated_at`` (aware) tells its dates from its other figures."""
    text = text[:_READ_CHARACTERS]
    masks: list[tuple[int, int, str]] = []
    figures: list[tuple[int, ReadFigure]] = []
    for time in find_times_of_day(text):
        # "At noon" and "at midday" are when, not what: only what is written in figures is measured.
        if any(character.isdigit() for character in text[time.start : time.end]):
            is_end = time.until is not None and _UNTIL.search(text[: time.start])
            minutes = time.until if is_end and time.until is not None else time.minutes
            figures.append((time.start, ReadFigure(CLOCK, float(minutes), "", 1.0)))
            masks.append((time.start, time.end, FIGURE_MARK))
    for mention in find_dates(text, stated_at=stated_at, zone=UTC):
        if _is_free(mention.span_start, mention.span_end, masks) and not _TOOK.fullmatch(mention.text):
            has_digits = any(character.isdigit() for character in mention.text)
            masks.append((mention.span_start, mention.span_end, DATE_MARK if has_digits else ""))
    for start, end, figure in _joined(text, find_figures(_BEGINNING.sub(_small, text))):
        if _is_free(start, end, masks):
            masks.append((start, end, FIGURE_MARK))
            if figure is not None:
                figures.append((start, figure))
    for start, end, figure in _loose(text):
        if _is_free(start, end, masks):
            masks.append((start, end, FIGURE_MARK))
            figures.append((start, figure))
    words, shown = _words(text, sorted(masks))
    return EntryReading(tuple(_placed(figures, masks, words)), words, shown)


def _loose(text: str) -> Iterator[tuple[int, int, ReadFigure]]:
    """Numbers in figures, whatever stands beside them; of "18kt" the letters are its unit, in no table though."""
    for match in _LOOSE.finditer(text):
        glued = match.group("glued")
        if glued.casefold() not in _ORDINALS:
            written = match.group("number")
            figure = ReadFigure("", float(written.replace(",", "")), glued, 1.0, written=written, is_loose=not glued)
            yield match.start("number"), match.end("number"), figure


def _placed(
    figures: list[tuple[int, ReadFigure]], masks: list[tuple[int, int, str]], words: tuple[str, ...]
) -> Iterator[ReadFigure]:
    """The figures in their order, each between the words beside it."""
    marks = [place for place, word in enumerate(words) if word == FIGURE_MARK]
    mark_of = dict(zip(sorted(start for start, _, mark in masks if mark == FIGURE_MARK), marks, strict=True))
    for number, (start, figure) in enumerate(sorted(figures, key=lambda each: each[0])):
        place = mark_of[start]
        before = words[place - 1] if place else ""
        behind = words[place + 1] if place + 1 < len(words) else ""
        yield replace(figure, before=before, behind=behind, number=number, mark=place)


def _small(beginning: re.Match[str]) -> str:
    """What begins a sentence is capital for that alone: "Cellar 11.7", "Counted 31" are no names with a number."""
    small = beginning.group().lower()
    return small if len(small) == len(beginning.group()) else beginning.group()


def _is_free(start: int, end: int, masks: list[tuple[int, int, str]]) -> bool:
    return all(end <= other_start or start >= other_end for other_start, other_end, _ in masks)


def _joined(text: str, found: tuple[Figure, ...]) -> list[tuple[int, int, ReadFigure | None]]:
    """The figures, those of one measure in two units as one: "4 min 12 s". None for what is to stay below a limit."""
    joined: list[tuple[int, int, ReadFigure | None]] = []
    for each in found:
        if each.unit == INTERVAL or text[each.end : each.end + 4].casefold() == "-old":
            continue
        if each.low < each.value:
            joined.append((each.start, each.end, None))
            continue
        unit, factor = _unit(text, each)
        if joined:
            start, end, last = joined[-1]
            if (
                last is not None
                and each.unit
                and each.unit == last.kind
                and factor < last.factor
                and _BETWEEN_PARTS.match(text[end : each.start])
            ):
                joined[-1] = (start, each.end, replace(last, value=last.value + each.value))
                continue
        written = text[each.start : each.end]
        figure = ReadFigure(each.unit, each.value, unit, factor, any(map(str.isdigit, written)), written=written)
        joined.append((each.start, each.end, figure))
    return joined


def _unit(text: str, figure: Figure) -> tuple[str, float]:
    """The unit as written, and how many base units one of it is."""
    if not figure.unit:
        noun = _NOUN.match(text, figure.end) if figure.nouns else None
        return (noun.group(1) if noun else ""), 1.0
    behind = text[figure.number_end : figure.end].strip(" -")
    for written in (behind, text[figure.start : figure.end].lstrip()[:1], text[figure.start : figure.end][:3]):
        known = UNITS.get(written.casefold())
        if known is not None and known.base == figure.unit:
            return written, known.factor
    return figure.unit, 1.0


def _words(text: str, masks: list[tuple[int, int, str]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    parts: list[str] = []
    place = 0
    for start, end, mark in masks:
        parts.extend((_unmarked(text[place:start]), f" {mark} "))
        place = end
    parts.append(_unmarked(text[place:]))
    shown = tuple(_WORD.findall("".join(parts)))
    return tuple(word.casefold() for word in shown), shown


def _unmarked(text: str) -> str:
    """Without what would be taken for a mark."""
    return text.replace(FIGURE_MARK, " ").replace(DATE_MARK, " ")
