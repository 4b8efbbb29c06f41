"""Ingesting: a conversation as episodes, at once, without what recall had put into it."""

from __future__ import annotations

from dataclasses import replace
from datetime import tzinfo
from functools import partial

from remembrancer.exchange.episodes import SYSTEM, Episodes
from remembrancer.exchange.transcripts import Transcript, read_transcript
from remembrancer.model.changes import Change, Imported
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.ingesting import ConversationForm, ExtractFacts, Ingest, Ingested
from remembrancer.model.limits import INGESTED_CHARACTERS, SESSION_CHARACTERS
from remembrancer.model.progress import Progress
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.store import Store
from remembrancer.storage.uses import delivered_statements
from remembrancer.text.normalise import normalise_line
from remembrancer.vault.importing import A_DAY, Importing


class Ingesting:
    """Takes conversations in, by the way of imports."""

    def __init__(self, store: Store, importing: Importing) -> None:
        self._store = store
        self._importing = importing

    def ingest(self, call: Call, request: Ingest, progress: Progress) -> Ingested:
        """Store the turns of a conversation. See :class:`Ingest` for what can go wrong."""
        transcript = read_conversations(request, self._store.clock.zone())
        name = request.name or SYSTEM
        turns = Episodes(name, name, self._recalled(call, request, transcript))
        for conversation in transcript.conversations:
            turns.add(conversation)
        items = self._importing.planned(call, turns.file(), request.namespace, progress)
        imported = self._importing.store(call, items, request.namespace, OperationKind.IMPORT, progress)
        return _answer(request, transcript, turns, imported)

    def _recalled(self, call: Call, request: Ingest, transcript: Transcript) -> frozenset[bytes]:
        """What was delivered from the namespace since the conversation began, and what is pinned in it."""
        stated = [turn.times.stated for each in transcript.conversations for turn in each.turns if turn.times.stated]
        begun = min(stated, default=self._store.clock.now() - A_DAY)
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


def _answer(request: Ingest, transcript: Transcript, turns: Episodes, imported: Imported) -> Ingested:
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
