"""Ingesting: a conversation as episodes, at once, without what recall had put into it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta, tzinfo
from functools import partial
from typing import Final

from remembrancer.exchange.conversations import ASSISTANT, Conversation
from remembrancer.exchange.recalled import without_blocks, without_recalled
from remembrancer.exchange.records import Records, Said, identifier_of
from remembrancer.exchange.transcripts import Transcript, read_transcript
from remembrancer.model.changes import Change, Imported
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.importing import ReadFile
from remembrancer.model.ingesting import ConversationForm, ExtractFacts, Ingest, Ingested
from remembrancer.model.limits import INGESTED_CHARACTERS, SESSION_CHARACTERS
from remembrancer.model.memory import Source, Times
from remembrancer.model.progress import Progress
from remembrancer.model.types import MemoryType, OperationKind, Provenance, SourceKind
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.store import Store
from remembrancer.storage.uses import delivered_statements
from remembrancer.text.normalise import normalise_line
from remembrancer.vault.importing import Importing

_SYSTEM: Final = "conversation"
_A_DAY: Final = timedelta(days=1)


class Ingesting:
    """Takes conversations in, by the way of imports."""

    def __init__(self, store: Store, importing: Importing) -> None:
        self._store = store
        self._importing = importing

    def ingest(self, call: Call, request: Ingest, progress: Progress) -> Ingested:
        """Store the turns of a conversation. See :class:`Ingest` for what can go wrong."""
        transcript = read_conversations(request, self._store.clock.zone())
        turns = _Turns(request, self._recalled(call, request, transcript))
        for conversation in transcript.conversations:
            turns.add(conversation)
        file = turns.file()
        items = self._importing.planned(call, file, request.namespace, progress)
        # What was said is told as such, whatever it asks for: it steers nobody.
        told = [
            replace(item, draft=replace(item.draft, type=MemoryType.CONTEXT)) if item.is_instruction else item
            for item in items
        ]
        imported = self._importing.store(call, told, request.namespace, OperationKind.IMPORT, progress)
        return _answer(request, transcript, turns, imported)

    def _recalled(self, call: Call, request: Ingest, transcript: Transcript) -> frozenset[bytes]:
        """What was delivered from the namespace since the conversation began, and what is pinned in it."""
        stated = [turn.times.stated for each in transcript.conversations for turn in each.turns if turn.times.stated]
        begun = min(stated, default=self._store.clock.now() - _A_DAY)
        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
        # In its turn on the writer's thread, where what was delivered a moment ago is noted.
        return self._store.maintain(partial(delivered_statements, namespace=namespace, since=to_microseconds(begun)))


def read_conversations(request: Ingest | ExtractFacts, zone: tzinfo) -> Transcript:
    """The conversations of a request.

    Raises:
        InvalidInputError: the text is empty, too long, or not of its form.
    """
    if not request.text.strip():
        raise InvalidInputError("text", "empty")
    if len(request.text) > INGESTED_CHARACTERS:
        raise InvalidInputError("text", "too_long", limit=INGESTED_CHARACTERS, given=len(request.text))
    session = normalise_line(request.session, field="session", limit=SESSION_CHARACTERS)
    transcript = read_transcript(request.text, request.form, request.name, zone)
    if not transcript.conversations:
        raise InvalidInputError("text", "not_a_conversation")
    if session and len(transcript.conversations) == 1:
        transcript = replace(transcript, conversations=(replace(transcript.conversations[0], identifier=session),))
    return transcript


class _Turns:
    """Gathers the turns of conversations as records, without what was recalled."""

    def __init__(self, request: Ingest, recalled: frozenset[bytes]) -> None:
        self._name = request.name or _SYSTEM
        self._records = Records(self._name, _SYSTEM, SourceKind.CONVERSATION, self._name)
        self._recalled = recalled
        self.left_out = 0

    def add(self, conversation: Conversation) -> None:
        seen: dict[str, int] = {}
        before = Times()
        for turn in conversation.turns:
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
                said=Said(Provenance.OBSERVED, source=Source(SourceKind.CONVERSATION, self._name)),
            )

    def file(self) -> ReadFile:
        return self._records.finish(_SYSTEM)


def _answer(request: Ingest, transcript: Transcript, turns: _Turns, imported: Imported) -> Ingested:
    change = imported.change
    return Ingested(
        Change(change.operation, change.kind, change.number, change.memories, namespace=request.namespace),
        transcript.form if request.form is ConversationForm.AUTO else request.form,
        tuple(dict.fromkeys(each.identifier for each in transcript.conversations)),
        imported.created,
        imported.already_there + imported.reinforced,
        turns.left_out,
        (*transcript.unreadable, *turns.file().unreadable),
    )
