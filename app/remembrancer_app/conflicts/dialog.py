"""The review of one case as a dialog over the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from remembrancer.model.cases import GetConflict
from remembrancer_app.conflicts.review import CaseReview
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.widgets.overlay import Overlay

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictCase, Resolved
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT = 960, 680
_BESIDE = 32


class ReviewDialog(Overlay):
    """Closes once it is decided; Esc and S leave the case open.

    Signals:
        undo_offered: it is decided; the sentence and the operation's id.
        reopen_wanted: take back how it was decided (its operation).
        shown: the case is on the screen.
    """

    undo_offered = Signal(str, str)
    reopen_wanted = Signal(str)
    shown = Signal()

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget, case: str, keys: Keymap) -> None:
        super().__init__(theme, parent.window(), padding=0)
        self.setObjectName("review_dialog")
        self.setAccessibleName(self.tr("Review a conflict"))
        self._engine = engine
        self._identifier = case
        self.review = CaseReview(theme, engine, DayWords(engine.vault.clock), keys, in_dialog=True)
        self.frame.column.addWidget(self.review)
        self.review.decided.connect(self._decided)
        self.review.reopen_wanted.connect(self._reopen)
        self.review.stale.connect(self.read)
        for leaving in (self.review.skipped, self.review.left):
            leaving.connect(self.close_overlay)
        self.closed.connect(self.deleteLater)

    def show_case(self) -> None:
        """Open over the window as soon as the case is read."""
        self.read()

    @Slot()
    def read(self) -> None:
        self._engine.query(self, GetConflict(self._identifier), self._take, self._fail)

    def _take(self, case: ConflictCase) -> None:
        self.review.show_case(case)
        if self.isHidden():
            self.open(self.review)
        self.shown.emit()

    def _fail(self, error: RemembrancerError) -> None:
        self._engine.failed.emit(error)
        if self.isHidden():
            self.deleteLater()
        else:
            self.close_overlay()

    @Slot(object, str)
    def _decided(self, resolved: Resolved, words: str) -> None:
        self.close_overlay()
        self.undo_offered.emit(words, resolved.change.operation)

    @Slot(str)
    def _reopen(self, operation: str) -> None:
        self.close_overlay()
        self.reopen_wanted.emit(operation)

    @Slot()
    def _place(self) -> None:
        """In the middle, as large as there is room; what it holds would be larger or smaller."""
        self._fit()
        corner = self.rect().center() - self.frame.rect().center()
        self.frame.move(corner)

    def _fit(self) -> None:
        room = self._window.size()
        wide = min(self._theme.px(_WIDTH), room.width() - self._theme.px(_BESIDE))
        high = min(self._theme.px(_HEIGHT), room.height() - self._theme.px(_BESIDE))
        self.frame.setFixedSize(wide, high)
