"""A report in the words of the configured language model: above the report, marked, and never in its place."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.language import GetLanguageModel, GetPolishedReport, PolishReport
from remembrancer.wording import count_left_out
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.language import LanguageModelState, PolishedReport
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme


class ToldBar(Pane):
    """Hidden unless the person turned it on in the settings. Nothing is sent before the button is pressed.

    Signals:
        rested: nothing is under way any more.
    """

    rested = Signal()

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SUNKEN, frozenset({"bottom"}), parent)
        self.setObjectName("told_report")
        self._engine = engine
        self._shown: tuple[date, str] | None = None
        self._model = ""
        self._job: Job[PolishedReport] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(16), theme.px(8), theme.px(12), theme.px(8))
        row.setSpacing(theme.px(10))
        row.addWidget(IconLabel(theme, Icon.SPARKLES, size=measures.ICON_ROW, colour=Role.ACCENT))
        words = QVBoxLayout()
        words.setSpacing(2)
        self.title = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, wraps=True)
        self.text = PlainText(theme, style=TextStyle.BODY, wraps=True, selectable=True)
        self.note = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True)
        for part in (self.title, self.text, self.note):
            words.addWidget(part)
        row.addLayout(words, 1)
        self.act = Button(theme, self.tr("Tell it"), size=ControlSize.ROW)
        self.act.clicked.connect(self._act)
        row.addWidget(self.act)
        self.hide()

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    def show_day(self, day: date, namespace: str) -> None:
        """Show what there is of this report."""
        self._stop()
        self._shown = (day, namespace)
        self._engine.query(self, GetLanguageModel(), self._take_model)

    def _take_model(self, state: LanguageModelState) -> None:
        self._model = state.model
        self.setVisible(state.reports)
        if state.reports and self._shown is not None:
            asked = self._shown
            self._engine.query(self, GetPolishedReport(*asked), lambda told: self._take_kept(asked, told), self._fail)

    def _take_kept(self, asked: tuple[date, str], told: PolishedReport | None) -> None:
        if asked != self._shown or self.is_busy:
            return
        if told is None:
            self._say(
                self.tr("In other words"), "", self.tr("{0} can tell this report. It is sent then.").format(self._model)
            )
            self.act.setText(self.tr("Tell it"))
            self.act.show()
        else:
            self._show(told)

    @Slot()
    def _act(self) -> None:
        if self.is_busy:
            self._stop()
            self._fail_with(self.tr("Cancelled."))
            self.rested.emit()
        elif self._shown is not None:
            self._say(self.tr("In other words"), "", self.tr("Asking …"))
            self.act.setText(self.tr("Cancel"))
            request = PolishReport(*self._shown)
            self._job = self._engine.query(self, request, self._show, self._fail, self._rest)

    def _rest(self) -> None:
        self._job = None
        self.rested.emit()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _show(self, told: PolishedReport) -> None:
        note = self.tr("Nothing but what stands in the report below, which is as it was.")
        left_out = count_left_out(told.left_out, translate)
        self._say(self.tr("In the words of {0}").format(told.model), told.text, f"{note} {left_out}".strip())
        self.act.setText(self.tr("Tell it again"))
        self.act.show()

    def _fail(self, error: RemembrancerError) -> None:
        self._fail_with(error_words(error))

    def _fail_with(self, words: str) -> None:
        self._say(self.tr("In other words"), "", words)
        self.act.setText(self.tr("Try again"))
        self.act.show()

    def _say(self, title: str, text: str, note: str) -> None:
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.note.setText(note)
