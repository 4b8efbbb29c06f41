"""All that has to do with how memories fade, put together: what the vault answers about it by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from remembrancer.embedding.searchable import EncoderSource
from remembrancer.lifecycle.activity import Activities
from remembrancer.lifecycle.consolidation import Consolidating
from remembrancer.lifecycle.fading import FadingLists
from remembrancer.lifecycle.keeping_policies import PolicyKeeping
from remembrancer.lifecycle.outlook import Outlooks
from remembrancer.lifecycle.population import Populations
from remembrancer.lifecycle.signals import UseSignals
from remembrancer.lifecycle.sweeping import Sweeping
from remembrancer.lifecycle.using import Using
from remembrancer.lifecycle.verifying import Verifying
from remembrancer.model import consolidation, lifecycle
from remembrancer.model.clock import to_microseconds
from remembrancer.model.consolidation import ListSources
from remembrancer.model.lifecycle import ListStrengths
from remembrancer.model.progress import Progress
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.call import Call
from remembrancer.storage.derivations import sources_of
from remembrancer.storage.operations import tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment
from remembrancer.storage.store import Store
from remembrancer.storage.versions import read_memories

Handler = Callable[[Call, Any, Progress], Any]


class Lifecycle:
    """``signals`` is for recall, ``using`` for who delivers; everything else is asked by requests."""

    def __init__(self, store: Store, book: CodeBook, encoder: EncoderSource) -> None:
        self._store = store
        populations = Populations(store.clock)
        self.signals = UseSignals(populations)
        self.using = Using(store, book)
        self._policies = PolicyKeeping(store)
        self._sweeping = Sweeping(store, populations)
        self._verifying = Verifying(store)
        self._outlooks = Outlooks(store, populations)
        self._lists = FadingLists(store, populations)
        self._activities = Activities(store, populations)
        self._consolidating = Consolidating(store, populations, book, encoder)

    def changes(self) -> dict[type, Handler]:
        """What changes something, by the kind of request."""
        return {
            lifecycle.RecordUse: lambda call, request, _: self.using.record(call, request),
            lifecycle.Verify: lambda call, request, _: self._verifying.verify(call, request),
            lifecycle.SetLifecyclePolicy: lambda call, request, _: self._policies.change(call, request),
            lifecycle.Sweep: self._sweeping.sweep,
            consolidation.Consolidate: lambda call, request, _: self._consolidating.consolidate(call, request),
        }

    def queries(self) -> dict[type, Handler]:
        """What only reads, by the kind of request."""
        return {
            lifecycle.GetLifecyclePolicy: lambda call, request, _: self._policies.policy(call.scope, request),
            lifecycle.PlanSweep: lambda call, request, _: self._sweeping.plan(call.scope, request),
            lifecycle.PreviewPolicy: lambda call, request, _: self._sweeping.preview(call.scope, request),
            lifecycle.GetStrength: lambda call, request, _: self._outlooks.strength(call.scope, request),
            lifecycle.ListStrengths: lambda call, request, _: self._strengths(call.scope, request),
            lifecycle.ListFading: lambda call, request, _: self._lists.fading(call.scope, request),
            lifecycle.ListReviews: lambda call, request, _: self._lists.reviews(call.scope, request),
            lifecycle.ListPinSuggestions: lambda call, request, _: self._lists.pins(call.scope, request),
            lifecycle.GetSurvival: lambda call, request, _: self._activities.survival(call.scope, request),
            lifecycle.GetActivity: lambda call, request, _: self._activities.activity(call.scope, request),
            consolidation.ProposeConsolidations: lambda call, request, _: self._consolidating.propose(
                call.scope, request
            ),
            consolidation.ListSources: lambda call, request, _: self._sources(call.scope, request),
        }

    def _sources(self, scope: Scope, request: ListSources) -> tuple[str, ...]:
        with self._store.read() as connection:
            found = read_memories(connection, scope, (request.memory,))
            sources = sources_of(connection, request.memory) if found else ()
            return tuple(memory.id for memory in read_memories(connection, scope, sources))

    def _strengths(self, scope: Scope, request: ListStrengths) -> dict[str, float]:
        with self._store.read() as connection:
            now = to_microseconds(request.as_of or self._store.clock.now())
            moment = Moment(now, None if request.as_of is None else tx_at(connection, now))
            return self.signals.strengths(connection, scope, moment, request.memories)
