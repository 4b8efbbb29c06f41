"""What contradicts what, why, and what was decided, in words."""

from __future__ import annotations

from remembrancer.model.cases import CaseState, ConflictCase, LinkedMemory, Opinion, Resolved
from remembrancer.model.comparing import ComparingState, Scanned
from remembrancer.model.conflicts import (
    ConflictKind,
    ConflictPolicy,
    Contradiction,
    ContradictionCode,
    OpenedConflict,
    Resolution,
    Supersession,
)
from remembrancer.wording.templates import Counted, Template, Translate, write_share
from remembrancer.wording.unworded import describe_unworded

_KINDS = {
    ConflictKind.FIGURE: "Different figure",
    ConflictKind.DATE: "Different date",
    ConflictKind.VALUE: "Different value",
    ConflictKind.NEGATION: "One denies the other",
    ConflictKind.ANTONYM: "Opposites",
    ConflictKind.PREFERENCE: "Different preference",
    ConflictKind.DECISION: "Different decision",
    ConflictKind.CORRECTION: "Correction",
    ConflictKind.SCHEDULE: "Clash of times",
}
CONFLICT_KINDS = {kind: Template(f"conflict.kind.{kind}", text) for kind, text in _KINDS.items()}

_BOTH = {
    ContradictionCode.DIFFERENT_FIGURE: "The same thing has two figures: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_DATE: "The same thing has two dates: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_TIME_OF_DAY: "The same thing has two times of day: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_WEEKDAY: "The same thing has two days of the week: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_NAME: "Two names stand where there can be one: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_VALUE: "Two things stand where there can be one: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_VERSION: "The same thing has two versions: “{old}” and “{new}”.",
    ContradictionCode.DENIED: "One says what the other denies: “{old}” and “{new}”.",
    ContradictionCode.NO_LONGER: "The new one says that the old one no longer holds: “{old}” and “{new}”.",
    ContradictionCode.OPPOSITE: "“{old}” and “{new}” exclude each other.",
    ContradictionCode.OPPOSITE_LIKING: "One likes what the other does not: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_FAVOURITE: "Two favourites of one kind: “{old}” and “{new}”.",
    ContradictionCode.DIFFERENT_CHOICE: "Two choices in the same matter: “{old}” and “{new}”.",
    ContradictionCode.OPPOSITE_CHOICE: "One decides for what the other decides against: “{old}” and “{new}”.",
    ContradictionCode.REPLACED: "The new one puts “{new}” in the place of “{old}”.",
    ContradictionCode.CORRECTED: "The new one corrects the old one: “{new}” instead of “{old}”.",
    ContradictionCode.SAME_TIME: "Both cannot take place at their times: “{old}” and “{new}”.",
    ContradictionCode.SAID_SO: "You marked them as a conflict.",
}
CONTRADICTIONS = {code: Template(f"contradiction.{code}", text) for code, text in _BOTH.items()}

_ONE_SIDED = {
    ContradictionCode.DIFFERENT_FIGURE: "They give different figures.",
    ContradictionCode.DIFFERENT_DATE: "They give different dates.",
    ContradictionCode.DIFFERENT_TIME_OF_DAY: "They give different times of day.",
    ContradictionCode.DIFFERENT_WEEKDAY: "They give different days of the week.",
    ContradictionCode.DIFFERENT_NAME: "They give different names.",
    ContradictionCode.DIFFERENT_VALUE: "They say different things where there can be one.",
    ContradictionCode.DIFFERENT_VERSION: "They give different versions.",
    ContradictionCode.DENIED: "One says what the other denies.",
    ContradictionCode.NO_LONGER: "The new one says that the old one no longer holds.",
    ContradictionCode.OPPOSITE: "They exclude each other.",
    ContradictionCode.OPPOSITE_LIKING: "One likes what the other does not.",
    ContradictionCode.DIFFERENT_FAVOURITE: "They name different favourites.",
    ContradictionCode.DIFFERENT_CHOICE: "They choose differently in the same matter.",
    ContradictionCode.OPPOSITE_CHOICE: "One decides for what the other decides against.",
    ContradictionCode.REPLACED: "The new one puts something in the place of the old one.",
    ContradictionCode.CORRECTED: "The new one corrects the old one.",
    ContradictionCode.SAME_TIME: "Both cannot take place at their times.",
    ContradictionCode.SAID_SO: "You marked them as a conflict.",
}
CONTRADICTIONS_IN_SHORT = {code: Template(f"contradiction.{code}.short", text) for code, text in _ONE_SIDED.items()}
_CUE = Template("contradiction.cue", "{sentence} The words “{cue}” tell.")

