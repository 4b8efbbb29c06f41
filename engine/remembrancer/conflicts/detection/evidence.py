"""What two whole statements show for and against a contradiction, as numbers with names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.evidence_of_values import value_evidence
from remembrancer.conflicts.detection.remainder import weigh_remainder
from remembrancer.conflicts.detection.words import VERB_STEMS
from remembrancer.model.conflicts import ConflictKind
from remembrancer.model.types import MemoryType
from remembrancer.text.antonyms import opposite_pairs
from remembrancer.text.families import EXCLUSIVE
from remembrancer.text.scales import are_on_two_sides

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from remembrancer.conflicts.detection.agreement import Agreement
    from remembrancer.conflicts.detection.reading import ReadStatement
    from remembrancer.conflicts.detection.view import View
    from remembrancer.conflicts.detection.words import Word

REMAINDER: Final = "remainder"
"""The measure that is itself fitted: what the tokens say apart and together."""
_RULES: Final = tuple((kind, f"rule {kind.value}") for kind in ConflictKind)
_OPENING: Final = 3
_SORTS_OF_TURN: Final = ("turn ", "label ")
_HAPPENED: Final = frozenset({MemoryType.EVENT, MemoryType.OBSERVATION, MemoryType.LEARNING})
_TO_BE: Final = frozenset({MemoryType.GOAL, MemoryType.COMMITMENT})
_GUIDES: Final = frozenset({MemoryType.INSTRUCTION, MemoryType.DECISION, MemoryType.PREFERENCE})


def evidence(
    agreement: Agreement, old: ReadStatement, new: ReadStatement, rules: Mapping[ConflictKind, float]
) -> dict[str, float]:
    """All that is measured. ``rules`` are the certainties of the single tests' best findings, by kind."""
    found = _topic(agreement)
    found |= _rests(agreement)
    found |= _opposition(agreement)
    found |= _frame(agreement.old, agreement.new)
    found |= _settings(agreement.old, agreement.new)
    found |= value_evidence(old, new)
    found |= _types(old.statement.type, new.statement.type)
    for name, sign in agreement.old.signs.items():
        found[f"old {name}"] = sign
        found[f"new {name}"] = agreement.new.signs[name]
    found |= _differences(found)
    for kind, name in _RULES:
        found[name] = rules.get(kind, 0.0)
    found[REMAINDER] = weigh_remainder(agreement)
    found["rules"] = max(rules.values(), default=0.0)
    return found


def _differences(found: Mapping[str, float]) -> dict[str, float]:
    """How many things differ at once: one is a contradiction, several are two matters."""
    plain = (
        bool(found["opposites affirmed"]),
        bool(found["denied alone"]),
        found["figures differ"] >= 1 > found["figures agree"],
        found["rest capitals least"] > 0,
        found["valence product"] < 0 or found["liking product"] < 0,
    )
    timed = bool(found["dates apart"] or found["times apart"] or found["days apart"])
    apart = bool(found["settings apart"] or found["opening phrases apart"])
    return {
        "differences": float(sum(plain) + timed),
        "one value of names": float(found["families of one value"] > 0 and found["rest capitals least"] > 0),
        "one value beside": float(found["families of one value"] > 0 and not any(plain) and not timed),
        "differences beside times": float(timed and any(plain)),
        "differences beside settings": float(apart and (any(plain) or timed)),
        "times alone": float(timed and not any(plain)),
        "nothing differs": float(not any(plain) and not timed),
    }


