"""What the forms of an export are called, and what they are for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRect, QSize
from PySide6.QtGui import QPainter

from remembrancer.model.exporting import ExportForm
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from remembrancer_app.theme import Theme

_HEIGHT, _PAD, _ICON_GAP = 46, 12, 12
_LOOKS = {
    ExportForm.JSON_LINES: (
        Icon.BRACES,
        str(QT_TRANSLATE_NOOP("ExportForm", "Everything, with all versions")),
        str(QT_TRANSLATE_NOOP("ExportForm", "JSON Lines. Of a whole vault, an equal one can be made again")),
    ),
    ExportForm.MARKDOWN_TYPES: (
        Icon.FILE_TEXT,
        str(QT_TRANSLATE_NOOP("ExportForm", "Markdown, a file for each type")),
        str(QT_TRANSLATE_NOOP("ExportForm", "A folder to read, print or give to an agent")),
    ),
    ExportForm.MARKDOWN_DAYS: (
        Icon.CALENDAR_DAYS,
        str(QT_TRANSLATE_NOOP("ExportForm", "Markdown, a file for each day")),
        str(QT_TRANSLATE_NOOP("ExportForm", "A folder like a diary")),
    ),
    ExportForm.OBSIDIAN: (
        Icon.LIBRARY,
        str(QT_TRANSLATE_NOOP("ExportForm", "Notes, one for each memory")),
        str(QT_TRANSLATE_NOOP("ExportForm", "A folder for Obsidian and the like, with properties and links")),
    ),
    ExportForm.CSV: (
        Icon.TABLE_2,
        str(QT_TRANSLATE_NOOP("ExportForm", "A table")),
        str(QT_TRANSLATE_NOOP("ExportForm", "CSV for spreadsheets; nothing in it is taken for a formula")),
    ),
    ExportForm.MCP_MEMORY: (
        Icon.PLUG,
        str(QT_TRANSLATE_NOOP("ExportForm", "For an MCP memory server")),
        str(QT_TRANSLATE_NOOP("ExportForm", "JSON Lines, as the reference server keeps its graph")),
    ),
}


def form_name(form: ExportForm) -> str:
    """What a form is called."""
    return QCoreApplication.translate("ExportForm", _LOOKS[form][1])


class FormRow(ChoiceRow):
    """A form to choose: its icon, its name, and what it is for."""

    def __init__(self, theme: Theme, form: ExportForm, parent: QWidget | None = None) -> None:
        self._drawing = _LOOKS[form][0]
        self._purpose = QCoreApplication.translate("ExportForm", _LOOKS[form][2])
        name = form_name(form)
        super().__init__(theme, name, name=f"{name}. {self._purpose}", hint=self._purpose, parent=parent)
        self.form = form

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(420), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(220), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        self.paint_ground(painter)
        side = theme.px(measures.ICON_ROW)
        square = QRect(theme.px(_PAD), (self.height() - side) // 2, side, side)
        tone = Role.ACCENT if self.isChecked() else Role.TEXT2
        theme.icons.paint(painter, mirrored(square, outer, direction), self._drawing, tone)
        left = square.right() + theme.px(_ICON_GAP)
        room = self.width() - left - theme.px(_PAD)
        start, _ = self.alignments()
        middle = self.height() // 2
        for style, text, role, top, high in (
            (TextStyle.CONTROL, self.text(), Role.TEXT, middle - theme.px(19), theme.px(20)),
            (TextStyle.CAPTION, self._purpose, Role.TEXT2, middle + theme.px(1), theme.px(16)),
        ):
            painter.setFont(theme.font(style))
            paint_line(
                painter, mirrored(QRect(left, top, room, high), outer, direction), text, theme.color(role), start
            )
        self.paint_ring(painter)
