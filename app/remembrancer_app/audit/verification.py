"""Whether the journal is whole: checking with progress and a way to stop, and what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from remembrancer.model.queries import VerifyJournal
from remembrancer.wording import describe_check, describe_erasure_note, describe_fault
from remembrancer_app.memories.words import error_title, error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import JournalCheck
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme

_BAR_AFTER_MS = 1000
_NAMED = 4


class Verification(Painted, QWidget):
    """The region ``verification``. Its accessible name says the result.

    Signals:
        checked: a JournalCheck came.
    """

    checked = Signal(object)

    def __init__(self, theme: Theme, engine: Engine, day_words: DayWords, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self.setObjectName("verification")
        self._engine = engine
        self._day_words = day_words
        self._tone = Role.TEXT2
        self._job: Job[JournalCheck] | None = None
        self.check_result: JournalCheck | None = None
        self._row = QHBoxLayout(self)
        self._icon = IconLabel(theme, Icon.SHIELD_CHECK)
        self._row.addWidget(self._icon)
        words = QVBoxLayout()
        words.setSpacing(theme.px(2))
        self.title = PlainText(theme, style=TextStyle.EMPHASIS, wraps=True)
        self.sentence = PlainText(theme, style=TextStyle.SECONDARY, wraps=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(theme.px(360))
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        words.addWidget(self.bar)
        self._row.addLayout(words, 1)
        self.again = Button(theme, self.tr("Check now"), icon=Icon.REFRESH_CW, size=ControlSize.TOOLBAR)
        self.again.clicked.connect(self.check)
        self.stop = Button(theme, self.tr("Cancel"), size=ControlSize.TOOLBAR)
        self.stop.clicked.connect(self.cancel)
        self._row.addWidget(self.again)
        self._row.addWidget(self.stop)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(_BAR_AFTER_MS)
        self._late.timeout.connect(self._show_bar)
        self.bar.hide()
        self.stop.hide()
        self.follow(theme)
        self._say(Role.TEXT2, Icon.SHIELD_CHECK, self.tr("Not checked yet"), "")

    def add_action(self, button: Button) -> None:
        """A further button at the end."""
        self._row.addWidget(button)

    @Slot()
    def check(self) -> None:
        """Compare every entry with its seal, and every version with what the journal says of it."""
        if self._job is not None:
            return
        words = self.tr("Every entry is compared with its seal, and every memory with its entry.")
        self._say(Role.TEXT2, Icon.SHIELD_CHECK, self.tr("Checking the journal"), words)
        self.again.hide()
        self.stop.show()
        self._late.start()
        self._job = self._engine.query(self, VerifyJournal(), self._take, self._fail)
        self._job.progressed.connect(self._report)

    @Slot()
    def cancel(self) -> None:
        """Stop; what was known before is no longer sure."""
        if self._job is None:
            return
        self._job.cancel()
        self._end()
        words = self.tr("Checking was stopped. Nothing is known of what was not looked at.")
        self._say(Role.TEXT2, Icon.SHIELD_CHECK, self.tr("Not checked"), words)

    @Slot()
    def _show_bar(self) -> None:
        self.bar.setVisible(self._job is not None)

    @Slot(int, int, str)
    def _report(self, done: int, total: int, _stage: str) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        figure = self.locale().toString
        self.sentence.setText(self.tr("{0} of {1} entries").format(figure(done), figure(total)))
        self.bar.setAccessibleName(self.sentence.text())

    def _end(self) -> None:
        self._job = None
        self._late.stop()
        self.bar.hide()
        # The focus stays with whoever pressed the other one.
        held = self.stop.hasFocus()
        self.stop.hide()
        self.again.show()
        if held:
            self.again.setFocus()

    def _take(self, check: JournalCheck) -> None:
        self._end()
        self.check_result = check
        self.again.setText(self.tr("Check again"))
        self.again.updateGeometry()
        clock = self._engine.vault.clock
        time = self.tr("Checked today, {0}.").format(self._day_words.dates.time(clock.now()))
        if check.intact:
            erased = (describe_erasure_note(each, translate) for each in check.erasures[-_NAMED:])
            words = "\n".join((f"{describe_check(check, translate)} {time}", *erased))
            self._say(Role.GOOD, Icon.SHIELD_CHECK, self.tr("Nothing has been altered"), words)
        else:
            faults = [describe_fault(problem, translate) for problem in check.problems[:_NAMED]]
            rest = len(check.problems) - _NAMED
            if rest > 0:
                faults.append(self.tr("And {0} more.").format(self.locale().toString(rest)))
            words = "\n".join((*faults, time))
            self._say(Role.BAD, Icon.SHIELD_ALERT, describe_check(check, translate), words)
        self.checked.emit(check)

    def _fail(self, error: RemembrancerError) -> None:
        self._end()
        self._say(Role.WARN, Icon.SHIELD_ALERT, error_title(error), error_words(error))

    def _say(self, tone: Role, icon: Icon, title: str, words: str) -> None:
        self._tone = tone
        self._icon.set_drawing(icon, tone)
        self.title.setText(title)
        self.sentence.setText(words)
        self.sentence.setVisible(bool(words))
        self.setAccessibleName(f"{title}. {words}".strip())
        self.update()

    def take_theme(self) -> None:
        self._row.setContentsMargins(*(self._theme.px(side) for side in (14, 10, 12, 10)))
        self._row.setSpacing(self._theme.px(10))
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        ground, edge = theme.soft(self._tone), theme.soft_edge(self._tone)
        paint_rounded(QPainter(self), self.rect(), theme.px(measures.RADIUS_LARGE), fill=ground, edge=edge)
