"""The ways on from a vault that does not open, carried out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import RemembrancerError
from remembrancer.vault import list_backups
from remembrancer_app.health.damaged_panel import DamagedPanel

if TYPE_CHECKING:
    from remembrancer.model.backups import Backup
    from remembrancer.wording import Message
    from remembrancer_app.shell.opening import Failed, VaultOpener
    from remembrancer_app.shell.window import MainWindow
    from remembrancer_app.theme import Theme


class DamagedGate(QObject):
    """Shows :class:`DamagedPanel` in the window, and hands what is wanted to the opener."""

    def __init__(self, theme: Theme, window: MainWindow, opener: VaultOpener, failed: Failed, message: Message) -> None:
        super().__init__(window)
        self._window = window
        self._opener = opener
        self._failed = failed
        self.panel = DamagedPanel(
            theme, failed.folder, message, _backups(failed.folder), clock=SystemClock(), parent=window
        )
        # Where nobody was asked for what unlocks it, there is nothing with which to do either.
        for button in (self.panel.restore, self.panel.recover):
            button.setEnabled(failed.secret is not None)
        self.panel.restore_wanted.connect(self._restore)
        self.panel.recover_wanted.connect(self._recover)
        window.show_part(self.panel)
        self.panel.setFocus()

    def put_away(self) -> None:
        """Something else is shown."""
        self._window.drop_part(self.panel)
        self.deleteLater()

    @Slot(str)
    def _restore(self, backup: str) -> None:
        self._wait(self.tr("Going back to a backup"))
        self._opener.go_back(self._failed, backup)

    @Slot(object)
    def _recover(self, target: Path) -> None:
        self._wait(self.tr("Recovering {0}").format(self._failed.folder.name))
        self._opener.recover(self._failed, target)

    def _wait(self, title: str) -> None:
        self._window.opening.wait_for(title, self.tr("The damaged files stay as they are."))
        self._window.show_part(self._window.opening)


def _backups(folder: Path) -> tuple[Backup, ...]:
    try:
        return list_backups(folder)
    except RemembrancerError:
        # The folder itself cannot be read: what is said above is all that can be.
        return ()
