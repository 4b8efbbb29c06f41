"""What the window shows when a vault is damaged so that it does not open: what happened, and the ways on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QVBoxLayout, QWidget

from remembrancer.model.health import Repair
from remembrancer.wording import DateWords
from remembrancer.wording.health import EFFECTS, REPAIRS
from remembrancer_app.backups.row import BackupRow
from remembrancer_app.shell.gate import GateColumn, centred
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from remembrancer.model.backups import Backup
    from remembrancer.model.clock import Clock
    from remembrancer.wording import Message
    from remembrancer_app.theme import Theme

_WIDTH, _LIST_HEIGHT = 480, 150


class DamagedPanel(GateColumn):
    """Nothing was written to the damaged files, and nothing will be: going back keeps them, recovering copies them.

    Signals:
        restore_wanted: go back to the backup of this name.
        recover_wanted: write what can be read into a new vault in this folder (a Path).
        retried: try to open it once more.
        other_wanted: open another vault.
    """

    restore_wanted = Signal(str)
    recover_wanted = Signal(object)
    retried = Signal()
    other_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        folder: Path,
        message: Message,
        backups: tuple[Backup, ...],
        *,
        clock: Clock,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, width=_WIDTH, parent=parent)
        self.setObjectName("damaged")
        self.setAccessibleName(message.title)
        self._theme = theme
        self._folder = folder
        self._chosen = ""
        self.title.setText(message.title)
        self.sentence.setText(message.text)
        self.column.addSpacing(theme.px(8))
        self._rows = QButtonGroup(self)
        self._rows.idToggled.connect(self._choose)
        usable = tuple(each for each in backups if each.complete)
        self._add_backups(theme, usable, DateWords(clock.now(), clock.zone(), translate))
        self.restore = Button(theme, self.tr("&Go back to this backup"), kind=ButtonKind.PRIMARY, icon=Icon.HISTORY)
        self.restore.clicked.connect(lambda: self.restore_wanted.emit(self._chosen))
        self.restore.setVisible(bool(usable))
        self.recover = Button(theme, REPAIRS[Repair.RECOVER].fill(translate), icon=Icon.FOLDER_OPEN)
        self.recover.clicked.connect(self._ask_where)
        self.add_row(theme, self.restore, self.recover)
        effect = EFFECTS[Repair.RECOVER].fill(translate)
        self.column.addWidget(centred(theme, effect, TextStyle.SECONDARY, Role.TEXT2))
        self.column.addSpacing(theme.px(8))
        self.retry = Button(theme, self.tr("Try again"), kind=ButtonKind.LINK)
        self.retry.clicked.connect(self.retried)
        self.other = Button(theme, self.tr("Open another vault"), kind=ButtonKind.LINK)
        self.other.clicked.connect(self.other_wanted)
        self.add_row(theme, self.retry, self.other)
        if self._rows.buttons():
            # The newest, which loses least.
            self._rows.buttons()[0].setChecked(True)
        self.setFocusProxy(self.restore if usable else self.recover)

    @property
    def rows(self) -> list[BackupRow]:
        """The backups that can be gone back to, from the top."""
        return [each for each in self._rows.buttons() if isinstance(each, BackupRow)]

    def _add_backups(self, theme: Theme, backups: tuple[Backup, ...], dates: DateWords) -> None:
        words = self.tr("Backups, the newest first. The vault as it is now is kept beside them.")
        if not backups:
            words = self.tr("There is no backup of this vault.")
        self.column.addWidget(centred(theme, words, TextStyle.SECONDARY, Role.TEXT2))
        if not backups:
            return
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(*(theme.px(4),) * 4)
        column.setSpacing(theme.px(2))
        for number, backup in enumerate(backups):
            row = BackupRow(theme, backup, dates)
            self._rows.addButton(row, number)
            column.addWidget(row)
        column.addStretch()
        scroll = Scroller(inside)
        scroll.setFrameShape(Scroller.Shape.NoFrame)
        scroll.setProperty("bare", True)
        card = Card(theme, padding=0, ground=Role.SUNKEN)
        card.column.addWidget(scroll)
        card.setFixedHeight(theme.px(min(_LIST_HEIGHT, 12 + 38 * len(backups))))
        self.column.addWidget(card)

    @Slot(int, bool)
    def _choose(self, _number: int, chosen: bool) -> None:
        row = self._rows.checkedButton()
        if chosen and isinstance(row, BackupRow):
            self._chosen = row.backup.name

    @Slot()
    def _ask_where(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Choose a new or empty folder for the new vault"), str(self._folder.parent)
        )
        if chosen:
            self.recover_wanted.emit(Path(chosen))
