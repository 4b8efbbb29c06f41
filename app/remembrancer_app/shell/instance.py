"""One window for each vault: a second start brings it to the front, hands over its link, and leaves."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from remembrancer_app.links.link import carried

_RAISE: Final = b"raise\n"
_FOLLOW: Final = b"follow "
_LONGEST: Final = 1024
"""Bytes of what is asked; more is not read."""
_RAISED: Final = b"raised\n"
_WAIT_MS: Final = 1500


def server_name(folder: Path) -> str:
    """The name of the local socket that the window of the vault in ``folder`` listens on."""
    name = f"remembrancer-{hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:16]}"
    # The run folder belongs to the person alone; the temporary folder, which Qt would take, to everybody.
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return f"{runtime}/{name}" if runtime else name


def raise_other_window(folder: Path, link: str = "") -> bool:
    """Ask the window that has the vault open, if there is one, to come to the front. True if it answered.

    With a ``link`` it goes where that leads.
    """
    socket = QLocalSocket()
    socket.connectToServer(server_name(folder))
    if not socket.waitForConnected(_WAIT_MS):
        return False
    socket.write(_FOLLOW + carried(link).encode() + b"\n" if link else _RAISE)
    socket.waitForBytesWritten(_WAIT_MS)
    answered = socket.waitForReadyRead(_WAIT_MS) and bytes(socket.readAll().data()) == _RAISED
    socket.disconnectFromServer()
    return answered


class WindowServer(QObject):
    """Listens for later starts with the same vault.

    Signals:
        raise_wanted: somebody started the program again.
        link_wanted: so did somebody with a link, which may be anything.
    """

    raise_wanted = Signal()
    link_wanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)

    def listen(self, folder: Path) -> None:
        """Answer for this vault from now on, and for no other."""
        self._server.close()
        name = server_name(folder)
        if not self._server.listen(name):
            # Left behind by a process that was killed: whoever lives would have answered before.
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def close(self) -> None:
        self._server.close()

    @Slot()
    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(_LONGEST)
            socket.readyRead.connect(self._answer)
            socket.disconnected.connect(socket.deleteLater)

    @Slot()
    def _answer(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QLocalSocket):
            return
        if not socket.canReadLine():
            if socket.bytesAvailable() >= _LONGEST:
                socket.abort()
            return
        line = bytes(socket.readLine().data())
        if line != _RAISE and not line.startswith(_FOLLOW):
            return
        socket.write(_RAISED)
        socket.flush()
        if line == _RAISE:
            self.raise_wanted.emit()
        else:
            self.link_wanted.emit(carried(line[len(_FOLLOW) :].rstrip(b"\n").decode("ascii", "replace")))
