"""A backup as one file: which, what unlocks it, and where it is to be written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer.model.backups import ARCHIVE_ENDING, WriteArchive
from remembrancer.wording import describe_error, write_size
from remembrancer.wording.backups import describe_archive
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.backups import Archive, Backup
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.wording import DateWords
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 480


class ArchiveDialog(Overlay):
    """What unlocks the file is said before it is written, since whoever carries it away may have nothing else left.

    Signals:
        written: an Archive.
        refused: it was not written.
    """

    written = Signal(object)
    refused = Signal()

    def __init__(self, theme: Theme, engine: Engine, window: QWidget, backup: Backup, dates: DateWords) -> None:
        super().__init__(theme, window)
        self.setObjectName("archive")
        title = self.tr("Write a backup into one file")
        self.setAccessibleName(title)
        self._engine = engine
        self._backup = backup
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION))
        words = self.tr("The backup of {0} with its keys, {1}, as encrypted as the vault. Keep it on another drive.")
        what = words.format(dates.moment(backup.made_at), write_size(backup.size, translate))
        column.addWidget(PlainText(theme, what, style=TextStyle.BODY, wraps=True))
        self.unlocks = PlainText(
            theme, describe_archive(engine.vault.unlock_kinds, translate), style=TextStyle.BODY, wraps=True
        )
        column.addWidget(self.unlocks)
        back = self.tr(
            "“From a file” in the list of backups brings it back; on another computer the first window does."
        )
        column.addWidget(PlainText(theme, back, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        self.told = PlainText(theme, style=TextStyle.SECONDARY, wraps=True)
        self.told.hide()
        column.addWidget(self.told)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addStretch(1)
        self.leave = Button(theme, self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Choose where …"), kind=ButtonKind.PRIMARY, icon=Icon.SAVE)
        self.act.clicked.connect(self._choose)
        row.addWidget(self.leave)
        row.addWidget(self.act)
        column.addLayout(row)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Show it."""
        self.open(self.act)
        self._soon.start()

    @Slot()
    def _choose(self) -> None:
        name = f"{self._engine.vault.folder.name}-{self._backup.made_at:%Y-%m-%d}{ARCHIVE_ENDING}"
        path, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Write the backup to"),
            str(Path.home() / name),
            self.tr("Backups of Remembrancer (*{0})").format(ARCHIVE_ENDING),
        )
        if path:
            self.write(Path(path if path.endswith(ARCHIVE_ENDING) else path + ARCHIVE_ENDING))

    def write(self, path: Path) -> None:
        """Write it there; the person was asked about a file that is there already."""
        self.act.setEnabled(False)
        request = WriteArchive(str(path), self._backup.name, replace=True)
        self._engine.query(self, request, self._take, self._refuse)

    def _take(self, archive: Archive) -> None:
        words = self.tr("Written and read back: {0}, {1}.")
        self._tell(words.format(archive.path, write_size(archive.size, translate)), Role.GOOD)
        self.written.emit(archive)

    def _refuse(self, error: RemembrancerError) -> None:
        self._tell(describe_error(error, translate).in_one, Role.BAD)
        self.refused.emit()

    def _tell(self, words: str, tone: Role) -> None:
        self.act.setEnabled(True)
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.show()
        self._fit()
