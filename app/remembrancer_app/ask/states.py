"""What stands in place of an answer: the beginning, the first waiting, and an error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.skeleton import RowSkeleton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.theme import Theme


class AskStates(QStackedWidget):
    """One of: first time, nothing in the vault, waiting, error.

    Signals:
        example_chosen: a question to ask.
        retried: ask once more.
        import_requested, sample_requested: the two ways to begin.
    """

    example_chosen = Signal(str)
    retried = Signal()
    import_requested = Signal()
    sample_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: QWidget | None = None
        self._examples: tuple[Button, ...] = ()
        self._skeleton = RowSkeleton(theme)
        self._looking = self.tr("Looking through what is remembered …")
        self.sentence = PlainText(theme, self._looking, tone=Role.TEXT2)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence.setFixedHeight(theme.px(44))
        self._waiting = QWidget()
        column = QVBoxLayout(self._waiting)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self._skeleton, 1)
        self.addWidget(self._waiting)

    @property
    def examples(self) -> tuple[Button, ...]:
        """The questions offered."""
        return self._examples

    def show_waiting(self) -> None:
        self._skeleton.start()
        self.sentence.setText(self._looking)
        self.sentence.hide()
        self.setCurrentWidget(self._waiting)

    def say_late(self) -> None:
        """The first answer takes more than a second."""
        self.sentence.show()

    def say_progress(self, done: int, total: int) -> None:
        """Deep mode has read so many of the best memories again."""
        self.sentence.setText(self.tr("Reading the best memories again: {0} of {1}").format(done, total))

    def show_first_time(self, questions: Sequence[str]) -> None:
        """Nothing was asked yet; ``questions`` are examples."""
        theme = self._theme
        sentence = self.tr("The answer is put together from what is stored, and shows what an agent would get.")
        state = EmptyState(theme, Icon.MESSAGE_CIRCLE_QUESTION_MARK, self.tr("Ask what is remembered"), sentence)
        state.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        host = QWidget()
        column = QVBoxLayout(host)
        column.setSpacing(theme.px(8))
        column.addStretch(2)
        column.addWidget(state)
        buttons = []
        if questions:
            begin = PlainText(theme, self.tr("For example"), style=TextStyle.CAPTION, tone=Role.TEXT2)
            column.addWidget(begin, 0, Qt.AlignmentFlag.AlignHCenter)
        for question in questions:
            button = Button(theme, question.replace("&", "&&"), size=ControlSize.TOOLBAR)
            button.setAccessibleName(self.tr("Ask: {0}").format(question))
            button.clicked.connect(lambda _checked=False, question=question: self.example_chosen.emit(question))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
            buttons.append(button)
        column.addStretch(3)
        self._show(host)
        self._examples = tuple(buttons)

    def show_no_memories(self) -> None:
        """The vault has no memory yet."""
        theme = self._theme
        bring = Button(theme, self.tr("Bring memories in"), kind=ButtonKind.PRIMARY, icon=Icon.IMPORT)
        bring.clicked.connect(self.import_requested)
        sample = Button(theme, self.tr("Open the sample vault"))
        sample.clicked.connect(self.sample_requested)
        sentence = self.tr("Questions are answered from what is stored, and nothing is stored yet.")
        self._show(EmptyState(theme, Icon.INBOX, self.tr("No memories yet"), sentence, buttons=(bring, sample)))

    def show_error(self, error: RemembrancerError) -> None:
        again = Button(self._theme, self.tr("Ask again"), kind=ButtonKind.PRIMARY, icon=Icon.ROTATE_CCW)
        again.clicked.connect(self.retried)
        icon = Icon.FILE_EXCLAMATION_POINT
        title, words = error_title(error), error_words(error)
        self._show(EmptyState(self._theme, icon, title, words, buttons=(again,), failed=True))

    def stop_waiting(self) -> None:
        self._skeleton.stop()

    def _show(self, state: QWidget) -> None:
        self.stop_waiting()
        self._examples = ()
        if self._shown is not None:
            self.removeWidget(self._shown)
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = state
        self.addWidget(state)
        self.setCurrentWidget(state)
