"""Secrets that are stored already: looking for them, and redacting, erasing or keeping each."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from remembrancer.model.changes import Change, Revise, Revision
from remembrancer.model.queries import GetMemories
from remembrancer.model.secrets import SecretAction
from remembrancer.model.stored_secrets import KeepSecrets, ListSecrets, ScanForSecrets
from remembrancer.wording import DateWords, describe_change, describe_error
from remembrancer_app.erasing.dialog import EraseDialog
from remembrancer_app.secrets.row import SecretRow
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory
    from remembrancer.model.stored_secrets import StoredSecret, StoredSecrets
    from remembrancer_app.jobs.engine import Job
    from remembrancer_app.shell.page import PageContext

_WIDTH, _LIST_HEIGHT, _BESIDE_LIST = 640, 340, 240
_MOST_ROWS = 100


class SecretsDialog(Overlay):
    """Nothing of a secret is shown but the first and last characters of a long one.

    Signals:
        undo_offered: a memory was redacted; the sentence and the operation's id.
        memory_requested: show the memory of this id.
        proposal_requested: show what waits; whether in a conflict or for approval.
        told: the list is on the screen as it is now.
    """

    undo_offered = Signal(str, str)
    memory_requested = Signal(str)
    proposal_requested = Signal(bool)
    told = Signal()

    def __init__(self, context: PageContext, window: QWidget) -> None:
        theme = context.theme
        super().__init__(theme, window.window())
        self.setObjectName("secrets")
        self.setAccessibleName(self.tr("Secrets found"))
        self._engine = context.engine
        self._private = context.private
        self._job: Job[StoredSecrets] | None = None
        self._left = 0
        self.rows: tuple[SecretRow, ...] = ()
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, self.tr("Secrets found"), style=TextStyle.SECTION))
        self.about = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.about)
        column.addWidget(self._list())
        self.outcome = PlainText(theme, style=TextStyle.SECONDARY, wraps=True)
        self.outcome.hide()
        column.addWidget(self.outcome)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.hide()
        column.addWidget(self.bar)
        column.addLayout(self._buttons())
        self.closed.connect(self._leave)

    def _list(self) -> QWidget:
        theme = self._theme
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.nothing = EmptyState(theme, Icon.SHIELD_CHECK, self.tr("No secrets were found"))
        self._column.addWidget(self.nothing, 1)
        self._column.addStretch(1)
        scroll = Scroller(inside)
        scroll.setFrameShape(Scroller.Shape.NoFrame)
        scroll.setProperty("bare", True)
        card = Card(theme, padding=0, ground=Role.SUNKEN)
        card.column.addWidget(scroll)
        card.setFixedHeight(self.height_for(_LIST_HEIGHT, _BESIDE_LIST))
        return card

    def _buttons(self) -> QHBoxLayout:
        theme = self._theme
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.scan = Button(theme, self.tr("Look for secrets"), icon=Icon.SEARCH)
        self.scan.clicked.connect(self.start)
        self.stop_button = Button(theme, self.tr("Stop"))
        self.stop_button.setAccessibleDescription(self.tr("The next time it goes on from there"))
        self.stop_button.clicked.connect(self.stop)
        self.stop_button.hide()
        self.leave = Button(theme, self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        row.addWidget(self.scan)
        row.addWidget(self.stop_button)
        row.addStretch(1)
        row.addWidget(self.leave)
        return row

    def show_secrets(self) -> None:
        """Open it with what was found so far."""
        self.open(self.scan)
        self._engine.query(self, ListSecrets(), self._show, self._refuse)

    # Looking

    @Slot()
    def start(self) -> None:
        """Go on where the last scan ended; from the beginning where nothing is left."""
        if self._job is not None:
            return
        self.scan.hide()
        self.stop_button.show()
        self.bar.setRange(0, 0)
        self.bar.show()
        self._say("")
        self._job = self._engine.query_aside(self, ScanForSecrets(afresh=not self._left), self._scanned, self._stopped)
        self._job.progressed.connect(self._report)

    @Slot()
    def stop(self) -> None:
        """Stop; what was found so far is there, and the next scan goes on."""
        if self._job is not None:
            self._job.cancel()
            self._end()
            self._engine.query(self, ListSecrets(), self._show, self._refuse)

    @Slot(int, int, str)
    def _report(self, done: int, total: int, _stage: str) -> None:
        figure = self.locale().toString
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setAccessibleName(self.tr("{0} of {1} versions").format(figure(done), figure(total)))

    def _scanned(self, found: StoredSecrets) -> None:
        self._end()
        self._show(found)

    def _stopped(self, error: RemembrancerError) -> None:
        self._end()
        self._refuse(error)

    def _end(self) -> None:
        self._job = None
        self.bar.hide()
        self.stop_button.hide()
        self.scan.show()

    @Slot()
    def _leave(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self.deleteLater()

    # The list

    def _show(self, found: StoredSecrets) -> None:
        clock = self._engine.vault.clock
        dates = DateWords(clock.now(), clock.zone(), translate)
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        ordered = sorted(found.found, key=lambda each: (*_of(each), not each.is_current, -each.number))
        grouped = [tuple(versions) for _, versions in groupby(ordered, key=_of)]
        grouped.sort(
            key=lambda versions: (
                bool(versions[0].operation),
                versions[0].is_decided,
                not versions[0].proposal,
                not versions[0].is_current,
                -versions[0].changed.timestamp(),
            )
        )
        rows = tuple(SecretRow(self._theme, versions, dates) for versions in grouped[:_MOST_ROWS])
        for number, row in enumerate(rows):
            row.redact_wanted.connect(self._redact)
            row.erase_wanted.connect(self._erase)
            row.keep_wanted.connect(self._keep)
            row.memory_requested.connect(self._open_memory)
            row.proposal_requested.connect(self._decide)
            row.erase_proposal_wanted.connect(self._erase_proposal)
            self._column.insertWidget(number, row)
        self.rows = rows
        self.nothing.setVisible(not rows)
        self._left = found.left
        self.about.setText(self._about(found, len(grouped)))
        figure = self.locale().toString
        self.scan.setText(
            self.tr("Go on looking, {0} left").format(figure(found.left)) if found.left else self.tr("Look again")
        )
        self.scan.updateGeometry()
        self._fit()
        self.told.emit()

    def _about(self, found: StoredSecrets, memories: int) -> str:
        words = [self.tr("Passwords, keys, card and account numbers in what is stored, shown without them.")]
        if memories > _MOST_ROWS:
            words.append(self.tr("The first {0} of {1} memories.").format(_MOST_ROWS, memories))
        if found.kept:
            words.append(self.tr("Kept as they are: {0}.").format(self.locale().toString(found.kept)))
        return " ".join(words)

    # What is done about one

    @Slot(str)
    def _redact(self, memory: str) -> None:
        self._engine.query(self, GetMemories((memory,)), self._write, self._refuse)

    def _write(self, memories: tuple[Memory, ...]) -> None:
        for now in memories:
            revision = Revision(content=now.content, title=now.title, evidence=now.evidence, tags=now.tags)
            request = Revise((now.id,), revision, now.number)
            self._engine.change_with_secrets(self, request, SecretAction.REDACT, self._redacted, self._refuse)

    def _redacted(self, change: Change) -> None:
        self.undo_offered.emit(describe_change(change, translate), change.operation)
        # What is new was not looked at yet: with that the list is right again.
        self._left = max(1, self._left)
        self.start()

    @Slot(str)
    def _erase(self, memory: str) -> None:
        self._ask_to_erase(EraseDialog(self._theme, self._engine, self._private, self, (memory,)))

    @Slot(str)
    def _erase_proposal(self, proposal: str) -> None:
        self._ask_to_erase(EraseDialog(self._theme, self._engine, self._private, self, (), proposals=(proposal,)))

    def _ask_to_erase(self, dialog: EraseDialog) -> None:
        dialog.closed.connect(self._look_again)
        dialog.ask()

    @Slot()
    def _look_again(self) -> None:
        if self.isVisible():
            self._engine.query(self, ListSecrets(), self._show, self._refuse)

    @Slot(str)
    def _keep(self, memory: str) -> None:
        self._engine.query(self, KeepSecrets(memory), self._show, self._refuse)

    @Slot(str)
    def _open_memory(self, memory: str) -> None:
        self.close_overlay()
        self.memory_requested.emit(memory)

    @Slot(bool)
    def _decide(self, in_case: bool) -> None:
        self.close_overlay()
        self.proposal_requested.emit(in_case)

    def _refuse(self, error: RemembrancerError) -> None:
        self._say(describe_error(error, translate).in_one)

    def _say(self, words: str) -> None:
        self.outcome.setText(words)
        self.outcome.set_tone(Role.BAD)
        self.outcome.setVisible(bool(words))
        self._fit()


def _of(secret: StoredSecret) -> tuple[str, str, str]:
    """What stands in one row: a memory with its versions, a proposal, or a reason."""
    return (secret.operation, secret.proposal, secret.memory)
