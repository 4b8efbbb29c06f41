"""From a completed draft to the row that is stored."""

from __future__ import annotations

from remembrancer.model.types import Status
from remembrancer.remember.completion import Completed
from remembrancer.storage.versions import VersionRecord, times_columns


def version_record(completed: Completed, *, namespace: int, text: int, session: int | None) -> VersionRecord:
    """The first version of what a completed draft says."""
    draft = completed.draft
    return VersionRecord(
        namespace_id=namespace,
        text_id=text,
        session_id=session,
        type=completed.type,
        status=Status.ACTIVE,
        title=draft.title,
        content=draft.content,
        evidence=draft.evidence,
        confidence=float(draft.confidence),
        provenance=completed.provenance,
        trust=completed.trust,
        importance=draft.importance,
        pinned=draft.pinned,
        episode=draft.episode,
        source_kind=completed.source.kind,
        source_name=completed.source.name,
        source_reference=completed.source.reference,
        type_reason=completed.type_reason.code,
        type_certainty=float(completed.type_reason.certainty),
        type_cue=completed.type_reason.cue,
        tags=draft.tags,
        **times_columns(draft.times),
    )
