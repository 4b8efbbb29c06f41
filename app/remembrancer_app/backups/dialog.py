"""All backups of the vault: a new one, a look into one, and going back to it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.backups import ARCHIVE_ENDING, ListBackups, PreviewRestore, TakeArchive
from remembrancer.wording import DateWords, describe_error, describe_restore, write_size
from remembrancer_app.backups.row import BackupRow
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from remembrancer.model.backups import Backup, Backups, RestorePreview
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.backups.archive_dialog import ArchiveDialog
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

_WIDTH, _LIST_HEIGHT, _BESIDE_LIST = 520, 220, 300


class BackupsDialog(Overlay):
    """Nothing is changed before the button that goes back is pressed, which Enter never does.

    Signals:
        restore_wanted: the name of a backup that the person has looked at and wants to go back to.
        made: a backup was made; carries a Backup.
        shown: the list, or what going back would mean, is on the screen.
    """

    restore_wanted = Signal(str)
    made = Signal(object)
    shown = Signal()

    def __init__(self, theme: Theme, engine: Engine, window: QWidget) -> None:
        super().__init__(theme, window)
        self.setObjectName("backups")
        self.setAccessibleName(self.tr("Backups"))
        self._engine = engine
        self._looking: Job[RestorePreview] | None = None
        self._dates: DateWords | None = None
        self.archiving: ArchiveDialog | None = None
        self._chosen = ""
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, self.tr("Backups"), style=TextStyle.SECTION))
        self.about = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.about)
        column.addWidget(self._list(theme))
        self.place = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, mode=Qt.TextElideMode.ElideMiddle)
        column.addWidget(self.place)
        self.preview = PlainText(theme, style=TextStyle.SECONDARY, wraps=True)
        column.addWidget(self.preview)
        column.addLayout(self._carrying(theme))
        column.addLayout(self._buttons(theme))
        self.closed.connect(self.deleteLater)

    def _list(self, theme: Theme) -> QWidget:
        self._rows = QButtonGroup(self)
        self._rows.idToggled.connect(self._choose)
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(*(theme.px(4),) * 4)
        self._column.setSpacing(theme.px(2))
        self.nothing = EmptyState(theme, Icon.HARD_DRIVE, self.tr("There is no backup yet"))
        self.nothing.hide()
        self._column.addWidget(self.nothing, 1)
        self._column.addStretch()
        self._scroll = Scroller(self._inside)
        self._scroll.setFrameShape(Scroller.Shape.NoFrame)
        self._scroll.setProperty("bare", True)
        card = Card(theme, padding=0, ground=Role.SUNKEN)
        card.column.addWidget(self._scroll)
        card.setFixedHeight(self.height_for(_LIST_HEIGHT, _BESIDE_LIST))
        return card

    def _carrying(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.archive = Button(
            theme, self.tr("Write into one file …"), icon=Icon.FOLDER_ARCHIVE, size=ControlSize.TOOLBAR
        )
        self.archive.clicked.connect(self._write_archive)
        self.take = Button(theme, self.tr("From a file …"), icon=Icon.IMPORT, size=ControlSize.TOOLBAR)
        self.take.clicked.connect(self._choose_archive)
        row.addWidget(self.archive)
        row.addWidget(self.take)
        row.addStretch(1)
        return row

    def _buttons(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.back_up = Button(theme, self.tr("Back up now"), icon=Icon.HARD_DRIVE)
        self.back_up.clicked.connect(self._make)
        # The mnemonic is its own key; Enter never presses it.
        self.restore = Button(theme, self.tr("&Go back to it"), kind=ButtonKind.DANGER, icon=Icon.HISTORY)
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(lambda: self.restore_wanted.emit(self._chosen))
        self.leave = Button(theme, self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        row.addWidget(self.back_up)
        row.addStretch(1)
        row.addWidget(self.leave)
        row.addWidget(self.restore)
        self._forget_choice()
        return row

    @property
    def rows(self) -> list[BackupRow]:
        """The backups in the list, from the top."""
        return [each for each in self._rows.buttons() if isinstance(each, BackupRow)]

    def show_backups(self) -> None:
        """Open it with the backups there are."""
        self.open(self.leave)
        self._load()

    def _load(self) -> None:
        self._engine.query(self, ListBackups(), self._show, self._refuse)

    def _show(self, found: Backups) -> None:
        clock = self._engine.vault.clock
        dates = DateWords(clock.now(), clock.zone(), translate)
        self._forget_choice()
        for row in self.rows:
            self._rows.removeButton(row)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for number, backup in enumerate(found.backups):
            row = BackupRow(self._theme, backup, dates)
            self._rows.addButton(row, number)
            self._column.insertWidget(number, row)
        self._dates = dates
        self.nothing.setVisible(not found.backups)
        self.archive.setEnabled(any(each.complete for each in found.backups))
        self.archive.setToolTip("" if self.archive.isEnabled() else self.tr("There is no backup yet."))
        words = self.tr(
            "The vault is copied every half hour if something changed: all copies of a day are kept, one a day for two "
            "weeks, one a week for two months, one a month for a year. They are encrypted like the vault."
        )
        self.about.setText(words)
        size, free = write_size(found.size, translate), write_size(found.free, translate)
        where = self.tr("{0} in {2}, {1} free") if found.backups else self.tr("They will lie in {2}, {1} free")
        self.place.setText(where.format(size, free, found.folder))
        self._fit()
        self.shown.emit()

    @Slot()
    def _write_archive(self) -> None:
        """The chosen one, else the newest."""
        from remembrancer_app.backups.archive_dialog import ArchiveDialog  # noqa: PLC0415  (seldom needed)

        row = self._rows.checkedButton()
        usable = [each.backup for each in self.rows if each.backup.complete]
        backup = row.backup if isinstance(row, BackupRow) else next(iter(usable), None)
        if backup is not None and self._dates is not None:
            self.archiving = ArchiveDialog(self._theme, self._engine, self.window(), backup, self._dates)
            self.archiving.ask()

    @Slot()
    def _choose_archive(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Choose a backup that was written into one file"),
            str(Path.home()),
            self.tr("Backups of Remembrancer (*{0})").format(ARCHIVE_ENDING),
        )
        if path:
            self.take_archive(path)

    def take_archive(self, path: str) -> None:
        """Put the backup of a file beside the others."""
        self._engine.query(self, TakeArchive(path), lambda _backup: self._load(), self._refuse)

    @Slot(int, bool)
    def _choose(self, _number: int, chosen: bool) -> None:
        row = self._rows.checkedButton()
        if not chosen or not isinstance(row, BackupRow):
            return
        self._forget_choice()
        self._chosen = row.backup.name
        self._looking = self._engine.query(self, PreviewRestore(self._chosen), self._look, self._refuse)

    def _look(self, preview: RestorePreview) -> None:
        self.preview.setText(" ".join(describe_restore(preview, translate)))
        self.preview.set_tone(Role.TEXT)
        self.preview.show()
        self.restore.setEnabled(True)
        self.restore.setToolTip("")
        self._fit()
        self.shown.emit()

    def _refuse(self, error: RemembrancerError) -> None:
        self.preview.setText(describe_error(error, translate).in_one)
        self.preview.set_tone(Role.BAD)
        self.preview.show()
        self.back_up.setEnabled(True)
        self._fit()
        self.shown.emit()

    def _forget_choice(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        self._chosen = ""
        self.restore.setEnabled(False)
        self.restore.setToolTip(self.tr("Choose a backup first."))
        self.preview.hide()

    @Slot()
    def _make(self) -> None:
        self.back_up.setEnabled(False)
        vault = self._engine.vault
        self._engine.work(self, lambda _job: vault.back_up(), self._made, self._refuse)

    def _made(self, backup: Backup) -> None:
        self.back_up.setEnabled(True)
        self.made.emit(backup)
        self._load()
