"""The page Timeline: what is remembered, by day and by type."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.changes import Revise, Revision
from remembrancer.model.search import Search
from remembrancer.model.types import TimeAxis
from remembrancer.vault import Key, SearchLanguage, Term
from remembrancer.wording import describe_error
from remembrancer_app.charts.calendar_days import position_of, to_date
from remembrancer_app.charts.dates import days_between, long_day
from remembrancer_app.memories.words import memories_words
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role
from remembrancer_app.timeline.bin_table import BinTable
from remembrancer_app.timeline.files import TimelineFiles
from remembrancer_app.timeline.lane_chart import LaneChart
from remembrancer_app.timeline.lane_names import LaneNames
from remembrancer_app.timeline.lane_picture import Today
from remembrancer_app.timeline.overview import OverviewStrip
from remembrancer_app.timeline.pointing import Pointing
from remembrancer_app.timeline.points import TYPES, Points
from remembrancer_app.timeline.points_loading import PointsLoading
from remembrancer_app.timeline.range_table import RangeTable
from remembrancer_app.timeline.remembering import TimelineMemory
from remembrancer_app.timeline.states import TimelineStates
from remembrancer_app.timeline.toolbar import TimelineToolbar
from remembrancer_app.timeline.viewing import Cell, DayRange, Viewing
from remembrancer_app.timeline.words import type_count
from remembrancer_app.widgets.veil import Veil

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QResizeEvent

    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.vault import Notice, ParsedSearch

_UPPER_HEIGHT = 656
"""More than this the lanes and the overview do not need at 100 % (44 px a lane)."""
_LANE_AT_LEAST = 14
"""So high a lane must be at 100 %; less than the words beside it need, more than the list below can do without."""
SLOW_MS = 150
"""After so long without an answer, what is shown is shown as old."""
_LIST_MS = 120
"""How often the list below follows while the span or the range is moved."""
_REFRESH_MS = 100
_SAVE_MS = 500
_KEYS = {TimeAxis.LIFE: Key.ON, TimeAxis.STATED: Key.STATED, TimeAxis.RECORDED: Key.ADDED}


class TimelinePage(Page):
    """Lanes of bars over days, an overview of everything, and the memories of the chosen days."""

    follows_date = True

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.viewing = Viewing(self)
        self._clock = self.engine.vault.clock
        self._memory = TimelineMemory(self.state, self.private)
        self._search = Search()
        self._text = ""
        self._loading = PointsLoading(self.engine, self)
        self._is_stale = True
        self._has_shown = False
        self._is_split = False
        self._build()
        self._make_timers()
        self._connect()
        self._restore()

    def _build(self) -> None:
        theme = self.theme
        self.chart = LaneChart(theme, self.viewing, self.keys)
        self.chart.setObjectName("chart")
        self.lanes = LaneNames(theme, self.viewing, self.chart)
        self.overview = OverviewStrip(theme, self.viewing, self.keys)
        self.bins = BinTable(theme, self.viewing)
        self.files = TimelineFiles(self.viewing, self.lanes, self.chart, self.bins)
        self.toolbar = TimelineToolbar(theme, self.viewing, self.files.exports, self)
        self.toolbar.set_axis(self._memory.axis())
        self.keys.label("timeline.zoom_in", self.toolbar.zoom_in)
        self.keys.label("timeline.zoom_out", self.toolbar.zoom_out)
        self.range_table = RangeTable(theme, self.engine)
        self.states = TimelineStates(theme)
        self._upper = QStackedWidget()
        self._picture = QWidget()
        across = QHBoxLayout(self._picture)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        across.addWidget(self.lanes)
        across.addWidget(self.chart, 1)
        self._upper.addWidget(self._picture)
        self._upper.addWidget(self.bins)
        above = QWidget()
        # Time runs from left to right in every language.
        above.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._upper, 1)
        column.addWidget(self.overview)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(above)
        self.splitter.addWidget(self.range_table)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.splitter)
        self._stack.addWidget(self.states)
        self.veil = Veil(theme, self._stack)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.toolbar)
        whole.addWidget(self._stack, 1)
        self.pointing = Pointing(self.engine, theme, self.viewing, self.chart, self)
        self._take_heights()

    def _make_timers(self) -> None:
        self._list_soon = self._timer(_LIST_MS, self._show_list)
        self._refresh_soon = self._timer(_REFRESH_MS, self.refresh)
        self._save_soon = self._timer(_SAVE_MS, self._save)
        self._dim_soon = self._timer(SLOW_MS, self._dim)

    def _timer(self, milliseconds: int, act: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(act)
        return timer

    def _connect(self) -> None:
        viewing = self.viewing
        self.engine.changed.connect(self._vault_changed)
        self.toolbar.axis_chosen.connect(self._choose_axis)
        self.toolbar.table_toggled.connect(self._show_table)
        viewing.span_changed.connect(self._span_moved)
        viewing.range_changed.connect(self._range_moved)
        viewing.lanes_changed.connect(self._show_list)
        viewing.cursor_changed.connect(self._cursor_moved)
        for signal in (viewing.span_changed, viewing.range_changed, viewing.lanes_changed):
            signal.connect(self._save_soon.start)
        self.chart.opened.connect(self._open_place)
        self.chart.listed.connect(self.show_in_memories)
        self.bins.chosen.connect(self._choose_bin)
        self.range_table.opened.connect(self.memory_requested)
        self.range_table.listed.connect(self.show_in_memories)
        self.range_table.cleared.connect(partial(viewing.choose, None))
        self.range_table.moved.connect(self._go_to_place)
        self.pointing.popover.open_wanted.connect(self._open_memory)
        self.pointing.popover.pin_wanted.connect(self._pin)
        self.pointing.more_wanted.connect(self._list_bar)
        self._loading.loaded.connect(self._show_points)
        self._loading.failed.connect(self._fail)
        self.toolbar.export.saved.connect(self._say_saved)
        self.toolbar.export.failed.connect(self._say_not_saved)
        self.splitter.splitterMoved.connect(self._take_split)
        self.states.retried.connect(self.refresh)
        self.states.cleared.connect(partial(self.search_requested.emit, ""))
        self.states.axis_wanted.connect(partial(self._choose_axis, TimeAxis.LIFE))
        self.theme.changed.connect(self._take_heights)

    # What the window asks of a page

    def search_hint(self) -> str:
        return self.tr("Show only  tag:work  type:event")

    def apply_search(self, search: ParsedSearch) -> None:
        self._text = search.text
        if search.search != self._search:
            self._search = search.search
            self.pointing.set_as_of(search.search.as_of)
            self._is_stale = True
        if self.isVisible() or self._has_shown:
            self.refresh_if_stale()

    def show_page(self) -> None:
        self._has_shown = True
        if self.viewing.points_shown and int(self._now() // 1) != self.viewing.today:
            self._is_stale = True  # another day began since
        self.refresh_if_stale()
        (self.bins if self.shows_table else self.chart).setFocus(Qt.FocusReason.OtherFocusReason)

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left / Right"), self.tr("The day before / the day after")),
            (self.tr("Up / Down"), self.tr("The type above / the type below")),
            (self.tr("Shift+Left / Shift+Right"), self.tr("Choose days")),
            (self.tr("Ctrl+Left / Ctrl+Right"), self.tr("The next day that has a memory")),
            (self.tr("Home / End"), self.tr("The first day / the last day")),
            (self.tr("Page Up / Page Down"), self.tr("Earlier / later")),
            *(self.keys.line(name) for name in ("timeline.zoom_in", "timeline.zoom_out", "timeline.today")),
            (self.tr("Enter"), self.tr("Open what lies on the day")),
            (self.tr("Ctrl+Enter"), self.tr("Show the range in Memories")),
        )

    def panes(self) -> tuple[QWidget, ...]:
        upper: tuple[QWidget, ...] = (self.bins,) if self.shows_table else (self.lanes, self.chart)
        return (self.toolbar, *upper, self.overview, self.range_table)

    @property
    def shows_table(self) -> bool:
        """Whether the table stands in place of the chart."""
        return self._upper.currentWidget() is self.bins

    # Loading

    def refresh_if_stale(self) -> None:
        if self._is_stale:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the points anew; what is shown stays until they are there."""
        self._is_stale = False
        if not len(self.viewing.points):
            self.states.show_loading()
            self._stack.setCurrentWidget(self.states)
        else:
            self._dim_soon.start()
        self._loading.load(self._search, self.toolbar.axis)

    @Slot()
    def _dim(self) -> None:
        """The answer is late: what is there is shown as old."""
        self.veil.lower_over()

    def _light_up(self) -> None:
        self._dim_soon.stop()
        self.veil.hide()

    @Slot(object)
    def _show_points(self, points: Points) -> None:
        self._light_up()
        now = self._now()
        today = int(now // 1)
        first_time = not self.viewing.points_shown
        self.viewing.set_points(points, today)
        if first_time:
            self.viewing.set_span(*self._memory.span().bounds(today))
            chosen = self._memory.chosen()
            if chosen is not None:
                self.viewing.choose(chosen)
        is_past = self._search.as_of is not None
        word = long_day(to_date(today)) if is_past else self.tr("Today")
        self.chart.set_today(Today(now, Role.PAST if is_past else Role.ACCENT), word)
        self._show_list()
        self.states.stop_loading()
        if len(points):
            self._stack.setCurrentWidget(self.splitter)
        else:
            is_filtered = bool(self._search.text) or self._search.condition is not None or is_past
            self.states.show_nothing(filtered=is_filtered, axis=self.toolbar.axis)
            self._stack.setCurrentWidget(self.states)

    def _now(self) -> float:
        """Where the present moment lies, or the one that is looked at."""
        return position_of(self._search.as_of or self._clock.now(), self._clock.zone())

    @Slot(object)
    def _fail(self, error: RemembrancerError) -> None:
        self._is_stale = True
        self._light_up()
        self.states.show_error(describe_error(error, translate))
        self._stack.setCurrentWidget(self.states)

    @Slot(object)
    def _vault_changed(self, notice: Notice) -> None:
        self.range_table.model.loading.forget_state_of(notice.memories)
        self._is_stale = True
        if self.isVisible():
            self._refresh_soon.start()

    # The list below

    @Slot()
    def _show_list(self) -> None:
        self._list_soon.stop()
        viewing = self.viewing
        points, days = viewing.points, viewing.listed
        places = points.of_types(days.first, days.last, viewing.lanes)[::-1]
        this_year = to_date(viewing.today).year
        self.range_table.model.show_places(points, places, self._search.as_of, this_year)
        self.range_table.show_nothing(nothing=not len(places))
        self._show_words()
        self._select_row()

    def _show_words(self) -> None:
        viewing = self.viewing
        days = viewing.listed
        counts = viewing.points.count(days.first, days.last)[list(viewing.lanes)]
        types = int((counts > 0).sum())
        number = memories_words(int(counts.sum()))
        self.range_table.show_words(
            self._days_words(days),
            self.tr("{0}, {1}").format(number, type_count(types)) if types else number,
            chosen=viewing.chosen is not None,
        )

    @Slot()
    def _range_moved(self) -> None:
        """The words at once; the rows a few times a second while the mouse draws the range."""
        self._show_words()
        self._list_when_due()

    def _list_when_due(self) -> None:
        if not self._list_soon.isActive():
            self._list_soon.start()

    @Slot()
    def _span_moved(self) -> None:
        visible = self.viewing.visible_days
        first, last = to_date(visible.first), to_date(visible.last)
        # With the year, as the header stands alone.
        self.subtitle_changed.emit(days_between(first, last, this_year=0))
        if self.viewing.chosen is None:
            self._show_words()
            self._list_when_due()

    def _days_words(self, days: DayRange) -> str:
        return days_between(to_date(days.first), to_date(days.last), to_date(self.viewing.today).year)

    # The cursor

    @Slot()
    def _cursor_moved(self) -> None:
        cursor, days = self.viewing.cursor, self.viewing.cursor_days
        if cursor is None or days is None:
            return
        count = int(self.viewing.points.count(days.first, days.last)[cursor.lane])
        self.chart.say_cursor(cursor, self._days_words(days), memories_words(count))
        self._select_row()

    def _select_row(self) -> None:
        self.range_table.go_to(self.viewing.cursor_place)

    @Slot(int)
    def _go_to_place(self, place: int) -> None:
        """The person chose a row: the cursor goes to its bar."""
        points = self.viewing.points
        day = int(points.positions[place] // 1)
        first, last = self.viewing.bin.bounds(day)
        self.viewing.set_cursor(Cell(first, int(points.types[place])), place)
        self.viewing.reveal(first, last)

    # What can be done

    @Slot(int)
    def _open_place(self, place: int) -> None:
        if place >= 0:
            self._open_memory(self.viewing.points.ids[place])

    @Slot(str)
    def _open_memory(self, memory: str) -> None:
        self.pointing.stop()
        self.memory_requested.emit(memory)

    @Slot(str, bool)
    def _pin(self, memory: str, pinned: bool) -> None:
        self.pointing.stop()
        words = self.tr("Pinned.") if pinned else self.tr("Unpinned.")
        self.engine.change(self, Revise((memory,), Revision(pinned=pinned)), partial(self._say_changed, words))

    def _say_changed(self, words: str, change: Change) -> None:
        self.undo_offered.emit(words, change.operation)

    @Slot(int)
    def _list_bar(self, place: int) -> None:
        """Choose the days of the bar that a memory is in, so that the list shows all of it."""
        day = int(self.viewing.points.positions[place] // 1)
        self.viewing.choose_to(day, day)

    @Slot(int)
    def _choose_bin(self, day: int) -> None:
        self.viewing.choose_to(day, day)
        self.viewing.reveal(*self.viewing.bin.bounds(day))

    @cached_property
    def _language(self) -> SearchLanguage:
        return SearchLanguage()

    @Slot()
    def show_in_memories(self) -> None:
        """Write the days listed, and the types shown if not all are, into the search, and go to Memories."""
        days = self.viewing.listed
        period = f"{to_date(days.first)}..{to_date(days.last)}"
        text = self._language.replace(self._text, Term(_KEYS[self.toolbar.axis], period))
        lanes = self.viewing.lanes
        if len(lanes) < len(TYPES):
            text = self._language.replace(text, Term(Key.TYPE, TYPES[lanes[0]]))
            for lane in lanes[1:]:
                text = self._language.add(text, Term(Key.TYPE, TYPES[lane]))
        # First there, then search: else this page would search for it once more.
        self.page_requested.emit(PageName.MEMORIES.value)
        self.search_requested.emit(text)

    @Slot(object)
    def _choose_axis(self, axis: TimeAxis) -> None:
        self.toolbar.set_axis(axis)
        self._memory.save_axis(axis)
        self.refresh()

    @Slot(bool)
    def _show_table(self, shown: bool) -> None:
        self.pointing.stop()
        self._upper.setCurrentWidget(self.bins if shown else self._picture)
        (self.bins if shown else self.chart).setFocus(Qt.FocusReason.OtherFocusReason)

    # Files

    @Slot(str)
    def _say_saved(self, path: str) -> None:
        self.undo_offered.emit(self.tr("Saved as {0}").format(path), "")

    @Slot(str)
    def _say_not_saved(self, reason: str) -> None:
        words = self.tr("The file could not be written ({0}). Nothing is lost. Choose another folder.")
        self.undo_offered.emit(words.format(reason), "")

    # What is remembered

    def take_layout(self) -> None:
        self._is_split = self.splitter.restoreState(self.state.value("splitter", QByteArray()))
        if not self._is_split:
            self._split()

    def _restore(self) -> None:
        self.viewing.show_lanes(self._memory.lanes())
        self._is_split = self.splitter.restoreState(self.state.value("splitter", QByteArray()))

    @Slot()
    def _save(self) -> None:
        self._save_soon.stop()
        if self.viewing.points_shown:
            self._memory.save_view(self.viewing)
            if self._is_split:
                self.state.set_value("splitter", self.splitter.saveState())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pointing.stop()
        if self._save_soon.isActive():
            self._save()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pointing.stop()
        if not self._is_split:
            self._split()

    def _split(self) -> None:
        """Until the person moves the splitter: the list has three rows, and what lanes do not need beyond."""
        px = self.theme.px
        room = self.height() - self.toolbar.height()
        list_height = max(self.range_table.sizeHint().height(), room - px(_UPPER_HEIGHT))
        self.splitter.setSizes([room - list_height, list_height])

    @Slot()
    def _take_split(self) -> None:
        self._is_split = True
        self._save_soon.start()

    @Slot()
    def _take_heights(self) -> None:
        self._upper.setMinimumHeight(self.chart.header_height + self.theme.px(len(TYPES) * _LANE_AT_LEAST))
