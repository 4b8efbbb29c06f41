"""What was taken out of what an agent sent, gathered over all that one call of a tool changes."""

from __future__ import annotations

from typing import TypeVar

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.secrets import FoundSecret, SecretAction
from remembrancer.model.way_in import WayIn

ReplyT = TypeVar("ReplyT")


class NotedWay:
    """The way in of a client; ``redacted`` grows with its changes."""

    def __init__(self, way: WayIn) -> None:
        self._way = way
        self.redacted: tuple[FoundSecret, ...] = ()

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """As :meth:`WayIn.query`."""
        return self._way.query(request, progress)

    def change(
        self, request: ChangeRequest[ReplyT], progress: Progress | None = None, secrets: SecretAction | None = None
    ) -> ReplyT:
        """As :meth:`WayIn.change`."""
        reply = self._way.change(request, progress, secrets)
        change = getattr(reply, "change", reply)
        if isinstance(change, Change):
            self.redacted += change.redacted
        return reply
