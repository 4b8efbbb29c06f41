"""The way in for a client: the same requests as any entrance, as far as its rights, quotas and state allow.

Everything that limits a client is here and in :mod:`remembrancer.clients`: HTTP, MCP and the private socket pass on
what they are asked, and look at no rights themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar, cast

from remembrancer.clients.access import reach, reach_of
from remembrancer.clients.marking import marked, marked_opposed
from remembrancer.clients.requests import (
    NAMES,
    affordable,
    as_client,
    check_change,
    delivered,
    for_client,
    for_writer,
    namespace_of,
    what_came_of,
)
from remembrancer.clients.service import Clients
from remembrancer.clients.sessions import client_actor, shown_session
from remembrancer.clients.showing import shown_grants
from remembrancer.model.changes import ChangeRequest, Remember, Revise, SetStatus
from remembrancer.model.clients import (
    ClientCounts,
    ClientScope,
    ClientSession,
    GetOwnAccess,
    ListOwnSessions,
    OwnAccess,
    PauseClient,
    RenewSession,
    SessionWrapped,
    WrapSession,
)
from remembrancer.model.errors import ClientRefusedError, NotPermittedError, RemembrancerError
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.progress import Progress
from remembrancer.model.queries import FindMemories, GetMemories, Query
from remembrancer.model.secrets import SecretAction
from remembrancer.model.traffic import ClientRequest, RequestOutcome
from remembrancer.model.types import MemoryType
from remembrancer.storage.admission import AccessChangedError
from remembrancer.storage.clients import StoredClient, count_current, namespaces_of
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.transaction import PROGRAM
from remembrancer.vault.entrance import Entrance

if TYPE_CHECKING:
    from remembrancer.vault.facade import Vault

ReplyT = TypeVar("ReplyT")


@dataclass(slots=True)
class _Noted:
    """What is to be noted of a request, as far as it is known."""

    outcome: RequestOutcome = RequestOutcome.DONE
    reason: str = ""
    memories: int = 0
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class ClientEntrance:
    """What a client gets of a vault. Its methods may be called from any thread and return when it is done.

    Whether the client may come in, and how far, is looked up again with each request: revoking one ends what it holds.
    """

    vault: Vault
    clients: Clients
    id: str
    name: str

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Answer a reading request.

        Raises:
            ClientRefusedError: the client is paused, past its end or revoked.
            NotPermittedError: the client has no right to ask that, anywhere.
            QuotaExceededError: it asked too often, or received too much today.
        """
        own = {GetOwnAccess: self.access, ListOwnSessions: self._sessions}.get(type(request))
        if own is not None:
            return cast("ReplyT", own())
        with self._noted(request, writes=False) as noted:
            client = self._admitted()
            entrance = self._entrance(client, request)
            left = 0
            if _is_metered(request):
                left = self.clients.limits.begin_recall(client)
                self.clients.sessions.current(client)
            reply: ReplyT = marked(for_client(entrance.query(affordable(request, left), progress), client.public_id))
            noted.memories, noted.tokens = delivered(reply)
            self._count(client, ClientCounts(memories=noted.memories, tokens=noted.tokens))
            return reply

    def change(
        self, request: ChangeRequest[ReplyT], progress: Progress | None = None, secrets: SecretAction | None = None
    ) -> ReplyT:
        """Carry out a change, or let it wait for a person. Raises as :meth:`query`.

        Raises:
            SecretFoundError: it holds a secret, and secrets of agents are refused.
        """
        if secrets is not None:
            raise NotPermittedError("what becomes of secrets is for a person to say", action="secrets")
        if isinstance(request, RenewSession):
            return cast("ReplyT", self._renewed())
        if isinstance(request, WrapSession):
            return cast("ReplyT", self._wrapped(request))
        with self._noted(request, writes=True) as noted:
            client = self._admitted()
            reach_of(client.record, request)
            check_change(request)
            self.clients.limits.begin_write(client)
            self._break(client, request)
            allowed: ChangeRequest[ReplyT] = request
            if isinstance(request, Remember):
                session = self.clients.sessions.current(client).name
                allowed = as_client(request, client.record.name, session)  # type: ignore[assignment]
            reply = self._made(request, allowed, progress)
            reply = for_writer(reply, reads=self._reads(client, namespace_of(request)))
            reply = marked(marked_opposed(reply, partial(self._memories, client)))
            noted.outcome, noted.reason = what_came_of(reply)
            self._count(client, ClientCounts(waiting=int(noted.outcome is RequestOutcome.WAITING)))
            return reply

    def _made(
        self, request: ChangeRequest[ReplyT], allowed: ChangeRequest[ReplyT], progress: Progress | None
    ) -> ReplyT:
        """Make a change, with what the client may do when it is written."""
        while True:
            try:
                return self._entrance(self._admitted(), request).change(allowed, progress, sent=request)
            except AccessChangedError:
                self.clients.registry.look_again()

    def access(self) -> OwnAccess:
        """What the client may do, by the names that namespaces have today, and the session that it is in."""
        client = self._admitted()
        with self.clients.store.read() as connection:
            grants = shown_grants(connection, client)
        names = {name for grant in grants for name in grant.namespaces}
        only = names.pop() if len(names) == 1 and not any(each.is_everywhere for each in grants) else ""
        return OwnAccess(client.record.name, grants, only, shown_session(self.clients.sessions.current(client)))

    def _sessions(self) -> tuple[ClientSession, ...]:
        return tuple(shown_session(each) for each in self.clients.sessions.listed(self._admitted()))

    def _renewed(self) -> ClientSession:
        client = self._admitted()
        self.clients.limits.begin_write(client)
        return shown_session(self.clients.sessions.renew(client))

    def _wrapped(self, request: WrapSession) -> SessionWrapped:
        kept = None
        if not request.summary:
            # A summary is counted as it is remembered. Without one it is a line of the journal all the same.
            self.clients.limits.begin_write(self._admitted())
        else:
            draft = Draft(request.summary, type=MemoryType.CONTEXT, tags=request.tags)
            kept = self.change(Remember(draft, request.namespace or self.access().namespace, request.key))
        return SessionWrapped(shown_session(self.clients.sessions.close(self._admitted())), kept)

    def _memories(self, client: StoredClient, ids: tuple[str, ...]) -> tuple[Memory, ...]:
        wanted = GetMemories(ids)
        return self._entrance(client, wanted).query(wanted)

    def _reads(self, client: StoredClient, namespace: str) -> bool:
        with self.clients.store.read() as connection:
            return all(
                reach(client.record, (ClientScope.READ,)).allows(each)
                for each in namespaces_in_use(connection, EVERYTHING, namespace)
            )

    def _entrance(self, client: StoredClient, request: object) -> Entrance:
        scope = reach_of(client.record, request)
        own = reach(client.record, (ClientScope.WRITE,))
        return replace(self.vault.entrance(client_actor(client), scope, own), admission=client.version)

    def _admitted(self) -> StoredClient:
        client = self.clients.registry.client(self.id)
        self.clients.registry.admit(client)
        return client

    def _break(self, client: StoredClient, request: object) -> None:
        """Pause a client that is about to have changed too much of a namespace at once.

        Raises:
            ClientRefusedError: it is paused from now on.
        """
        if not isinstance(request, Revise | SetStatus):
            return
        with self.clients.store.read() as connection:
            places = namespaces_of(connection, request.memories)
            sizes = {each: count_current(connection, each) for each in set(places.values())}
        if self.clients.limits.touches_too_much(client, places, sizes):
            program = self.vault.entrance(PROGRAM)
            program.change(PauseClient(client.public_id))
            raise ClientRefusedError(reason="paused", name=client.record.name)

    def _count(self, client: StoredClient, counts: ClientCounts) -> None:
        if counts != ClientCounts():
            self.clients.counting.count(client.row, counts)

    @contextmanager
    def _noted(self, request: object, *, writes: bool) -> Iterator[_Noted]:
        """Note a request for the live view when it is answered, whatever the answer is."""
        noted, at, begun = _Noted(), self.clients.store.clock.now(), perf_counter()
        try:
            yield noted
        except RemembrancerError as error:
            noted.outcome, noted.reason = RequestOutcome.REFUSED, str(error.values.get("reason") or error.code)
            raise
        except BaseException:
            noted.outcome, noted.reason = RequestOutcome.FAILED, "error"
            raise
        finally:
            is_refused = noted.outcome in (RequestOutcome.REFUSED, RequestOutcome.FAILED)
            self._remember_counts(writes=writes, is_refused=is_refused, request=request, noted=noted)
            self.clients.traffic.note(
                ClientRequest(
                    0,
                    at,
                    self.id,
                    self.name,
                    NAMES.get(type(request), "list"),
                    namespace_of(request),
                    (perf_counter() - begun) * 1000,
                    noted.outcome,
                    noted.reason,
                    noted.memories,
                    noted.tokens,
                ),
                writes=writes,
            )

    def _remember_counts(self, request: object, noted: _Noted, *, writes: bool, is_refused: bool) -> None:
        """Add to what the client did in its session, and to how often it was refused."""
        client = self.clients.registry.client(self.id)
        counts = ClientCounts(
            writes=int(writes and not is_refused),
            waiting=int(noted.outcome is RequestOutcome.WAITING),
            recalls=int(not writes and not is_refused and _is_metered(request)),
            memories=noted.memories,
            tokens=noted.tokens,
            refused=int(is_refused),
        )
        self.clients.sessions.count(client, counts)
        if is_refused:
            self._count(client, ClientCounts(refused=1))


def _is_metered(request: object) -> bool:
    """Whether a request counts as a recall: it delivers memories, or has them ranked."""
    if isinstance(request, FindMemories):
        return bool(request.search.text.strip())
    return type(request) in NAMES
