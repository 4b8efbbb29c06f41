"""Conversations as episodes: a record a turn, without what recall had put into it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from remembrancer.exchange.conversations import ASSISTANT, Conversation
from remembrancer.exchange.recalled import without_blocks, without_recalled
from remembrancer.exchange.records import Records, Said, excerpt_of, identifier_of
from remembrancer.model.importing import ImportRecord, ReadFile, UnreadableRecord
from remembrancer.model.limits import EVIDENCE_CHARACTERS
from remembrancer.model.memory import Draft, Source, Times
from remembrancer.model.types import Provenance, SourceKind

SYSTEM: Final = "conversation"
"""The origin of every turn, whichever way it comes in: by any of them it is known again."""


class Episodes:
    """Gathers turns. ``path`` is where they stand, ``name`` what that is called as a source.

    ``recalled`` are the digests of what was delivered: what an assistant says of that word for word is left out.
    """

    def __init__(self, path: str, name: str, recalled: AbstractSet[bytes] = frozenset()) -> None:
        self._source = Source(SourceKind.CONVERSATION, name)
        self._records = Records(path, SYSTEM, SourceKind.CONVERSATION, name)
        self._recalled = recalled
        self.left_out = 0

    def add(self, conversation: Conversation) -> None:
        seen: dict[str, int] = {}
        before = Times()
        for turn in conversation.turns:
            if turn.problem:
                self._records.refuse(turn.problem, 0, excerpt_of(turn.text or turn.identifier))
                continue
            cleaned = without_blocks(turn.text)
            self.left_out += cleaned.left_out
            text = cleaned.text
            # A person who says again what is remembered says it; an assistant only repeats it.
            if turn.speaker == ASSISTANT:
                cleaned = without_recalled(text, self._recalled)
                self.left_out += cleaned.left_out
                text = cleaned.text
            if not text.strip():
                continue
            before = turn.times if turn.times.stated else before
            # By what was said and how often, so that a transcript whose beginning was cut off is known again.
            said = identifier_of(turn.speaker, turn.text)
            seen[said] = seen.get(said, 0) + 1
            self._records.add(
                text,
                f"{conversation.identifier}/{turn.identifier or f'{said}.{seen[said]}'}",
                line=0,
                reference=conversation.title,
                tags=(turn.speaker,) if turn.speaker else (),
                evidence=text,
                times=before,
                session=conversation.identifier,
                episode=True,
                said=Said(Provenance.OBSERVED, source=self._source),
            )

    def file(self, format_name: str = SYSTEM) -> ReadFile:
        """What was gathered."""
        return self._records.finish(format_name)


def is_of_assistant(draft: Draft) -> bool:
    """Whether a draft is what an assistant said in a conversation."""
    return draft.episode and ASSISTANT in draft.tags


def without_recalled_turns(file: ReadFile, recalled: AbstractSet[bytes]) -> ReadFile:
    """The file without what its assistants say word for word of what was delivered; what is left of nothing is told."""
    records: list[ImportRecord] = []
    unreadable = list(file.unreadable)
    for record in file.records:
        draft = record.draft
        cleaned = without_recalled(draft.content, recalled) if is_of_assistant(draft) else None
        if cleaned is None or not cleaned.left_out:
            records.append(record)
        elif cleaned.text.strip():
            evidence = cleaned.text[:EVIDENCE_CHARACTERS] if draft.evidence else ""
            records.append(replace(record, draft=replace(draft, content=cleaned.text, evidence=evidence)))
        else:
            unreadable.append(UnreadableRecord(record.path, "recalled", record.line, excerpt_of(draft.content)))
    return replace(file, records=tuple(records), unreadable=tuple(unreadable))
