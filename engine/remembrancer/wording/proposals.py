"""Why a memory got its type and why a tag is proposed, in words."""

from __future__ import annotations

from remembrancer.model.memory import TagProposal, TypeReason
from remembrancer.wording.templates import Template, Translate
from remembrancer.wording.unworded import describe_unworded

_TAGS = {
    "known": "A tag in use already whose name stands in the text.",
    "heading": "The heading above it.",
    "hashtag": "Written as a hashtag.",
    "distinctive": "A word that sets it apart from the other memories.",
    "entity": "A name in the text.",
}
TAG_REASONS = {code: Template(f"tag_reason.{code}", text) for code, text in _TAGS.items()}
_CUE = Template("reason.with_cue", "{sentence} (“{cue}”)")

_TYPES = {
    "given": "It was chosen.",
    "prototype": "Its meaning is closest to this type.",
    "fallback": "Nothing in it points to another type.",
}
TYPE_REASONS = {code: Template(f"type_reason.{code}", text) for code, text in _TYPES.items()}
_BY_CUE = Template("type_reason.by_cue", "The words “{cue}” point to it.")
_BY_RULE = Template("type_reason.by_rule", "Its wording points to it.")


def explain_tag(proposal: TagProposal, translate: Translate) -> str:
    """Why a tag is proposed."""
    reason = TAG_REASONS.get(proposal.reason)
    sentence = reason.fill(translate) if reason else describe_unworded(proposal.reason, translate)
    return _CUE.fill(translate, sentence=sentence, cue=proposal.cue) if proposal.cue else sentence


def explain_type(reason: TypeReason, translate: Translate) -> str:
    """Why a memory has its type. Rules are many and each names the words it goes by, so they share one sentence."""
    if reason.code in TYPE_REASONS:
        return TYPE_REASONS[reason.code].fill(translate)
    return _BY_CUE.fill(translate, cue=reason.cue) if reason.cue else _BY_RULE.fill(translate)
