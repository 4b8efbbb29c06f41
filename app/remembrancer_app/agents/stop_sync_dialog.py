"""Keeping a file up to date no longer: what is taken out of it, before it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.syncing import PlanSyncRemoval, RemoveSync, SyncState
from remembrancer_app.agents.diff_view import DiffView
from remembrancer_app.agents.sync_words import edits_words, file_name, state_sentence
from remembrancer_app.memories.words import error_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.syncing import FileSync, SyncPlan
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT, _LEAST_HEIGHT = 640, 250, 110


class StopSyncDialog(Overlay):
    """Shows the lines that go. The focus starts on Cancel.

    Signals:
        done: a Change, which holds the proposals that were made of what was changed by hand.
    """

    done = Signal(object)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget, sync: FileSync) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("stop_file_sync")
        title = self.tr("Stop keeping {0} up to date?").replace("{0}", file_name(sync))
        self.setAccessibleName(title)
        self._engine = engine
        self._sync = sync
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        self.summary = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.summary)
        self.diff = DiffView(theme, self.tr("What would be taken out"))
        self.diff.setMinimumHeight(theme.px(_LEAST_HEIGHT))
        self.diff.setMaximumHeight(theme.px(_HEIGHT))
        column.addWidget(self.diff, 1)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.act = Button(theme, self.tr("Take the block out"), kind=ButtonKind.DANGER, icon=Icon.UNPLUG)
        self.cancel.clicked.connect(self.close_overlay)
        self.act.clicked.connect(self.apply)
        self.act.setEnabled(False)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Show, and look at what would be taken out."""
        self.open(self.cancel)
        self.cancel.setFocus(Qt.FocusReason.TabFocusReason)
        self._engine.query(self, PlanSyncRemoval(self._sync.path), self._show, self._fail)

    def _show(self, plan: SyncPlan) -> None:
        self.diff.clear_lines()
        self.diff.setVisible(bool(plan.diff))
        if plan.diff:
            self.diff.add_heading(plan.sync.path)
        for line in plan.diff:
            self.diff.add_diff(line)
        self.diff.to_start()
        self.act.setEnabled(True)
        self.act.setText(self.tr("Take the block out") if plan.diff else self.tr("Stop"))
        self.act.updateGeometry()
        self._say(self._words(plan))

    def _words(self, plan: SyncPlan) -> str:
        if plan.state is SyncState.LEFT_ALONE:
            words = self.tr("The file stays as it is, with whatever stands in it: {0}")
            return words.replace("{0}", state_sentence(plan))
        if not plan.diff:
            return self.tr("There is no block to take out. The file is no longer written.")
        parts = [self.tr("These lines go; all else in the file stays as it is. Nothing is forgotten.")]
        if plan.edits:
            words = self.tr("{0} come back as proposals first.")
            parts.append(words.replace("{0}", edits_words(len(plan.edits))))
        return " ".join(parts)

    def _say(self, words: str, tone: Role = Role.TEXT2) -> None:
        self.summary.setText(words)
        self.summary.set_tone(tone)
        self._soon.start()

    @Slot()
    def apply(self) -> None:
        """Take it out."""
        self.act.setEnabled(False)
        self._engine.change(self, RemoveSync(self._sync.path), self._take, self._fail)

    def _take(self, change: Change) -> None:
        self.close_overlay()
        self.done.emit(change)

    def _fail(self, error: RemembrancerError) -> None:
        self._say(error_words(error), Role.BAD)
