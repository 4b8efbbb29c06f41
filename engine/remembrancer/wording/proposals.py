"""Why a memory got its type, why a tag is proposed and why two tags may be one, in words."""

from __future__ import annotations

from remembrancer.model.memory import TagProposal, TypeReason
from remembrancer.model.queries import TagMerge
from remembrancer.wording.templates import Counted, Template, Translate
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

_MERGES = {
    "spelling": "The same but for hyphens and the like.",
    "accents": "The same but for accents.",
    "plural": "One is the plural of the other.",
    "part_of_name": "A part of the name of the same person.",
    "initial": "The name of the same person with an initial.",
}
MERGE_REASONS = {code: Template(f"merge_reason.{code}", text) for code, text in _MERGES.items()}
_RETAGGING = Counted(
    "retagging",
    "{count} memory gets “{new}” instead of “{old}”; this can be undone.",
    "{count} memories get “{new}” instead of “{old}”; this can be undone.",
)
_MERGED_INTO = Counted(
    "retagging.merged", "“{new}” is on {count} memory already.", "“{new}” is on {count} memories already."
)
_RETAGGED = Counted(
    "retagged", "{count} memory has “{new}” instead of “{old}”", "{count} memories have “{new}” instead of “{old}”"
)

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


def explain_merge(merge: TagMerge, translate: Translate) -> str:
    """Why two tags may be one."""
    reason = MERGE_REASONS.get(merge.reason)
    return reason.fill(translate) if reason else describe_unworded(merge.reason, translate)


def describe_retagging(tag: str, new_tag: str, memories: int, others: int, translate: Translate) -> str:
    """What renaming a tag will do: ``memories`` have it now, ``others`` memories have the new one."""
    sentence = _RETAGGING.fill(translate, memories, old=tag, new=new_tag)
    return f"{sentence} {_MERGED_INTO.fill(translate, others, new=new_tag)}" if others else sentence


def name_retagging(tag: str, new_tag: str, memories: int, translate: Translate) -> str:
    """What renaming a tag did, without a full stop."""
    return _RETAGGED.fill(translate, memories, old=tag, new=new_tag)


def explain_type(reason: TypeReason, translate: Translate) -> str:
    """Why a memory has its type. Rules are many and each names the words it goes by, so they share one sentence."""
    if reason.code in TYPE_REASONS:
        return TYPE_REASONS[reason.code].fill(translate)
    return _BY_CUE.fill(translate, cue=reason.cue) if reason.cue else _BY_RULE.fill(translate)
