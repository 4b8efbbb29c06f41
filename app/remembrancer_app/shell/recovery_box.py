"""The recovery key, shown once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QLocale, QMarginsF, QRectF, QSaveFile, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.checks import CheckBox
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_GROUPS_IN_A_LINE = 4
_DOTS_PER_INCH, _MARGIN_MM = 300, 25.0


class RecoveryBox(Card):
    """Shows the key, copies it or saves it as a PDF or text, and waits for the person to say that it is kept.

    Signals:
        kept: whether the person says so.
    """

    kept = Signal(bool)

    def __init__(self, theme: Theme, key: str, *, vault: Path, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=14, ground=Role.SUNKEN, edge=None, parent=parent)
        self._key = key
        self._vault = vault
        self.column.setSpacing(theme.px(6))
        row = QHBoxLayout()
        row.addWidget(PlainText(theme, self.tr("Your recovery key"), style=TextStyle.EMPHASIS), 1)
        self.copy = self._button(theme, Icon.COPY, self.tr("Copy"))
        self.copy.clicked.connect(self._copy)
        self.save = self._button(theme, Icon.DOWNLOAD, self.tr("Save"))
        self.save.setToolTip(self.tr("As a PDF to print, or as text"))
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
        suggested = self.tr("Remembrancer recovery key.pdf")
        kinds = ";;".join((self.tr("PDF to print (*.pdf)"), self.tr("Text (*.txt)")))
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the recovery key"), suggested, kinds)
        if path:
            self.save_to(path)

    def save_to(self, path: str) -> None:
        """Write the key into a file that only the person can read: a PDF where the name ends so, otherwise text."""
        content = self._as_pdf() if path.lower().endswith(".pdf") else f"{self._key}\n".encode()
        file = QSaveFile(path)
        saved = False
        if file.open(QIODevice.OpenModeFlag.WriteOnly):
            file.setPermissions(QSaveFile.Permission.ReadOwner | QSaveFile.Permission.WriteOwner)
            file.write(content)
            saved = file.commit()
        self.save.setText(self.tr("Saved") if saved else self.tr("Not saved"))

    def _as_pdf(self) -> bytes:
        """A page to print, with what a person has to know who finds it years later."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self.tr("Remembrancer recovery key"))
        writer.setCreator("Remembrancer")
        writer.setResolution(_DOTS_PER_INCH)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(*(_MARGIN_MM,) * 4), QPageLayout.Unit.Millimeter)
        painter = QPainter(writer)
        made = QLocale().toString(QDateTime.currentDateTime().date(), QLocale.FormatType.LongFormat)
        plain = QFont(self.font())
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        lines = (
            (plain, 20, self.tr("Remembrancer recovery key")),
            (plain, 11, self.tr("It opens the vault “{0}” if everything else is lost.").format(self._vault.name)),
            (fixed, 18, self._in_lines()),
            (plain, 11, self.tr("Made on {0}, for the vault in {1}").format(made, self._vault)),
            (
                plain,
                11,
                self.tr(
                    "To use it: open the vault, choose “Use the recovery key”, and type the letters and figures. "
                    "Capitals and hyphens do not matter. Whoever has this page and the vault can read it: "
                    "keep the two apart. A newer recovery key makes this one void."
                ),
            ),
        )
        top = 0.0
        room = QRectF(0, 0, writer.width(), writer.height())
        for font, points, words in lines:
            font.setPointSizeF(points)
            painter.setFont(font)
            flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
            used = painter.boundingRect(room.translated(0, top), flags, words)
            painter.drawText(room.translated(0, top), flags, words)
            top += used.height() + _DOTS_PER_INCH / 6
        painter.end()
        buffer.close()
        return bytes(buffer.data().data())
