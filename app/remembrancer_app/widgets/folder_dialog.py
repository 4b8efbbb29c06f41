"""Asking for a folder before something is done with it: what it will be, where, and the button that does it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, Theme
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.plain_text import PlainText

_WIDTH = 500


class FolderWords(NamedTuple):
    """``sentence`` says what will be done, ``question`` stands over the choice of folders, ``act`` on the button."""

    title: str
    sentence: str
    question: str
    act: str


class FolderDialog(Overlay):
    """Nothing is done before a folder is chosen and the button pressed.

    Signals:
        wanted: do it with this folder (a Path); the dialog is closed by then.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme, window: QWidget, words: FolderWords, beside: Path) -> None:
        """Choosing begins in the folder that holds ``beside``."""
        super().__init__(theme, window)
        self.setAccessibleName(words.title)
        self._question = words.question
        self._beside = beside
        self._target: Path | None = None
        self.keep_width(_WIDTH)
        column = self.frame.column
        column.setSpacing(theme.px(10))
        column.addWidget(PlainText(theme, words.title, style=TextStyle.SECTION))
        sentence = PlainText(theme, words.sentence, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.scrolled(sentence))
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
        self.act = Button(theme, words.act, kind=ButtonKind.PRIMARY)
        self.act.setEnabled(False)
        self.act.setToolTip(self.tr("Choose a folder first."))
        self.act.clicked.connect(self._act)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.act)
        column.addLayout(buttons)
        self.closed.connect(self.deleteLater)

    def ask(self) -> None:
        """Show it."""
        self.open(self.choose)
        # How high the words are is known once they have their width.
        self._soon.start()

    def take(self, target: Path) -> None:
        """A folder was chosen; whether it will do is another's affair here."""
        self.place.setText(str(target))
        self.allow(target)

    def allow(self, target: Path) -> None:
        """It may be done with this folder."""
        self._target = target
        self.act.setEnabled(True)
        self.act.setToolTip("")

    @Slot()
    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self._question, str(self._beside.parent))
        if chosen:
            self.take(Path(chosen))

    @Slot()
    def _act(self) -> None:
        if self._target is not None:
            target = self._target
            self.close_overlay()
            self.wanted.emit(target)
