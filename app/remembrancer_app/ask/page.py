"""The page Ask: a question, the stored sentences that answer it, and what an agent would get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.queries import GetState
from remembrancer.model.recalling import COMPACT_TOKENS, FULL_TOKENS, Recall
from remembrancer_app.ask.agent_pane import AgentPane
from remembrancer_app.ask.answer_card import AnswerCard
from remembrancer_app.ask.asking import Asked, Asking
from remembrancer_app.ask.examples import Examples
from remembrancer_app.ask.filters import AskFilters
from remembrancer_app.ask.kept_questions import KeptQuestions
from remembrancer_app.ask.model_answers import ModelAnswers
from remembrancer_app.ask.model_card import ModelCard
from remembrancer_app.ask.options_bar import OptionsBar
from remembrancer_app.ask.panes_layout import AskLayout, page_margins
from remembrancer_app.ask.question_field import QuestionField
from remembrancer_app.ask.results_card import ResultsCard
from remembrancer_app.ask.states import AskStates
from remembrancer_app.ask.words import why_not_deep
from remembrancer_app.keys.table import BY_NAME
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.theme import Role, measures
from remembrancer_app.widgets.veil import Veil

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import VaultState
    from remembrancer.vault import Notice, ParsedSearch

_BUDGETS = {"compact": COMPACT_TOKENS, "full": FULL_TOKENS}


class AskPage(Page):
    """Question and options on top, answer and results below them, the agent's block beside."""

    follows_date = True

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("ask")
        # Its own ground, because in the past another one lies behind the page.
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("ground", Role.WINDOW.value)
        clock = self.engine.vault.clock
        self._words_on_arrival = ""
        self._arrives = True
        self._asked: Asked | None = None
        self._is_stale = False
        self.filters = AskFilters(self.engine, self.private, self)
        self.kept = KeptQuestions(self.private)
        self.asking = Asking(self.engine, self)
        self.examples = Examples(self.engine, self)
        self._day_words = DayWords(clock)
        self._build(self._day_words)
        self._restore()
        self._connect()
        self._add_keys()
        self._show_chips()

    def _build(self, day_words: DayWords) -> None:
        theme = self.theme
        self.question = QuestionField(theme, self.kept)
        self.options = OptionsBar(self.engine, theme, self.filters.searching, self.private, self)
        self.answer = AnswerCard(theme)
        self.model = ModelCard(self.engine, theme)
        self.models = ModelAnswers(self.engine, self.state, self.options, self.model, self)
        self.results = ResultsCard(theme, day_words)
        self.states = AskStates(theme)
        self.agent = AgentPane(theme)
        self._top = QWidget()
        top = QVBoxLayout(self._top)
        top.setSpacing(theme.px(measures.CARD_GAP))
        top.addWidget(self.question)
        top.addWidget(self.options)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setSpacing(theme.px(measures.CARD_GAP))
        column.addWidget(self.answer)
        column.addWidget(self.model)
        column.addWidget(self.results, 1)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setProperty("bare", True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(self._content)
        self._middle = QStackedWidget()
        self._middle.addWidget(self.states)
        self._middle.addWidget(self.scroller)
        self._veils = (Veil(theme, self._middle, Role.WINDOW), Veil(theme, self.agent))
        self.arrangement = AskLayout(
            theme, self.state, top=self._top, answer=self._middle, pane=self.agent, parent=self
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.arrangement)

    def _connect(self) -> None:
        self.question.asked.connect(self.ask)
        self.question.cancelled.connect(self._cancel)
        self.options.changed.connect(self._take_options)
        self.options.chip_closed.connect(self.filters.drop)
        self.options.filter_taken.connect(self._take_filter)
        self.options.view_chosen.connect(lambda view: self.arrangement.show_view(pane=view == "agent"))
        self.filters.changed.connect(self._take_filters)
        self.filters.header_wanted.connect(self.search_requested)
        self.answer.cited.connect(self._show_cited)
        self.model.cited.connect(self._show_cited)
        self.results.opened.connect(self.memory_requested)
        # Later, because a row that is chosen becomes higher first.
        self.results.row_shown.connect(self._show_row, Qt.ConnectionType.QueuedConnection)
        self.results.unfiltered.connect(self.filters.drop_all)
        self.results.asked_again.connect(self._ask_again)
        self.agent.copy_wanted.connect(self.copy_block)
        self.states.example_chosen.connect(self._ask_example)
        self.states.retried.connect(self.question.ask)
        self.states.import_requested.connect(self.import_requested)
        self.states.sample_requested.connect(self.sample_requested)
        self.asking.answered.connect(self._take_answer)
        self.asking.failed.connect(self._fail)
        self.asking.progressed.connect(self.states.say_progress)
        self.asking.slow.connect(self._dim)
        self.asking.late.connect(self._offer_cancel)
        self.asking.rested.connect(self._rest)
        self.examples.found.connect(self._show_examples)
        self.engine.changed.connect(self._vault_changed)
        self.arrangement.narrowed.connect(self._take_narrow)
        self.theme.changed.connect(self._fit)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._fit, Qt.ConnectionType.QueuedConnection)

    def _add_keys(self) -> None:
        for name, act in (("ask.copy", self.copy_block), ("ask.agent", self._toggle_agent)):
            action = QAction(BY_NAME[name].words(), self)
            self.keys.bind(name, action)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(act)
            self.addAction(action)

        self.keys.explain("ask.copy", self.agent.copy, self.tr("Copy the whole text, as an agent gets it"))

    # The page contract

    def take_layout(self) -> None:
        self.arrangement.take_layout()

    def search_hint(self) -> str:
        return self.tr("Narrow what may answer:  tag:work")

    def apply_search(self, search: ParsedSearch) -> None:
        self._day_words.look_from(search.search.as_of)
        if self._arrives:
            self._words_on_arrival = search.free_text
        self.filters.take_header(search)
        self._show_chips()

    def show_page(self) -> None:
        words = self.filters.header.free_text
        if not self._arrives and words and words != self._words_on_arrival:
            # Somebody searched for words from here: the list of memories is where they are found.
            self._words_on_arrival = words
            self.page_requested.emit(PageName.MEMORIES.value)
            return
        self._arrives = False
        self.models.look()
        if self._asked is None and not self.asking.is_busy:
            self._begin()
        else:
            # The component may have come or gone meanwhile.
            self.engine.query(self, GetState(), self._take_deep)
        self.question.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def panes(self) -> tuple[QWidget, ...]:
        panes = (
            self.question,
            self.options,
            self.states,
            self.answer,
            self.model,
            self.results.view,
            self.results.near.view,
            self.agent,
        )
        return tuple(pane for pane in panes if pane.isVisible())

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Enter"), self.tr("Ask; on a memory, open it")),
            (self.tr("Down"), self.tr("Last questions; on a memory, the next one")),
        )

    # Asking

    @Slot(str)
    def ask(self, question: str) -> None:
        """Ask this with the options as they are."""
        self.question.close_history()
        self.options.take_filter()
        self.filters.keep()
        self._show_chips()
        self.question.set_text(question)
        self.kept.remember(question)
        self.question.show_kept()
        self._put(question)

    def _put(self, question: str) -> None:
        self._is_stale = False
        if self._asked is None:
            self.states.show_waiting()
            self._middle.setCurrentWidget(self.states)
        budget = _BUDGETS[self.options.budgets.value]
        self.asking.ask(Recall(self.filters.search(question), budget=budget, deep=self.options.wants_deep))

    @Slot()
    def _ask_again(self) -> None:
        """The same question under other conditions, or of another state of the vault."""
        if self._asked is not None:
            self._put(self._asked.recall.search.text)
        elif self.asking.is_busy:
            self._put(self.question.text())

    @Slot(str)
    def _ask_example(self, question: str) -> None:
        self.ask(question)
        self.question.line.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _take_answer(self, asked: Asked) -> None:
        self._asked = asked
        answered = asked.answered
        if answered.answer is not None:
            self.answer.show_answer(answered.answer)
        elif answered.recalled.items:
            self.answer.show_none()
        self.answer.setVisible(bool(answered.recalled.items))
        self.results.show_recalled(answered.recalled, filters=self.filters.words())
        self.agent.show_asked(asked)
        self.models.answer(asked.recall)
        self.scroller.verticalScrollBar().setValue(0)
        self._middle.setCurrentWidget(self.scroller)
        if self._is_stale:
            self.results.show_stale()

    @Slot(object)
    def _fail(self, error: RemembrancerError) -> None:
        self._asked = None
        self.models.forget()
        if self.options.wants_deep:
            self.engine.query(self, GetState(), self._take_deep)
        self.states.show_error(error)
        self._middle.setCurrentWidget(self.states)

    @Slot()
    def _cancel(self) -> None:
        self.asking.cancel()
        if self._asked is None:
            self._begin()

    @Slot()
    def _dim(self) -> None:
        """What is shown is the answer to something else."""
        if self._asked is not None:
            for veil in self._veils:
                veil.lower_over()

    @Slot()
    def _offer_cancel(self) -> None:
        self.question.set_can_cancel(True)
        self.states.say_late()

    @Slot()
    def _rest(self) -> None:
        self.question.set_can_cancel(False)
        for veil in self._veils:
            veil.hide()

    # The beginning

    def _begin(self) -> None:
        self._middle.setCurrentWidget(self.states)
        self.engine.query(self, GetState(), self._take_state)

    def _take_state(self, state: VaultState) -> None:
        self._take_deep(state)
        if self._asked is not None or self.asking.is_busy:
            return
        if state.current:
            self.examples.look()
        else:
            self.states.show_no_memories()

    @Slot(object)
    def _show_examples(self, questions: Sequence[str]) -> None:
        if self._asked is None and not self.asking.is_busy:
            self.states.show_first_time(questions)

    # Filter, budget and deep

    def set_deep_available(self, *, available: bool, reason: str = "") -> None:
        """Whether deep questions can be asked, and why not; until this is called they cannot."""
        self.options.set_deep_available(available=available, reason=reason)

    def _take_deep(self, state: VaultState) -> None:
        available = state.deep in {"ready", "loading"}
        self.set_deep_available(available=available, reason="" if available else why_not_deep(state.deep))

    @Slot()
    def _take_options(self) -> None:
        self.state.set_value("mode", self.options.budgets.value)
        self.state.set_value("deep", self.options.deep.isChecked())
        self._ask_again()

    @Slot()
    def _take_filter(self) -> None:
        self.filters.keep()
        self._take_filters()

    @Slot()
    def _take_filters(self) -> None:
        self._show_chips()
        self._ask_again()

    def _show_chips(self) -> None:
        self.options.show_chips(self.filters.chips())

    # The block

    @Slot()
    def copy_block(self) -> None:
        """Put what the agent receives on the clipboard, as it is."""
        block = self.agent.block
        if block is not None and block.text:
            QGuiApplication.clipboard().setText(block.text)
            self.undo_offered.emit(self.tr("Copied what the agent receives"), "")

    @Slot()
    def _toggle_agent(self) -> None:
        self.arrangement.toggle_pane()
        self.options.views.set_value("agent" if self.arrangement.shows_pane else "answer")

    # What others change

    @Slot(object)
    def _vault_changed(self, notice: Notice) -> None:
        if not notice.memories:
            return
        self._is_stale = True
        if self._asked is not None:
            self.results.show_stale()
        elif self.isVisible() and not self.asking.is_busy:
            self._begin()

    # Moving about

    @Slot(int)
    def _show_cited(self, number: int) -> None:
        self.results.choose(number)

    @Slot(QRect)
    def _show_row(self, row: QRect) -> None:
        corner = self.results.mapTo(self._content, QPoint(0, 0))
        middle = row.translated(corner).center()
        half = min(row.height(), self.scroller.viewport().height()) // 2
        self.scroller.ensureVisible(middle.x(), middle.y(), 0, half + self.theme.px(measures.CARD_GAP))

    # Room

    def _restore(self) -> None:
        mode = self.state.value("mode", "compact")
        self.options.budgets.set_value(mode if mode in _BUDGETS else "compact")
        self.options.deep.setChecked(self.state.value("deep", False))

    @Slot(bool)
    def _take_narrow(self, narrow: bool) -> None:
        self.agent.set_alone(alone=narrow)
        self.options.views.setVisible(narrow)
        self.options.views.set_value("answer")

    @Slot()
    def _fit(self) -> None:
        side = page_margins(self.theme, self.window().width())
        self._top.layout().setContentsMargins(side, self.theme.px(16), side, 0)  # type: ignore[union-attr]
        below = self.theme.px(14)
        bar = self.scroller.verticalScrollBar()
        # The bar lies in the margin, so that what scrolls ends where the question does.
        end = side - (bar.sizeHint().width() if bar.maximum() > 0 else 0)
        left, right = (end, side) if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else (side, end)
        self._content.layout().setContentsMargins(left, self.theme.px(12), right, below)  # type: ignore[union-attr]
        self.arrangement.fit(self.window().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._arrives = True
        self.question.close_history()
