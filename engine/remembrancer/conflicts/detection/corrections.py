"""The new statement says itself that the old one has become wrong: "switched from A to B", "has been cancelled"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding, clause_text, groups, span_of
from remembrancer.model.conflicts import ConflictKind, ContradictionCode, ContradictionReason
from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem


def find_replacement(alignment: Alignment) -> Iterator[Finding]:
    """The old value is named as what was given up."""
    old, new = alignment.old, alignment.new
    if new.search(lexicon.REPLACEMENT) is None:
        return
    for match in lexicon.REPLACEMENT.finditer(new.text):
        given_up = next((text for name, text in match.groupdict().items() if name.startswith("from") and text), "")
        taken_up = next((text for name, text in match.groupdict().items() if name.startswith("to") and text), "")
        gone, come = _content(given_up), _content(taken_up)
        if not gone or gone <= come or old.search(lexicon.REPLACEMENT):
            continue
        old_places = frozenset(i for i, word in enumerate(old.words) if word.stem in gone - come)
        if not old_places or any(word.stem in come - gone and word.counts for word in old.words if word.is_name):
            continue
        new_places = frozenset(i for i, word in enumerate(new.words) if word.stem in (come | gone))
        spans = span_of(old, old_places), span_of(new, new_places)
        yield Finding(
            ConflictKind.CORRECTION,
            ContradictionReason(
                ContradictionCode.REPLACED, clause_text(old, spans[0]), taken_up.strip(), cue=match.group().strip()
            ),
            *spans,
            old_places,
            new_places,
            forgives_rest=True,
        )


_FROM_TO: Final = AnyCase(
    r"\b\w+(?:ed|d|n|t)\b[^.;]*?\bfrom\s+(?P<gone>[^,.;]+?)\s+to\s+(?P<come>[^,.;]+)|\b(?P<come2>[\w:.]+(?:\s\w+)?)\s+instead\s+of\s+(?P<gone2>[^,.;]+)",
    cue=AnyCase(r"\b(?:from|instead)\b"),
)


def find_shift(alignment: Alignment) -> Iterator[Finding]:
    """What was given up stands in the old text as it is: "shifted from Tuesdays to Thursdays"."""
    old, new = alignment.old, alignment.new
    match = new.search(_FROM_TO)
    if match is None or not alignment.shared or old.manner is not new.manner:
        return
    gone = (match.group("gone") or match.group("gone2")).strip().casefold()
    come = (match.group("come") or match.group("come2")).strip().casefold()
    place = re.search(rf"(?<!\w){re.escape(gone)}(?!\w)", old.text, re.IGNORECASE)
    if place is None or gone == come or re.search(rf"(?<!\w){re.escape(come)}(?!\w)", old.text, re.IGNORECASE):
        return
    first = ((place.start() + old.start, place.end() + old.start),)
    second = ((match.start() + new.start, match.end() + new.start),)
    yield Finding(
        ConflictKind.CORRECTION,
        ContradictionReason(ContradictionCode.REPLACED, place.group(), come, cue=match.group()),
        first,
        second,
        frozenset(i for i, word in enumerate(old.words) if place.start() <= word.start - old.start < place.end()),
        frozenset(i for i, word in enumerate(new.words) if match.start() <= word.start - new.start < match.end()),
        uses_dates=True,
        uses_figures=True,
        forgives_rest=True,
    )


def _content(text: str) -> frozenset[str]:
    stems = (stem(word) for word in re.findall(r"[\w.'-]+\w|\w", text.casefold()))
    return frozenset(each for each in stems if each not in lexicon.LIGHT)


def find_cancellation(alignment: Alignment) -> Iterator[Finding]:
    """What was to take place does not."""
    old, new = alignment.old, alignment.new
    match = new.search(lexicon.CANCELLED)
    if (
        match is None
        or old.search(lexicon.CANCELLED)
        or old.search(lexicon.CEASED)
        or not alignment.shared
        or "no longer" in match.group().casefold()
    ):
        return
    places = frozenset(
        place for place, word in enumerate(new.words) if match.start() <= word.start - new.start < match.end()
    )
    if any(place not in places for place in alignment.new_rest if new.words[place].is_before_verb):
        return
    span = ((match.start() + new.start, match.end() + new.start),)
    old_spans = span_of(old, alignment.old_shared)
    yield Finding(
        ConflictKind.CORRECTION,
        ContradictionReason(ContradictionCode.NO_LONGER, clause_text(old, old_spans), match.group(), cue=match.group()),
        old_spans,
        span,
        frozenset(alignment.old_rest)
        if not any(old.words[i].is_before_verb for i in alignment.old_rest)
        else frozenset(),
        places,
        strength=0.9,
        forgives_rest=True,
    )


def find_end_of_state(alignment: Alignment) -> Iterator[Finding]:
    """A state that lasted is over: "Ursula chairs the choir" and "Ursula stepped down as chair"."""
    old, new = alignment.old, alignment.new
    match = new.search(lexicon.CEASED)
    if match is None or len(alignment.shared) < 2 or old.is_past or old.is_denied or old.search(lexicon.CEASED):
        return
    if new.is_denied and "gave" not in match.group() and "drop" not in match.group() and "quit" not in match.group():
        return
    places = frozenset(i for i, word in enumerate(new.words) if match.start() <= word.start - new.start < match.end())
    before = [i for i in alignment.new_rest if new.words[i].is_before_verb and i not in places]
    if before:
        return
    span = ((match.start() + new.start, match.end() + new.start),)
    old_spans = span_of(old, alignment.old_shared)
    behind = frozenset(i for i in alignment.new_rest if new.words[i].start - new.start > match.end())
    yield Finding(
        ConflictKind.CORRECTION,
        ContradictionReason(ContradictionCode.NO_LONGER, clause_text(old, old_spans), match.group(), cue=match.group()),
        old_spans,
        span,
        frozenset(),
        places | behind,
        strength=0.85,
    )


def find_change_of_state(alignment: Alignment) -> Iterator[Finding]:
    """A change ended a state: "we live in Hamburg" and "we moved to Leipzig"."""
    old, new = alignment.old, alignment.new
    if old.is_denied != new.is_denied or not alignment.new_rest:
        return
    if lexicon.STATE_CHANGES.keys().isdisjoint(new.all_stems):
        return
    old_stems = old.all_stems
    for place, word in enumerate(new.words):
        states = lexicon.STATE_CHANGES.get(word.stem)
        if not states or not states & old_stems or not re.search(r"\b(?:to|into|from|with)\b", new.text):
            continue
        values = [i for i in alignment.new_rest if i > place and not new.words[i].is_before_verb]
        old_values = [i for i in alignment.old_rest if old.words[i].stem not in states]
        if not values or not old_values:
            continue
        run, old_run = groups(tuple(values))[0], groups(tuple(old_values))[-1]
        spans = span_of(old, old_run), span_of(new, run)
        yield Finding(
            ConflictKind.CORRECTION,
            ContradictionReason(
                ContradictionCode.REPLACED, clause_text(old, spans[0]), clause_text(new, spans[1]), cue=word.text
            ),
            *spans,
            frozenset(old_run) | frozenset(i for i, each in enumerate(old.words) if each.stem in states),
            frozenset(run) | {place},
            strength=0.8,
        )


def find_new_state(alignment: Alignment) -> Iterator[Finding]:
    """A word such as "now" or "actually", and one run of words that differs."""
    old, new = alignment.old, alignment.new
    cue = new.search(lexicon.CORRECTION)
    if cue is None or old.is_denied != new.is_denied or not alignment.shared:
        return
    if not alignment.old_rest or not alignment.new_rest or new.is_past:
        return
    old_runs, new_runs = groups(alignment.old_rest), groups(alignment.new_rest)
    if len(old_runs) > 2 or len(new_runs) > 2:
        return
    strong = new.search(lexicon.STRONG_CORRECTION) is not None
    verbs = {word.stem for word in (*old.words, *new.words)} & lexicon.MANY_VALUED
    strength = 0.85 if strong else 0.55
    if verbs:
        strength -= 0.3
    if len(old_runs) > 1 and len(new_runs) > 1:
        strength -= 0.2
    spans = span_of(old, alignment.old_rest), span_of(new, alignment.new_rest)
    yield Finding(
        ConflictKind.CORRECTION,
        ContradictionReason(
            ContradictionCode.CORRECTED, clause_text(old, spans[0]), clause_text(new, spans[1]), cue=cue.group()
        ),
        *spans,
        frozenset(alignment.old_rest),
        frozenset(alignment.new_rest),
        strength=strength,
    )
