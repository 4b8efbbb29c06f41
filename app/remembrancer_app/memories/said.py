"""What a memory says, with its title if it has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText, StatementText

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

SHOWN_CHARACTERS: Final = 20_000
"""So much of a text is laid out at once; "Show more" brings the rest."""


class SaidBlock(QWidget):
    """Title, statement, and a link to the rest of a very long one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(10))
        self.title = PlainText(theme, style=TextStyle.EMPHASIS, tone=Role.TEXT2, wraps=True, selectable=True)
        column.addWidget(self.title)
        self.text = StatementText(theme, name=self.tr("Statement"))
        self.text.setObjectName("statement")
        column.addWidget(self.text)
        self.more = Button(theme, self.tr("Show more"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.more.clicked.connect(self._show_whole)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def show_memory(self, memory: Memory) -> None:
        self._content = memory.content
        self.title.setText(memory.title)
        self.title.setVisible(bool(memory.title))
        self.text.set_text(memory.content[:SHOWN_CHARACTERS])
        self.more.setVisible(len(memory.content) > SHOWN_CHARACTERS)

    @Slot()
    def _show_whole(self) -> None:
        self.text.set_text(self._content)
        self.more.hide()
