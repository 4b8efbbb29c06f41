"""The tab Journal: whether it is whole, what narrows it, its entries, and what the chosen one changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.audit.export import ExportAuditButton
from remembrancer_app.audit.filters import JournalFilters
from remembrancer_app.audit.journal_model import JournalModel
from remembrancer_app.audit.journal_view import JournalView
from remembrancer_app.audit.reading import JournalReading
from remembrancer_app.audit.session_pane import SessionPane
from remembrancer_app.audit.states import AuditStates
from remembrancer_app.audit.verification import Verification
from remembrancer_app.audit.words import entries_words
from remembrancer_app.theme import Icon, Role, measures
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.two_panes import PaneRoom, TwoPanes
from remembrancer_app.widgets.veil import Veil

if TYPE_CHECKING:
    from datetime import datetime

    from remembrancer.model.history import JournalPage, JournalSession
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.shell.page import PageContext

SESSION_ROOM = PaneRoom(
    "session_width", 1024, ((0, 336), (1200, measures.DETAIL_WIDTH), (1600, measures.DETAIL_WIDTH_WIDE)), 280
)


class JournalTab(QWidget):
    """The entry that is chosen stays chosen while others are written.

    Signals:
        narrowed: other filters were chosen.
        search_cleared: the words of the search are in the way too.
    """

    narrowed = Signal()
    search_cleared = Signal()

    def __init__(self, context: PageContext, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme, engine = context.theme, context.engine
        self._theme = theme
        self._text = self._namespace = ""
        self._as_of: datetime | None = None
        self._clock = engine.vault.clock
        self.chosen = ""
        """The operation that is chosen, also while it is not in the list."""
        self.journal = JournalModel(day_words, self)
        self.reading = JournalReading(engine, self)
        self.verification = Verification(theme, engine, day_words)
        self.export = ExportAuditButton(theme, engine)
        self.verification.add_action(self.export)
        self.filters = JournalFilters(theme, self._clock)
        self.view = JournalView(theme, self.journal, context.keys)
        self.states = AuditStates(theme, self.view)
        self.session = SessionPane(theme, engine, day_words)
        left = QWidget()
        column = QVBoxLayout(left)
        margin = theme.px(measures.PAGE_MARGIN_NARROW)
        column.setContentsMargins(margin, theme.px(12), margin, margin)
        column.setSpacing(theme.px(10))
        column.addWidget(self.verification)
        column.addWidget(self.filters)
        card = Card(theme, padding=0)
        card.column.addWidget(self.states)
        column.addWidget(card, 1)
        self.veil = Veil(theme, self.view.viewport(), Role.SURFACE)
        self.arrangement = TwoPanes(
            theme, context.state, SESSION_ROOM, pane=self.session, rest=left, pane_first=False, parent=self
        )
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.arrangement)
        self._connect()

    def _connect(self) -> None:
        self.reading.found.connect(self._take)
        self.reading.continued.connect(self._take_more)
        self.reading.texts_found.connect(self.journal.show_texts)
        self.reading.actors_found.connect(self.filters.show_actors)
        self.reading.sessions_found.connect(self._take_sessions)
        self.reading.slow.connect(self._wait)
        self.reading.failed.connect(self._fail)
        self.filters.changed.connect(self._narrow)
        self.states.retried.connect(self.reading.read)
        self.states.cleared.connect(self._clear)
        self.view.chosen.connect(self._choose)
        self.view.clicked.connect(self.arrangement.show_pane)
        self.view.opened.connect(self.open_session)
        self.view.undo_wanted.connect(self.session.undo_chosen)
        self.view.end_neared.connect(self.reading.read_on)
        self.session.back_wanted.connect(self.show_journal)
        self.arrangement.narrowed.connect(self.session.back.setVisible)

    # What is asked

    def narrow_to(self, *, text: str, namespace: str, as_of: datetime | None) -> bool:
        """The search and the date of the window; False if they are as they were."""
        if (text, namespace, as_of) == (self._text, self._namespace, self._as_of):
            return False
        self._text, self._namespace, self._as_of = text, namespace, as_of
        self.session.set_past(past=as_of is not None)
        self.read()
        return True

    def read(self) -> None:
        meant = self.filters.narrowing.filter(self._clock)
        meant = replace(meant, text=self._text, namespace=self._namespace, until=self._as_of)
        self.reading.filter = self.export.filter = meant
        self.reading.read()

    @Slot()
    def _narrow(self) -> None:
        self.read()
        self.narrowed.emit()

    @Slot()
    def _clear(self) -> None:
        self.filters.clear()
        if self._text:
            self.search_cleared.emit()

    # What is shown

    @Slot()
    def _wait(self) -> None:
        if self.journal.rows:
            self.veil.lower_over()
        else:
            self.states.show_loading()

    @Slot(object)
    def _take(self, page: JournalPage) -> None:
        self.veil.hide()
        top = self.view.verticalScrollBar().value()
        self.journal.show_entries(page.entries, complete=not page.next)
        self._show_count()
        if not page.entries:
            self._show_none()
            return
        self.states.show_content()
        row = self.journal.row_of(self.chosen)
        # The first row is a day.
        self._choose(row if row >= 0 else 1)
        self.view.show_row(row if row >= 0 else 1)
        if top and row >= 0:
            self.view.verticalScrollBar().setValue(top)

    @Slot(object)
    def _take_more(self, page: JournalPage) -> None:
        self.journal.add_entries(page.entries, complete=not page.next)
        self._show_count()

    @Slot(object)
    def _take_sessions(self, sessions: tuple[JournalSession, ...]) -> None:
        chosen = self.view.currentIndex().row()
        top = self.view.verticalScrollBar().value()
        self.journal.show_sessions({each.id: each.name for each in sessions})
        self.view.show_row(chosen)
        self.view.verticalScrollBar().setValue(top)
        if self.session.entry is not None:
            self.session.show_session_name(self.journal.session_name(self.session.entry.session))

    def _show_count(self) -> None:
        self.filters.show_count(entries_words(len(self.journal.entries), complete=not self.reading.has_more))

    def _show_none(self) -> None:
        self.session.show_none()
        if self.filters.is_filtered or self._text or self._namespace:
            words = self.tr("No entry of the journal is like that.")
            if self._text:
                words = self.tr("No entry of the journal answers “{0}”.").replace("{0}", self._text)
            self.states.show_words(Icon.SEARCH_X, self.tr("Nothing found"), words, self.states.clear_button())
            return
        words = self.tr("Whatever is remembered, changed or taken back is written down here.")
        self.states.show_words(Icon.SCROLL_TEXT, self.tr("Nothing has happened yet"), words)

    @Slot(object)
    def _fail(self, error: object) -> None:
        self.veil.hide()
        self.states.show_error(error)  # type: ignore[arg-type]

    @Slot(int)
    def _choose(self, row: int) -> None:
        entry = self.journal.entry(row)
        if entry is None:
            return
        self.chosen = entry.summary.id
        self.session.show_entry(entry, self.journal.session_name(entry.session))

    @Slot()
    def open_session(self) -> None:
        """The keyboard goes on in what was changed."""
        if self.session.entry is None:
            return
        self.arrangement.show_pane()
        target: QWidget = self.session.back if self.session.back.isVisible() else self.session.segments
        if not target.isVisible():
            target = self.session.undo if self.session.undo.isVisible() else self.session
        target.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def show_journal(self) -> None:
        self.arrangement.show_rest()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
