"""What happens to an exception that nobody caught: the log, and one dialog that can copy a report."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion

_log = logging.getLogger("crash")


def report_text(error: BaseException, version: str) -> str:
    """What a person can hand on: versions and the places in the program, nothing of what the vault holds.

    The message of an exception can quote stored text, so only its type and place are in it.
    """
    lines = [
        f"Remembrancer {version}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
    ]
    seen: BaseException | None = error
    while seen is not None:
        lines.append(type(seen).__qualname__)
        lines += [
            f"  {frame.filename.rsplit('/', 3)[-1]}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(seen.__traceback__)
        ]
        seen = seen.__cause__ or seen.__context__
    return "\n".join(lines)


class Hooks(QObject):
    """Takes over the interpreter's hooks while it is installed.

    Signals:
        crashed: the exception, on the GUI thread.
    """

    crashed = Signal(object)
    _raised = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._raised.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._before: tuple[Any, Any, Any] | None = None

    def install(self) -> None:
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("uncaught", exc_info=(kind, error, trace))
        self._raised.emit(error.with_traceback(trace))

    def _uncaught_in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._uncaught(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _unraisable(self, arguments: sys.UnraisableHookArgs) -> None:
        error = arguments.exc_value
        trace = (arguments.exc_type, error, arguments.exc_traceback) if error is not None else None
        _log.error("unraisable: %s", arguments.err_msg, exc_info=trace)

    @Slot(object)
    def _tell(self, error: BaseException) -> None:
        self.crashed.emit(error)
