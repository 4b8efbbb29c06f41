"""A question understood from what was said before it: what points back is spelt out, and shown as an expansion."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from remembrancer.model.recalling import Expansion, Turn
from remembrancer.remember.tags import find_entities
from remembrancer.text.phrases import Phrase, PhraseKind, content_words, find_phrases
from remembrancer.text.references import Reference, Sought, find_references

TURNS: Final = 10
EXPANSIONS: Final = 4
"""The most phrases added for references; what is named by the caller comes on top."""
ENTITIES: Final = 10
REFERENCE_WEIGHT: Final = 0.7
"""How much a word from a turn counts beside one of the question's own: it stands for a word the person left out."""
ENTITY_WEIGHT: Final = 0.5
"""How much a word of a named entity counts: it says what the question is about, not what is asked."""
_READ_CHARACTERS: Final = 2_000
_IS: Final = re.compile(
    r"\b(?:is|are|was|were|am|been|feels?|felt|seems?|looks?)\s(?:(?:so|too|very|really|quite|still|all|not)\s)?$",
    re.IGNORECASE,
)
_MACHINES: Final = frozenset({"assistant", "agent", "ai", "bot", "model", "system", "tool", "claude", "chatgpt", "gpt"})
_PERSON_KINDS: Final = frozenset({"person", "handle"})
_PLACE_KINDS: Final = frozenset({"place", "organisation"})


@dataclass(frozen=True, slots=True)
class WeightedSpan:
    """Characters ``start`` to ``end`` (half open) of the formed text count ``weight`` times as much as the others."""

    start: int
    end: int
    weight: float


@dataclass(frozen=True, slots=True)
class Formed:
    """A question ready to be looked up.

    Attributes:
        text_for_meaning: the question, and in brackets behind it what was added; the question itself if nothing was.
        words_added: what was added, in the order of the brackets.
        weights: where the added phrases stand in ``text_for_meaning`` and how much their words count; everywhere
            else 1.
        points_back: the words of the question that point back ("she"), without those that are missing rather than
            written ("and in winter?").
    """

    text_for_meaning: str
    words_added: tuple[Expansion, ...] = ()
    weights: tuple[WeightedSpan, ...] = ()
    points_back: tuple[str, ...] = ()

    def weight_at(self, start: int) -> float:
        """How much the word that begins at a character of ``text_for_meaning`` counts."""
        return next((span.weight for span in self.weights if span.start <= start < span.end), 1.0)


@dataclass(frozen=True, slots=True)
class _Named:
    """A phrase of a turn, counted from 1, with its kind."""

    text: str
    kind: PhraseKind
    turn: int
    is_name: bool
    is_placed: bool


def form(question: str, turns: Sequence[Turn] = (), entities: Sequence[str] = ()) -> Formed:
    """Spell out what a question leaves to the turns before it, and add the entities the caller names.

    Args:
        question: one line, normalised.
        turns: oldest first; the last ``TURNS`` are read. One at the end that is the question itself is left out.
        entities: names the question is about.
    """
    spoken = [(number, turn) for number, turn in enumerate(turns, start=1) if turn.text.strip()][-TURNS:]
    if spoken and _plain(spoken[-1][1].text) == _plain(question):
        spoken.pop()
    people = [entity.name for entity in find_entities(question) if entity.kind == "person"]
    references = find_references(question, people) if spoken else ()
    said = set(content_words(question))
    added: list[Expansion] = []
    for reference in references:
        for named in _referents(reference, question, spoken):
            if not _is_known(named.text, said) and len(added) < EXPANSIONS:
                added.append(Expansion(named.text, "reference", named.turn))
                said.update(content_words(named.text))
    for name in entities[:ENTITIES]:
        if name.strip() and not _is_known(name, said):
            added.append(Expansion(name.strip(), "entity"))
            said.update(content_words(name))
    return _formed(question, added, references)


def _formed(question: str, added: Sequence[Expansion], references: Iterable[Reference]) -> Formed:
    text = question
    weights: list[WeightedSpan] = []
    for expansion in added:
        text += " (" if not weights else "; "
        weight = REFERENCE_WEIGHT if expansion.reason == "reference" else ENTITY_WEIGHT
        weights.append(WeightedSpan(len(text), len(text) + len(expansion.text), weight))
        text += expansion.text
    pointing = tuple(question[each.start : each.end] for each in references if each.end > each.start)
    return Formed(text + ")" if weights else text, tuple(added), tuple(weights), pointing)


def _plain(text: str) -> str:
    return re.sub(r"\W+", " ", text).strip().casefold()


def _is_known(name: str, said: set[str]) -> bool:
    """Whether the question has the words already."""
    words = content_words(name)
    return bool(words) and all(word in said for word in words)


