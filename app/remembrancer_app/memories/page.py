"""The page Memories: what there is, and each of it in detail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from remembrancer.model.search import Order, Search, Sort
from remembrancer.model.types import OperationKind
from remembrancer.vault import ParsedSearch, SearchLanguage
from remembrancer_app.erasing.dialog import EraseDialog
from remembrancer_app.keys.table import BY_NAME
from remembrancer_app.memories.actions import MemoryActions
from remembrancer_app.memories.columns import Column
from remembrancer_app.memories.command_runner import CommandRunner
from remembrancer_app.memories.commands import Command, Commands
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.detail import DetailPane
from remembrancer_app.memories.facets import FacetsPane
from remembrancer_app.memories.finding import Answer, Finding, Question
from remembrancer_app.memories.list_mode import ListMode
from remembrancer_app.memories.list_pane import ListPane
from remembrancer_app.memories.model import MemoriesModel
from remembrancer_app.memories.ordering import Ordering
from remembrancer_app.memories.panes_layout import PanesLayout, Room
from remembrancer_app.memories.table import MemoryTable
from remembrancer_app.shell.page import FadingOf, Page, PageContext, PageName
from remembrancer_app.theme import Density

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Facets
    from remembrancer.vault import Notice

_DELETED_WORD = "deleted"
_KNOWN_FOR_MENU = 500


class MemoriesPage(Page):
    """Facets, list and detail.

    Signals:
        settled: nothing is under way any more: list and counts are those of the search.
    """

    follows_date = True
    settled = Signal()

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("memories")
        self.language = SearchLanguage()
        day_words = self._day_words = DayWords(self.engine.vault.clock)
        self._parsed = ParsedSearch(Search())
        self._asked_once = False
        self.ordering = Ordering(self.state)
        self.mode = ListMode.MEMORIES
        self._newer: Answer | None = None
        self._wanted_memory = ""
        self._own: set[str] = set()
        self._ranked_by = ""

        self.model = MemoriesModel(self.engine, day_words, self)
        self.table = MemoryTable(self.theme, self.model, self.state)
        self.list_pane = ListPane(self.theme, self.table)
        self.facets = FacetsPane(self.theme, self.engine, self.language)
        self.actions_of_memories = MemoryActions(self.engine, self)
        self.detail = DetailPane(self.theme, self.engine, self.actions_of_memories, day_words)
        self.arrangement = PanesLayout(
            self.theme, self.state, facets=self.facets, middle=self.list_pane, detail=self.detail, parent=self
        )
        self.finding = Finding(self.engine, self)
        self.commands = Commands(self.theme, self.table, self.keys)
        self.runner = CommandRunner(
            self.theme,
            self.engine,
            actions=self.actions_of_memories,
            model=self.model,
            list_pane=self.list_pane,
            detail=self.detail,
            parent=self,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.arrangement)
        self._connect()
        self._restore_density()
        self._show_order()
        remembered = self.state.value("mode", "")
        self._show_mode(ListMode(remembered) if remembered in set(ListMode) else ListMode.MEMORIES)

    def _connect(self) -> None:
        for rewriting in (self.facets, self.list_pane, self.list_pane.toolbar):
            rewriting.search_requested.connect(self.search_requested)
        self.facets.undo_offered.connect(self.undo_offered)
        self.list_pane.import_requested.connect(self.import_requested)
        self.list_pane.sample_requested.connect(self.sample_requested)
        self.list_pane.retry_wanted.connect(self._ask)
        self.list_pane.newer_wanted.connect(self._show_newer)
        self.list_pane.selection_bar.dropped.connect(self._drop_selection)
        toolbar = self.list_pane.toolbar
        toolbar.order_wanted.connect(self._set_order)
        toolbar.mode_wanted.connect(self._set_mode)
        toolbar.density_wanted.connect(self._set_density)
        toolbar.filters_wanted.connect(lambda: self.arrangement.show_facets(toolbar.filters))
        self.table.sort_wanted.connect(self._sort_by)
        self.table.chosen_changed.connect(self._show_chosen, Qt.ConnectionType.QueuedConnection)
        self.table.activated_row.connect(lambda _row: self.runner.run(Command.OPEN))
        self.table.set_menu_actions(self._menu_actions)
        self.table.installEventFilter(self)
        self.commands.wanted.connect(self.runner.run)
        self.runner.open_wanted.connect(self._open)
        self.runner.erase_wanted.connect(self._erase)
        self.runner.export_wanted.connect(self.export_requested)
        self.detail.action_wanted.connect(self._detail_action)
        self.detail.editing_left.connect(self._focus_list)
        self.actions_of_memories.undo_offered.connect(self.undo_offered)
        self.actions_of_memories.conflict_opened.connect(self.conflict_requested)
        self.detail.conflict_wanted.connect(self.conflict_requested)
        self.detail.fading_wanted.connect(
            lambda memory: self.target_requested.emit(PageName.INSIGHTS, FadingOf(memory))
        )
        self.detail.memory_wanted.connect(self.open_memory)
        self.actions_of_memories.refused.connect(self._refused)
        self.arrangement.room_changed.connect(self._take_room)
        self.finding.found.connect(self._take_found)
        self.finding.counted.connect(self._take_counts)
        self.finding.slow.connect(self.list_pane.show_slow)
        self.finding.failed.connect(self.list_pane.show_error)
        self.model.failed.connect(self.engine.failed)
        self.engine.changed.connect(self._take_notice)
        self.keys.label(Command.EDIT.look.key, self.detail.head.edit)
        self.keys.label(Command.PIN.look.key, self.detail.head.pin)
        detail_key = QAction(BY_NAME["memories.detail"].words(), self)
        self.keys.bind("memories.detail", detail_key)
        detail_key.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        detail_key.triggered.connect(self.arrangement.toggle_detail)
        self.addAction(detail_key)

    # The page contract

    def apply_search(self, search: ParsedSearch) -> None:
        same = self._asked_once and search.search == self._parsed.search
        self._parsed = search
        self._day_words.look_from(search.search.as_of)
        self.ordering.take_ranked(ranked=bool(search.search.text))
        self._show_search()
        self._show_order()
        is_past = search.search.as_of is not None
        self.commands.show_read_only(is_past)
        self.list_pane.selection_bar.set_read_only(is_past)
        if not same:
            self._ask()

    def search_hint(self) -> str:
        return self.tr("Try  tag:work  is:pinned  added:7")

    def show_page(self) -> None:
        if not self._asked_once:
            self._ask()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_memory(self, memory: str) -> None:
        """Show this memory in detail; select it in the list if the list has it."""
        row = self.model.row_of(memory)
        if row >= 0:
            self.table.choose(row)
        else:
            self._wanted_memory = memory
            self.table.clearSelection()
            self._show_memory(memory)
        self.arrangement.show_detail()

    def panes(self) -> tuple[QWidget, ...]:
        panes: list[QWidget] = [self.table, self.detail]
        if self.arrangement.room >= Room.NORMAL:
            panes.insert(0, self.facets)
        return tuple(pane for pane in panes if pane.isVisible())

    # Memories or chains

    @Slot(object)
    def _set_mode(self, mode: ListMode) -> None:
        if mode is not self.mode:
            self.state.set_value("mode", mode.value)
            self._show_mode(mode)
            self._show_search()
            self._ask()
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_mode(self, mode: ListMode) -> None:
        self.mode = mode
        self.list_pane.toolbar.mode.set_value(mode.value)
        self.commands.show_chains(self._shows_chains)
        words = self.tr("Chains of memories") if self._shows_chains else self.tr("Memories")
        self.table.setAccessibleName(words)

    @property
    def _shows_chains(self) -> bool:
        return self.mode is ListMode.CHAINS

    def _show_search(self) -> None:
        search = self._parsed
        # A chain has members of every status, so that none is the one that is meant.
        marks_current = search.means_current and not self._shows_chains
        self.facets.show_search(search.text, search.search, names_status=not marks_current)
        self.list_pane.toolbar.show_search(search)

    # Asking

    @property
    def order(self) -> Order:
        """The order in force."""
        return self.ordering.order

    def _question(self, *, quiet: bool = False) -> Question:
        return Question(self._parsed.search, self.order, quiet=quiet, chains=self._shows_chains)

    @Slot()
    def _ask(self) -> None:
        self._asked_once = True
        self._newer = None
        self.list_pane.show_newer(0)
        self.finding.ask(self._question())
        self.finding.count()

    @Slot(object, object)
    def _take_found(self, question: Question, answer: Answer) -> None:
        ids = self._ordered(question, answer)
        if question.quiet:
            self._weigh_newer(answer, ids)
        else:
            self._show_found(question.search, answer, ids)
        self._settle()

    def _ordered(self, question: Question, answer: Answer) -> tuple[str, ...]:
        """The ids in the order asked for: with a text the engine answers by match, or in the other order reversed."""
        if question.search.text and question.order == Order(Sort.MATCH, descending=False) and not question.chains:
            return answer.ids[::-1]
        return answer.ids

    def _show_found(self, search: Search, answer: Answer, ids: tuple[str, ...]) -> None:
        found, threads = answer.found, answer.threads
        chosen = self.detail.wanted or self._wanted_memory
        if search.text and search.text != self._ranked_by and not self._wanted_memory:
            chosen = ""  # other words were asked for: what answers them best comes first
        self._ranked_by = search.text
        shows_deleted = threads is not None or self._asks_deleted()
        self.model.show_found(ids, found.hits, as_of=search.as_of, shows_deleted=shows_deleted, threads=threads)
        self.table.set_with_match(bool(found.hits))
        if threads is not None:
            self.list_pane.toolbar.show_chains(threads.chains)
            if found.hits and not chosen:
                chosen = next(iter(found.hits))
        if not ids:
            self._show_empty()
            return
        self.list_pane.show_table()
        row = self.model.row_of(chosen) if chosen else 0
        if row >= 0:
            self.table.choose(row)
        elif self._wanted_memory != chosen or not chosen:
            self.table.choose(0)
        self._show_chosen()

    def _asks_deleted(self) -> bool:
        return _DELETED_WORD in self._parsed.text.casefold()

    def _show_empty(self) -> None:
        self.detail.show_none()
        if self._shows_chains and self._parsed.search in (Search(), Search(as_of=self._parsed.search.as_of)):
            self.list_pane.show_no_chains()
            return
        if not self._parsed.text.strip() and self._parsed.search == Search():
            self.list_pane.show_first_time()
            return
        correction, corrected = "", ""
        for problem in self._parsed.problems:
            if problem.suggestion:
                correction, corrected = f"“{problem.suggestion}”", problem.corrected(self._parsed.text)
                break
        words = f"“{self._parsed.text.strip()}”" if self._parsed.text.strip() else ""
        self.list_pane.show_nothing_found(
            words, correction=correction, corrected_text=corrected, chains=self._shows_chains
        )

    @Slot(object)
    def _take_counts(self, facets: Facets) -> None:
        self.facets.show_facets(facets)
        if not self._shows_chains:
            self.list_pane.toolbar.show_count(facets.found, facets.total)
        self._settle()

    def _settle(self) -> None:
        if not self.finding.is_busy:
            self.settled.emit()

    # Order and density

    @Slot(object)
    def _set_order(self, order: Order) -> None:
        self.ordering.choose(order)
        self._show_order()
        self._ask()

    def _show_order(self) -> None:
        self.table.show_order(self.order)
        self.list_pane.toolbar.show_order(self.order, ranked=self.ordering.is_ranked)

    @Slot(object)
    def _sort_by(self, column: Column) -> None:
        order = self.ordering.by_column(column)
        if order is not None:
            self._set_order(order)

    def take_layout(self) -> None:
        self.arrangement.take_layout()
        self.table.take_layout()
        self._restore_density()

    def _restore_density(self) -> None:
        name = self.state.value("density", "")
        density = Density(name) if name in {each.value for each in Density} else None
        self.table.set_density(density)
        self.list_pane.toolbar.show_density(density)

    @Slot(object)
    def _set_density(self, density: Density | None) -> None:
        self.state.set_value("density", "" if density is None else density.value)
        self.table.set_density(density)
        self.list_pane.toolbar.show_density(density)

    # What is chosen

    @Slot()
    def _show_chosen(self) -> None:
        rows = self.table.chosen_rows()
        self.list_pane.show_selected(len(rows))
        row = self.table.current_row()
        if rows and 0 <= row < len(self.model.ids):
            self._wanted_memory = ""
            self._show_memory(self.model.ids[row])

    def _show_memory(self, identifier: str) -> None:
        as_of = self._parsed.search.as_of
        hit, known = self.model.hit_of(identifier), self.model.known(identifier)
        self.detail.show_memory(identifier, hit=hit, as_of=as_of, known=known)

    @Slot()
    def _drop_selection(self) -> None:
        row = self.table.current_row()
        if row >= 0:
            self.table.choose(row)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _open(self, command: Command) -> None:
        self.arrangement.show_detail()
        if command is Command.EDIT:
            self.detail.start_editing()
        elif command is Command.HISTORY:
            self.detail.known.history.open_newest()
        else:
            self.detail.said.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _erase(self, memories: tuple[str, ...]) -> None:
        EraseDialog(self.theme, self.engine, self.private, self, memories).ask()

    @Slot(str)
    def _detail_action(self, name: str) -> None:
        if name != "more":
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self._menu_actions())
        anchor = self.detail.head.more
        menu.popup(anchor.mapToGlobal(anchor.rect().bottomLeft()))

    def _menu_actions(self) -> list[QAction]:
        """What can be done with the selected memories, as far as they are known already."""
        known = [self.model.known(self.model.ids[row]) for row in self.table.chosen_rows()[:_KNOWN_FOR_MENU]]
        statuses = {each.status for each in known if each is not None}
        return self.commands.menu_actions(statuses, len(self.table.chosen_rows()))

    @Slot(object)
    def _refused(self, error: RemembrancerError) -> None:
        self.engine.failed.emit(error)

    # What others change

    @Slot(object)
    def _take_notice(self, notice: Notice) -> None:
        self.model.take_notice(notice)
        if notice.kind is OperationKind.ERASE:
            self._drop_erased(notice)
            return
        if notice.initiator == self.engine.entrance.number:
            self._own.update(notice.memories)
        if not self._asked_once:
            return
        memory = self.detail.memory
        if memory is not None and (memory.id in notice.memories or not notice.memories):
            self.detail.refresh()
        self.finding.count_soon()
        if self.list_pane.state is not self.table:
            self._ask()  # an empty list has nothing that could jump
        elif self._shows_chains or any(self.model.row_of(identifier) < 0 for identifier in notice.memories):
            self.finding.ask(self._question(quiet=True))

    def _drop_erased(self, notice: Notice) -> None:
        """Nothing of it stays on the screen, wherever it was shown."""
        self.runner.step_off(notice.memories)
        if self.detail.wanted in notice.memories:
            self.detail.show_none()
        if self._asked_once:
            self._ask()

    def _weigh_newer(self, answer: Answer, ids: tuple[str, ...]) -> None:
        """The list never jumps by itself: what it lacks waits behind the pill."""
        fresh = set(ids).difference(self.model.ids)
        self._newer = answer if fresh else None
        at_top = self.table.verticalScrollBar().value() == 0
        # Of chains also what is no longer one, or hangs together otherwise.
        differs = bool(fresh) or (self._shows_chains and bool(self._own) and answer.threads != self.model.threads)
        if differs and at_top and fresh <= self._own:
            # What the person just did is what they look for.
            self._newer = None
            self._show_found(self._parsed.search, answer, ids)
        self._own.clear()
        self.list_pane.show_newer(len(fresh) if self._newer is not None else 0)

    @Slot()
    def _show_newer(self) -> None:
        answer, self._newer = self._newer, None
        self.list_pane.show_newer(0)
        if answer is not None:
            ids = self._ordered(self.finding.question, answer)
            self._show_found(self._parsed.search, answer, ids)
            self.table.scrollToTop()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # Room and keys

    @Slot(object)
    def _take_room(self, room: Room) -> None:
        self.table.set_wide(room is Room.WIDE)
        self.list_pane.toolbar.filters.setVisible(room < Room.NORMAL)

    @Slot()
    def _focus_list(self) -> None:
        if self.table.isVisible() and self.isAncestorOf(self.detail):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back from the detail to the list, where the letters are commands."""
        held = self.detail.isAncestorOf(QApplication.focusWidget() or self)
        if event.key() == Qt.Key.Key_Escape and held and self.table.isVisible():
            self._focus_list()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.fit(self.window().width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrangement.fit(self.window().width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escape = event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape  # type: ignore[attr-defined]
        if watched is self.table and escape and (self.table.gathers or len(self.table.chosen_rows()) > 1):
            self._drop_selection()
            return True
        return super().eventFilter(watched, event)
