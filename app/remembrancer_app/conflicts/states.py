"""The review, or what stands in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from remembrancer.model.cases import CaseState
from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.content_states import ContentStates

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError


class ConflictsStates(ContentStates):
    """One of: review, loading, nothing to decide, nothing found, the past, an error.

    Signals:
        decided_wanted: show what was decided.
    """

    decided_wanted = Signal()

    def show_nothing(self, state: CaseState) -> None:
        """There is no case in that state."""
        if state is CaseState.OPEN:
            decided = Button(self._theme, self.tr("See what was decided"), size=ControlSize.TOOLBAR)
            decided.clicked.connect(self.decided_wanted)
            words = self.tr("When something new contradicts what is remembered, both wait here for you.")
            self.show_words(Icon.INBOX, self.tr("Nothing to decide"), words, decided)
        elif state is CaseState.DECIDED:
            words = self.tr("What you decide is kept here, and can be opened again.")
            self.show_words(Icon.CIRCLE_CHECK, self.tr("Nothing decided yet"), words)
        else:
            words = self.tr("Here is what needs no decision any more, because a statement was changed or deleted.")
            self.show_words(Icon.FOLDER_ARCHIVE, self.tr("Nothing set aside"), words)

    def show_nothing_found(self, words: str) -> None:
        sentence = self.tr("No conflict here answers “{0}”.").replace("{0}", words)
        if not words:
            sentence = self.tr("No conflict here is of that kind and source.")
        self.show_words(Icon.SEARCH_X, self.tr("Nothing found"), sentence, self.clear_button())

    def show_past(self) -> None:
        words = self.tr("What is in conflict is decided in the present. Return to now to see it.")
        self.show_words(Icon.HISTORY, self.tr("You are looking at the past"), words)

    def show_error(self, error: RemembrancerError) -> None:
        self.show_failure(error_title(error), error_words(error))
