"""Pairing: who asks waits in memory for a person; the token that comes of it is handed out once."""

from __future__ import annotations

import hmac
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from remembrancer.clients.checking import client_name, client_program, wanted_grants
from remembrancer.clients.registry import Registry
from remembrancer.clients.tokens import TOKEN_CHARACTERS, token_digest
from remembrancer.model.changes import Change
from remembrancer.model.clients import AddClient, ClientState, Grant
from remembrancer.model.clock import Clock, from_microseconds, to_microseconds
from remembrancer.model.errors import (
    InvalidInputError,
    NotPermittedError,
    PairingNotFoundError,
    PairingRefusedError,
)
from remembrancer.model.pairing import (
    ANSWERED_WITHIN,
    ASKED_IN_TEN_MINUTES,
    NOT_REMEMBERED_FOR,
    WAITING_PAIRINGS,
    WHERE_CHARACTERS,
    AskPairing,
    DecidePairing,
    Denial,
    PairingAnswer,
    PairingAnswered,
    PairingAsked,
    PairingRequest,
    PairingState,
)
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.clients import denials, deny, forget_denial
from remembrancer.storage.store import Store
from remembrancer.text.normalise import normalise_line

_CODES: Final = 1_000_000
_SECRET_BYTES: Final = 32
_CODE_BYTES: Final = 8


@dataclass(slots=True)
class _Asked:
    """A request, and what became of it. ``token`` is there from the answer until it was fetched."""

    request: PairingRequest
    secret: bytes
    state: PairingState = PairingState.WAITING
    token: str = ""
    client: str = ""
    grants: tuple[Grant, ...] = ()


