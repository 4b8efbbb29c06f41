"""One statement, read for comparison: its clauses with their words, figures, dates, denials and manner.

Reading costs some tenths of a millisecond and depends on the statement alone: keep what :func:`read_statement` returns for
statements that are compared often.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.model.types import MemoryType
from remembrancer.text.asking import asking_spans
from remembrancer.text.dates import DateMention, Grain, find_dates
from remembrancer.text.figures import INTERVAL, Figure, find_figures
from remembrancer.text.sentences import find_sentences
from remembrancer.text.stems import stem
from remembrancer.text.telling_words import Word as SplitWord
from remembrancer.text.telling_words import split_words
from remembrancer.text.times_of_day import TimeOfDay, Weekday, find_times_of_day, find_weekdays
from remembrancer.text.word_classes import DETERMINERS, VERBS, words_of

MOST_CLAUSES: Final = 12
_CLAUSE_BORDER: Final = re.compile(
    r";\s+|,?\s+\bbut\s+(?!also\b)(?!(?:dr|mr|mrs|ms)\b)(?=\w+\s+\w+\s+\w+)|\s+[\u2013\u2014-]\s+", re.IGNORECASE
)
_AUXILIARIES: Final = words_of("""
    is are was were am be been has have had do does did will would can could may might must should shall isn't aren't
    wasn't weren't hasn't haven't hadn't don't doesn't didn't won't can't cannot couldn't shouldn't i'm i've i'll we're
    we've we'll it's that's he's she's they're they've they'll there's you're i'd we'd
""")
_IRREGULAR_PAST: Final = words_of("""
    ate began bought broke brought built came caught chose drank drove fell felt found flew forgot gave went got grew
    heard held kept knew laid led left lent lost made meant met paid ran rode rose said sang sat saw sent slept sold
    spent spoke stood stole stuck swam took taught thought threw told understood woke won wore wrote
""")
_TITLES: Final = words_of("dr mr mrs ms prof st")
_PREPOSITIONS: Final = words_of("""
    in on at for with from to by during under over behind beside near inside outside between after before until since
    through via per about against of as into without within towards
""")
_PRONOUNS: Final = words_of("i we he she they it you there this that")
_SELF: Final = words_of("i me my mine we us our ours i'm i've i'll i'd we're we've we'll we'd")
_OTHERS: Final = words_of("he him his she her hers they them their theirs he's she's they're they've")
_NOT_NAMES: Final = words_of("i i'm i've i'll i'd ok dr mr mrs ms prof")
_NOT_PAST: Final = words_of("need feed speed breed bleed seed heed weed shed wed embed")
_CHOOSING: Final = frozenset(stem(word) for word in words_of("decide agree choose pick opt settle resolve adopt"))
_STATE_PAST: Final = words_of("was were wasn't weren't had")


VERB_STEMS: Final = frozenset(stem(word) for word in VERBS) | lexicon.SINGLE_VALUED | lexicon.MANY_VALUED


_NO_DENIAL_BEFORE: Final = (
    " only",
    " just",
    " exceed",
    " more than",
    " less than",
    " later",
    " earlier",
    " longer than",
    " as ",
)


_BEFORE_AN_OBJECT: Final = re.compile(
    r"\s+(?:\d|[$€£]|(?:one|two|three|four|five|six|seven|eight|nine|ten|up\s+to|about|around)\b)", re.IGNORECASE
)


class Manner(Enum):
    """How a clause speaks: only what is told or planned can contradict."""

    TOLD = "told"
    PLANNED = "planned"
    SUPPOSED = "supposed"
    SOCIAL = "social"
    ASKED = "asked"


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a clause outside its figures and dates; ``start`` and ``end`` are characters of the whole text.

    ``counts``: it says something about the matter. ``is_before_verb``: it belongs to the subject, as far as can be
    told. ``preposition`` opens its phrase. ``is_owner``: "Tom's".
    """

    text: str
    folded: str
    stem: str
    start: int
    end: int
    counts: bool
    is_name: bool
    is_before_verb: bool
    preposition: str
    is_owner: bool
    follows_break: bool


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

    @cached_property
    def has_vague_subject(self) -> bool:
        return lexicon.VAGUE_SUBJECT.search(self.text) is not None

    @cached_property
    def is_correcting(self) -> bool:
        return lexicon.STRONG_CORRECTION.search(self.text) is not None

    @cached_property
    def topics(self) -> frozenset[str]:
        """Stems that tell what it is about."""
        return frozenset(word.stem for word in self.words if word.counts and word.stem not in lexicon.VAGUE)

    @cached_property
    def stems(self) -> frozenset[str]:
        return frozenset(word.stem for word in self.words if word.counts)

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


