"""Facts that the configured language model finds in a conversation, as proposals that a person approves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from remembrancer.exchange.recalled import without_blocks
from remembrancer.model.changes import Change, Outcome
from remembrancer.model.ingesting import Extracted, ExtractedFact, ExtractFacts
from remembrancer.model.language import LeftOut
from remembrancer.model.memory import Draft, Source
from remembrancer.model.progress import Progress
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.types import OperationKind, Provenance, SourceKind
from remembrancer.remember.completion import Completed
from remembrancer.remember.service import Remembering, Stored
from remembrancer.secrecy import SecretGate
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText
from remembrancer.storage.transaction import Transaction
from remembrancer.vault.ingesting import read_conversations

Found: TypeAlias = tuple[tuple[ExtractedFact, ...], tuple[LeftOut, ...], str]
AskModel: TypeAlias = Callable[[list[str], Progress], Found]
_CONFIDENCE: Final = 0.7
"""A model worked it out; nobody said it in these words."""


class Extracting:
    """``ask`` has the model read the turns of a conversation, and says which one it was."""

    def __init__(self, store: Store, remembering: Remembering, ask: AskModel, secrets: SecretGate) -> None:
        self._store = store
        self._remembering = remembering
        self._ask = ask
        self._secrets = secrets

    def extract(self, call: Call, request: ExtractFacts, progress: Progress) -> Extracted:
        """Let what the model finds wait for approval. See :class:`ExtractFacts`."""
        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
            number = newest_tx(connection)
        transcript = read_conversations(request, self._store.clock.zone())
        # Before the model sees it: what is not to be stored is not to be sent either.
        turns = [
            self._secrets.text(f"{turn.speaker}: {text}" if turn.speaker else text, "text").content
            for conversation in transcript.conversations
            for turn in conversation.turns
            if (text := without_blocks(turn.text).text.strip())
        ]
        facts, left_out, model = self._ask(turns, progress)
        if not facts:
            return Extracted(
                Change("", OperationKind.PROPOSE, number, namespace=request.namespace), model, 0, 0, left_out
            )
        session = next((each.identifier for each in transcript.conversations), "")
        prepared = [self._prepared(call, request, namespace, session, fact) for fact in facts]

        def work(transaction: Transaction) -> list[Stored]:
            place = find_namespace(transaction.connection, call.scope, request.namespace).namespace_id
            waits = (WaitsBecause.EXTRACTED,)
            return [self._remembering.store(transaction, place, each, text, waits=waits) for each, text in prepared]

        def answer(stored: list[Stored], operation: str, number: int) -> Extracted:
            proposals = tuple(each.proposal for each in stored if each.outcome is Outcome.WAITING and each.is_new)
            change = Change(operation, OperationKind.PROPOSE, number, namespace=request.namespace, proposals=proposals)
            return Extracted(change, model, len(proposals), len(stored) - len(proposals), left_out)

        return self._store.write(call.operation(OperationKind.PROPOSE), work, answer)

    def _prepared(
        self, call: Call, request: ExtractFacts, namespace: int, session: str, fact: ExtractedFact
    ) -> tuple[Completed, SearchableText]:
        draft = Draft(
            fact.text,
            confidence=_CONFIDENCE,
            provenance=Provenance.INFERRED,
            source=Source(SourceKind.CONVERSATION, request.name or "conversation"),
            evidence=fact.snippet,
            session=request.session or session,
        )
        draft = self._secrets.record(draft).content
        # Trusted as what is imported: who asked for it did not write it.
        completed = self._remembering.complete(draft, call.actor, namespace, imported=True)
        return completed, self._remembering.prepare(completed)
