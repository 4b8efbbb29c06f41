"""From a finding and what else differs to a certainty: a logistic head over named features, fitted to our pairs."""

from __future__ import annotations

import math
from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding
from remembrancer.conflicts.detection.reading import Clause
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.conflicts.detection.words import VERB_STEMS
from remembrancer.model.conflicts import ConflictKind, ContradictionCode
from remembrancer.model.types import MemoryType

FEATURES: Final = (
    "strength",
    "contrast",
    "adjuncts",
    "stance_rest",
    "both_rest",
    "one_rest",
    "shared",
    "share",
    "likeness",
    "has_codes",
    "corrects",
    "past",
    "one_past",
    "type_differs",
    "event",
    "length",
    "one_dated",
    "names_rest",
    "no_anchor",
    "figure_rest",
    "forgiven_rest",
)


def features(alignment: Alignment, finding: Finding, old: Statement, new: Statement) -> dict[str, float]:
    """What speaks for and against a finding, by the names of ``FEATURES``."""
    a, b = alignment.old, alignment.new
    old_rest = [place for place in alignment.old_rest if place not in finding.old_places]
    new_rest = [place for place in alignment.new_rest if place not in finding.new_places]
    shared = sum(1 for place, _ in alignment.shared if place not in finding.old_places)
    total = max(1, min(shared + len(old_rest), shared + len(new_rest)))
    # A time on one side only is a condition like any other word that only one side has.
    old_timed, new_timed = _is_timed(a, finding), _is_timed(b, finding)
    old_count = len(old_rest) + (old_timed and not new_timed)
    new_count = len(new_rest) + (new_timed and not old_timed)
    contrasts = 0 if finding.forgives_rest else count_contrasts(alignment, old_rest, new_rest)
    contrasts += _other_figures_differ(a, b, finding)
    both = min(old_count, new_count)
    old_adjuncts = _adjuncts(a, old_rest) + (old_timed and not new_timed)
    new_adjuncts = _adjuncts(b, new_rest) + (new_timed and not old_timed)
    stance = finding.kind in (ConflictKind.NEGATION, ConflictKind.ANTONYM, ConflictKind.PREFERENCE)
    one = abs(old_count - new_count)
    names = any(a.words[i].is_name for i in old_rest) or any(b.words[i].is_name for i in new_rest)
    dated = old_timed != new_timed
    forgiven = finding.forgives_rest
    return {
        "strength": finding.strength,
        "contrast": min(2.0, contrasts),
        "adjuncts": 0.0 if forgiven or contrasts else min(2.0, old_adjuncts, new_adjuncts),
        "stance_rest": float(stance) * min(3.0, both),
        "both_rest": 0.0 if forgiven else min(3.0, both),
        "one_rest": 0.0 if forgiven else min(4.0, one),
        "shared": min(4.0, shared),
        "share": shared / total,
        "likeness": (alignment.likeness - 0.65) * 5 if alignment.likeness else 0.0,
        "has_codes": float(alignment.likeness > 0),
        "corrects": float(b.search(lexicon.STRONG_CORRECTION) is not None),
        "past": float(a.is_past and b.is_past),
        "one_past": float(a.is_past != b.is_past),
        "type_differs": float(old.type is not new.type),
        "event": float(old.type is MemoryType.EVENT and new.type is MemoryType.EVENT),
        "length": min(3.0, max(len(a.words), len(b.words)) / 12),
        "one_dated": float(dated),
        "names_rest": float(names and not forgiven),
        "no_anchor": float(shared == 0),
        "figure_rest": float(bool(a.figures) != bool(b.figures) and not finding.uses_figures),
        "forgiven_rest": float(forgiven) * min(3.0, both),
    }


def _adjuncts(clause: Clause, places: list[int]) -> int:
    """Words left over that stand behind a preposition, or at the front before a comma: conditions, often."""
    return sum(1 for place in places if clause.words[place].preposition in _SETTING_APART)


