"""Who asks for a change, how far they may reach, and how to know a repeat of the request."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.types import OperationKind
from remembrancer.storage.scope import Scope
from remembrancer.storage.transaction import Actor, NewOperation


@dataclass(frozen=True, slots=True)
class Call:
    """The circumstances of one changing request.

    ``supervised`` is None for a person and for the program itself. Of everybody else, clients and commands that nobody
    sits before, rules and pins wait for a person's approval, and so does what they want to change, but for what they
    wrote themselves in the namespaces of this scope. ``admission`` is the row of the state by which a client was let
    in: a change is only made while it is in that.
    """

    scope: Scope
    actor: Actor
    key: str = ""
    digest: bytes = b""
    supervised: Scope | None = None
    admission: int = 0

    def operation(self, kind: OperationKind, undoes: int | None = None, reason: str = "") -> NewOperation:
        """The operation this call starts."""
        return NewOperation(kind, self.actor, undoes, self.key, self.digest, reason, self.admission)
