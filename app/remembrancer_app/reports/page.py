"""The page Reports: what a day brought, day by day."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from remembrancer.model.queries import ListNamespaces
from remembrancer.model.reports import GetReport, KeepReports, ListReportDays, SearchReports
from remembrancer_app.keys.table import BY_NAME
from remembrancer_app.links.link import Link, LinkKind
from remembrancer_app.memories.words import error_words
from remembrancer_app.reports.days_pane import DaysPane
from remembrancer_app.reports.report_view import ReportView
from remembrancer_app.reports.saving import SaveReportButton
from remembrancer_app.reports.told_bar import ToldBar
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.shell.report_notice import NOTIFY
from remembrancer_app.shell.tray import can_notify
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.content_states import ContentStates
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.pane import Pane, Separator
from remembrancer_app.widgets.two_panes import PaneRoom, TwoPanes

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer.model.reports import Report, ReportDay, ReportMatch, ReportsKept
    from remembrancer.vault import Notice, ParsedSearch
    from remembrancer_app.jobs.engine import Job
    from remembrancer_app.reports.report_view import ReportLink

_MADE_DAYS = 366
_ROOM = PaneRoom("days", 1024, ((0, 264),), 250)


class ReportsPage(Page):
    """Nothing is asked before it is first shown. The day and the namespace are remembered while the window is open."""

    follows_date = True

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("reports")
        theme = self.theme
        self._report_job: Job[Report] | None = None
        self._days_job: Job[tuple[ReportDay, ...]] | None = None
        self._making_job: Job[ReportsKept] | None = None
        self._actions: dict[str, QAction] = {}
        self._searched = ""
        self._is_stale = True
        self._latest = self._today()
        self.day = self._latest
        self.days = DaysPane(theme, self._latest)
        self.view = ReportView(theme)
        self.states = ContentStates(theme, self.view)
        self.save = SaveReportButton(theme, self.engine, self.view)
        right = Pane(theme, Role.SURFACE)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        column.addWidget(Separator(theme))
        self.told = ToldBar(theme, self.engine)
        column.addWidget(self.told)
        column.addWidget(self.states, 1)
        self.arrangement = TwoPanes(theme, self.state, _ROOM, pane=self.days, rest=right, pane_first=True, parent=self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.arrangement)
        self._connect()
        self._add_keys()

    def _bar(self) -> QWidget:
        theme = self.theme
        bar = QWidget()
        bar.setObjectName("report_bar")
        bar.setFixedHeight(theme.px(44))
        row = QHBoxLayout(bar)
        row.setContentsMargins(theme.px(16), 0, theme.px(12), 0)
        row.setSpacing(theme.px(8))
        self.to_days = Button(theme, icon=Icon.CALENDAR_DAYS, name=self.tr("Days"), size=ControlSize.TOOLBAR)
        self.to_days.hide()
        row.addWidget(self.to_days)
        self.namespaces = ComboBox(theme, name=self.tr("Namespace"))
        self.namespaces.addItem(self.tr("All namespaces"), "")
        row.addWidget(self.namespaces)
        self.made = ElidedLabel(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        self.made.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.made, 1)
        self.copy = Button(theme, self.tr("Copy"), icon=Icon.COPY, size=ControlSize.TOOLBAR)
        self.keys.explain("reports.copy", self.copy, self.tr("Copy the report as Markdown"))
        self.tables = Button(
            theme, icon=Icon.TABLE_2, name=self.tr("Figures of the charts as tables"), size=ControlSize.TOOLBAR
        )
        self.tables.setCheckable(True)
        row.addWidget(self.tables)
        row.addWidget(self.copy)
        row.addWidget(self.save)
        self.earlier = Button(theme, icon=Icon.CHEVRON_LEFT, name=self.tr("Day before"), size=ControlSize.TOOLBAR)
        self.later = Button(theme, icon=Icon.CHEVRON_RIGHT, name=self.tr("Day after"), size=ControlSize.TOOLBAR)
        self.options = Button(theme, icon=Icon.ELLIPSIS, name=self.tr("More"), size=ControlSize.TOOLBAR)
        row.addWidget(self.options)
        row.addWidget(self.earlier)
        row.addWidget(self.later)
        return bar

    def _connect(self) -> None:
        self.days.chosen.connect(self.open_day)
        self.days.month_shown.connect(self._read_days)
        self.days.making_wanted.connect(self._make_reports)
        self.days.making_unwanted.connect(self._stop_making)
        self.view.followed.connect(self._follow)
        self.states.retried.connect(self._read)
        self.copy.clicked.connect(self.copy_report)
        self.options.clicked.connect(self._open_options)
        self.tables.toggled.connect(lambda wanted: self.view.show_tables(wanted=wanted))
        self.save.said.connect(lambda words: self.undo_offered.emit(words, ""))
        self.earlier.clicked.connect(lambda: self.step(-1))
        self.later.clicked.connect(lambda: self.step(1))
        self.to_days.clicked.connect(self.arrangement.show_pane)
        self.arrangement.narrowed.connect(self.to_days.setVisible)
        self.namespaces.currentIndexChanged.connect(self._read_all)
        self.engine.changed.connect(self._vault_changed)

    def _add_keys(self) -> None:
        for name, owner, act in (
            # Not while the calendar or the list of days has the focus: arrows have a meaning of their own there.
            ("reports.earlier", self.view, lambda: self.step(-1)),
            ("reports.later", self.view, lambda: self.step(1)),
            ("reports.today", self.view, lambda: self.open_day(self._latest)),
            ("reports.tables", self.view, self.tables.toggle),
            ("reports.copy", self, self.copy_report),
            ("reports.copy_link", self, self.copy_link),
        ):
            action = QAction(BY_NAME[name].words(), owner)
            self.keys.bind(name, action)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(act)
            owner.addAction(action)
            self._actions[name] = action
        self.keys.label("reports.tables", self.tables)

    # The page contract

    def search_hint(self) -> str:
        return self.tr("Search reports")

    def apply_search(self, search: ParsedSearch) -> None:
        as_of = search.search.as_of
        self._latest = self._today() if as_of is None else as_of.astimezone(self.engine.vault.clock.zone()).date()
        self.days.month.set_latest(self._latest)
        self.later.setEnabled(self.day < self._latest)
        words = search.free_text.strip()
        if words != self._searched:
            self._searched = words
            self._read_days(self.day)
        if as_of is not None and self.day != self._latest:
            self.open_day(self._latest)

    def show_page(self) -> None:
        if self._is_stale:
            self.engine.query(self, ListNamespaces(), self._take_namespaces)
            self._read_all()
        else:
            # What is wanted of a language model may have been changed in the settings meanwhile.
            self.told.show_day(self.day, self._namespace)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def panes(self) -> tuple[QWidget, ...]:
        return tuple(pane for pane in (self.days, self.namespaces, self.view) if pane.isVisible())

    def open_target(self, target: object) -> None:
        if isinstance(target, date):
            self.open_day(target)

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        return ((self.tr("Up / Down"), self.tr("In the list: the day after / the day before")),)

    # Days

    @Slot(object)
    def open_day(self, day: date) -> None:
        """Show the report of this day."""
        self.day = min(day, self._latest)
        self.days.choose(self.day)
        self.arrangement.show_rest()
        self._read()

    def step(self, days: int) -> None:
        """So many days on."""
        self.open_day(self.day + timedelta(days=days))

    @Slot()
    def copy_report(self) -> None:
        """The Markdown of the report, to the clipboard."""
        report = self.view.report
        if report is not None and self.states.shows_content:
            QGuiApplication.clipboard().setText(report.markdown)
            self.undo_offered.emit(self.tr("The report was copied as Markdown."), "")

    @Slot()
    def copy_link(self) -> None:
        """The link to this day's report, to the clipboard."""
        QGuiApplication.clipboard().setText(Link(LinkKind.REPORT, self.day.isoformat()).written())
        self.undo_offered.emit(self.tr("The link was copied."), "")

    @Slot()
    def _open_options(self) -> None:
        self.options_menu().popup(self.options.mapToGlobal(self.options.rect().bottomLeft()))

    def options_menu(self) -> QMenu:
        """The link to the report; and whether the desktop tells of each day's, which stays as chosen for this vault."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(self._actions["reports.copy_link"])
        tells = menu.addAction(self.tr("Tell me when a day's report is there"))
        tells.setCheckable(True)
        tells.setChecked(self.state.value(NOTIFY, False))
        tells.setEnabled(can_notify())
        if not tells.isEnabled():
            tells.setText(self.tr("Tell me when a day's report is there (this desktop shows no messages)"))
        tells.toggled.connect(lambda on: self.state.set_value(NOTIFY, on))
        return menu

    @Slot()
    def _read_all(self) -> None:
        self._is_stale = False
        self._read_days(self.day)
        self._read()

    @Slot()
    def _read(self) -> None:
        if self._report_job is not None:
            self._report_job.cancel()
        self.later.setEnabled(self.day < self._latest)
        if self.view.report is None:
            self.states.show_loading()
        self.told.show_day(self.day, self._namespace)
        request = GetReport(self.day, self._namespace)
        self._report_job = self.engine.query(self, request, self._show, self._fail)

    @Slot(object)
    def _read_days(self, day: date) -> None:
        if self._days_job is not None:
            self._days_job.cancel()
            self._days_job = None
        if self._searched:
            self.engine.query(self, SearchReports(self._searched, self._namespace), self._show_found, self._fail)
            return
        first = day.replace(day=1)
        last = day.replace(day=monthrange(day.year, day.month)[1])
        request = ListReportDays(first, last, self._namespace)
        self._days_job = self.engine.query(self, request, self.days.show_days, self._fail)

    def _show_found(self, found: tuple[ReportMatch, ...]) -> None:
        if self._searched:
            self.days.show_found(found)

    @Slot()
    def _make_reports(self) -> None:
        """Make the reports that a search cannot find yet, beside everything else."""
        self.days.search_note.show_making(0, _MADE_DAYS)
        made = self._making_job = self.engine.query(
            self, KeepReports(_MADE_DAYS), lambda _kept: self._end_making(to_the_end=True), self._fail_making
        )
        made.progressed.connect(lambda done, total, _stage: self.days.search_note.show_making(done, total))

    @Slot()
    def _stop_making(self) -> None:
        if self._making_job is not None:
            self._making_job.cancel()
            self._end_making(to_the_end=False)

    def _fail_making(self, error: RemembrancerError) -> None:
        self._end_making(to_the_end=False)
        self.undo_offered.emit(error_words(error), "")

    def _end_making(self, *, to_the_end: bool) -> None:
        self._making_job = None
        self.days.search_note.show_made(to_the_end=to_the_end)
        if self._searched:
            self._read_days(self.day)

    def _show(self, report: Report) -> None:
        self._report_job = None
        if report.complete:
            self.made.setText(self.tr("Made from the vault as it stood that night"))
        else:
            self.made.setText(self.tr("The day is not over"))
        self.view.show_report(report)
        self.states.show_content()

    def _fail(self, error: RemembrancerError) -> None:
        self.states.show_failure(self.tr("The report cannot be shown"), error_words(error))

    @property
    def _namespace(self) -> str:
        return str(self.namespaces.currentData() or "")

    def _take_namespaces(self, found: tuple[Namespace, ...]) -> None:
        chosen = self._namespace
        self.namespaces.blockSignals(True)
        while self.namespaces.count() > 1:
            self.namespaces.removeItem(1)
        for each in found:
            self.namespaces.addItem(each.title or each.name, each.name)
        self.namespaces.setCurrentIndex(max(0, self.namespaces.findData(chosen)))
        self.namespaces.blockSignals(False)
        self.namespaces.setVisible(len(found) > 1)

    @Slot(object)
    def _follow(self, link: ReportLink) -> None:
        if link.kind == "conflict":
            self.conflict_requested.emit(link.identifier)
        elif link.kind == "routine":
            self.target_requested.emit(PageName.INSIGHTS, link.identifier)
        elif link.kind == "memory":
            self.memory_requested.emit(link.identifier)

    @Slot(object)
    def _vault_changed(self, _notice: Notice) -> None:
        self._is_stale = True
        if self.isVisible() and self.day == self._today():
            self._read_all()

    def _today(self) -> date:
        clock = self.engine.vault.clock
        return clock.now().astimezone(clock.zone()).date()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.fit(self.window().width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrangement.fit(self.window().width())
