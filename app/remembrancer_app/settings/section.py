"""A group of settings: a heading for each of its cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.settings.row import RowCard
from remembrancer_app.theme import TextStyle
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.settings.values import SettingValues
    from remembrancer_app.theme import Icon, Theme


@dataclass(frozen=True, slots=True)
class SectionContext:
    """What a group is made with."""

    engine: Engine
    theme: Theme
    values: SettingValues
    keys: Keymap


class Section(QWidget):
    """Shown alone, or below each other while somebody searches.

    Signals:
        page_requested: go to another page (a PageName).
        command_wanted: run a command of the window by its name ("lock").
        undo_offered: a change was made; its sentence and the operation's id.
    """

    page_requested = Signal(str)
    command_wanted = Signal(str)
    undo_offered = Signal(str, str)

    def __init__(self, context: SectionContext, name: str, title: str, icon: Icon) -> None:
        super().__init__()
        self.setObjectName(f"settings_{name}")
        self.engine, self.theme, self.values = context.engine, context.theme, context.values
        self.name, self.title, self.icon = name, title, icon
        self._cards: list[tuple[PlainText, RowCard]] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(self.theme.px(10))

    def begin(self) -> None:
        """Called each time the page comes to the front."""

    def take_layout(self) -> None:
        """How the window is laid out is remembered otherwise now."""

    def add_card(self, title: str = "") -> RowCard:
        """A card with rows; without a title of its own it has that of the group."""
        heading = PlainText(self.theme, title or self.title, style=TextStyle.SECTION)
        self.column.addWidget(heading)
        card = RowCard(self.theme)
        self.column.addWidget(card)
        self._cards.append((heading, card))
        return card

    def set_stacked(self, stacked: bool) -> None:
        """Whether the controls stand below the words of their rows."""
        for _, card in self._cards:
            card.set_stacked(stacked)

    def filter(self, words: tuple[str, ...]) -> bool:
        """Show the rows that have these words, all for none; whether any does."""
        found = False
        for heading, card in self._cards:
            in_title = all(word in f"{self.title} {heading.text()}".casefold() for word in words)
            shown = card.filter(() if in_title else words)
            heading.setVisible(shown)
            found = found or shown
        return found