def _topic(agreement: Agreement) -> dict[str, float]:
    old, new = agreement.old, agreement.new
    weights = old.weights[: len(agreement.old_best)], new.weights[: len(agreement.new_best)]
    said = float((weights[0] * agreement.old_best).sum()), float((weights[1] * agreement.new_best).sum())
    total = max(0.1, float(weights[0].sum())), max(0.1, float(weights[1].sum()))
    cover = said[0] / total[0], said[1] / total[1]
    shared = old.counting_stems & new.counting_stems
    families = frozenset().union(*old.families) & frozenset().union(*new.families)
    found = {
        "families": float(min(4, len(families))),
        "families of one value": float(min(3, len(families & EXCLUSIVE))),
        "cover least": min(cover),
        "cover most": max(cover),
        "cover old": cover[0],
        "cover new": cover[1],
        "said": min(said),
        "unsaid least": min(total[0] - said[0], total[1] - said[1]),
        "unsaid most": max(total[0] - said[0], total[1] - said[1]),
        "shared": float(len(shared)),
        "shared things": float(sum(1 for stem in shared if stem not in lexicon.VAGUE and stem not in VERB_STEMS)),
        "shared names": float(len(_capitals(old.counting) & _capitals(new.counting))),
        "opens alike": float(bool(old.words and new.words) and old.words[0].folded == new.words[0].folded),
    }
    if agreement.likeness is not None:
        best = [np.sort(each) for each in agreement.likeness.best]
        found |= {
            "tokens old": float(agreement.likeness.best[0].mean()),
            "tokens new": float(agreement.likeness.best[1].mean()),
            "tokens least": float(min(best[0][0], best[1][0])),
            "tokens most": float(max(best[0][0], best[1][0])),
            "tokens low": float(min(_quantile(best[0], 0.25), _quantile(best[1], 0.25))),
            "tokens middle": float(min(_quantile(best[0], 0.5), _quantile(best[1], 0.5))),
            "tokens high": float(max(_quantile(best[0], 0.5), _quantile(best[1], 0.5))),
            "tokens all": float(agreement.likeness.tokens.mean()),
        }
    return found


def _quantile(ordered: NDArray[np.float32], share: float) -> float:
    return float(ordered[int(share * (len(ordered) - 1))])


def _capitals(words: Sequence[Word]) -> set[str]:
    return {word.stem for word in words if word.text[0].isupper()}


def _rests(agreement: Agreement) -> dict[str, float]:
    """The words that only one side says: few and alike are two values, many are two matters."""
    old = [agreement.old.counting[place] for place in agreement.old_rest]
    new = [agreement.new.counting[place] for place in agreement.new_rest]
    subjects = [word for word in old if word.is_before_verb], [word for word in new if word.is_before_verb]
    capitals = sum(word.text[0].isupper() for word in old), sum(word.text[0].isupper() for word in new)
    owners = sum(word.is_owner for word in old), sum(word.is_owner for word in new)
    found = {
        "rest old": float(len(old)),
        "rest new": float(len(new)),
        "rest least": float(min(len(old), len(new))),
        "rest capitals old": float(capitals[0]),
        "rest capitals new": float(capitals[1]),
        "rest capitals least": float(min(capitals)),
        "rest capitals most": float(max(capitals)),
        "rest subjects least": float(min(len(subjects[0]), len(subjects[1]))),
        "rest subjects most": float(max(len(subjects[0]), len(subjects[1]))),
        "rest objects least": float(min(len(old) - len(subjects[0]), len(new) - len(subjects[1]))),
        "rest subject names": float(
            min(
                sum(word.text[0].isupper() for word in subjects[0]), sum(word.text[0].isupper() for word in subjects[1])
            )
        ),
        "rest owners least": float(min(owners)),
        "rest owners apart": float(abs(owners[0] - owners[1])),
        "rest of a class": float(_of_a_class(old, new)),
    }
    if old and new:
        alike = agreement.alike[np.array(agreement.old_rest)[:, np.newaxis], agreement.new_rest]
        found["rest alike"] = float(alike.max())
        found["rest alike mean"] = float(alike.max(axis=1).mean() + alike.max(axis=0).mean()) / 2
    found |= _parallels(agreement, old, new)
    return found


