"""Moving the vault to another folder: where to, whether it can go there, and then the program closes and moves it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer.vault import check_target
from remembrancer.wording import describe_error, write_size
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 500


class MoveDialog(Overlay):
    """Whether it can go there is found out while the vault is still open.

    Signals:
        move_wanted: close the vault and move it to this folder (a Path).
        looked: whether it can go to the chosen folder is known.
    """

    move_wanted = Signal(object)
    looked = Signal()

    def __init__(self, theme: Theme, engine: Engine, window: QWidget) -> None:
        super().__init__(theme, window)
        self.setObjectName("move_dialog")
        self.setAccessibleName(self.tr("Move the vault"))
        self._engine = engine
        self._folder = engine.vault.store.folder
        self._target: Path | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, self.tr("Move the vault"), style=TextStyle.SECTION))
        sentence = self.tr(
            "It is closed, copied with its backups and read back. Then the old folder gets another name; nothing in "
            "it is deleted. The new folder has to be new or empty, and on a drive of this computer: over a network a "
            "vault is not safe. Agents that were connected with the old folder have to be connected again."
        )
        column.addWidget(PlainText(theme, sentence, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.place = ElidedLabel(
            theme, self.tr("No folder is chosen yet."), style=TextStyle.CODE, mode=Qt.TextElideMode.ElideMiddle
        )
        self.choose = Button(theme, self.tr("Choose a folder"), icon=Icon.FOLDER_OPEN)
        self.choose.clicked.connect(self._choose)
        row.addWidget(self.place, 1)
        row.addWidget(self.choose)
        column.addLayout(row)
        self.told = PlainText(theme, style=TextStyle.SECONDARY, wraps=True)
        self.told.hide()
        column.addWidget(self.told)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.px(8))
        buttons.addStretch(1)
        self.leave = Button(theme, self.tr("Cancel"))
        self.leave.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Close and move it"), kind=ButtonKind.PRIMARY)
        self.act.setEnabled(False)
        self.act.setToolTip(self.tr("Choose a folder first."))
        self.act.clicked.connect(self._move)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.act)
        column.addLayout(buttons)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Show it."""
        self.open(self.choose)
        # How high the words are is known once they have their width.
        self._soon.start()

    @Slot()
    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Choose a new or empty folder for the vault"), str(self._folder.parent)
        )
        if chosen:
            self.look_at(Path(chosen))

    def look_at(self, target: Path) -> None:
        """Find out whether the vault can go there."""
        self._target = None
        self.act.setEnabled(False)
        self.place.setText(str(target))
        folder = self._folder

        def look(_job: object) -> tuple[Path, int]:
            return target, check_target(folder, target)

        self._engine.work(self, look, self._allow, self._refuse)

    def _allow(self, found: tuple[Path, int]) -> None:
        self._target, size = found
        words = self.tr("It can go there. {0} are copied.").format(write_size(size, translate))
        self._tell(words, Role.GOOD)
        self.act.setEnabled(True)
        self.act.setToolTip("")

    def _refuse(self, error: RemembrancerError) -> None:
        self._tell(describe_error(error, translate).in_one, Role.BAD)

    def _tell(self, words: str, tone: Role) -> None:
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.show()
        self._fit()
        self.looked.emit()

    @Slot()
    def _move(self) -> None:
        if self._target is not None:
            target = self._target
            self.close_overlay()
            self.move_wanted.emit(target)
