"""The words a memory rests on, as they were written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class EvidenceBlock(QWidget):
    """A quotation with its source under it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("evidence")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        column.addWidget(PlainText(theme, self.tr("Evidence"), style=TextStyle.SECONDARY_EMPHASIS))
        quotation = QHBoxLayout()
        quotation.setSpacing(theme.px(11))
        quotation.addWidget(QuotationBar(theme))
        words = QVBoxLayout()
        words.setSpacing(theme.px(4))
        self._words = StatementText(theme, style=TextStyle.REPORT, tone=Role.TEXT2, name=self.tr("Evidence"))
        self._source = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2, wraps=True)
        words.addWidget(self._words)
        words.addWidget(self._source)
        quotation.addLayout(words, 1)
        column.addLayout(quotation)

    def show_evidence(self, words: str, source: str) -> None:
        self._words.set_text(f"“{words}”")
        self._source.setText(source)


class QuotationBar(Painted, QWidget):
    def __init__(self, theme: Theme) -> None:
        QWidget.__init__(self)
        self.setFixedWidth(theme.px(2))
        self.follow(theme)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._theme.color(Role.LINE2))
