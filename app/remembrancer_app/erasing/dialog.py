"""Erasing for good: first everything it reaches, then a second step with a key of its own, and a receipt at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.erasing import Erase, ErasureReason, PreviewErasure
from remembrancer.model.errors import VersionChangedError
from remembrancer.model.queries import GetMemories
from remembrancer.wording import describe_erased, name_file_reach, name_reason
from remembrancer_app.erasing.reach_view import ReachView
from remembrancer_app.erasing.words import files_words, question_words, stage_words
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card, Notice
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer.model.erasing import Erased, ErasurePreview
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.state.private_state import PrivateState
    from remembrancer_app.theme import Theme

_WIDTH = 640
_ROOM_OUTSIDE = 250
_LEAST = 180
STOPPABLE = "erasing"
"""The stage in which nothing has happened yet."""


class EraseDialog(Overlay):
    """Nothing is erased before the second step's own button, which Enter never presses.

    Signals:
        erased: it is on disk; carries an Erased.
        settled: a step is complete: everything of it is on the screen.
    """

    erased = Signal(object)
    settled = Signal()

    def __init__(
        self,
        theme: Theme,
        engine: Engine,
        private: PrivateState,
        parent: QWidget,
        memories: Sequence[str],
        *,
        proposals: Sequence[str] = (),
    ) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("erase")
        self.setAccessibleName(self.tr("Erase for good"))
        self._engine = engine
        self._private = private
        self._memories = tuple(memories)
        self._proposals = tuple(proposals)
        self.preview: ErasurePreview | None = None
        self.receipt: Erased | None = None
        self._looking: Job[ErasurePreview] | None = None
        self._job: Job[Erased] | None = None
        self._stage = ""
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(12))
        self.title = PlainText(theme, self.tr("Erase for good"), style=TextStyle.SECTION, wraps=True)
        column.addWidget(self.title)
        self.message = PlainText(theme, self.tr("Looking at what it reaches …"), wraps=True)
        column.addWidget(self.message)
        self._steps = QStackedWidget()
        self.reach = ReachView(theme)
        self.reach.changed.connect(self._look)
        self._steps.addWidget(self.reach)
        self._steps.addWidget(self._second_step())
        self._steps.addWidget(self._progress())
        self._steps.addWidget(self._receipt())
        column.addWidget(self._steps, 1)
        column.addLayout(self._buttons())
        self._show_step(0)
        self.closed.connect(self.deleteLater)

    # Layout

    def _second_step(self) -> QWidget:
        theme = self._theme
        step = QWidget()
        column = QVBoxLayout(step)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(12))
        words = self.tr("Nothing brings it back: neither undo, nor history, nor a backup.")
        column.addWidget(Notice(theme, words, tone=Role.BAD, icon=Icon.TRIANGLE_ALERT))
        self.files = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.files)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        label = PlainText(theme, self.tr("Reason, for the journal"), style=TextStyle.SECONDARY)
        self.reason = ComboBox(theme, name=self.tr("Reason"))
        for reason in ErasureReason:
            self.reason.addItem(name_reason(reason, translate), reason)
        row.addWidget(label)
        row.addWidget(self.reason)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        return step

    def _progress(self) -> QWidget:
        step = QWidget()
        column = QVBoxLayout(step)
        column.setContentsMargins(0, 0, 0, 0)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        column.addWidget(self.bar)
        column.addStretch(1)
        return step

    def _receipt(self) -> QWidget:
        theme = self._theme
        step = QWidget()
        column = QVBoxLayout(step)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        self.left = Card(theme, padding=10, ground=Role.SUNKEN, edge=None)
        self.left.column.setSpacing(theme.px(5))
        column.addWidget(self.left)
        self.number = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True, selectable=True)
        column.addWidget(self.number)
        column.addStretch(1)
        return step

    def _buttons(self) -> QHBoxLayout:
        theme = self._theme
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.back = Button(theme, self.tr("Back"), kind=ButtonKind.GHOST, icon=Icon.ARROW_LEFT)
        self.back.clicked.connect(lambda: self._show_step(0))
        row.addWidget(self.back)
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self._cancel)
        self.next = Button(theme, self.tr("Continue"), icon=Icon.ARROW_RIGHT)
        self.next.clicked.connect(lambda: self._show_step(1))
        # The mnemonic is its own key; Enter never presses it.
        self.act = Button(theme, self.tr("&Erase for good"), kind=ButtonKind.DANGER, icon=Icon.BAN, key="Alt+E")
        self.act.clicked.connect(self.apply)
        self.close_button = Button(theme, self.tr("Close"), kind=ButtonKind.PRIMARY)
        self.close_button.clicked.connect(self.close_overlay)
        for harmless in (self.cancel, self.close_button):
            harmless.setAutoDefault(True)
        for button in (self.cancel, self.next, self.act, self.close_button):
            row.addWidget(button)
        return row

    # The steps

    def ask(self) -> None:
        """Show, and look at what it would reach."""
        self.open(self.cancel)
        self.cancel.setFocus(Qt.FocusReason.TabFocusReason)
        self._look()

    def _show_step(self, step: int) -> None:
        self._steps.setCurrentIndex(step)
        self.back.setVisible(step == 1)
        self.next.setVisible(step == 0)
        self.next.setEnabled(self.preview is not None)
        self.act.setVisible(step == 1)
        self.act.setEnabled(step == 1)
        self.cancel.setVisible(step < 3)
        self.close_button.setVisible(step == 3)
        if step == 1 and self.preview is not None:
            counts = self.preview.counts
            self.title.setText(question_words(counts.memories, counts.versions))
            self.message.setText(self.tr("This is the last step."))
            self.files.setText(files_words(self.preview.files))
            self.files.setVisible(bool(self.preview.files))
        elif step == 0:
            self.title.setText(self.tr("Erase for good"))
            if self.preview is not None:
                self.message.setText(self.tr("This is everything that erasing reaches. Nothing is erased yet."))
        self._fit()
        # What was put in a moment ago is only laid out in the next turn.
        self._soon.start()
        (self.close_button if step == 3 else self.cancel).setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _look(self) -> None:
        self.next.setEnabled(False)
        if self._looking is not None:
            self._looking.cancel()
        memories = (*self._memories, *self.reach.chosen_memories())
        request = PreviewErasure(memories, (*self._proposals, *self.reach.chosen_proposals()))
        self._looking = self._engine.query(self, request, self._show, self._refuse)

    def _show(self, preview: ErasurePreview) -> None:
        self._looking = None
        is_first = self.preview is None
        self.preview = preview
        self.reach.show_preview(preview)
        if is_first and self.reach.chosen_memories():
            # What holds the words is ticked from the beginning, and then counts.
            self._look()
            return
        self._show_step(self._steps.currentIndex())
        self.settled.emit()

    @Slot()
    def apply(self) -> None:
        """Erase, if the vault is still as the preview saw it."""
        if self.preview is None or self._job is not None or not self.act.isEnabled():
            return
        preview = self.preview
        request = Erase(
            tuple(each.id for each in preview.memories),
            (*self._proposals, *self.reach.chosen_proposals()),
            preview.kept if self.reach.forgets_kept else (),
            # Qt hands back the text of a value.
            ErasureReason(self.reason.currentData()),
            preview.number,
        )
        self._show_step(2)
        self._report(0, 0, STOPPABLE)

        def done(receipt: Erased) -> None:
            for name in request.kept:
                # What the window itself has at hand would be written again.
                self._private.keep(name, "")
            self._done(receipt)

        self._job = self._engine.change(self, request, done, self._refuse, self._ended)
        self._job.progressed.connect(self._report)

    @Slot(int, int, str)
    def _report(self, done: int, total: int, stage: str) -> None:
        self._stage = stage
        self.message.setText(stage_words(stage))
        self.bar.setAccessibleName(self.message.text())
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.cancel.setEnabled(stage == STOPPABLE)

    @Slot()
    def _cancel(self) -> None:
        if self._job is None:
            self.close_overlay()
        elif self._stage == STOPPABLE:
            self.cancel.setEnabled(False)
            self._job.cancel()

    def _ended(self) -> None:
        job, self._job = self._job, None
        self.cancel.setEnabled(True)
        if job is not None and job.is_cancelled():
            # Whether that came in time is what the vault says.
            self._engine.query(self, GetMemories(self._memories[:1]), self._say_stopped)

    def _say_stopped(self, memories: tuple[Memory, ...]) -> None:
        # Of a proposal alone, whoever asked lists what is still there.
        if memories or not self._memories:
            self.close_overlay()
            return
        self.message.setText(self.tr("It was erased already when you stopped it."))
        self._end()

    def _done(self, receipt: Erased) -> None:
        self.receipt = receipt
        self.message.setText(describe_erased(receipt, translate))
        for file in receipt.files:
            if not file.is_reached:
                words = f"{file.name} · {name_file_reach(file, translate)}"
                self.left.column.addWidget(ElidedLabel(self._theme, words, style=TextStyle.SECONDARY, tone=Role.WARN))
        words = self.tr("The receipt is change {0} of the journal: when and by whom, and no words of it.")
        self.number.setText(words.format(self.locale().toString(receipt.change.number)))
        self._end()
        self.erased.emit(receipt)

    def _end(self) -> None:
        self.title.setText(self.tr("Erased"))
        unreached = self.receipt is not None and any(not each.is_reached for each in self.receipt.files)
        self.left.setVisible(unreached)
        self._show_step(3)
        self.settled.emit()

    def _refuse(self, error: RemembrancerError) -> None:
        if isinstance(error, VersionChangedError):
            self._show_step(0)
            self.message.setText(self.tr("Something was changed meanwhile. This is what erasing reaches now."))
            self._look()
            return
        self._show_step(0)
        self.next.setEnabled(False)
        self.message.set_tone(Role.BAD)
        self.message.setText(error_words(error))
        self._fit()
        self.settled.emit()

    # Size and keys

    def _fit(self) -> None:
        room = self.height() - self._theme.px(_ROOM_OUTSIDE)
        shown = self._steps.currentWidget()
        wanted = self.reach.content_height(self._steps.width())
        if shown is not None and shown is not self.reach:
            # What wraps is as high as its width makes it.
            wanted = max(shown.heightForWidth(self._steps.width()), shown.sizeHint().height())
        self._steps.setFixedHeight(max(self._theme.px(40), min(wanted, max(room, self._theme.px(_LEAST)))))
        self.frame.column.activate()
        self._place()

    @Slot()
    def _place(self) -> None:
        super()._place()
        frame = self.frame
        # Sentences that wrap take more room by their hint than in the width that they get.
        high = min(frame.heightForWidth(frame.width()), self.height())
        if 0 < high < frame.height():
            frame.setGeometry(frame.x(), (self.height() - high) // 2, frame.width(), high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._job is not None:
            self._cancel()
            return
        super().keyPressEvent(event)
