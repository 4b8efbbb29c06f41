"""All that has to do with contradictions, put together: what the vault answers about them by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from remembrancer.conflicts.advising import Advising
from remembrancer.conflicts.afterwards import ComparingAfterwards
from remembrancer.conflicts.candidates import SimilarTexts
from remembrancer.conflicts.comparing import Comparing
from remembrancer.conflicts.conversation import Conversations
from remembrancer.conflicts.listing import Inbox
from remembrancer.conflicts.resolving import Resolving
from remembrancer.conflicts.scanning import Scanning
from remembrancer.conflicts.settings import SettingKeeping
from remembrancer.conflicts.watching import Watching
from remembrancer.embedding.searchable import EncoderSource
from remembrancer.model import cases, comparing
from remembrancer.model.progress import Progress
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.call import Call
from remembrancer.storage.store import Store

Handler = Callable[[Call, Any, Progress], Any]


class Conflicts:
    """``watching`` is for those who write, ``advising`` for the background; everything else is asked by requests."""

    def __init__(self, store: Store, encoder: EncoderSource, book: CodeBook) -> None:
        self.watching = Watching(store, SimilarTexts(book))
        self.advising = Advising(store)
        stored = Comparing(self.watching)
        self._inbox = Inbox(store)
        self._conversations = Conversations(store)
        self._resolving = Resolving(store, encoder)
        self._scanning = Scanning(store, stored)
        self._afterwards = ComparingAfterwards(store, stored)
        self._settings = SettingKeeping(store)

    def changes(self) -> dict[type, Handler]:
        """What changes something, by the kind of request."""
        return {
            cases.ResolveConflict: lambda call, request, _: self._resolving.resolve(call, request),
            cases.ResolveConflicts: lambda call, request, _: self._resolving.resolve_many(call, request),
            cases.OpenConflict: lambda call, request, _: self._resolving.open(call, request),
            cases.SetConflictSettings: lambda call, request, _: self._settings.change(call, request),
            comparing.ScanForConflicts: self._scanning.scan,
            comparing.CompareStored: self._afterwards.compare,
        }

    def queries(self) -> dict[type, Handler]:
        """What only reads, by the kind of request."""
        return {
            cases.ListConflicts: lambda call, request, _: self._inbox.page(call.scope, request),
            cases.CountConflicts: lambda call, request, _: self._inbox.count(call.scope, request),
            cases.GetConflict: lambda call, request, _: self._inbox.case(call.scope, request),
            cases.GetConversation: lambda call, request, _: self._conversations.around(call.scope, request),
            cases.PreviewResolution: lambda call, request, _: self._resolving.preview(call, request),
            cases.GetConflictSettings: lambda call, request, _: self._settings.settings(call.scope, request),
            comparing.PreviewCertainty: self._scanning.preview,
            comparing.GetComparing: lambda call, request, _: self._afterwards.state(call.scope, request),
        }
