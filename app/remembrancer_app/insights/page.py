"""The page Insights: four findings at a glance, and a tab for each."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from remembrancer.model.attention import DecideFlag, GetRoutine, ListRoutines, RoutineState, Verdict
from remembrancer.model.cases import CaseState, ConflictFilter, ListConflicts
from remembrancer.model.changes import Revise, Revision, SetStatus
from remembrancer.model.errors import MemoryNotFoundError
from remembrancer.model.lifecycle import GetActivity, GetStrength, GetSurvival, ListFading, Verify
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import Status
from remembrancer.wording import describe_change
from remembrancer_app.charts.dates import short_day
from remembrancer_app.insights.contested import contested_topics
from remembrancer_app.insights.findings import Findings
from remembrancer_app.insights.memory_row import MemoryRow
from remembrancer_app.insights.routine_row import RoutineRow
from remembrancer_app.insights.tab_layout import ACTIVITY, FADING, OVERVIEW, ROUTINES, arrange_cards
from remembrancer_app.jobs.noticing import NoticingWatch
from remembrancer_app.jobs.turns import Turns
from remembrancer_app.keys.table import BY_NAME
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.page import FadingOf, Page, PageContext, PageName
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.looking_line import LookingLine
from remembrancer_app.widgets.pane import Notice
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from remembrancer.model.attention import RoutineDetail, Routines
    from remembrancer.model.cases import ConflictPage
    from remembrancer.model.changes import Change, ChangeRequest
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.lifecycle import Activity, Fading, StrengthHistory, SurvivalCurve
    from remembrancer.model.memory import Memory
    from remembrancer.vault import Notice as ChangeNotice
    from remembrancer_app.insights.contested import ContestedTopic

SPANS = (30, 90, 200, 365)
_FADING_LISTED, _FADING_DAYS, _AHEAD_DAYS = 60, 30, 180
_CASES_COUNTED = 200
_TWO_COLUMNS_FROM = 1100
"""The width of the window in px at 100 %."""


class InsightsPage(Page):
    """The memory whose fading is shown and the routine stay chosen while the window is open; tab and span longer."""

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("insights")
        self._is_stale = True
        self._arranged: tuple[str, bool] | None = None
        self._memory: Memory | None = None
        self._routine: RoutineDetail | None = None
        self._wanted = ""
        theme = self.theme
        self._turns = Turns(self)
        self.findings = Findings(theme, self.engine.vault.clock, self._turns)
        self.problem = Notice(theme, "", tone=Role.BAD, icon=Icon.CIRCLE_ALERT, action=self.tr("Try again"))
        self.problem.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(self._bar())
        inside = QWidget()
        for card in self.findings.cards:
            card.setParent(inside)
        self._grid = QGridLayout(inside)
        margin = theme.px(measures.PAGE_MARGIN)
        self._grid.setContentsMargins(margin, 0, margin, theme.px(14))
        self._grid.setSpacing(theme.px(12))
        self.scroller = QScrollArea()
        self.scroller.setProperty("bare", True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(inside)
        outer.addWidget(self.scroller, 1)
        self.noticing = NoticingWatch(self.engine, self)
        self._connect()
        self._arrange()

    def _bar(self) -> QVBoxLayout:
        theme = self.theme
        segments = [
            Segment(OVERVIEW, self.tr("Overview"), Icon.LAYOUT_DASHBOARD),
            Segment(FADING, self.tr("Fading"), Icon.HOURGLASS),
            Segment(ROUTINES, self.tr("Routines"), Icon.REPEAT_2),
            Segment(ACTIVITY, self.tr("Activity"), Icon.CALENDAR_DAYS),
        ]
        self.tabs = SegmentedControl(theme, segments, name=self.tr("What to show"))
        kept = self.state.value("tab", OVERVIEW)
        if kept in {segment.value for segment in segments}:
            self.tabs.set_value(kept)
        self.span_words = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.spans = ComboBox(theme, name=self.tr("Span"), icon=Icon.CALENDAR)
        for days in SPANS:
            self.spans.addItem(self.tr("Last {0} days").format(self.locale().toString(days)), days)
        self.spans.setCurrentIndex(max(0, self.spans.findData(self.state.value("span", 200))))
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.span_words)
        row.addWidget(self.spans)
        column = QVBoxLayout()
        margin = theme.px(measures.PAGE_MARGIN)
        column.setContentsMargins(margin, theme.px(12), margin, theme.px(10))
        column.addLayout(row)
        self.looking = LookingLine(theme)
        column.addWidget(self.problem)
        column.addWidget(self.looking)
        return column

    def _connect(self) -> None:
        found = self.findings
        self.tabs.chosen.connect(self._choose_tab)
        self.spans.currentIndexChanged.connect(self._choose_span)
        self.problem.acted.connect(self._read)
        self.noticing.ready.connect(self._ask_routines)
        self.noticing.looking.connect(self.looking.show_state)
        self.noticing.failed.connect(self._fail)
        self.engine.changed.connect(self._vault_changed)
        found.fading.chosen.connect(self._choose_memory)
        found.routines.chosen.connect(self._choose_routine)
        found.routine_chart.opened.connect(self.memory_requested)
        found.heatmap.opened.connect(partial(self.target_requested.emit, PageName.REPORTS))
        for card in found.chart_cards:
            self.keys.label("insights.tables", card.table_button)
            card.said.connect(lambda words: self.undo_offered.emit(words, ""))
        self.keep = found.decay.add_action(self.tr("Keep"), self.keep_memory, Icon.ROTATE_CCW)
        self.pin = found.decay.add_action(self.tr("Pin"), self.pin_memory, Icon.PIN)
        self.let_go = found.decay.add_action(self.tr("Let go"), self.let_memory_go)
        self.normal = found.routine.add_action(self.tr("Normal now"), self.call_normal)
        self._offer()
        for name, act in (
            ("insights.keep", self.keep_memory),
            ("insights.let_go", self.let_memory_go),
            ("insights.tables", self._toggle_tables),
        ):
            shortcut = QShortcut(self)
            self.keys.bind(name, shortcut)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setWhatsThis(BY_NAME[name].words())
            shortcut.activated.connect(act)

    # The page contract

    def show_page(self) -> None:
        if self._is_stale:
            self._read()
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_target(self, target: object) -> None:
        """Show the routine that a memory belongs to, or how it fades: also where it belongs to none."""
        if isinstance(target, FadingOf):
            self._ask(GetMemories((target.memory,)), self._show_first)
        elif isinstance(target, str):
            self._wanted = target
            self.engine.query(self, GetRoutine(target), partial(self._show_routine, wanted=True), self._no_routine)

    def panes(self) -> tuple[QWidget, ...]:
        return tuple(pane for pane in (self.tabs, *self.findings.cards) if pane.isVisible())

    # What is shown

    @Slot(str)
    def _choose_tab(self, tab: str) -> None:
        self.state.set_value("tab", tab)
        self._arrange()

    @Slot()
    def _choose_span(self) -> None:
        self.state.set_value("span", self._span)
        self._read()

    @property
    def _span(self) -> int:
        return int(self.spans.currentData())

    @Slot()
    def _read(self) -> None:
        self._is_stale = False
        self.problem.hide()
        last = self._today()
        first = last - timedelta(days=self._span - 1)
        words = self.tr("All namespaces, {0} to today").format(short_day(first, last.year))
        self.span_words.setText(words)
        self._ask(ListFading(days=_FADING_DAYS, limit=_FADING_LISTED), self._take_fading)
        self.noticing.read()
        self._ask(GetSurvival(days=self._span), self._take_survival)
        self._ask(GetActivity(first, last), self._take_activity)
        self._ask(ListConflicts(ConflictFilter(states=frozenset(CaseState)), limit=_CASES_COUNTED), self._take_cases)

    @Slot()
    def _ask_routines(self) -> None:
        self._ask(ListRoutines(), self._take_routines)

    def _ask(self, request: Any, done: Any) -> None:
        self.engine.query(self, request, done, self._fail)

    def _take_fading(self, fading: Fading) -> None:
        by_id = {each.memory: each for each in fading.memories}

        def done(memories: tuple[Memory, ...]) -> None:
            year = self._today().year
            items = [(each, short_day(by_id[each.id].on, year)) for each in memories]
            self.findings.fading.show_rows(items, self._memory_row, fading.total)
            rows = [row for row in self.findings.fading.rows if isinstance(row, MemoryRow)]
            chosen = next((row for row in rows if self._memory and row.memory.id == self._memory.id), None)
            if chosen is None and rows and self._memory is None:
                chosen = rows[0]
            if chosen is not None:
                self.findings.fading.mark(chosen)
                self._choose_memory(chosen)
            elif self._memory is not None:
                self.show_memory(self._memory)
            else:
                self.findings.decay.show_nothing(self.tr("Nothing fades soon"))
                self._offer()

        self._ask(GetMemories(tuple(by_id)), done)

    def _memory_row(self, item: tuple[Memory, str]) -> MemoryRow:
        memory, end = item
        return MemoryRow(self.theme, memory, end)

    @Slot(object)
    def _choose_memory(self, row: MemoryRow) -> None:
        self.show_memory(row.memory)

    def show_memory(self, memory: Memory) -> None:
        """Show how this memory fades."""
        self._memory = memory
        self._ask(GetStrength(memory.id, ahead_days=_AHEAD_DAYS), partial(self._show_strength, memory))

    def _show_strength(self, memory: Memory, history: StrengthHistory) -> None:
        if self._memory is not None and self._memory.id == memory.id:
            self.findings.show_strength(memory, history)
            self._offer()

    def _take_routines(self, routines: Routines) -> None:
        found = routines.routines
        self.findings.routines.show_rows(found, lambda each: RoutineRow(self.theme, each), len(found))
        if not found:
            self._routine = None
            self.findings.routine.show_nothing(self.tr("No routine yet"))
            self._offer()
            return
        if self._wanted:
            return  # that routine is on its way
        known = self._routine.routine.id if self._routine is not None else ""
        unusual = next((each for each in found if each.state is RoutineState.UNUSUAL), found[0])
        chosen = next((each for each in found if each.id == known), unusual)
        self._ask(GetRoutine(chosen.id), self._show_routine)

    @Slot(object)
    def _choose_routine(self, row: RoutineRow) -> None:
        self._ask(GetRoutine(row.routine.id), self._show_routine)

    def _show_routine(self, detail: RoutineDetail, *, wanted: bool = False) -> None:
        self._routine = detail
        self.findings.show_routine(detail)
        self._offer()
        for row in self.findings.routines.rows:
            if isinstance(row, RoutineRow) and row.routine.id == detail.routine.id:
                self.findings.routines.mark(row)
        if wanted:
            self._wanted = ""
            self._show_tab_with(ROUTINES)

    def _show_tab_with(self, tab: str) -> None:
        """The overview has a card for it; from elsewhere its tab comes to the front."""
        if self.tabs.value != OVERVIEW:
            self.tabs.set_value(tab)
            self._choose_tab(tab)

    def _no_routine(self, error: RemembrancerError) -> None:
        memory, self._wanted = self._wanted, ""
        if not isinstance(error, MemoryNotFoundError):
            self._fail(error)
            return
        self._ask(GetMemories((memory,)), self._show_first)
        self.noticing.read()

    def _show_first(self, memories: tuple[Memory, ...]) -> None:
        for memory in memories:
            self.show_memory(memory)
            self._show_tab_with(FADING)

    def _take_survival(self, curves: tuple[SurvivalCurve, ...]) -> None:
        self.findings.show_survival(curves, self._span)

    def _take_activity(self, activity: Activity) -> None:
        self.findings.show_activity(activity)
        used = {each.memory: each.uses for each in activity.most_used}
        if not used:
            self.findings.used.show_rows((), self._used_row, 0)
            return

        def done(memories: tuple[Memory, ...]) -> None:
            items = [(each, self.locale().toString(used[each.id])) for each in memories]
            self.findings.used.show_rows(items, self._used_row, len(items))

        self._ask(GetMemories(tuple(used)), done)

    def _used_row(self, item: tuple[Memory, str]) -> MemoryRow:
        row = self._memory_row(item)
        row.clicked.connect(partial(self._open, row.memory.id))
        return row

    def _take_cases(self, page: ConflictPage) -> None:
        topics = contested_topics(page.cases)
        self.findings.contested.show_rows(topics, self._topic_row, len(topics))

    def _topic_row(self, topic: ContestedTopic) -> MemoryRow:
        figure = self.locale().toString
        end = self.tr("{0}, {1} open").replace("{0}", figure(topic.cases)).replace("{1}", figure(topic.open_cases))
        row = MemoryRow(self.theme, topic.case.old.memory, end, words=topic.words)
        row.clicked.connect(partial(self._review, topic.case.id))
        return row

    def _review(self, case: str, _checked: bool = False) -> None:
        self.conflict_requested.emit(case)

    def _open(self, memory: str, _checked: bool = False) -> None:
        self.memory_requested.emit(memory)

    @Slot(object)
    def _fail(self, error: RemembrancerError) -> None:
        self.problem.set_text(error_words(error))
        self.problem.show()

    # What is done

    @Slot()
    def keep_memory(self) -> None:
        """It is still true, and grows strong again."""
        if self._memory is not None:
            self._change(Verify((self._memory.id,)))

    @Slot()
    def pin_memory(self) -> None:
        """It stays, whatever happens."""
        if self._memory is not None:
            self._change(Revise((self._memory.id,), Revision(pinned=True)))

    @Slot()
    def let_memory_go(self) -> None:
        """Put it away; it can be brought back."""
        if self._memory is not None:
            self._change(SetStatus((self._memory.id,), Status.ARCHIVED))

    @Slot()
    def call_normal(self) -> None:
        """What is out of the ordinary in the routine is normal from now on."""
        flag = self._routine.routine.flag if self._routine is not None else None
        if flag is not None:
            self._change(DecideFlag(flag.memory, flag.kind, Verdict.DISMISSED))

    def _change(self, request: ChangeRequest[Change]) -> None:
        self.engine.change(self, request, self._say_change)

    def _say_change(self, change: Change) -> None:
        self.undo_offered.emit(describe_change(change, translate), change.operation)

    def _offer(self) -> None:
        """The buttons for what is shown."""
        for button in (self.keep, self.pin, self.let_go):
            button.setVisible(self._memory is not None)
        flag = self._routine.routine.flag if self._routine is not None else None
        self.normal.setVisible(flag is not None and flag.verdict is None)

    @Slot()
    def _toggle_tables(self) -> None:
        for card in self.findings.chart_cards:
            if card.isVisible():
                card.toggle_table()

    @Slot(object)
    def _vault_changed(self, _notice: ChangeNotice) -> None:
        if self.isVisible():
            self._read()
        else:
            self._is_stale = True

    def _today(self) -> date:
        clock = self.engine.vault.clock
        now: datetime = clock.now().astimezone(clock.zone())
        return now.date()

    # Room

    def _arrange(self) -> None:
        """The cards of the tab, beside each other where there is room."""
        wide = self.window().width() / self.theme.appearance.text_size >= _TWO_COLUMNS_FROM
        if self._arranged == (self.tabs.value, wide):
            return
        self._arranged = (self.tabs.value, wide)
        arrange_cards(self._grid, self.findings, self.tabs.value, wide=wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