def read_statement(statement: Statement) -> ReadStatement:
    """Read at most the first ``MOST_CLAUSES`` clauses."""
    text = statement.text
    asked = asking_spans(text) if "?" in text or len(text) > 60 else ()
    questions = [span for span in asked if text[: span[1]].rstrip(" \"')").endswith("?")]
    spans = _clause_spans(text)
    is_talk = bool(statement.speaker) or statement.is_turn or len(spans) > 3 or _TALK.search(text) is not None
    clauses = []
    for start, end in spans[:MOST_CLAUSES]:
        is_asked = any(first < end and start < last for first, last in questions)
        clauses.append(_read_clause(statement, start, end, is_asked=is_asked, is_talk=is_talk))
    return ReadStatement(statement, tuple(clauses), is_talk)


_TALK: Final = re.compile(
    r"!|\?\s|^\W*(?:hey|hi|hello|yeah|yes|yep|no|nope|nah|thanks|thank\s+you|wow|oh|haha|cool|nice|awesome|ok|okay|sure|well|bye|sorry|aw+|btw|by\s+the\s+way)\b[,!. ]"
    r"|\b(?:lol|btw|gonna|wanna|gotta|kinda|y'all|yeah)\b",
    re.IGNORECASE,
)
"""Signs of talk: what is noted as a memory has none of these as a rule."""


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


def _read_clause(statement: Statement, start: int, end: int, *, is_asked: bool, is_talk: bool) -> Clause:
    text = statement.text[start:end]
    dated = _END_OF_A_MONTH.sub(lambda match: " " * len(match.group()), text)
    dates = find_dates(dated, stated_at=statement.stated, zone=statement.zone)
    taken = [(each.span_start, each.span_end) for each in dates]
    weekdays = _with_days_between(text, find_weekdays(text))
    times = tuple(each for each in find_times_of_day(text) if _is_a_time(text, each, dates))
    taken += [(each.start, each.end) for each in times] + [(each.start, each.end) for each in weekdays]
    figures = tuple(each for each in find_figures(text) if not _overlaps(each.start, each.number_end, taken))
    taken += [(each.start, each.end) for each in figures if each.unit != INTERVAL or " " in text[each.start : each.end]]
    words, verb = _read_words(text, taken, start, is_spoken=is_talk)
    denials = _denials(text, start)
    is_past = _is_past(words, verb)
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
        manner=Manner.ASKED if is_asked else _manner(text, words, statement.type, is_past=is_past, is_talk=is_talk),
        is_past=is_past,
        is_earlier=lexicon.EARLIER.search(text) is not None,
    )


_END_OF_A_MONTH: Final = re.compile(
    r"\b(?:the\s+)?(?:end|beginning|start|middle)\s+of\s+(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\s+\d{4})",
    re.IGNORECASE,
)


def _with_days_between(text: str, days: tuple[Weekday, ...]) -> tuple[Weekday, ...]:
    """ "From Monday to Wednesday" is Tuesday as well."""
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


def _overlaps(start: int, end: int, spans: list[tuple[int, int]]) -> bool:
    return any(start < last and first < end for first, last in spans)


def _read_words(
    text: str, taken: list[tuple[int, int]], offset: int, *, is_spoken: bool
) -> tuple[tuple[Word, ...], int]:
    plain = [
        word
        for word in _with_versions(text, split_words(text))
        if not any(word.start < last and first < word.end for first, last in taken)
    ]
    verb = _find_verb(text, [word.folded for word in plain], [word.start for word in plain])
    words = []
    called = {match.start(1) for match in _CALLED.finditer(text)} if is_spoken else set()
    preposition = ""
    opening = True
    for index, word in enumerate(plain):
        if word.after_break and text[: word.start].rstrip()[-1:] in ".!?:" and plain[index - 1].folded not in _TITLES:
            opening = True
        folded = word.folded
        if folded in _PREPOSITIONS:
            preposition = folded
        elif index == verb or folded in _AUXILIARIES or word.after_break:
            preposition = ""
        stemmed = stem(folded)
        is_upper = word.text[0].isupper() and folded not in _NOT_NAMES
        # At the start of a sentence a capital says nothing, unless the word is no ordinary one.
        is_name = (
            (is_upper and not opening)
            or any(each.isdigit() for each in folded)
            or (is_upper and word.text[1:2].isupper())
        )
        counts = stemmed not in lexicon.LIGHT and folded not in lexicon.NEGATORS and word.start not in called
        before = plain[index - 1].folded if index else ""
        if folded == "back" and (before in DETERMINERS or before in ("flight", "way", "trip", "train", "drive")):
            counts = True
        if len(word.text) > 1 and word.text.isupper() and not text.isupper() and folded not in ("i'm", "ok"):
            counts = is_name = True  # "US", "GET"
        if folded == "done":
            counts = True
        if len(word.text) == 1 and is_upper and folded != "i" and not opening:
            counts = is_name = True  # "vendor A"
        words.append(
            Word(
                text=word.text,
                folded=folded,
                stem=stemmed,
                start=word.start + offset,
                end=word.end + offset,
                counts=counts,
                is_name=is_name,
                is_before_verb=index < verb,
                preposition=preposition,
                is_owner=(
                    folded.endswith("'s") and folded not in _AUXILIARIES and folded not in ("let's", "what's", "here's")
                )
                or (text[word.end : word.end + 1] in ("'", "\u2019") and folded.endswith("s")),
                follows_break=word.after_break,
            )
        )
        opening = False
    return tuple(words), verb


