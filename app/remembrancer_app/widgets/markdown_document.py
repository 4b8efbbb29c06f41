"""Markdown as it is read: without images or HTML of anybody's, in the letters, lines and colours of the theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from remembrancer_app.theme import Role, TextStyle

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtGui import QColor, QTextBlock

    from remembrancer_app.theme import Theme

MARKDOWN: Final = QTextDocument.MarkdownFeature.MarkdownNoHTML | QTextDocument.MarkdownFeature.MarkdownDialectGitHub
_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value
_TITLE_LEVEL: Final = 1


class MarkdownDocument(QTextDocument):
    """Text that never loads anything from anywhere."""

    def loadResource(self, kind: int, _name: QUrl | str) -> Any:
        if kind == _IMAGE:
            return QImage(1, 1, QImage.Format.Format_ARGB32)
        return None


class MarkdownStyling:
    """Gives what Markdown became the letters, lines and colours of the theme."""

    def __init__(
        self, theme: Theme, document: QTextDocument, colour: Callable[[Role], QColor], *, figures_wide: int = 0
    ) -> None:
        """Take what is to be styled.

        ``colour`` gives that of the screen or of paper. ``figures_wide``: tables hold figures, at the end of each cell
        but the first, and are so many pixels wide; 0: they hold words, and take the whole line.
        """
        self._theme = theme
        self._document = document
        self._colour = colour
        self._figures_wide = figures_wide

    def apply(self) -> None:
        block = self._document.begin()
        while block.isValid():
            self._block(block)
            block = block.next()
        for frame in self._document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._table(frame)

    def _block(self, block: QTextBlock) -> None:
        theme = self._theme
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        form = QTextBlockFormat()
        characters = QTextCharFormat()
        characters.setForeground(self._colour(Role.TEXT))
        if level:
            style = TextStyle.REPORT_TITLE if level == _TITLE_LEVEL else TextStyle.SECTION
            characters.setFont(theme.font(style))
            form.setTopMargin(0 if level == _TITLE_LEVEL else theme.px(18))
            form.setBottomMargin(theme.px(4))
        elif cursor.currentTable() is None:
            form.setLineHeight(
                TextStyle.REPORT.value.line_percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
            )
            form.setBottomMargin(theme.px(2 if self._figures_wide else 5))
            form.setTopMargin(0)
            # Examples too are read without scrolling sideways.
            form.setNonBreakableLines(False)
        cursor.mergeBlockFormat(form)
        fragment = block.begin()
        while not fragment.atEnd():
            part = fragment.fragment()
            chosen = QTextCursor(self._document)
            chosen.setPosition(part.position())
            chosen.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
            styled = part.charFormat()
            # By which Markdown made headings larger; it would win over the size of the style.
            styled.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            styled.merge(characters)
            if part.charFormat().isAnchor():
                styled.setForeground(self._colour(Role.LINK))
            elif part.charFormat().fontFixedPitch():
                styled.setFontFamilies(theme.font(TextStyle.CODE).families())
            chosen.setCharFormat(styled)
            fragment += 1

    def _table(self, table: QTextTable) -> None:
        theme = self._theme
        form = table.format()
        form.setBorder(0)
        form.setCellPadding(theme.px(6))
        form.setCellSpacing(0)
        form.setBorderCollapse(True)
        form.setTopMargin(theme.px(6))
        form.setBottomMargin(theme.px(10))
        if self._figures_wide:
            form.setWidth(QTextLength(QTextLength.Type.FixedLength, self._figures_wide))
        else:
            form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(form)
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                cell_form = cell.format().toTableCellFormat()
                cell_form.setBottomBorder(1)
                cell_form.setBottomBorderBrush(self._colour(Role.LINE))
                cell_form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                cell.setFormat(cell_form)
                cursor = cell.firstCursorPosition()
                block = QTextBlockFormat()
                # Qt centres the heads of columns whatever the Markdown says.
                is_figure = self._figures_wide and column > 0
                block.setAlignment(Qt.AlignmentFlag.AlignTrailing if is_figure else Qt.AlignmentFlag.AlignLeading)
                cursor.mergeBlockFormat(block)
                if row == 0:
                    # Selecting the block would take in what stands before the table.
                    cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
                    head = QTextCharFormat()
                    head.setFont(theme.font(TextStyle.SECONDARY_CONTROL))
                    head.setFontWeight(QFont.Weight.Medium)
                    head.setForeground(self._colour(Role.TEXT2))
                    cursor.mergeCharFormat(head)
