"""The middle of the page: toolbar, list, and what stands in the list's place while there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from remembrancer_app.memories.list_mode import ListMode
from remembrancer_app.memories.selection_bar import SelectionBar
from remembrancer_app.memories.toolbar import Toolbar
from remembrancer_app.memories.words import error_title, error_words, memories_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.pane import Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.memories.table import MemoryTable
    from remembrancer_app.theme import Theme


class ListPane(Pane):
    """Shows the table, or the one state that stands for it.

    Signals:
        retry_wanted: after an error, ask again.
        newer_wanted: the pill was pressed: show what came meanwhile.
        search_requested: a correction of the search, or an empty one.
        import_requested, sample_requested: the two ways to begin.
    """

    retry_wanted = Signal()
    newer_wanted = Signal()
    search_requested = Signal(str)
    import_requested = Signal()
    sample_requested = Signal()

    def __init__(self, theme: Theme, table: MemoryTable, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SURFACE, frozenset(), parent)
        self.setMinimumWidth(theme.px(300))
        self.table = table
        self.toolbar = Toolbar(theme, table)
        self.selection_bar = SelectionBar(theme)
        self._top = QStackedWidget()
        self._top.addWidget(self.toolbar)
        self._top.addWidget(self.selection_bar)
        self._top.setFixedHeight(self.toolbar.height())
        self._skeleton = RowSkeleton(theme)
        self._states = QStackedWidget()
        self._states.addWidget(self._skeleton)
        self._states.addWidget(table)
        self._state: QWidget | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addWidget(Separator(theme))
        column.addWidget(self._states, 1)
        self.pill = Button(theme, " ", kind=ButtonKind.PRIMARY, size=ControlSize.ROW, parent=self)
        self.pill.hide()
        self.pill.clicked.connect(self.newer_wanted)
        self._states.installEventFilter(self)
        theme.changed.connect(self._take_heights)
        self._skeleton.start()

    @property
    def state(self) -> QWidget | None:
        """What is shown: the table, the skeleton, or an `EmptyState`."""
        return self._states.currentWidget()

    def show_selected(self, count: int) -> None:
        """With several rows selected or being gathered, the bar of actions takes the place of the toolbar."""
        several = count > 1 or self.table.gathers
        if several:
            self.selection_bar.show_count(count)
        elif self.selection_bar.isAncestorOf(QApplication.focusWidget() or self):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._top.setCurrentWidget(self.selection_bar if several else self.toolbar)

    def show_table(self) -> None:
        self._skeleton.stop()
        self.table.set_dimmed(False)
        self._show_state(self.table)

    def show_slow(self) -> None:
        """An answer is late: what is there is shown as old."""
        self.table.set_dimmed(True)

    def show_first_time(self) -> None:
        """The vault has no memory yet."""
        theme = self._theme
        bring = Button(theme, self.tr("Bring memories in"), kind=ButtonKind.PRIMARY, icon=Icon.IMPORT)
        bring.clicked.connect(self.import_requested)
        sample = Button(theme, self.tr("Open the sample vault"))
        sample.clicked.connect(self.sample_requested)
        sentence = self.tr("Bring in what your agents remember, or write the first one with “New”.")
        self._show_state(EmptyState(theme, Icon.INBOX, self.tr("No memories yet"), sentence, buttons=(bring, sample)))

    def show_no_chains(self) -> None:
        """The vault has memories, but none took the place of another."""
        title = self.tr("Nothing has been replaced yet")
        sentence = self.tr("A chain begins when one memory takes the place of another, by your decision in a conflict.")
        memories = Button(self._theme, self.tr("Show memories"), icon=Icon.LIST)
        memories.clicked.connect(lambda: self.toolbar.mode_wanted.emit(ListMode.MEMORIES))
        self._show_state(EmptyState(self._theme, Icon.LINK, title, sentence, buttons=(memories,)))

    def show_nothing_found(
        self, words: str, *, correction: str = "", corrected_text: str = "", chains: bool = False
    ) -> None:
        """Nothing answers the search. `words` says what was asked, `correction` what may have been meant."""
        theme = self._theme
        buttons = []
        if correction:
            search = Button(theme, self.tr("Search for {0}").format(correction))
            search.clicked.connect(lambda: self.search_requested.emit(corrected_text))
            buttons.append(search)
        clear = Button(theme, self.tr("Clear filters"), kind=ButtonKind.GHOST, icon=Icon.X)
        clear.clicked.connect(lambda: self.search_requested.emit(""))
        buttons.append(clear)
        title = self.tr("No chain matches {0}") if chains else self.tr("No memory matches {0}")
        title = title.format(words).rstrip()
        sentence = self.tr("Did you mean {0}?").format(correction) if correction else ""
        self._show_state(EmptyState(theme, Icon.SEARCH_X, title, sentence, buttons=buttons))

    def show_error(self, error: RemembrancerError) -> None:
        """The list could not be read; the rest of the page goes on."""
        theme = self._theme
        retry = Button(theme, self.tr("Try again"), kind=ButtonKind.PRIMARY, icon=Icon.ROTATE_CCW)
        retry.clicked.connect(self.retry_wanted)
        details = Button(theme, self.tr("Details"))
        state = EmptyState(
            theme,
            Icon.FILE_EXCLAMATION_POINT,
            error_title(error),
            error_words(error),
            buttons=(retry, details),
            failed=True,
        )
        detail = PlainText(
            theme, f"{error.code}: {error.detail}", style=TextStyle.CODE, tone=Role.TEXT2, wraps=True, selectable=True
        )
        detail.setContentsMargins(*(theme.px(side) for side in (20, 0, 20, 16)))
        detail.hide()
        details.clicked.connect(detail.show)
        both = QWidget()
        column = QVBoxLayout(both)
        column.addWidget(state, 1)
        column.addWidget(detail)
        self._show_state(both)

    def show_newer(self, count: int) -> None:
        """So many memories came that the list does not show; none hides the pill."""
        self.pill.setVisible(count > 0)
        if count > 0:
            self.pill.setText(self.tr("{0} new").format(memories_words(count)))
            self.pill.setAccessibleName(self.tr("{0} new, show them").format(memories_words(count)))
            self._place_pill()
            self.pill.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._states and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place_pill()
        return super().eventFilter(watched, event)

    def _place_pill(self) -> None:
        size = self.pill.sizeHint()
        top = self._states.y() + self._theme.px(38)
        self.pill.setGeometry((self.width() - size.width()) // 2, top, size.width(), size.height())

    def _show_state(self, state: QWidget) -> None:
        self._skeleton.stop()
        old, self._state = self._state, None
        if state is not self.table:
            self._states.addWidget(state)
            self._state = state
        self._states.setCurrentWidget(state)
        if old is not None:
            self._states.removeWidget(old)
            old.hide()
            old.deleteLater()

    @Slot()
    def _take_heights(self) -> None:
        self._top.setFixedHeight(self.toolbar.height())
