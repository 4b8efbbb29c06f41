"""Who asks for a change, how far they may reach, and how to know a repeat of the request."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.types import OperationKind
from remembrancer.storage.scope import Scope
from remembrancer.storage.transaction import Actor, NewOperation


@dataclass(frozen=True, slots=True)
class Call:
    """The circumstances of one changing request."""

    scope: Scope
    actor: Actor
    key: str = ""
    digest: bytes = b""

    def operation(self, kind: OperationKind, undoes: int | None = None, reason: str = "") -> NewOperation:
        """The operation this call starts."""
        return NewOperation(kind, self.actor, undoes, self.key, self.digest, reason)
