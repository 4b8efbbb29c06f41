"""The recovery key, shown once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QSaveFile, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_GROUPS_IN_A_LINE = 4


class RecoveryBox(Card):
    """Shows the key, copies or saves it, and waits for the person to say that it is kept.

    Signals:
        kept: whether the person says so.
    """

    kept = Signal(bool)

    def __init__(self, theme: Theme, key: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, ground=Role.SUNKEN, edge=None, parent=parent)
        self._key = key
        self.column.setSpacing(theme.px(6))
        row = QHBoxLayout()
        row.addWidget(PlainText(theme, self.tr("Your recovery key"), style=TextStyle.EMPHASIS), 1)
        self.copy = self._button(theme, Icon.COPY, self.tr("Copy"))
        self.copy.clicked.connect(self._copy)
        self.save = self._button(theme, Icon.DOWNLOAD, self.tr("Save"))
        self.save.clicked.connect(self._save)
        row.addWidget(self.copy)
        row.addWidget(self.save)
        self.column.addLayout(row)
        self.words = PlainText(theme, self._in_lines(), style=TextStyle.CODE, selectable=True)
        self.words.setAccessibleName(self.tr("Recovery key"))
        self.column.addWidget(self.words)
        self.box = CheckBox(theme, self.tr("I have kept it somewhere other than this computer"))
        self.box.toggled.connect(self.kept)
        self.column.addWidget(self.box)
        explained = self.tr(
            "It opens the vault if everything else is lost. It is not shown again, and nobody else has it."
        )
        self.column.addWidget(PlainText(theme, explained, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))

    def _button(self, theme: Theme, icon: Icon, text: str) -> Button:
        return Button(theme, text, kind=ButtonKind.GHOST, icon=icon, size=ControlSize.ROW)

    def _in_lines(self) -> str:
        groups = self._key.split("-")
        lines = [groups[start : start + _GROUPS_IN_A_LINE] for start in range(0, len(groups), _GROUPS_IN_A_LINE)]
        return "\n".join("-".join(line) for line in lines)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._key)
        self.copy.setText(self.tr("Copied"))

    @Slot()
    def _save(self) -> None:
        suggested = self.tr("Remembrancer recovery key.txt")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the recovery key"), suggested)
        if path:
            self.save_to(path)

    def save_to(self, path: str) -> None:
        """Write the key into a file that only the person can read."""
        file = QSaveFile(path)
        if file.open(QIODevice.OpenModeFlag.WriteOnly):
            file.setPermissions(QSaveFile.Permission.ReadOwner | QSaveFile.Permission.WriteOwner)
            file.write(f"{self._key}\n".encode())
            self.save.setText(self.tr("Saved") if file.commit() else self.tr("Not saved"))
        else:
            self.save.setText(self.tr("Not saved"))
