"""Facts that the configured language model finds in a conversation, as proposals that a person approves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from remembrancer.exchange.episodes import SYSTEM
from remembrancer.exchange.recalled import without_blocks
from remembrancer.model.changes import Change, Outcome
from remembrancer.model.importing import Verdict
from remembrancer.model.ingesting import Extracted, ExtractedFact, ExtractFacts, ExtractFromPlan
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
_HUNDREDTHS: Final = 100
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
        transcript = read_conversations(request, self._store.clock.zone())
        # Before the model sees it: what is not to be stored is not to be sent either.
        turns = [
            self._secrets.text(_line(turn.speaker, text), "text").content
            for conversation in transcript.conversations
            for turn in conversation.turns
            if (text := without_blocks(turn.text).text.strip())
        ]
        session = request.session or next((each.identifier for each in transcript.conversations), "")
        source = Source(SourceKind.CONVERSATION, request.name or SYSTEM)
        return self._extracted(call, request.namespace, [_Talk(session, source, turns)], progress)

    def extract_from_plan(self, call: Call, request: ExtractFromPlan, progress: Progress) -> Extracted:
        """The same with the new turns of a dry run. See :class:`ExtractFromPlan`."""
        talks: dict[str, _Talk] = {}
        for file in request.plan.files:
            if request.paths is not None and file.path not in request.paths:
                continue
            for item in file.items:
                draft = item.draft
                if draft.episode and item.verdict is Verdict.NEW:
                    source = draft.source or Source(SourceKind.CONVERSATION, SYSTEM)
                    talk = talks.setdefault(draft.session, _Talk(draft.session, source, []))
                    line = _line(next(iter(draft.tags), ""), draft.content)
                    talk.turns.append(self._secrets.text(line, "text").content)
        return self._extracted(call, request.namespace, list(talks.values()), progress)

    def _extracted(self, call: Call, name: str, talks: Sequence[_Talk], progress: Progress) -> Extracted:
        with self._store.read() as connection:
            namespace = find_namespace(connection, call.scope, name).namespace_id
            number = newest_tx(connection)
        model = ""
        left_out: list[LeftOut] = []
        prepared: list[tuple[Completed, SearchableText]] = []
        for place, talk in enumerate(talks):
            facts, strange, model = self._ask(talk.turns, _Part(progress, place, len(talks)))
            left_out += strange
            prepared += [self._prepared(call, talk, namespace, fact) for fact in facts]
        if not prepared:
            return Extracted(Change("", OperationKind.PROPOSE, number, namespace=name), model, 0, 0, tuple(left_out))

        def work(transaction: Transaction) -> list[Stored]:
            place = find_namespace(transaction.connection, call.scope, name).namespace_id
            waits = (WaitsBecause.EXTRACTED,)
            return [self._remembering.store(transaction, place, each, text, waits=waits) for each, text in prepared]

        def answer(stored: list[Stored], operation: str, number: int) -> Extracted:
            proposals = tuple(each.proposal for each in stored if each.outcome is Outcome.WAITING and each.is_new)
            change = Change(operation, OperationKind.PROPOSE, number, namespace=name, proposals=proposals)
            return Extracted(change, model, len(proposals), len(stored) - len(proposals), tuple(left_out))

        return self._store.write(call.operation(OperationKind.PROPOSE), work, answer)

    def _prepared(
        self, call: Call, talk: _Talk, namespace: int, fact: ExtractedFact
    ) -> tuple[Completed, SearchableText]:
        draft = Draft(
            fact.text,
            confidence=_CONFIDENCE,
            provenance=Provenance.INFERRED,
            source=talk.source,
            evidence=fact.snippet,
            session=talk.session,
        )
        draft = self._secrets.record(draft).content
        # Trusted as what is imported: who asked for it did not write it.
        completed = self._remembering.complete(draft, call.actor, namespace, imported=True)
        return completed, self._remembering.prepare(completed.draft)


@dataclass(frozen=True, slots=True)
class _Talk:
    """A conversation as it is given to the model: what was said, each behind who said it."""

    session: str
    source: Source
    turns: list[str]


class _Part:
    """The progress of one conversation as that of all: in hundredths, since their portions are not known before."""

    def __init__(self, whole: Progress, place: int, count: int) -> None:
        self._whole = whole
        self._place = place
        self._count = count

    def report(self, done: int, total: int, stage: str) -> None:
        share = done * _HUNDREDTHS // total if total else 0
        if self._count == 1:
            self._whole.report(done, total, stage)
        else:
            self._whole.report(self._place * _HUNDREDTHS + share, self._count * _HUNDREDTHS, stage)

    def is_cancelled(self) -> bool:
        return self._whole.is_cancelled()


def _line(speaker: str, text: str) -> str:
    return f"{speaker}: {text}" if speaker else text
