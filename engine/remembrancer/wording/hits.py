"""Why a memory was found, in words."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.queries import Hit
from remembrancer.wording.templates import Template, Translate, join_plainly
from remembrancer.wording.unworded import describe_unworded

PARTS = {
    "meaning": Template("match.meaning", "Meaning"),
    "words": Template("match.words", "Words"),
    "time": Template("match.time", "Time"),
    "use": Template("match.use", "Use"),
}
_LINE = Template("match.line", "{part}: {reason}")
_NO_MEANING = Template("match.meaning.none", "nothing near in meaning")
_SOME_MEANING = Template("match.meaning.some", "near in meaning as a whole")
_NO_WORDS = Template("match.words.none", "none of the words")

MATCH_REASONS = {
    "happened_then": Template("match.time.happened_then", "happened at the time asked for"),
    "held_then": Template("match.time.held_then", "held at the time asked for"),
    "due_then": Template("match.time.due_then", "due at the time asked for"),
    "stated_then": Template("match.time.stated_then", "said at the time asked for"),
    "recorded_then": Template("match.time.recorded_then", "recorded at the time asked for"),
    "nearly": Template("match.time.nearly", "close to the time asked for"),
    "not_within": Template("match.time.not_within", "not in the time asked for"),
    "newest": Template("match.time.newest", "said later than a similar one"),
    "newer_exists": Template("match.time.newer_exists", "a later statement of this stands above"),
    "no_date_asked": Template("match.time.no_date_asked", "no date asked for"),
    "not_used": Template("match.use.not_used", "not used so far"),
    "used": Template("match.use.used", "used before"),
}
"""The codes of ``Hit.time_reason`` and ``Hit.use_reason``."""


@dataclass(frozen=True, slots=True)
class MatchPart:
    """One part of a match: its name, its share of the match (0..1), and why."""

    name: str
    amount: float
    reason: str


def explain_hit(hit: Hit, translate: Translate) -> tuple[MatchPart, ...]:
    """The parts of a match in their fixed order; the amounts add up to ``hit.match``."""
    no_terms = _SOME_MEANING if hit.parts.meaning > 0 else _NO_MEANING
    reasons = {
        "meaning": join_plainly(list(hit.meaning_terms), translate) or no_terms.fill(translate),
        "words": join_plainly(list(hit.matched_words), translate) or _NO_WORDS.fill(translate),
        "time": _reason(hit.time_reason, translate),
        "use": _reason(hit.use_reason, translate),
    }
    return tuple(
        MatchPart(label.fill(translate), getattr(hit.parts, name), reasons[name]) for name, label in PARTS.items()
    )


def write_match_part(part: MatchPart, translate: Translate) -> str:
    """``Meaning: due, hand over``."""
    return _LINE.fill(translate, part=part.name, reason=part.reason) if part.reason else part.name


def _reason(code: str, translate: Translate) -> str:
    if not code:
        return ""
    return MATCH_REASONS[code].fill(translate) if code in MATCH_REASONS else describe_unworded(code, translate)
