"""What the window shows while a vault opens, and when it could not be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from remembrancer_app.shell.gate import GateColumn
from remembrancer_app.theme import Role
from remembrancer_app.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from remembrancer.wording import Message
    from remembrancer_app.theme import Theme

SILENT_MS = 150
_SENTENCE_MS = 1000
_BAR_MS = 3000


class OpeningPanel(GateColumn):
    """Empty for 150 ms, then the mark, after a second a sentence, after three a bar with Cancel.

    Cancel is reached by Tab: a key that somebody was still typing when it appeared presses nothing.

    Signals:
        cancelled: do not open it after all.
        retried: try the same again.
        other_wanted: open another vault.
    """

    cancelled = Signal()
    retried = Signal()
    other_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, width=420, parent=parent)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.cancelled)
        self.retry = Button(theme, self.tr("Try again"), kind=ButtonKind.PRIMARY)
        self.retry.clicked.connect(self.retried)
        self.other = Button(theme, self.tr("Open another vault"))
        self.other.clicked.connect(self.other_wanted)
        self.column.addSpacing(theme.px(8))
        self.column.addWidget(self.bar)
        self.add_row(theme, self.cancel, self.retry, self.other)
        self._steps = (
            self._timer(SILENT_MS, self._show_mark),
            self._timer(_SENTENCE_MS, self._show_sentence),
            self._timer(_BAR_MS, self._show_bar),
        )
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._name = ""
        self._sentence = ""
        self._clear()

    def wait_for(self, title: str, sentence: str) -> None:
        """Something opens; ``title`` says what, ``sentence`` what takes the time."""
        self._name, self._sentence = title, sentence
        self._clear()
        self.bar.setRange(0, 0)
        self.setFocus()
        for timer in self._steps:
            timer.start()

    def stop(self) -> None:
        """Nothing opens any longer."""
        for timer in self._steps:
            timer.stop()

    def report(self, done: int, total: int) -> None:
        """How far it is; a total of 0 is unknown."""
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def show_failure(self, message: Message) -> None:
        """It could not be opened."""
        self.stop()
        self._clear()
        self.mark.show()
        self.title.setText(message.title)
        self.sentence.setText(" ".join(part for part in (message.text, message.action) if part))
        self.retry.show()
        self.other.show()
        self.retry.setFocus()

    def _timer(self, after: int, act: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after)
        timer.timeout.connect(act)
        return timer

    def _clear(self) -> None:
        self.stop()
        self.title.setText("")
        self.sentence.setText("")
        self.sentence.set_tone(Role.TEXT2)
        for part in (self.mark, self.bar, self.cancel, self.retry, self.other):
            part.hide()

    @Slot()
    def _show_mark(self) -> None:
        self.mark.show()
        self.title.setText(self._name)

    @Slot()
    def _show_sentence(self) -> None:
        self.sentence.setText(self._sentence)

    @Slot()
    def _show_bar(self) -> None:
        self.bar.show()
        self.cancel.show()
