"""The tab Two dates: what is not the same at the end of two days."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.history import ChangeFilter, CompareInstants, CountComparison
from remembrancer.model.search import Condition
from remembrancer.wording import name_change
from remembrancer_app.audit.change_list import ChangeList, scrolling
from remembrancer_app.audit.day_popover import DayPopover
from remembrancer_app.audit.states import AuditStates
from remembrancer_app.audit.words import CHANGE_LOOKS, CHANGES_ORDER
from remembrancer_app.charts.dates import long_day
from remembrancer_app.memories.words import memories_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures, type_word
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl
from remembrancer_app.widgets.veil import Veil

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import ChangeCounts, ChangeKind, ChangePage, MemoryChange
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

PAGE = 50
DAYS_BACK = 7
BY_KIND, BY_TYPE, BY_DAY = "kind", "type", "day"


class DatesTab(QWidget):
    """``until`` None is now.

    Signals:
        open_wanted: open a memory (its id) in Memories.
        chosen: other dates, or another way to group, were chosen.
    """

    open_wanted = Signal(str)
    chosen = Signal()

    def __init__(self, theme: Theme, engine: Engine, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._engine = engine
        self._day_words = day_words
        self._condition: Condition | None = None
        self._last: date | None = None
        self._found: list[MemoryChange] = []
        self._counts: ChangeCounts | None = None
        self._next = ""
        self._jobs: list[Job[ChangePage] | Job[ChangeCounts]] = []
        self.is_stale = True
        self.since: date = self.today() - timedelta(days=DAYS_BACK)
        self.until: date | None = None
        column = QVBoxLayout(self)
        margin = theme.px(measures.PAGE_MARGIN_NARROW)
        column.setContentsMargins(margin, theme.px(12), margin, 0)
        column.setSpacing(theme.px(10))
        column.addWidget(self._dates())
        column.addWidget(self._summary())
        inner = QWidget()
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, theme.px(4), margin)
        self.list = ChangeList(theme, day_words, says_who=True)
        self.list.can_restore = False
        self.list.open_wanted.connect(self.open_wanted)
        self.list.more_wanted.connect(self._read_on)
        inside.addWidget(self.list)
        inside.addStretch(1)
        area = scrolling(inner, Role.WINDOW)
        self.states = AuditStates(theme, area)
        self.states.setObjectName("changes")
        self.states.retried.connect(self.read)
        self.veil = Veil(theme, inner, Role.WINDOW)
        column.addWidget(self.states, 1)
        self._show_dates()

    def _dates(self) -> QWidget:
        theme = self._theme
        dates = QWidget()
        dates.setObjectName("dates")
        row = QHBoxLayout(dates)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.first = Button(theme, self.tr("From"), icon=Icon.CALENDAR, drops=True)
        self.first.setAccessibleDescription(self.tr("The earlier date"))
        self.first.clicked.connect(self.choose_first)
        self.second = Button(theme, self.tr("Now"), icon=Icon.CALENDAR, drops=True)
        self.second.setAccessibleDescription(self.tr("The later date"))
        self.second.clicked.connect(self.choose_second)
        row.addWidget(self.first)
        row.addWidget(IconLabel(theme, Icon.ARROW_RIGHT))
        row.addWidget(self.second)
        row.addStretch(1)
        return dates

    def _summary(self) -> QWidget:
        theme = self._theme
        summary = QWidget()
        summary.setObjectName("summary")
        row = QHBoxLayout(summary)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.total = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        row.addWidget(self.total)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, across=theme.px(6), down=theme.px(6))
        row.addWidget(self._chips, 1, Qt.AlignmentFlag.AlignVCenter)
        segments = [
            Segment(BY_KIND, self.tr("By kind"), Icon.LAYERS),
            Segment(BY_TYPE, self.tr("By type"), Icon.LIBRARY),
            Segment(BY_DAY, self.tr("By day"), Icon.CALENDAR_DAYS),
        ]
        self.grouping = SegmentedControl(theme, segments, name=self.tr("How to group"))
        self.grouping.chosen.connect(self._regroup)
        self.grouping.chosen.connect(self.chosen)
        row.addWidget(self.grouping)
        return summary

    # Dates

    def today(self) -> date:
        clock = self._engine.vault.clock
        return clock.now().astimezone(clock.zone()).date()

    @property
    def last(self) -> date:
        """The last day that can be chosen: today, or the day in the past that the window shows."""
        return self._last or self.today()

    def set_dates(self, since: date, until: date | None) -> None:
        """Without a signal; the earlier one comes first, and both are of the past or today."""
        if until is not None and until >= self.today():
            until = None
        if until is not None and until < since:
            since, until = until, since
        self.since = min(since, self.today())
        self.until = until
        self._show_dates()
        self.is_stale = True

    def narrow_to(self, condition: Condition | None, last: date | None) -> bool:
        """The conditions and the date of the window; False if they are as they were."""
        if (condition, last) == (self._condition, self._last):
            return False
        self._condition, self._last = condition, last
        self.is_stale = True
        self._show_dates()
        return True

    @Slot()
    def choose_first(self) -> None:
        popover = DayPopover(self._theme, self.window(), self.last, words=self.tr("Compare from the end of this day."))
        popover.chosen.connect(lambda day: self._choose(day, self.until))
        popover.open_for(self.first, self.since)

    @Slot()
    def choose_second(self) -> None:
        now = "" if self._last is not None else self.tr("Now")
        words = self.tr("Compare with the end of this day.")
        popover = DayPopover(self._theme, self.window(), self.last, words=words, now=now)
        popover.chosen.connect(lambda day: self._choose(self.since, day))
        popover.now_chosen.connect(lambda: self._choose(self.since, None))
        popover.open_for(self.second, self.until)

    def _choose(self, since: date, until: date | None) -> None:
        self.set_dates(since, until)
        self.read()
        self.chosen.emit()

    def _show_dates(self) -> None:
        self.first.setText(self._words(min(self.since, self.last)))
        until = self._end()
        self.second.setText(self.tr("Now") if until is None else self._words(until))
        for button in (self.first, self.second):
            button.updateGeometry()

    def _end(self) -> date | None:
        if self._last is None:
            return self.until
        return self._last if self.until is None else min(self.until, self._last)

    def _words(self, day: date) -> str:
        return long_day(day)

    def _instant(self, day: date) -> datetime:
        """The end of a day in the person's zone."""
        zone = self._engine.vault.clock.zone()
        return datetime.combine(day + timedelta(days=1), time(), tzinfo=zone) - timedelta(microseconds=1)

    # Reading

    def _request(self, after: str = "") -> CompareInstants:
        end = self._end()
        return CompareInstants(
            self._instant(min(self.since, self.last)),
            None if end is None else self._instant(end),
            ChangeFilter(condition=self._condition),
            after,
            PAGE,
        )

    @property
    def is_busy(self) -> bool:
        return bool(self._jobs)

    @Slot()
    def read(self) -> None:
        """What is not the same at both."""
        self._cancel()
        self.is_stale, self._counts = False, None
        request = self._request()
        if self._found:
            self.veil.lower_over()
        else:
            self.states.show_loading()
        if min(self.since, self.last) >= self.today():
            self._nothing(self.tr("The first day is not over yet. Choose an earlier one."))
            return
        count = CountComparison(request.since, request.until, request.filter)
        self._jobs = [
            self._engine.query(self, count, self._take_counts, self._fail),
            self._engine.query(self, request, self._take, self._fail),
        ]

    @Slot()
    def _read_on(self) -> None:
        if self._next and not self._jobs:
            self._jobs = [self._engine.query(self, self._request(self._next), self._take_more, self._fail)]

    def _take_counts(self, counts: ChangeCounts) -> None:
        self._jobs = self._jobs[1:]
        self._counts = counts
        self._clear_chips()
        for kind in CHANGES_ORDER:
            if counts.leading.get(kind):
                icon, tone = CHANGE_LOOKS[kind]
                figure = self.locale().toString(counts.leading[kind])
                words = self.tr("{0} {1}").format(figure, translate.inside(name_change(kind, translate)))
                self._flow.addWidget(Chip(self._theme, ChipFace(words, icon, tone)))
        self.total.setText(self.tr("{0} differ").format(memories_words(counts.total)) if counts.total else "")
        if self._found:
            self._regroup()

    def _take(self, page: ChangePage) -> None:
        self._jobs = self._jobs[:-1]
        self._found = list(page.changes)
        self._show(page)

    def _take_more(self, page: ChangePage) -> None:
        self._jobs = []
        self._found.extend(page.changes)
        self._show(page)

    def _show(self, page: ChangePage) -> None:
        self._next = page.next
        self.veil.hide()
        if not self._found:
            self._nothing(self.tr("Every memory is the same at both dates."))
            return
        self._regroup()
        self.states.show_content()

    def _nothing(self, words: str) -> None:
        self._found, self._next = [], ""
        self.list.clear()
        self._clear_chips()
        self.total.setText("")
        self.veil.hide()
        self.states.show_words(Icon.COPY_CHECK, self.tr("Nothing differs"), words)

    def _fail(self, error: RemembrancerError) -> None:
        self._cancel()
        self.states.show_error(error)

    def _cancel(self) -> None:
        for job in self._jobs:
            job.cancel()
        self._jobs = []
        self.veil.hide()

    def _clear_chips(self) -> None:
        for chip in self._chips.findChildren(Chip):
            self._flow.removeWidget(chip)
            chip.hide()
            chip.setParent(None)
            chip.deleteLater()

    # Groups

    @Slot()
    def _regroup(self) -> None:
        self.list.clear()
        if self.grouping.value == BY_KIND:
            for kind in CHANGES_ORDER:
                changes = [each for each in self._found if each.kind is kind]
                if changes:
                    icon, tone = CHANGE_LOOKS[kind]
                    count = self._count_of(kind, len(changes))
                    self.list.add_group(icon, tone, name_change(kind, translate), changes, count)
        else:
            groups: dict[str, list[MemoryChange]] = {}
            for each in self._found:
                groups.setdefault(self._group(each), []).append(each)
            for title, changes in groups.items():
                self.list.add_group(None, Role.TEXT2, title, changes, None if self._next else len(changes))
        self.list.more.setVisible(bool(self._next))

    def _count_of(self, kind: ChangeKind, shown: int) -> int | None:
        """How many there are of a kind, also of those that are not shown yet; None while that is not known."""
        if not self._next:
            return shown
        return self._counts.leading.get(kind) if self._counts is not None else None

    def _group(self, change: MemoryChange) -> str:
        if self.grouping.value == BY_DAY:
            return self._words(self._day_words.dates.local_day(change.doing.at))
        memory = change.after or change.before
        return "" if memory is None else type_word(memory.type)
