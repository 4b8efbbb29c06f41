"""Writing something down without leaving the page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from remembrancer.model.changes import Outcome, Remember
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import CONTENT_CHARACTERS
from remembrancer.model.memory import Draft
from remembrancer.model.queries import Suggest
from remembrancer.model.types import Importance
from remembrancer.wording import describe_remembered
from remembrancer_app.capture.dialog import TYPING_MS
from remembrancer_app.capture.kept_draft import KeptDraft, keep_draft, read_draft
from remembrancer_app.capture.type_line import TypeLine
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.changes import Remembered
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Suggestion
    from remembrancer_app.jobs.engine import Job
    from remembrancer_app.shell.page import PageContext

_TEXT_HEIGHT = 72


class CaptureCard(Card):
    """A field, the type that it looks like, and a button. It shares its draft with the dialog for new memories.

    Signals:
        undo_offered: it is remembered; the sentence and the operation's id.
        conflict_requested: it contradicts something and waits; review the conflict (its id).
    """

    undo_offered = Signal(str, str)
    conflict_requested = Signal(str)

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        theme = context.theme
        super().__init__(theme, padding=14, parent=parent)
        self.setObjectName("capture")
        self.setAccessibleName(self.tr("Remember something"))
        self._engine = context.engine
        self._private = context.private
        self._job: Job[Suggestion] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(TYPING_MS)
        self._wait.timeout.connect(self._suggest)
        self.column.setSpacing(theme.px(8))
        self.column.addWidget(PlainText(theme, self.tr("Remember something"), style=TextStyle.EMPHASIS))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("What to remember"))
        self.text.setPlaceholderText(self.tr("What is to be remembered?"))
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font(TextStyle.REPORT))
        self.text.setFixedHeight(theme.px(_TEXT_HEIGHT))
        self.column.addWidget(self.text)
        self.problem = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.BAD, wraps=True)
        self.problem.hide()
        self.column.addWidget(self.problem)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.type = TypeLine(theme)
        # There is room for the type alone; why it is that stands in the dialog.
        self.type.reason.hide()
        row.addWidget(self.type)
        row.addStretch(1)
        self.save = Button(
            theme, self.tr("Save"), kind=ButtonKind.PRIMARY, key=self.tr("Ctrl ↵"), size=ControlSize.TOOLBAR
        )
        self.save.clicked.connect(self.remember)
        row.addWidget(self.save)
        self.column.addLayout(row)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.remember)
        self._draft = KeptDraft()
        self.text.textChanged.connect(self._typed)

    def restore(self) -> None:
        """What was being written when the page was left, here or in the dialog."""
        self._draft = read_draft(self._private)
        if self._draft.text != self.text.toPlainText():
            self.text.setPlainText(self._draft.text)
        self.type.set_choice(self._draft.type)

    def keep(self) -> None:
        """Keep what is being written."""
        draft = replace(self._draft, text=self.text.toPlainText(), type=self.type.choice)
        if draft != self._draft:
            self._draft = draft
            keep_draft(self._private, draft)

    @Slot()
    def remember(self) -> None:
        """Store it; what is wrong is said, and everything stays as it was typed."""
        text = self.text.toPlainText()
        if not self.save.isEnabled():
            return
        if not text.strip():
            self._refuse(InvalidInputError("content", "empty"))
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        importance = Importance.HIGH if self._draft.important else Importance.NORMAL
        draft = Draft(
            text, type=self.type.choice, tags=self._draft.tags, importance=importance, pinned=self._draft.pinned
        )
        self.save.setEnabled(False)
        request = Remember(draft, self._draft.namespace)
        self._engine.change(self, request, self._take_remembered, self._refuse)

    @Slot()
    def _typed(self) -> None:
        self.problem.hide()
        self._wait.start()

    @Slot()
    def _suggest(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        text = self.text.toPlainText()
        if not text.strip() or len(text) > CONTENT_CHARACTERS:
            self.type.forget_guess()
            return
        request = Suggest(text, self._draft.namespace)
        self._job = self._engine.query(self, request, self._take_suggestion, self._refuse)

    def _take_suggestion(self, suggestion: Suggestion) -> None:
        self._job = None
        self.type.show_guess(suggestion.type, suggestion.type_reason)

    def _take_remembered(self, remembered: Remembered) -> None:
        self.save.setEnabled(True)
        self._draft = KeptDraft(namespace=self._draft.namespace)
        keep_draft(self._private, self._draft)
        self.type.set_choice(None)
        self.text.clear()
        if remembered.conflict is not None and remembered.outcome is Outcome.CONFLICT:
            self.conflict_requested.emit(remembered.conflict.case)
            return
        self.undo_offered.emit(describe_remembered(remembered, translate), remembered.change.operation)

    def _refuse(self, error: RemembrancerError) -> None:
        self.save.setEnabled(True)
        self.problem.setText(error_words(error))
        self.problem.show()
