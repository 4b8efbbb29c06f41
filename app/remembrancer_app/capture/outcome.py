"""After saving, where others say nearly the same: which ones, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Notice
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import TypeBadge

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

_SHOWN = 4
_LINE_CHARACTERS = 160


class OutcomePanel(QWidget):
    """Signals say what the person wants.

    Signals:
        undo_wanted: take back what was just remembered.
        done: close.
        opened: show one of the others (its id).
    """

    undo_wanted = Signal()
    done = Signal()
    opened = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(8))
        self._notice = Notice(theme, "", tone=Role.GOOD, icon=Icon.CIRCLE_CHECK)
        self._column.addWidget(self._notice)
        self._caption = PlainText(
            theme, self.tr("These say nearly the same:"), style=TextStyle.SECONDARY, tone=Role.TEXT2
        )
        self._column.addWidget(self._caption)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.px(6))
        self._column.addLayout(self._list)
        self._column.addStretch(1)
        buttons = QHBoxLayout()
        self.undo = Button(theme, self.tr("Undo, keep the old one"), kind=ButtonKind.NORMAL)
        self.undo.clicked.connect(self.undo_wanted)
        self.close_button = Button(theme, self.tr("Keep both"), kind=ButtonKind.PRIMARY)
        self.close_button.clicked.connect(self.done)
        buttons.addWidget(self.undo)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        self._column.addLayout(buttons)

    def show_outcome(self, words: str, others: tuple[Memory, ...]) -> None:
        """`words` say what became of the draft; `others` are what says nearly the same, the nearest first."""
        self._notice.set_text(words)
        self._caption.setVisible(bool(others))
        for memory in others[:_SHOWN]:
            row = QHBoxLayout()
            row.setSpacing(self._theme.px(8))
            row.addWidget(TypeBadge(self._theme, memory.type, size=21))
            row.addWidget(PlainText(self._theme, one_line(memory.content, _LINE_CHARACTERS), wraps=True), 1)
            show = Button(self._theme, self.tr("Show"), kind=ButtonKind.LINK, size=ControlSize.ROW)
            show.setAccessibleName(self.tr("Show {0}").format(one_line(memory.content)))
            show.clicked.connect(lambda _checked=False, identifier=memory.id: self.opened.emit(identifier))
            row.addWidget(show)
            self._list.addLayout(row)
