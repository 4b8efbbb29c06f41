"""What mouse and keys point at, and the popover that tells about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer, Signal, Slot

from remembrancer.model.queries import GetMemories
from remembrancer_app.charts.calendar_days import local_moment
from remembrancer_app.timeline.memory_popover import MemoryPopover
from remembrancer_app.timeline.viewing import Cell
from remembrancer_app.timeline.words import more_words

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.lane_chart import LaneChart
    from remembrancer_app.timeline.viewing import Viewing

HOVER_MS = 250
KEY_MS = 180
"""So long the cursor has to rest: a held arrow key opens nothing on its way."""


class Pointing(QObject):
    """Opens the popover over ``window`` for what is pointed at on the chart. Places are those among the points.

    Signals:
        more_wanted: list everything in the bar of the memory at that place.
    """

    more_wanted = Signal(int)

    def __init__(self, engine: Engine, theme: Theme, viewing: Viewing, chart: LaneChart, window: QWidget) -> None:
        super().__init__(window)
        self._engine = engine
        self._viewing = viewing
        self._chart = chart
        self._window = window
        self._as_of: datetime | None = None
        self._place = -1
        self._stays = False
        self._job: Job[tuple[Memory, ...]] | None = None
        self.popover = MemoryPopover(theme, window)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._ask)
        chart.pointed.connect(self._hover)
        chart.pressed.connect(self._press)
        chart.stepped.connect(self._step)
        viewing.span_changed.connect(self.stop)
        self.popover.more_wanted.connect(self._want_more)

    def set_as_of(self, as_of: datetime | None) -> None:
        """Which state memories are shown in; at an earlier one they cannot be changed."""
        self._as_of = as_of

    @Slot()
    def stop(self) -> None:
        """Point at nothing and close."""
        self._soon.stop()
        self._place = -1
        self.popover.close_popover()

    @Slot(int)
    def _hover(self, place: int) -> None:
        if place >= 0 and place == self._place:
            self.popover.keep()
            return
        self.popover.leave_soon()
        if self.popover.stays:
            return
        if place >= 0:
            self._aim(place, HOVER_MS, stays=False)
        else:
            self._soon.stop()
            self._place = -1

    @Slot(int)
    def _press(self, place: int) -> None:
        self.stop()
        if place >= 0:
            self._aim(place, 0, stays=True)

    @Slot()
    def _step(self) -> None:
        self.stop()
        if self._viewing.cursor_place >= 0:
            self._aim(self._viewing.cursor_place, KEY_MS, stays=True)

    def _aim(self, place: int, milliseconds: int, *, stays: bool) -> None:
        self._place, self._stays = place, stays
        self._soon.start(milliseconds)

    @Slot()
    def _ask(self) -> None:
        points = self._viewing.points
        if not 0 <= self._place < len(points):
            return
        if self._job is not None:
            self._job.cancel()
        request = GetMemories((points.ids[self._place],), self._as_of)
        self._job = self._engine.query(self, request, partial(self._show, self._place, self._stays))

    def _show(self, place: int, stays: bool, memories: tuple[Memory, ...]) -> None:
        self._job = None
        points, size = self._viewing.points, self._viewing.bin
        meant = place == self._place < len(points) and self._chart.isVisible()
        if not meant or not memories or points.ids[place] != memories[0].id:
            return
        cell = Cell(size.bounds(int(points.positions[place] // 1))[0], int(points.types[place]))
        others = len(self._viewing.memories_at(cell)) - 1
        where = self._chart.place_of(cell)
        self.popover.show_memory(
            memories[0],
            local_moment(int(points.times[place]), self._engine.vault.clock.zone()),
            more_words(size, others) if others else "",
            QRect(self._chart.mapTo(self._window, where.topLeft()), where.size()),
            stays=stays,
            changeable=self._as_of is None,
        )

    @Slot()
    def _want_more(self) -> None:
        place = self._place
        self.stop()
        if 0 <= place < len(self._viewing.points):
            self.more_wanted.emit(place)
