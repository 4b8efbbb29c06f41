"""The way into a vault: what everybody speaks to who sends requests, whatever lies between."""

from __future__ import annotations

from typing import Protocol, TypeVar

from remembrancer.model.changes import ChangeRequest
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction

ReplyT = TypeVar("ReplyT")


class WayIn(Protocol):
    """An entrance of the vault, or what stands for one: it enforces what its holder may do."""

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Answer a reading request."""

    def change(
        self, request: ChangeRequest[ReplyT], progress: Progress | None = None, secrets: SecretAction | None = None
    ) -> ReplyT:
        """Carry out a change; it is on disk when this returns.

        ``secrets`` is what a person decided about the secrets in it, when they were asked.
        """
