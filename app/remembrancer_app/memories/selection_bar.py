"""Above the list while several memories are selected: how many, and what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.memories.commands import PAIR
from remembrancer_app.memories.words import memories_words
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class SelectionBar(Pane):
    """Takes the place of the toolbar.

    Signals:
        wanted: an action was chosen: "tag", "type", "pin", "move", "contradict", "archive", "delete".
        dropped: the selection is to be given up.
    """

    wanted = Signal(str)
    dropped = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.ACCENT_SOFT, frozenset(), parent)
        self.setObjectName("selection_bar")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(12), 0, theme.px(10), 0)
        row.setSpacing(theme.px(2))
        self._count = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS)
        row.addWidget(self._count)
        row.addStretch(1)
        self._read_only = False
        self._is_pair = False
        self.buttons: dict[str, Button] = {}
        for name, icon, words in (
            ("tag", Icon.TAG, self.tr("Tag")),
            ("type", Icon.LAYERS, self.tr("Type")),
            ("pin", Icon.PIN, self.tr("Pin")),
            ("move", Icon.FOLDER, self.tr("Move")),
            ("contradict", Icon.GIT_COMPARE, self.tr("These contradict each other")),
            ("archive", Icon.FOLDER_ARCHIVE, self.tr("Put away")),
            ("delete", Icon.TRASH_2, self.tr("Delete")),
        ):
            button = Button(theme, kind=ButtonKind.GHOST, icon=icon, name=words, size=ControlSize.TOOLBAR)
            button.clicked.connect(lambda _checked=False, name=name: self.wanted.emit(name))
            self.buttons[name] = button
            row.addWidget(button)
        row.addSpacing(theme.px(8))
        self.drop = Button(
            theme,
            kind=ButtonKind.GHOST,
            icon=Icon.X,
            name=self.tr("Give up the selection"),
            key="Esc",
            size=ControlSize.TOOLBAR,
        )
        self.drop.clicked.connect(self.dropped)
        row.addWidget(self.drop)
        self.setFixedHeight(theme.px(measures.TOOLBAR_HEIGHT))

    def show_count(self, count: int) -> None:
        words = self.tr("{0} selected").format(memories_words(count))
        self._count.setText(words)
        self.setAccessibleName(words)
        self._is_pair = count == PAIR
        self._show_buttons()

    def set_read_only(self, read_only: bool) -> None:
        """In the past nothing is done to what is selected."""
        self._read_only = read_only
        self._show_buttons()

    def _show_buttons(self) -> None:
        for name, button in self.buttons.items():
            button.setVisible(not self._read_only and (name != "contradict" or self._is_pair))

    def count_text(self) -> str:
        return self._count.text()