def _of_a_class(old: Sequence[Word], new: Sequence[Word]) -> int:
    first = [word.stem for word in old if lexicon.has_class(word.stem)]
    second = [word.stem for word in new if lexicon.has_class(word.stem)] if first else []
    return sum(lexicon.same_class(one, other) for one in first for other in second)


def _parallels(agreement: Agreement, old: Sequence[Word], new: Sequence[Word]) -> dict[str, float]:
    """Words of the rests in one place of both: before the same word, behind the same, behind one preposition."""
    neighbours = _neighbours(agreement.old.words), _neighbours(agreement.new.words)
    first, second = [neighbours[0][word.start] for word in old], [neighbours[1][word.start] for word in new]
    followed = {after for _, after in first if after} & {after for _, after in second if after}
    preceded = {before for before, _ in first if before} & {before for before, _ in second if before}
    prepositions = {word.preposition for word in old if word.preposition} & {
        word.preposition for word in new if word.preposition
    }
    both = agreement.old.phrases.keys() & agreement.new.phrases.keys()
    apart = sum(1 for each in both if not agreement.old.phrases[each] & agreement.new.phrases[each])
    opening = agreement.old.words[:1], agreement.new.words[:1]
    opens = (
        bool(opening[0] and opening[1])
        and opening[0][0].preposition == opening[1][0].preposition != ""
        and bool(
            {word.start for word in old} & {word.start for word in agreement.old.words[1 : _OPENING + 1]}
            and {word.start for word in new} & {word.start for word in agreement.new.words[1 : _OPENING + 1]}
        )
    )
    return {
        "rest before the same": float(len(followed)),
        "rest behind the same": float(len(preceded)),
        "rest prepositions": float(len(prepositions)),
        "phrases apart": float(apart),
        "phrases together": float(len(both) - apart),
        "opening phrases apart": float(opens),
    }


def _neighbours(words: Sequence[Word]) -> dict[int, tuple[str, str]]:
    """By the start of each word the stems before and behind it, if these count."""
    stems = [word.stem if word.counts else "" for word in words]
    return {
        word.start: (stems[place - 1] if place else "", stems[place + 1] if place + 1 < len(stems) else "")
        for place, word in enumerate(words)
    }


def _opposition(agreement: Agreement) -> dict[str, float]:
    old, new = agreement.old, agreement.new
    scaled = [
        (old.words[i], new.words[j])
        for i, first in old.sides
        if old.words[i].stem not in new.stems
        for j, second in new.sides
        if new.words[j].stem not in old.stems and are_on_two_sides(first, second)
    ]
    plain = [pair for pair in scaled if pair[0].counts and pair[1].counts]
    first = [word for word in old.counting if word.stem not in new.stems]
    second = [word for word in new.counting if word.stem not in old.stems and len(word.folded) > 2]
    pairs = opposite_pairs([word.folded for word in first], [word.folded for word in second])
    opposite = [(first[i], second[j]) for i, j in pairs]
    alike = sum(
        1
        for i, first in old.sides
        for j, second in new.sides
        if first & second and old.words[i].counts and old.words[i].stem != new.words[j].stem
    )
    together = plain + opposite
    odd = (old.denials + new.denials) % 2 == 1
    denied = [float(agreement.old_best[place]) for place in old.denied if place < len(agreement.old_best)]
    denied += [float(agreement.new_best[place]) for place in new.denied if place < len(agreement.new_best)]
    return {
        "scales": float(len(scaled)),
        "scales plain": float(len(plain)),
        "scales same side": float(alike),
        "opposites": float(len(opposite)),
        "opposites affirmed": float(bool(together) and not odd),
        "opposites denied": float(bool(together) and odd),
        "denied alone": float(odd and not together),
        "opposites in predicates": float(sum(not (a.is_before_verb and b.is_before_verb) for a, b in together)),
        "opposites in phrases": float(sum(bool(a.preposition and b.preposition) for a, b in together)),
        "denials old": float(old.denials),
        "denials new": float(new.denials),
        "denials odd": float((old.denials + new.denials) % 2),
        "denials of one": float(bool(old.denials) != bool(new.denials)),
        "denying words old": float(old.denied_words),
        "denying words new": float(new.denied_words),
        "denying words odd": float((old.denied_words + new.denied_words + old.denials + new.denials) % 2),
        "denied is said": max(denied, default=-0.5),
        "valence old": float(np.sign(old.valence)),
        "valence new": float(np.sign(new.valence)),
        "valence product": float(np.sign(old.valence * new.valence)),
        "valence apart": float(min(4, abs(old.valence - new.valence))),
        "liking old": float(old.liking),
        "liking new": float(new.liking),
        "liking product": float(old.liking * new.liking),
    }


