"""Proposing what could be put together, and doing what a person approved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from remembrancer.conflicts.detection import find_contradiction
from remembrancer.conflicts.statements import statement_of
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.lifecycle.consolidation.extract import extracted, overlap, says_as_much
from remembrancer.lifecycle.consolidation.gathering import Gathering, Group
from remembrancer.lifecycle.population import Populations
from remembrancer.model.changes import Change
from remembrancer.model.clock import to_microseconds
from remembrancer.model.consolidation import (
    Consolidate,
    Consolidation,
    ConsolidationKind,
    ConsolidationRefusal,
    Consolidations,
    ProposeConsolidations,
    RefusedConsolidation,
)
from remembrancer.model.errors import InvalidInputError, NotPermittedError, VersionChangedError
from remembrancer.model.limits import TAGS
from remembrancer.model.types import ActorKind, Importance, MemoryType, OperationKind, Provenance, Status, Trust
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.derivations import derive
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText, ensure_text
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, VersionRecord, create_memory, current_version, open_version
from remembrancer.text.language import segment_for_index

_MOST_LISTED: Final = 1000
_IN_COMMON: Final = 0.25
"""The share of words that each member has in common with the medoid (ACM)."""
_STRONGEST_FIRST: Final = tuple(Trust)


class Consolidating:
    """Answers :class:`ProposeConsolidations` and carries out :class:`Consolidate`."""

    def __init__(self, store: Store, populations: Populations, book: CodeBook, encoder: EncoderSource) -> None:
        self._store = store
        self._encoder = encoder
        self._gathering = Gathering(populations, book)

    def propose(self, scope: Scope, request: ProposeConsolidations) -> Consolidations:
        """What could be put together, and what is alike but stays apart.

        Raises:
            InvalidInputError: the limit is outside its range.
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        if not 1 <= request.limit <= _MOST_LISTED:
            raise InvalidInputError("limit", "out_of_range", limit=f"1..{_MOST_LISTED}", given=request.limit)
        with self._store.read() as connection:
            find_namespace(connection, scope, request.namespace)
            now = to_microseconds(self._store.clock.now())
            found = [
                self._merge(group, request.namespace)
                for group in self._gathering.duplicates(connection, scope, request.namespace)
            ]
            found += [
                self._summary(group.versions, request.namespace)
                for group in self._gathering.weak(connection, scope, now, request.namespace)
            ]
            return Consolidations(
                tuple(each for each in found if isinstance(each, Consolidation))[: request.limit],
                tuple(each for each in found if isinstance(each, RefusedConsolidation))[: request.limit],
                newest_tx(connection),
            )

    def consolidate(self, call: Call, request: Consolidate) -> Change:
        """Put together what a person approved.

        Raises:
            NotPermittedError: the caller is no person.
            MemoryNotFoundError: a source is not in the scope.
            VersionChangedError: a source has changed, so that it would be another proposal.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("a person approves what is put together", action="consolidate")
        proposal = request.proposal
        with self._store.read() as connection:
            self._checked(connection, call.scope, proposal)
        text = embedded_text("", proposal.content)
        encoded = searchable(text, segment_for_index(text), self._encoder())

        def work(transaction: Transaction) -> tuple[str, ...]:
            versions = self._checked(transaction.connection, call.scope, proposal)
            if proposal.kind is ConsolidationKind.MERGE:
                return self._merged(transaction, versions)
            return (self._summarised(transaction, proposal, versions, encoded),)

        kind = OperationKind.MERGE if proposal.kind is ConsolidationKind.MERGE else OperationKind.CONSOLIDATE
        return self._store.write(
            call.operation(kind), work, lambda memories, operation, number: Change(operation, kind, number, memories)
        )

    def _checked(self, connection: Connection, scope: Scope, proposal: Consolidation) -> tuple[StoredVersion, ...]:
        """The sources as they are now, if they still make the proposal."""
        if len(set(proposal.sources)) < 2:
            raise InvalidInputError("sources", "empty")
        namespace = find_namespace(connection, scope, proposal.namespace).namespace_id
        versions = tuple(current_version(connection, scope, memory) for memory in proposal.sources)
        for each in versions:
            if each.record.namespace_id != namespace or each.record.status not in (Status.ACTIVE, Status.DEMOTED):
                raise VersionChangedError(id=each.public_id, current=each.number)
        again = (
            self._merge(Group(versions), proposal.namespace)
            if proposal.kind is ConsolidationKind.MERGE
            else self._summary(versions, proposal.namespace)
        )
        if again != proposal:
            raise VersionChangedError(id=proposal.sources[0], current=versions[0].number)
        return versions

    def _summary(self, versions: Sequence[StoredVersion], namespace: str) -> Consolidation | RefusedConsolidation:
        sources = tuple(each.public_id for each in versions)
        if self._contradict(versions):
            return RefusedConsolidation(sources, ConsolidationRefusal.CONTRADICTION)
        medoid, *others = (each.record.content for each in versions)
        if any(overlap(medoid, other) < _IN_COMMON for other in others):
            return RefusedConsolidation(sources, ConsolidationRefusal.TOO_DIFFERENT)
        sentence = extracted(medoid, others)
        if isinstance(sentence, ConsolidationRefusal):
            return RefusedConsolidation(sources, sentence)
        return Consolidation(ConsolidationKind.SUMMARY, sources, sentence, namespace)

    def _merge(self, pair: Group, namespace: str) -> Consolidation | RefusedConsolidation | None:
        """The merge of a pair: the one that says as much stays, the older one of equals."""
        kept, other = pair.versions
        if not says_as_much(kept.record.content, other.record.content):
            kept, other = other, kept
            if not says_as_much(kept.record.content, other.record.content):
                return None
        if self._contradict((kept, other)):
            sources = (kept.public_id, other.public_id)
            return RefusedConsolidation(sources, ConsolidationRefusal.CONTRADICTION)
        return Consolidation(ConsolidationKind.MERGE, (kept.public_id, other.public_id), kept.record.content, namespace)

    def _contradict(self, versions: Sequence[StoredVersion]) -> bool:
        zone = self._store.clock.zone()
        read = [statement_of(each.record, each.recorded_at, None, zone) for each in versions]
        return any(
            find_contradiction(*sorted(pair, key=lambda each: each.stated)) is not None
            for pair in combinations(read, 2)
        )

    def _merged(self, transaction: Transaction, versions: Sequence[StoredVersion]) -> tuple[str, ...]:
        kept, other = versions
        tags = tuple(dict.fromkeys((*kept.record.tags, *other.record.tags)))[:TAGS]
        record = replace(kept.record, tags=tags, status=Status.ACTIVE)
        if record != kept.record:
            open_version(transaction, self._store.counter, kept, record)
        given_way = replace(other.record, status=Status.SUPERSEDED, superseded_by=kept.memory_id)
        open_version(transaction, self._store.counter, other, given_way)
        return (kept.public_id, other.public_id) if record != kept.record else (other.public_id,)

    def _summarised(
        self,
        transaction: Transaction,
        proposal: Consolidation,
        versions: Sequence[StoredVersion],
        text: SearchableText,
    ) -> str:
        namespace = versions[0].record.namespace_id
        memory = create_memory(transaction)
        record = _record(proposal.content, versions, ensure_text(transaction, namespace, text))
        open_version(transaction, self._store.counter, memory, record)
        derive(transaction, memory.public_id, proposal.sources)
        return memory.public_id


def _record(content: str, versions: Sequence[StoredVersion], text: int) -> VersionRecord:
    """What a summary is: a fact of some importance, trusted as little as the least trusted of its sources."""
    records = [each.record for each in versions]
    times = [each.record.happening_from or each.record.stated_at or each.recorded_at for each in versions]
    common = [tag for tag in records[0].tags if all(tag in each.tags for each in records)]
    return replace(
        records[0],
        text_id=text,
        session_id=None,
        type=MemoryType.FACT,
        status=Status.ACTIVE,
        title="",
        content=content,
        evidence="",
        confidence=min(each.confidence for each in records),
        provenance=Provenance.INFERRED,
        trust=max((each.trust for each in records), key=_STRONGEST_FIRST.index),
        importance=Importance.HIGH,
        stated_at=None,
        valid_from=None,
        valid_to=None,
        happening_from=min(times),
        happening_to=max(times),
        due_at=None,
        done_at=None,
        type_reason="given",
        type_certainty=1.0,
        type_cue="",
        verified_at=None,
        superseded_by=None,
        tags=tuple(common),
    )
