"""One statement, read for comparison: its clauses with their words, figures, dates, denials and manner.

Reading costs some tenths of a millisecond and depends on the statement alone: keep what :func:`read_statement` returns
for statements that are compared often.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.likeness import CodedWords
from remembrancer.conflicts.detection.manner import Manner, find_denials, is_past_tense, manner_of, reads_like_talk
from remembrancer.conflicts.detection.stances import read_stance
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.conflicts.detection.view import View, view_of
from remembrancer.conflicts.detection.words import Word, overlaps, read_words
from remembrancer.text.any_case import AnyCase
from remembrancer.text.asking import asking_spans
from remembrancer.text.dates import DateMention, Grain, find_dates
from remembrancer.text.figures import INTERVAL, Figure, find_figures
from remembrancer.text.sentences import find_sentences
from remembrancer.text.telling_words import split_words
from remembrancer.text.times_of_day import TimeOfDay, Weekday, find_times_of_day, find_weekdays
from remembrancer.text.word_classes import words_of

MOST_CLAUSES: Final = 12
MOST_OF_A_NOTE: Final = 3
"""More clauses than that, and a text is read like talk."""

_CLAUSE_BORDER: Final = AnyCase(
    r";\s+|,?\s+\bbut\s+(?!also\b)(?!(?:dr|mr|mrs|ms)\b)(?=\w+\s+\w+\s+\w+)|\s+[\u2013\u2014-]\s+"
)

_END_OF_A_MONTH: Final = AnyCase(
    r"\b(?:the\s+)?(?:end|beginning|start|middle)\s+of\s+(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\s+\d{4})",
)

_SELF: Final = words_of("i me my mine we us our ours i'm i've i'll i'd we're we've we'll we'd")

_OTHERS: Final = words_of("he him his she her hers they them their theirs he's she's they're they've")


@dataclass(frozen=True, eq=False)
class Clause:
    """A sentence or a part of one. All places are characters of the whole text."""

    text: str
    start: int
    words: tuple[Word, ...]
    verb: int
    """Index of the first verb in ``words``, or -1."""
    figures: tuple[Figure, ...]
    dates: tuple[DateMention, ...]
    times: tuple[TimeOfDay, ...]
    weekdays: tuple[Weekday, ...]
    denials: tuple[tuple[int, int], ...]
    manner: Manner
    is_past: bool
    """Its verb tells of something that happened and is over ("went"), not of a state ("was")."""
    is_earlier: bool
    """It speaks of an earlier time than that of the statement."""
    counted_before: int
    """So many words of the statement that count stand before it."""
    _searched: dict[AnyCase, re.Match[str] | None] = field(default_factory=dict, init=False, repr=False)

    def search(self, pattern: AnyCase) -> re.Match[str] | None:
        """The first place of a pattern in it: looked for once, since a clause is compared with many."""
        try:
            return self._searched[pattern]
        except KeyError:
            found = self._searched[pattern] = pattern.search(self.text)
            return found

    @property
    def has_vague_subject(self) -> bool:
        return self.search(lexicon.VAGUE_SUBJECT) is not None

    @property
    def is_correcting(self) -> bool:
        return self.search(lexicon.STRONG_CORRECTION) is not None

    @cached_property
    def stance(self) -> int:
        """1 if it likes something, -1 if it dislikes it, 0 if it does neither."""
        return read_stance(self)

    @cached_property
    def topics(self) -> frozenset[str]:
        """Stems that tell what it is about."""
        return frozenset(word.stem for word in self.words if word.counts and word.stem not in lexicon.VAGUE)

    @cached_property
    def stems(self) -> frozenset[str]:
        """Those of the words that count."""
        return frozenset(word.stem for word in self.words if word.counts)

    @cached_property
    def counting(self) -> tuple[int, ...]:
        """Places of the words that count."""
        return tuple(place for place, word in enumerate(self.words) if word.counts)

    @cached_property
    def numbers(self) -> dict[int, int]:
        """Of each such place how many words of the whole statement that count stand before it."""
        return {place: number for number, place in enumerate(self.counting, start=self.counted_before)}

    @cached_property
    def places_of_stems(self) -> dict[str, tuple[int, ...]]:
        """By stem the places of words that count."""
        found: dict[str, tuple[int, ...]] = {}
        for place in self.counting:
            found[self.words[place].stem] = (*found.get(self.words[place].stem, ()), place)
        return found

    @property
    def stretch(self) -> tuple[int, int]:
        """Where it starts and ends in the statement."""
        return self.start, self.start + len(self.text)

    @cached_property
    def all_stems(self) -> frozenset[str]:
        return frozenset(word.stem for word in self.words)

    @cached_property
    def folded(self) -> str:
        return self.text.casefold()

    @cached_property
    def people(self) -> frozenset[str]:
        """Whom its pronouns point to: "self" and "others"."""
        found = set()
        for word in self.words:
            if word.folded in _SELF:
                found.add("self")
            elif word.folded in _OTHERS:
                found.add("others")
            elif word.folded.startswith("you"):
                found.add("you")
        return frozenset(found)

    @cached_property
    def is_denied(self) -> bool:
        return len(self.denials) % 2 == 1


@dataclass(frozen=True, eq=False)
class ReadStatement:
    """A statement with its clauses; ``is_talk``: it is a turn of a conversation or reads like one."""

    statement: Statement
    clauses: tuple[Clause, ...]
    is_talk: bool = False

    @property
    def is_long_talk(self) -> bool:
        """It comes from a conversation, or is as long as such a turn."""
        return bool(self.statement.speaker) or self.statement.is_turn or len(self.clauses) > MOST_OF_A_NOTE

    @cached_property
    def counting(self) -> tuple[Word, ...]:
        """The words of all clauses that say something about the matter."""
        return tuple(word for clause in self.clauses for word in clause.words if word.counts)

    @cached_property
    def coded(self) -> CodedWords | None:
        """Those words with the codes of their tokens; None without codes."""
        tokens = self.statement.tokens
        return None if tokens is None or not len(tokens.codes) else CodedWords.of(tokens, self.counting)

    @cached_property
    def view(self) -> View:
        """All clauses together."""
        return view_of(self)


def read_statement(statement: Statement) -> ReadStatement:
    """Read at most the first ``MOST_CLAUSES`` clauses."""
    text = statement.text
    asked = asking_spans(text) if "?" in text or len(text) > 60 else ()
    questions = [span for span in asked if text[: span[1]].rstrip(" \"')").endswith("?")]
    spans = _clause_spans(text)
    is_talk = bool(statement.speaker) or statement.is_turn or len(spans) > MOST_OF_A_NOTE or reads_like_talk(text)
    clauses, counted = [], 0
    for start, end in spans[:MOST_CLAUSES]:
        is_asked = any(first < end and start < last for first, last in questions)
        clause = _read_clause(statement, start, end, counted, is_asked=is_asked, is_talk=is_talk)
        counted += len(clause.counting)
        clauses.append(clause)
    return ReadStatement(statement, tuple(clauses), is_talk)


def _clause_spans(text: str) -> list[tuple[int, int]]:
    spans = []
    for start, end in find_sentences(text):
        begin = start
        for border in _CLAUSE_BORDER.finditer(text, start, end):
            if " not " in text[begin : border.start()] and "but" in border.group().casefold():
                continue  # "not A but B" belongs together
            spans.append((begin, border.start()))
            begin = border.end()
        spans.append((begin, end))
    return [span for span in spans if span[1] - span[0] > 3]


def _read_clause(statement: Statement, start: int, end: int, counted: int, *, is_asked: bool, is_talk: bool) -> Clause:
    text = statement.text[start:end]
    dated = _END_OF_A_MONTH.sub(lambda match: " " * len(match.group()), text)
    dates = find_dates(dated, stated_at=statement.stated, zone=statement.zone)
    taken = [(each.span_start, each.span_end) for each in dates]
    weekdays = _with_days_between(text, find_weekdays(text))
    times = tuple(each for each in find_times_of_day(text) if _is_a_time(text, each, dates))
    taken += [(each.start, each.end) for each in times] + [(each.start, each.end) for each in weekdays]
    figures = tuple(each for each in find_figures(text) if not overlaps(each.start, each.number_end, taken))
    taken += [(each.start, each.end) for each in figures if each.unit != INTERVAL or " " in text[each.start : each.end]]
    split = split_words(text)
    words, verb = read_words(text, split, taken, start, is_spoken=is_talk)
    denials = find_denials(text, split, start)
    is_past = is_past_tense(words, verb)
    return Clause(
        text=text,
        start=start,
        words=words,
        verb=verb,
        figures=figures,
        dates=dates,
        times=times,
        weekdays=weekdays,
        denials=denials,
        manner=Manner.ASKED if is_asked else manner_of(text, words, statement.type, is_past=is_past, is_talk=is_talk),
        is_past=is_past,
        is_earlier=lexicon.EARLIER.search(text) is not None,
        counted_before=counted,
    )


def _with_days_between(text: str, days: tuple[Weekday, ...]) -> tuple[Weekday, ...]:
    """The days between as well: "from Monday to Wednesday" is Tuesday too."""
    if len(days) != 2 or not re.fullmatch(
        r"\s*(?:to|until|till|through|-|\u2013)\s*", text[days[0].end : days[1].start]
    ):
        return days
    first, last = days
    between = range(first.day + 1, last.day if last.day > first.day else last.day + 7)
    return (first, *(Weekday(first.start, last.end, day % 7, first.is_habit) for day in between), last)


def _is_a_time(text: str, time: TimeOfDay, dates: tuple[DateMention, ...]) -> bool:
    """A bare hour within a date is a day ("3 to 7 May"), unless the date is as exact as that."""
    if not text[time.start : time.end].isdigit() and time.until is None:
        return True
    return all(
        time.end <= each.span_start or each.span_end <= time.start or each.grain in (Grain.MINUTE, Grain.HOUR)
        for each in dates
    )
