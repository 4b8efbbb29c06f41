"""Who may come in over the private socket: a client by its token or by pairing, a command by what unlocks the vault."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from remembrancer.model.changes import ChangeRequest
from remembrancer.model.clients import (
    CLIENT_NAME_CHARACTERS,
    EVERY_NAMESPACE,
    PROGRAM_CHARACTERS,
    ClientScope,
    Grant,
)
from remembrancer.model.errors import (
    ClientRefusedError,
    InvalidInputError,
    PairingNotFoundError,
    PairingRefusedError,
    PairingWaitsError,
)
from remembrancer.model.names import COMMAND_LINE_NAME, DEFAULT_NAMESPACE
from remembrancer.model.pairing import WHERE_CHARACTERS, AskPairing, PairingAsked, PairingState
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction
from remembrancer.model.types import ActorKind
from remembrancer.model.way_in import ReplyT, WayIn
from remembrancer.owner.barred import Barred
from remembrancer.vault import PERSON, Actor, ClientEntrance, Entrance, Vault, command_line

_UNNAMED: Final = "Agent"
_MOST_OF_A_NAME: Final = 20
_ROOM_FOR_A_NUMBER: Final = 4
_WANTED: Final = (
    Grant(ClientScope.READ, EVERY_NAMESPACE),
    Grant(ClientScope.PROPOSE, (DEFAULT_NAMESPACE,)),
)


@dataclass(frozen=True, slots=True)
class Introduced:
    """What a client says that it is: its name, the name with its version, and where it runs, as the system says."""

    name: str
    program: str
    where: str

    @classmethod
    def as_said(cls, name: object, program: object, where: str) -> Introduced:
        """From what came over a socket."""
        named = " ".join(str(name or "").split())[: CLIENT_NAME_CHARACTERS - _ROOM_FOR_A_NUMBER] or _UNNAMED
        return cls(named, " ".join(str(program or "").split())[:PROGRAM_CHARACTERS], where[:WHERE_CHARACTERS])


class Pairing:
    """The way in of a client without a token: the person is asked with its first request, and lets it in or not."""

    def __init__(self, vault: Vault, introduced: Introduced, tell_token: Callable[[str], None]) -> None:
        """``tell_token`` is called once, from any thread, when the client was let in."""
        self._vault = vault
        self._introduced = introduced
        self._tell_token = tell_token
        self._lock = threading.Lock()
        self._asked: PairingAsked | None = None
        self._client: ClientEntrance | None = None

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Answer a reading request.

        Raises:
            PairingWaitsError: the person has not answered yet.
            PairingRefusedError: nobody is asked.
            What the client's own entrance raises.
        """
        return self._let_in().query(request, progress)

    def change(
        self, request: ChangeRequest[ReplyT], progress: Progress | None = None, secrets: SecretAction | None = None
    ) -> ReplyT:
        """Carry out a change. Raises as :meth:`query`."""
        return self._let_in().change(request, progress, secrets)

    def _let_in(self) -> ClientEntrance:
        with self._lock:
            if self._client is None:
                self._client = self._vault.client(self._token())
            return self._client

    def _token(self) -> str:
        asked = self._asked = self._asked or self._ask()
        try:
            answer = self._vault.poll_pairing(asked.id, asked.secret)
        except PairingNotFoundError:
            # Its time was over: with this request the person is asked again.
            asked = self._asked = self._ask()
            answer = self._vault.poll_pairing(asked.id, asked.secret)
        if answer.state is PairingState.DENIED:
            self._asked = None
            raise PairingWaitsError(reason="denied")
        if not answer.token:
            raise PairingWaitsError(code=asked.code)
        self._tell_token(answer.token)
        return answer.token

    def _ask(self) -> PairingAsked:
        given = self._introduced
        for name in (given.name, *(f"{given.name} {each}" for each in range(2, _MOST_OF_A_NAME))):
            try:
                return self._vault.ask_pairing(AskPairing(name, _WANTED, given.program, given.where))
            except InvalidInputError as error:
                # A client of that name exists, whose token this one does not have.
                if (error.field, error.reason) != ("name", "in_use"):
                    raise
        raise PairingRefusedError(reason="too_many")


@dataclass(frozen=True, slots=True)
class Admission:
    """Finds the entrance to a vault for somebody who connected."""

    vault: Vault

    def client(self, token: str, introduced: Introduced, tell_token: Callable[[str], None]) -> WayIn:
        """The entrance of the client with this token; without one, the way to be let in.

        With a token that is none of this vault, whatever is sent is refused.
        """
        if not token:
            return Pairing(self.vault, introduced, tell_token)
        try:
            return self.vault.client(token)
        except ClientRefusedError as error:
            return Barred(error)

    def unlocked(self, challenge: bytes, proof: object) -> bool:
        """Whether somebody showed that they can unlock the vault."""
        try:
            return isinstance(proof, str) and self.vault.is_proof(challenge, bytes.fromhex(proof))
        except ValueError:
            return False

    def commands(self, *, at_terminal: bool) -> Entrance:
        """The entrance of the command line: of a person at a terminal, else with the trust of an agent."""
        return command_line(self.vault, PERSON if at_terminal else Actor(ActorKind.AGENT, COMMAND_LINE_NAME))
