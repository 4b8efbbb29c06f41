"""Who may come in over the private socket: a client by its token, a person by what unlocks the vault."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.types import ActorKind
from remembrancer.model.way_in import WayIn
from remembrancer.vault import Actor, Entrance, Vault

PERSON_NAME = "You"
COMMAND_LINE_NAME = "command line"


@dataclass(frozen=True, slots=True)
class Admission:
    """Finds the entrance to a vault for somebody who connected."""

    vault: Vault

    def client(self, token: str, program: str) -> WayIn:
        """The entrance of the client with this token."""
        del token
        return self.vault.entrance(Actor(ActorKind.AGENT, program or "agent"))

    def unlocked(self, challenge: bytes, proof: object) -> bool:
        """Whether somebody showed that they can unlock the vault."""
        try:
            return isinstance(proof, str) and self.vault.store.is_proof(challenge, bytes.fromhex(proof))
        except ValueError:
            return False

    def commands(self, *, at_terminal: bool) -> Entrance:
        """The entrance of the command line: of a person at a terminal, else with the trust of an agent."""
        kind, name = (ActorKind.PERSON, PERSON_NAME) if at_terminal else (ActorKind.AGENT, COMMAND_LINE_NAME)
        return self.vault.entrance(Actor(kind, name))