class Pairing:
    """Takes requests, shows them to the person, and answers those who ask."""

    def __init__(
        self, store: Store, registry: Registry, tell: Callable[[PairingRequest | PairingAnswered], None]
    ) -> None:
        """``tell`` is called with every new request, and when one was answered."""
        self._store = store
        self._registry = registry
        self._tell = tell
        self._lock = threading.Lock()
        self._asked: dict[str, _Asked] = {}
        self._lately: list[datetime] = []

    @property
    def _clock(self) -> Clock:
        return self._store.clock

    def ask(self, request: AskPairing) -> PairingAsked:
        """Let a person decide whether a program gets in.

        Raises:
            InvalidInputError: a field is outside its limits.
            PairingRefusedError: the name was denied for good, asked already, or too many ask at the moment.
        """
        name, program = client_name(request.name), client_program(request.program)
        where = normalise_line(request.where, field="source", limit=WHERE_CHARACTERS)
        grants = wanted_grants(request.grants)
        identifiers, now = self._store.identifiers, self._clock.now()
        with self._store.read() as connection:
            denied = {each for each, _ in denials(connection)}
        if name.casefold() in denied:
            raise PairingRefusedError(reason="denied")
        in_use = {each.record.name.casefold() for each in self._registry.clients() if _is_in_use(each.record.state)}
        if name.casefold() in in_use:
            raise InvalidInputError("name", "in_use", given=name)
        secret = identifiers.random_bytes(_SECRET_BYTES).hex()
        code = f"{int.from_bytes(identifiers.random_bytes(_CODE_BYTES)) % _CODES:06}"
        asked = PairingRequest(identifiers.new(), name, program, where, grants, code, now, now + ANSWERED_WITHIN)
        with self._lock:
            self._forget_old(now)
            waiting = [each for each in self._asked.values() if each.state is PairingState.WAITING]
            if any(each.request.name.casefold() == name.casefold() for each in waiting):
                raise PairingRefusedError(reason="waiting")
            if len(waiting) >= WAITING_PAIRINGS or len(self._lately) >= ASKED_IN_TEN_MINUTES:
                raise PairingRefusedError(reason="too_many")
            self._lately.append(now)
            self._asked[asked.id] = _Asked(asked, token_digest(secret))
        self._tell(asked)
        return PairingAsked(asked.id, code, secret, asked.until)

    def poll(self, identifier: str, secret: str) -> PairingAnswer:
        """What became of a request; the token with the first answer after it was allowed.

        Raises:
            PairingNotFoundError: there is no such request, or the secret is another one's.
        """
        given = token_digest(secret[:TOKEN_CHARACTERS])
        with self._lock:
            self._forget_old(self._clock.now())
            asked = self._asked.get(identifier.upper())
            if asked is None or not hmac.compare_digest(asked.secret, given):
                raise PairingNotFoundError
            answer = PairingAnswer(asked.state, asked.token, asked.client, asked.grants)
            if asked.state is not PairingState.WAITING:
                del self._asked[asked.request.id]
        return answer

    def waiting(self, call: Call) -> tuple[PairingRequest, ...]:
        """What waits for an answer, the oldest first."""
        if call.actor.kind is ActorKind.AGENT:
            raise NotPermittedError("who asks is for the person to see", action="clients")
        with self._lock:
            self._forget_old(self._clock.now())
            return tuple(each.request for each in self._asked.values() if each.state is PairingState.WAITING)

    def decide(self, call: Call, request: DecidePairing) -> Change:
        """Answer a request. See :class:`DecidePairing` for what can go wrong."""
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person decides who gets in", action="clients")
        now = self._clock.now()
        with self._lock:
            self._forget_old(now)
            asked = self._asked.get(request.id.upper())
            if asked is None or asked.state is not PairingState.WAITING:
                raise PairingNotFoundError
        if request.code and request.code.replace(" ", "") != asked.request.code:
            raise InvalidInputError("code", "not_the_same")
        if not request.allow:
            return self._denied(asked, request, now)
        until = request.expires_at
        if not request.remember:
            until = min(until or now + NOT_REMEMBERED_FOR, now + NOT_REMEMBERED_FOR)
        wanted = AddClient(asked.request.name, request.grants, asked.request.program, request.quotas, until)
        added = self._registry.add(call, wanted)
        self._store.maintain(lambda connection: forget_denial(connection, asked.request.name.casefold()))
        with self._lock:
            asked.state, asked.token, asked.client = PairingState.ALLOWED, added.token, added.client.public_id
            asked.grants = wanted_grants(request.grants)
        self._tell(PairingAnswered(asked.request.id))
        return added.change

    def _denied(self, asked: _Asked, request: DecidePairing, now: datetime) -> Change:
        if request.remember:
            name, at = asked.request.name.casefold(), to_microseconds(now)
            self._store.maintain(lambda connection: deny(connection, name, at))
        with self._lock:
            asked.state = PairingState.DENIED
        self._tell(PairingAnswered(asked.request.id))
        return Change("", OperationKind.ADD_CLIENT, self._store.number())

    def denials(self, call: Call) -> tuple[Denial, ...]:
        """The names that were denied for good."""
        if call.actor.kind is ActorKind.AGENT:
            raise NotPermittedError("who was denied is for the person to see", action="clients")
        with self._store.read() as connection:
            return tuple(Denial(name, from_microseconds(at)) for name, at in denials(connection))

    def forget_denial(self, call: Call, name: str) -> bool:
        """Let a name ask again; whether it had been denied."""
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person decides who gets in", action="clients")
        wanted = client_name(name).casefold()
        return self._store.maintain(lambda connection: forget_denial(connection, wanted))

    def _forget_old(self, now: datetime) -> None:
        """What nobody answered in time is denied; what nobody fetched in time is forgotten."""
        for asked in list(self._asked.values()):
            if now < asked.request.until:
                continue
            if asked.state is PairingState.WAITING:
                asked.state = PairingState.DENIED
            elif now >= asked.request.until + ANSWERED_WITHIN:
                del self._asked[asked.request.id]
        self._lately = [each for each in self._lately if now - each < ANSWERED_WITHIN]


def _is_in_use(state: ClientState) -> bool:
    return state is not ClientState.REVOKED
