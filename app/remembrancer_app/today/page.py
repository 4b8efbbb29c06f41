"""The page Today, on which the window opens."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from remembrancer.model.attention import DecideFlag, FlagKind, Verdict
from remembrancer.model.changes import Revise, Revision, SetStatus
from remembrancer.model.consolidation import ConsolidationKind
from remembrancer.model.lifecycle import Verify
from remembrancer.model.types import Status
from remembrancer.wording import describe_change
from remembrancer.wording.attention import explain_flag
from remembrancer_app.agents.raw_text import visible
from remembrancer_app.conflicts.words import origin_words
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.words import error_words, one_line
from remembrancer_app.shell.page import WAITING_PROPOSALS, Page, PageContext, PageName
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, measures
from remembrancer_app.today.capture_card import CaptureCard
from remembrancer_app.today.consolidation_dialog import ConsolidationDialog
from remembrancer_app.today.fading_card import FadingCard
from remembrancer_app.today.item_row import ItemRow
from remembrancer_app.today.list_card import ListCard
from remembrancer_app.today.reading import PinList, ReviewList, TodayReading
from remembrancer_app.today.together import TogetherReading
from remembrancer_app.today.yesterday_card import YesterdayCard
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.looking_line import LookingLine
from remembrancer_app.widgets.pane import Card, Notice

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QResizeEvent

    from remembrancer.model.attention import NoticingState, RoutineFlag
    from remembrancer.model.cases import ConflictCase, ConflictPage
    from remembrancer.model.changes import Change, ChangeRequest
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.lifecycle import ReviewMemory
    from remembrancer.model.memory import Memory
    from remembrancer.model.pairing import PairingRequest
    from remembrancer.model.proposals import Proposal, ProposalPage
    from remembrancer.model.queries import VaultState
    from remembrancer.model.reports import ReportDay
    from remembrancer.vault import Notice as ChangeNotice
    from remembrancer_app.today.reading import DueList, FlagList
    from remembrancer_app.today.together import Together

_TITLE_CHARACTERS = 300
_PROPOSALS = 2
_TWO_COLUMNS_FROM = 1000
_SIDE_WIDTH = 336


class TodayPage(Page):
    """Lists on the left, writing and looking back on the right; one column where the window is narrow."""

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("today")
        theme = self.theme
        self._day_words = DayWords(self.engine.vault.clock)
        self._is_stale = True
        self._columns = 0
        self.reading = TodayReading(self.engine, self.private, self)
        self.decisions = ListCard(
            theme, "decisions", self.tr("Needs a decision"), tone=Role.CONTEST, more=self.tr("Review all")
        )
        self.unusual = ListCard(
            theme, "unusual", self.tr("Out of the ordinary"), tone=Role.WARN, more=self.tr("See all")
        )
        self.due = ListCard(theme, "due", self.tr("Due soon"), tone=Role.ACCENT, more=self.tr("See all"))
        self.capture = CaptureCard(context)
        self.yesterday = YesterdayCard(theme)
        self.fading = FadingCard(theme)
        self.calm = Card(theme)
        self.calm.column.addWidget(
            EmptyState(
                theme,
                Icon.SUNRISE,
                self.tr("Nothing asks for you"),
                self.tr("What needs a decision, falls due or is out of the ordinary stands here."),
            )
        )
        self.bring = Button(theme, self.tr("Bring memories in"), kind=ButtonKind.PRIMARY, icon=Icon.IMPORT)
        self.sample = Button(theme, self.tr("Open the sample vault"))
        self.beginning = Card(theme)
        self.beginning.column.addWidget(
            EmptyState(
                theme,
                Icon.SUNRISE,
                self.tr("Nothing is remembered yet"),
                self.tr("Write something down, bring in what other programs remember, or look at a sample first."),
                buttons=(self.bring, self.sample),
            )
        )
        self.beginning.hide()
        self._is_empty = False
        self.problem = Notice(theme, "", tone=Role.BAD, icon=Icon.CIRCLE_ALERT, action=self.tr("Try again"))
        self.problem.hide()
        self.looking = LookingLine(theme)
        self.unusual.set_waiting(self.looking)
        self._lists = (self.decisions, self.unusual, self.due)
        self._shown: dict[ListCard, bool | None] = dict.fromkeys(self._lists)
        """Whether there is something in each list; None as long as that is not known."""
        self.calm.hide()
        self.together = TogetherReading(self.engine, self.private, self)
        self._conflicts: ConflictPage | None = None
        self._proposals: tuple[Together, ...] = ()
        self._pairings: tuple[PairingRequest, ...] = ()
        self._proposed: ProposalPage | None = None
        self._pins = PinList((), 0)
        self._reviews = ReviewList((), 0)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        theme = self.theme
        left, right = QWidget(), QWidget()
        self._left, self._right = left, right
        for side, widgets in (
            (left, (self.problem, *self._lists, self.calm, self.beginning)),
            (right, (self.capture, self.yesterday, self.fading)),
        ):
            column = QVBoxLayout(side)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(theme.px(12))
            for widget in widgets:
                column.addWidget(widget)
            column.addStretch(1)
        inside = QWidget()
        self._grid = QGridLayout(inside)
        margin = theme.px(measures.PAGE_MARGIN)
        self._grid.setContentsMargins(margin, theme.px(16), margin, margin)
        self._grid.setSpacing(theme.px(16))
        self.scroller = QScrollArea()
        self.scroller.setProperty("bare", True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.scroller)
        self._arrange()

    def _connect(self) -> None:
        reading = self.reading
        reading.conflicts.connect(self._show_conflicts)
        reading.pairings.connect(self._take_pairings)
        reading.proposals.connect(self._take_proposed)
        reading.pins.connect(self._take_pins)
        reading.reviews.connect(self._take_reviews)
        reading.flags.connect(self._show_flags)
        reading.noticing.looking.connect(self._show_looking)
        reading.due.connect(self._show_due)
        reading.fading.connect(self.fading.show_fading)
        reading.days.connect(self._show_days)
        reading.failed.connect(self._fail)
        reading.state.connect(self._take_state)
        self.together.found.connect(self._take_together)
        self.bring.clicked.connect(self.import_requested)
        self.sample.clicked.connect(self.sample_requested)
        self.problem.acted.connect(reading.read)
        self.decisions.more_wanted.connect(partial(self.page_requested.emit, PageName.CONFLICTS))
        self.unusual.more_wanted.connect(partial(self.page_requested.emit, PageName.INSIGHTS))
        self.due.more_wanted.connect(partial(self._search, "(is:due OR is:overdue)"))
        self.fading.more_wanted.connect(partial(self.page_requested.emit, PageName.INSIGHTS))
        self.fading.keep_wanted.connect(lambda chosen: self._change(Verify(chosen)))
        self.fading.pin_wanted.connect(lambda chosen: self._change(Revise(chosen, Revision(pinned=True))))
        self.fading.let_go_wanted.connect(lambda chosen: self._change(SetStatus(chosen, Status.ARCHIVED)))
        self.yesterday.report_wanted.connect(self._open_report)
        self.capture.undo_offered.connect(self.undo_offered)
        self.capture.conflict_requested.connect(self.conflict_requested)
        self.engine.changed.connect(self._vault_changed)

    # The page contract

    def show_page(self) -> None:
        today = self.reading.today
        form = self.tr("dddd d MMMM", "a day without its year, as Qt writes dates")
        self.subtitle_changed.emit(self.locale().toString(QDate(today.year, today.month, today.day), form))
        self.capture.restore()
        if self._is_stale:
            self._is_stale = False
            self.reading.read()
            self.together.read()
        self.capture.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def panes(self) -> tuple[QWidget, ...]:
        panes = (*self._lists, self.capture, self.yesterday, self.fading)
        return tuple(pane for pane in panes if pane.isVisible())

    # What is shown

    @Slot(object)
    def _show_conflicts(self, page: ConflictPage) -> None:
        self.problem.hide()
        self._conflicts = page
        self._show_decisions()

    @Slot(object)
    def _take_together(self, found: tuple[Together, ...]) -> None:
        self._proposals = found
        self._show_decisions()

    def _show_decisions(self) -> None:
        cases, open_cases = (self._conflicts.cases, self._conflicts.open) if self._conflicts is not None else ((), 0)
        proposed = self._proposed.proposals if self._proposed is not None else ()
        rows = [self._pairing_row(request) for request in self._pairings]
        rows += [self._conflict_row(case, first=place == 0) for place, case in enumerate(cases)]
        rows += [self._proposed_row(proposal) for proposal in proposed]
        rows += [self._together_row(each) for each in self._proposals[:_PROPOSALS]]
        rows += [self._pin_row(each) for each in self._pins.memories]
        rows += [self._review_row(review, memory) for review, memory in self._reviews.memories]
        self.decisions.more.setVisible(bool(cases))
        waiting = len(self._pairings) + (self._proposed.total if self._proposed is not None else 0)
        looked_at = self._pins.total + self._reviews.total
        self._fill(self.decisions, rows, open_cases + len(self._proposals) + looked_at + waiting)
        if not rows and self._conflicts is None:
            self._shown[self.decisions] = None
            self._show_calm()

    @Slot(object)
    def _take_pairings(self, pairings: tuple[PairingRequest, ...]) -> None:
        if pairings != self._pairings:
            self._pairings = pairings
            self._show_decisions()

    @Slot(object)
    def _take_proposed(self, page: ProposalPage) -> None:
        self._proposed = page
        self._show_decisions()

    def _pairing_row(self, request: PairingRequest) -> ItemRow:
        title = self.tr("{0} wants to connect").replace("{0}", request.name)
        words = self.tr("An agent asks to be let in, {0}").replace("{0}", self._day_words.brief(request.asked_at))
        row = ItemRow(self.theme, "", title, words, tone=Role.ACCENT, mark=Icon.PLUG)
        look = partial(self.target_requested.emit, PageName.AGENTS, request)
        row.add_button(self.tr("Look"), look)
        row.opened.connect(look)
        return row

    def _proposed_row(self, proposal: Proposal) -> ItemRow:
        # What waits is shown as it is: a mark of writing direction could make it read as something else.
        title = visible(one_line(proposal.memory.title or proposal.memory.content, _TITLE_CHARACTERS))
        words = self.tr("Proposed by {0}, {1}").replace("{0}", proposal.actor)
        words = words.replace("{1}", self._day_words.brief(proposal.proposed))
        row = ItemRow(self.theme, proposal.memory.type, title, words, icon=Icon.HOURGLASS, tone=Role.WARN)
        look = partial(self.target_requested.emit, PageName.AGENTS, WAITING_PROPOSALS)
        row.add_button(self.tr("Look"), look)
        row.opened.connect(look)
        return row

    @Slot(object)
    def _take_pins(self, found: PinList) -> None:
        self._pins = found
        self._show_decisions()

    @Slot(object)
    def _take_reviews(self, found: ReviewList) -> None:
        self._reviews = found
        self._show_decisions()

    def _review_row(self, review: ReviewMemory, memory: Memory) -> ItemRow:
        words = self.tr("Nobody has said since {0} that it is still true")
        words = words.replace("{0}", self._day_words.dates.day(review.since))
        title = one_line(memory.title or memory.content, _TITLE_CHARACTERS)
        row = ItemRow(self.theme, memory.type, title, words, icon=Icon.HOURGLASS, tone=Role.WARN)
        row.add_button(self.tr("Still true"), partial(self._change, Verify((memory.id,))), icon=Icon.CHECK)
        row.opened.connect(partial(self.memory_requested.emit, memory.id))
        return row

    def _pin_row(self, memory: Memory) -> ItemRow:
        words = self.tr("Health or a secret may depend on it. Pinned, agents get it always")
        title = one_line(memory.title or memory.content, _TITLE_CHARACTERS)
        row = ItemRow(self.theme, memory.type, title, words, icon=Icon.PIN, tone=Role.ACCENT)
        row.add_button(self.tr("Pin"), partial(self._change, Revise((memory.id,), Revision(pinned=True))))
        row.add_button(self.tr("Not needed"), partial(self.reading.leave_unpinned, memory.id))
        row.opened.connect(partial(self.memory_requested.emit, memory.id))
        return row

    def _together_row(self, found: Together) -> ItemRow:
        first = found.sources[0]
        count = self.locale().toString(len(found.sources))
        if found.proposal.kind is ConsolidationKind.MERGE:
            words = self.tr("{0} memories say nearly the same").replace("{0}", count)
        else:
            words = self.tr("{0} weak memories could have one beside them").replace("{0}", count)
        title = one_line(found.proposal.content, _TITLE_CHARACTERS)
        row = ItemRow(self.theme, first.type, title, words, icon=Icon.HOURGLASS, tone=Role.WARN)
        look = partial(self._look_at_together, found)
        row.add_button(self.tr("Look"), look)
        row.opened.connect(look)
        return row

    def _look_at_together(self, found: Together) -> None:
        dialog = ConsolidationDialog(self.theme, self.engine, self, found.proposal, found.sources)
        dialog.done.connect(self._say_change)
        dialog.done.connect(self.together.read)
        dialog.refused.connect(partial(self.together.refuse, found.proposal))
        dialog.open(dialog.act)

    def _conflict_row(self, case: ConflictCase, *, first: bool) -> ItemRow:
        words = self.tr("Conflict, {0}").replace("{0}", origin_words(case, self._day_words))
        kind = case.old.memory.type
        title = one_line(case.old.memory.title or case.old.memory.content, _TITLE_CHARACTERS)
        row = ItemRow(self.theme, kind, title, words, icon=Icon.GIT_COMPARE, tone=Role.CONTEST)
        review = partial(self.conflict_requested.emit, case.id)
        row.add_button(self.tr("Review"), review, kind=ButtonKind.PRIMARY if first else ButtonKind.NORMAL)
        row.opened.connect(review)
        return row

    @Slot(object)
    def _show_looking(self, state: NoticingState | None) -> None:
        """What was found stays; below it stands how far the looking is."""
        self.looking.show_state(state)
        if state is not None:
            self._shown[self.unusual] = self.unusual.show_if_needed()
            self._show_calm()

    @Slot(object)
    def _show_flags(self, found: FlagList) -> None:
        self._fill(self.unusual, [self._flag_row(flag, memory) for flag, memory in found.flags], found.total)

    def _flag_row(self, flag: RoutineFlag, memory: Memory) -> ItemRow:
        dates = self._day_words.dates
        words = self.tr("{0} · {1}").replace("{0}", dates.day(flag.at))
        words = words.replace("{1}", explain_flag(flag.reason, dates))
        icon = Icon.BELL_OFF if flag.kind is FlagKind.ABSENCE else Icon.ACTIVITY
        title = one_line(memory.content, _TITLE_CHARACTERS)
        row = ItemRow(self.theme, memory.type, title, words, icon=icon, tone=Role.WARN)
        explain = partial(self.target_requested.emit, PageName.INSIGHTS, flag.memory)
        row.add_button(self.tr("Explain"), explain)
        normal = DecideFlag(flag.memory, flag.kind, Verdict.DISMISSED)
        row.add_button(self.tr("This is normal"), partial(self._change, normal))
        row.opened.connect(partial(self.memory_requested.emit, flag.memory))
        return row

    @Slot(object)
    def _show_due(self, found: DueList) -> None:
        self._fill(self.due, [self._due_row(memory) for memory in found.memories], found.total)

    def _due_row(self, memory: Memory) -> ItemRow:
        now = self.engine.vault.clock.now()
        due = memory.times.due
        words = "" if due is None else self._day_words.dates.due(due)
        is_overdue = due is not None and due < now
        row = ItemRow(
            self.theme,
            memory.type,
            one_line(memory.content, _TITLE_CHARACTERS),
            words,
            icon=Icon.TRIANGLE_ALERT if is_overdue else None,
            tone=Role.BAD,
            ink=Role.BAD if is_overdue else Role.TEXT2,
        )
        done = Revise((memory.id,), Revision(times=replace(memory.times, done=now)))
        row.add_button(self.tr("Done"), partial(self._change, done), icon=Icon.CHECK)
        row.opened.connect(partial(self.memory_requested.emit, memory.id))
        return row

    @Slot(object)
    def _show_days(self, days: tuple[ReportDay, ...]) -> None:
        yesterday = self.reading.today - timedelta(days=1)
        self.yesterday.show_days(days if days and days[-1].day == yesterday else ())

    def _fill(self, card: ListCard, rows: list[ItemRow], total: int) -> None:
        card.show_rows(rows, total)
        self._shown[card] = card.show_if_needed()
        self._show_calm()

    @Slot(object)
    def _take_state(self, state: VaultState) -> None:
        self._is_empty = not state.total
        self._show_calm()

    def _show_calm(self) -> None:
        """What stands there instead of lists: that all is well, or how to begin."""
        is_calm = all(shown is False for shown in self._shown.values())
        self.calm.setVisible(is_calm and not self._is_empty)
        self.beginning.setVisible(is_calm and self._is_empty)

    @Slot(object)
    def _fail(self, error: RemembrancerError) -> None:
        self.problem.set_text(error_words(error))
        self.problem.show()

    # What is done

    def _change(self, request: ChangeRequest[Change]) -> None:
        self.engine.change(self, request, self._say_change)

    def _say_change(self, change: Change) -> None:
        self.undo_offered.emit(describe_change(change, translate), change.operation)

    def _search(self, text: str) -> None:
        self.search_requested.emit(text)
        self.page_requested.emit(PageName.MEMORIES)

    @Slot()
    def _open_report(self) -> None:
        self.target_requested.emit(PageName.REPORTS, self.reading.today - timedelta(days=1))

    @Slot(object)
    def _vault_changed(self, _notice: ChangeNotice) -> None:
        if self.isVisible():
            self.reading.read_soon()
        else:
            self._is_stale = True

    # Room

    def _arrange(self) -> None:
        wide = self.width() / self.theme.appearance.text_size >= _TWO_COLUMNS_FROM - measures.RAIL_WIDTH
        columns = 2 if wide else 1
        if columns == self._columns:
            return
        self._columns = columns
        for side in (self._left, self._right):
            self._grid.removeWidget(side)
        self._grid.addWidget(self._left, 0, 0)
        if wide:
            self._grid.addWidget(self._right, 0, 1)
            self._right.setFixedWidth(self.theme.px(_SIDE_WIDTH))
        else:
            self._grid.addWidget(self._right, 1, 0)
            self._right.setMinimumWidth(0)
            self._right.setMaximumWidth(16777215)
        self._grid.setColumnStretch(0, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.capture.keep()
