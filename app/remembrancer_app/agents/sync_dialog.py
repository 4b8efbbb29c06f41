"""Keeping a file up to date: which, with what, and what would be written, before it is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from remembrancer.model.syncing import (
    DEFAULT_BUDGET,
    DEFAULT_TYPES,
    LEAST_BUDGET,
    MOST_BUDGET,
    AddSync,
    PlanSync,
    RunSync,
    SyncState,
)
from remembrancer_app.agents.diff_view import DiffView
from remembrancer_app.agents.rights_form import labelled
from remembrancer_app.agents.sync_words import edits_words, size_words, state_sentence
from remembrancer_app.agents.types_choice import TypesChoice
from remembrancer_app.memories.words import error_words
from remembrancer_app.settings.controls import NumberBox
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer.model.syncing import FileSync, Synced, SyncPlan
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT, _LEAST_HEIGHT = 700, 250, 110
_SOON_MS = 300
_OWN = "personal"


class SyncDialog(Overlay):
    """Nothing is written before its button is pressed, and that only what is shown.

    Signals:
        done: a Synced.
    """

    done = Signal(object)

    def __init__(
        self,
        theme: Theme,
        engine: Engine,
        parent: QWidget,
        namespaces: Sequence[Namespace],
        known: FileSync | None = None,
    ) -> None:
        """``known`` is the file to be kept in another way; None: a new one."""
        super().__init__(theme, parent.window())
        self.setObjectName("file_sync")
        title = self.tr("Keep a file up to date")
        if known is not None:
            title = self.tr("What {0} is kept up to date with").replace("{0}", Path(known.path).name)
        self.setAccessibleName(title)
        self._engine = engine
        self._known = known
        self._writes = False
        self._looking: Job[SyncPlan] | None = None
        self.plan: SyncPlan | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        column.addWidget(self.scrolled(self._make_form(theme, namespaces)))
        self.summary = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.summary)
        self.diff = DiffView(theme, self.tr("What would be written"))
        self.diff.setMinimumHeight(theme.px(_LEAST_HEIGHT))
        self.diff.setMaximumHeight(theme.px(_HEIGHT))
        column.addWidget(self.diff, 1)
        note = self.tr(
            "Only what stands between the marks of the block is ever touched. The file is not encrypted: whoever can "
            "read it can read these memories."
        )
        column.addWidget(PlainText(theme, note, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Write this"), kind=ButtonKind.PRIMARY, key="Alt W")
        self.act.clicked.connect(self.apply)
        QShortcut(QKeySequence("Alt+W"), self).activated.connect(self.apply)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self._look_soon = QTimer(self)
        self._look_soon.setSingleShot(True)
        self._look_soon.setInterval(_SOON_MS)
        self._look_soon.timeout.connect(self.look)
        self.closed.connect(self.deleteLater)

    def _make_form(self, theme: Theme, namespaces: Sequence[Namespace]) -> QWidget:
        known = self._known
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.path = QLineEdit(known.path if known else "")
        self.path.setAccessibleName(self.tr("File"))
        self.path.setPlaceholderText(self.tr("Such as CLAUDE.md, AGENTS.md or memory.md in a project's folder"))
        self.path.setReadOnly(known is not None)
        self.path.textChanged.connect(self._look_later)
        self.choose = Button(theme, self.tr("Choose …"), icon=Icon.FOLDER_OPEN)
        self.choose.clicked.connect(self.ask_file)
        row.addWidget(self.path, 1)
        row.addWidget(self.choose)
        if known is not None:
            self.choose.hide()
        column.addLayout(row)
        fields = QWidget()
        flow = FlowLayout(fields, across=theme.px(16), down=theme.px(8))
        self.namespace = ComboBox(theme, name=self.tr("Namespace"), icon=Icon.FOLDER)
        for each in namespaces:
            self.namespace.addItem(each.title or each.name, each.name)
        self.namespace.setCurrentIndex(max(0, self.namespace.findData(known.namespace if known else _OWN)))
        self.types = TypesChoice(theme, known.types if known else DEFAULT_TYPES)
        self.budget = NumberBox(theme, self.tr("At most so many tokens"), LEAST_BUDGET, MOST_BUDGET, 100)
        self.budget.setGroupSeparatorShown(True)
        self.budget.stands_in_toolbar()
        self.budget.setValue(known.budget if known else DEFAULT_BUDGET)
        self.pins = CheckBox(theme, self.tr("And what is pinned, of any type"))
        self.pins.setChecked(known.pins if known else True)
        flow.addWidget(labelled(theme, self.tr("From"), self.namespace))
        flow.addWidget(self.types)
        flow.addWidget(labelled(theme, self.tr("At most"), self.budget, self.tr("tokens")))
        flow.addWidget(self.pins)
        column.addWidget(fields)
        self.namespace.currentIndexChanged.connect(self._look_later)
        self.types.chosen_changed.connect(self._look_later)
        self.budget.valueChanged.connect(self._look_later)
        self.pins.toggled.connect(self._look_later)
        return inside

    def ask(self) -> None:
        """Show, and look at what would be written."""
        self.open(self.types if self._known else self.path)
        self.look()

    @Slot()
    def ask_file(self) -> None:
        """Choose a file that is there, or where a new one is to be."""
        # Nothing is written over: only a block is put into it.
        options = QFileDialog.Option.DontConfirmOverwrite
        given = self.path.text() or str(Path.home())
        path, _ = QFileDialog.getSaveFileName(self, self.tr("The file of the project"), given, "", "", options)
        if path:
            self.path.setText(path)
            self.look()

    @property
    def request(self) -> PlanSync:
        """What is chosen now."""
        return PlanSync(
            self.path.text().strip(),
            str(self.namespace.currentData()),
            self.types.chosen,
            self.pins.isChecked(),
            self.budget.value(),
        )

    @Slot()
    def _look_later(self) -> None:
        self.act.setEnabled(False)
        self._look_soon.start()

    @Slot()
    def look(self) -> None:
        """What would be written, as things are chosen now."""
        self._look_soon.stop()
        self.act.setEnabled(False)
        if self._looking is not None:
            # What comes later would stand in the place of what is chosen now.
            self._looking.cancel()
            self._looking = None
        if not self.path.text().strip():
            self.plan = None
            self.diff.clear_lines()
            self._say(self.tr("Choose a file: what would be written into it stands here first."))
            return
        self._looking = self._engine.query(self, self.request, self._show, self._fail, self._looked)

    def _looked(self) -> None:
        self._looking = None

    def _show(self, plan: SyncPlan) -> None:
        is_other = self._writes and (plan.diff, plan.edits) != (self.plan and (self.plan.diff, self.plan.edits))
        self.plan = plan
        if self._writes and not is_other:
            self._write()
            return
        self._writes = False
        self._say(self._words(plan, is_other=is_other))
        self.diff.clear_lines()
        self.diff.add_heading(plan.sync.path)
        for line in plan.diff:
            self.diff.add_diff(line)
        if not plan.diff:
            self.diff.add_text("\n".join(plan.block))
        self.diff.to_start()
        self.act.setEnabled(plan.state is not SyncState.LEFT_ALONE)

    def _words(self, plan: SyncPlan, *, is_other: bool) -> str:
        if plan.state is SyncState.LEFT_ALONE:
            return self.tr("Nothing can be written here. {0}").replace("{0}", state_sentence(plan))
        parts = [self.tr("The file or what is remembered changed just now: look again.")] if is_other else []
        parts.append(self.tr("{0}.").replace("{0}", size_words(plan)))
        if plan.state is SyncState.MISSING:
            parts.append(self.tr("There is no such file yet: it is made."))
        if plan.edits:
            words = self.tr("{0} in the block come back as proposals.")
            parts.append(words.replace("{0}", edits_words(len(plan.edits))))
        if not plan.sync.written:
            parts.append(self.tr("Nothing of this kind is remembered there: the block stays empty until something is."))
        return " ".join(parts)

    def _say(self, words: str, tone: Role = Role.TEXT2) -> None:
        self.summary.setText(words)
        self.summary.set_tone(tone)
        self._soon.start()

    @Slot()
    def apply(self) -> None:
        """Keep it up to date from now on, and write it, if all still is as it is shown."""
        if self.plan is None or not self.act.isEnabled():
            return
        self.act.setEnabled(False)
        self._writes = True
        self._engine.query(self, self.request, self._show, self._fail)

    def _write(self) -> None:
        chosen = self.request
        request = AddSync(chosen.path, chosen.namespace, chosen.types, chosen.pins, chosen.budget)
        self._engine.change(self, request, self._added, self._fail)

    def _added(self, _change: Change) -> None:
        path = self.plan.sync.path if self.plan is not None else ""
        self._engine.change(self, RunSync(path), self._take, self._fail)

    def _take(self, synced: Synced) -> None:
        self.close_overlay()
        self.done.emit(synced)

    def _fail(self, error: RemembrancerError) -> None:
        self._writes = False
        self.plan = None
        self.diff.clear_lines()
        self._say(error_words(error), Role.BAD)
        self.act.setEnabled(False)
        if not self.isAncestorOf(self.focusWidget()):
            self.path.setFocus(Qt.FocusReason.OtherFocusReason)
