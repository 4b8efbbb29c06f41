"""The second step: what agents left on this computer, and bringing it in through the dry run of an import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from remembrancer.model.queries import FindSources
from remembrancer.wording import DateWords, describe_change, describe_error, describe_imported
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.welcome.frame import WelcomeFrame
from remembrancer_app.welcome.source_row import SourceRow
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QShowEvent

    from remembrancer.model.changes import Change, Imported
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.importing import FoundSources
    from remembrancer.model.queries import Namespace
    from remembrancer_app.importing.import_dialog import ImportDialog
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_LIST_HEIGHT = 206


class BringPanel(WelcomeFrame):
    """Looks by itself, and writes nothing: that is the import's, after its dry run.

    Signals:
        done: go on to the next step, whether or not something was brought in.
        sample_wanted: look at the sample vault instead.
        searched: the search has ended.
    """

    done = Signal()
    sample_wanted = Signal()
    searched = Signal()

    def __init__(
        self, engine: Engine, theme: Theme, namespaces: Sequence[Namespace], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, 1, parent)
        self.setObjectName("welcome_bring")
        self._engine, self._namespaces = engine, namespaces
        self._job: Job[FoundSources] | None = None
        self._brought = False
        self.importing: ImportDialog | None = None
        self.rows: list[SourceRow] = []
        column = self.card.column
        column.addWidget(PlainText(theme, self.tr("What do agents remember already?"), style=TextStyle.SECTION))
        self.sentence = PlainText(theme, "", style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.sentence)
        column.addWidget(self._make_list(theme))
        column.addLayout(self._make_ways(theme))
        self.told = PlainText(theme, "", style=TextStyle.SECONDARY, wraps=True)
        self.told.hide()
        column.addWidget(self.told)
        column.addLayout(self._make_buttons(theme))
        self._say(self.tr("Looking in the usual places on this computer. Nothing leaves it."))
        self._judge()

    def _make_list(self, theme: Theme) -> QWidget:
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(*(theme.px(4),) * 4)
        self._list.setSpacing(0)
        self.searching = QWidget()
        across = QHBoxLayout(self.searching)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(self.tr("Looking for memories"))
        self.stop = Button(theme, self.tr("Stop looking"))
        self.stop.clicked.connect(self._stop)
        across.addWidget(self.bar, 1)
        across.addWidget(self.stop)
        self.nothing = EmptyState(theme, Icon.SEARCH_X, self.tr("None of the usual files was found"))
        self.nothing.hide()
        self._list.addWidget(self.searching)
        self._list.addWidget(self.nothing)
        self._list.addStretch(1)
        scroller = Scroller(inside)
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setProperty("bare", True)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.found_list = scroller
        card = Card(theme, padding=0, ground=Role.SUNKEN)
        card.column.addWidget(scroller)
        card.setFixedHeight(theme.px(_LIST_HEIGHT))
        return card

    def _make_ways(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.choose = Button(theme, self.tr("Choose files …"), kind=ButtonKind.GHOST, icon=Icon.FILE_TEXT)
        self.choose.clicked.connect(self._choose)
        self.sample = Button(theme, self.tr("Show me the sample vault"), kind=ButtonKind.GHOST)
        self.sample.clicked.connect(self.sample_wanted)
        row.addWidget(self.choose)
        row.addWidget(self.sample)
        row.addStretch(1)
        return row

    def _make_buttons(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.skip = Button(theme, self.tr("Skip"))
        self.skip.clicked.connect(self._go_on)
        self.act = Button(theme, self.tr("Continue"), kind=ButtonKind.PRIMARY, key=self.tr("Enter"))
        self.act.clicked.connect(self._submit)
        row.addStretch(1)
        row.addWidget(self.skip)
        row.addWidget(self.act)
        return row

    # Looking

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look; the focus is on what stops it."""
        super().showEvent(event)
        if self._job is None and not self.rows and not self.nothing.isVisibleTo(self):
            self._job = self._engine.query(self, FindSources(), self._show, self.show_error, self._ended)
            self._job.progressed.connect(self._report)
            self.stop.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int, int, str)
    def _report(self, done: int, _total: int, _stage: str) -> None:
        self.bar.setAccessibleDescription(self.tr("{0} folders").format(self.locale().toString(done)))

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _ended(self) -> None:
        had_focus = self.stop.hasFocus()
        self._job = None
        self.searching.hide()
        if not self.rows:
            # Stopped; what was found comes after this.
            self.nothing.show()
            self._say(self.tr("You can choose files yourself, now or later from the menu of the vault."))
        self._judge()
        if had_focus:
            self.skip.setFocus(Qt.FocusReason.OtherFocusReason)
        self.searched.emit()

    def _show(self, found: FoundSources) -> None:
        clock = self._engine.vault.clock
        dates = DateWords(clock.now(), clock.zone(), translate)
        for place, source in enumerate(found.sources):
            row = SourceRow(self._theme, source, dates.day(source.changed_at))
            row.box.toggled.connect(self._judge)
            self._list.insertWidget(place, row)
            row.show()
            self.rows.append(row)
        if found.sources:
            self.nothing.hide()
            words = self.tr("Found on this computer. Nothing is written before you have seen what it becomes.")
            if not found.complete:
                words += " " + self.tr("There may be more: the search ended after 20 seconds or 200 finds.")
            self._say(words)
        self._judge()
        if self.rows and self.skip.hasFocus():
            self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_error(self, error: RemembrancerError) -> None:
        """Something did not work out."""
        self._tell(describe_error(error, translate).in_one, Role.BAD)

    # Bringing in

    @property
    def chosen(self) -> tuple[str, ...]:
        """The paths that are ticked."""
        return tuple(row.source.path for row in self.rows if row.box.isChecked())

    @Slot()
    def _judge(self, *_: object) -> None:
        """Name what the button does."""
        looks = bool(self.chosen) and not self._brought
        self.act.setText(self.tr("See what they become") if looks else self.tr("Continue"))
        self.act.setEnabled(self._job is None)
        self.act.setToolTip("" if self._job is None else self.tr("It is still looking."))
        self.act.updateGeometry()
        self.skip.setVisible(looks or self._job is not None)

    @Slot()
    def _submit(self) -> None:
        if not self.act.isEnabled():
            return
        if self.chosen and not self._brought:
            self._bring(self.chosen)
        else:
            self._go_on()

    @Slot()
    def _choose(self) -> None:
        self._bring(())

    def _bring(self, paths: Sequence[str]) -> None:
        from remembrancer_app.importing.import_dialog import ImportDialog  # noqa: PLC0415  (seldom needed)

        self.importing = ImportDialog(self._engine, self._theme, self._namespaces, "", self)
        self.importing.imported.connect(self._say_imported)
        self.importing.taken_over.connect(self._say_taken_over)
        self.importing.closed.connect(self._forget_dialog)
        self.importing.start(paths)

    @Slot(object, str)
    def _say_imported(self, imported: Imported, found: str) -> None:
        self._say_brought(f"{describe_imported(imported, translate)} {found}".strip())

    @Slot(object)
    def _say_taken_over(self, change: Change) -> None:
        self._say_brought(describe_change(change, translate))

    def _say_brought(self, words: str) -> None:
        self._brought = True
        self._tell(words, Role.GOOD)
        self._judge()
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _forget_dialog(self) -> None:
        self.importing = None

    @Slot()
    def _go_on(self) -> None:
        self._stop()
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the button says, from wherever nothing else wants it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._submit()
            return
        super().keyPressEvent(event)

    def _say(self, words: str) -> None:
        self.sentence.setText(words)

    def _tell(self, words: str, tone: Role) -> None:
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.show()
