"""All actions of the window, for the palette."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QShortcut

from remembrancer.model.settings import SETTINGS, SettingGroup
from remembrancer.wording.settings import SETTING_WORDS
from remembrancer_app.palette.entry import Entry, distinct, entries_within, entry_of
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon
from remembrancer_app.widgets.key_cap import key_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from remembrancer_app.shell.pages import PageEntry
    from remembrancer_app.shell.workspace import Workspace

_ICONS: Final = {
    "search": Icon.SEARCH,
    "new": Icon.PLUS,
    "undo": Icon.UNDO_2,
    "redo": Icon.REDO_2,
    "import": Icon.IMPORT,
    "export": Icon.UPLOAD,
    "backup": Icon.HARD_DRIVE,
    "backups": Icon.HISTORY,
    "secrets": Icon.KEY_ROUND,
    "health": Icon.ACTIVITY,
    "recover": Icon.FOLDER_OPEN,
    "help": Icon.CIRCLE_QUESTION_MARK,
    "keys": Icon.KEYBOARD,
    "about": Icon.INFO,
    "reset_layout": Icon.ROTATE_CCW,
    "date": Icon.HISTORY,
    "lock": Icon.LOCK,
    "quit": Icon.X,
}
_GROUPS: Final = {
    SettingGroup.APPEARANCE: "appearance",
    SettingGroup.HABITS: "appearance",
    SettingGroup.LOCK: "vault",
    SettingGroup.PRIVACY: "privacy",
    SettingGroup.LANGUAGE_MODEL: "language_model",
    SettingGroup.NOTICES: "notices",
}


def all_actions(workspace: Workspace, entries: Iterable[PageEntry]) -> list[Entry]:
    """What can be done now: of the window, of the vault, of the page in front, and every setting."""
    pages = {entry.name.value: entry for entry in entries}
    found = []
    for name, action in workspace.commands.named():
        if action.isEnabled() and action.isVisible() and name != "palette":
            icon = pages[name].icon if name in pages else _ICONS.get(name, Icon.CHEVRON_RIGHT)
            found.append(entry_of(action, icon=icon))
    vault = workspace.rail.vault
    named = [action for _, action in workspace.commands.named()]
    found += [
        entry_of(action, vault.text(), Icon.FOLDER)
        for action in vault.menu.actions()
        if action.text() and action.isEnabled() and action.isVisible() and action not in named
    ]
    found += [
        Entry(shortcut.whatsThis(), shortcut.activated.emit, "", key_words(shortcut.key()))
        for shortcut in workspace.window().findChildren(QShortcut)
        if shortcut.whatsThis() and shortcut.parent() is workspace.window()
    ]
    if workspace.page is not None:
        found += entries_within(workspace.page, workspace.header.title.text())
    if PageName.SETTINGS.value in pages:
        found += _settings(workspace, pages[PageName.SETTINGS.value].words())
    return distinct(found)


def _settings(workspace: Workspace, place: str) -> list[Entry]:
    return [
        Entry(
            SETTING_WORDS[each.key].title.fill(translate),
            partial(workspace.open_target, PageName.SETTINGS, _GROUPS[each.group]),
            place,
            icon=Icon.SETTINGS,
            more_words=SETTING_WORDS[each.key].help.fill(translate),
        )
        for each in SETTINGS
    ]
