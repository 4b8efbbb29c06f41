"""Below the inbox: looking for conflicts in the whole vault, and what imports still have to be compared with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from remembrancer.model.comparing import GetComparing, ScanForConflicts
from remembrancer.wording import describe_comparing, describe_scanned
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent

    from remembrancer.model.comparing import ComparingState, Scanned
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_AGAIN_MS = 1000
"""So often what is left to compare is asked for while something is."""


class ScanPanel(QWidget):
    """A scan can be stopped, and goes on there the next time; it opens no pair again about which somebody decided.

    Signals:
        settings_wanted: change how contradictions are treated.
        scanned: a Scanned came.
        told: what is left to compare is shown as it is.
    """

    settings_wanted = Signal()
    scanned = Signal(object)
    told = Signal()

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scan")
        self.setAccessibleName(self.tr("Looking for conflicts"))
        self._engine = engine
        self._job: Job[Scanned] | None = None
        self._left = 0
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_AGAIN_MS)
        self._again.timeout.connect(self.read)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        self.comparing = PlainText(theme, style=TextStyle.CAPTION, tone=Role.WARN, wraps=True)
        self.outcome = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        for widget in (self.comparing, self.outcome, self.bar):
            column.addWidget(widget)
            widget.hide()
        row = QHBoxLayout()
        row.setSpacing(theme.px(6))
        self.scan = Button(theme, self.tr("Look for conflicts"), icon=Icon.SEARCH, size=ControlSize.TOOLBAR)
        self.scan.setAccessibleDescription(self.tr("Compares all memories of the vault with each other"))
        self.scan.clicked.connect(self.start)
        self.cancel = Button(theme, self.tr("Stop"), size=ControlSize.TOOLBAR)
        self.cancel.setAccessibleDescription(self.tr("The next time it goes on from there"))
        self.cancel.clicked.connect(self.stop)
        self.cancel.hide()
        self.settings = Button(
            theme,
            kind=ButtonKind.GHOST,
            icon=Icon.SETTINGS,
            name=self.tr("How conflicts are treated"),
            size=ControlSize.TOOLBAR,
        )
        self.settings.clicked.connect(self.settings_wanted)
        row.addWidget(self.scan)
        row.addWidget(self.cancel)
        row.addStretch(1)
        row.addWidget(self.settings)
        column.addLayout(row)

    @property
    def is_scanning(self) -> bool:
        return self._job is not None

    # What is left to compare

    @Slot()
    def read(self) -> None:
        """Ask what is left to compare."""
        self._engine.query(self, GetComparing(), self._tell, self._ignore)

    def _ignore(self, _error: RemembrancerError) -> None:
        """The list says that the vault cannot be read; one sentence about it is enough."""

    def _tell(self, state: ComparingState) -> None:
        words = describe_comparing(state, translate)
        self.comparing.setText(words)
        self.comparing.setVisible(bool(words))
        self._left = state.left
        if self._job is None:
            self._name_button()
        if state.waiting and self.isVisible():
            self._again.start()
        self.told.emit()

    def _name_button(self) -> None:
        words = self.tr("Look for conflicts")
        if self._left:
            words = self.tr("Go on looking, {0} left").format(self.locale().toString(self._left))
        self.scan.setText(words)
        self.scan.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.read()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._again.stop()

    # Scanning

    @Slot()
    def start(self) -> None:
        """Compare everything, or go on where it was stopped."""
        if self._job is not None:
            return
        held = self.scan.hasFocus()
        self._say(self.tr("Comparing all memories"), Role.TEXT2)
        self.bar.setRange(0, 0)
        self.bar.show()
        self.cancel.show()
        self.scan.hide()
        if held:
            self.cancel.setFocus()
        self._job = self._engine.change_aside(self, ScanForConflicts(), self._take, self._fail)
        self._job.progressed.connect(self._report)

    @Slot()
    def stop(self) -> None:
        """Stop; what was found so far is there, and the next scan goes on."""
        if self._job is not None:
            self._job.cancel()
            self._end()
            self._say(self.tr("Stopped. What was found so far is in the list."), Role.TEXT2)
            self.read()

    @Slot(int, int, str)
    def _report(self, done: int, total: int, _stage: str) -> None:
        figure = self.locale().toString
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self._say(self.tr("{0} of {1} memories compared").format(figure(done), figure(total)), Role.TEXT2)
        self.bar.setAccessibleName(self.outcome.text())

    def _take(self, scanned: Scanned) -> None:
        self._end()
        self._say(describe_scanned(scanned, translate), Role.TEXT)
        self.read()
        self.scanned.emit(scanned)

    def _fail(self, error: RemembrancerError) -> None:
        self._end()
        self._say(error_words(error), Role.BAD)

    def _end(self) -> None:
        self._job = None
        held = self.cancel.hasFocus()
        self.bar.hide()
        self.cancel.hide()
        self.scan.show()
        if held:
            self.scan.setFocus()

    def _say(self, words: str, tone: Role) -> None:
        self.outcome.set_tone(tone)
        self.outcome.setText(words)
        self.outcome.show()
