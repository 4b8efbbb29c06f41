"""Ctrl+C and the system's request to end, as an orderly way out."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption(QObject):
    """Hears the signals of the operating system while Qt waits for events.

    Signals:
        asked: somebody asked the program to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Python notes a signal but acts on it only between its own instructions; the byte wakes Qt up.
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._before = {number: signal.signal(number, self._note) for number in _SIGNALS}
        self._wakeup_before = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)

    def remove(self) -> None:
        """Let Python do with signals what it did before."""
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._read.close()
        self._write.close()

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self.asked.emit()

    @Slot()
    def _wake(self) -> None:
        # By running this, Python gets to the handler of the signal.
        self._read.recv(64)
