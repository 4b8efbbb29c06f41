"""The commands of the page: their words, keys and icons. The page says what they do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from remembrancer.model.types import Status
from remembrancer_app.theme import Icon

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from PySide6.QtWidgets import QWidget

    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class CommandLook:
    """`changes` says that it is not there while the past is shown."""

    word: str
    keys: tuple[str, ...] = ()
    icon: Icon | None = None
    changes: bool = True


class Command(Enum):
    """In the order of menus. The keys work while the list has the focus."""

    OPEN = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Open")), ("Return", "Enter"), changes=False)
    EDIT = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Edit")), ("E",), Icon.PENCIL)
    TAG = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Add tag")), ("T",), Icon.TAG)
    TYPE = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Change type")), ("Y",), Icon.LAYERS)
    PIN = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Pin")), ("P",), Icon.PIN)
    VERIFY = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Still true")), ("V",), Icon.BADGE_CHECK)
    HISTORY = CommandLook(str(QT_TRANSLATE_NOOP("Command", "History")), ("H",), Icon.HISTORY, changes=False)
    MOVE = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Move to")), (), Icon.FOLDER)
    CONTRADICT = CommandLook(str(QT_TRANSLATE_NOOP("Command", "These contradict each other")), (), Icon.GIT_COMPARE)
    ARCHIVE = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Put away")), (), Icon.FOLDER_ARCHIVE)
    RESTORE = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Bring back")), (), Icon.ROTATE_CCW)
    DELETE = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Delete")), ("Del",), Icon.TRASH_2)
    ERASE = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Erase for good …")), (), Icon.BAN)
    COPY_TEXT = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Copy text")), ("Ctrl+C",), Icon.COPY, changes=False)
    COPY_ID = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Copy id")), (), Icon.BRACES, changes=False)
    EXPORT = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Write to files …")), (), Icon.UPLOAD, changes=False)
    SELECT = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Select")), ("Space",), changes=False)
    DOWN = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Next memory")), ("J",), changes=False)
    NEWER = CommandLook(str(QT_TRANSLATE_NOOP("Command", "What took its place")), ("Left",), changes=False)
    OLDER = CommandLook(str(QT_TRANSLATE_NOOP("Command", "What it took the place of")), ("Right",), changes=False)
    FOLD = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Fold the chain")), ("-",), changes=False)
    UNFOLD = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Unfold the chain")), ("+", "="), changes=False)
    UP = CommandLook(str(QT_TRANSLATE_NOOP("Command", "Previous memory")), ("K",), changes=False)

    @property
    def look(self) -> CommandLook:
        return self.value

    def word(self) -> str:
        return QCoreApplication.translate("Command", self.value.word)


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

    def __init__(self, theme: Theme, owner: QWidget) -> None:
        super().__init__(owner)
        self._theme = theme
        self._actions: dict[Command, QAction] = {}
        for command in Command:
            action = QAction(command.word(), owner)
            action.setObjectName(f"memories_{command.name.lower()}")
            action.setShortcuts([QKeySequence(key) for key in command.look.keys])
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
