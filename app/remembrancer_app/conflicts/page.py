"""The page Conflicts: the inbox, and the review of the case that is chosen in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from remembrancer.model.cases import CaseState, CountConflicts
from remembrancer.model.search import AllOf, InNamespace
from remembrancer_app.conflicts.batch_dialog import BatchDialog
from remembrancer_app.conflicts.inbox import Inbox
from remembrancer_app.conflicts.inbox_model import InboxModel
from remembrancer_app.conflicts.listing import Listing
from remembrancer_app.conflicts.review import CaseReview
from remembrancer_app.conflicts.states import ConflictsStates
from remembrancer_app.conflicts.treatment_dialog import TreatmentDialog
from remembrancer_app.conflicts.words import open_words
from remembrancer_app.keys.table import BY_NAME, COMMANDS
from remembrancer_app.links.link import Link, LinkKind
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.theme import Role, measures
from remembrancer_app.widgets.two_panes import PaneRoom, TwoPanes

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from remembrancer.model.cases import ConflictCase, ConflictPage, Resolved
    from remembrancer.model.conflicts import ConflictKind
    from remembrancer.vault import Notice, ParsedSearch

INBOX_ROOM = PaneRoom("inbox_width", 1024, ((0, measures.INBOX_WIDTH), (1600, 320)), 220)
ADVANCE_MS = 400
"""So long what was decided stays on the screen."""
_COMMANDS = tuple(command.name for command in COMMANDS if command.page == PageName.CONFLICTS)


@dataclass(frozen=True, slots=True)
class OwnDecision:
    """What was decided on this page: the operation, the vault's change number after it, and the case if it was one."""

    operation: str
    number: int
    case: str = ""


