"""The program as a process: what it is started with, and how it ends."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication

from remembrancer_app import languages, places
from remembrancer_app.application import Program
from remembrancer_app.crash.hooks import Hooks
from remembrancer_app.crash.interruption import Interruption
from remembrancer_app.crash.log import start_log
from remembrancer_app.options import Options, folder_of
from remembrancer_app.shell.instance import raise_other_window
from remembrancer_app.state.application_settings import ApplicationSettings
from remembrancer_app.theme.application_mark import mark_icon


class Application(QApplication):
    """Hears what the system asks of the program as a whole.

    Signals:
        quit_wanted: the program is to end, hidden or not: the session ends, or its menu says so.
    """

    quit_wanted = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Quit:
            # Otherwise a window that hides in place of being closed would keep the session from ending.
            self.quit_wanted.emit()
        return super().event(event)


def run(options: Options) -> int:
    """Run the program until the person quits it; returns the exit code."""
    handler = start_log(places.log_folder())
    application = Application([sys.argv[0]])
    application.setApplicationName("remembrancer")
    application.setApplicationDisplayName("Remembrancer")
    application.setDesktopFileName("remembrancer")
    application.setQuitOnLastWindowClosed(False)
    if raise_other_window(folder_of(options)):
        return 0
    application.setWindowIcon(mark_icon())
    hooks = Hooks(application)
    hooks.install()
    settings = ApplicationSettings(places.data_folder())
    languages.install(application, settings.appearance().language)
    program = Program(application, options, settings)
    hooks.crashed.connect(program.show_crash)
    application.quit_wanted.connect(program.quit)
    interruption = Interruption(application)
    interruption.asked.connect(program.quit)
    program.start()
    code = application.exec()
    interruption.remove()
    hooks.remove()
    handler.close()
    return code
