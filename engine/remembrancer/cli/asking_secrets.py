"""The way in for a person at a terminal, who is asked where something they write holds a secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import typer

from remembrancer.model.changes import ChangeRequest
from remembrancer.model.errors import SecretFoundError
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction
from remembrancer.model.way_in import WayIn

ReplyT = TypeVar("ReplyT")


@dataclass(frozen=True, slots=True)
class AskingSecrets:
    """Sends a change once more with what the person said; refuses it, as everybody's, where they keep nothing."""

    way: WayIn

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """As :meth:`WayIn.query`."""
        return self.way.query(request, progress)

    def change(
        self, request: ChangeRequest[ReplyT], progress: Progress | None = None, secrets: SecretAction | None = None
    ) -> ReplyT:
        """As :meth:`WayIn.change`."""
        try:
            return self.way.change(request, progress, secrets)
        except SecretFoundError as error:
            if error.values.get("reason") != SecretAction.ASK.value:
                raise
            return self.way.change(request, progress, _decided(error))


def _decided(error: SecretFoundError) -> SecretAction:
    """What the person wants to be done.

    Raises:
        SecretFoundError: neither is stored.
    """
    from remembrancer.cli.output import escaped, note  # noqa: PLC0415  (as the next)
    from remembrancer.wording import describe_error, in_english  # noqa: PLC0415  (only failures need words)

    note(escaped(describe_error(error, in_english).in_one))
    if typer.confirm("Store it with its kind in its place?", default=True, err=True):
        return SecretAction.REDACT
    if typer.confirm("Store it as it is?", default=False, err=True):
        return SecretAction.KEEP
    raise error
