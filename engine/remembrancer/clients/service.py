"""Clients as the facade offers them: the register, pairing, what they did, and what waits because of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from remembrancer.clients.approvals import Approvals
from remembrancer.clients.counting import NOTHING, Counting
from remembrancer.clients.limits import Limits
from remembrancer.clients.pairing import Pairing
from remembrancer.clients.registry import Registry
from remembrancer.clients.sessions import Sessions
from remembrancer.clients.showing import shown
from remembrancer.clients.traffic import TrafficLog
from remembrancer.model.clients import (
    AddClient,
    ChangeClient,
    Client,
    ClientAdded,
    ClientState,
    GetClient,
    ListClients,
    PauseClient,
    ResumeClient,
    RevokeClient,
)
from remembrancer.model.clock import from_microseconds
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.local_days import day_ended_at
from remembrancer.model.pairing import DecidePairing, ForgetDenial, ListDenials, ListPairings
from remembrancer.model.progress import Progress
from remembrancer.model.proposals import CountProposals, DecideProposal, GetProposal, ListProposals
from remembrancer.model.traffic import (
    KEPT_REQUESTS,
    ClientRequest,
    ListTraffic,
    RequestOutcome,
    Traffic,
    TrafficDay,
)
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.clients import StoredClient, written_since
from remembrancer.storage.connection import Connection
from remembrancer.storage.store import Store

Handlers = dict[type, Callable[[Call, Any, Progress], Any]]


class Clients:
    """Everything about clients but the requests they send."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.registry = Registry(store)
        self.sessions = Sessions(store)
        self.counting = Counting(store, self.sessions.write_open)
        self.limits = Limits(store.clock, self.counting, self._written)
        self.traffic = TrafficLog()
        self.pairing = Pairing(store, self.registry, self.traffic.followers.tell)
        self._approvals = Approvals(store)

    def changes(self) -> Handlers:
        """What changes clients, and decides what waits because of them."""
        return {
            AddClient: lambda call, request, _: self._added(call, request),
            ChangeClient: lambda call, request, _: self.registry.change(call, request),
            PauseClient: lambda call, request, _: self.registry.pause(call, request),
            ResumeClient: lambda call, request, _: self.registry.resume(call, request),
            RevokeClient: lambda call, request, _: self.registry.revoke(call, request),
            DecidePairing: lambda call, request, _: self.pairing.decide(call, request),
            DecideProposal: lambda call, request, _: self._approvals.decide(call, request),
        }

    def queries(self) -> Handlers:
        """What shows clients, what they ask, and what waits because of them."""
        return {
            ListClients: lambda call, request, _: self._listed(call, request),
            GetClient: lambda call, request, _: self._one(call, request),
            ListPairings: lambda call, _request, _: self.pairing.waiting(call),
            ListDenials: lambda call, _request, _: self.pairing.denials(call),
            ForgetDenial: lambda call, request, _: self.pairing.forget_denial(call, request.name),
            ListTraffic: lambda call, request, _: self._traffic(call, request),
            ListProposals: lambda call, request, _: self._approvals.listed(call, request),
            CountProposals: lambda call, request, _: self._approvals.count(call, request),
            GetProposal: lambda call, request, _: self._approvals.proposal(call, request),
        }

    def _written(self, client: str, since: int) -> list[int]:
        with self.store.read() as connection:
            return written_since(connection, client, since)

    def note_refused(self, operation: str, reason: str) -> None:
        """Note a request that was refused before anybody knew whose it is."""
        now = self.store.clock.now()
        request = ClientRequest(0, now, "", "", operation, "", 0.0, RequestOutcome.REFUSED, reason)
        self.traffic.note(request, writes=False)

    def _added(self, call: Call, request: AddClient) -> ClientAdded:
        added = self.registry.add(call, request)
        with self.store.read() as connection:
            return ClientAdded(added.change, self._shown(connection, added.client), added.token)

    def _listed(self, call: Call, request: ListClients) -> tuple[Client, ...]:
        _not_for_agents(call)
        with self.store.read() as connection:
            return tuple(
                self._shown(connection, each)
                for each in self.registry.clients()
                if request.revoked or each.record.state is not ClientState.REVOKED
            )

    def _one(self, call: Call, request: GetClient) -> Client:
        _not_for_agents(call)
        stored = self.registry.client(request.id)
        with self.store.read() as connection:
            return self._shown(connection, stored)

    def _shown(self, connection: Connection, stored: StoredClient) -> Client:
        total, last_at = self.counting.totals().get(stored.row, (NOTHING, None))
        return shown(connection, stored, self.counting.today(stored.row), total, last_at)

    def _traffic(self, call: Call, request: ListTraffic) -> Traffic:
        _not_for_agents(call)
        if not 1 <= request.limit <= KEPT_REQUESTS:
            raise InvalidInputError("limit", "out_of_range", limit=f"1..{KEPT_REQUESTS}", given=request.limit)
        zone, ids = self.store.clock.zone(), {each.row: each.public_id for each in self.registry.clients()}
        days = (
            TrafficDay(day_ended_at(from_microseconds(each.ends_at), zone), ids[each.client], each.counts)
            for each in self.counting.days()
            if each.client in ids and request.client in ("", ids[each.client])
        )
        return Traffic(
            self.traffic.requests(request.client, request.after, request.limit),
            self.traffic.minutes(request.client, self.store.clock.now()),
            tuple(days),
        )


def _not_for_agents(call: Call) -> None:
    """Who else comes in, and what they may do, is nobody's business but the person's."""
    if call.actor.kind is ActorKind.AGENT:
        raise NotPermittedError("who gets in is for the person to see", action="clients")
