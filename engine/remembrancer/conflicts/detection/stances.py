"""Denials, words that exclude each other, and likings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding, clause_text, groups, span_of
from remembrancer.conflicts.detection.words import VERB_STEMS
from remembrancer.model.conflicts import ConflictKind, ContradictionCode, ContradictionReason
from remembrancer.text.antonyms import are_opposite, liking, opposite_pairs
from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.reading import Clause

_SWITCHED: Final = AnyCase(
    r"\b(?:is|are|was|be|been|switched|turned|set|stays?|left)\s+(on|off)\b(?!\s+(?:the|a|an|my|our|\w*day|\d))",
)


def opposites(alignment: Alignment) -> list[tuple[int, int]]:
    """Pairs of words, not shared ones, that exclude each other."""
    old, new = alignment.old, alignment.new
    first = _open_places(old, alignment.old_shared, new.all_stems)
    second = _open_places(new, alignment.new_shared, old.all_stems)
    pairs = opposite_pairs([old.words[i].folded for i in first], [new.words[j].folded for j in second])
    return [(first[i], second[j]) for i, j in pairs] or _opposite_phrases(old, new)


def _open_places(clause: Clause, shared: frozenset[int], elsewhere: frozenset[str]) -> list[int]:
    """Places of words that the other side does not have and that say more than a denial."""
    return [
        place
        for place, word in enumerate(clause.words)
        if word.stem not in elsewhere
        and place not in shared
        and word.folded not in lexicon.NEGATORS
        and len(word.folded) > 2
    ]


_YET: Final = AnyCase(r"\byet\b")
_PHRASES: Final = {
    "in person": "in-person",
    "turned down": "rejected",
    "turn down": "rejected",
    "went up": "rose",
    "gone up": "rose",
    "went down": "fell",
    "gone down": "fell",
    "far away": "far",
    "walking distance": "near",
    "by hand": "manually",
    "well done": "well-done",
    "up to date": "current",
    "on time": "punctual",
    "out of date": "outdated",
    "sold out": "unavailable",
    "in favour of": "for",
    "in favor of": "for",
    "stay the same": "unchanged",
    "stays the same": "unchanged",
    "taking": "accepted",
    "more expensive": "rising",
    "get along": "good",
    "gets along": "good",
    "against": "against",
    "for free": "free",
}
"""What takes several words, or is a function word elsewhere, as one word of the list of opposites."""
_PHRASE: Final = AnyCase(r"\b(?:" + "|".join(re.escape(phrase) for phrase in _PHRASES) + r")\b")


def _opposite_phrases(old: Clause, new: Clause) -> list[tuple[int, int]]:
    """As :func:`opposites`, where one side takes several words: "in person", "went up"."""
    first, second = old.search(_PHRASE), new.search(_PHRASE)
    if first is None and second is None:
        return []
    pairs = [
        (place, other)
        for place, word in _sides(old, first, new.all_stems)
        for other, its in _sides(new, second, old.all_stems)
        if are_opposite(word, its)
    ]
    return pairs[:1]


def _sides(clause: Clause, phrase: re.Match[str] | None, elsewhere: frozenset[str]) -> Iterator[tuple[int, str]]:
    for place, word in enumerate(clause.words):
        if phrase is not None and phrase.start() <= word.start - clause.start < phrase.end():
            yield place, _PHRASES[" ".join(phrase.group().casefold().split())]
        elif word.stem not in elsewhere and word.folded not in lexicon.NEGATORS:
            yield place, word.folded


def read_stance(clause: Clause) -> int:
    """Whether a clause likes something (1) or dislikes it (-1); asked of :attr:`Clause.stance`, which keeps it."""
    sign = 0
    for word in clause.words:
        if (
            word.folded in ("like", "liked")
            and word.preposition == ""
            and _is_comparison(clause, word.start - clause.start)
        ):
            continue
        sign = liking(word.folded) or sign
        if sign and word.counts is False and word.folded.startswith("lik"):
            break
    if clause.search(lexicon.DISLIKE_PHRASES):
        return -1
    if not sign and clause.search(lexicon.LIKE_PHRASES):
        sign = 1
    if not sign:
        return 0
    first = min((word.start for word in clause.words if liking(word.folded)), default=clause.start)
    denials = sum(1 for start, _ in clause.denials if start < first)
    return -sign if denials % 2 else sign


def _is_comparison(clause: Clause, start: int) -> bool:
    return (
        re.search(
            r"\b(?:is|are|was|looks?|feels?|sounds?|seems?|something|stuff|things?|would)\s$", clause.text[:start]
        )
        is not None
    )


def find_liking(alignment: Alignment) -> Iterator[Finding]:
    """Liked here, disliked there; or another thing preferred."""
    old, new = alignment.old, alignment.new
    first, second = old.stance, new.stance
    if first * second < 0 and (alignment.shared or not (alignment.old_rest or alignment.new_rest)):
        old_places = frozenset(i for i, word in enumerate(old.words) if liking(word.folded))
        new_places = frozenset(i for i, word in enumerate(new.words) if liking(word.folded))
        old_places |= _stance_words(old)
        new_places |= _stance_words(new)
        spans = span_of(old, old_places), span_of(new, new_places)
        yield Finding(
            ConflictKind.PREFERENCE,
            ContradictionReason(
                ContradictionCode.OPPOSITE_LIKING, clause_text(old, spans[0]), clause_text(new, spans[1])
            ),
            *spans,
            old_places,
            new_places,
        )
        return
    yield from _find_reversed(alignment)
    yield from _find_preferred(alignment)


def _stance_words(clause: Clause) -> frozenset[int]:
    match = clause.search(lexicon.DISLIKE_PHRASES) or clause.search(lexicon.LIKE_PHRASES)
    if match is None:
        return frozenset()
    return frozenset(
        place for place, word in enumerate(clause.words) if match.start() <= word.start - clause.start < match.end()
    )


def _compared(clause: Clause) -> tuple[frozenset[str], frozenset[str]] | None:
    match = clause.search(lexicon.COMPARED_LIKING)
    if match is None:
        return None
    better = next(text for name, text in match.groupdict().items() if name.startswith("a") and text)
    worse = next(text for name, text in match.groupdict().items() if name.startswith("b") and text)
    return _content(better), _content(worse)


def _content(text: str) -> frozenset[str]:
    stems = (stem(word) for word in re.findall(r"[\w'-]+", text.casefold()))
    return frozenset(each for each in stems if each not in lexicon.LIGHT)


def _find_reversed(alignment: Alignment) -> Iterator[Finding]:
    first, second = _compared(alignment.old), _compared(alignment.new)
    if not first or not second:
        return
    if first[0] & second[1] and first[1] & second[0] and not first[0] & second[0]:
        old = frozenset(i for i, word in enumerate(alignment.old.words) if word.stem in first[0] | first[1])
        new = frozenset(i for i, word in enumerate(alignment.new.words) if word.stem in second[0] | second[1])
        spans = span_of(alignment.old, old), span_of(alignment.new, new)
        yield Finding(
            ConflictKind.PREFERENCE,
            ContradictionReason(
                ContradictionCode.OPPOSITE_LIKING,
                clause_text(alignment.old, spans[0]),
                clause_text(alignment.new, spans[1]),
            ),
            *spans,
            old,
            new,
        )


def _names_it(clause: Clause) -> bool:
    """It says which one is the favourite, rather than speaking of it on the way."""
    return (
        re.search(
            r"(?:rite|best|liked|go-to)\b[^.]*?(?:\bis\b|\bare\b|:|\bwas\b)|\b(?:is|are|'s)\b[^.]*\b(?:favou?rite|best|go-to)",
            clause.folded,
        )
        is not None
    )


def _share_a_favourite(alignment: Alignment) -> bool:
    """Both name a favourite of the same sort: the shared word stands behind "favourite"."""
    return all(
        any(
            re.search(
                rf"(?:rite|best|liked|go-to):?\s+(?:\w+\s+){{0,3}}{re.escape(clause.words[place].folded)}\b",
                clause.folded,
            )
            for place in places
        )
        for clause, places in ((alignment.old, alignment.old_shared), (alignment.new, alignment.new_shared))
    )


def _find_preferred(alignment: Alignment) -> Iterator[Finding]:
    old, new = alignment.old, alignment.new
    if not (alignment.old_rest and alignment.new_rest) or old.stance < 0 or new.stance < 0:
        return
    is_favourite = (
        old.search(lexicon.FAVOURITE) is not None
        and _share_a_favourite(alignment)
        and _names_it(old)
        and _names_it(new)
        and old.search(lexicon.FAVOURITE) is not None
        and new.search(lexicon.FAVOURITE) is not None
    )
    both = old.search(lexicon.PREFERRING) is not None and new.search(lexicon.PREFERRING) is not None
    one = old.stance > 0 and new.search(lexicon.PREFERRING) is not None
    if not (is_favourite or both or one):
        return
    opposite = any(
        are_opposite(old.words[a].folded, new.words[b].folded) for a in alignment.old_rest for b in alignment.new_rest
    )
    old_runs, new_runs = groups(alignment.old_rest), groups(alignment.new_rest)
    if is_favourite and not alignment.shared:
        return
    strength = 1.0 if is_favourite or opposite else 0.8 if both else 0.6
    if len(old_runs) > 1 and len(new_runs) > 1:
        return
    old_places = _behind_the_verb(old, alignment.old_rest) if not is_favourite else alignment.old_rest
    new_places = _behind_the_verb(new, alignment.new_rest) if not is_favourite else alignment.new_rest
    spans = span_of(old, old_places), span_of(new, new_places)
    yield Finding(
        ConflictKind.PREFERENCE,
        ContradictionReason(
            ContradictionCode.DIFFERENT_FAVOURITE if is_favourite else ContradictionCode.DIFFERENT_CHOICE,
            clause_text(old, spans[0]),
            clause_text(new, spans[1]),
        ),
        *spans,
        frozenset(old_places),
        frozenset(new_places),
        strength=strength,
    )


def _behind_the_verb(clause: Clause, places: tuple[int, ...]) -> tuple[int, ...]:
    """Who prefers is no part of what is preferred."""
    return tuple(
        place for place in places if not (clause.words[place].is_before_verb and clause.words[place].text[0].isupper())
    )


def find_denial(alignment: Alignment, pairs: list[tuple[int, int]]) -> Iterator[Finding]:
    """One denies what the other says. What the denial covers must be said on the other side."""
    old, new = alignment.old, alignment.new
    if old.is_denied == new.is_denied or pairs:
        return
    denying, other = (old, new) if old.is_denied else (new, old)
    rest = alignment.old_rest if denying is old else alignment.new_rest
    other_rest = alignment.new_rest if denying is old else alignment.old_rest
    places = alignment.old_shared if denying is old else alignment.new_shared
    if not places or len(alignment.by_meaning) == len(alignment.shared):
        return
    in_predicate = any(not denying.words[place].is_before_verb for place in places)
    if denying is old and old.search(_YET):
        return  # what was not yet so has come about
    strength = 1.0
    if not _same_roles(alignment):
        strength -= 0.5
    if rest:
        strength -= 0.35 * len(rest)
    rest = tuple(i for i in rest if denying.words[i].stem not in VERB_STEMS)
    if rest and other_rest:
        strength -= 0.2
    if not in_predicate:
        strength -= 0.3 + 0.3 * len(other_rest)
    if len(other_rest) > 2 and len(places) < 2:
        strength -= 0.3
    if _only_denying_has_time(denying, other):
        strength -= 0.4
    if strength < 0.2:
        return
    spans = tuple(denying.denials)
    ending = new.search(lexicon.NO_LONGER) if denying is new else None
    code = ContradictionCode.NO_LONGER if ending else ContradictionCode.DENIED
    denial = clause_text(denying, spans)
    # The places of a shared predicate show on the side that affirms.
    affirmed = alignment.new_shared if denying is old else alignment.old_shared
    affirmed_spans = span_of(other, affirmed)
    yield Finding(
        ConflictKind.CORRECTION if ending and "longer" in ending.group().casefold() else ConflictKind.NEGATION,
        ContradictionReason(
            code,
            denial if denying is old else clause_text(other, affirmed_spans),
            denial if denying is new else clause_text(other, affirmed_spans),
            cue=denial,
        ),
        spans if denying is old else affirmed_spans,
        spans if denying is new else affirmed_spans,
        frozenset(_denial_words(old)),
        frozenset(_denial_words(new)),
        strength=strength,
    )


def _same_roles(alignment: Alignment) -> bool:
    """Some exactly shared word stands in the predicate of both, or one of them turns the sentence round."""
    old, new = alignment.old, alignment.new
    exact = [pair for pair in alignment.shared if pair not in alignment.by_meaning]
    if any(not old.words[a].is_before_verb and not new.words[b].is_before_verb for a, b in exact):
        return True
    return old.search(_TURNED) is not None or new.search(_TURNED) is not None


_TURNED: Final = AnyCase(
    r"\b(?:is|are|was|were|been|be|gets?|isn't|aren't|wasn't|weren't)\s+(?:\w+\s+)?\w+(?:ed|en|t|n)\b|^\W*there\b",
)


def _denial_words(clause: Clause) -> Iterator[int]:
    for place, word in enumerate(clause.words):
        if any(start <= word.start < end for start, end in clause.denials):
            yield place


def _only_denying_has_time(denying: Clause, other: Clause) -> bool:
    timed = bool(denying.dates or denying.times or denying.weekdays)
    return timed and not (other.dates or other.times or other.weekdays)


def find_opposite(alignment: Alignment, pairs: list[tuple[int, int]]) -> Iterator[Finding]:
    """Words that exclude each other, both affirmed or both denied."""
    old, new = alignment.old, alignment.new
    if old.is_denied != new.is_denied:
        return
    first, second = old.search(_SWITCHED), new.search(_SWITCHED)
    if first and second and first.group(1).casefold() != second.group(1).casefold():
        spans = (
            ((first.start(1) + old.start, first.end(1) + old.start),),
            ((second.start(1) + new.start, second.end(1) + new.start),),
        )
        yield _opposite(alignment, spans, frozenset(), frozenset())
    elif pairs:
        if len(alignment.old_rest) > 1 and len(alignment.new_rest) > 1:
            # "for long trips ... , for short trips ...": a condition, and something else differs.
            pairs = [(a, b) for a, b in pairs if not (old.words[a].preposition and new.words[b].preposition)]
            if not pairs:
                return
        places = frozenset(a for a, _ in pairs), frozenset(b for _, b in pairs)
        if any(not old.words[a].is_before_verb or not new.words[b].is_before_verb for a, b in pairs):
            yield _opposite(alignment, (span_of(old, places[0]), span_of(new, places[1])), *places)


def _opposite(
    alignment: Alignment,
    spans: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]],
    old_places: frozenset[int],
    new_places: frozenset[int],
) -> Finding:
    return Finding(
        ConflictKind.ANTONYM,
        ContradictionReason(
            ContradictionCode.OPPOSITE, clause_text(alignment.old, spans[0]), clause_text(alignment.new, spans[1])
        ),
        *spans,
        old_places,
        new_places,
    )
