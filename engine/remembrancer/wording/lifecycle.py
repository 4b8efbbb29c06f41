"""How memories fade, in words."""

from __future__ import annotations

from remembrancer.model.consolidation import ConsolidationKind, ConsolidationRefusal
from remembrancer.model.lifecycle import FadesFrom, Lasting, Persistence, Priority, SweepReason, Swept
from remembrancer.wording.templates import Counted, Template, Translate, join_all

LASTING = {
    Lasting.PINNED: Template("lasting.pinned", "Pinned: it does not fade"),
    Lasting.TYPE: Template("lasting.type", "Memories of this type do not fade"),
    Lasting.SAFETY: Template("lasting.safety", "It is about health or a secret: it does not fade. A pin is suggested"),
    Lasting.NOT_DONE: Template("lasting.not_done", "It does not fade before it is done"),
}
"""Why a memory does not fade."""
SWEEP_REASONS = {
    SweepReason.FADED: Template("sweep.faded", "faded: not used for long"),
    SweepReason.NO_LONGER_VALID: Template("sweep.no_longer_valid", "no longer holds"),
    SweepReason.TYPE_EXPIRED: Template("sweep.type_expired", "memories of its type expire by then"),
    SweepReason.EPISODE_EXPIRED: Template("sweep.episode_expired", "conversations are not kept longer"),
    SweepReason.USED_AGAIN: Template("sweep.used_again", "is used again"),
}
"""Why a sweep changes a memory."""
PERSISTENCES = {
    Persistence.KEPT: Template("persistence.kept", "Kept"),
    Persistence.LONG: Template("persistence.long", "Long"),
    Persistence.MEDIUM: Template("persistence.medium", "Medium"),
    Persistence.SHORT: Template("persistence.short", "Short"),
}
PRIORITIES = {
    Priority.HIGH: Template("priority.high", "High"),
    Priority.NORMAL: Template("priority.normal", "Normal"),
    Priority.LOW: Template("priority.low", "Low"),
}
FADES_FROM = {
    FadesFrom.RECORDED: Template("fades_from.recorded", "from when it is recorded"),
    FadesFrom.HAPPENED: Template("fades_from.happened", "from when it is over"),
    FadesFrom.DUE: Template("fades_from.due", "from when it is done or due"),
    FadesFrom.DONE: Template("fades_from.done", "from when it is done"),
}
"""When memories of a type begin to fade."""
CONSOLIDATIONS = {
    ConsolidationKind.SUMMARY: Template("consolidation.summary", "One for several"),
    ConsolidationKind.MERGE: Template("consolidation.merge", "The second gives way"),
}
REFUSALS = {
    ConsolidationRefusal.CONTRADICTION: Template("consolidation.contradiction", "Stay apart: they contradict"),
    ConsolidationRefusal.CONDITION: Template("consolidation.condition", "Stay apart: they hold under other conditions"),
    ConsolidationRefusal.TOO_DIFFERENT: Template("consolidation.too_different", "Stay apart: they differ in too much"),
}
"""Why memories that are alike are not put together."""
_DEMOTED = Counted("swept.demoted", "{count} memory faded", "{count} memories faded")
_EXPIRED = Counted("swept.expired", "{count} expired", "{count} expired")
_REACTIVATED = Counted("swept.reactivated", "{count} came back", "{count} came back")
_SENTENCE = Template("swept.sentence", "{what}.")
_NOTHING = Template("swept.nothing", "Nothing faded or expired.")


def describe_swept(swept: Swept, translate: Translate) -> str:
    """What a sweep did, in a sentence."""
    counted = ((_DEMOTED, swept.demoted), (_EXPIRED, swept.expired), (_REACTIVATED, swept.reactivated))
    told = [each.fill(translate, count) for each, count in counted if count]
    return _SENTENCE.fill(translate, what=join_all(told, translate)) if told else _NOTHING.fill(translate)
