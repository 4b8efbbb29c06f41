"""What the window does once a day: let fade what nobody used, and keep the reports of the days that are over.

It also notes what the person opened.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.lifecycle import RecordUse, Sweep
from remembrancer.model.reports import KeepReports
from remembrancer_app.shell.report_notice import ReportNotice

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.lifecycle import Swept
    from remembrancer.model.reports import ReportsKept
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.tray import Tray
    from remembrancer_app.state.page_state import PageState

FIRST_MS: Final = 30_000
"""So long after the start, when the person is not waiting for anything."""
EVERY_MS: Final = 3_600_000
REPORTED_DAYS: Final = 7
"""Reports of so many days are kept, if the window was not open meanwhile; older ones are made when they are read."""


class DailyUpkeep(QObject):
    """Asks the vault every hour to sweep if a day has ended since: also after the computer has slept.

    Signals:
        report_wanted: the day of which the person wants to read the report, by the desktop's message.
    """

    report_wanted = Signal(object)

    def __init__(
        self, engine: Engine, parent: QObject, reports: PageState | None = None, tray: Tray | None = None
    ) -> None:
        """``reports`` keeps whether the person wants to be told of them, which the sign in the ``tray`` does."""
        super().__init__(parent)
        self._engine = engine
        self._notice = None if reports is None or tray is None else ReportNotice(reports, tray, self)
        if self._notice is not None:
            self._notice.opened.connect(self.report_wanted)
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST_MS)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()

    @Slot()
    def sweep(self) -> None:
        """Sweep if it is due, beside everything else."""
        self._timer.setInterval(EVERY_MS)
        self._engine.change_aside(self, Sweep(only_if_due=True), self._swept, self._failed)

    def note_opened(self, memory: str) -> None:
        """The person opened a memory from a result."""
        self._engine.change(self, RecordUse((memory,)), self._noted, self._failed)

    def _swept(self, swept: Swept) -> None:
        logging.getLogger("daily").info("swept demoted=%r expired=%r", swept.demoted, swept.expired)
        self._engine.query(self, KeepReports(REPORTED_DAYS), self._kept, self._failed)

    def _kept(self, kept: ReportsKept) -> None:
        logging.getLogger("daily").info("reports_kept days=%r", len(kept.days))
        if self._notice is not None and kept.days:
            self._notice.tell(max(kept.days))

    def _noted(self, change: Change) -> None:
        """Nothing to show: what was used counts from tomorrow on."""

    def _failed(self, error: RemembrancerError) -> None:
        # The person asked for nothing, so there is nothing to tell; the next hour tries again.
        logging.getLogger("daily").warning("not_done reason=%r detail=%r", error.code, error.detail)