def _with_versions(text: str, words: tuple[SplitWord, ...]) -> list[SplitWord]:
    """Words with what a point holds together made one: "3.11", "10.0.0.14", "/opt/app"."""
    joined: list[SplitWord] = []
    for word in words:
        if joined and word.start - joined[-1].end == 1 and text[joined[-1].end] in "./\\_":
            last = joined[-1]
            whole = text[last.start : word.end]
            joined[-1] = SplitWord(whole, whole.casefold(), last.start, last.after_break)
        else:
            joined.append(word)
    return joined


def _find_verb(text: str, folded: list[str], starts: list[int]) -> int:
    """The first verb; a colon behind the first words stands for "is"."""
    colon = text.find(":")
    first_verb = -1
    for index, word in enumerate(folded):
        before = folded[index - 1] if index else ""
        if word in _AUXILIARIES:
            found = index if first_verb < 0 or folded[max(0, first_verb - 1)] not in _PRONOUNS else first_verb
            return _behind_colon(found, colon, starts)
        if first_verb >= 0 and index - first_verb > 4:
            break
        following = folded[index + 1] if index + 1 < len(folded) else ""
        is_verb = (
            stem(word) in VERB_STEMS
            or (
                index > 0
                and word.endswith("s")
                and _BEFORE_AN_OBJECT.match(text, starts[index] + len(word)) is not None
            )
            or (index > 0 and word.endswith("ed") and len(word) > 4 and word not in _NOT_PAST)
            or (index > 0 and word.endswith("s") and following in DETERMINERS)
        )
        if first_verb < 0 and is_verb and before not in DETERMINERS and not before.endswith("'s"):
            first_verb = index
    return _behind_colon(first_verb, colon, starts)


def _behind_colon(verb: int, colon: int, starts: list[int]) -> int:
    if colon > 0 and (verb < 0 or starts[verb] > colon):
        behind = [index for index, start in enumerate(starts) if start > colon]
        if behind and 0 < behind[0] <= 5:
            return behind[0] if verb < 0 else verb if starts[verb] < colon else behind[0]
    return verb


def _denials(text: str, offset: int) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for match in lexicon.ENDING_VERBS.finditer(text):
        found.append(match.span())
    for word in split_words(text):
        if word.folded not in lexicon.NEGATORS or _overlaps(word.start, word.end, found):
            continue
        following = text[word.end : word.end + 12].casefold()
        if following.startswith(_NO_DENIAL_BEFORE):
            continue
        if word.folded == "no" and (following.startswith((" problem", " matter", " one ", ".", ",")) or not following):
            continue
        found.append((word.start, word.end))
    found.sort()
    return tuple((start + offset, end + offset) for start, end in found)


def _is_small_talk(text: str, words: tuple[Word, ...], type_: MemoryType) -> bool:
    """In a conversation: greeting, praise and the like, and what is neither told of anybody nor an instruction."""
    if lexicon.SOCIAL.search(text):
        return True
    if type_ in (MemoryType.INSTRUCTION, MemoryType.DECISION) or not words:
        return False
    # "Keep going!", "Gonna give it a go": no subject.
    return words[0].stem in VERB_STEMS and words[0].folded not in _AUXILIARIES and not words[0].folded.endswith("ing")


_CALLED: Final = re.compile(
    r"(?:^|[,!.]\s*|\b(?:hey|hi|hello|thanks|thank\s+you|wow|yeah|yep|yes|no|sorry|agree|worries|problem|way|bye|right|congrats|oh|cool|nice|awesome|great)"
    r"[,!]?\s+)([A-Z]\w+)(?=\s*[,!.?])"
)
"""A name with which somebody is addressed."""


def _is_past(words: tuple[Word, ...], verb: int) -> bool:
    if verb < 0:
        return False
    folded = words[verb].folded
    if words[verb].stem in _CHOOSING:
        return False
    if folded in _STATE_PAST or folded in _AUXILIARIES:
        return folded == "had" and verb == 0
    return folded in _IRREGULAR_PAST or (folded.endswith("ed") and folded not in _NOT_PAST)


def _manner(text: str, words: tuple[Word, ...], type_: MemoryType, *, is_past: bool, is_talk: bool) -> Manner:
    if is_talk and _is_small_talk(text, words, type_):
        return Manner.SOCIAL
    if lexicon.HYPOTHETICAL.search(lexicon.STATED_WISH.sub(" ", text)):
        return Manner.SUPPOSED
    if lexicon.PLAN.search(text):
        return Manner.PLANNED
    if (
        type_ in (MemoryType.GOAL, MemoryType.COMMITMENT)
        and not is_past
        and not re.search(r"\b(?:have|has)\s+\w+ed\b", text)
    ):
        return Manner.PLANNED
    return Manner.TOLD
