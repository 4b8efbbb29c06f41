"""Bringing memories in: choose, see what would happen, approve exactly that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.changes import ApplyImport, Change, Imported
from remembrancer.model.exporting import TakeOver
from remembrancer.model.importing import ImportApproval, ImportPlan
from remembrancer.model.ingesting import Extracted, ExtractFromPlan
from remembrancer.model.language import GetLanguageModel
from remembrancer.model.queries import GetState, PlanImport, VaultState
from remembrancer.wording import describe_error, describe_extracted
from remembrancer_app.importing.plan_view import PlanView
from remembrancer_app.importing.progress_view import ProgressView
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.fitting_row import FittingRow
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Notice, Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_SIZE = QSize(734, 476)
_MARGIN = 48
_CHOICE_WIDTH = 366
_OWN = "personal"
_WHOLE = "remembrancer"
"""The format of our own exports."""


class ImportDialog(Overlay):
    """Over the window; nothing is written before the button that names the number is pressed.

    Signals:
        imported: the :class:`Imported` that says what became of it, and in words what a language model found in it.
        taken_over: the :class:`Change` by which the vault became equal to an exported one.
    """

    imported = Signal(object, str)
    taken_over = Signal(object)

    def __init__(
        self, engine: Engine, theme: Theme, namespaces: Sequence[Namespace], namespace: str, window: QWidget
    ) -> None:
        super().__init__(theme, window)
        self.setObjectName("import")
        self._engine = engine
        names = [each.name for each in namespaces]
        first = names[0] if names and _OWN not in names else _OWN
        self._namespace = namespace or first
        self._paths: list[str] = []
        self._plan: ImportPlan | None = None
        self._job: Job[ImportPlan] | Job[Imported] | Job[Change] | Job[Extracted] | None = None
        self._imported: Imported | None = None
        self._writes = False
        self._reading = 0
        self._build(theme, namespaces)
        self.closed.connect(self._end)

    def _build(self, theme: Theme, namespaces: Sequence[Namespace]) -> None:
        column = self.frame.column
        column.setSpacing(theme.px(12))
        column.addLayout(self._make_head(theme))
        self.problem = Notice(theme, "", tone=Role.BAD, icon=Icon.CIRCLE_ALERT)
        self.problem.hide()
        column.addWidget(self.problem)
        words = self.tr("This vault is empty. If the file holds a whole vault, it can be taken over with its past.")
        self.whole = Notice(theme, words, tone=Role.ACCENT, icon=Icon.HISTORY, action=self.tr("Take it over"))
        self.whole.acted.connect(self.take_over)
        self.whole.hide()
        column.addWidget(self.whole)
        self.parts = QStackedWidget()
        self.choose_files = Button(theme, self.tr("Choose files"), kind=ButtonKind.PRIMARY, icon=Icon.FILE_TEXT)
        self.choose_files.clicked.connect(self.ask_files)
        self.choose_folder = Button(theme, self.tr("Choose a folder"), icon=Icon.FOLDER_OPEN)
        self.choose_folder.clicked.connect(self.ask_folder)
        self.choice = EmptyState(
            theme,
            Icon.IMPORT,
            self.tr("Drop files or folders here"),
            self.tr(
                "Notes, conversations, and what other programs remember: Markdown, ChatGPT, Claude, Claude Code,"
                " messages, transcripts, MCP memory, mem0, Letta, Zep, Memanto, claude-mem. Nothing is written yet."
            ),
            buttons=(self.choose_files, self.choose_folder),
        )
        self.plan = PlanView(theme, namespaces)
        self.plan.approval_changed.connect(self._name_number)
        self.plan.namespace_chosen.connect(self._change_namespace)
        self.progress = ProgressView(theme)
        self.progress.cancelled.connect(self._cancel)
        self.choice.setFixedWidth(theme.px(_CHOICE_WIDTH))
        self.choosing = QWidget()
        middle = QHBoxLayout(self.choosing)
        middle.addWidget(self.choice)
        for part in (self.choosing, self.plan, self.progress):
            self.parts.addWidget(part)
        column.addWidget(self.parts, 1)
        self.foot = QWidget()
        foot = QVBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(theme.px(12))
        foot.addWidget(Separator(theme))
        foot.addWidget(self._make_buttons(theme))
        column.addWidget(self.foot)
        approve = QShortcut(QKeySequence("Alt+B"), self)
        approve.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        approve.activated.connect(self._approve)

    def _make_head(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(PlainText(theme, self.tr("Bring memories in"), style=TextStyle.PAGE_TITLE))
        self.sentence = PlainText(theme, "", tone=Role.TEXT2)
        words.addWidget(self.sentence)
        row.addLayout(words, 1)
        self.leave = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"))
        self.leave.clicked.connect(self._leave)
        row.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _make_buttons(self, theme: Theme) -> QWidget:
        self.add_files = Button(theme, self.tr("Add files …"), kind=ButtonKind.GHOST, icon=Icon.PLUS)
        self.add_files.clicked.connect(self.ask_files)
        self.add_folder = Button(theme, self.tr("Add a folder …"), kind=ButtonKind.GHOST, icon=Icon.FOLDER)
        self.add_folder.clicked.connect(self.ask_folder)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self._leave)
        self.approve = Button(theme, self.tr("Bring in"), kind=ButtonKind.PRIMARY, key=self.tr("Alt B"))
        self.approve.clicked.connect(self._approve)
        groups: list[QWidget] = []
        for buttons in ((self.add_files, self.add_folder), (self.cancel, self.approve)):
            group = QWidget()
            row = QHBoxLayout(group)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(theme.px(8))
            for button in buttons:
                row.addWidget(button)
            row.insertStretch(len(buttons) if not groups else 0, 1)
            groups.append(group)
        fitting = FittingRow(*groups, spacing=theme.px(8), spread=True)
        fitting.arranged.connect(self._soon.start)
        return fitting

    # Choosing and reading

    def start(self, paths: Sequence[str]) -> None:
        """Open with these files and folders, or ask for some."""
        self._show(self.choosing)
        self._fit()
        self.open(self.choose_files)
        if paths:
            self.read(paths)

    def read(self, paths: Sequence[str]) -> None:
        """Plan the import of these as well."""
        if self._writes:
            return
        self._paths += [path for path in paths if path not in self._paths]
        self._read_again()

    @Slot()
    def ask_files(self) -> None:
        """Choose files."""
        files, _ = QFileDialog.getOpenFileNames(self, self.tr("Files to bring in"), QDir.homePath())
        if files:
            self.read(files)

    @Slot()
    def ask_folder(self) -> None:
        """Choose a folder."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder to bring in"), QDir.homePath())
        if folder:
            self.read([folder])

    def _read_again(self) -> None:
        self._stop_job()
        self.problem.hide()
        self._show(self.progress)
        self.progress.begin("reading")
        self.progress.cancel.setFocus(Qt.FocusReason.OtherFocusReason)
        request = PlanImport(tuple(self._paths), self._namespace)
        self._reading += 1
        ended = partial(self._read_ended, self._reading)
        job = self._engine.query(self, request, self._show_plan, self._say_unread, ended)
        job.progressed.connect(self.progress.report)
        self._job = job

    def _read_ended(self, number: int) -> None:
        if number == self._reading and self._job is not None:
            self._job = None
            self._show(self.plan if self._plan is not None else self.choosing)

    def _show_plan(self, plan: ImportPlan) -> None:
        self._plan = plan
        self.plan.show_plan(plan, self._namespace)
        if self.plan.table.turns:
            self._engine.query(self, GetLanguageModel(), self.plan.offer_facts)
        if [file.format for file in plan.files] == [_WHOLE]:
            self._engine.query(self, GetState(), self._offer_whole)
        self._show(self.plan)
        self.plan.files.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_unread(self, error: RemembrancerError) -> None:
        # What could not be found is not asked for again.
        self._paths = [path for path in self._paths if path != str(error.values.get("path", ""))]
        self._say_problem(error)

    @Slot(str)
    def _change_namespace(self, name: str) -> None:
        if name != self._namespace:
            self._namespace = name
            self._read_again()

    # Writing

    @Slot()
    def _approve(self) -> None:
        if self.parts.currentWidget() is not self.plan or not self.approve.isEnabled() or self._plan is None:
            return
        approval = ImportApproval(self.plan.table.chosen, instructions=self.plan.rules.isChecked())
        request = ApplyImport(self._plan, approval, self._namespace)
        self._writes = True
        self.problem.hide()
        self._show(self.progress)
        self.progress.begin("encoding")
        self.progress.cancel.setFocus(Qt.FocusReason.OtherFocusReason)
        job = self._engine.change(self, request, self._say_done, self._say_unwritten, self._written)
        job.progressed.connect(self.progress.report)
        self._job = job

    def _offer_whole(self, state: VaultState) -> None:
        self.whole.setVisible(state.total == 0)
        self._fit()

    @Slot()
    def take_over(self) -> None:
        """Make this empty vault equal to the one that the file was made of."""
        if self._plan is None or self._job is not None:
            return
        self._writes = True
        self.problem.hide()
        self._show(self.progress)
        self.progress.begin("writing")
        request = TakeOver(self._plan.files[0].path)
        job = self._engine.change(self, request, self._say_taken_over, self._say_unwritten, self._written)
        job.progressed.connect(self.progress.report)
        self._job = job

    def _say_taken_over(self, change: Change) -> None:
        self.close_overlay()
        self.taken_over.emit(change)

    def _written(self) -> None:
        """The job has ended, in whatever way; if it was cancelled, nothing else comes."""
        self._job = None
        self._writes = False
        self._show(self.plan)

    def _say_done(self, imported: Imported) -> None:
        if self._plan is None or not self.plan.wants_facts:
            self._leave_with(imported, "")
            return
        self._imported = imported
        self._show(self.progress)
        self.progress.begin("extracting")
        self.progress.cancel.setFocus(Qt.FocusReason.OtherFocusReason)
        request = ExtractFromPlan(self._plan, self.plan.table.chosen, self._namespace)
        # Aside: a model may take minutes, and other changes are not to wait for it.
        job = self._engine.change_aside(self, request, self._say_found, self._say_not_found, self._found)
        job.progressed.connect(self.progress.report)
        self._job = job

    def _found(self) -> None:
        """Looking for facts has ended. If it was stopped, what was brought in is in all the same."""
        stopped = self._job is not None and self._job.is_cancelled()
        self._job = None
        if stopped and self._imported is not None:
            self._leave_with(self._imported, "")

    def _say_found(self, extracted: Extracted) -> None:
        if self._imported is not None:
            self._leave_with(self._imported, describe_extracted(extracted, translate))

    def _say_not_found(self, error: RemembrancerError) -> None:
        if self._imported is not None:
            self._leave_with(self._imported, describe_error(error, translate).in_one)

    def _leave_with(self, imported: Imported, found: str) -> None:
        self._imported = None
        self.close_overlay()
        self.imported.emit(imported, found)

    def _say_unwritten(self, error: RemembrancerError) -> None:
        self._say_problem(error)

    # Showing

    def _say_problem(self, error: RemembrancerError) -> None:
        self.problem.set_text(describe_error(error, translate).in_one)
        self.problem.show()

    def _show(self, part: QWidget) -> None:
        self.parts.setCurrentWidget(part)
        is_plan = part is self.plan
        self.foot.setVisible(is_plan)
        if not is_plan:
            self.whole.hide()
        sentences = {
            self.choosing: self.tr("Choose where they come from."),
            self.plan: self.tr("Nothing is written yet. This is what would happen."),
            self.progress: self._progress_sentence,
        }
        self.sentence.setText(sentences[part])
        self.leave.setEnabled(part is not self.progress)
        self._fit()

    @property
    def _progress_sentence(self) -> str:
        if self._imported is not None:
            return self.tr("Stopping takes nothing back.")
        return self.tr("This can be undone.") if self._writes else self.tr("Nothing is written yet.")

    @Slot()
    def _name_number(self) -> None:
        count = self.plan.approved_count
        figure = self.locale().toString(count)
        if count == 0:
            words = self.tr("Nothing new to bring in")
        else:
            words = self.tr("Bring in 1 memory") if count == 1 else self.tr("Bring in {0} memories").format(figure)
        self.approve.setText(words)
        self.approve.setEnabled(count > 0)
        self.approve.updateGeometry()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _fit(self) -> None:
        theme = self._theme
        # What stands above and below the parts, and the margins of the frame.
        self.frame.column.activate()
        margins = self.frame.column.contentsMargins()
        beside = margins.left() + margins.right()
        parts = self.parts.sizeHint().expandedTo(self.parts.minimumSize()).boundedTo(self.parts.maximumSize())
        around = QSize(beside, self.frame.sizeHint().height() - parts.height())
        room = self._window.size() - QSize(_MARGIN, _MARGIN) - around
        wanted = QSize(theme.px(_SIZE.width()), theme.px(_SIZE.height()))
        self.parts.setFixedSize(wanted.boundedTo(room))
        self.frame.column.activate()
        self._place()

    # Leaving

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
            event.accept()
            return
        super().keyPressEvent(event)

    @Slot()
    def _leave(self) -> None:
        """Esc stops what is under way; when nothing is, it closes."""
        if self._job is not None:
            self._cancel()
        else:
            self.close_overlay()

    @Slot()
    def _cancel(self) -> None:
        if self._job is None:
            return
        self._job.cancel()
        if not self._writes and self._imported is None:
            # A reading job has nothing to finish: its outcome is simply not waited for.
            self._job = None
            if self._plan is None:
                self._paths.clear()
            self._show(self.plan if self._plan is not None else self.choosing)

    def _stop_job(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot()
    def _end(self) -> None:
        self._stop_job()
        self.deleteLater()
