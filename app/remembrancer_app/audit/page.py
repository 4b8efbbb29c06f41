"""The page Audit: the journal with what each entry changed, and two dates compared."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.history import JournalFilter, RestoreVersion
from remembrancer.model.search import AllOf, InNamespace
from remembrancer.wording import describe_change
from remembrancer_app.audit.dates_tab import BY_DAY, BY_KIND, BY_TYPE, DatesTab
from remembrancer_app.audit.journal_tab import JournalTab
from remembrancer_app.audit.remembering import AuditMemory
from remembrancer_app.audit.session_pane import ONE, SESSION
from remembrancer_app.audit.undo_dialog import UndoDialog
from remembrancer_app.erasing.dialog import EraseDialog
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.shell.page import Page, PageContext
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, measures
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from remembrancer.model.changes import Change
    from remembrancer.model.history import JournalPage, MemoryChange
    from remembrancer.vault import Notice, ParsedSearch

JOURNAL, DATES = "journal", "dates"
CHECKED_BY_ITSELF = 20_000
"""So many changes are checked in a few seconds; where there are more, the person says when."""


class AuditPage(Page):
    """Nothing is asked before it is first shown; then a journal that is not too long is checked once by itself."""

    follows_date = True

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("audit")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("ground", Role.WINDOW.value)
        self._asked_once = False
        self._is_checked = False
        self._day_words = DayWords(self.engine.vault.clock)
        self.memory = AuditMemory(self.state, self.private)
        theme = self.theme
        segments = [Segment(JOURNAL, self.tr("Journal")), Segment(DATES, self.tr("Two dates"))]
        self.tabs = SegmentedControl(theme, segments, name=self.tr("What to show"))
        self.journal = JournalTab(context, self._day_words)
        self.dates = DatesTab(theme, self.engine, self._day_words)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.journal)
        self.stack.addWidget(self.dates)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        margin = theme.px(measures.PAGE_MARGIN_NARROW)
        row.setContentsMargins(margin, theme.px(10), margin, 0)
        row.addWidget(self.tabs)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.stack, 1)
        self._recall()
        self._connect()

    def _recall(self) -> None:
        self.tabs.set_value(self.memory.choice("tab", (JOURNAL, DATES)))
        self.stack.setCurrentWidget(self.journal if self.tabs.value == JOURNAL else self.dates)
        self.journal.filters.set_narrowing(self.memory.narrowing())
        self.journal.chosen = self.memory.entry()
        self.journal.session.segments.set_value(self.memory.choice("shown", (ONE, SESSION)))
        self.dates.grouping.set_value(self.memory.choice("grouping", (BY_KIND, BY_TYPE, BY_DAY)))
        kept = self.memory.dates()
        if kept is not None:
            self.dates.set_dates(*kept)

    def _connect(self) -> None:
        self.engine.changed.connect(self._vault_changed)
        self.tabs.chosen.connect(self._choose_tab)
        self.journal.reading.found.connect(self._check_once)
        self.journal.narrowed.connect(self._keep_filters)
        self.journal.search_cleared.connect(lambda: self.search_requested.emit(""))
        self.journal.view.chosen.connect(self._keep_entry)
        self.journal.export.said.connect(lambda words: self.undo_offered.emit(words, ""))
        session = self.journal.session
        session.segments.chosen.connect(lambda value: self.memory.save_choice("shown", value))
        session.open_wanted.connect(self.memory_requested)
        session.undo_wanted.connect(self.undo_wanted)
        session.undo_many_wanted.connect(self.preview_undo)
        session.erase_wanted.connect(self._erase)
        session.restore_wanted.connect(self._restore)
        self.dates.open_wanted.connect(self.memory_requested)
        self.dates.chosen.connect(self._keep_dates)

    # The page contract

    def search_hint(self) -> str:
        return self.tr("Search the journal")

    def open_target(self, target: object) -> None:
        """Show what changed between the end of a day and now."""
        if not isinstance(target, date):
            return
        self.dates.set_dates(target, None)
        self._keep_dates()
        self.tabs.set_value(DATES)
        self._choose_tab(DATES)
        self.show_page()

    def apply_search(self, search: ParsedSearch) -> None:
        condition = search.search.condition
        parts = condition.parts if isinstance(condition, AllOf) else (condition,)
        namespace = next((part.namespace for part in parts if isinstance(part, InNamespace)), "")
        as_of = search.search.as_of
        zone = self.engine.vault.clock.zone()
        day = None if as_of is None else as_of.astimezone(zone).date()
        asked = self.journal.narrow_to(text=search.free_text.strip(), namespace=namespace, as_of=as_of)
        if not asked and not self._asked_once:
            self.journal.read()
        if self.dates.narrow_to(condition, day) and self.tabs.value == DATES:
            self.dates.read()
        if not self._asked_once:
            self._asked_once = True

    def show_page(self) -> None:
        if self.tabs.value == JOURNAL:
            self.journal.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            if self.dates.is_stale:
                self.dates.read()
            self.dates.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def panes(self) -> tuple[QWidget, ...]:
        journal = (self.tabs, self.journal.verification, self.journal.filters, self.journal.view, self.journal.session)
        panes = journal if self.tabs.value == JOURNAL else (self.tabs, self.dates.first, self.dates.states)
        return tuple(pane for pane in panes if pane.isVisible())

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left / Right"), self.tr("Newer entry / older entry")),
            (self.tr("Enter"), self.tr("What the chosen entry changed")),
            *(self.keys.line(name) for name in ("audit.undo", "audit.newest")),
        )

    @Slot(object)
    def _check_once(self, page: JournalPage) -> None:
        if not self._is_checked:
            self._is_checked = True
            if page.number <= CHECKED_BY_ITSELF:
                self.journal.verification.check()

    # What is remembered

    @Slot(str)
    def _choose_tab(self, tab: str) -> None:
        self.stack.setCurrentWidget(self.journal if tab == JOURNAL else self.dates)
        self.memory.save_choice("tab", tab)
        if tab == DATES and self.dates.is_stale:
            self.dates.read()

    @Slot()
    def _keep_filters(self) -> None:
        self.memory.save_narrowing(self.journal.filters.narrowing)

    @Slot()
    def _keep_entry(self) -> None:
        self.memory.save_entry(self.journal.chosen)

    @Slot()
    def _keep_dates(self) -> None:
        self.memory.save_dates(self.dates.since, self.dates.until)
        self.memory.save_choice("grouping", self.dates.grouping.value)

    # Changing

    @Slot(object, str)
    def preview_undo(self, meant: JournalFilter, title: str) -> None:
        """Show what would be taken back, and take it back if that is wanted."""
        dialog = UndoDialog(self.theme, self.engine, self, self._day_words, title=title, meant=meant)
        dialog.undone.connect(self._say_change)
        dialog.ask()

    @Slot(object)
    def _erase(self, memories: tuple[str, ...]) -> None:
        EraseDialog(self.theme, self.engine, self.private, self, memories).ask()

    @Slot(object)
    def _restore(self, change: MemoryChange) -> None:
        if change.before is not None:
            request = RestoreVersion(change.memory, change.before.number)
            self.engine.change(self, request, self._say_change)

    @Slot(object)
    def _say_change(self, change: Change) -> None:
        self.undo_offered.emit(describe_change(change, translate), change.operation)

    @Slot(object)
    def _vault_changed(self, _notice: Notice) -> None:
        if not self._asked_once:
            return
        self.journal.reading.read_soon()
        self.dates.is_stale = True
        if self.isVisible() and self.tabs.value == DATES:
            self.dates.read()

    # Room and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back from what stands in the place of the journal."""
        arrangement = self.journal.arrangement
        if event.key() == Qt.Key.Key_Escape and arrangement.is_narrow and not arrangement.shows_rest:
            self.journal.show_journal()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.journal.arrangement.fit(self.window().width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.journal.arrangement.fit(self.window().width())
