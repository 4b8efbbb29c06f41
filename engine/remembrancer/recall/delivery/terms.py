"""What a recall is asked with: what the request says, and else what is set for the namespace that is searched."""

from __future__ import annotations

from typing import Final

from remembrancer.model.recalling import Recall, RecallDefaults
from remembrancer.recall.delivery.view import View
from remembrancer.storage.policies import RECALL_DEFAULTS

SHIPPED: Final = RecallDefaults()


def terms_of(view: View, request: Recall) -> RecallDefaults:
    """The terms of a request. The defaults are those of the present, whatever moment is asked about."""
    namespaces = view.namespaces
    set_here = RECALL_DEFAULTS.of(view.connection, namespaces[0]) if len(namespaces) == 1 else None
    usual = set_here or SHIPPED
    return RecallDefaults(
        min(usual.budget if request.budget is None else request.budget, request.ceiling),
        usual.deep if request.deep is None else request.deep,
        usual.episodes if request.episodes is None else request.episodes,
        usual.floor if request.floor is None else request.floor,
        usual.limit if request.limit is None else request.limit,
    )
