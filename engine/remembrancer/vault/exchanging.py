"""What comes into the vault as files and goes out of it: importing, conversations, exports, files kept up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from remembrancer.embedding.searchable import EncoderSource
from remembrancer.exchange.outgoing.service import Finder, GivingOut
from remembrancer.exchange.sync.service import Syncing
from remembrancer.model.changes import ApplyImport, Change
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.exporting import ExportMemories, TakeOver
from remembrancer.model.importing import FoundSources
from remembrancer.model.ingesting import Ingest
from remembrancer.model.progress import Progress
from remembrancer.model.queries import FindSources, PlanImport
from remembrancer.model.types import ActorKind
from remembrancer.remember.service import Remembering
from remembrancer.secrecy import SecretGate
from remembrancer.storage.call import Call
from remembrancer.storage.store import Store
from remembrancer.vault.importing import Importing
from remembrancer.vault.ingesting import Ingesting
from remembrancer.vault.upkeep import Upkeep

Handlers = dict[type, Callable[[Call, Any, Progress], Any]]


class Exchanging:
    """Puts the parts together; ``find`` is what answers searches."""

    def __init__(
        self,
        store: Store,
        remembering: Remembering,
        encoder: EncoderSource,
        find: Finder,
        upkeep: Upkeep,
        *,
        secrets: SecretGate,
    ) -> None:
        self._importing = Importing(store, remembering, secrets)
        self._ingesting = Ingesting(store, self._importing)
        self._syncing = Syncing(store, remembering, encoder, secrets)
        self._giving_out = GivingOut(store, find)
        self._upkeep = upkeep

    def changes(self) -> Handlers:
        """The changes, by their requests."""
        return {
            ApplyImport: self._importing.apply,
            Ingest: self._ingesting.ingest,
            TakeOver: self._take_over,
            **self._syncing.changes(),
        }

    def queries(self) -> Handlers:
        """The queries, by their requests."""
        return {
            FindSources: _find_sources,
            PlanImport: self._importing.plan,
            ExportMemories: self._giving_out.export,
            **self._syncing.queries(),
        }

    def _take_over(self, call: Call, request: TakeOver, progress: Progress) -> Change:
        change = self._giving_out.take_over(call, request, progress)
        # What came has no codes yet.
        self._upkeep.wake()
        return change


def _find_sources(call: Call, _request: FindSources, progress: Progress) -> FoundSources:
    if call.actor.kind is not ActorKind.PERSON:
        raise NotPermittedError(action="find_sources")
    # Here, as the readers of all formats take a tenth of the time in which the engine is loaded.
    from remembrancer.exchange.usual_places import find_sources  # noqa: PLC0415

    return find_sources(Path.home(), progress)
