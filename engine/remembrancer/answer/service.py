"""Ask: recall, and the stored sentences that answer best. A first form: the opening of the best memory."""

from __future__ import annotations

from remembrancer.embedding.searchable import EncoderSource
from remembrancer.model.recalling import Answer, Answered, Ask, ItemFlag, Quotation
from remembrancer.recall.delivery import Delivering
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store


class Answering:
    """Answers :class:`Ask`."""

    def __init__(self, store: Store, delivering: Delivering, encoder: EncoderSource) -> None:
        self._store = store
        self._delivering = delivering
        self._encoder = encoder

    def ask(self, scope: Scope, request: Ask) -> Answered:
        recalled = self._delivering.recall(scope, request.recall)
        if not recalled.items:
            return Answered(None, recalled)
        best = recalled.items[0]
        contested = ItemFlag.CONTESTED in best.flags
        return Answered(Answer((Quotation(best.snippet.text, 1, best.snippet.marks),), contested), recalled)