class ConflictsPage(Page):
    """Cases on the left, the most urgent first; the review on the right goes on to the next one by itself."""

    follows_date = True

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("conflicts")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("ground", Role.WINDOW.value)
        day_words = DayWords(self.engine.vault.clock)
        self._asked_once = False
        self._focus_wanted = False
        self._is_past = False
        self._wanted = ""
        self._own: list[OwnDecision] = []
        self.cases = InboxModel(day_words, self)
        self.listing = Listing(self.engine, self)
        self.inbox = Inbox(self.theme, self.engine, self.cases)
        self.review = CaseReview(self.theme, self.engine, day_words, self.keys)
        self.states = ConflictsStates(self.theme, self.review)
        self.arrangement = TwoPanes(
            self.theme, self.state, INBOX_ROOM, pane=self.inbox, rest=self.states, pane_first=True, parent=self
        )
        self._advance = QTimer(self)
        self._advance.setSingleShot(True)
        self._advance.setInterval(ADVANCE_MS)
        self._advance.timeout.connect(self._go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.arrangement)
        self.copy_link = QAction(BY_NAME["conflicts.copy_link"].words(), self.inbox.view)
        self.copy_link.setEnabled(False)
        self.inbox.view.addAction(self.copy_link)
        self.inbox.view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.keys.bind("conflicts.copy_link", self.copy_link)
        self._connect()

    def _connect(self) -> None:
        self.engine.changed.connect(self._vault_changed)
        self.listing.found.connect(self._take_page)
        self.listing.continued.connect(self._take_more)
        self.listing.slow.connect(self._wait)
        self.listing.failed.connect(self.states.show_error)
        self.inbox.state_chosen.connect(self._choose_state)
        self.inbox.kind_chosen.connect(self._choose_kind)
        self.inbox.source_chosen.connect(self._choose_source)
        self.inbox.batch_wanted.connect(self.decide_together)
        self.inbox.scan.settings_wanted.connect(self.change_treatment)
        self.inbox.view.chosen.connect(self._show_row)
        self.inbox.view.clicked.connect(self.arrangement.show_rest)
        self.inbox.view.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.review.decided.connect(self._decided)
        self.review.skipped.connect(lambda: self._step(1))
        self.review.next_wanted.connect(lambda: self._step(1))
        self.review.previous_wanted.connect(lambda: self._step(-1))
        self.review.undo_wanted.connect(self.undo)
        self.review.reopen_wanted.connect(self.undo_wanted)
        self.review.stale.connect(self.listing.read_soon)
        self.review.list_wanted.connect(self._show_inbox)
        self.states.retried.connect(self.listing.read)
        self.states.cleared.connect(self._clear)
        self.states.decided_wanted.connect(self._show_decided)
        self.copy_link.triggered.connect(self._copy_link)
        self.arrangement.narrowed.connect(self.review.reason.list.setVisible)

    # The page contract

    def search_hint(self) -> str:
        return self.tr("Search the conflicts")

    def apply_search(self, search: ParsedSearch) -> None:
        self._is_past = search.search.as_of is not None
        # Today's list under yesterday's date would be taken for what was open then.
        self.arrangement.leave_alone(alone=self._is_past)
        words = search.free_text.strip()
        namespace = self._namespace(search)
        if (words, namespace) != (self.listing.filter.text, self.listing.filter.namespace) or not self._asked_once:
            self._narrow(text=words, namespace=namespace)
        if self._is_past:
            self.states.show_past()
            asked = CountConflicts(namespace, search.search.as_of)
            self.engine.query(self, asked, self._show_open_then)
        elif self._asked_once:
            self.listing.read_soon()

    def _show_open_then(self, count: int) -> None:
        if self._is_past:
            self.subtitle_changed.emit(open_words(count))

    def _namespace(self, search: ParsedSearch) -> str:
        """The one namespace that the search names, or an empty text."""
        condition = search.search.condition
        parts = condition.parts if isinstance(condition, AllOf) else (condition,)
        return next((part.namespace for part in parts if isinstance(part, InNamespace)), "")

    def show_page(self) -> None:
        if not self._asked_once:
            self.listing.read()
            self._asked_once = True
            self._focus_wanted = True
        self._take_focus()

    def _take_focus(self) -> None:
        """To the review; where there is none, to the list, or what stands in the place of both."""
        targets: list[QWidget] = [self.inbox.view, self.states]
        if self.states.shows_content:
            targets.insert(0, self.review)
        target = next((each for each in targets if each.isVisible()), self)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def panes(self) -> tuple[QWidget, ...]:
        panes = (self.inbox, self.review.old_side, self.review.new_side, self.review.actions_row, self.review.result)
        return tuple(pane for pane in panes if pane.isVisible())

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        return (
            *(self.keys.line(name) for name in _COMMANDS if self.keys.sequences(name)),
            (self.tr("Enter"), self.tr("Apply the choice")),
        )

    # The list

    def _narrow(self, **values: object) -> None:
        self.listing.filter = replace(self.listing.filter, **values)  # type: ignore[arg-type]
        if self._asked_once:
            self.listing.read()

    @Slot(object)
    def _choose_state(self, state: CaseState) -> None:
        self._narrow(states=frozenset({state}))

    @Slot(object)
    def _choose_kind(self, kind: ConflictKind | None) -> None:
        self._narrow(kinds=frozenset() if kind is None else frozenset({kind}))

    @Slot(str)
    def _choose_source(self, source: str) -> None:
        self._narrow(source=source)

    @Slot()
    def _clear(self) -> None:
        self.inbox.clear_filters()
        self._narrow(kinds=frozenset(), source="")
        self.search_requested.emit("")

    @Slot()
    def _show_decided(self) -> None:
        self.inbox.segments.set_value(CaseState.DECIDED.value)
        self._choose_state(CaseState.DECIDED)

    @Slot()
    def _wait(self) -> None:
        if self.review.case is None:
            self.states.show_loading()

    @Slot(object)
    def _take_page(self, page: ConflictPage) -> None:
        present = self.review.case
        row = self.cases.row_of(present.id) if present is not None else 0
        self.cases.show_cases(page.cases)
        self.inbox.show_page(page)
        if not self._is_past:
            self.subtitle_changed.emit(open_words(page.open))
        # What is open again was taken back elsewhere, such as with Ctrl+Z.
        reopened = {case.id for case in page.cases if case.state is CaseState.OPEN}
        self._own = [each for each in self._own if each.number > page.number or each.case not in reopened]
        if self._is_past:
            return
        if self._advance.isActive():
            self.inbox.view.show_row(-1)
            return
        wanted = self.cases.row_of(self._wanted) if self._wanted else -1
        if wanted < 0 and present is not None:
            wanted = self.cases.row_of(present.id)
        self._wanted = ""
        self._show_row(wanted if wanted >= 0 else min(max(row, 0), len(page.cases) - 1))
        if self._focus_wanted:
            self._focus_wanted = False
            self._take_focus()

    @Slot(object)
    def _take_more(self, page: ConflictPage) -> None:
        chosen = self.inbox.view.currentIndex().row()
        top = self.inbox.view.verticalScrollBar().value()
        self.cases.show_cases((*self.cases.cases, *page.cases))
        self.inbox.view.show_row(chosen)
        self.inbox.view.verticalScrollBar().setValue(top)

    @Slot(int)
    def _scrolled(self, value: int) -> None:
        bar = self.inbox.view.verticalScrollBar()
        if value == bar.maximum() and bar.maximum() > 0:
            self.listing.read_on()

    @Slot(int)
    def _show_row(self, row: int) -> None:
        if not 0 <= row < len(self.cases.cases):
            self._show_none()
            return
        self.inbox.view.show_row(row)
        self.review.show_case(self.cases.cases[row])
        self.copy_link.setEnabled(True)
        place = self.tr("{0} of {1}").format(self._figure(row + 1), self._figure(len(self.cases.cases)))
        self.review.reason.show_place(place)
        self.states.show_content()

    def _show_none(self) -> None:
        held = self.review.hasFocus() or self.review.isAncestorOf(QApplication.focusWidget() or self)
        self.review.forget()
        self.copy_link.setEnabled(False)
        if self.listing.is_filtered:
            self.states.show_nothing_found(self.listing.filter.text)
        else:
            self.states.show_nothing(next(iter(self.listing.filter.states)))
        if held:
            self.inbox.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _copy_link(self) -> None:
        """The link to the case that is shown, to the clipboard."""
        if self.review.case is not None:
            QGuiApplication.clipboard().setText(Link(LinkKind.CONFLICT, self.review.case.id).written())
            self.undo_offered.emit(self.tr("The link was copied."), "")

    def _figure(self, number: int) -> str:
        return self.locale().toString(number)

    # Deciding

    @Slot(object, str)
    def _decided(self, resolved: Resolved, words: str) -> None:
        case = self.review.case
        operation = resolved.change.operation
        self._own.append(OwnDecision(operation, resolved.change.number, "" if case is None else case.id))
        self.undo_offered.emit(words, operation)
        self._wanted = self._after(case)
        self._advance.start()

    def _after(self, case: ConflictCase | None) -> str:
        """The one to go on with: below the decided one, or above it if that was the last."""
        row = -1 if case is None else self.cases.row_of(case.id)
        others = [*self.cases.cases[row + 1 :], *reversed(self.cases.cases[: max(0, row)])]
        return others[0].id if others else ""

    @Slot()
    def _go_on(self) -> None:
        self.listing.read()

    def _step(self, step: int) -> None:
        count = len(self.cases.cases)
        if count and not self._advance.isActive():
            self._show_row((self.inbox.view.currentIndex().row() + step) % count)

    @Slot()
    def undo(self) -> None:
        """Take back what was decided last on this page, and show it again."""
        if self._own:
            last = self._own.pop()
            self._wanted = last.case
            self._advance.stop()
            self.undo_wanted.emit(last.operation)

    @Slot()
    def decide_together(self) -> None:
        """Decide all cases that are shown alike, after a summary."""
        dialog = BatchDialog(self.theme, self.engine, self, self.cases.cases, self.keys)
        dialog.decided.connect(self._batch_decided)
        dialog.closed.connect(dialog.deleteLater)
        dialog.open(dialog.actions_row)

    @Slot(object, str)
    def _batch_decided(self, resolved: Resolved, words: str) -> None:
        self._own.append(OwnDecision(resolved.change.operation, resolved.change.number))
        self.undo_offered.emit(words, resolved.change.operation)

    @Slot()
    def change_treatment(self) -> None:
        """Say how a namespace treats contradictions: at first that which is looked at."""
        case = self.review.case
        namespace = self.listing.filter.namespace or ("" if case is None else case.namespace)
        dialog = TreatmentDialog(self.theme, self.engine, self, namespace)
        dialog.saved.connect(
            lambda operation: self.undo_offered.emit(self.tr("How conflicts are treated was changed."), operation)
        )
        dialog.closed.connect(dialog.deleteLater)
        dialog.open(dialog.close_button)

    @Slot(object)
    def _vault_changed(self, _notice: Notice) -> None:
        if self._asked_once and not self._is_past:
            self.listing.read_soon()
            self.inbox.scan.read()

    # Room and keys

    @Slot()
    def _show_inbox(self) -> None:
        if self.arrangement.is_narrow:
            self.arrangement.show_pane()
            self.inbox.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the list does not want is for the review."""
        in_list = self.inbox.view.hasFocus()
        if in_list and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.arrangement.shows_rest:
            self.arrangement.show_rest()
            self.review.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if not (in_list and self.states.shows_content and self.review.take_key(event)):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.fit(self.window().width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrangement.fit(self.window().width())
