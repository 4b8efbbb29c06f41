"""The dialog in which a person writes a new memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.changes import Change, Outcome, Remember, Remembered, Undo
from remembrancer.model.errors import InvalidInputError, RemembrancerError
from remembrancer.model.limits import CONTENT_CHARACTERS
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories, ListNamespaces, Suggest
from remembrancer.model.types import Importance
from remembrancer.wording import describe_remembered
from remembrancer_app.capture.kept_draft import KeptDraft, keep_draft, read_draft
from remembrancer_app.capture.outcome import OutcomePanel
from remembrancer_app.capture.tag_line import TagLine
from remembrancer_app.capture.type_line import TypeLine
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.chip import Chip, ChipFace
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Notice
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory, Times
    from remembrancer.model.queries import Namespace, Suggestion
    from remembrancer_app.jobs.engine import Job
    from remembrancer_app.shell.page import PageContext

TYPING_MS = 200
_WIDTH = 560
_TEXT_HEIGHT = 132
_FROM_LIMIT = 500
"""How many characters before the limit the count begins to show."""


class NewMemoryDialog(Overlay):
    """Text first; type, tags and dates are read from it while it is written.

    Closing keeps what was typed. `show` opens it with the focus in the text.

    Signals:
        undo_offered: it is remembered; the sentence and the operation's id.
        conflict_requested: it contradicts something and waits; review the conflict (its id).
        memory_requested: show this memory (one that says nearly the same).
        suggested: the guesses for the text as it is now have come.
        remembered: the memory is on disk (a Remembered).
    """

    undo_offered = Signal(str, str)
    conflict_requested = Signal(str)
    memory_requested = Signal(str)
    suggested = Signal()
    remembered = Signal(object)

    def __init__(self, context: PageContext, parent: QWidget) -> None:
        super().__init__(context.theme, parent.window())
        self.setObjectName("new_memory")
        self.setAccessibleName(self.tr("New memory"))
        self._engine = context.engine
        self._private = context.private
        self._day_words = DayWords(context.engine.vault.clock)
        self._opening = False
        self._asks: Job[Suggestion] | None = None
        self._times: Times | None = None
        self._last: Remembered | None = None
        self._notice: Notice | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(TYPING_MS)
        self._wait.timeout.connect(self._suggest)
        self.keep_width(_WIDTH)
        self._pages = QStackedWidget()
        self.frame.column.addWidget(self._pages)
        self._pages.addWidget(self._form())
        self.outcome = OutcomePanel(self._theme)
        self.outcome.done.connect(self.close_overlay)
        self.outcome.undo_wanted.connect(self._undo)
        self.outcome.opened.connect(self._open_other)
        self._pages.addWidget(self.outcome)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.remember)
        self.closed.connect(self._closed)
        self._restore()
        self._engine.query(self, ListNamespaces(), self._take_namespaces)

    # Layout

    def _form(self) -> QWidget:
        theme = self._theme
        form = QWidget()
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, self.tr("New memory"), style=TextStyle.SECTION))
        head.addStretch(1)
        self.namespace = ComboBox(theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        self.namespace.activated.connect(self._type_again)
        head.addWidget(self.namespace)
        column.addLayout(head)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("What to remember"))
        self.text.setPlaceholderText(self.tr("What is to be remembered? One statement is best."))
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font(TextStyle.REPORT))
        self.text.setFixedHeight(theme.px(_TEXT_HEIGHT))
        self.text.textChanged.connect(self._typed)
        column.addWidget(self.text)
        self.count = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, tabular=True)
        self.count.hide()
        column.addWidget(self.count, 0, Qt.AlignmentFlag.AlignRight)
        self.type = TypeLine(theme)
        self.type.chosen.connect(self._show_dates)
        column.addWidget(self.type)
        self._dates = QWidget()
        self._date_flow = FlowLayout(self._dates, across=theme.px(6), down=theme.px(6))
        self._dates.hide()
        column.addWidget(self._dates)
        self.tags = TagLine(theme)
        column.addWidget(self.tags)
        column.addLayout(self._flags())
        self._notices = QVBoxLayout()
        column.addLayout(self._notices)
        column.addLayout(self._buttons())
        return form

    def _flags(self) -> QHBoxLayout:
        theme = self._theme
        flags = QHBoxLayout()
        flags.setSpacing(theme.px(18))
        self.pinned = CheckBox(theme, self.tr("Pin it"))
        self.important = CheckBox(theme, self.tr("Important"))
        flags.addWidget(self.pinned)
        flags.addWidget(self.important)
        flags.addStretch(1)
        return flags

    def _buttons(self) -> QHBoxLayout:
        theme = self._theme
        buttons = QHBoxLayout()
        kept = PlainText(theme, self.tr("Closing keeps the draft."), style=TextStyle.CAPTION, tone=Role.TEXT3)
        buttons.addWidget(kept)
        buttons.addStretch(1)
        self.cancel = Button(theme, self.tr("Close"), kind=ButtonKind.GHOST)
        self.cancel.clicked.connect(self.close_overlay)
        self.save = Button(theme, self.tr("Remember"), kind=ButtonKind.PRIMARY, key=self.tr("Ctrl ↵"))
        self.save.clicked.connect(self.remember)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        return buttons

    def show(self) -> None:
        """Open it over the window, with the focus in the text."""
        if self._opening:
            super().show()
            return
        self._opening = True
        self.open(self.text)
        self._opening = False

    # The draft

    def _restore(self) -> None:
        draft = read_draft(self._private)
        self._namespace = draft.namespace
        self.type.set_choice(draft.type)
        self.tags.set_tags(draft.tags)
        self.pinned.setChecked(draft.pinned)
        self.important.setChecked(draft.important)
        self.text.setPlainText(draft.text)
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def _keep(self, draft: KeptDraft) -> None:
        keep_draft(self._private, draft)

    @Slot()
    def _closed(self) -> None:
        self._wait.stop()
        if self._last is None:
            self._keep(
                KeptDraft(
                    self.text.toPlainText(),
                    self.type.choice,
                    self.tags.tags,
                    self._chosen_namespace(),
                    self.pinned.isChecked(),
                    self.important.isChecked(),
                )
            )
        self.deleteLater()

    def _take_namespaces(self, namespaces: tuple[Namespace, ...]) -> None:
        for each in namespaces:
            self.namespace.addItem(each.title or each.name, each.name)
        place = self.namespace.findData(self._namespace)
        self.namespace.setCurrentIndex(max(0, place))
        self.namespace.setVisible(len(namespaces) > 1)
        self.namespace.updateGeometry()

    def _chosen_namespace(self) -> str:
        chosen = self.namespace.currentData()
        return chosen if isinstance(chosen, str) else self._namespace

    # Guessing

    @Slot()
    def _typed(self) -> None:
        length = len(self.text.toPlainText())
        self.count.setVisible(length > CONTENT_CHARACTERS - _FROM_LIMIT)
        figure = self.locale().toString
        self.count.setText(self.tr("{0} of {1}").format(figure(length), figure(CONTENT_CHARACTERS)))
        self.count.set_tone(Role.BAD if length > CONTENT_CHARACTERS else Role.TEXT2)
        self._drop_notice()
        self._wait.start()

    @Slot()
    def _type_again(self) -> None:
        self._wait.start()

    @Slot()
    def _suggest(self) -> None:
        text = self.text.toPlainText()
        if self._asks is not None:
            self._asks.cancel()
            self._asks = None
        if not text.strip() or len(text) > CONTENT_CHARACTERS:
            self.type.forget_guess()
            self._times = None
            self.tags.propose(())
            self._show_dates()
            return
        request = Suggest(text, self._chosen_namespace())
        self._asks = self._engine.query(self, request, self._take_suggestion, self._no_suggestion)

    def _take_suggestion(self, suggestion: Suggestion) -> None:
        self._asks = None
        self.type.show_guess(suggestion.type, suggestion.type_reason)
        self._times = suggestion.times
        self.tags.propose(suggestion.tags)
        self._show_dates()
        self._fit()
        self.suggested.emit()

    def _no_suggestion(self, error: RemembrancerError) -> None:
        self._asks = None
        self._refuse(error)

    @Slot()
    def _show_dates(self) -> None:
        for chip in self._dates.findChildren(Chip):
            self._date_flow.removeWidget(chip)
            chip.hide()
            chip.setParent(None)
            chip.deleteLater()
        words = self.date_words()
        for each in words:
            self._date_flow.addWidget(Chip(self._theme, ChipFace(each, Icon.CALENDAR), self._dates))
        self._dates.setVisible(bool(words))
        self._fit()

    def date_words(self) -> tuple[str, ...]:
        """The dates found in the text, in words. Which they are depends on the type, so a chosen type shows none."""
        times = self._times
        if times is None or self.type.choice not in (None, self.type.guessed):
            return ()
        found = (
            (self.tr("Due {0}"), times.due),
            (self.tr("On {0}"), times.happening_from),
            (self.tr("Holds from {0}"), times.valid_from),
            (self.tr("Holds until {0}"), times.valid_to),
        )
        return tuple(words.format(self._day_words.short_weekday(at)) for words, at in found if at is not None)

    # Remembering

    @Slot()
    def remember(self) -> None:
        """Store it; what is wrong is said, and everything stays as it was typed."""
        if self._pages.currentWidget() is self.outcome or not self.save.isEnabled():
            return
        self.tags.take_typed()
        text = self.text.toPlainText()
        if not text.strip():
            self._refuse(InvalidInputError("content", "empty"))
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        draft = Draft(
            text,
            type=self.type.choice,
            tags=self.tags.tags,
            importance=Importance.HIGH if self.important.isChecked() else Importance.NORMAL,
            pinned=self.pinned.isChecked(),
        )
        self.save.setEnabled(False)
        request = Remember(draft, self._chosen_namespace())
        self._engine.change(self, request, self._take_remembered, self._refuse)

    def _take_remembered(self, remembered: Remembered) -> None:
        self._last = remembered
        self._keep(KeptDraft(namespace=self._chosen_namespace()))
        words = describe_remembered(remembered, translate)
        self.remembered.emit(remembered)
        if remembered.conflict is not None and remembered.outcome is Outcome.CONFLICT:
            self.close_overlay()
            self.conflict_requested.emit(remembered.conflict.case)
            return
        if not remembered.near_duplicates:
            self.undo_offered.emit(words, remembered.change.operation)
            self.close_overlay()
            return
        near = tuple(each.memory for each in remembered.near_duplicates)

        def show(others: tuple[Memory, ...]) -> None:
            self.outcome.show_outcome(words, others)
            self._pages.setCurrentWidget(self.outcome)
            self._fit()
            self.outcome.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

        self._engine.query(self, GetMemories(near), show)

    def _refuse(self, error: RemembrancerError) -> None:
        self.save.setEnabled(True)
        self._drop_notice()
        self._notice = Notice(self._theme, error_words(error), tone=Role.BAD, icon=Icon.CIRCLE_ALERT)
        self._notices.addWidget(self._notice)
        self._fit()

    def notice_text(self) -> str:
        return "" if self._notice is None else self._notice.accessibleName()

    def _drop_notice(self) -> None:
        if self._notice is not None:
            self._notice.hide()
            self._notice.deleteLater()
            self._notice = None

    @Slot()
    def _undo(self) -> None:
        if self._last is not None:
            self._engine.change(self, Undo(self._last.change.operation), self._undone)

    def _undone(self, _change: Change) -> None:
        self.undo_offered.emit(self.tr("Taken back. The old memory stays."), "")
        self.close_overlay()

    @Slot(str)
    def _open_other(self, identifier: str) -> None:
        self.close_overlay()
        self.memory_requested.emit(identifier)

    def _fit(self) -> None:
        # Hidden lines leave, shown ones come: the frame is as high as what is in it.
        page = self._pages.currentWidget()
        for number in range(self._pages.count()):
            each = self._pages.widget(number)
            if each is not None:
                policy = each.sizePolicy()
                policy.setVerticalPolicy(policy.Policy.Preferred if each is page else policy.Policy.Ignored)
                each.setSizePolicy(policy)
        layout = None if page is None else page.layout()
        if layout is not None:
            layout.activate()
        self._pages.updateGeometry()
        self.frame.column.activate()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), self._theme.px(400))
