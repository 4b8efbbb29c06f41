"""Looking at one area after the other, so that each is shown as soon as it is known, with a way to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.health import CheckHealth, HealthArea
from remembrancer.wording.health import STAGES
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QLocale

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.health import Health
    from remembrancer_app.jobs.engine import Engine, Job


class Checking(QObject):
    """One run at a time.

    Signals:
        begun: an area (a HealthArea) is being looked at.
        progressed: how far that is, in words.
        found: a Health, with what is known now.
        refused: an error (a RemembrancerError).
        ended: nothing is looked at any more; whether everything was.
    """

    begun = Signal(object)
    progressed = Signal(str)
    found = Signal(object)
    refused = Signal(object)
    ended = Signal(bool)

    def __init__(self, engine: Engine, locale: QLocale, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._locale = locale
        self._left: list[HealthArea] = []
        self._job: Job[Health] | None = None

    @property
    def is_running(self) -> bool:
        return self._job is not None

    def start(self, areas: Iterable[HealthArea]) -> None:
        """Look at these, if nothing is looked at now."""
        if self._job is None:
            self._left = list(areas)
            self._next()

    @Slot()
    def stop(self) -> None:
        """Stop; what is known by now stays known."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self._left = []
            self.ended.emit(False)

    def _next(self) -> None:
        if not self._left:
            self._job = None
            self.ended.emit(True)
            return
        area = self._left.pop(0)
        self.begun.emit(area)
        self._job = self._engine.query(self, CheckHealth(frozenset({area})), self._take, self._fail)
        self._job.progressed.connect(self._report)

    def _take(self, health: Health) -> None:
        self.found.emit(health)
        self._next()

    def _fail(self, error: RemembrancerError) -> None:
        self._job = None
        self._left = []
        self.refused.emit(error)
        self.ended.emit(False)

    @Slot(int, int, str)
    def _report(self, done: int, total: int, stage: str) -> None:
        if self._job is None:
            return
        words = STAGES[stage].fill(translate) if stage in STAGES else ""
        if total:
            figure = self._locale.toString
            words = self.tr("{0}: {1} of {2}").format(words, figure(done), figure(total))
        self.progressed.emit(words)
