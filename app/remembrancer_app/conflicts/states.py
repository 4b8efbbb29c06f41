"""The review, or what stands in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from remembrancer.model.cases import CaseState
from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.theme import Theme


class ConflictsStates(QStackedWidget):
    """One of: review, loading, nothing to decide, nothing found, the past, an error.

    Signals:
        retried: read again.
        cleared: take filters and search away.
        decided_wanted: show what was decided.
    """

    retried = Signal()
    cleared = Signal()
    decided_wanted = Signal()

    def __init__(self, theme: Theme, review: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._theme = theme
        self._review = review
        self._skeleton = RowSkeleton(theme)
        self._shown: QWidget | None = None
        self.addWidget(self._skeleton)
        self.addWidget(review)

    @property
    def shows_review(self) -> bool:
        return self.currentWidget() is self._review

    def show_review(self) -> None:
        self._show(self._review)

    def show_loading(self) -> None:
        self._skeleton.start()
        self._show(self._skeleton)

    def show_nothing(self, state: CaseState) -> None:
        """There is no case in that state."""
        theme = self._theme
        if state is CaseState.OPEN:
            decided = Button(theme, self.tr("See what was decided"), size=ControlSize.TOOLBAR)
            decided.clicked.connect(self.decided_wanted)
            words = self.tr("When something new contradicts what is remembered, both wait here for you.")
            self._show(EmptyState(theme, Icon.INBOX, self.tr("Nothing to decide"), words, buttons=(decided,)))
        elif state is CaseState.DECIDED:
            words = self.tr("What you decide is kept here, and can be opened again.")
            self._show(EmptyState(theme, Icon.CIRCLE_CHECK, self.tr("Nothing decided yet"), words))
        else:
            words = self.tr("Here is what needs no decision any more, because a statement was changed or deleted.")
            self._show(EmptyState(theme, Icon.FOLDER_ARCHIVE, self.tr("Nothing set aside"), words))

    def show_nothing_found(self, words: str) -> None:
        clear = Button(self._theme, self.tr("Clear filters"), size=ControlSize.TOOLBAR)
        clear.clicked.connect(self.cleared)
        sentence = self.tr("No conflict here answers “{0}”.").replace("{0}", words)
        if not words:
            sentence = self.tr("No conflict here is of that kind and source.")
        self._show(EmptyState(self._theme, Icon.SEARCH_X, self.tr("Nothing found"), sentence, buttons=(clear,)))

    def show_past(self) -> None:
        words = self.tr("What is in conflict is decided in the present. Return to now to see it.")
        self._show(EmptyState(self._theme, Icon.HISTORY, self.tr("You are looking at the past"), words))

    def show_error(self, error: RemembrancerError) -> None:
        retry = Button(
            self._theme,
            self.tr("Try again"),
            kind=ButtonKind.PRIMARY,
            icon=Icon.ROTATE_CCW,
            size=ControlSize.TOOLBAR,
        )
        retry.clicked.connect(self.retried)
        self._show(
            EmptyState(
                self._theme,
                Icon.FILE_EXCLAMATION_POINT,
                error_title(error),
                error_words(error),
                buttons=(retry,),
                failed=True,
            )
        )

    def _show(self, widget: QWidget) -> None:
        old, self._shown = self._shown, None
        if self.indexOf(widget) < 0:
            self.addWidget(widget)
            self._shown = widget
        if widget is not self._skeleton:
            self._skeleton.stop()
        self.setCurrentWidget(widget)
        if old is not None and old is not widget:
            self.removeWidget(old)
            old.hide()
            old.deleteLater()
