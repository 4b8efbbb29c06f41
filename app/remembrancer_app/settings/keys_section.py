"""The group Keys: every command with its keys, which can be changed and set back."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from remembrancer_app.keys.table import COMMANDS
from remembrancer_app.settings.key_row import KeyRow
from remembrancer_app.settings.row import SettingRow
from remembrancer_app.settings.section import Section, SectionContext
from remembrancer_app.shell.pages import PAGES
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.button import Button, ControlSize

if TYPE_CHECKING:
    from remembrancer_app.keys.command import KeyCommand


class KeysSection(Section):
    """What works everywhere, then page by page as in the rail. The rows are made when somebody looks for them."""

    def __init__(self, context: SectionContext) -> None:
        super().__init__(context, "keys", self.tr("Keys"), Icon.KEYBOARD)
        self._keys = context.keys
        self._stacked = False
        self.key_rows: dict[str, KeyRow] = {}
        self.reset_all = Button(self.theme, self.tr("Reset all"), size=ControlSize.TOOLBAR)
        self.reset_all.clicked.connect(self._keys.reset_all)
        words = self.tr("Arrows, Enter, Esc and Tab mean the same everywhere, and keys of dialogs stand on buttons.")
        self._all = SettingRow(self.theme, "", words, self.reset_all, more_words=self.tr("reset shortcuts"))
        self.add_card().add(self._all)
        self._keys.follow(self, self._show)

    def begin(self) -> None:
        if self.key_rows:
            return
        titles = {entry.name.value: entry.words() for entry in PAGES}
        for page, commands in groupby(COMMANDS, key=_page_of):
            card = self.add_card(titles.get(page, self.tr("Everywhere")))
            for command in commands:
                row = KeyRow(self.theme, self._keys, command)
                card.add(row)
                self.key_rows[command.name] = row
        self.set_stacked(self._stacked)

    def set_stacked(self, stacked: bool) -> None:
        self._stacked = stacked
        super().set_stacked(stacked)

    def _show(self) -> None:
        changed = len(self._keys.chosen)
        figure = self.locale().toString(changed)
        self._all.set_title(self.tr("{0} changed").format(figure) if changed else self.tr("As the program has them"))
        self.reset_all.setEnabled(bool(changed))


def _page_of(command: KeyCommand) -> str:
    return command.page
