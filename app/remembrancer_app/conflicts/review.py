"""The review of one conflict: on the page and in a dialog alike."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from remembrancer.model.cases import CaseState, PreviewResolution
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer_app.conflicts.action_card import ActionCards
from remembrancer_app.conflicts.decided_notice import DecidedNotice
from remembrancer_app.conflicts.deciding import (
    RESOLUTIONS,
    SUPERSESSIONS,
    Decision,
    asks_supersession,
    contradiction_between,
    is_ready,
    older_statements,
    request_for,
)
from remembrancer_app.conflicts.difference import difference
from remembrancer_app.conflicts.even_texts import EvenTexts
from remembrancer_app.conflicts.fields import Side, differing
from remembrancer_app.conflicts.more_room import MoreRoom, ValidityCard
from remembrancer_app.conflicts.older_list import OlderList
from remembrancer_app.conflicts.own_words import OwnWords
from remembrancer_app.conflicts.reason_bar import ReasonBar
from remembrancer_app.conflicts.result_panel import ResultPanel
from remembrancer_app.conflicts.result_words import result_lines
from remembrancer_app.conflicts.side import StatementSide
from remembrancer_app.conflicts.words import done_words
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.page import PageName

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from remembrancer.model.cases import CaseStatement, ConflictCase, ResolutionPreview, Resolved
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Times
    from remembrancer_app.conflicts.fields import Differing, FieldName
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CaseReview(QWidget):
    """What is remembered on the left, what came in on the right, the choice below, and what would come of it.

    Nothing is chosen at first. A choice fills the result; the same again, or Enter, applies it.

    Signals:
        decided: it is on disk; carries a Resolved and the sentence that says it.
        skipped, next_wanted, previous_wanted: go on without deciding.
        undo_wanted: take back what was decided last.
        reopen_wanted: take back the decision of this case (its operation).
        stale: somebody else decided it or changed a statement; it must be read again.
        list_wanted: show the list of cases, where it does not stand beside the review.
        left: close, where this is a dialog.
        previewed: the result that is shown is that of the choice.
    """

    decided = Signal(object, str)
    skipped = Signal()
    next_wanted = Signal()
    previous_wanted = Signal()
    undo_wanted = Signal()
    reopen_wanted = Signal(str)
    stale = Signal()
    list_wanted = Signal()
    left = Signal()
    previewed = Signal()

    def __init__(
        self,
        theme: Theme,
        engine: Engine,
        day_words: DayWords,
        keys: Keymap,
        *,
        in_dialog: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("review")
        self.setAccessibleName(self.tr("Conflict"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._engine = engine
        self._case: ConflictCase | None = None
        self._old: CaseStatement | None = None
        self._fields: tuple[Differing, ...] = ()
        self._starts: dict[str, int] = {}
        self._preview: Job[ResolutionPreview] | None = None
        self._is_busy = False
        self._in_dialog = in_dialog
        self._keys = keys
        self.decision = Decision()
        self.reason = ReasonBar(theme, in_dialog=in_dialog)
        keys.label("conflicts.previous", self.reason.previous)
        keys.label("conflicts.next", self.reason.next)
        self.older = OlderList(theme, day_words)
        self.old_side = StatementSide(theme, day_words, Side.OLD)
        self.new_side = StatementSide(theme, day_words, Side.NEW)
        self.own_words = OwnWords(theme, engine, day_words)
        self.actions_row = ActionCards(theme, keys)
        self.validity = ValidityCard(theme, day_words)
        EvenTexts(theme, (self.old_side, self.new_side), self)
        self.more = MoreRoom(theme, engine, (self.old_side, self.new_side), self.validity, self)
        self.outcome = DecidedNotice(theme, day_words)
        self.result = ResultPanel(theme, keys)
        self._day_words = day_words
        self._build()
        self._connect(in_dialog=in_dialog)

    def _build(self) -> None:
        theme = self._theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        upper = QVBoxLayout()
        upper.setContentsMargins(*(theme.px(side) for side in (16, 12, 16, 10)))
        upper.setSpacing(theme.px(9))
        upper.addWidget(self.reason)
        sides = QHBoxLayout()
        sides.setSpacing(theme.px(12))
        sides.addWidget(self.older)
        sides.addWidget(self.old_side, 1)
        sides.addWidget(self.new_side, 1)
        upper.addLayout(sides, 1)
        for widget in (self.validity, self.own_words, self.actions_row, self.outcome):
            upper.addWidget(widget)
        for hidden in (self.own_words, self.outcome, self.older):
            hidden.hide()
        column.addLayout(upper, 1)
        column.addWidget(self.result)

    def _connect(self, *, in_dialog: bool) -> None:
        self.reason.next_wanted.connect(self.next_wanted)
        self.reason.previous_wanted.connect(self.previous_wanted)
        self.reason.list_wanted.connect(self.list_wanted)
        self.reason.left.connect(self.left)
        self.older.chosen.connect(self._compare_with)
        for side in (self.old_side, self.new_side):
            side.taken.connect(self._take)
        self.own_words.written.connect(self._take_words)
        self.own_words.left.connect(self._leave_words)
        self.actions_row.chosen.connect(self.choose)
        self.outcome.reopen_wanted.connect(self.reopen_wanted)
        self.result.applied.connect(self.apply)
        self.result.answered.connect(self.answer)
        self.result.edit_wanted.connect(self.edit)
        self.result.skip_wanted.connect(self.skipped)
        self.result.undo_wanted.connect(self.undo_wanted)
        self.result.reason_left.connect(self._focus)
        self.result.undo.setVisible(not in_dialog)
        if in_dialog:
            self.result.close_dialog()

    # What is shown

    @property
    def case(self) -> ConflictCase | None:
        return self._case

    @property
    def is_busy(self) -> bool:
        """A decision is under way, or was just made and still stands there."""
        return self._is_busy

    def show_case(self, case: ConflictCase) -> None:
        """Show this case; if it is shown already and nothing in it changed, what was chosen stays."""
        known = self._case
        if known is not None and (known.id, known.number, known.state) == (case.id, case.number, case.state):
            if self._is_busy:
                return
            if known.statements == case.statements:
                self._case = case
                if known.opinions != case.opinions and self._old is not None:
                    self.reason.show_case(case, contradiction_between(case, self._old, case.new))
                return
        self._is_busy = False
        self._case = case
        self.result.reason.clear()
        self._leave_words()
        older = older_statements(case)
        self.older.setVisible(len(older) > 1)
        first = case.old if case.old in older else older[0]
        self.older.show_statements(case, older, first.position)
        is_open = case.state is CaseState.OPEN
        self.actions_row.setVisible(is_open)
        self.result.setVisible(is_open)
        self.outcome.setVisible(not is_open)
        if not is_open:
            self.outcome.show_case(case)
        self._show_pair(first)

    def forget(self) -> None:
        """Show nothing; the case is gone from the list."""
        self._case, self._old, self._is_busy = None, None, False

    def _show_pair(self, old: CaseStatement) -> None:
        case = self._case
        if case is None:
            return
        self._old = old
        new = case.new
        contradiction = contradiction_between(case, old, new)
        marks = difference(old.memory.content, new.memory.content, contradiction)
        self._starts = {
            statement.memory.content: ranges[0][0]
            for statement, ranges in ((old, marks.old), (new, marks.new))
            if ranges
        }
        self._fields = differing(old.memory, new.memory, self._day_words)
        self.reason.show_case(case, contradiction)
        self.old_side.show_statement(case, old, marks.old, self._fields)
        self.new_side.show_statement(case, new, marks.new, self._fields)
        self.more.show_more()
        self.decision = Decision()
        self._show_decision()

    @Slot(int)
    def _compare_with(self, position: int) -> None:
        if self._case is not None and not self._is_busy:
            self._show_pair(next(each for each in self._case.statements if each.position == position))

    @property
    def _names(self) -> tuple[FieldName, ...]:
        return tuple(each.name for each in self._fields)

    # Choosing

    @property
    def _can_choose(self) -> bool:
        return self._case is not None and self._case.state is CaseState.OPEN and not self._is_busy

    @Slot(object)
    def choose(self, resolution: Resolution) -> None:
        """Choose; the one that is chosen already is applied."""
        if not self._can_choose:
            self.actions_row.show_chosen(self.decision.resolution)
        elif self.decision.resolution is resolution:
            self.apply()
        else:
            self.decision = self.decision.choosing(resolution, self._names)
            self._leave_words()
            self._show_decision()

    @Slot(object)
    def _take(self, name: FieldName) -> None:
        side = Side.OLD if self.sender() is self.old_side else Side.NEW
        if self._can_choose:
            self.decision = self.decision.taking(name, side, self._names)
        self._show_decision()

    @Slot(object)
    def answer(self, supersession: Supersession) -> None:
        """The old one was replaced or corrected."""
        if self._can_choose and self.result.asks:
            self.decision = replace(self.decision, supersession=supersession)
            self._show_decision()

    def _show_decision(self) -> None:
        case, old, decision = self._case, self._old, self.decision
        self.actions_row.show_chosen(decision.resolution)
        for side in (self.old_side, self.new_side):
            side.show_taken(decision.taken)
        if self._preview is not None:
            self._preview.cancel()
            self._preview = None
        if case is None or old is None or decision.resolution is None or case.state is not CaseState.OPEN:
            self.result.show_question(asked=False, answer=None)
            self.result.show_hint()
            self.result.set_ready(ready=False, why=self.tr("Choose first what to do"))
            return
        self.result.show_question(asked=asks_supersession(case, decision), answer=decision.supersession)
        ready = is_ready(case, decision)
        self.result.set_ready(ready=ready, why="" if ready else self.tr("Say first what became of the old one"))
        # What comes of it looks the same whichever answer is given.
        asked = decision if decision.supersession else replace(decision, supersession=Supersession.REPLACED)
        request = PreviewResolution(request_for(case, old, asked))
        self._preview = self._engine.query(self, request, self._show_preview, self._refuse)

    def _show_preview(self, preview: ResolutionPreview) -> None:
        self._preview = None
        if self._case is not None and self.decision.resolution is not None:
            lines = result_lines(self._case, preview, self.decision.resolution, self._starts)
            self.result.show_lines(lines)
            self.previewed.emit()

    # Words of one's own

    @Slot()
    def edit(self) -> None:
        """Write what is right in one's own words, beginning with the new ones."""
        if self._case is None or not self._can_choose:
            return
        self.actions_row.hide()
        self.own_words.show()
        self.own_words.begin(self.decision.text or self._case.new.memory.content, self._case.namespace)

    @Slot(str, object)
    def _take_words(self, text: str, times: Times) -> None:
        if self._can_choose:
            self.decision = self.decision.writing(text, times, self._names)
        self._leave_words()
        self._show_decision()

    @Slot()
    def _leave_words(self) -> None:
        if self.own_words.isHidden():
            return
        held = self.own_words.isAncestorOf(QApplication.focusWidget() or self)
        self.own_words.hide()
        self.actions_row.show()
        if held:
            self._focus()

    @Slot()
    def _focus(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # Applying

    @Slot()
    def apply(self) -> None:
        """Carry the choice out; if something must be said first, ask for it."""
        case, old = self._case, self._old
        if case is None or old is None or not self._can_choose or self.decision.resolution is None:
            return
        if not is_ready(case, self.decision):
            self.result.ask()
            return
        request = request_for(case, old, self.decision, self.result.reason.text())
        resolution = self.decision.resolution

        def done(resolved: Resolved) -> None:
            self.decided.emit(resolved, done_words(resolution))

        self._is_busy = True
        self.result.apply.setEnabled(False)
        self._engine.change(self, request, done, self._fail)

    def _fail(self, error: RemembrancerError) -> None:
        self._is_busy = False
        self.result.set_ready(ready=True)
        self._refuse(error)

    def _refuse(self, error: RemembrancerError) -> None:
        self._preview = None
        self.result.show_refusal(error_words(error))
        if error.code in ("case_closed", "version_changed", "conflict_not_found"):
            self.stale.emit()

    # Keys

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key says; False if it says nothing here."""
        if self._case is None:
            return False
        if event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return self._enter()
        name = self._keys.pressed(PageName.CONFLICTS, event)
        if name in RESOLUTIONS:
            self.choose(RESOLUTIONS[name])
            return True
        if name in SUPERSESSIONS:
            if self.result.asks:
                self.answer(SUPERSESSIONS[name])
            return self.result.asks
        acts = {
            "conflicts.edit": self.edit,
            "conflicts.skip": self.skipped.emit,
            "conflicts.undo": self.undo_wanted.emit,
            "conflicts.reason": self.result.focus_reason,
            "conflicts.conversation": self.more.toggle_conversations,
            "conflicts.next": self.next_wanted.emit,
            "conflicts.previous": self.previous_wanted.emit,
        }
        act = acts.get(name)
        if act is None:
            return False
        act()
        return True

    def _enter(self) -> bool:
        focused = QApplication.focusWidget()
        if isinstance(focused, QPushButton) and self.isAncestorOf(focused):
            # Who went to a button with the keyboard means that button.
            focused.click()
            return True
        self.apply()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._in_dialog:
            self.more.fit(self.window().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)
