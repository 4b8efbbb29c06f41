"""A way in that leads nowhere, and says why."""

from __future__ import annotations

from collections.abc import Callable

from remembrancer.model.changes import ChangeRequest
from remembrancer.model.errors import RemembrancerError
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction
from remembrancer.model.way_in import ReplyT


class Barred:
    """Whatever is sent raises an error."""

    def __init__(self, why: RemembrancerError | Callable[[], RemembrancerError]) -> None:
        """``why``: the error, or how to find it out each time."""
        self._why = why

    def query(self, _request: Query[ReplyT], _progress: Progress | None = None) -> ReplyT:
        raise self._error()

    def change(
        self, _request: ChangeRequest[ReplyT], _progress: Progress | None = None, _secrets: SecretAction | None = None
    ) -> ReplyT:
        raise self._error()

    def _error(self) -> RemembrancerError:
        return self._why() if callable(self._why) else self._why