def _referents(reference: Reference, question: str, spoken: Sequence[tuple[int, Turn]]) -> list[_Named]:
    """What the reference stands for: from the latest turn that names something of its kind."""
    if reference.sought is Sought.TOPIC:
        return _topic(question, spoken)
    exchanges = _exchanges(spoken)
    if reference.sought is Sought.THING and not reference.head:
        # What a turn is about comes before where that was, even if the place was named later.
        for exchange in exchanges:
            things = [each for each in exchange if each.kind is PhraseKind.THING and not each.is_placed]
            if things:
                # Who is to see to a thing tells it from others, if a trade says who: "the heating", "the plumber".
                trades = [each for each in exchange if each.kind is PhraseKind.PERSON and not each.is_name]
                return [*things[:2], *trades][:2]
    for exchange in exchanges:
        fitting = _fitting(reference, exchange)
        if fitting:
            return fitting
    if reference.head or reference.sought in {Sought.PERSON, Sought.PEOPLE} or not exchanges:
        return []
    return exchanges[0][:2]


def _exchanges(spoken: Sequence[tuple[int, Turn]]) -> list[list[_Named]]:
    """What is named in each line of a person and the machine's answers to it, the latest exchange first.

    The person's own words come first; of an answer only names are taken, unless nobody else spoke.
    """
    exchanges: list[list[_Named]] = []
    is_open = False
    for number, turn in spoken:
        named = _named(number, turn)
        if not _is_machine(turn) or not exchanges:
            exchanges.append(named)
            is_open = bool(named)
        elif is_open:
            exchanges[-1].extend(each for each in named if each.is_name)
        else:
            exchanges[-1].extend(named)
    return exchanges[::-1]


def _is_machine(turn: Turn) -> bool:
    return turn.speaker.strip().casefold() in _MACHINES


def _fitting(reference: Reference, named: Sequence[_Named]) -> list[_Named]:
    """What of an exchange can be meant, at most two or three, the likeliest first."""
    kinds = {kind: [each for each in named if each.kind is kind] for kind in PhraseKind}
    if reference.head:
        same = [each for each in named if _has_head(each.text, reference.head)]
        if same:
            # The noun itself is in the question; what tells it from others of its kind stands beside it.
            beside = [each for each in named if each not in same and each.kind is not PhraseKind.TIME]
            return [*same[:1], *_names_first(beside)[:2]]
        if reference.sought is Sought.THING:
            return []
    match reference.sought:
        case Sought.PERSON:
            return _names_first(kinds[PhraseKind.PERSON])[:2]
        case Sought.PEOPLE:
            several = [each for each in kinds[PhraseKind.THING] if each.text.endswith("s") and not each.is_placed]
            return (kinds[PhraseKind.PEOPLE] or kinds[PhraseKind.PERSON] or several)[:3]
        case Sought.PLACE:
            placed = [each for each in named if each.is_placed and each.kind is PhraseKind.THING]
            return _names_first([*kinds[PhraseKind.PLACE], *placed])[:2]
        case Sought.TIME:
            return [*kinds[PhraseKind.THING], *kinds[PhraseKind.PLACE]][:2]
        case _:
            return kinds[PhraseKind.THING][:2]


def _names_first(named: Sequence[_Named]) -> list[_Named]:
    return sorted(named, key=lambda each: not each.is_name)


def _has_head(text: str, head: str) -> bool:
    return any(word in {head, head + "s", head.removesuffix("s")} for word in content_words(text))


def _topic(question: str, spoken: Sequence[tuple[int, Turn]]) -> list[_Named]:
    """What the last question was about, without what the new one replaces: another time, person or place."""
    asked = [each for each in spoken if not _is_machine(each[1])] or list(spoken)
    if not asked:
        return []
    number, turn = asked[-1]
    own = {each.kind for each in _named(0, Turn("", question))}
    replaced = own - {PhraseKind.THING}
    named = [each for each in _named(number, turn) if each.kind not in replaced]
    return named[:3]


def _named(number: int, turn: Turn) -> list[_Named]:
    """The names and phrases of a turn in their order; a name the rules know keeps its kind."""
    text = turn.text[:_READ_CHARACTERS]
    known = {entity.name: entity.kind for entity in find_entities(text)}
    found: list[tuple[int, _Named]] = []
    for name, kind in known.items():
        start = text.find(name)
        named = _Named(name, _kind_of(kind), number, is_name=True, is_placed=kind in _PLACE_KINDS)
        found.append((start, named))
    for phrase in find_phrases(text):
        if _is_said_of_another(text, phrase):
            continue
        if not any(start <= phrase.start < start + len(each.text) or phrase.text in each.text for start, each in found):
            found.append((phrase.start, _of_phrase(phrase, number)))
    found.sort(key=lambda each: each[0])
    return [named for _, named in found]


def _is_said_of_another(text: str, phrase: Phrase) -> bool:
    """Whether a phrase is one bare word behind a form of "to be": "cold" in "the heating is cold" names nothing."""
    return not phrase.is_name and " " not in phrase.text and bool(_IS.search(text, 0, phrase.start))


def _of_phrase(phrase: Phrase, number: int) -> _Named:
    kind = phrase.kind
    if phrase.is_name and kind is PhraseKind.THING:
        # An unknown capital: a place behind "in", else rather a person than a thing.
        kind = PhraseKind.PLACE if phrase.after_place_word else PhraseKind.PERSON
    return _Named(phrase.text, kind, number, phrase.is_name, phrase.after_place_word)


def _kind_of(kind: str) -> PhraseKind:
    if kind in _PERSON_KINDS:
        return PhraseKind.PERSON
    return PhraseKind.PLACE if kind in _PLACE_KINDS else PhraseKind.THING
