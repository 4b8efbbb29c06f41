"""Connecting or disconnecting a tool: what would be written to which file, and then writing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer.model.connecting import ApplyConnection, PlanConnection
from remembrancer.model.errors import FilesChangedError
from remembrancer.wording import explain_problem
from remembrancer_app.agents.diff_view import DiffView
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from remembrancer.model.connecting import Connected, ConnectionPlan, FoundTool
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT, _LEAST_HEIGHT = 700, 330, 120
_USER, _PROJECT = "user", "project"


class ConnectDialog(Overlay):
    """Nothing is written before its button is pressed, and that only what is shown.

    Signals:
        done: a Connected.
    """

    done = Signal(object)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget, tool: FoundTool, *, connect: bool) -> None:
        super().__init__(theme, parent.window())
        self.setObjectName("connecting")
        words = self.tr("Connect {0}") if connect else self.tr("Disconnect {0}")
        title = words.replace("{0}", tool.name)
        self.setAccessibleName(title)
        self._engine = engine
        self._tool = tool
        self._connect = connect
        self._project = ""
        self.plan: ConnectionPlan | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION, wraps=True))
        self.summary = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.summary)
        column.addLayout(self._choices(theme))
        self.diff = DiffView(theme, self.tr("What would be written"))
        self.diff.setMinimumHeight(theme.px(_LEAST_HEIGHT))
        self.diff.setMaximumHeight(theme.px(_HEIGHT))
        column.addWidget(self.diff, 1)
        note = self.tr("A copy of each file as it was is kept in the vault's folder. Nothing else in them is touched.")
        column.addWidget(PlainText(theme, note, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.act = Button(theme, self.tr("Write this"), kind=ButtonKind.PRIMARY)
        self.cancel.clicked.connect(self.close_overlay)
        self.act.clicked.connect(self.apply)
        row.addWidget(self.cancel)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def _choices(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        segments = [Segment(_USER, self.tr("All projects"))] if self._tool.for_user else []
        if self._tool.for_project:
            segments.append(Segment(_PROJECT, self.tr("One project …")))
        self.scope = SegmentedControl(theme, segments, name=self.tr("Where"))
        self.scope.chosen.connect(self._choose_scope)
        self.folder = ElidedLabel(theme, style=TextStyle.SECONDARY, mode=Qt.TextElideMode.ElideMiddle)
        self.hooks = CheckBox(theme, self.tr("Also recall when a session begins, and keep it when it ends"))
        self.hooks.setChecked(self._tool.is_hooked)
        self.hooks.setVisible(self._connect and self._tool.has_hooks)
        self.hooks.toggled.connect(self.look)
        row.addWidget(self.scope)
        row.addWidget(self.folder, 1)
        row.addWidget(self.hooks)
        return row

    def ask(self) -> None:
        """Show, and look at what would be written."""
        self.open(self.cancel)
        self.cancel.setFocus(Qt.FocusReason.TabFocusReason)
        self.look()

    @Slot()
    def look(self) -> None:
        """What would be written, as things are chosen now."""
        self.act.setEnabled(False)
        asked = PlanConnection(self._tool.tool, self._project, self._connect, self.hooks.isChecked())
        self._engine.query(self, asked, self._show, self._fail)

    @Slot(str)
    def _choose_scope(self, value: str) -> None:
        if value == _PROJECT:
            self._project = QFileDialog.getExistingDirectory(self, self.tr("The folder of the project"))
            if not self._project:
                self.scope.set_value(_USER if self._tool.for_user else _PROJECT)
        else:
            self._project = ""
        self.folder.setText(self._project)
        self.look()

    def _show(self, plan: ConnectionPlan) -> None:
        self.plan = plan
        written = [change for change in plan.changes if change.problem is None]
        if not plan.changes:
            words = self.tr("There is nothing to write: it is connected as chosen.")
            self.summary.setText(words if self._connect else self.tr("There is nothing to take out."))
        elif plan.problems and not written:
            self.summary.setText(self.tr("Nothing can be written here. What to paste by hand stands below."))
        else:
            count = self.locale().toString(len(written))
            one = self.tr("1 file would be written.")
            self.summary.setText(one if len(written) == 1 else self.tr("{0} files would be written.").format(count))
        self.diff.clear_lines()
        for change in plan.changes:
            self.diff.add_heading(change.path)
            if change.problem is not None:
                self.diff.add_line(
                    self.tr("Left alone: {0}").replace("{0}", explain_problem(change.problem, translate))
                )
                self.diff.add_text(change.snippet)
            for line in change.diff:
                self.diff.add_diff(line)
            if change.after is None and change.problem is None:
                self.diff.add_line(self.tr("The file goes: there would be nothing left in it."))
        self.diff.to_start()
        self._soon.start()
        self.act.setEnabled(bool(written))

    @Slot()
    def apply(self) -> None:
        """Write it, if the files still are what was shown."""
        if self.plan is None or not self.act.isEnabled():
            return
        self.act.setEnabled(False)
        self._engine.query(self, ApplyConnection(self.plan), self._take, self._fail)

    def _take(self, connected: Connected) -> None:
        self.close_overlay()
        self.done.emit(connected)

    def _fail(self, error: RemembrancerError) -> None:
        self.summary.setText(error_words(error))
        if isinstance(error, FilesChangedError):
            self.look()
