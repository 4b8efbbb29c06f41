"""The conversation beside a statement: the turns around the one on which it rests, behind a button or open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.cases import SaidTurn
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme


class ConversationBlock(QWidget):
    """Nothing where no turns are kept.

    Signals:
        toggled: the button was pressed.
    """

    toggled = Signal()

    def __init__(self, theme: Theme, day_words: DayWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("conversation")
        self._theme = theme
        self._day_words = day_words
        self._turns: tuple[SaidTurn, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        self.button = Button(
            theme,
            self.tr("Show the conversation"),
            kind=ButtonKind.LINK,
            icon=Icon.MESSAGES_SQUARE,
            size=ControlSize.ROW,
        )
        self.button.clicked.connect(self.toggled)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._card = Card(theme, padding=10, ground=Role.SUNKEN, edge=None)
        self._card.setAccessibleName(self.tr("Conversation"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(12))
        self._grid.setVerticalSpacing(theme.px(6))
        self._grid.setColumnStretch(1, 1)
        self._card.column.addLayout(self._grid)
        column.addWidget(self._card)
        self.show_turns((), is_open=False)

    @property
    def turns(self) -> tuple[SaidTurn, ...]:
        return self._turns

    @property
    def is_open(self) -> bool:
        return bool(self._turns) and not self._card.isHidden()

    def show_turns(self, turns: tuple[SaidTurn, ...], *, is_open: bool) -> None:
        """These turns, that on which the statement rests in heavier letters."""
        self._turns = turns
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, turn in enumerate(turns):
            self._add(row, turn)
        self.setVisible(bool(turns))
        self.set_open(is_open=is_open)

    def _add(self, row: int, turn: SaidTurn) -> None:
        theme = self._theme
        style = TextStyle.SECONDARY_EMPHASIS if turn.is_source else TextStyle.SECONDARY
        who = self.tr("{time} {speaker}").replace("{time}", self._day_words.dates.time(turn.at))
        head = PlainText(theme, who.replace("{speaker}", turn.speaker).strip(), style=TextStyle.SECONDARY_EMPHASIS)
        words = PlainText(theme, turn.text, style=style, tone=Role.TEXT if turn.is_source else Role.TEXT2, wraps=True)
        if turn.is_source:
            words.setAccessibleDescription(self.tr("The statement rests on this"))
        self._grid.addWidget(head, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(words, row, 1)

    def set_open(self, *, is_open: bool) -> None:
        """Show the turns, or only the button."""
        self._card.setVisible(is_open)
        self.button.setText(self.tr("Hide the conversation") if is_open else self.tr("Show the conversation"))
        self.button.updateGeometry()
