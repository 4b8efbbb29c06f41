"""Giving memories out: choose what and how, see that it is not encrypted, say where."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDir, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from remembrancer.model.exporting import Exported, ExportForm, ExportMemories
from remembrancer.model.queries import CountFacets, Facets
from remembrancer.model.search import AllOf, AnyOf, HasIdentifier, HasStatus, InNamespace, Search
from remembrancer.model.types import Status
from remembrancer.wording import describe_error
from remembrancer_app.exporting.forms import FormRow
from remembrancer_app.importing.progress_view import ProgressView
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.combo_box import ComboBox
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

_WIDTH = 560
_MARGIN = 48
_MOST_SELECTED = 5000
"""A condition can name so many; who wants more means a search."""


class ExportDialog(Overlay):
    """Over the window. Nothing is written before a place is chosen.

    Signals:
        exported: the :class:`Exported` that says what was written.
    """

    exported = Signal(object)

    def __init__(
        self,
        engine: Engine,
        theme: Theme,
        namespaces: Sequence[Namespace],
        search: Search,
        window: QWidget,
        *,
        selected: Sequence[str] = (),
    ) -> None:
        """``search`` is what the header asks for now, with its moment; ``selected`` memories are offered first."""
        super().__init__(theme, window)
        self.setObjectName("export")
        self.setAccessibleName(self.tr("Write memories to files"))
        self._engine = engine
        self._as_of = search.as_of
        self._job: Job[Exported] | None = None
        self._counting: Job[Facets] | None = None
        self._counted = 0
        self._build(theme)
        self._offer(namespaces, search, selected)
        self.closed.connect(self._end)

    def _build(self, theme: Theme) -> None:
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(12))
        column.addLayout(self._make_head(theme))
        self.problem = Notice(theme, "", tone=Role.BAD, icon=Icon.CIRCLE_ALERT)
        self.problem.hide()
        column.addWidget(self.problem)
        self.parts = QStackedWidget()
        self.choosing = self._make_choice(theme)
        self.progress = ProgressView(theme)
        self.progress.cancelled.connect(self._cancel)
        self.parts.addWidget(self.choosing)
        self.parts.addWidget(self.progress)
        column.addWidget(self.parts, 1)
        self.foot = QWidget()
        foot = QVBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(theme.px(12))
        foot.addWidget(Separator(theme))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.cancel = Button(theme, self.tr("Cancel"))
        self.cancel.clicked.connect(self.close_overlay)
        self.write = Button(theme, self.tr("Choose where …"), kind=ButtonKind.PRIMARY, icon=Icon.UPLOAD)
        self.write.clicked.connect(self.ask_place)
        row.addWidget(self.cancel)
        row.addWidget(self.write)
        foot.addLayout(row)
        column.addWidget(self.foot)

    def _make_head(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(PlainText(theme, self.tr("Write memories to files"), style=TextStyle.PAGE_TITLE))
        self.sentence = PlainText(theme, self.tr("Counting …"), tone=Role.TEXT2, wraps=True)
        words.addWidget(self.sentence)
        row.addLayout(words, 1)
        self.leave = Button(theme, kind=ButtonKind.GHOST, icon=Icon.X, name=self.tr("Close"))
        self.leave.clicked.connect(self._leave)
        row.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _make_choice(self, theme: Theme) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2))
        self._group = QButtonGroup(self)
        self.forms: dict[ExportForm, FormRow] = {}
        for form in (
            ExportForm.JSON_LINES,
            ExportForm.MARKDOWN_TYPES,
            ExportForm.MARKDOWN_DAYS,
            ExportForm.OBSIDIAN,
            ExportForm.CSV,
            ExportForm.MCP_MEMORY,
        ):
            row = FormRow(theme, form)
            self._group.addButton(row)
            self.forms[form] = row
            column.addWidget(row)
        self.forms[ExportForm.JSON_LINES].setChecked(True)
        self._group.buttonToggled.connect(self._form_changed)
        column.addSpacing(theme.px(8))
        which = QHBoxLayout()
        which.setSpacing(theme.px(9))
        which.setContentsMargins(theme.px(12), 0, theme.px(12), 0)
        which.addWidget(PlainText(theme, self.tr("Which"), style=TextStyle.SECONDARY, tone=Role.TEXT2))
        self.scope = ComboBox(theme, name=self.tr("Which memories"), icon=Icon.LAYERS)
        self.scope.activated.connect(self._scope_changed)
        which.addWidget(self.scope)
        which.addStretch(1)
        column.addLayout(which)
        column.addSpacing(theme.px(8))
        warning = self.tr("These files are not encrypted: whoever can read them can read the memories in them.")
        column.addWidget(Notice(theme, warning, tone=Role.WARN, icon=Icon.TRIANGLE_ALERT))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The ground of the frame shows through.
        for ground in (area.viewport(), inside):
            ground.setAutoFillBackground(False)
        self._inside = inside
        return area

    def _offer(self, namespaces: Sequence[Namespace], search: Search, selected: Sequence[str]) -> None:
        """The choices of what goes out: what is at hand first."""
        self._searches: list[Search] = []
        everything = Search(as_of=search.as_of)
        if 0 < len(selected) <= _MOST_SELECTED:
            # Also those that are put away: whoever selected them means them.
            these = AnyOf(tuple(HasIdentifier(each) for each in selected))
            any_status = AnyOf(tuple(HasStatus(status) for status in Status))
            chosen = replace(everything, condition=AllOf((these, any_status)))
            words = self.tr("The selected one") if len(selected) == 1 else self.tr("The {0} selected ones")
            self._add_scope(words.format(self.locale().toString(len(selected))), chosen)
        self._add_scope(self.tr("Everything in this vault"), everything)
        if search.text or search.condition is not None:
            self._add_scope(self.tr("What the search finds"), search)
        for each in namespaces:
            of_space = replace(everything, condition=InNamespace(each.name))
            self._add_scope(self.tr("Namespace {0}").format(each.title or each.name), of_space)

    def _add_scope(self, words: str, search: Search) -> None:
        self.scope.addItem(words)
        self._searches.append(search)

    @property
    def form(self) -> ExportForm:
        """The form that is chosen."""
        return next(form for form, row in self.forms.items() if row.isChecked())

    @property
    def search(self) -> Search:
        """What goes out."""
        return self._searches[self.scope.currentIndex()]

    # Choosing

    def start(self) -> None:
        """Show, with the focus on the chosen form."""
        self._show(self.choosing)
        self.open(self.forms[self.form])
        self._count()

    @Slot()
    def _form_changed(self) -> None:
        self._say_what()

    @Slot()
    def _scope_changed(self) -> None:
        self._count()

    def _count(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
        self._counting = self._engine.query(self, CountFacets(self.search, 0), self._take_count)

    def _take_count(self, facets: Facets) -> None:
        self._counting = None
        self._counted = facets.found
        self._say_what()

    def _say_what(self) -> None:
        figure = self.locale().toString(self._counted)
        words = self.tr("1 memory in use") if self._counted == 1 else self.tr("{0} memories in use").format(figure)
        if self.form is ExportForm.JSON_LINES:
            whole = self.search == Search()
            words = (
                self.tr("{0}, and all that is put away or was before").format(words)
                if whole
                else self.tr("{0}, with all their versions").format(words)
            )
        if self._as_of is not None:
            moment = self._as_of.astimezone(self._engine.vault.clock.zone())
            day = self.locale().toString(QDate(moment.year, moment.month, moment.day))
            words = self.tr("{0}, as of {1}").format(words, day)
        self.sentence.setText(words)

    @Slot()
    def ask_place(self) -> None:
        """Ask for the file, or for the folder around the new one."""
        form = self.form
        name = f"remembrancer-{self._today()}"
        if form.is_folder:
            parent = QFileDialog.getExistingDirectory(self, self.tr("Folder to write into"), QDir.homePath())
            if parent:
                self.write_to(str(Path(parent) / name))
            return
        suggested = str(Path(QDir.homePath()) / f"{name}{form.suffix}")
        kinds = f"*{form.suffix}"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("File to write"), suggested, kinds)
        if path:
            # The system's own dialog has asked whether to replace what is there.
            self.write_to(path, replace=True)

    def _today(self) -> str:
        clock = self._engine.vault.clock
        return clock.now().astimezone(clock.zone()).date().isoformat()

    # Writing

    def write_to(self, path: str, *, replace: bool = False) -> None:
        """Write to this place."""
        if self._job is not None:
            return
        self.problem.hide()
        self._show(self.progress)
        self.progress.begin("exporting")
        self.progress.cancel.setFocus(Qt.FocusReason.OtherFocusReason)
        request = ExportMemories(path, self.form, self.search, replace)
        job = self._engine.query(self, request, self._done, self._say_problem, self._ended)
        job.progressed.connect(self.progress.report)
        self._job = job

    def _ended(self) -> None:
        self._job = None
        self._show(self.choosing)

    def _done(self, exported: Exported) -> None:
        self.close_overlay()
        self.exported.emit(exported)

    def _say_problem(self, error: RemembrancerError) -> None:
        self.problem.set_text(describe_error(error, translate).in_one)
        self.problem.show()
        self._fit()
        self.write.setFocus(Qt.FocusReason.OtherFocusReason)

    # Showing and leaving

    def _show(self, part: QWidget) -> None:
        self.parts.setCurrentWidget(part)
        self.foot.setVisible(part is self.choosing)
        self.leave.setEnabled(part is self.choosing)
        self._fit()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _fit(self) -> None:
        theme = self._theme
        self._inside.adjustSize()
        wanted = self._inside.sizeHint().height()
        self.frame.column.activate()
        around = self.frame.sizeHint().height() - self.parts.height() if self.parts.height() else theme.px(160)
        room = self._window.height() - theme.px(_MARGIN) - max(around, theme.px(150))
        self.parts.setFixedHeight(max(theme.px(180), min(wanted, room)))
        self.frame.column.activate()
        self._place()

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
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def _end(self) -> None:
        for job in (self._job, self._counting):
            if job is not None:
                job.cancel()
        self.deleteLater()