def count_contrasts(alignment: Alignment, old_rest: list[int], new_rest: list[int]) -> int:
    """Pairs of words left over that stand in the same place of both sentences: they set two matters apart."""
    old, new = alignment.old, alignment.new
    shared = set(alignment.shared)
    found = 0
    free = list(new_rest)
    for place in old_rest:
        for other in free:
            if _is_contrast(old, new, place, other, shared):
                free.remove(other)
                found += 1
                break
    return found


def _is_contrast(old: Clause, new: Clause, place: int, other: int, shared: set[tuple[int, int]]) -> bool:
    first, second = old.words[place], new.words[other]
    if first.is_before_verb and second.is_before_verb and (first.is_owner or second.is_owner):
        return True
    if first.is_name and second.is_name:
        return True
    if place + 1 < len(old.words) and other + 1 < len(new.words) and not second.follows_break:
        following = old.words[place + 1], new.words[other + 1]
        are_verbs = not first.is_before_verb and (first.stem in VERB_STEMS or second.stem in VERB_STEMS)
        if following[0].stem == following[1].stem and (following[0].counts or first.is_before_verb) and not are_verbs:
            return True
    if place == old.verb or other == new.verb:
        return False
    if place and other and place + 1 < len(old.words) and other + 1 < len(new.words):
        around = (old.words[place - 1].folded, old.words[place + 1].folded)
        if around == (new.words[other - 1].folded, new.words[other + 1].folded):
            return True
    if first.folded.endswith(("ed", "ing")) or second.folded.endswith(("ed", "ing")):
        return False
    if not place or not other:
        return False
    before = old.words[place - 1], new.words[other - 1]
    if (place - 1, other - 1) in shared and first.stem not in VERB_STEMS and second.stem not in VERB_STEMS:
        return True
    alike = before[0].folded == before[1].folded and before[0].folded in _SETTING_APART
    further = (
        place > 1
        and other > 1
        and before[0].folded in ("the", "a", "an", "my")
        and before[1].folded in ("the", "a", "an", "my")
    )
    return alike or (
        further
        and old.words[place - 2].folded == new.words[other - 2].folded
        and old.words[place - 2].folded in _SETTING_APART
    )


_SETTING_APART: Final = frozenset(
    {"in", "on", "at", "for", "with", "during", "when", "if", "of", "to", "by", "from", "after", "before"}
)


def _other_figures_differ(old: Clause, new: Clause, finding: Finding) -> bool:
    """Both have figures beside what is contradicted, none of which agree."""
    used = {start for start, _ in (*finding.old_spans, *finding.new_spans)} if finding.uses_figures else set()
    first = [each for each in old.figures if each.start + old.start not in used]
    second = [each for each in new.figures if each.start + new.start not in used]
    return bool(first and second) and not any(
        f.unit == g.unit and abs(f.value - g.value) <= 0.02 * max(abs(f.value), 1e-9) for f in first for g in second
    )


def _is_timed(clause: Clause, finding: Finding) -> bool:
    if finding.reason.code is ContradictionCode.DIFFERENT_TIME_OF_DAY:
        return bool(clause.dates or clause.weekdays)
    return not finding.uses_dates and bool(clause.dates or clause.times or clause.weekdays)


WEIGHTS: Final = {
    "bias": -0.71,
    "strength": 4.58,
    "contrast": -5.42,
    "adjuncts": -1.67,
    "stance_rest": -1.21,
    "both_rest": -1.13,
    "one_rest": -0.04,
    "shared": 0.28,
    "share": 0.86,
    "likeness": 0.34,
    "has_codes": 0.09,
    "corrects": 0.81,
    "past": -0.99,
    "one_past": -0.34,
    "type_differs": 0.07,
    "event": 0.22,
    "length": -0.17,
    "one_dated": -0.64,
    "names_rest": -0.80,
    "no_anchor": -0.83,
    "figure_rest": -0.75,
    "forgiven_rest": -0.29,
}  # fmt: skip


def certainty(values: dict[str, float]) -> float:
    """0..1."""
    score = WEIGHTS["bias"] + sum(WEIGHTS[name] * value for name, value in values.items())
    return 1.0 / (1.0 + math.exp(-score))
