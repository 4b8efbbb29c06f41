"""A message of the desktop that a day's report is there, for those who asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

if TYPE_CHECKING:
    from datetime import date

    from remembrancer_app.state.page_state import PageState

NOTIFY: Final = "notify"
"""What the page Reports keeps of it: whether the person wants to be told. Off unless they say so."""
_STAYS_MS: Final = 15_000


def can_notify() -> bool:
    """Whether this desktop shows messages."""
    return QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()


class ReportNotice(QObject):
    """Says which day, and nothing of what is in its report: others may see the screen.

    Signals:
        opened: the day (``datetime.date``) of the report whose message, or sign in the tray, was clicked.
            Over D-Bus Qt names no action with a message, so that there only the sign in the tray can be clicked.
    """

    opened = Signal(object)

    def __init__(self, state: PageState, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._icon: QSystemTrayIcon | None = None
        self._day: date | None = None
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.setInterval(_STAYS_MS)
        self._until.timeout.connect(self._take_away)

    def tell(self, day: date) -> bool:
        """Say that the report of this day is there; whether it was said."""
        if not self._state.value(NOTIFY, False) or not can_notify():
            return False
        # It stands in the tray for as long as its message does.
        self._icon = self._icon or self._made_icon()
        self._day = day
        self._icon.show()
        self._icon.showMessage(self.tr("Remembrancer"), self.words(day), QApplication.windowIcon(), _STAYS_MS)
        self._until.start()
        return True

    def words(self, day: date) -> str:
        """What is said: ``The report of Tuesday 9 June 2026 is there.``."""
        written = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
        return self.tr("The report of {0} is there.").replace("{0}", written)

    def _made_icon(self) -> QSystemTrayIcon:
        icon = QSystemTrayIcon(QApplication.windowIcon(), self)
        icon.messageClicked.connect(self._open)
        icon.activated.connect(self._open)
        return icon

    @Slot()
    def _open(self) -> None:
        self._take_away()
        if self._day is not None:
            self.opened.emit(self._day)

    @Slot()
    def _take_away(self) -> None:
        self._until.stop()
        if self._icon is not None:
            self._icon.hide()
