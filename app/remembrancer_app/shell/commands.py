"""The commands of the window: each is an action with the words and keys of its line in the table of keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QWidget

from remembrancer_app.keys.keymap import Keymap, written_keys
from remembrancer_app.keys.table import BY_NAME


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A line in the sheet of keys: the keys as they are pressed, and what they do."""

    keys: str
    words: str


class Commands(QObject):
    """Makes the actions of one widget. They work while the widget is shown, and end with it."""

    def __init__(self, owner: QWidget, keys: Keymap) -> None:
        super().__init__(owner)
        self._owner = owner
        self._keys = keys
        self._actions: dict[str, QAction] = {}

    def add(self, name: str, act: Callable[[], object]) -> QAction:
        """The command of this name in the table."""
        action = QAction(BY_NAME[name].words(), self._owner)
        self._keys.bind(name, action)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)

        def run() -> None:
            # The signal also says whether the action is checked, which none of them wants to know.
            act()

        action.triggered.connect(run)
        self._owner.addAction(action)
        self._actions[name] = action
        return action

    def named(self) -> list[tuple[str, QAction]]:
        """All of them with their names, in the order in which they were added."""
        return list(self._actions.items())

    def has(self, name: str) -> bool:
        return name in self._actions

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def lines(self) -> list[KeyLine]:
        """All of them that have keys, in the order in which they were added."""
        return [
            KeyLine(written_keys(action.shortcuts()), action.text())
            for action in self._actions.values()
            if action.shortcuts() and action.isEnabled()
        ]


def keys_within(widget: QWidget) -> list[KeyLine]:
    """The keys of a page: its actions that have any, and its shortcuts that say what they do (``whatsThis``)."""
    lines = [
        KeyLine(written_keys(action.shortcuts()), action.text())
        for action in widget.findChildren(QAction)
        if action.shortcuts() and action.text() and action.isEnabled()
    ]
    return [*lines, *_named(widget.findChildren(QShortcut))]


def own_shortcuts(widget: QWidget) -> list[KeyLine]:
    """The keys of a widget itself, without those of what is in it."""
    return _named(widget.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly))


def _named(shortcuts: Sequence[QShortcut]) -> list[KeyLine]:
    return [KeyLine(written_keys(each.keys()), each.whatsThis()) for each in shortcuts if each.whatsThis()]
