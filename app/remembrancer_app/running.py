"""The program as a process: what it is started with, and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from remembrancer.model.places import data_folder
from remembrancer_app import languages, places
from remembrancer_app.application import Program
from remembrancer_app.crash.hooks import Hooks
from remembrancer_app.crash.interruption import Interruption
from remembrancer_app.crash.log import start_log
from remembrancer_app.links.link import carried
from remembrancer_app.options import Options, folder_of
from remembrancer_app.shell.instance import raise_other_window
from remembrancer_app.state.application_settings import ApplicationSettings
from remembrancer_app.theme.application_mark import mark_icon


class Application(QApplication):
    """Hears what the system asks of the program as a whole.

    Signals:
        quit_wanted: the program is to end, hidden or not: the session ends, or its menu says so.
        link_wanted: a link is to be followed; it may be anything.
    """

    quit_wanted = Signal()
    link_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            # How macOS hands over a link. A file is none, whatever it is called.
            self.link_wanted.emit(carried(event.url().toString(QUrl.ComponentFormattingOption.FullyEncoded)))
            return True
        if event.type() == QEvent.Type.Quit:
            # Otherwise a window that hides in place of being closed would keep the session from ending.
            self.quit_wanted.emit()
        return super().event(event)


def hand_over(options: Options, recent: Sequence[Path]) -> bool:
    """Leave it to a window that is open, if there is one; whether there was.

    A link names no vault: it goes to the window of the person's own vault, else to that of another one.
    """
    wanted = folder_of(options)
    others = [*recent, places.sample_folder()] if options.link else []
    return any(raise_other_window(folder, options.link) for folder in dict.fromkeys((wanted, *others)))


def run(options: Options) -> int:
    """Run the program until the person quits it; returns the exit code."""
    handler = start_log(places.log_folder())
    application = Application([sys.argv[0]])
    application.setApplicationName("remembrancer")
    application.setApplicationDisplayName("Remembrancer")
    application.setDesktopFileName("remembrancer")
    application.setQuitOnLastWindowClosed(False)
    settings = ApplicationSettings(data_folder())
    if hand_over(options, settings.recent()):
        return 0
    application.setWindowIcon(mark_icon())
    hooks = Hooks(application)
    hooks.install()
    languages.install(application, settings.appearance().language)
    program = Program(application, options, settings)
    hooks.crashed.connect(program.show_crash)
    application.quit_wanted.connect(program.quit)
    application.link_wanted.connect(program.following.follow)
    interruption = Interruption(application)
    interruption.asked.connect(program.quit)
    program.start()
    code = application.exec()
    interruption.remove()
    hooks.remove()
    handler.close()
    return code
