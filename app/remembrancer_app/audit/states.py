"""A list of the audit, or what stands in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.widgets.content_states import ContentStates

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError


class AuditStates(ContentStates):
    """One of: the list, loading, words why there is nothing, an error."""

    def show_error(self, error: RemembrancerError) -> None:
        self.show_failure(error_title(error), error_words(error))