def _frame(old: View, new: View) -> dict[str, float]:
    """One sentence with a few words changed, or two sentences; and how many values its verbs have at a time."""
    first, second = [word.folded for word in old.words], [word.folded for word in new.words]
    shorter = min(len(first), len(second))
    head = next((place for place in range(shorter) if first[place] != second[place]), shorter)
    tail = next((place for place in range(shorter - head) if first[-1 - place] != second[-1 - place]), shorter - head)
    changed = len(first) - head - tail, len(second) - head - tail
    single = old.stems & new.stems & lexicon.SINGLE_VALUED
    many = (old.stems | new.stems) & lexicon.MANY_VALUED
    return {
        "frame": (head + tail) / max(1, len(first), len(second)),
        "frame head": float(min(4, head)),
        "frame tail": float(min(4, tail)),
        "frame changed least": float(min(6, *changed)),
        "frame changed most": float(min(8, max(changed))),
        "verbs of one value": float(bool(single)),
        "verbs of many values": float(bool(many)),
        "both past verbs": old.signs["past"] + new.signs["past"],
    }


def _settings(old: View, new: View) -> dict[str, float]:
    """Times and cases that set both apart: other years, months, seasons, turns, labels."""
    both = old.settings.keys() & new.settings.keys()
    apart = {sort for sort in both if not old.settings[sort] & new.settings[sort]}
    found = {f"{sort} apart": float(sort in apart) for sort in ("month", "season", "daypart", "year", "age", "code")}
    for sort in _SORTS_OF_TURN:
        name = sort.strip()
        found[f"{name} apart"] = float(sum(each.startswith(sort) for each in apart))
        found[f"{name} same"] = float(sum(each.startswith(sort) for each in both - apart))
        one = [each for each in old.settings.keys() ^ new.settings.keys() if each.startswith(sort)]
        found[f"{name} of one"] = float(len(one))
    found["year same"] = float("year" in both and "year" not in apart)
    found["daypart of one"] = float(("daypart" in old.settings) != ("daypart" in new.settings))
    found["season of one"] = float(("season" in old.settings) != ("season" in new.settings))
    found["settings apart"] = float(len(apart))
    return found


def _types(old: MemoryType, new: MemoryType) -> dict[str, float]:
    return {
        "type same": float(old is new),
        "type to be then happened": float(old in _TO_BE and new in _HAPPENED | {MemoryType.FACT}),
        "type happened": float(old in _HAPPENED) + float(new in _HAPPENED),
        "type event": float(old is MemoryType.EVENT) + float(new is MemoryType.EVENT),
        "type guides": float(old in _GUIDES) + float(new in _GUIDES),
        "type error then other": float(old is MemoryType.ERROR and new is not MemoryType.ERROR),
        "type preference": float(old is MemoryType.PREFERENCE) + float(new is MemoryType.PREFERENCE),
        "type decision": float(old is MemoryType.DECISION) + float(new is MemoryType.DECISION),
        "type relationship": float(old is MemoryType.RELATIONSHIP) + float(new is MemoryType.RELATIONSHIP),
        "type learning": float(old is MemoryType.LEARNING) + float(new is MemoryType.LEARNING),
    }
