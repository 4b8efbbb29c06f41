"""What the window knows of backups: the line in the status bar, one made by hand, and the dialog with all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.backups import ListBackups
from remembrancer.model.health import GetHealth, HealthState
from remembrancer.wording import DateWords
from remembrancer.wording.health import STATES
from remembrancer_app.backups.dialog import BackupsDialog
from remembrancer_app.health.row import LOOKS
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.backups import Backup, Backups
    from remembrancer.model.health import Health
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.status_bar import StatusBar
    from remembrancer_app.theme import Theme

_LOOK_EVERY_MS = 60_000


class BackupKeeping(QObject):
    """Belongs to the window of an open vault.

    Signals:
        said: what was done, in words.
        damaged: the vault is known to be damaged; with every look.
        restore_wanted: the person wants to go back to the backup of this name; the vault has to be closed for it.
    """

    said = Signal(str)
    damaged = Signal()
    restore_wanted = Signal(str)

    def __init__(self, engine: Engine, theme: Theme, status: StatusBar, window: QWidget) -> None:
        super().__init__(window)
        self._engine = engine
        self._theme = theme
        self._status = status
        self._window = window
        self.dialog: BackupsDialog | None = None
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_EVERY_MS)
        self._looking.timeout.connect(self.look)
        # The program backs up by itself meanwhile.
        self._looking.start()

    @Slot()
    def look(self) -> None:
        """Show when the newest backup was made, and whether something has to be seen to."""
        # What cannot be listed is told by the dialog, not every minute.
        self._engine.query(self, ListBackups(), self._note, lambda _error: None)
        self._engine.query(self, GetHealth(), self._note_health, lambda _error: None)

    @Slot()
    def back_up(self) -> None:
        """Copy the vault beside itself."""
        vault = self._engine.vault
        self._engine.work(self, lambda _job: vault.back_up(), self._say)

    @Slot()
    def show_dialog(self) -> None:
        """All backups."""
        self.dialog = BackupsDialog(self._theme, self._engine, self._window.window())
        self.dialog.made.connect(self.look)
        self.dialog.restore_wanted.connect(self._go_back)
        self.dialog.show_backups()

    @Slot(str)
    def _go_back(self, name: str) -> None:
        if self.dialog is not None:
            self.dialog.close_overlay()
        self.restore_wanted.emit(name)

    def _say(self, _backup: Backup) -> None:
        self.said.emit(self.tr("The vault was backed up, beside the others in its folder."))
        self.look()

    def _note_health(self, health: Health) -> None:
        words = "" if health.state is HealthState.SOUND else STATES[health.state].fill(translate)
        self._status.set_health(words, LOOKS[health.state][1])
        if health.state is HealthState.DAMAGED:
            self.damaged.emit()

    def _note(self, found: Backups) -> None:
        if not found.backups:
            return
        clock = self._engine.vault.clock
        dates = DateWords(clock.now(), clock.zone(), translate)
        made = found.backups[0].made_at
        today = dates.local_day(made) == dates.local_day(clock.now())
        self._status.set_note(self.tr("Backed up {0}").format(dates.time(made) if today else dates.moment(made)))
