"""The project files of the page: its list, the chosen one, and what is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.syncing import LookAtSyncs, RunSync
from remembrancer.wording import describe_sync_run
from remembrancer_app.agents.stop_sync_dialog import StopSyncDialog
from remembrancer_app.agents.sync_dialog import SyncDialog
from remembrancer_app.agents.sync_list import SyncList
from remembrancer_app.agents.sync_view import SyncView
from remembrancer_app.agents.sync_words import file_name
from remembrancer_app.shell.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from remembrancer.model.changes import Change
    from remembrancer.model.queries import Namespace
    from remembrancer.model.syncing import FileSync, Synced, SyncPlan
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.shell.page import Page

_SOON_MS = 2_500
"""What is written in the background after a change is written by then."""
_AGAIN_MS = 5_000
"""So soon what was changed by hand shows while the page is looked at."""


class FileSyncs(QObject):
    """Reads how the files stand, and acts on them.

    Signals:
        shown: another file is chosen, or none any more.
        said: something was done: its sentence, and the id of the operation that can be taken back, if any.
        proposals_made: what was changed by hand waits now.
        failed: the error that came instead of how the files stand.
    """

    shown = Signal()
    said = Signal(str, str)
    proposals_made = Signal()
    failed = Signal(object)

    def __init__(self, page: Page, day_words: DayWords, namespaces: Callable[[], Sequence[Namespace]]) -> None:
        """``namespaces`` gives those that are known when a file is added."""
        super().__init__(page)
        self._page = page
        self._engine = page.engine
        self._namespaces = namespaces
        self._plans: tuple[SyncPlan, ...] = ()
        self.chosen = ""
        self.list = SyncList(page.theme)
        self.view = SyncView(page.theme, day_words)
        self.view.hide()
        self.list.chosen.connect(self.choose)
        self.list.add_wanted.connect(self.add)
        self.view.write_wanted.connect(self.write)
        self.view.change_wanted.connect(self.change)
        self.view.stop_wanted.connect(self.stop)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.read)
        self._again = QTimer(self)
        self._again.setInterval(_AGAIN_MS)
        self._again.timeout.connect(self.read)
        self._engine.changed.connect(self._note)

    def follow(self, *, follows: bool) -> None:
        """Read again while the page is looked at, or no more."""
        if follows:
            self._again.start()
        else:
            self._again.stop()
            self._soon.stop()

    @Slot()
    def read(self) -> None:
        """How the files stand now."""
        self._engine.query(self, LookAtSyncs(), self._show, self.failed.emit)

    @Slot(object)
    def _note(self, _notice: object) -> None:
        if self._again.isActive():
            self._soon.start()

    @Slot(object)
    def _show(self, plans: tuple[SyncPlan, ...]) -> None:
        before, self._plans = self.plan is not None, plans
        self.list.show_files(plans, self.chosen)
        if self.plan is not None:
            self.view.show_plan(self.plan)
        if (self.plan is not None) != before:
            self.shown.emit()

    @property
    def plan(self) -> SyncPlan | None:
        """The file that is chosen."""
        return next((each for each in self._plans if each.sync.id == self.chosen), None)

    @Slot(str)
    def choose(self, sync: str) -> None:
        """Show the file of this id; empty: none."""
        self.chosen = sync
        self.list.mark(sync)
        if self.plan is not None:
            self.view.show_plan(self.plan)
        self.shown.emit()

    # What is done

    @Slot()
    def add(self) -> None:
        """Keep another file up to date."""
        self._ask(None)

    @Slot()
    def change(self) -> None:
        """Keep the chosen one up to date with something else."""
        if self.plan is not None:
            self._ask(self.plan.sync)

    def _ask(self, known: FileSync | None) -> None:
        dialog = SyncDialog(self._page.theme, self._engine, self._page, self._namespaces(), known)
        dialog.done.connect(self._written)
        dialog.ask()

    @Slot()
    def write(self) -> None:
        """Take back what was changed by hand in the chosen one, and write its block anew."""
        if self.plan is not None:
            self._engine.change(self, RunSync(self.plan.sync.path), self._written)

    @Slot(object)
    def _written(self, synced: Synced) -> None:
        words = " ".join(describe_sync_run(each, translate) for each in synced.runs)
        self.said.emit(words, synced.change.operation)
        if synced.runs:
            self.choose(synced.runs[0].sync.id)
        self.read()
        if synced.change.proposals:
            self.proposals_made.emit()

    @Slot()
    def stop(self) -> None:
        """Keep the chosen one up to date no longer."""
        if self.plan is not None:
            dialog = StopSyncDialog(self._page.theme, self._engine, self._page, self.plan.sync)
            dialog.done.connect(self._stopped)
            dialog.ask()

    @Slot(object)
    def _stopped(self, change: Change) -> None:
        plan = self.plan
        words = self.tr("{0} is no longer kept up to date.").replace("{0}", file_name(plan.sync) if plan else "")
        self.said.emit(words, change.operation)
        self.choose("")
        self.read()
        if change.proposals:
            self.proposals_made.emit()