_RESOLUTIONS = {
    Resolution.SUPERSEDE: "Use the new one",
    Resolution.RETAIN: "Keep the old one",
    Resolution.ANNOTATE: "Keep both, as noted",
    Resolution.DISMISS: "No conflict",
    Resolution.MERGE: "Put together",
}
RESOLUTIONS = {each: Template(f"resolution.{each}", text) for each, text in _RESOLUTIONS.items()}
_DECIDED = {
    Resolution.SUPERSEDE: "The new statement took the place of the old one.",
    Resolution.RETAIN: "The old statement stays, the new one is kept as turned down.",
    Resolution.ANNOTATE: "Both statements hold, and are noted.",
    Resolution.DISMISS: "Both statements hold. The two are not asked about again until one of them changes.",
    Resolution.MERGE: "The old statement was corrected, and the new one points to it.",
}
DECIDED = {each: Template(f"resolution.{each}.done", text) for each, text in _DECIDED.items()}
_SEVERAL = Counted("resolution.several", "{count} conflict was decided.", "{count} conflicts were decided.")
_REVIEW = Counted(
    "resolution.review",
    "Look at {count} memory again that may rest on what no longer holds.",
    "Look at {count} memories again that may rest on what no longer holds.",
)
_SUPERSESSIONS = {
    Supersession.REPLACED: "It held until the new one",
    Supersession.CORRECTED: "It never held",
}
SUPERSESSIONS = {each: Template(f"supersession.{each}", text) for each, text in _SUPERSESSIONS.items()}
_GAVE_WAY = {
    Supersession.REPLACED: "replaced on {day}",
    Supersession.CORRECTED: "corrected on {day}",
}
GAVE_WAY = {each: Template(f"gave_way.{each}", text) for each, text in _GAVE_WAY.items()}
_POLICIES = {
    ConflictPolicy.ASK: "Ask each time",
    ConflictPolicy.ANNOTATE: "Keep both, as noted",
    ConflictPolicy.SUPERSEDE_OWN: "Ask, unless a writer corrects their own words",
}
POLICIES = {each: Template(f"conflict.policy.{each}", text) for each, text in _POLICIES.items()}
_STATES = {CaseState.OPEN: "Open", CaseState.DECIDED: "Decided", CaseState.SET_ASIDE: "Set aside"}
CASE_STATES = {each: Template(f"conflict.state.{each}", text) for each, text in _STATES.items()}
_LINKS = {
    "derived": "It was put together from what no longer holds.",
    "superseded_by": "It gave way to a memory that gives way itself.",
    "mentions": "It names the identifier.",
    "same_value": "It has the words that no longer hold.",
    "same_session": "It comes from the same session.",
}
LINKS = {link: Template(f"conflict.link.{link}", text) for link, text in _LINKS.items()}

_OPENED = Template("conflict.opened", "{reason} The new statement waits until somebody decides.")
_DECIDED_BY_RULE = Template("conflict.opened.decided", "{reason} {decision}")
_PAIRS = Counted("scan.pairs", "{count} pair compared", "{count} pairs compared")
_SCAN_FOUND = Counted("scan.found", "{count} new conflict found, {pairs}.", "{count} new conflicts found, {pairs}.")
_SCAN_NOTHING = Template("scan.nothing", "No new conflict found, {pairs}.")
_OPINION = Template("conflict.opinion", "Second opinion of {model}: a contradiction with a likelihood of {likelihood}.")
_LEFT_TO_COMPARE = Counted(
    "comparing.left", "Still comparing {count} new memory.", "Still comparing {count} new memories."
)


def name_conflict_kind(kind: ConflictKind, translate: Translate) -> str:
    """What a conflict is about, as lists show it."""
    return CONFLICT_KINDS[kind].fill(translate)


def explain_contradiction(contradiction: Contradiction, translate: Translate) -> str:
    """Why two statements contradict each other, with their own words where there are some."""
    reason = contradiction.reason
    if reason.old and reason.new:
        sentence = CONTRADICTIONS[reason.code].fill(translate, old=reason.old, new=reason.new)
    else:
        sentence = CONTRADICTIONS_IN_SHORT[reason.code].fill(translate)
    return _CUE.fill(translate, sentence=sentence, cue=reason.cue) if reason.cue else sentence


def describe_conflict(conflict: OpenedConflict, translate: Translate) -> str:
    """What a writer is told of a conflict: why, and what happens now."""
    surest = max(conflict.opposed, key=lambda each: each.contradiction.certainty, default=None)
    reason = explain_contradiction(surest.contradiction, translate) if surest else ""
    if conflict.decided is None:
        return _OPENED.fill(translate, reason=reason).strip()
    return _DECIDED_BY_RULE.fill(translate, reason=reason, decision=DECIDED[conflict.decided].fill(translate)).strip()


def explain_case(case: ConflictCase, translate: Translate) -> str:
    """Why the statements of a case contradict each other, by the surest of its contradictions."""
    surest = max(case.oppositions, key=lambda each: each.contradiction.certainty)
    return explain_contradiction(surest.contradiction, translate)


def explain_link(link: LinkedMemory, translate: Translate) -> str:
    """Why a memory should be looked at again."""
    known = LINKS.get(link.link)
    return known.fill(translate) if known else describe_unworded(link.link, translate)


def describe_resolved(resolved: Resolved, translate: Translate) -> str:
    """What a decision did, in sentences."""
    decision = resolved.cases[0].decision if len(resolved.cases) == 1 else None
    sentences = [
        DECIDED[decision.resolution].fill(translate) if decision else _SEVERAL.fill(translate, len(resolved.cases))
    ]
    if resolved.review:
        sentences.append(_REVIEW.fill(translate, len(resolved.review)))
    return " ".join(sentences)


def describe_scanned(scanned: Scanned, translate: Translate) -> str:
    """What a scan came to: "3 new conflicts found, 1,204 pairs compared."."""
    pairs = _PAIRS.fill(translate, scanned.pairs)
    if not scanned.cases:
        return _SCAN_NOTHING.fill(translate, pairs=pairs)
    return _SCAN_FOUND.fill(translate, len(scanned.cases), pairs=pairs)


def describe_comparing(state: ComparingState, translate: Translate) -> str:
    """How much of what was imported is still to be compared; empty if nothing is."""
    return _LEFT_TO_COMPARE.fill(translate, state.waiting) if state.waiting else ""


def describe_opinion(opinion: Opinion, translate: Translate) -> str:
    """What a model that the person configured thinks of two statements."""
    return _OPINION.fill(translate, model=opinion.model, likelihood=write_share(opinion.likelihood, translate))
