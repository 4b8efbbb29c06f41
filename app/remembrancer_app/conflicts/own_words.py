"""Writing a statement of one's own in place of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from remembrancer.model.limits import CONTENT_CHARACTERS
from remembrancer.model.memory import Times
from remembrancer.model.queries import Suggest
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Suggestion
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

TYPING_MS = 200
_TEXT_HEIGHT = 84


class OwnWords(Card):
    """A text field over both sides; the dates in what is written are read as for a new memory.

    Signals:
        written: done; carries the text and its Times.
        left: not written after all.
    """

    written = Signal(str, object)
    left = Signal()

    def __init__(self, theme: Theme, engine: Engine, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=12, parent=parent)
        self.setObjectName("own_words")
        self._engine = engine
        self._day_words = day_words
        self._namespace = ""
        self._times = Times()
        self._known = ""
        self._job: Job[Suggestion] | None = None
        self._done_when_known = False
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(TYPING_MS)
        self._wait.timeout.connect(self._ask)
        self.column.setSpacing(theme.px(8))
        self.column.addWidget(PlainText(theme, self.tr("In your words"), style=TextStyle.EMPHASIS))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("The statement in your words"))
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font(TextStyle.REPORT))
        self.text.setFixedHeight(theme.px(_TEXT_HEIGHT))
        self.text.textChanged.connect(self._wait.start)
        self.column.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.dates = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        row.addWidget(self.dates, 1)
        self.cancel = Button(theme, self.tr("Cancel"), kind=ButtonKind.GHOST, size=ControlSize.TOOLBAR)
        self.cancel.clicked.connect(self.left)
        self.done = Button(theme, self.tr("Use these words"), size=ControlSize.TOOLBAR, key=self.tr("Ctrl ↵"))
        self.done.clicked.connect(self.finish)
        row.addWidget(self.cancel)
        row.addWidget(self.done)
        self.column.addLayout(row)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            self._shortcut(keys).activated.connect(self.finish)
        self._shortcut("Esc").activated.connect(self.left)

    def _shortcut(self, keys: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return shortcut

    def begin(self, text: str, namespace: str) -> None:
        """Start from this text, with the focus in the field."""
        self._namespace = namespace
        self._done_when_known = False
        self.text.setPlainText(text)
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ask()

    @Slot()
    def finish(self) -> None:
        """Use what stands there, as soon as its dates are read."""
        text = self.text.toPlainText().strip()
        if not text or len(text) > CONTENT_CHARACTERS:
            return
        if self._known == text:
            self.written.emit(text, self._times)
        else:
            self._done_when_known = True
            self._ask()

    @Slot()
    def _ask(self) -> None:
        self._wait.stop()
        if self._job is not None:
            self._job.cancel()
        text = self.text.toPlainText().strip()
        self.done.setEnabled(bool(text) and len(text) <= CONTENT_CHARACTERS)
        if not self.done.isEnabled():
            return

        def take(suggestion: Suggestion) -> None:
            self._take(text, suggestion.times)

        def without(_error: RemembrancerError) -> None:
            self._take(text, Times())

        self._job = self._engine.query(self, Suggest(text, self._namespace), take, without)

    def _take(self, text: str, times: Times) -> None:
        self._job = None
        self._known, self._times = text, times
        found = (
            (self.tr("Due {0}"), times.due),
            (self.tr("On {0}"), times.happening_from),
            (self.tr("Holds from {0}"), times.valid_from),
            (self.tr("Holds until {0}"), times.valid_to),
        )
        words = [words.format(self._day_words.short_weekday(at)) for words, at in found if at is not None]
        self.dates.setText(", ".join(words))
        if self._done_when_known:
            self._done_when_known = False
            self.written.emit(text, times)
