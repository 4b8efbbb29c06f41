"""The words a statement rests on, with where they are from in the same line as the heading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.conflicts.words import agent_statement
from remembrancer_app.memories.evidence import QuotationBar
from remembrancer_app.memories.words import source_words
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme


class Quotation(QWidget):
    """Evidence as a side shows it: in few lines, because both sides are to be seen at once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("evidence")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, self.tr("Evidence"), style=TextStyle.SECONDARY_EMPHASIS))
        head.addStretch(1)
        self._source = ElidedLabel(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        head.addWidget(self._source)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addWidget(QuotationBar(theme))
        self._words = StatementText(theme, style=TextStyle.BODY, tone=Role.TEXT2, name=self.tr("Evidence"))
        row.addWidget(self._words, 1)
        column.addLayout(row)

    def show_quotation(self, memory: Memory, day_words: DayWords) -> None:
        self._words.set_text(f"“{memory.evidence}”")
        day = day_words.brief(memory.times.stated or memory.recorded)
        self._source.setText(agent_statement(source_words(memory.source), day))
        self._source.updateGeometry()
