"""What closing the window does: it ends the program, or hides the window where the sign in the tray brings it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer_app.shell.tray import Tray
    from remembrancer_app.shell.window import MainWindow
    from remembrancer_app.state.application_settings import ApplicationSettings


class Hiding(QObject):
    """Hides the window in place of closing it, and says once that the program goes on."""

    def __init__(
        self,
        window: MainWindow,
        tray: Tray,
        settings: ApplicationSettings,
        has_work: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``has_work`` says whether anything would go on behind the window."""
        super().__init__(parent)
        self._window = window
        self._tray = tray
        self._settings = settings
        self._has_work = has_work
        self._owes_words = False
        window.hides_instead = self.hide_window
        tray.open_wanted.connect(self.bring_back)

    def hide_window(self) -> bool:
        """Hide the window if that is wanted and it can come back; whether it was."""
        if not self._tray.hides_window or not self._has_work():
            return False
        self._window.hide()
        if not self._settings.was_told_of_hiding():
            self._owes_words = not self._tray.say(self._words(), self.bring_back)
            self._settings.set_told_of_hiding()
        return True

    @Slot()
    def bring_back(self) -> None:
        """Show the window again, and say what could not be said when it was hidden."""
        self._window.come_to_front()
        workspace = self._window.workspace
        if self._owes_words and workspace is not None:
            self._owes_words = False
            workspace.notices.say(self._words())

    def _words(self) -> str:
        return self.tr(
            "Closing the window hides it; Remembrancer goes on. Its icon in the tray brings the window back, and quits."
        )
