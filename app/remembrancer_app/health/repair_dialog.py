"""A repair: what it will do, said before it is done; how far it is; and what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from remembrancer.model.health import Repair, RepairVault
from remembrancer.wording import describe_error, describe_repaired
from remembrancer.wording.health import EFFECTS, REPAIRS, STAGES
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.backups import Backup
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.health import Repaired
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_WIDTH = 460


class RepairDialog(Overlay):
    """For what is made again while the vault is open. Nothing is done before its button is pressed.

    Signals:
        done: it was done, or refused.
    """

    done = Signal()

    def __init__(self, theme: Theme, engine: Engine, window: QWidget, repair: Repair) -> None:
        super().__init__(theme, window)
        self.setObjectName("repair")
        title = REPAIRS[repair].fill(translate)
        self.setAccessibleName(title)
        self._engine = engine
        self._repair = repair
        self._job: Job[Repaired] | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION))
        self.words = PlainText(theme, EFFECTS[repair].fill(translate), style=TextStyle.BODY, wraps=True)
        column.addWidget(self.words)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.hide()
        column.addWidget(self.bar)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.leave = Button(theme, self.tr("Cancel"))
        self.leave.clicked.connect(self.close_overlay)
        self.act = Button(theme, title, kind=ButtonKind.PRIMARY)
        self.act.clicked.connect(self._begin)
        row.addWidget(self.leave)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self._stop)

    def ask(self) -> None:
        """Say what it will do."""
        self.open(self.act)
        self._soon.start()

    @Slot()
    def _begin(self) -> None:
        self.act.hide()
        self.leave.setFocus()
        self.bar.show()
        self._fit()
        if self._repair is Repair.BACKUP:
            vault = self._engine.vault
            self._engine.work(self, lambda _job: vault.back_up(), self._backed_up, self._refuse)
            return
        self._job = self._engine.change_aside(self, RepairVault(self._repair), self._take, self._refuse)
        self._job.progressed.connect(self._report)

    @Slot(int, int, str)
    def _report(self, done: int, total: int, stage: str) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setAccessibleName(STAGES[stage].fill(translate) if stage in STAGES else "")

    def _backed_up(self, _backup: Backup) -> None:
        self._end(self.tr("The vault was backed up, and the copy was read back."), Role.TEXT)

    def _take(self, repaired: Repaired) -> None:
        self._end(describe_repaired(self._repair, repaired, translate), Role.TEXT)

    def _refuse(self, error: RemembrancerError) -> None:
        self._end(describe_error(error, translate).in_one, Role.BAD)

    def _end(self, words: str, tone: Role) -> None:
        self._job = None
        self.bar.hide()
        self.words.setText(words)
        self.words.set_tone(tone)
        self.leave.setText(self.tr("Close"))
        self._fit()
        self.done.emit()

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self.deleteLater()
