"""What an actor gets of a vault: its rights and its name go with every request."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar, cast

from remembrancer.model import cases, changes, comparing, erasing, health, ingesting, lifecycle, syncing
from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.errors import IdempotencyConflictError, InvalidInputError
from remembrancer.model.limits import IDEMPOTENCY_KEY_CHARACTERS
from remembrancer.model.progress import Progress, Silent
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.operations import find_reply
from remembrancer.storage.replies import read_reply, request_digest
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.storage.transaction import Actor

if TYPE_CHECKING:
    from remembrancer.vault.facade import Vault

ReplyT = TypeVar("ReplyT")


@dataclass(frozen=True, slots=True)
class Entrance:
    """What an actor gets of a vault. Its methods may be called from any thread and return when it is done."""

    vault: Vault
    actor: Actor
    scope: Scope
    number: int
    supervised: Scope | None = None
    """As in :class:`Call`."""
    admission: int = 0
    """As in :class:`Call`."""

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Answer a reading request."""
        return self.vault.query(Call(self.scope, self.actor), request, progress or Silent())

    def change(
        self,
        request: ChangeRequest[ReplyT],
        progress: Progress | None = None,
        secrets: SecretAction | None = None,
        *,
        sent: object | None = None,
    ) -> ReplyT:
        """Carry out a change; it is on disk when this returns.

        ``secrets`` is what a person decided about the secrets in it, when they were asked. ``sent`` is the request as
        it was sent, where something was added to it here: by that a repeat is known.

        Raises:
            IdempotencyConflictError: the request's key was used for another request.
            SecretFoundError: it holds a secret, and nothing was stored.
        """
        gate, kind = self.vault.secrets, self.actor.kind
        passed = gate.request(kind, request, secrets)
        # Not even the digest by which a repeat is known is made of a secret.
        without = sent and gate.request(kind, sent, secrets).content
        reply: ReplyT = passed.told(self._changed(passed.content, progress, without))
        return reply

    def _changed(self, request: ChangeRequest[ReplyT], progress: Progress | None, sent: object | None) -> ReplyT:
        key: str = getattr(request, "key", "")
        if len(key) > IDEMPOTENCY_KEY_CHARACTERS:
            raise InvalidInputError("key", "too_long", limit=IDEMPOTENCY_KEY_CHARACTERS, given=len(key))
        digest = request_digest(sent or request) if key else b""
        call = Call(self.scope, self.actor, key, digest, self.supervised, self.admission)
        if key and (known := self._repeat(call, request)) is not None:
            return known
        try:
            return self.vault.change(call, request, progress or Silent(), self.number)
        except IdempotencyConflictError:
            # The same key arrived twice at once, and the other one was first.
            known = self._repeat(call, request)
            if known is None:
                raise
            return known

    def _repeat(self, call: Call, request: ChangeRequest[ReplyT]) -> ReplyT | None:
        """The answer an earlier request with this key got."""
        with self.vault.store.read() as connection:
            known = find_reply(connection, call.actor, call.key)
        if known is None:
            return None
        if known.request_digest != call.digest:
            raise IdempotencyConflictError(key=call.key)
        logging.getLogger("vault").info("repeated_request actor=%r", call.actor.name)
        return cast("ReplyT", read_reply(reply_type(type(request)), known.reply))


def reply_type(request: type) -> type:
    """The type of the reply to a kind of request."""
    return {
        changes.Remember: changes.Remembered,
        changes.ApplyImport: changes.Imported,
        ingesting.Ingest: ingesting.Ingested,
        ingesting.ExtractFacts: ingesting.Extracted,
        ingesting.ExtractFromPlan: ingesting.Extracted,
        syncing.RunSync: syncing.Synced,
        lifecycle.Sweep: lifecycle.Swept,
        cases.ResolveConflict: cases.Resolved,
        cases.ResolveConflicts: cases.Resolved,
        comparing.ScanForConflicts: comparing.Scanned,
        erasing.Erase: erasing.Erased,
        health.RepairVault: health.Repaired,
        comparing.CompareStored: comparing.Scanned,
    }.get(request, Change)


def command_line(vault: Vault, actor: Actor) -> Entrance:
    """The entrance of a command: a person's own at a terminal.

    Whatever else starts one is supervised as a client is that may write: rules, pins and changes of what others wrote
    wait for approval.
    """
    return vault.entrance(actor, supervised=None if actor.kind is ActorKind.PERSON else EVERYTHING)
