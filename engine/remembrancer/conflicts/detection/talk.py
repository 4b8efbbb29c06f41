"""What turns of a conversation have to show before they contradict: more than noted statements."""

from __future__ import annotations

from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding
from remembrancer.model.conflicts import ConflictKind, ContradictionCode

_NAMES_DIFFER: Final = (ContradictionCode.DIFFERENT_NAME, ContradictionCode.DIFFERENT_VERSION)
_SHARED: Final = 2
_STRENGTH: Final = 0.9
_LIKENESS: Final = 0.5


def has_ground(alignment: Alignment, finding: Finding) -> bool:
    """Whether two turns share enough to be about one matter: talk has many words and few subjects."""
    if finding.kind is ConflictKind.SCHEDULE:
        return True
    old, new = alignment.old, alignment.new
    topics = len(old.topics & new.topics)
    rest = len(alignment.old_rest) - len(finding.old_places) + len(alignment.new_rest) - len(finding.new_places)
    shared = len(alignment.shared) - len(finding.old_places & alignment.old_shared)
    if not topics or rest > shared or (shared < _SHARED and (old.has_vague_subject or new.has_vague_subject)):
        return False
    if alignment.likeness and alignment.likeness < _LIKENESS:
        return False
    return _is_plain(alignment, finding, topics, shared)


def _is_plain(alignment: Alignment, finding: Finding, topics: int, shared: int) -> bool:
    """What each kind has to show in talk beside common ground."""
    old, new = alignment.old, alignment.new
    if finding.reason.code is ContradictionCode.CORRECTED:
        return new.is_correcting and topics >= _SHARED and not old.is_past
    if finding.reason.code is ContradictionCode.REPLACED:
        return topics >= _SHARED
    if finding.kind in (ConflictKind.VALUE, ConflictKind.DECISION):
        return finding.reason.code in _NAMES_DIFFER
    if finding.kind is ConflictKind.PREFERENCE:
        return finding.strength >= _STRENGTH and not old.is_past and not new.is_past
    if finding.kind in (ConflictKind.NEGATION, ConflictKind.ANTONYM):
        if old.is_past != new.is_past or old.is_earlier or new.is_earlier:
            return False
        return finding.kind is ConflictKind.ANTONYM or (shared >= _SHARED and finding.strength >= _STRENGTH)
    return True


def share_subject(alignment: Alignment) -> bool:
    """Whether both subjects have a word in common that says something."""
    old, new = alignment.old, alignment.new
    return any(
        old.words[a].is_before_verb and new.words[b].is_before_verb and old.words[a].stem not in lexicon.VAGUE
        for a, b in alignment.shared
    )
