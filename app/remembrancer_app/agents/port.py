"""The port of the open vault, as the window opens and closes it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine


class PortState(Enum):
    CLOSED = "closed"
    OPENING = "opening"
    OPEN = "open"
    FAILED = "failed"


class Port(QObject):
    """Opens and closes the port, off the GUI thread.

    Signals:
        changed: what is told of it changed.
    """

    changed = Signal()

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self.state = PortState.CLOSED
        self.host = "127.0.0.1"
        self.number = 0
        self.problem = ""

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.number}"

    @Slot(bool)
    def switch(self, on: bool) -> None:
        raise NotImplementedError
