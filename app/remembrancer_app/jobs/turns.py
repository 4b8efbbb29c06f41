"""Work of the window's thread in portions: one in each turn of the event loop, so that it answers in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

if TYPE_CHECKING:
    from collections.abc import Callable


class Turns(QObject):
    """Takes what is to be done in the order in which it was asked for; what asks again keeps its place."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: dict[object, Callable[[], None]] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take)

    def ask(self, who: object, work: Callable[[], None]) -> None:
        """Do ``work`` in a turn of its own; who asks twice before has it done once, the later one."""
        self._wanted[who] = work
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _take(self) -> None:
        who = next(iter(self._wanted))
        work = self._wanted.pop(who)
        if self._wanted:
            self._timer.start()
        work()
