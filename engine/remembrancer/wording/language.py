"""What is said about the answers of a language model."""

from __future__ import annotations

from collections.abc import Sequence

from remembrancer.model.errors import LanguageModelError
from remembrancer.model.language import LeftOut, ModelOutcome, WhyLeftOut, WhyQuoted
from remembrancer.wording.errors import describe_error
from remembrancer.wording.templates import Counted, Template, Translate

OUTCOMES = {
    ModelOutcome.NOTHING_STORED: Template(
        "language.nothing_stored", "Nothing stored answers this, so the model was not asked."
    ),
    ModelOutcome.ABSTAINED: Template("language.abstained", "The model says that what is stored does not answer this."),
    ModelOutcome.NOTHING_HELD: Template(
        "language.nothing_held", "Nothing of what the model said stands in the memories it was given."
    ),
}
_QUOTED = {
    WhyQuoted.NOT_WANTED: Template("language.quoted.not_wanted", "stored sentences were asked for"),
    WhyQuoted.NOTHING_STORED: Template("language.quoted.nothing_stored", "nothing stored answers this"),
    WhyQuoted.NOTHING_HELD: Template(
        "language.quoted.nothing_held", "nothing of what the language model said stands in the memories it was given"
    ),
}
_LEFT_OUT = Counted("language.left_out", "{count} sentence was left out.", "{count} sentences were left out.")
_WHY = {
    WhyLeftOut.CITES_NOTHING: Template("language.why.cites_nothing", "It names no memory."),
    WhyLeftOut.NOT_GIVEN: Template(
        "language.why.not_given", "It names memory {detail}, which the model was not given."
    ),
    WhyLeftOut.NOT_SAID: Template("language.why.not_said", "\u201c{detail}\u201d was not said."),
    WhyLeftOut.NOT_IN_SOURCE: Template(
        "language.why.not_in_source", "\u201c{detail}\u201d stands in none of what it rests on."
    ),
}


def describe_outcome(outcome: ModelOutcome, translate: Translate) -> str:
    """Why there is no answer of the model; empty where there is one."""
    words = OUTCOMES.get(outcome)
    return words.fill(translate) if words else ""


def count_left_out(left_out: Sequence[LeftOut], translate: Translate) -> str:
    """How many sentences were left out; empty if none."""
    return _LEFT_OUT.fill(translate, len(left_out)) if left_out else ""


def explain_left_out(left_out: LeftOut, translate: Translate) -> str:
    """Why a sentence was left out."""
    return _WHY[left_out.reason].fill(translate, detail=left_out.detail)


def explain_quoted(why: WhyQuoted, translate: Translate) -> str:
    """Why no language model worded an answer. Names no server and no model: agents are told it."""
    words = _QUOTED.get(why)
    return words.fill(translate) if words else describe_error(LanguageModelError(reason=why.value), translate).title
