"""A message of the desktop that a day's report is there, for those who asked for it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QObject, Signal

if TYPE_CHECKING:
    from datetime import date

    from remembrancer_app.shell.tray import Tray
    from remembrancer_app.state.page_state import PageState

NOTIFY: Final = "notify"
"""What the page Reports keeps of it: whether the person wants to be told. Off unless they say so."""


class ReportNotice(QObject):
    """Says which day, and nothing of what is in its report: others may see the screen.

    Signals:
        opened: the day (``datetime.date``) of the report whose message, or the sign in the tray, was clicked.
    """

    opened = Signal(object)

    def __init__(self, state: PageState, tray: Tray, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._tray = tray

    def tell(self, day: date) -> bool:
        """Say that the report of this day is there; whether it was said."""
        if not self._state.value(NOTIFY, False):
            return False
        return self._tray.say(self.words(day), partial(self.opened.emit, day))

    def words(self, day: date) -> str:
        """What is said: ``The report of Tuesday 9 June 2026 is there.``."""
        written = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
        return self.tr("The report of {0} is there.").replace("{0}", written)
