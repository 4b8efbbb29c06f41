"""The commands of the page and their icons; words and keys stand in the table of keys. The page says what they do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from remembrancer.model.types import Status
from remembrancer_app.keys.table import BY_NAME
from remembrancer_app.theme import Icon

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from PySide6.QtWidgets import QWidget

    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class CommandLook:
    """`key` is its name in the table of keys; `changes` says that it is not there while the past is shown."""

    key: str
    icon: Icon | None = None
    changes: bool = True


class Command(Enum):
    """In the order of menus. The keys work while the list has the focus."""

    OPEN = CommandLook("memories.open", changes=False)
    EDIT = CommandLook("memories.edit", Icon.PENCIL)
    TAG = CommandLook("memories.tag", Icon.TAG)
    TYPE = CommandLook("memories.type", Icon.LAYERS)
    PIN = CommandLook("memories.pin", Icon.PIN)
    VERIFY = CommandLook("memories.verify", Icon.BADGE_CHECK)
    HISTORY = CommandLook("memories.history", Icon.HISTORY, changes=False)
    MOVE = CommandLook("memories.move", Icon.FOLDER)
    CONTRADICT = CommandLook("memories.contradict", Icon.GIT_COMPARE)
    ARCHIVE = CommandLook("memories.archive", Icon.FOLDER_ARCHIVE)
    RESTORE = CommandLook("memories.restore", Icon.ROTATE_CCW)
    DELETE = CommandLook("memories.delete", Icon.TRASH_2)
    ERASE = CommandLook("memories.erase", Icon.BAN)
    COPY_TEXT = CommandLook("memories.copy_text", Icon.COPY, changes=False)
    COPY_ID = CommandLook("memories.copy_id", Icon.BRACES, changes=False)
    COPY_LINK = CommandLook("memories.copy_link", Icon.LINK, changes=False)
    EXPORT = CommandLook("memories.export", Icon.UPLOAD, changes=False)
    SELECT = CommandLook("memories.select", changes=False)
    DOWN = CommandLook("memories.down", changes=False)
    NEWER = CommandLook("memories.newer", changes=False)
    OLDER = CommandLook("memories.older", changes=False)
    FOLD = CommandLook("memories.fold", changes=False)
    UNFOLD = CommandLook("memories.unfold", changes=False)
    UP = CommandLook("memories.up", changes=False)

    @property
    def look(self) -> CommandLook:
        return self.value

    def word(self) -> str:
        return BY_NAME[self.value.key].words()


MENU = (
    Command.EDIT,
    Command.TAG,
    Command.TYPE,
    Command.PIN,
    Command.VERIFY,
    Command.MOVE,
    Command.CONTRADICT,
    None,
    Command.COPY_TEXT,
    Command.COPY_ID,
    Command.COPY_LINK,
    Command.EXPORT,
    None,
    Command.ARCHIVE,
    Command.RESTORE,
    Command.DELETE,
    Command.ERASE,
)


PAIR = 2
_IN_FORCE = {Status.ACTIVE, Status.DEMOTED}
"""Only what holds can be said to contradict."""
_SETTLED = {
    Command.ARCHIVE: {Status.ARCHIVED, Status.DELETED},
    Command.RESTORE: {Status.ACTIVE},
    Command.DELETE: {Status.DELETED},
    Command.VERIFY: set(Status) - _IN_FORCE,
}
"""A command has nothing to do where all memories have one of these statuses."""


class Commands(QObject):
    """The commands as actions on the list, so that menus, keys and the palette share them.

    Signals:
        wanted: a Command was given.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme, owner: QWidget, keys: Keymap) -> None:
        super().__init__(owner)
        self._theme = theme
        self._actions: dict[Command, QAction] = {}
        for command in Command:
            action = QAction(command.word(), owner)
            action.setObjectName(f"memories_{command.name.lower()}")
            keys.bind(command.look.key, action)
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(lambda _on=False, command=command: self.wanted.emit(command))
            owner.addAction(action)
            self._actions[command] = action
        theme.changed.connect(self._draw)
        self._draw()

    def action(self, command: Command) -> QAction:
        return self._actions[command]

    def menu_actions(self, statuses: AbstractSet[Status], count: int = 1) -> list[QAction]:
        """The actions of a menu for so many memories of these statuses; an action without words is a line."""
        senseless = {command for command, settled in _SETTLED.items() if statuses and statuses <= settled}
        if count != PAIR or not statuses <= _IN_FORCE:
            senseless.add(Command.CONTRADICT)
        actions: list[QAction] = []
        for command in MENU:
            if command is None:
                line = QAction(self)
                line.setSeparator(True)
                actions.append(line)
            elif command not in senseless:
                actions.append(self._actions[command])
        return actions

    def show_chains(self, chains: bool) -> None:
        """Steps along a chain are there while the list shows chains."""
        for command in (Command.NEWER, Command.OLDER, Command.FOLD, Command.UNFOLD):
            self._actions[command].setVisible(chains)
            self._actions[command].setEnabled(chains)

    def show_read_only(self, read_only: bool) -> None:
        """In the past, what changes is not there."""
        for command, action in self._actions.items():
            if command.look.changes:
                action.setVisible(not read_only)
                action.setEnabled(not read_only)

    def _draw(self) -> None:
        for command, action in self._actions.items():
            if command.look.icon is not None:
                action.setIcon(self._theme.icons.icon(command.look.icon, self._theme.px(16)))
