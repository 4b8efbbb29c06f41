"""Recovering an open vault: what it will do, where the new one is to lie, and then the program closes and does it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer.model.health import Repair
from remembrancer.wording.health import EFFECTS
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_WIDTH = 500


class RecoverDialog(Overlay):
    """Nothing is done before a folder is chosen and its button pressed.

    Signals:
        recover_wanted: close the vault and write what can be read into this folder (a Path).
    """

    recover_wanted = Signal(object)

    def __init__(self, theme: Theme, engine: Engine, window: QWidget) -> None:
        super().__init__(theme, window)
        self.setObjectName("recover")
        title = self.tr("Recover what can be read")
        self.setAccessibleName(title)
        self._folder = engine.vault.store.folder
        self._target: Path | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, title, style=TextStyle.SECTION))
        effect = EFFECTS[Repair.RECOVER].fill(translate)
        column.addWidget(PlainText(theme, effect, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
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
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.px(8))
        buttons.addStretch(1)
        self.leave = Button(theme, self.tr("Cancel"))
        self.leave.clicked.connect(self.close_overlay)
        self.act = Button(theme, self.tr("Close and recover"), kind=ButtonKind.PRIMARY)
        self.act.setEnabled(False)
        self.act.setToolTip(self.tr("Choose a folder first."))
        self.act.clicked.connect(self._recover)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.act)
        column.addLayout(buttons)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Show it."""
        self.open(self.choose)
        self._soon.start()

    @Slot()
    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Choose a new or empty folder for the new vault"), str(self._folder.parent)
        )
        if chosen:
            self.take(Path(chosen))

    def take(self, target: Path) -> None:
        """Write into this folder, if it is wanted."""
        self._target = target
        self.place.setText(str(target))
        self.act.setEnabled(True)
        self.act.setToolTip("")

    @Slot()
    def _recover(self) -> None:
        if self._target is not None:
            target = self._target
            self.close_overlay()
            self.recover_wanted.emit(target)
