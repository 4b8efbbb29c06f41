"""The answer in the words of the configured language model: checked, with what was left out and what was sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.model.language import AskModel
from remembrancer.wording import count_left_out, describe_outcome, explain_left_out
from remembrancer_app.ask.answer_card import AnswerText, Said
from remembrancer_app.ask.focus_card import FocusCard
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, Standing, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import StatusChip
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.language import ModelAnswered, PromptMessage
    from remembrancer.model.recalling import Recall
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_SHEET_WIDTH = 520


class ModelCard(FocusCard):
    """Asks beside everything else: the stored sentences are there long before.

    Signals:
        cited: the number of an item, from 1.
        rested: nothing is under way any more.
    """

    cited = Signal(int)
    rested = Signal()

    def __init__(self, engine: Engine, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, ground=Role.SURFACE, edge=Role.LINE, parent=parent)
        self.setObjectName("model_answer")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._engine = engine
        self._job: Job[ModelAnswered] | None = None
        self._recall: Recall | None = None
        self._messages: Sequence[PromptMessage] = ()
        head = QHBoxLayout()
        head.setSpacing(theme.px(measures.CONTROL_GAP))
        head.addWidget(IconLabel(theme, Icon.SPARKLES, size=measures.ICON_ROW, colour=Role.ACCENT))
        self.title = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS)
        head.addWidget(self.title)
        how = self.tr("written from the memories below alone; each sentence is checked against what it names")
        head.addWidget(ElidedLabel(theme, how, style=TextStyle.CAPTION, tone=Role.TEXT2), 1)
        self.contested = StatusChip(theme, Standing.CONTESTED)
        self.sent = Button(theme, self.tr("What was sent"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.sent.clicked.connect(self.show_sent)
        self.act = Button(theme, self.tr("Cancel"), size=ControlSize.ROW)
        self.act.clicked.connect(self._act)
        for part in (self.contested, self.sent, self.act):
            head.addWidget(part)
        self.column.addLayout(head)
        self.column.addSpacing(theme.px(6))
        self.text = AnswerText(theme)
        self.text.setAccessibleName(self.tr("Answer of the language model"))
        self.note = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.column.addWidget(self.text)
        self.column.addWidget(self.note)
        self.ring_for(self.text)
        self.text.cited.connect(self.cited)

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    def set_model(self, name: str) -> None:
        self.title.setText(self.tr("By {0}").format(name))

    def ask(self, recall: Recall) -> None:
        """Ask this in place of what is under way."""
        self.stop()
        self._recall = recall
        self._show(words=self.tr("Asking …"))
        self.act.setText(self.tr("Cancel"))
        self.act.show()
        self._job = self._engine.query(self, AskModel(recall), self._take, self._fail, self._rest)

    @Slot()
    def stop(self) -> None:
        """No answer is wanted any more; the connection is closed."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot()
    def show_sent(self) -> None:
        """Exactly what was sent, message by message."""
        SentSheet(self._theme, self.window(), self._messages).open()

    @Slot()
    def _act(self) -> None:
        if self.is_busy:
            self.stop()
            self._show(words=self.tr("Cancelled."))
            self._offer_again()
            self.rested.emit()
        elif self._recall is not None:
            self.ask(self._recall)

    def _offer_again(self) -> None:
        self.act.setText(self.tr("Ask again"))
        self.act.show()

    def _rest(self) -> None:
        self._job = None
        self.rested.emit()

    def _take(self, answered: ModelAnswered) -> None:
        lines = [describe_outcome(answered.outcome, translate), count_left_out(answered.left_out, translate)]
        lines += [
            self.tr("\u201c{0}\u201d {1}").format(each.text, explain_left_out(each, translate))
            for each in answered.left_out
        ]
        self._messages = answered.messages
        said = tuple(Said(each.text, each.items) for each in answered.sentences)
        self._show(said, "\n".join(line for line in lines if line))
        self.contested.setVisible(answered.contested)
        self.sent.setVisible(bool(answered.messages))
        self.act.hide()

    def _fail(self, error: RemembrancerError) -> None:
        self._show(words=error_words(error))
        self.note.set_tone(Role.BAD)
        self._offer_again()

    def _show(self, said: tuple[Said, ...] = (), words: str = "") -> None:
        self.text.show_said(said)
        self.text.setVisible(bool(said))
        self.note.set_tone(Role.TEXT2)
        self.note.setText(words)
        self.note.setVisible(bool(words))
        self.contested.hide()
        self.sent.hide()
        self.show()


class SentSheet(Overlay):
    """The messages as they were sent; the key is no part of them."""

    def __init__(self, theme: Theme, window: QWidget, messages: Sequence[PromptMessage]) -> None:
        super().__init__(theme, window, sheet=True)
        self.setAccessibleName(self.tr("What was sent"))
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, self.tr("What was sent"), style=TextStyle.PAGE_TITLE), 1)
        self.leave = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        head.addWidget(self.leave)
        self.frame.column.addLayout(head)
        names = {"system": self.tr("Instruction"), "user": self.tr("Question and memories")}
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, theme.px(8), 0)
        self.texts: list[PlainText] = []
        for message in messages:
            column.addSpacing(theme.px(8))
            column.addWidget(PlainText(theme, names.get(message.role, message.role), style=TextStyle.EMPHASIS))
            text = PlainText(theme, message.text, style=TextStyle.CODE, tone=Role.TEXT2, wraps=True, selectable=True)
            column.addWidget(text)
            self.texts.append(text)
        column.addStretch(1)
        scroll = Scroller(inner)
        scroll.setMinimumWidth(theme.px(_SHEET_WIDTH))
        scroll.setAccessibleName(self.tr("What was sent"))
        self.frame.column.addWidget(scroll, 1)
        self.closed.connect(self.deleteLater)
