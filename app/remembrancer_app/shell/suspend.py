"""Noticing that the computer is about to sleep or the session is locked, where the system tells: logind on Linux.

The sleep is delayed until the vault is locked, as the system allows a program to ask for. Where there is no system bus,
or no logind on it, nothing is noticed.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtDBus import QDBusPendingCall

_SERVICE: Final = "org.freedesktop.login1"
_PATH: Final = "/org/freedesktop/login1"
_MANAGER: Final = f"{_SERVICE}.Manager"
_SESSION: Final = f"{_SERVICE}.Session"


class SuspendLock(QObject):
    """Wants the vault locked when the system tells, if ``wanted`` says so then.

    Signals:
        lock_wanted: lock now; carries the sentence that says why.
    """

    lock_wanted = Signal(str)

    def __init__(
        self, wanted: Callable[[], bool], bus: QDBusConnection | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self.watch = SuspendWatch(bus, self)
        self.watch.sleeping.connect(self._sleep)
        self.watch.session_locked.connect(self._lock)

    @Slot()
    def let_sleep(self) -> None:
        """The vault is closed."""
        self.watch.let_sleep()

    @Slot()
    def _sleep(self) -> None:
        if self._wanted():
            self.lock_wanted.emit(self.tr("Locked because the computer slept."))
        else:
            self.let_sleep()

    @Slot()
    def _lock(self) -> None:
        if self._wanted():
            self.lock_wanted.emit(self.tr("Locked with the session."))


class SuspendWatch(QObject):
    """Listens to the bus; what is done about it is the program's.

    Signals:
        sleeping: the computer is about to sleep. It waits for :meth:`let_sleep`, for as long as the system lets it.
        session_locked: the session is locked.
    """

    sleeping = Signal()
    session_locked = Signal()

    def __init__(self, bus: QDBusConnection | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus or QDBusConnection.systemBus()
        self._delay: QDBusMessage | None = None
        """The answer that holds the descriptor by which the sleep is delayed; the system sees when it goes."""
        self._waiting: set[QDBusPendingCallWatcher] = set()
        if not self._bus.isConnected():
            return
        self._listen(_PATH, _MANAGER, "PrepareForSleep", "_prepare(bool)")
        # The session of whoever starts this program; "auto" is the one on the screen.
        session = os.environ.get("XDG_SESSION_ID", "") or "auto"
        self._ask("GetSession", [session], self._follow_session)
        self._ask_delay()

    @property
    def is_ready(self) -> bool:
        """Whether the next sleep will wait for :meth:`let_sleep`."""
        return self._delay is not None and not self._waiting

    def let_sleep(self) -> None:
        """Everything is locked."""
        self._delay = None

    def _listen(self, path: str, interface: str, signal: str, slot: str) -> None:
        # The stubs ask for bytes, which are refused: what SLOT gives is taken.
        self._bus.connect(_SERVICE, path, interface, signal, self, SLOT(slot))  # type: ignore[call-overload]

    def _ask_delay(self) -> None:
        words = self.tr("The vault is locked first")
        self._ask("Inhibit", ["sleep", "Remembrancer", words, "delay"], self._take_delay)

    def _ask(self, method: str, arguments: list[object], take: object) -> None:
        message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _MANAGER, method)
        message.setArguments(arguments)
        call: QDBusPendingCall = self._bus.asyncCall(message)
        watcher = QDBusPendingCallWatcher(call, self)
        self._waiting.add(watcher)
        watcher.finished.connect(take)

    @Slot(QDBusPendingCallWatcher)
    def _follow_session(self, watcher: QDBusPendingCallWatcher) -> None:
        answer = self._answer(watcher)
        if answer is not None and answer.arguments():
            path = answer.arguments()[0].path()
            self._listen(path, _SESSION, "Lock", "_lock()")

    @Slot(QDBusPendingCallWatcher)
    def _take_delay(self, watcher: QDBusPendingCallWatcher) -> None:
        self._delay = self._answer(watcher)

    def _answer(self, watcher: QDBusPendingCallWatcher) -> QDBusMessage | None:
        self._waiting.discard(watcher)
        watcher.deleteLater()
        answer = watcher.reply()
        return None if watcher.isError() else answer

    @Slot(bool)
    def _prepare(self, begins: bool) -> None:
        if begins:
            self.sleeping.emit()
        elif self._delay is None:
            self._ask_delay()

    @Slot()
    def _lock(self) -> None:
        self.session_locked.emit()
